import { posix } from 'node:path'
import type { Runtime } from '../runtime.ts'
import { pageOfFile } from './docs-json.ts'
import { forEachRow } from './reading.ts'

/** A page, in a folder of docs with its docs.json, if it has one. */
export interface Place {
  folder: string
  config: string | undefined
  path: string
  /** Unique among the sites of a repository. */
  id: string
}

/** The folders of docs in a repository, each with its docs.json, if it has one. */
export type Sites = ReadonlyMap<string, string | undefined>

/** Whether the service leaves a file out of a site. The path is the file's in the repository. */
export type IsIgnored = (site: string, file: string) => boolean

/** One side of a pull request: what the service leaves out on it. The same object if both sides are alike. */
export interface Sides {
  before: IsIgnored
  after: IsIgnored
}

/** A file of a pull request, as GitHub lists it. */
export interface FileChange {
  filename: string
  status: string
  previous_filename?: string | undefined
  additions: number
  deletions: number
}

/** What becomes of a page. */
export interface PageChange {
  change: 'changed' | 'new' | 'removed' | 'moved'
  now: Place
  /** Where it was before; the same place unless it moved. */
  old: Place
  additions: number
  deletions: number
}

/** Paths of more are made to cost time. */
const MAX_SEGMENTS = 50
const MAX_PATH_LENGTH = 500

export function findSites(files: Iterable<string>): Sites {
  const sites = new Map<string, string | undefined>()
  for (const file of files) {
    const folder = posix.dirname(file)
    if (posix.basename(file) === 'docs.json') sites.set(folder, file)
    // Its forerunner says where the docs are, and is not read.
    if (posix.basename(file) === 'mint.json') sites.set(folder, sites.get(folder))
  }
  if (sites.size === 0) sites.set('.', undefined)
  return sites
}

/** The path of a file of a site, in the site. */
export function pathWithin(folder: string, file: string): string {
  return folder === '.' ? file : file.slice(folder.length + 1)
}

/** Finds the page of a file, in the site of the nearest docs.json; undefined where it is none. */
function findPlace(sites: Sites, isIgnored: IsIgnored, file: string): Place | undefined {
  if (!/\.mdx?$/.test(file) || file.length > MAX_PATH_LENGTH) return undefined
  if (file.split('/', MAX_SEGMENTS + 1).length > MAX_SEGMENTS) return undefined
  let folder = posix.dirname(file)
  while (!sites.has(folder) && folder !== '.') folder = posix.dirname(folder)
  if (!sites.has(folder)) return undefined
  const inside = pathWithin(folder, file)
  // Parts of pages: the service publishes none of them alone.
  if (inside.startsWith('snippets/') || isIgnored(folder, file)) return undefined
  const path = pageOfFile(inside)
  return { folder, config: sites.get(folder), path, id: `${folder}\n${path}` }
}

/**
 * What becomes of pages: a page is its path, whatever file it is in. Pages change, too, if the service leaves
 * out others after the pull request than before it.
 * @param head all files after the pull request
 * @returns the pages that change, all pages that were there before, and how many other files change
 */
export async function comparePages(
  run: Runtime,
  { items: files, isWhole }: { items: readonly FileChange[]; isWhole: boolean },
  head: Iterable<string>,
  sites: Sites,
  { before, after }: Sides,
) {
  const wasThere = new Map<string, Place>()
  const isThere = new Map<string, Place>()
  const listed = new Set(files.map(({ filename }) => filename))
  await forEachRow(head, run, (file) => {
    if (listed.has(file)) return
    const now = findPlace(sites, after, file)
    const old = before === after ? now : findPlace(sites, before, file)
    if (old) wasThere.set(old.id, old)
    if (now) isThere.set(now.id, now)
  })

  const touched = new Map<string, PageChange>()
  const touch = (now: Place): PageChange => {
    const page = touched.get(now.id)
    if (page !== undefined) return page
    const added: PageChange = { change: 'changed', now, old: now, additions: 0, deletions: 0 }
    touched.set(now.id, added)
    return added
  }
  let otherFiles = 0
  await forEachRow(files, run, ({ filename, status, previous_filename = filename, ...lines }) => {
    const isOld = status !== 'added' && status !== 'copied'
    const old = isOld ? findPlace(sites, before, previous_filename) : undefined
    const now = status === 'removed' ? undefined : findPlace(sites, after, filename)
    if (old) wasThere.set(old.id, old)
    if (now) isThere.set(now.id, now)
    if (old) touch(old)
    const place = now ?? old
    if (!place) otherFiles++
    else {
      const page = touch(place)
      page.additions += lines.additions
      page.deletions += lines.deletions
      if (old) page.old = old
    }
  })
  // Of a part of the files, nobody knows which others were there before.
  for (const [id, place] of isWhole ? [...wasThere, ...isThere] : [])
    if (wasThere.has(id) !== isThere.has(id)) touch(place)

  const left = new Set<string>()
  for (const page of touched.values()) {
    const { now, old } = page
    if (wasThere.has(now.id) || isThere.has(old.id)) page.old = now
    else left.add(old.id)
  }
  const pages = [...touched.values()].flatMap((page): PageChange | [] => {
    const { now, old } = page
    const isMoved = old !== now || left.has(now.id)
    const change = fateOf(wasThere.has(now.id), isThere.has(now.id), isMoved)
    return change === undefined ? [] : { ...page, change }
  })
  return { pages, before: [...wasThere.values()], otherFiles }
}

/** Undefined where a page moved away from: it is named where it is now. */
function fateOf(wasThere: boolean, isThere: boolean, isMoved: boolean) {
  if (wasThere && isThere) return 'changed'
  if (isThere) return isMoved ? 'moved' : 'new'
  return isMoved ? undefined : 'removed'
}
