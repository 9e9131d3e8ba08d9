import type { ListedFile } from '../github/repository.ts'
import { maskKeys } from '../privacy/keys.ts'
import { inQuotes } from '../text.ts'
import { clean, countsOf, type Quotation } from './quotations.ts'

/** GitHub lists no more of a comparison or a commit, and then does not tell how many there are. */
const MAX_FILES = 300
/** Of all patches together: some 3,000 lines of code. */
const MAX_DIFF_BYTES = 128 * 1024

/** What package managers write: long, and nothing of it concerns readers of the documentation. */
const LOCK_FILE = /(?:[.-]lock(?:\.(?:json|yaml|hcl)|file)?|\.sum|\.resolved)$/

/** @param total how many files there are in all, if that is known */
export function quoteFiles(files: readonly ListedFile[], total?: number): Quotation {
  const lines = files.map(({ filename, status, additions, deletions }) => {
    // GitHub also says 0 of a file that it did not look into: a binary one, or one beyond the limits of a diff.
    const counts = additions + deletions === 0 ? '' : ` +${additions} -${deletions}`
    return `${inQuotes(filename)} ${inQuotes(status, 20)}${counts}`
  })
  const facts = countsOf({ items: files, isWhole: files.length < MAX_FILES }, total)
  return { kind: 'changed files', facts, body: lines.join('\n') }
}

/** The same, and their patches: the smallest, each of them whole, as many as there is room for. */
export function quoteDiff(files: readonly ListedFile[], total?: number): Quotation[] {
  const bytesOf = ({ patch = '' }: ListedFile) => Buffer.byteLength(patch)
  const readable = files.filter(({ filename, patch }) => patch && !LOCK_FILE.test(filename))
  const patches = new Map<ListedFile, string>()
  let room = MAX_DIFF_BYTES
  for (const file of readable.toSorted((a, b) => bytesOf(a) - bytesOf(b))) {
    // The others are as long or longer.
    if (bytesOf(file) > room) break
    const text = `=== ${inQuotes(file.filename)}\n${withoutKeys(file.patch ?? '')}\n`
    room -= Buffer.byteLength(text)
    if (room < 0) break
    patches.set(file, text)
  }
  const leftOut = files.length - patches.size
  const facts = {
    'patches quoted': patches.size,
    'files without their patch: lock files, long ones, others': leftOut || undefined,
  }
  const body = files.map((file) => patches.get(file) ?? '').join('')
  return [quoteFiles(files, total), { kind: 'diff', facts, body, maxBytes: MAX_DIFF_BYTES }]
}

/** A patch without recognised keys, each of its lines with a sign in front: none looks like a file's head. */
function withoutKeys(patch: string): string {
  const lines = clean(patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' '))
  // A sign would look like a part of the key behind it.
  return maskKeys(lines.replace(/^[+-]/gm, '$& ')).replace(/^([+-]) /gm, '$1')
}
