import {
  type Block,
  countWithNoun,
  formatNumber,
  join,
  paragraph,
  type RichText,
  richText,
  trusted,
  untrusted,
} from '../../core/result-page.ts'
import { redact } from '../../redact.ts'
import type { Log } from '../../runtime.ts'
import { cutTo, cutToBytes, LINE_BREAK, visibleLine } from '../../text.ts'
import type { Inputs } from '../inputs.ts'
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
  const lines = text.split(LINE_BREAK)
  if (text.length < whole.length) {
    const bytes = Buffer.byteLength(whole)
    lines.push(`(cut: ${bytes} bytes in all)`)
  }
  await log.group('Prompt', async () => {
    for (const line of lines) log.info(line)
  })
}

/** The words of the workflow's author, not our default ones. */
export function workflowPrompt(inputs: Inputs): string | undefined {
  return inputs.prompt ?? inputs.promptFile
}

/** For summary and comment. */
export function workflowPromptUnlessHidden(step: Asking): string | undefined {
  const isHidden = describeHiddenFile(step) !== undefined
  if (isHidden) return undefined
  return workflowPrompt(step.inputs)
}

/** The first lines, in a quotation, and how much follows; nothing of a default prompt. */
export function promptExcerpt(step: Asking): Block[] {
  const hidden = describeHiddenFile(step)
  if (hidden !== undefined) {
    const text = trusted(`> Prompt: ${hidden}`)
    return [paragraph(text)]
  }
  const prompt = workflowPrompt(step.inputs)
  if (prompt === undefined) return []

  const shown: RichText[] = []
  /** Characters that are not shown. */
  let left = 0
  for (const whole of prompt.split(LINE_BREAK)) {
    const line = visibleLine(whole, Number.POSITIVE_INFINITY)
    if (line === '') continue
    left += [...line].length
    if (shown.length === LINES_IN_SUMMARY) continue
    const start = cutTo(line, LINE_LENGTH_IN_SUMMARY)
    left -= [...start].length
    shown.push(untrusted(line, LINE_LENGTH_IN_SUMMARY))
  }
  if (left > 0) {
    const more = countWithNoun(left, 'more character')
    shown.push(richText`… and ${more}`)
  }
  // One line of Markdown: at the start of a line, a dash or a number would begin a list.
  const lines = join(shown, trusted('<br>'))
  return [paragraph(richText`> Prompt: ${lines}`)]
}

/**
 * A note that replaces the file's words. Undefined if there is no file, or only members of the organization can read the
 * repository.
 */
export function describeHiddenFile(step: Asking): string | undefined {
  const file = step.inputs.promptFile
  const why = step.event.whyMaybePublic
  if (file === undefined || why === undefined) return undefined
  const bytes = Buffer.byteLength(file)
  return `(the file of \`prompt-file\`, ${formatNumber(bytes)} bytes, is not shown: ${why})`
}
