import { Skipped } from '../errors.ts'
import { CONTEXT_KINDS, type ContextKind, type Inputs } from '../inputs/inputs.ts'
import type { AskStep, Send, Task } from '../job/types.ts'
import type { Report } from '../report/read-report.ts'
import { type Block, paragraph } from '../result/page.ts'
import { type RichText, renderPlain, richText, untrusted } from '../rich-text.ts'
import { firstLine, LINE_BREAK } from '../text.ts'
import type { WorkflowEvent } from '../trigger/event.ts'
import { readChangesContext, SkippedByPaths } from './changes.ts'
import { EVENT_PROMPTS, readEventContext } from './event-text.ts'
import { quoteMissed } from './missed-by-readers.ts'
import { type ContextPart, renderContext } from './quotation.ts'

/*
 * Composes the agent's prompt: the workflow's own or a default one, a few sentences of ours, and the quotations that
 * `context` names.
 */

/** Default prompts; events have their own. */
const CHANGES_PROMPT =
  'Update the documentation for these changes. The commits and files quoted below are what changed in the product. Where a change affects what readers of the documentation see or do, describe the product STATE, and correct what became wrong. Do not document what stays inside the code, do not rewrite pages that are still right, and where nothing affects readers, change nothing. In the pull request, say which commit led to which change.'
const SIGNALS_PROMPT =
  'Improve the documentation where it let its readers down last week. Quoted below are questions that the assistant could not answer, searches that led to almost no click, and pages that got thumbs down. Find out which of them the documentation should have answered. Fix the few that matter most. Where the answer exists but was not found, make it easier to find: with the words that readers use, a better title, or a link from the page where they asked. Change nothing for the rest, and nothing else. In the pull request, explain which signal led to which change.'
/** The agent's pull request may be in another repository than the event, and its visibility is unknown. */
const WORDS_OF_OTHERS =
  'Your pull request may be public: in it, do not quote the texts below, and name no people, no customers, and nothing unreleased that this task does not ask for.'
/** Only this sentence keeps readers' words and names out of the agent's pull request. */
const WORDS_OF_READERS =
  'Your pull request is public, or may be: quote no reader in it, in its commits or in the documentation. Where you explain which signal led to which change, name the topic, not the words, and no person or company.'
/** Examples of how to use the product are documentation; pieces of its code are not. */
const WORDS_OF_CODE =
  'Quote no code of the diff below: not in the pull request, in its commits or in the documentation. Names that users of the product see, and examples of how they use it, are fine.'
const SAME_PULL_REQUEST =
  'If your pull request for the documentation is still open, add this to it, and open no other.'

/** Sentences that keep the agent from publishing the texts that it reads. */
const RULES: Readonly<Record<ContextKind, readonly string[]>> = {
  event: [WORDS_OF_OTHERS],
  changes: [WORDS_OF_OTHERS],
  diff: [WORDS_OF_OTHERS, WORDS_OF_CODE],
  signals: [WORDS_OF_READERS],
}

/** Undefined if the step neither asks the agent nor waits for a job. */
export function taskFromInputs(inputs: Inputs, event: WorkflowEvent): Task | undefined {
  const context = inputs.context
  // A workflow may run on issues and on a schedule: on a schedule, the other words are enough.
  const isQuoted: Record<ContextKind, boolean> = {
    event: event.traits.subject !== undefined,
    // A diff includes the changes.
    changes: !context.has('diff'),
    diff: true,
    signals: true,
  }
  const quotes = new Set(CONTEXT_KINDS.filter((kind) => context.has(kind) && isQuoted[kind]))
  const saysNothing = workflowPrompt(inputs) === undefined && quotes.size === 0
  if (saysNothing && inputs.jobId === undefined) return undefined
  return { asks: !saysNothing, quotes }
}

/** The words of the workflow's author, not our default ones. */
function workflowPrompt(inputs: Inputs): string | undefined {
  return inputs.prompt ?? inputs.promptFile
}

/** For log, summary and comment. In a public repository everybody can read them, and a file may be confidential. */
function shownPrompt({ inputs, event }: Pick<AskStep, 'inputs' | 'event'>): string | undefined {
  if (inputs.promptFile === undefined || event.whyMaybePublic === undefined)
    return workflowPrompt(inputs)
  return `(file not shown, since ${event.whyMaybePublic})`
}

/** One for each kind that is quoted. */
function defaultPrompt(quotes: ReadonlySet<ContextKind>, event: WorkflowEvent): string {
  const prompts: string[] = []
  const subject = event.traits.subject
  if (quotes.has('event') && subject !== undefined) prompts.push(EVENT_PROMPTS[subject])
  if (quotes.has('changes') || quotes.has('diff')) prompts.push(CHANGES_PROMPT)
  if (quotes.has('signals')) prompts.push(SIGNALS_PROMPT)
  let state = 'as it is now'
  if (event.pull?.isMerged === false)
    state = 'as it will be with these changes, which are not merged yet'
  return prompts.join('\n\n').replaceAll('STATE', state)
}

export interface Prompt {
  readonly text: string
  /** The parts that the agent does not get, and the reason. */
  readonly warnings: readonly RichText[]
}

/**
 * Logs what the agent will get.
 * @param report undefined if none was made
 * @throws Skipped if no word of `context` has anything for the agent; ActionError
 */
export async function gatherPrompt(
  step: AskStep,
  task: Task,
  report: Report | undefined,
  plan: Pick<Send, 'job'>,
): Promise<Prompt> {
  const { inputs, event, log } = step
  const { kinds, parts, remarks } = await readContext(step, task.quotes, report)
  const context = renderContext(parts)
  const warnings = parts.flatMap((part) => part.warnings).concat(context.warnings)
  for (const warning of warnings) log.warning(renderPlain(warning))
  const sentences: string[] = []
  if (inputs.continue && plan.job !== undefined) sentences.push(SAME_PULL_REQUEST)
  sentences.push(...remarks)
  const ours = defaultPrompt(kinds, event)
  const compose = (own: string | undefined, quotations: string) =>
    [own ?? ours, ...sentences, quotations].filter((text) => text !== '').join('\n\n')
  const lines = compose(shownPrompt(step), context.logged).split(LINE_BREAK)
  await log.group('Prompt', async () => {
    for (const line of lines) log.info(line)
  })
  const text = compose(workflowPrompt(inputs), context.sent)
  return { text, warnings }
}

/** For summary and comment: the first line of the workflow's own prompt. */
export function promptStart(step: Pick<AskStep, 'inputs' | 'event'>): Block[] {
  const prompt = shownPrompt(step)
  if (prompt === undefined) return []
  return [paragraph(richText`Prompt: ${untrusted(firstLine(prompt), 80)}`)]
}

/** The quotations, and sentences for the agent about all of them. @throws Skipped, with the first reason, if there is nothing to ask */
async function readContext(
  step: AskStep,
  quotes: ReadonlySet<ContextKind>,
  report: Report | undefined,
) {
  const readers: Record<ContextKind, () => ContextPart | Promise<ContextPart>> = {
    event: () => quoteEvent(step),
    changes: () => readChangesContext(step, false),
    diff: () => readChangesContext(step, true),
    signals: () => quoteMissed(report),
  }
  const parts = new Map<ContextKind, ContextPart>()
  const skips: Skipped[] = []
  for (const kind of quotes) {
    try {
      parts.set(kind, await readers[kind]())
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      skips.push(error)
    }
  }

  const remarks = skips.map((skip) => skip.message)
  // If all changes are outside `paths`, the event is no reason to ask either, since it is about the same changes. What
  // readers missed still is.
  const isOutsidePaths = skips.some((skip) => skip instanceof SkippedByPaths)
  let hasWork = parts.size > 0
  if (isOutsidePaths) hasWork = parts.has('signals')
  const [skip] = skips
  if (skip !== undefined && !hasWork) throw skip
  for (const part of parts.values()) remarks.push(...part.remarks)
  const kinds = new Set(parts.keys())
  const rules = [...kinds].flatMap((kind) => RULES[kind])
  return {
    kinds,
    parts: [...parts.values()],
    remarks: remarks.concat(...new Set(rules)),
  }
}

/** Somebody has just written these. Without words, as an approval, the event asks for nothing. */
const REACTION = /^(?:comment|review|inline comments of the review)$/

/** @throws Skipped for a comment or an approval without words, and without a prompt of the workflow */
async function quoteEvent(step: AskStep): Promise<ContextPart> {
  const part = await readEventContext(step)
  if (workflowPrompt(step.inputs) !== undefined) return part
  const reactions = part.quotations.filter((quotation) => REACTION.test(quotation.kind))
  const [first] = reactions
  const saySomething = reactions.some(({ body }) => body.replaceAll('[image]', '').trim() !== '')
  if (first === undefined || saySomething) return part
  throw new Skipped(richText`The ${first.kind} has no text, so there is nothing to tell the agent.`)
}
