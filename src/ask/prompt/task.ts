import { badInputs, Skipped } from '../../errors.ts'
import type { WorkflowEvent } from '../../frame/event.ts'
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
  const quotes = wordsToQuote(inputs, event)
  const job = inputs.jobId.kind
  const isKnown = job === 'recorded' || job === 'id'
  const own = ownPrompt(inputs)
  const prompt = own ?? defaultPrompt(quotes, isKnown, inputs, event)
  const promptOfNewJob = own ?? defaultPrompt(quotes, false, inputs, event)
  if (prompt === undefined && job === 'new') return undefined
  if (prompt === undefined && job === 'open') {
    throw badInputs([
      '`job-id` is open, but there is nothing to tell the job: set `prompt`, `prompt-file` or `context`',
    ])
  }
  return { prompt, promptOfNewJob, quotes, isKnown }
}

/** The words of `context`, in the order in which we quote them. */
function wordsToQuote(inputs: Inputs, event: WorkflowEvent): Set<ContextKind> {
  if (inputs.context.has('diff')) checkHasChanges(event, 'diff')
  else if (inputs.context.has('changes')) checkHasChanges(event, 'changes')
  const wanted = new Set(inputs.context)
  // The recorded job is there to hear what the event says.
  if (inputs.jobId.kind === 'recorded') wanted.add('event')
  if (event.facts.about.length === 0) wanted.delete('event')
  // A diff includes the changes.
  if (wanted.has('diff')) wanted.delete('changes')
  // A prompt that speaks of "this issue" would cost a job for nothing.
  if (inputs.context.has('event') && wanted.size === 0) {
    throw badInputs([
      `\`context: event\` has nothing to quote of a ${inQuotes(event.name, 60)} event: run this step on an issue, a pull request or a comment, or leave \`event\` out`,
    ])
  }
  return new Set(CONTEXT_KINDS.filter((kind) => wanted.has(kind)))
}

function checkHasChanges(event: WorkflowEvent, kind: ContextKind): void {
  if (event.facts.changes === undefined) {
    const names = eventsWith((facts) => facts.changes !== undefined).join(', ')
    throw badInputs([
      `\`context\` names ${kind}, but the event is ${event.name}, which has no changes: it works on ${names}`,
    ])
  }
  const isComment = event.facts.subject === 'comment'
  if (isComment && event.pull === undefined)
    throw badInputs([
      `\`context\` names ${kind}, but the comment is on an issue, which has no changes: write \`context: \${{ github.event.issue.pull_request && 'event, ${kind}' || 'event' }}\``,
    ])
}

/** Undefined if nothing is quoted. */
function defaultPrompt(
  quotes: ReadonlySet<ContextKind>,
  isKnown: boolean,
  inputs: Inputs,
  event: WorkflowEvent,
): string | undefined {
  const prompts: (string | undefined)[] = []
  for (const kind of quotes) {
    switch (kind) {
      case 'event':
        prompts.push(eventPrompt(event, isKnown))
        break
      case 'changes':
      case 'diff':
        prompts.push(CHANGES_PROMPT)
        break
      case 'signals':
        prompts.push(SIGNALS_PROMPT.replace('WHEN', inTheLast(inputs.signalWeeks)))
        break
    }
  }
  if (prompts.length === 0) return undefined
  return paragraphs(prompts)
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

  const parts = [...read.parts.values()]
  const continuesSeries = step.inputs.jobId.kind === 'open' && !isNew
  const remarks: string[] = []
  if (continuesSeries) remarks.push(SAME_PULL_REQUEST)
  for (const skipped of read.nothing) remarks.push(skipped.message)
  for (const part of parts) remarks.push(...part.remarks)
  remarks.push(...rulesFor(task.quotes, step.event))

  const sent = [prompt, ...remarks]
  const logged = [promptForLog(prompt, step), ...remarks]
  if (parts.length > 0) {
    const context = quoteContext(parts)
    sent.push(context.sent)
    logged.push(context.logged)
  }
  await logPrompt(step.log, paragraphs(logged))
  return paragraphs(sent)
}

function paragraphs(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join('\n\n')
}

/** Sentences that keep the agent from publishing the texts that it reads. */
function rulesFor(quotes: ReadonlySet<ContextKind>, event: WorkflowEvent): string[] {
  const rules: string[] = []
  if (quotes.has('event') || quotesChanges(quotes)) rules.push(WORDS_OF_OTHERS)
  if (quotes.has('diff')) rules.push(WORDS_OF_CODE)
  const mayBePublic = event.whyMaybePublic !== undefined
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
  for (const kind of quotes) {
    try {
      switch (kind) {
        case 'event':
          parts.set(kind, await quoteNews(step, isKnown, withFiles))
          break
        case 'changes':
          parts.set(kind, await quoteChanges(step, false))
          break
        case 'diff':
          parts.set(kind, await quoteChanges(step, true))
          break
        case 'signals':
          parts.set(kind, quoteMissed(missed, step.inputs.signalWeeks))
          break
      }
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
  const reactions = quoted.quotations.filter((one) => REACTION.test(one.kind))
  const [first] = reactions
  const areEmpty = reactions.every((one) => one.body === '')
  if (first === undefined || !areEmpty) return quoted
  throw new Skipped(`The ${first.kind} has no text, so there is nothing to tell the agent.`)
}

function quoteMissed(missed: MissedByReaders | undefined, signalWeeks: number): Quoted {
  if (missed?.standsOut) return { quotations: missed.quotations, isLogged: false, remarks: [] }
  const look = missed?.look ?? 'not read'
  throw new Skipped(
    `No page, search or question stood out ${inTheLast(signalWeeks)} (${look}).`,
    'notice',
    { isGoodNews: true },
  )
}

/** @throws Skipped with all reasons */
function skipWithoutWork(read: ReadContext): void {
  const [first] = read.nothing
  if (first === undefined) return
  const isOutsidePaths = read.nothing.some((one) => one instanceof OutsidePaths)
  // The event is about the same changes; what readers missed is not.
  const hasWork = isOutsidePaths ? read.parts.has('signals') : read.parts.size > 0
  if (hasWork) return
  const why = read.nothing.map((one) => one.message).join(' ')
  throw new Skipped(why, first.level, { isGoodNews: first.isGoodNews })
}

function quotesChanges(quotes: ReadonlySet<ContextKind>): boolean {
  return quotes.has('changes') || quotes.has('diff')
}
