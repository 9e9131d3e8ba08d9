import { ActionError } from './errors.ts'
import { redact } from './secrets.ts'
import { cutTo, LINE_BREAK } from './text.ts'

/** The service does not document a limit; this is far above any sensible prompt. */
export const MAX_PROMPT_BYTES = 64 * 1024
const FIRST_LINE_LENGTH = 80

/**
 * The prompt as it is sent: NUL bytes and lone surrogates, which JSON or the service may choke on,
 * become U+FFFD.
 * @throws ActionError when it is blank or longer than 64 KiB of UTF-8
 */
export function checkPrompt(text: string): string {
  const prompt = text.toWellFormed().replaceAll('\0', '\uFFFD')
  if (prompt.trim() === '') throw new ActionError('is empty or white space')
  const bytes = Buffer.byteLength(prompt)
  if (bytes > MAX_PROMPT_BYTES) {
    throw new ActionError(`holds ${bytes} bytes, more than the ${MAX_PROMPT_BYTES} allowed`)
  }
  return prompt
}

/** The prompt's first line with text, without secrets, at most 80 characters: enough to know it again. */
export function firstLine(prompt: string): string {
  // Before the cut, after which a secret would not be known again.
  return cutTo(redact(prompt.trim().split(LINE_BREAK, 1)[0] ?? ''), FIRST_LINE_LENGTH)
}
