import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import type { CommitFiles } from '../github/repository.ts'
import type { Source } from './navigation.ts'
import { type MadePage, makePages, type Operation, readOperations } from './openapi.ts'
import type { Commit } from './pages.ts'
import { createSite, type Made, type Site, type Unread } from './sites.ts'

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

interface Planned extends Omit<Unread, 'reason'> {
  readonly kind: 'planned'
  readonly hash: string
  readonly path: string
  readonly files: CommitFiles
}

type Plan = Planned | (Unread & { readonly kind: 'unread' })

export async function readMadePages(
  base: Commit,
  head: Commit,
  pause: () => Promise<void>,
): Promise<{ base: Commit; head: Commit }> {
  const plans = new Map<Site, readonly Plan[]>()
  for (const before of base.sites) {
    const after = head.sites.find(({ folder }) => folder === before.folder)
    if (after === undefined) continue
    const old = planSite(before, base.files)
    const now = planSite(after, head.files)
    if (!couldDiffer(before, base.files, old, after, head.files, now)) continue
    plans.set(before, old)
    plans.set(after, now)
  }
  const operations = await readAll([...plans.values()].flat(), pause)
  return {
    base: await withMadePages(base, plans, operations, pause),
    head: await withMadePages(head, plans, operations, pause),
  }
}

async function withMadePages(
  commit: Commit,
  plans: ReadonlyMap<Site, readonly Plan[]>,
  operations: Operations,
  pause: () => Promise<void>,
): Promise<Commit> {
  const sites: Site[] = []
  for (const site of commit.sites) {
    const ofSite = plans.get(site) ?? []
    const made = await makeAll(ofSite, operations, pause)
    sites.push(ofSite.length === 0 ? site : createSite({ ...site, made }))
  }
  return { ...commit, sites }
}

function planSite(site: Site, files: CommitFiles): Plan[] {
  const inTree = (file: string) => posix.join(site.folder, file.replace(/^\/+/, ''))
  const found = site.files.filter((file) => OVERLAY.test(file))
  return site.docs.sources.map((source): Plan => {
    const path = inTree(source.file)
    const hash = files.hashes.get(path)
    const overlays = source.overlays?.map(inTree) ?? found
    const hashes = [hash, ...overlays.map((file) => files.hashes.get(file))]
    const trace = [source.file, ...hashes].join(' ')
    const reason = whyUnread(source, files.sizes.get(path), overlays.length > 0)
    if (reason !== undefined) return { kind: 'unread', source, trace, reason }
    if (hash === undefined)
      return { kind: 'unread', source, trace, reason: 'not in this repository' }
    return { kind: 'planned', source, trace, hash, path, files }
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

/** Whether the pages that a site makes, or shows of them, may be others at the head. */
function couldDiffer(
  before: Site,
  filesBefore: CommitFiles,
  plansBefore: readonly Plan[],
  after: Site,
  filesAfter: CommitFiles,
  plansAfter: readonly Plan[],
): boolean {
  const old = fingerprintOf(before, filesBefore, plansBefore)
  if (old !== fingerprintOf(after, filesAfter, plansAfter)) return true
  // A deleted file may have hidden a page that was made.
  return [...before.pages.keys()].some((address) => !after.pages.has(address))
}

/** Differs wherever docs.json, `.mintignore` or a specification does. */
function fingerprintOf(site: Site, { hashes }: CommitFiles, plans: readonly Plan[]): string {
  const files = [...site.docs.files, posix.join(site.folder, '.mintignore')]
  const hashed = files.map((file) => `${file} ${hashes.get(file)}`)
  return [...hashed, ...plans.map(({ trace }) => trace)].join('\n')
}

/** By the hash of their specification; a string says why they are unknown. */
type Operations = ReadonlyMap<string, readonly Operation[] | string>

async function readAll(plans: readonly Plan[], pause: () => Promise<void>): Promise<Operations> {
  const operations = new Map<string, readonly Operation[] | string>()
  const wanted = inOrder(plans.filter((plan) => plan.kind === 'planned'))
  for (const { hash } of wanted.slice(MAX_SPECIFICATIONS))
    operations.set(hash, `not among the first ${MAX_SPECIFICATIONS}`)
  await Promise.all(
    wanted.slice(0, MAX_SPECIFICATIONS).map(async ({ hash, path, files }) => {
      const text = await files.readOnce(path, MAX_ANSWER_BYTES)
      operations.set(hash, await readOperations(text, pause).catch(asReason))
    }),
  )
  return operations
}

/**
 * Each specification once. First come the ones that only one commit has: a specification of both commits matters only
 * for pages that a deleted file hid.
 */
function inOrder(plans: readonly Planned[]): Planned[] {
  const ofOne: Planned[] = []
  const ofBoth: Planned[] = []
  for (const sames of Map.groupBy(plans, ({ hash }) => hash).values()) {
    const [plan] = sames
    if (plan === undefined) continue
    // A commit has one `CommitFiles`.
    const isOfBoth = sames.some(({ files }) => files !== plan.files)
    if (isOfBoth) ofBoth.push(plan)
    else ofOne.push(plan)
  }
  return [...ofOne, ...ofBoth]
}

function asReason(error: unknown): string {
  if (error instanceof ActionError) return error.message
  throw error
}

async function makeAll(
  plans: readonly Plan[],
  operations: Operations,
  pause: () => Promise<void>,
): Promise<Made> {
  const pages = new Map<string, MadePage>()
  const unread: Unread[] = []
  for (const plan of plans) {
    const { source, trace } = plan
    const known = plan.kind === 'planned' ? (operations.get(plan.hash) ?? '') : plan.reason
    if (typeof known === 'string') {
      unread.push({ source, trace, reason: known })
      continue
    }
    for (const page of makePages(source, known)) {
      await pause()
      if (pages.size === MAX_PAGES) {
        const reason = `more than ${MAX_PAGES.toLocaleString('en')} pages`
        unread.push({ source, trace, reason })
        break
      }
      pages.set(page.address, page)
    }
  }
  return { pages, unread }
}
