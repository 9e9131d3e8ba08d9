import { posix } from 'node:path'
import type { CommitFiles } from '../github/repository.ts'
import type { Checkpoint } from '../runtime.ts'
import type { Source } from './navigation.ts'
import { type MadePage, makePages, type Operation, readOperations, Unreadable } from './openapi.ts'
import type { Commit } from './pages.ts'
import { type Made, Site, type Unread } from './sites.ts'

/*
 * Adds to both commits the pages that the service makes from specifications. First, each source of a site is either
 * planned or unread, with its reason. Then specifications are read, but only of sites whose pages could differ, each
 * once, and only their operations are kept. Then pages are made of them.
 */

/** A large real one has 2.7 MB. */
const MAX_BYTES = 8_000_000
/** GitHub sends it in Base64. */
const MAX_ANSWER_BYTES = 12 * 1024 * 1024
/** In both commits together. */
const MAX_SPECIFICATIONS = 20
/** In a site at one commit. */
const MAX_PAGES = 50_000
const OVERLAY = /overlay[^/]*\.(?:json|ya?ml)$/i

interface Planned {
  readonly kind: 'planned'
  readonly source: Source
  /** Differs wherever the specification or an overlay does. */
  readonly trace: string
  readonly hash: string
  /** In the repository, where `source.file` is in the site. */
  readonly path: string
  readonly files: CommitFiles
}

type Plan = Planned | (Unread & { readonly kind: 'unread' })

/** A site at one commit, with a plan for each of its sources. */
interface SitePlan {
  readonly sources: readonly Plan[]
  /** Differs wherever docs.json or a specification does. */
  readonly fingerprint: string
}

export async function readMadePages(
  base: Commit,
  head: Commit,
  checkpoint: Checkpoint,
): Promise<{ base: Commit; head: Commit }> {
  const plans = new Map<Site, readonly Plan[]>()
  for (const [folder, before] of base.sites) {
    const after = head.sites.get(folder)
    if (after === undefined) continue
    const hasSources = before.docs.sources.length + after.docs.sources.length > 0
    if (!hasSources) continue
    const old = planSite(before, base.files)
    const now = planSite(after, head.files)
    const isSame = old.fingerprint === now.fingerprint
    // If the page of a file goes, one that an unchanged specification makes may show at its address.
    const addresses = before.pages.keys()
    const losesPage = addresses.some((address) => !after.pages.has(address))
    if (isSame && !losesPage) continue
    plans.set(before, old.sources)
    plans.set(after, now.sources)
  }
  if (plans.size === 0) return { base, head }
  const all = [...plans.values()].flat()
  const operations = await readAll(all, checkpoint)
  const made = new Map<Site, Made>()
  for (const [site, sources] of plans) {
    const ofSite = await makeAll(sources, operations, checkpoint)
    made.set(site, ofSite)
  }
  return { base: withMade(base, made), head: withMade(head, made) }
}

function withMade(commit: Commit, made: ReadonlyMap<Site, Made>): Commit {
  const sites = new Map<string, Site>()
  for (const [folder, site] of commit.sites) {
    const ofSite = made.get(site)
    const whole = ofSite === undefined ? site : new Site(site, ofSite)
    sites.set(folder, whole)
  }
  return { files: commit.files, sites, broken: commit.broken }
}

function planSite(site: Site, files: CommitFiles): SitePlan {
  const inTree = (file: string) => {
    const path = file.replace(/^\/+/, '')
    return posix.join(site.folder, path)
  }
  // The service knows an overlay by its content. To read every file costs too many requests, so names have to do here.
  const foundOverlays = site.files.filter((file) => OVERLAY.test(file))
  const plans: Plan[] = []
  const traces: string[] = []
  for (const source of site.docs.sources) {
    const path = inTree(source.file)
    const hash = files.hashes.get(path)
    const overlays = source.overlays?.map(inTree) ?? foundOverlays
    const overlayHashes = overlays.map((file) => files.hashes.get(file))
    const trace = [source.file, hash, ...overlayHashes].join(' ')
    traces.push(trace)
    const bytes = files.sizes.get(path)
    const why = whyUnread(source, bytes, overlays.length > 0)
    const isReadable = why === undefined && hash !== undefined
    if (isReadable) {
      plans.push({
        kind: 'planned',
        source,
        trace,
        hash,
        path,
        files,
      })
      continue
    }
    const reason = why ?? 'not in this repository'
    plans.push({
      kind: 'unread',
      file: source.file,
      source,
      trace,
      reason,
    })
  }
  for (const file of site.docs.files) {
    const hash = files.hashes.get(file)
    traces.push(`${file} ${hash}`)
  }
  return { sources: plans, fingerprint: traces.join('\n') }
}

const OTHER_KINDS = {
  asyncapi: 'AsyncAPI',
  graphql: 'GraphQL',
  sdk: 'an SDK reference',
} as const

function whyUnread(
  source: Source,
  bytes: number | undefined,
  hasOverlays: boolean,
): string | undefined {
  if (source.kind !== 'openapi') return OTHER_KINDS[source.kind]
  if (source.file === '') return 'no specification is named'
  if (/^https?:/i.test(source.file)) return 'at a URL'
  if (hasOverlays) return 'with overlays'
  if (bytes !== undefined && bytes > MAX_BYTES) return `over ${MAX_BYTES / 1e6} MB`
  return undefined
}

/** By the hash of their specification; a string says why they are unknown. */
type Operations = ReadonlyMap<string, readonly Operation[] | string>

async function readAll(plans: readonly Plan[], checkpoint: Checkpoint): Promise<Operations> {
  const planned = plans.filter((plan) => plan.kind === 'planned')
  const byHash = Map.groupBy(planned, (plan) => plan.hash)
  const ofOne: Planned[] = []
  const ofBoth: Planned[] = []
  for (const sames of byHash.values()) {
    const [plan] = sames
    if (plan === undefined) continue
    // A commit has one `CommitFiles`.
    const isOfBoth = sames.some((same) => same.files !== plan.files)
    if (isOfBoth) ofBoth.push(plan)
    else ofOne.push(plan)
  }
  // Most pages of a specification that both commits share stay, so these come last.
  const wanted = ofOne.concat(ofBoth)
  const first = wanted.slice(0, MAX_SPECIFICATIONS)
  const rest = wanted.slice(MAX_SPECIFICATIONS)

  const operations = new Map<string, readonly Operation[] | string>()
  for (const plan of rest) {
    operations.set(plan.hash, `not among the first ${MAX_SPECIFICATIONS}`)
  }
  await Promise.all(
    first.map(async (plan) => {
      const text = await plan.files.readOnce(plan.path, MAX_ANSWER_BYTES)
      try {
        const found = await readOperations(text, checkpoint)
        operations.set(plan.hash, found)
      } catch (error) {
        // The checkpoint's error ends the step: the time is up.
        if (!(error instanceof Unreadable)) throw error
        operations.set(plan.hash, error.message)
      }
    }),
  )
  return operations
}

async function makeAll(
  plans: readonly Plan[],
  operations: Operations,
  checkpoint: Checkpoint,
): Promise<Made> {
  const pages = new Map<string, MadePage>()
  const unread: Unread[] = []
  for (const plan of plans) {
    if (plan.kind === 'unread') {
      unread.push(plan)
      continue
    }
    const { source, trace } = plan
    const file = source.file
    const known = operations.get(plan.hash)
    // `readAll` has an answer for each hash.
    if (known === undefined) throw new Error(`${file} was not read`)
    if (typeof known === 'string') {
      unread.push({
        file,
        source,
        trace,
        reason: known,
      })
      continue
    }
    for (const page of makePages(source, known)) {
      await checkpoint()
      if (pages.size === MAX_PAGES) {
        const reason = `more than ${MAX_PAGES.toLocaleString('en')} pages`
        unread.push({
          file,
          source,
          trace,
          reason,
        })
        break
      }
      // Page addresses are in lower case, as `Site` looks them up. As in the service, the last of equal ones wins.
      pages.set(page.address, page)
    }
  }
  return { pages, unread }
}
