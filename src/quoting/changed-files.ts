import type { ListedFile } from '../github/repository.ts'
import { maskKeys } from '../privacy/keys.ts'
import { inQuotes } from '../text.ts'
import { clean, countsOf, type Quotation } from './quotations.ts'

/** GitHub lists no more for a comparison or a commit, without a total. */
const MAX_FILES = 300
/** For all patches: some 3,000 lines of code. */
const MAX_DIFF_BYTES = 128 * 1024
/** Package managers write long files that don't concern readers. */
const LOCK_FILE = /(?:[.-]lock(?:\.(?:json|yaml|hcl)|file)?|\.sum|\.resolved)$/

/** The changed files that GitHub lists. With `paths`, only some of them are quoted. */
export interface ChangedFiles {
  readonly listed: readonly ListedFile[]
  /** The true number, if GitHub says. */
  readonly total?: number | undefined
  /** Those in `paths`; undefined without `paths`. */
  readonly inPaths?: readonly ListedFile[] | undefined
}

/** False if GitHub may not list all of them. */
export function areAllListed({ listed, total = 0 }: ChangedFiles): boolean {
  return listed.length < MAX_FILES && total <= listed.length
}

export function quoteFiles(files: ChangedFiles): Quotation {
  const { listed, inPaths = listed } = files
  const lines = inPaths.map(({ filename, status, additions, deletions }) => {
    // GitHub also says 0 for files that it didn't diff: binary or too large.
    const counts = additions + deletions === 0 ? '' : ` +${additions} -${deletions}`
    return `${inQuotes(filename)} ${inQuotes(status, 20)}${counts}`
  })
  return { kind: 'changed files', facts: countsOfFiles(files), body: lines.join('\n') }
}

function countsOfFiles(files: ChangedFiles): Quotation['facts'] {
  const { listed, total, inPaths } = files
  const counts = countsOf({ items: listed, isWhole: listed.length < MAX_FILES }, total)
  if (inPaths === undefined) return counts
  const { length } = inPaths
  const count = areAllListed(files) ? length : `not known, at least ${length}`
  return { 'count in `paths`': count, 'count of all': counts.count }
}

/** Whole patches, the smallest first to fit, in the order of the list. */
export function quoteDiff({ listed, inPaths = listed }: ChangedFiles): Quotation {
  const texts = new Map<ListedFile, string>()
  let room = MAX_DIFF_BYTES
  for (const { file, patch, bytes } of patchesIn(inPaths)) {
    // Before the patch is cleaned, since one of many megabytes would take long.
    if (bytes > room) break
    const text = `=== ${inQuotes(file.filename)}\n${withoutKeys(patch)}\n`
    room -= Buffer.byteLength(text)
    if (room < 0) break
    texts.set(file, text)
  }
  const leftOut = inPaths.length - texts.size
  const facts = {
    'patches quoted': texts.size,
    'files without a patch: lock files, long files, others': leftOut === 0 ? undefined : leftOut,
  }
  const body = inPaths.map((file) => texts.get(file)).join('')
  return { kind: 'diff', facts, body, maxBytes: MAX_DIFF_BYTES }
}

interface Patch {
  readonly file: ListedFile
  readonly patch: string
  readonly bytes: number
}

/** The smallest first. */
function patchesIn(files: readonly ListedFile[]): Patch[] {
  const patches: Patch[] = []
  for (const file of files) {
    const { filename, patch } = file
    if (patch === undefined || patch === '' || LOCK_FILE.test(filename)) continue
    patches.push({ file, patch, bytes: Buffer.byteLength(patch) })
  }
  return patches.sort((a, b) => a.bytes - b.bytes)
}

/** Keeps a sign before each line, so that no line looks like the head of another file. */
function withoutKeys(patch: string): string {
  const lines = clean(patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' '))
  // `maskKeys` would take the sign as a part of the key.
  return maskKeys(lines.replace(/^[+-]/gm, '$& ')).replace(/^([+-]) /gm, '$1')
}
