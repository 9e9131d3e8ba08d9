import { whyMaybePublic } from '../../frame/event.ts'
import {
  type Block,
  countOf,
  formatCount,
  join,
  ours,
  paragraph,
  say,
  theirs,
} from '../../frame/page.ts'
import { cutToBytes } from '../../quoting/quotations.ts'
import { redact } from '../../redact.ts'
import type { Log } from '../../runtime.ts'
import { cutTo, LINE_BREAK, visible } from '../../text.ts'
import type { AskStep } from '../step.ts'

/*
 * The prompt as people see it, in the log, the summary and comments. In a public repository, everybody can read these.
 * GitHub logs the input `prompt` anyway, but the file of `prompt-file` may be private.
 */

/** More than we send. */
const MAX_LOGGED_BYTES = 512 * 1024
const LINES_IN_SUMMARY = 3
const LINE_LENGTH_IN_SUMMARY = 200

type Asking = Pick<AskStep, 'inputs' | 'event'>

/** In a group of its own, each line safe for the runner. */
export async function logPrompt(log: Log, prompt: string): Promise<void> {
  // A secret may have several lines, and half of one is not recognised: redact the whole, then cut.
  const whole = redact(prompt)
  const text = cutToBytes(whole, MAX_LOGGED_BYTES)
  await log.group('Prompt', async () => {
    for (const line of text.split(LINE_BREAK)) log.info(line)
    if (text.length < whole.length) log.info(`(cut: ${Buffer.byteLength(whole)} bytes in all)`)
  })
}

/** @param prompt the workflow's own, or a default one */
export function promptForLog(prompt: string | undefined, step: Asking): string | undefined {
  const { promptFile } = step.inputs
  return prompt === promptFile ? (describeHiddenFile(step) ?? prompt) : prompt
}

/** The words of the workflow's author, not our default ones. */
export function ownPrompt({ prompt, promptFile }: Asking['inputs']): string | undefined {
  return prompt ?? promptFile
}

/** For summary and comment. */
export function promptToShow(step: Asking): string | undefined {
  return describeHiddenFile(step) === undefined ? ownPrompt(step.inputs) : undefined
}

/** The first lines, in a quotation, and how much follows; nothing of a default prompt. */
export function quotePrompt(step: Asking): Block[] {
  const hidden = describeHiddenFile(step)
  if (hidden !== undefined) return [paragraph(ours(`> Prompt: ${hidden}`))]
  const prompt = promptToShow(step)
  if (prompt === undefined) return []
  const lines = prompt
    .split(LINE_BREAK)
    .map((line) => visible(line, Number.POSITIVE_INFINITY))
    .filter((line) => line !== '')
  const first = lines.slice(0, LINES_IN_SUMMARY)
  let left = 0
  for (const line of lines) left += [...line].length
  for (const line of first) left -= [...cutTo(line, LINE_LENGTH_IN_SUMMARY)].length
  const shown = first.map((line) => theirs(line, LINE_LENGTH_IN_SUMMARY))
  if (left > 0) shown.push(say`… and ${countOf(left, 'more character')}`)
  // One line of Markdown: at the start of a line, a dash or a number would begin a list.
  return [paragraph(say`> Prompt: ${join(shown, ours('<br>'))}`)]
}

/** Undefined if there is no file, or only members of the organization can read the repository. */
function describeHiddenFile({ inputs, event }: Asking): string | undefined {
  const why = whyMaybePublic(event)
  if (inputs.promptFile === undefined || why === undefined) return undefined
  const bytes = Buffer.byteLength(inputs.promptFile)
  return `(the file of \`prompt-file\`, ${formatCount(bytes)} bytes, is not shown: ${why})`
}
