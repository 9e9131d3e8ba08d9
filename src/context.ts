import { GitHub } from './github/api.ts'
import { createPolicyFactory, type PolicyFactory } from './http/retry.ts'
import type { Transport } from './http/transport.ts'
import type { Inputs } from './inputs/inputs.ts'
import { redact } from './redact.ts'
import type { OutputWriter } from './result/outputs.ts'
import type { Runtime } from './runtime.ts'
import { Service } from './service/api.ts'
import type { WorkflowEvent } from './trigger/event.ts'

/** The outer world of a step. A test brings its own. */
export interface StepRuntime extends Runtime {
  readonly send: Transport
  /** Aborts with a `Cancelled` when the workflow is cancelled. */
  readonly signal: AbortSignal
}

/** Each part of a step may use it. */
export interface Step extends StepRuntime {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: OutputWriter
  readonly github: GitHub
  readonly service: Service
  readonly startPolicy: PolicyFactory
}

/** Sends nothing. */
export function createStep(
  runtime: StepRuntime,
  known: Pick<Step, 'inputs' | 'event' | 'outputs'>,
): Step {
  const { inputs, event } = known
  const { log, clock, signal } = runtime
  const send = withoutSecrets(runtime.send)
  const deadlineMs = clock.nowMs() + inputs.timeoutMinutes * 60_000
  const access = {
    apiUrl: event.apiUrl,
    token: inputs.githubToken,
    repository: event.repository,
  }
  return {
    log,
    clock,
    signal,
    send,
    ...known,
    github: new GitHub(access, send, { log, clock }),
    service: new Service(inputs, send, { log, clock }),
    startPolicy: createPolicyFactory(clock, signal, deadlineMs),
  }
}

/** Redacts requests, since a text from outside may hold a secret, and answers, before anything cuts a secret in half. */
function withoutSecrets(send: Transport): Transport {
  return async (request) => {
    const url = new URL(redact(request.url.href))
    const body = request.body && redact(request.body)
    const response = await send({ ...request, url, body })
    return { ...response, body: redact(response.body) }
  }
}
