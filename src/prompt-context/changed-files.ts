import type { ListedFile } from '../github/repository.ts'
import { maskKeys } from '../privacy/scrub.ts'
import { inQuotes } from '../text.ts'
import { type Quotation, quotedCount, sanitizeForFence } from './quotations.ts'

/** GitHub lists no more for a comparison or a commit, without a total. */
const MAX_LISTED_FILES = 300
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
export function areAllListed(files: ChangedFiles): boolean {
  const count = files.listed.length
  const total = files.total ?? 0
  return count < MAX_LISTED_FILES && total <= count
}

export function quoteFiles(files: ChangedFiles): Quotation {
  const lines: string[] = []
  for (const file of files.inPaths ?? files.listed) {
    const name = inQuotes(file.filename)
    const status = inQuotes(file.status, 20)
    let line = `${name} ${status}`
    // GitHub also says 0 for files that it didn't diff: binary or too large.
    const isCounted = file.additions + file.deletions !== 0
    if (isCounted) line += ` +${file.additions} -${file.deletions}`
    lines.push(line)
  }
  return {
    kind: 'changed files',
    facts: countsOfFiles(files),
    body: lines.join('\n'),
  }
}

function countsOfFiles(files: ChangedFiles): Quotation['facts'] {
  const listed = files.listed.length
  const counts = quotedCount(listed, listed < MAX_LISTED_FILES, files.total)
  if (files.inPaths === undefined) return counts
  let inPaths: number | string = files.inPaths.length
  if (!areAllListed(files)) inPaths = `not known, at least ${inPaths}`
  return {
    'count in `paths`': inPaths,
    'count of all': counts.count,
  }
}

/** Whole patches, the smallest first to fit, in the order of the list. */
export function quoteDiff(files: ChangedFiles): Quotation {
  const quoted = files.inPaths ?? files.listed
  const texts = new Map<ListedFile, string>()
  let room = MAX_DIFF_BYTES
  for (const patch of patchesIn(quoted)) {
    // Before the patch is cleaned, since one of many megabytes would take long.
    if (patch.bytes > room) break
    const name = inQuotes(patch.file.filename)
    const lines = withoutKeys(patch.text)
    const text = `=== ${name}\n${lines}\n`
    room -= Buffer.byteLength(text)
    if (room < 0) break
    texts.set(patch.file, text)
  }
  const body = quoted.map((file) => texts.get(file)).join('')
  let leftOut: number | undefined
  if (texts.size < quoted.length) leftOut = quoted.length - texts.size
  return {
    kind: 'diff',
    facts: {
      'patches quoted': texts.size,
      'files without a patch: lock files, long files, others': leftOut,
    },
    body,
    maxBytes: MAX_DIFF_BYTES,
  }
}

interface Patch {
  readonly file: ListedFile
  readonly text: string
  readonly bytes: number
}

/** The smallest first. */
function patchesIn(files: readonly ListedFile[]): Patch[] {
  const patches: Patch[] = []
  for (const file of files) {
    const text = file.patch
    if (text === undefined || text === '') continue
    if (LOCK_FILE.test(file.filename)) continue
    const bytes = Buffer.byteLength(text)
    patches.push({ file, text, bytes })
  }
  return patches.sort((a, b) => a.bytes - b.bytes)
}

/** Keeps a sign before each line, so that no line looks like the head of another file. */
function withoutKeys(patch: string): string {
  const lines = sanitizeForFence(patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' '))
  // `maskKeys` would take the sign as a part of the key.
  const apart = lines.replace(/^[+-]/gm, '$& ')
  const masked = maskKeys(apart)
  return masked.replace(/^([+-]) /gm, '$1')
}
