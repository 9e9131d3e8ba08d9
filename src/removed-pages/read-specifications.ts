import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import type { CommitFiles } from '../github/repository.ts'
import { type MadePage, makePages } from './made-pages.ts'
import type { Source } from './navigation.ts'
import { type Commit, createSite, type Made, type Site, type Unread } from './sites.ts'
import { type Operation, readOperations } from './specification.ts'

/* Reads specifications only if pages could differ, each once, one at a time, and keeps their operations alone. */

/** A large real one has 2.7 MB. */
const MAX_BYTES = 8_000_000
/** GitHub sends it in Base64. */
const MAX_ANSWER_BYTES = 12 * 1024 * 1024
/** In both commits together. */
const MAX_SPECIFICATIONS = 20
/** In a site at one commit. */
const MAX_PAGES = 50_000
const OVERLAY = /overlay[^/]*\.(?:json|ya?ml)$/i

interface Readable extends Omit<Unread, 'reason'> {
  readonly hash: string
  readonly path: string
  readonly files: CommitFiles
}

type PlannedSource = Readable | Unread

export async function readMadePages(
  base: Commit,
  head: Commit,
  pause: () => Promise<void>,
): Promise<{ base: Commit; head: Commit }> {
  const planned = new Map<Site, PlannedSource[]>()
  for (const before of base.sites) {
    const after = head.sites.find(({ folder }) => folder === before.folder)
    if (after === undefined) continue
    const [old, now] = [planSite(before, base.files), planSite(after, head.files)]
    const isSame = fingerprintOf(before, base.files, old) === fingerprintOf(after, head.files, now)
    // A deleted file may have hidden a made page.
    const hasAllFiles = [...before.pages.keys()].every((address) => after.pages.has(address))
    if (isSame && hasAllFiles) continue
    planned.set(before, old)
    planned.set(after, now)
  }
  const operations = await readAll([...planned.values()].flat(), pause)
  const withMade = async (commit: Commit): Promise<Commit> => {
    const sites: Site[] = []
    for (const site of commit.sites) {
      const sources = planned.get(site) ?? []
      const made = await makeAll(sources, operations, pause)
      sites.push(sources.length === 0 ? site : createSite({ ...site, made }))
    }
    return { ...commit, sites }
  }
  return { base: await withMade(base), head: await withMade(head) }
}

/** Differs wherever docs.json, `.mintignore` or a specification does. */
function fingerprintOf(
  site: Site,
  { hashes }: CommitFiles,
  sources: readonly PlannedSource[],
): string {
  const files = [...site.docs.files, posix.join(site.folder, '.mintignore')]
  const hashed = files.map((file) => `${file} ${hashes.get(file)}`)
  return [...hashed, ...sources.map(({ trace }) => trace)].join('\n')
}

function planSite(site: Site, files: CommitFiles): PlannedSource[] {
  const found = site.files.filter((file) => OVERLAY.test(file))
  return site.docs.sources.map((source): PlannedSource => {
    const inTree = (file: string) => posix.join(site.folder, file.replace(/^\/+/, ''))
    const path = inTree(source.file)
    const hash = files.hashes.get(path)
    const overlays = source.overlays?.map(inTree) ?? found
    const reason = whyUnread(source, files.sizes.get(path), overlays.length > 0)
    const trace = [source.file, hash, ...overlays.map((file) => files.hashes.get(file))].join(' ')
    return reason !== undefined || hash === undefined
      ? { source, trace, reason: reason ?? 'not in this repository' }
      : { source, trace, hash, path, files }
  })
}

const OTHER_KINDS = { asyncapi: 'AsyncAPI', graphql: 'GraphQL', sdk: 'an SDK reference' } as const

function whyUnread(
  { kind, file }: Source,
  bytes: number | undefined,
  hasOverlays: boolean,
): string | undefined {
  if (kind !== 'openapi') return OTHER_KINDS[kind]
  if (file === '') return 'no specification is named'
  if (/^https?:/i.test(file)) return 'at a URL'
  if (hasOverlays) return 'with overlays'
  if (bytes !== undefined && bytes > MAX_BYTES) return `over ${MAX_BYTES / 1e6} MB`
  return undefined
}

/** By the hash of their specification; a string says why they are unknown. */
type Operations = ReadonlyMap<string, readonly Operation[] | string>

async function readAll(
  plans: readonly PlannedSource[],
  pause: () => Promise<void>,
): Promise<Operations> {
  const readable = Map.groupBy(
    plans.flatMap((plan) => ('hash' in plan ? [plan] : [])),
    ({ hash }) => hash,
  )
  // Specifications of one commit first: the others matter only for pages that a deleted file hid. A commit has one
  // `CommitFiles`.
  const isOfBoth = (group: readonly { files: CommitFiles }[]) =>
    new Set(group.map(({ files }) => files)).size > 1
  const groups = [...readable].sort(([, a], [, b]) => Number(isOfBoth(a)) - Number(isOfBoth(b)))
  const operations = new Map<string, readonly Operation[] | string>()
  for (const [n, [hash, [plan]]] of groups.entries()) {
    if (plan === undefined || n >= MAX_SPECIFICATIONS) {
      operations.set(hash, `not among the first ${MAX_SPECIFICATIONS}`)
      continue
    }
    const text = await plan.files.readOnce(plan.path, MAX_ANSWER_BYTES)
    operations.set(hash, await readOperations(text, pause).catch(asReason))
  }
  return operations
}

function asReason(error: unknown): string {
  if (error instanceof ActionError) return error.message
  throw error
}

async function makeAll(
  plans: readonly PlannedSource[],
  operations: Operations,
  pause: () => Promise<void>,
): Promise<Made> {
  const pages = new Map<string, MadePage>()
  const unread: Unread[] = []
  for (const plan of plans) {
    const known = 'hash' in plan ? operations.get(plan.hash) : plan.reason
    if (known === undefined || typeof known === 'string') {
      unread.push({ source: plan.source, trace: plan.trace, reason: known ?? '' })
      continue
    }
    for (const page of makePages(plan.source, known)) {
      await pause()
      if (pages.size < MAX_PAGES) pages.set(page.address, page)
      else {
        const reason = `more than ${MAX_PAGES.toLocaleString('en')} pages`
        unread.push({ source: plan.source, trace: plan.trace, reason })
        break
      }
    }
  }
  return { pages, unread }
}
