import { randomBytes } from 'node:crypto'
import { type Assignment, type Order, prepareAssignment, readOrder } from './agent/assignment.ts'
import { type JobResult, runJob } from './agent/run-job.ts'
import { systemClock as clock, type Run } from './base/clock.ts'
import { ActionError, Cancelled, Refused, Skipped } from './base/errors.ts'
import { failsStep, OUTCOMES } from './base/outcomes.ts'
import { redact } from './base/secrets.ts'
import { messageOf } from './base/text.ts'
import { VERSION } from './base/version.ts'
import { type Conversation, openConversation } from './conversation.ts'
import { connectGitHub, type GitHub } from './github/client.ts'
import { passGate } from './github/gate.ts'
import { createTransport } from './http/transport.ts'
import { describeDryRun } from './report/dry-run.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import { describeMissing } from './report/traffic-report.ts'
import { endAfter, listenForCancellation } from './runner/cancellation.ts'
import { endProcess, failOnCrash } from './runner/crash.ts'
import { isWithoutSecrets, readEvent, type WorkflowEvent } from './runner/event.ts'
import { badInputs, type Inputs, maskSecrets, readInputs } from './runner/inputs.ts'
import { log } from './runner/log.ts'
import { checkOutputs, type Outputs, setOutputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/summary.ts'
import { connectService, type Service } from './service/service.ts'
import { performTraffic, type TrafficStep, trafficOutputs } from './traffic-step.ts'

const USER_AGENT = `docs-agent-action/${VERSION}`
const MINUTE_MS = 60_000
/** How long after the deadline GitHub may still be told the result. */
const LAST_WORDS_MS = 15_000

/** The whole step. Never rejects: its result is in its outputs, its summary and its exit code. */
export async function run(): Promise<void> {
  failOnCrash(explain)
  const signal = listenForCancellation()
  const event = readEvent(process.env)
  let step: Step | undefined
  let result: StepResult
  try {
    checkOutputs(process.env)
    step = openStep(event, signal)
    result = await perform(step)
  } catch (error) {
    result = concludeThrown(error)
  }
  await report(result, { event, step })
  await endProcess()
}

/** What the step works with. */
interface Step {
  inputs: Inputs
  event: WorkflowEvent
  /** What is asked of the agent; undefined where nothing is. */
  order: Order | undefined
  run: Run
  github: GitHub
  service: Service
  conversation: Conversation
}

function openStep(event: WorkflowEvent, signal: AbortSignal): Step {
  const hasKey = maskSecrets()
  if (!hasKey && isWithoutSecrets(event)) throw new Skipped(NO_SECRETS)
  const inputs = readInputs(event)
  const order = readOrder(inputs, event)
  if (order === undefined && inputs.trafficWeeks === 0) throw nothingToDo(inputs, event)
  const timeoutMs = inputs.timeoutMinutes * MINUTE_MS
  const run: Run = { clock, signal, deadlineMs: clock.nowMs() + timeoutMs }
  const send = createTransport(process.env)
  const github = connectGitHub({
    ...event,
    token: inputs.githubToken,
    userAgent: USER_AGENT,
    send,
    run: {
      clock,
      signal: endAfter(signal, timeoutMs + LAST_WORDS_MS),
      deadlineMs: run.deadlineMs + LAST_WORDS_MS,
    },
  })
  const { baseUrl, projectId, apiKey } = inputs
  const service = connectService({
    baseUrl,
    projectId,
    apiKey,
    userAgent: USER_AGENT,
    send,
    run,
    log,
  })
  const conversation = openConversation({ inputs, order, event, github, log })
  return { inputs, event, order, run, github, service, conversation }
}

const NO_SECRETS =
  'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key to work with. Nothing was sent. For merged pull requests of forks, see docs/github.md of this action; for Dependabot, store the key as a Dependabot secret too.'

function nothingToDo({ context }: Inputs, event: WorkflowEvent): ActionError {
  const quoted = context === 'event' ? ` (a ${event.name} event has nothing to quote)` : ''
  return badInputs([
    `there is nothing to do: set prompt, prompt-file, job-id or traffic-weeks${quoted}`,
  ])
}

async function perform(step: Step): Promise<StepResult> {
  const { inputs, event, order, run, github, service, conversation } = step
  await passGate({ ...inputs, event, github })
  if (inputs.dryRun) return describeDryRun(inputs, order)
  const nonce = randomBytes(8).toString('hex')
  const assignment =
    order && (await prepareAssignment({ inputs, order, event, github, conversation, nonce, log }))
  const jobEnd = assignment && performJob(assignment, step)
  const trafficEnd =
    inputs.trafficWeeks > 0 ? performTraffic(inputs, { service, run, jobEnd }) : undefined
  const [job, traffic] = await Promise.all([jobEnd, trafficEnd])
  if (job !== undefined) {
    const message = job.error === undefined ? job.remark : explain(job.error)
    return { outcome: job.outcome, message, prompt: assignment?.prompt, job, traffic }
  }
  return concludeTraffic(traffic, run.signal)
}

async function performJob(
  { prompt, jobId, resumeId }: Assignment,
  { inputs, event, run, service, conversation }: Step,
): Promise<JobResult> {
  log.group('Agent job')
  const job = await runJob({
    prompt,
    jobId,
    resumeId,
    wait: inputs.wait,
    pollIntervalMs: inputs.pollIntervalSeconds * 1000,
    service,
    run,
    rule: { serverUrl: event.serverUrl, allowedHosts: inputs.allowedHosts },
    log,
    onKnown: ({ id, status = '', remark = '' }) => {
      setOutputs({ 'job-id': id, status })
      if (status !== '') conversation.tellProgress({ id, remark })
    },
  })
  log.endGroup()
  return job
}

/** The result of a step that stopped before calling the service. */
function concludeThrown(error: unknown): StepResult {
  const message = explain(error)
  const details = error instanceof ActionError ? error.details : []
  if (error instanceof Refused) return { outcome: 'skipped', message, level: 'warning' }
  if (error instanceof Skipped) return { outcome: 'skipped', message }
  return { outcome: error instanceof Cancelled ? 'cancelled' : 'error', message, details }
}

/** The result of a step that asked for page views alone. */
function concludeTraffic(traffic: TrafficStep | undefined, signal: AbortSignal): StepResult {
  const outcome = traffic?.outcome ?? 'error'
  if (outcome === 'reported') return { outcome, message: '', traffic }
  const reason = outcome === 'cancelled' ? signal.reason : traffic?.error
  const missing = traffic === undefined ? '' : describeMissing(traffic).join(' ')
  const message = reason === undefined ? missing : explain(reason)
  return { outcome, message, ...(outcome === 'cancelled' && { traffic }) }
}

/** What to say of something that was thrown. A defect of ours shows its stack in the debug log. */
function explain(thrown: unknown): string {
  if (thrown instanceof ActionError || thrown instanceof Skipped || thrown instanceof Cancelled) {
    return thrown.message
  }
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
  return `Unexpected error, a defect of this action: ${messageOf(thrown)}. Please report it, with the log of a run with debug logging.`
}

/** Reports the result, first where later steps read it. */
async function report(
  result: StepResult,
  { event, step }: { event: WorkflowEvent; step: Step | undefined },
): Promise<void> {
  setOutputs(outputsOf(result))
  const markdown = redact(renderReport(result))
  if (step?.inputs.summary !== false) await writeSummary(markdown)
  setOutputs({ 'report-path': (await saveReport(markdown, event.temp)) ?? '' })
  await step?.conversation.tellResult(result)
  announce(result, step?.inputs)
}

function outputsOf({ outcome, job: result, traffic }: StepResult): Outputs {
  const { job, pullRequest } = result ?? {}
  return {
    outcome,
    ...(traffic && trafficOutputs(traffic)),
    ...(job && { 'job-id': job.id, status: job.status }),
    ...(pullRequest && {
      'pr-link': pullRequest.url,
      'pr-number': pullRequest.number,
      'pr-repository': pullRequest.repository,
    }),
  }
}

/** Writes the result to the log and as an annotation, and fails the step if it must. */
function announce(result: StepResult, inputs: Inputs | undefined): void {
  const text = describeResult(result)
  for (const detail of result.details ?? []) log.info(`- ${detail}`)
  if (failsStep(result.outcome, inputs?.failOn ?? new Set())) {
    process.exitCode = 1
    log.error(text)
  } else {
    log[result.level ?? OUTCOMES[result.outcome].level](text)
  }
}
