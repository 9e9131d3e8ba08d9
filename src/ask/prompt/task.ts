import { badInputs, Skipped } from '../../errors.ts'
import { type WorkflowEvent, whyMaybePublic } from '../../frame/event.ts'
import { eventsWith } from '../../frame/events.ts'
import { type Quoted, quoteContext } from '../../quoting/quotations.ts'
import { inTheLast } from '../../readers/weeks.ts'
import type { MissedByReaders } from '../../report/signals-context.ts'
import { inQuotes } from '../../text.ts'
import { CONTEXT_KINDS, type ContextKind, type Inputs } from '../inputs.ts'
import type { AskStep, Task } from '../step.ts'
import { OutsidePaths, quoteChanges } from './change-context.ts'
import { eventPrompt, quoteEvent } from './event-context.ts'
import { logPrompt, ownPrompt, promptForLog } from './shown-prompt.ts'

/** Default prompts; events have their own. */
const CHANGES_PROMPT =
  'Update the documentation for these changes. The commits and files quoted below are what changed in the product. Where a change affects what readers of the documentation see or do, describe the product as it is now, and correct what became wrong. Do not document what stays inside the code, do not rewrite pages that are still right, and where nothing affects readers, change nothing. In the pull request, say which commit led to which change.'
const SIGNALS_PROMPT =
  'Improve the documentation where it let its readers down WHEN. Quoted below are questions that the assistant could not answer, searches that led to almost no click, and pages that got thumbs down. Find out which of them the documentation should have answered. Fix the few that matter most. Where the answer exists but was not found, make it easier to find: with the words that readers use, a better title, or a link from the page where they asked. Change nothing for the rest, and nothing else. In the pull request, explain which signal led to which change.'
/** The agent's pull request may be in another repository than the event, and its visibility is unknown. */
const WORDS_OF_OTHERS =
  'Your pull request may be public: in it, do not quote the texts below, and name no people, no customers, and nothing unreleased that this task does not ask for.'
/** Scrubbing cannot know a name: this sentence alone keeps it out of a public pull request. */
const WORDS_OF_READERS =
  'Your pull request is public, or may be: quote no reader in it, in its commits or in the documentation. Where you explain which signal led to which change, name the topic, not the words, and no person or company.'
/** Examples of how to use the product are documentation; pieces of its code are not. */
const WORDS_OF_CODE =
  'Quote no code of the diff below: not in the pull request, in its commits or in the documentation. Names that users of the product see, and examples of how they use it, are fine. `[key]` and `[credentials]` mark hidden secrets.'
/** Without words, as an approval, it asks for nothing, whatever it is about. */
const REACTION = /^(?:comment|review|inline comments of the review)$/
const SAME_PULL_REQUEST =
  'If your pull request for the documentation is still open, add this to it, and open no other.'

/** Undefined if the inputs ask nothing of the agent. @throws ActionError if the event lacks what `context` names */
export function readTask(inputs: Inputs, event: WorkflowEvent): Task | undefined {
  const { jobId: job } = inputs
  const quotes = wordsToQuote(inputs, event)
  const isKnown = job.kind === 'recorded' || job.kind === 'id'
  const own = ownPrompt(inputs)
  const prompt = own ?? defaultPrompt(quotes, isKnown, inputs, event)
  if (prompt === undefined && job.kind === 'new') return undefined
  if (prompt === undefined && job.kind === 'open') {
    throw badInputs([
      '`job-id` is open, but there is nothing to tell the job: set `prompt`, `prompt-file` or `context`',
    ])
  }
  const promptOfNewJob = own ?? defaultPrompt(quotes, false, inputs, event)
  return { prompt, promptOfNewJob, quotes, isKnown }
}

/** The words of `context`, in the order in which we quote them. */
function wordsToQuote({ context, jobId }: Inputs, event: WorkflowEvent): Set<ContextKind> {
  if (quotesChanges(context)) checkHasChanges(event, context.has('diff') ? 'diff' : 'changes')
  const wanted = new Set(context)
  // The recorded job is there to hear what the event says.
  if (jobId.kind === 'recorded') wanted.add('event')
  if (event.facts.about.length === 0) wanted.delete('event')
  // A diff includes the changes.
  if (wanted.has('diff')) wanted.delete('changes')
  // A prompt that speaks of "this issue" would cost a job for nothing.
  if (context.has('event') && wanted.size === 0) {
    throw badInputs([
      `\`context: event\` has nothing to quote of a ${inQuotes(event.name, 60)} event: run this step on an issue, a pull request or a comment, or leave \`event\` out`,
    ])
  }
  return new Set(CONTEXT_KINDS.filter((kind) => wanted.has(kind)))
}

function checkHasChanges({ name, facts, payload }: WorkflowEvent, kind: ContextKind): void {
  if (facts.changes === undefined) {
    const names = eventsWith(({ changes }) => changes !== undefined).join(', ')
    throw badInputs([
      `\`context\` names ${kind}, but the event is ${name}, which has no changes: it works on ${names}`,
    ])
  }
  const isOnIssue = facts.subject === 'comment' && payload.issue?.pull_request === undefined
  if (isOnIssue)
    throw badInputs([
      `\`context\` names ${kind}, but the comment is on an issue, which has no changes: write \`context: \${{ github.event.issue.pull_request && 'event, ${kind}' || 'event' }}\``,
    ])
}

/** Undefined if nothing that is quoted has one. */
function defaultPrompt(
  quotes: ReadonlySet<ContextKind>,
  isKnown: boolean,
  { signalWeeks }: Inputs,
  event: WorkflowEvent,
): string | undefined {
  const prompts: string[] = []
  const ofEvent = quotes.has('event') ? eventPrompt(event, isKnown) : undefined
  if (ofEvent !== undefined) prompts.push(ofEvent)
  if (quotesChanges(quotes)) prompts.push(CHANGES_PROMPT)
  if (quotes.has('signals')) prompts.push(SIGNALS_PROMPT.replace('WHEN', inTheLast(signalWeeks)))
  return prompts.length === 0 ? undefined : prompts.join('\n\n')
}

/** Logs what the agent will get. @throws Skipped if no word of `context` has anything for the agent; ActionError */
export async function composePrompt(
  step: AskStep,
  task: Task,
  missed: MissedByReaders | undefined,
  isNew: boolean,
): Promise<string> {
  // A new job needs the full context.
  const isKnown = task.isKnown && !isNew
  const prompt = isKnown ? task.prompt : task.promptOfNewJob
  const read = await readContext(step, task.quotes, isKnown, missed)
  skipWithoutWork(read)
  const continuesSeries = step.inputs.jobId.kind === 'open' && !isNew
  const remarks = continuesSeries ? [SAME_PULL_REQUEST] : []
  for (const { message } of read.nothing) remarks.push(message)
  const parts = [...read.parts.values()]
  for (const part of parts) remarks.push(...part.remarks)
  remarks.push(...rulesFor(task.quotes, step.event))
  const context = parts.length === 0 ? undefined : quoteContext(parts)
  await logPrompt(step.log, paragraphs(promptForLog(prompt, step), remarks, context?.logged))
  return paragraphs(prompt, remarks, context?.sent)
}

function paragraphs(prompt: string | undefined, remarks: string[], quoted: string | undefined) {
  return [prompt, ...remarks, quoted].filter((text) => text !== undefined).join('\n\n')
}

/** Sentences that keep the agent from publishing what it reads. */
function rulesFor(quotes: ReadonlySet<ContextKind>, event: WorkflowEvent): string[] {
  const rules: string[] = []
  if (quotes.has('event') || quotesChanges(quotes)) rules.push(WORDS_OF_OTHERS)
  if (quotes.has('diff')) rules.push(WORDS_OF_CODE)
  const mayBePublic = whyMaybePublic(event) !== undefined
  if (quotes.has('signals') && mayBePublic) rules.push(WORDS_OF_READERS)
  return rules
}

/** The quotations of each word of `context`. */
interface ReadContext {
  readonly parts: ReadonlyMap<ContextKind, Quoted>
  /** The reasons of the words that have nothing. */
  readonly nothing: readonly Skipped[]
}

async function readContext(
  step: AskStep,
  quotes: ReadonlySet<ContextKind>,
  isKnown: boolean,
  missed: MissedByReaders | undefined,
): Promise<ReadContext> {
  const parts = new Map<ContextKind, Quoted>()
  const nothing: Skipped[] = []
  // `changes` quotes the pull request's files already.
  const withFiles = !quotesChanges(quotes)
  const read = (kind: ContextKind): Promise<Quoted> | Quoted => {
    switch (kind) {
      case 'event':
        return quoteNews(step, isKnown, withFiles)
      case 'changes':
        return quoteChanges(step, false)
      case 'diff':
        return quoteChanges(step, true)
      case 'signals':
        return quoteMissed(missed, step.inputs.signalWeeks)
    }
  }
  for (const kind of quotes) {
    try {
      parts.set(kind, await read(kind))
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      nothing.push(error)
    }
  }
  return { parts, nothing }
}

/** @throws Skipped for a comment or an approval without words, and without a prompt of the workflow */
async function quoteNews(step: AskStep, isKnown: boolean, withFiles: boolean): Promise<Quoted> {
  const quoted = await quoteEvent(step, isKnown, withFiles)
  if (ownPrompt(step.inputs) !== undefined) return quoted
  const reactions = quoted.quotations.filter(({ kind }) => REACTION.test(kind))
  const [first] = reactions
  if (first !== undefined && reactions.every(({ body }) => body === ''))
    throw new Skipped(`The ${first.kind} has no text, so there is nothing to tell the agent.`)
  return quoted
}

function quoteMissed(missed: MissedByReaders | undefined, signalWeeks: number): Quoted {
  if (missed?.standsOut) return { quotations: missed.quotations, isLogged: false, remarks: [] }
  throw new Skipped(
    `No page, search or question stood out ${inTheLast(signalWeeks)} (${missed?.look ?? 'not read'}).`,
    'notice',
    { isGoodNews: true },
  )
}

/** @throws Skipped with all reasons */
function skipWithoutWork({ parts, nothing }: ReadContext): void {
  const [first] = nothing
  if (first === undefined) return
  const isOutsidePaths = nothing.some((one) => one instanceof OutsidePaths)
  // The event is about the same changes; what readers missed is not.
  const hasWork = isOutsidePaths ? parts.has('signals') : parts.size > 0
  if (hasWork) return
  const why = nothing.map(({ message }) => message).join(' ')
  throw new Skipped(why, first.level, { isGoodNews: first.isGoodNews })
}

function quotesChanges(quotes: ReadonlySet<ContextKind>): boolean {
  return quotes.has('changes') || quotes.has('diff')
}
