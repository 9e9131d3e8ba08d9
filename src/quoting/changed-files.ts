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

export function quoteFiles(files: readonly ListedFile[], total?: number): Quotation {
  const lines = files.map(({ filename, status, additions, deletions }) => {
    // GitHub also says 0 for files that it didn't diff: binary or too large.
    const counts = additions + deletions === 0 ? '' : ` +${additions} -${deletions}`
    return `${inQuotes(filename)} ${inQuotes(status, 20)}${counts}`
  })
  const facts = countsOf({ items: files, isWhole: files.length < MAX_FILES }, total)
  return { kind: 'changed files', facts, body: lines.join('\n') }
}

/** Whole patches, smallest first. */
export function quoteDiff(files: readonly ListedFile[], total?: number): Quotation[] {
  const bytesOf = ({ patch = '' }: ListedFile) => Buffer.byteLength(patch)
  const readable = files.filter(({ filename, patch }) => patch && !LOCK_FILE.test(filename))
  const patches = new Map<ListedFile, string>()
  let room = MAX_DIFF_BYTES
  for (const file of readable.toSorted((a, b) => bytesOf(a) - bytesOf(b))) {
    if (bytesOf(file) > room) break
    const text = `=== ${inQuotes(file.filename)}\n${withoutKeys(file.patch ?? '')}\n`
    room -= Buffer.byteLength(text)
    if (room < 0) break
    patches.set(file, text)
  }
  const leftOut = files.length - patches.size
  const facts = {
    'patches quoted': patches.size,
    'files without a patch: lock files, long files, others': leftOut || undefined,
  }
  const body = files.map((file) => patches.get(file) ?? '').join('')
  return [quoteFiles(files, total), { kind: 'diff', facts, body, maxBytes: MAX_DIFF_BYTES }]
}

/** Keeps a sign before each line, so that no line looks like the head of another file. */
function withoutKeys(patch: string): string {
  const lines = clean(patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' '))
  // `maskKeys` would take the sign as a part of the key.
  return maskKeys(lines.replace(/^[+-]/gm, '$& ')).replace(/^([+-]) /gm, '$1')
}
