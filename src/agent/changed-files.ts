import type { ListedFile } from '../github/repository.ts'
import { quote } from '../text.ts'
import { countsOf, type Quotation } from './prompt.ts'

/** GitHub lists no more of a comparison or a commit, and then does not tell how many there are. */
const MAX_FILES = 300

/**
 * The files of a comparison or a commit.
 * @param total how many there are in all, if that is known
 */
export function quoteFiles(
  files: readonly ListedFile[] | undefined,
  total?: number,
): Quotation | undefined {
  if (files === undefined) return undefined
  const lines = files.map(
    ({ filename, status, additions, deletions }) =>
      `${quote(filename)} ${quote(status, 20)} +${additions} -${deletions}`,
  )
  const facts = countsOf({ items: files, isWhole: files.length < MAX_FILES }, total)
  return { kind: 'changed files', facts, body: lines.join('\n') }
}
