import { type Order, readOrder } from './agent/order.ts'
import { systemClock as clock, type Run } from './base/clock.ts'
import { type ActionError, Skipped } from './base/errors.ts'
import { VERSION } from './base/version.ts'
import { type BuildOrder, readBuildOrder } from './builds/order.ts'
import { connectGitHub, type GitHub } from './github/client.ts'
import { type Conversation, openConversation } from './github/conversation.ts'
import { type OwnPulls, openOwnPulls } from './github/own-pulls.ts'
import { createTransport } from './http/transport.ts'
import { endAfter } from './runner/cancellation.ts'
import { isWithoutSecrets, type WorkflowEvent } from './runner/event.ts'
import { asksForReport, badInputs, type Inputs, maskSecrets, readInputs } from './runner/inputs.ts'
import { log } from './runner/log.ts'
import { connectService, type Service } from './service/service.ts'

const USER_AGENT = `docs-agent-action/${VERSION}`
const MINUTE_MS = 60_000
/** How long after the deadline GitHub may still be told the result. */
const LAST_WORDS_MS = 15_000

/** What the step works with. */
export interface Step {
  inputs: Inputs
  event: WorkflowEvent
  /** What is asked of the agent; undefined where nothing is. */
  order: Order | undefined
  /** What is to be built, published or triggered; undefined where nothing is. */
  buildOrder: BuildOrder | undefined
  run: Run
  github: GitHub
  service: Service
  conversation: Conversation
  ownPulls: OwnPulls
}

/**
 * Reads what the step is to do, and opens what it does it with. Sends nothing.
 * @throws ActionError for bad inputs; Skipped where GitHub withheld the key
 */
export function openStep(event: WorkflowEvent, signal: AbortSignal): Step {
  const hasKey = maskSecrets()
  if (!hasKey && isWithoutSecrets(event)) throw new Skipped(NO_SECRETS)
  const inputs = readInputs(event)
  const order = readOrder(inputs, event)
  const buildOrder = readBuildOrder(inputs, { event, order })
  if (order === undefined && buildOrder === undefined && !asksForReport(inputs))
    throw nothingToDo(inputs, event)
  const timeoutMs = inputs.timeoutMinutes * MINUTE_MS
  const run: Run = { clock, signal, deadlineMs: clock.nowMs() + timeoutMs }
  const lastWords: Run = {
    clock,
    signal: endAfter(signal, timeoutMs + LAST_WORDS_MS),
    deadlineMs: run.deadlineMs + LAST_WORDS_MS,
  }
  const send = createTransport(process.env)
  const github = connectGitHub({
    repository: event.repository,
    apiUrl: event.apiUrl,
    token: inputs.githubToken,
    userAgent: USER_AGENT,
    send,
    run: lastWords,
  })
  const service = connectService({
    baseUrl: inputs.baseUrl,
    projectId: inputs.projectId,
    apiKey: inputs.apiKey,
    userAgent: USER_AGENT,
    send,
    run,
    log,
  })
  const conversation = openConversation({ inputs, order, event, github, run: lastWords, log })
  const ownPulls = openOwnPulls({ inputs, event, github, conversation })
  return { inputs, event, order, buildOrder, run, github, service, conversation, ownPulls }
}

const NO_SECRETS =
  'No secrets are passed to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key to work with. Nothing was sent. For merged pull requests of forks, see docs/github.md of this action; for Dependabot, store the key as a Dependabot secret too.'

function nothingToDo({ context }: Inputs, event: WorkflowEvent): ActionError {
  const quoted = context.has('event') ? ` (a ${event.name} event has nothing to quote)` : ''
  return badInputs([
    `there is nothing to do: set prompt, prompt-file, job-id, traffic-weeks, reader-signals, preview, publish or automation-id${quoted}`,
  ])
}
