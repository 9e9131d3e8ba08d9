import type { WorkflowEvent } from '../runner/event.ts'
import { badInputs, CONTEXT_KINDS, type ContextKind, type Inputs } from '../runner/inputs.ts'
import { OPEN_JOB, RECORDED_JOB } from '../runner/job-id.ts'
import { CHANGE_EVENTS, hasChanges } from './change-range.ts'
import { CHANGES_PROMPT } from './quote-changes.ts'
import { defaultPrompt, hasContext } from './quote-event.ts'
import { SIGNALS_PROMPT } from './quote-signals.ts'

/** What the inputs ask of the agent. */
export interface Order {
  /** The workflow's prompt, or the one for what is quoted; undefined where a job is only waited for. */
  prompt: string | undefined
  /** `job-id`, as the workflow has it. */
  jobId: string | undefined
  /** What is quoted to the agent. */
  quotes: ReadonlySet<ContextKind>
}

/** What is asked where the workflow has no prompt; undefined where a kind has no words for an event. */
const DEFAULT_PROMPTS: Record<
  ContextKind,
  (event: WorkflowEvent, jobId: string | undefined) => string | undefined
> = {
  // The job whose pull request is open hears something new; any other hears more of the same.
  event: (event, jobId) => defaultPrompt(event, jobId !== undefined && jobId !== OPEN_JOB),
  changes: () => CHANGES_PROMPT,
  signals: () => SIGNALS_PROMPT,
}

/**
 * @returns undefined where nothing is asked of the agent
 * @throws ActionError where the event does not have what `context` names
 */
export function readOrder(
  { prompt, jobId, context }: Inputs,
  event: WorkflowEvent,
): Order | undefined {
  const quotes = readKinds({ context, jobId }, event)
  const fallbacks = [...quotes].map((kind) => DEFAULT_PROMPTS[kind](event, jobId))
  const fallback = fallbacks.filter((text) => text !== undefined).join('\n\n')
  const order = { prompt: prompt ?? (fallback || undefined), jobId, quotes }
  if (jobId === OPEN_JOB && order.prompt === undefined) {
    throw badInputs([
      `job-id is ${OPEN_JOB}, but there is nothing to tell the job: set prompt, prompt-file or context`,
    ])
  }
  return order.prompt === undefined && jobId === undefined ? undefined : order
}

function readKinds(
  { context, jobId }: Pick<Inputs, 'context' | 'jobId'>,
  event: WorkflowEvent,
): ReadonlySet<ContextKind> {
  if (context.has('changes') && !hasChanges(event)) {
    throw badInputs([
      `context names changes, but the event is ${event.name}, which has none: it works on ${CHANGE_EVENTS}`,
    ])
  }
  // The recorded job is there to hear what the event says.
  const quotesEvent = (context.has('event') || jobId === RECORDED_JOB) && hasContext(event)
  const isQuoted = (kind: ContextKind) => (kind === 'event' ? quotesEvent : context.has(kind))
  return new Set(CONTEXT_KINDS.filter(isQuoted))
}
