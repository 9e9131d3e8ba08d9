import * as fs from 'node:fs'
import path from 'node:path'
import { ActionError } from '../errors.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'

/* The workflow's own prompt, from an input or a file. */

/** Linux starts no process with a variable of 128 KiB, and the runner passes inputs as variables. */
const MAX_PROMPT_BYTES = 64 * 1024
/** Far above any sensible prompt. The service documents no limit. */
const MAX_PROMPT_FILE_BYTES = 256 * 1024

/** Values that are no prompt: what an expression leaves over that was not filled in, and the remedy for each. */
const LEFT_OVERS: ReadonlyArray<readonly [RegExp, RichText]> = [
  [/^(?:null|undefined)$/, trusted('what fills it gave no text')],
  [
    /^(?:Object|Array|\[object Object\])$/,
    trusted('name a field, such as github.event.issue.title'),
  ],
  // Nothing but `$NAME`, `${NAME}`, `{{ … }}` or `${{ … }}`.
  [
    /^(?:\$[A-Za-z_]\w*|\$\{[A-Za-z_]\w*\}|\$?\{\{[^{}]*\}\})$/,
    richText`nothing has filled it: write \`\${{ … }}\` in the workflow, where GitHub fills it`,
  ],
]

/** U+FFFD replaces NUL bytes and lone surrogates, which JSON or the service may refuse. */
function toPrompt(text: string, whyEmpty: RichText): string {
  const prompt = text.toWellFormed().replaceAll('\0', '\uFFFD')
  const words = prompt.trim()
  if (words === '') throw new ActionError(richText`is empty or white space: ${whyEmpty}`)
  for (const [pattern, remedy] of LEFT_OVERS) {
    if (pattern.test(words)) throw new ActionError(richText`is ${inQuotes(words, 60)}: ${remedy}`)
  }
  return prompt
}

/** @throws ActionError */
export function parsePrompt(value: string): string {
  const whyEmpty = trusted('the expression that fills it has no value in this event')
  const prompt = toPrompt(value.trim(), whyEmpty)
  const bytes = Buffer.byteLength(prompt)
  if (bytes <= MAX_PROMPT_BYTES) return prompt
  throw new ActionError(
    richText`holds ${bytes} bytes, more than the ${MAX_PROMPT_BYTES} allowed: write it to a file, which may hold 256 KiB, and name that in \`prompt-file\``,
  )
}

/** @returns the file's text. @throws ActionError */
export function readPrompt(file: string, workspace: string): string {
  const text = readPromptFile(file, workspace)
  return toPrompt(text, richText`an earlier step must write ${inQuotes(file)}`)
}

/** Links are resolved first. @throws ActionError */
function readPromptFile(file: string, workspace: string): string {
  try {
    const root = fs.realpathSync.native(workspace)
    const resolved = fs.realpathSync.native(path.resolve(root, file))
    const isInside = resolved.startsWith(root + path.sep) && !/[\\/]\.git[\\/]/i.test(resolved)
    const found = fs.statSync(resolved)
    if (isInside && found.isFile() && found.size <= MAX_PROMPT_FILE_BYTES)
      return new TextDecoder('utf-8', { fatal: true }).decode(fs.readFileSync(resolved))
  } catch {}
  throw new ActionError(
    richText`${inQuotes(file)} is no file in the workspace of at most 256 KiB of UTF-8: let an earlier step make it, such as actions/checkout`,
  )
}
