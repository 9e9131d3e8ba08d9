import { GitHub } from './github/api.ts'
import { Conversation } from './github/conversation.ts'
import type { Send } from './http/transport.ts'
import type { Run } from './run.ts'
import type { WorkflowEvent } from './runner/event.ts'
import { type Env, type Inputs, readInputs } from './runner/inputs.ts'
import { type HeldAnnotations, holdAnnotations } from './runner/log.ts'
import type { Outputs } from './runner/outputs.ts'
import { Service } from './service/api.ts'

/** How long after the deadline the result may still be reported to GitHub. */
const LAST_WORDS_MS = 15_000
/** The same after a cancel: the runner kills the process 10 s after it. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_000

/** What a step works with. Made once, and passed whole. */
export interface Step extends Run {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: Outputs
  readonly service: Service
  readonly github: GitHub
  readonly conversation: Conversation
  readonly annotations: HeldAnnotations
}

/** What a step needs of the world; a test brings its own. */
export interface World extends Pick<Run, 'log' | 'clock' | 'signal'> {
  readonly send: Send
}

/**
 * Reads the inputs, and opens what the step works with. Sends nothing.
 * @throws ActionError for bad inputs; Skipped where GitHub withheld the key
 */
export function openStep(
  env: Env,
  { send, log: unheld, clock, signal }: World,
  { event, outputs }: Pick<Step, 'event' | 'outputs'>,
  whyNoKey?: string,
): Step {
  const { log, annotations } = holdAnnotations(unheld)
  const inputs = readInputs(env, unheld, event, whyNoKey)
  const deadlineMs = clock.nowMs() + inputs.timeoutMinutes * 60_000
  const run: Run = { log, clock, signal, deadlineMs }
  const lastWords: Run = {
    log,
    clock,
    signal: outlive(run, LAST_WORDS_AFTER_CANCEL_MS),
    deadlineMs: deadlineMs + LAST_WORDS_MS,
  }
  const github = new GitHub(inputs, event, send, lastWords)
  return {
    ...run,
    inputs,
    event,
    outputs,
    annotations,
    service: new Service(inputs, send, run),
    github,
    conversation: new Conversation(inputs, event, github, lastWords),
  }
}

/** A signal that aborts some time after another one does. */
function outlive({ signal, clock }: Run, ms: number): AbortSignal {
  const controller = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(ms, controller.signal)
    controller.abort(signal.reason)
  })
  return controller.signal
}
