import { ActionError } from '../base/errors.ts'
import { checkPrompt, MAX_PROMPT_BYTES } from '../base/prompt.ts'
import { messageOf, quote } from '../base/text.ts'
import type { Listed } from '../github/call.ts'
import type { ChangedFile, InlineComment } from '../github/pulls.ts'
import { type Quotation, renderQuotations } from './quotation.ts'

/** Enough for any issue that a person wrote; half of what a prompt may hold. */
export const MAX_CONTEXT_BYTES = 32 * 1024

/**
 * A prompt with its context behind it.
 * @param nonce drawn anew for each prompt
 * @throws ActionError when the two are too long together
 */
export function appendContext(
  prompt: string,
  { quotations, nonce }: { quotations: Quotation[]; nonce: string },
): string {
  const separator = '\n\n'
  const leftBytes = MAX_PROMPT_BYTES - Buffer.byteLength(prompt + separator)
  const maxBytes = Math.min(MAX_CONTEXT_BYTES, leftBytes)
  try {
    return checkPrompt(prompt + separator + renderQuotations(quotations, { maxBytes, nonce }))
  } catch (cause) {
    throw new ActionError(`The prompt with the event's context ${messageOf(cause)}.`, { cause })
  }
}

/** A list of files, as GitHub's API has it, for an appendix. */
export function quoteChangedFiles(files: Listed<ChangedFile>): Quotation {
  const lines = files.items.map(
    ({ filename, status, additions, deletions }) =>
      `${quote(filename)} ${quote(status, 20)} +${additions} -${deletions}`,
  )
  return { kind: 'changed files', facts: countOf(files), body: lines.join('\n') }
}

/** The comments that a review has on single lines. */
export function quoteInlineComments(comments: Listed<InlineComment>): Quotation {
  const place = ({ path, line }: InlineComment) =>
    line ? `${quote(path)}, line ${line}` : quote(path)
  const body = comments.items
    .map((comment) => `In ${place(comment)}:\n${comment.body}`)
    .join('\n\n')
  return { kind: 'inline comments of the review', facts: countOf(comments), body }
}

/** How many there are, and how many of them are quoted where that is not all. */
function countOf({ items, total }: Listed<unknown>): Quotation['facts'] {
  const shown = items.length
  return total === shown
    ? { count: shown }
    : { count: total ?? `more than ${shown}`, 'quoted of them': shown }
}
