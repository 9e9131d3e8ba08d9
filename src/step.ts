import { StepRecord } from './ask/step-record.ts'
import { GitHub } from './github/api.ts'
import { permissionFor } from './github/comments.ts'
import type { Send } from './http/transport.ts'
import { Patience } from './patience.ts'
import type { Env, WorkflowEvent } from './runner/event.ts'
import { type Inputs, readInputs } from './runner/inputs.ts'
import type { Outputs } from './runner/outputs.ts'
import type { Runtime } from './runtime.ts'
import { redact } from './secrets.ts'
import { Service } from './service/api.ts'

/** How long after the deadline the result may still be reported to GitHub: an outage there may be as long. */
const LAST_WORDS_MS = 60_000
/** The same after a cancel: the runner kills the process 10 s after it. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500
/** The least time for a report, even if the job took longer than planned. */
const REPORT_MS = 60_000

/** What a step works with. Made once, and passed whole. */
export interface Step extends Runtime {
  /** Moved once, for the report. */
  deadlineMs: number
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: Outputs
  readonly service: Service
  readonly github: GitHub
  readonly ledger: StepRecord
}

/** What a step needs of the world; a test brings its own. */
export interface World extends Pick<Runtime, 'log' | 'clock' | 'signal'> {
  readonly send: Send
}

/**
 * Reads the inputs, and opens what the step works with. Sends nothing.
 * @throws ActionError for bad inputs; Skipped where GitHub withheld the key
 */
export function openStep(
  env: Env,
  { send, log, clock, signal }: World,
  event: WorkflowEvent,
  outputs: Outputs,
  whyNoKey?: string,
): Step {
  const inputs = readInputs(env, log, event, whyNoKey)
  const patience = new Patience(clock)
  patience.isShort = inputs.dryRun
  const deadlineMs = clock.nowMs() + inputs.timeoutMinutes * 60_000
  const runtime = { log, clock, signal, patience, deadlineMs }
  const lastWords: Runtime = {
    log,
    clock,
    patience,
    signal: outlive(runtime, LAST_WORDS_AFTER_CANCEL_MS),
    get deadlineMs() {
      return runtime.deadlineMs + LAST_WORDS_MS
    },
  }
  const safely = withoutSecrets(send)
  const github = new GitHub(inputs, event, safely, lastWords)
  const service = new Service(inputs, safely, runtime)
  const ledger = new StepRecord(github, event, {
    home: inputs.issueNumber ?? event.issueNumber,
    writes: inputs.comment,
    access: {
      permission: permissionFor({
        writes: inputs.comment,
        seesPulls: inputs.jobId.kind === 'open',
      }),
      isNamed: inputs.issueNumber !== undefined,
    },
    project: [inputs.baseUrl.href, inputs.projectId],
    series: ['ask', event.workflowFile, inputs.stepKey],
  })
  // The same object, so that everything sees a deadline that moves.
  return Object.assign(runtime, { inputs, event, outputs, service, github, ledger })
}

/** Gives a report what is left of the time, and a minute at least. */
export function giveTimeForReport(step: Step): void {
  step.deadlineMs = Math.max(step.deadlineMs, step.clock.nowMs() + REPORT_MS)
}

/**
 * Removes secrets from the address and body of each request, since a text from outside may hold one, and from each
 * answer, before anything cuts it and leaves half a secret.
 */
function withoutSecrets(send: Send): Send {
  return async (request) => {
    const url = new URL(redact(request.url.href))
    const response = await send({ ...request, url, body: request.body && redact(request.body) })
    return { ...response, body: redact(response.body) }
  }
}

/** A signal that aborts some time after another one does. */
function outlive({ signal, clock }: Runtime, ms: number): AbortSignal {
  const controller = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(ms, controller.signal)
    controller.abort(signal.reason)
  })
  return controller.signal
}
