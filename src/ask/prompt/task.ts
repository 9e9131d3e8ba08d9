import { inTheLastWeeks } from '../../analytics/weeks.ts'
import type { WorkflowEvent } from '../../core/event.ts'
import { eventsWith } from '../../core/event-traits.ts'
import { type RichText, trustedMessage } from '../../core/result-page.ts'
import { badInputs, Skipped } from '../../errors.ts'
import { type ContextPart, renderContext } from '../../prompt-context/quotations.ts'
import type { MissedByReaders } from '../../report/signals-context.ts'
import { inQuotes } from '../../text.ts'
import { CONTEXT_KINDS, type ContextKind, type Inputs } from '../inputs.ts'
import type { AskStep, Send, Task } from '../step.ts'
import { readChangesContext, SkippedByPaths } from './change-context.ts'
import { defaultEventPrompt, mentionsSubject, readEventContext } from './event-context.ts'
import { describeHiddenFile, logPrompt, workflowPrompt } from './shown-prompt.ts'

/*
 * Composes the agent's prompt: the workflow's own or a default one, a few sentences of ours, and the quotations that
 * `context` names.
 */

/** Default prompts; events have their own. */
const CHANGES_PROMPT =
  'Update the documentation for these changes. The commits and files quoted below are what changed in the product. Where a change affects what readers of the documentation see or do, describe the product STATE, and correct what became wrong. Do not document what stays inside the code, do not rewrite pages that are still right, and where nothing affects readers, change nothing. In the pull request, say which commit led to which change.'
const SIGNALS_PROMPT =
  'Improve the documentation where it let its readers down WHEN. Quoted below are questions that the assistant could not answer, searches that led to almost no click, and pages that got thumbs down. Find out which of them the documentation should have answered. Fix the few that matter most. Where the answer exists but was not found, make it easier to find: with the words that readers use, a better title, or a link from the page where they asked. Change nothing for the rest, and nothing else. In the pull request, explain which signal led to which change.'
/** The agent's pull request may be in another repository than the event, and its visibility is unknown. */
const WORDS_OF_OTHERS =
  'Your pull request may be public: in it, do not quote the texts below, and name no people, no customers, and nothing unreleased that this task does not ask for.'
/** Scrubbing cannot know a name: only this sentence keeps it out of the agent's pull request. */
const WORDS_OF_READERS =
  'Your pull request is public, or may be: quote no reader in it, in its commits or in the documentation. Where you explain which signal led to which change, name the topic, not the words, and no person or company.'
/** Examples of how to use the product are documentation; pieces of its code are not. */
const WORDS_OF_CODE =
  'Quote no code of the diff below: not in the pull request, in its commits or in the documentation. Names that users of the product see, and examples of how they use it, are fine. `[key]` and `[credentials]` mark hidden secrets.'
const SAME_PULL_REQUEST =
  'If your pull request for the documentation is still open, add this to it, and open no other.'

/** A word of `context`. */
interface Context {
  /** The default prompt. */
  prompt(inputs: Inputs, event: WorkflowEvent, knowsSubject: boolean): string | undefined
  /** Sentences that keep the agent from publishing the texts that it reads. */
  readonly rules: readonly string[]
  /** @throws Skipped if there is nothing for the agent */
  quote(quoting: Quoting): Promise<ContextPart>
}

/** Everything that a quotation needs. */
interface Quoting {
  readonly step: AskStep
  readonly quotes: ReadonlySet<ContextKind>
  /** Whether the job knows what the event is about, and gets only the news. */
  readonly knowsSubject: boolean
  /** Undefined if no report was made. */
  readonly missed: MissedByReaders | undefined
}

const CONTEXTS: Readonly<Record<ContextKind, Context>> = {
  event: {
    prompt: (_, event, knowsSubject) => defaultEventPrompt(event, knowsSubject),
    rules: [WORDS_OF_OTHERS],
    quote: quoteNews,
  },
  changes: {
    prompt: (_, event) => changesPrompt(event),
    rules: [WORDS_OF_OTHERS],
    quote: (quoting) => readChangesContext(quoting.step, false),
  },
  diff: {
    prompt: (_, event) => changesPrompt(event),
    rules: [WORDS_OF_OTHERS, WORDS_OF_CODE],
    quote: (quoting) => readChangesContext(quoting.step, true),
  },
  signals: {
    prompt: (inputs) => SIGNALS_PROMPT.replace('WHEN', inTheLastWeeks(inputs.signalWeeks)),
    rules: [WORDS_OF_READERS],
    quote: quoteMissed,
  },
}

function changesPrompt(event: WorkflowEvent): string {
  let state = 'as it is now'
  if (event.pull?.state === 'open')
    state = 'as it will be with these changes, which are not merged yet'
  return CHANGES_PROMPT.replace('STATE', state)
}

/** Undefined if the inputs ask nothing of the agent. @throws ActionError if the event lacks what `context` names */
export function taskFromInputs(inputs: Inputs, event: WorkflowEvent): Task | undefined {
  const quotes = wordsToQuote(inputs, event)
  const own = workflowPrompt(inputs)
  const saysNothing = own === undefined && quotes.size === 0
  if (saysNothing) {
    if (inputs.continue)
      throw badInputs([
        '`continue` is true, but there is nothing to tell the agent job: set `prompt`, `prompt-file` or `context`',
      ])
    if (inputs.jobId === undefined) return undefined
  }
  return { asks: !saysNothing, quotes }
}

/** The words of `context`, in the order in which we quote them. */
function wordsToQuote(inputs: Inputs, event: WorkflowEvent): Set<ContextKind> {
  const { context } = inputs
  if (context.has('diff')) checkHasChanges(event, 'diff')
  if (context.has('changes')) checkHasChanges(event, 'changes')
  // A workflow may run on issues and on a schedule: on a schedule, the other words are enough.
  const hasSubject = event.traits.about.length > 0
  const isQuoted: Record<ContextKind, boolean> = {
    event: context.has('event') && hasSubject,
    // A diff includes the changes.
    changes: context.has('changes') && !context.has('diff'),
    diff: context.has('diff'),
    signals: context.has('signals'),
  }
  const quoted = CONTEXT_KINDS.filter((kind) => isQuoted[kind])
  // With no other word, the workflow's prompt may speak of "this issue", and would cost a job for nothing.
  if (context.has('event') && quoted.length === 0) {
    throw badInputs([
      `\`context: event\` has nothing to quote of this ${inQuotes(event.name, 60)} event: run this step on an issue, a pull request or a comment, or leave \`event\` out`,
    ])
  }
  return new Set(quoted)
}

/** Sentences on what the agent will not get, though the workflow's author may think so. */
export function lintPrompt(step: AskStep): string[] {
  const { task, inputs, event } = step
  const own = workflowPrompt(inputs)
  if (task === undefined || own === undefined) return []
  const gaps: string[] = []
  // Documentation of workflows holds them rightly.
  if (inputs.promptFile?.includes('${{'))
    gaps.push(
      '`prompt-file` holds `${{`, which the agent gets as it is: GitHub fills expressions only in workflow files.',
    )
  const isBare = task.quotes.size === 0 && inputs.jobId === undefined
  const hasSubject = event.traits.about.length > 0
  if (isBare && hasSubject && !mentionsSubject(own, event)) {
    let remedy = '`context: event`'
    const isOnIssue = event.traits.subject === 'comment' && event.pull === undefined
    const hasChanges = event.traits.changes !== undefined && !isOnIssue
    if (hasChanges) remedy += ' (or `changes`)'
    gaps.push(
      `The agent gets only these words, and nothing of this ${inQuotes(event.name, 60)} event. If they are about it, add ${remedy}.`,
    )
  }
  return gaps
}

function checkHasChanges(event: WorkflowEvent, kind: ContextKind): void {
  if (event.traits.changes === undefined) {
    const names = eventsWith((facts) => facts.changes !== undefined).join(', ')
    throw badInputs([
      `\`context\` names ${kind}, but the event is ${event.name}, which has no changes: it works on ${names}`,
    ])
  }
  const isComment = event.traits.subject === 'comment'
  if (isComment && event.pull === undefined)
    throw badInputs([
      `\`context\` names ${kind}, but the comment is on an issue, which has no changes: write \`context: \${{ github.event.issue.pull_request && 'event, ${kind}' || 'event' }}\``,
    ])
}

function defaultPrompt(
  quotes: ReadonlySet<ContextKind>,
  knowsSubject: boolean,
  inputs: Inputs,
  event: WorkflowEvent,
): string {
  const prompts: string[] = []
  for (const kind of quotes) {
    const prompt = CONTEXTS[kind].prompt(inputs, event, knowsSubject)
    if (prompt !== undefined) prompts.push(prompt)
  }
  return prompts.join('\n\n')
}

export interface Prompt {
  readonly text: string
  /** The parts that the agent does not get, and the reason. */
  readonly warnings: readonly RichText[]
}

/** Logs what the agent will get. @throws Skipped if no word of `context` has anything for the agent; ActionError */
export async function gatherPrompt(
  step: AskStep,
  task: Task,
  missed: MissedByReaders | undefined,
  plan: Pick<Send, 'job' | 'isOnOwnPull'>,
): Promise<Prompt> {
  const sent: string[] = []
  const logged: string[] = []
  const warnings: RichText[] = []
  const { inputs, event } = step
  const isNew = plan.job === undefined
  // A job that grows its pull request knows its earlier requests, but each is about another event or week.
  const knowsSubject = !isNew && (inputs.jobId !== undefined || plan.isOnOwnPull === true)
  const prompt = workflowPrompt(inputs) ?? defaultPrompt(task.quotes, knowsSubject, inputs, event)
  sent.push(prompt)
  logged.push(describeHiddenFile(step) ?? prompt)
  if (inputs.continue && !isNew && !knowsSubject) {
    sent.push(SAME_PULL_REQUEST)
    logged.push(SAME_PULL_REQUEST)
  }
  if (task.quotes.size > 0) {
    const read = await readContext({
      step,
      quotes: task.quotes,
      knowsSubject,
      missed,
    })
    const context = renderContext(read.parts)
    sent.push(...read.remarks, context.sent)
    logged.push(...read.remarks, context.logged)
    for (const part of read.parts) {
      for (const warning of part.warnings) {
        step.log.warning(warning)
        warnings.push(trustedMessage(warning))
      }
    }
  }
  await logPrompt(step.log, logged.join('\n\n'))
  return { text: sent.join('\n\n'), warnings }
}

interface ReadContext {
  /** Sentences for the agent about all parts. */
  readonly remarks: readonly string[]
  readonly parts: readonly ContextPart[]
}

/** @throws Skipped, with all reasons, if there is nothing to ask */
async function readContext(quoting: Quoting): Promise<ReadContext> {
  const parts = new Map<ContextKind, ContextPart>()
  const skips: Skipped[] = []
  const rules = new Set<string>()
  for (const kind of quoting.quotes) {
    const context = CONTEXTS[kind]
    for (const rule of context.rules) rules.add(rule)
    try {
      parts.set(kind, await context.quote(quoting))
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      skips.push(error)
    }
  }

  const remarks = skips.map((skip) => skip.message)
  // If all changes are outside `paths`, the event is no reason to ask either, since it is about the same changes. What
  // readers missed still is.
  const isOutsidePaths = skips.some((skip) => skip instanceof SkippedByPaths)
  const hasWork = isOutsidePaths ? parts.has('signals') : parts.size > 0
  const [skip] = skips
  if (skip !== undefined && !hasWork)
    throw new Skipped(remarks.join(' '), skip.level, { isGoodNews: skip.isGoodNews })
  for (const part of parts.values()) remarks.push(...part.remarks)
  remarks.push(...rules)
  return { remarks, parts: [...parts.values()] }
}

/**
 * The kinds of quotations that somebody has just written. If these have no words, as an approval, the event
 * asks for nothing, even if the issue or pull request that is quoted with them has a text.
 */
const REACTION = /^(?:comment|review|inline comments of the review)$/

/** @throws Skipped for a comment or an approval without words, and without a prompt of the workflow */
async function quoteNews(quoting: Quoting): Promise<ContextPart> {
  const { step, quotes } = quoting
  // `changes` quotes the pull request's files already.
  const withFiles = !quotes.has('changes') && !quotes.has('diff')
  const quoted = await readEventContext(step, quoting.knowsSubject, withFiles)
  if (workflowPrompt(step.inputs) !== undefined) return quoted
  const reactions = quoted.quotations.filter((quotation) => REACTION.test(quotation.kind))
  const saySomething = reactions.some((reaction) => reaction.body !== '')
  if (saySomething) return quoted
  const [first] = reactions
  if (first === undefined) return quoted
  throw new Skipped(`The ${first.kind} has no text, so there is nothing to tell the agent.`)
}

async function quoteMissed(quoting: Quoting): Promise<ContextPart> {
  const { missed } = quoting
  if (missed?.standsOut) {
    return { quotations: missed.quotations, isLogged: false, remarks: [], warnings: [] }
  }
  const when = inTheLastWeeks(quoting.step.inputs.signalWeeks)
  const look = missed?.counts ?? 'not read'
  const message = `No page, search or question stood out ${when} (${look}).`
  throw new Skipped(message, 'notice', { isGoodNews: true })
}
