import { randomBytes } from 'node:crypto'
import { prepareAssignment } from './agent/assignment.ts'
import { type JobOptions, type JobResult, runJob } from './agent/run-job.ts'
import { systemClock as clock } from './base/clock.ts'
import { ActionError, Cancelled, Refused, Skipped } from './base/errors.ts'
import { failsStep, OUTCOMES } from './base/outcomes.ts'
import { redact } from './base/secrets.ts'
import { messageOf } from './base/text.ts'
import { VERSION } from './base/version.ts'
import { type Conversation, openConversation } from './conversation.ts'
import { connectGitHub, type GitHub } from './github/client.ts'
import { passGate } from './github/gate.ts'
import type { Retry } from './http/retry.ts'
import { createHttp } from './http/transport.ts'
import { describeDryRun } from './report/dry-run.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import { describeMissing } from './report/traffic-report.ts'
import { abortLater, listenForCancellation } from './runner/cancellation.ts'
import { failOnCrash } from './runner/crash.ts'
import { readEvent, type WorkflowEvent } from './runner/event.ts'
import { hasJob, type Inputs, readInputs } from './runner/inputs.ts'
import { log } from './runner/log.ts'
import { checkOutputs, type Outputs, setOutputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/summary.ts'
import { connectService, type Service } from './service/service.ts'
import { performTraffic, type TrafficStep, trafficOutputs } from './traffic-step.ts'

const USER_AGENT = `docs-agent-action/${VERSION}`

/** The whole step. Never rejects: what became of it is in its outputs, its summary and its exit code. */
export async function run(): Promise<void> {
  failOnCrash(explain)
  const signal = listenForCancellation()
  const event = readEvent(process.env)
  let step: Step | undefined
  let result: StepResult
  try {
    checkOutputs(process.env)
    step = openStep(event, signal)
    result = step.inputs.dryRun ? describeDryRun(step.inputs) : await perform(step)
  } catch (error) {
    result = concludeThrown(error)
  }
  await publish(result, { event, step })
}

/** What the step works with: what it was asked, and whom it tells. */
interface Step {
  inputs: Inputs
  event: WorkflowEvent
  signal: AbortSignal
  github: GitHub
  conversation: Conversation
}

/** How much longer than the rest calls to GitHub may take when the step is cancelled. */
const LAST_WORDS_MS = 1000

function openStep(event: WorkflowEvent, signal: AbortSignal): Step {
  const inputs = readInputs(event)
  const github = connectGitHub({
    ...event,
    token: inputs.githubToken,
    userAgent: USER_AGENT,
    signal: abortLater(signal, LAST_WORDS_MS),
  })
  const conversation = openConversation({ inputs, event, github, log })
  return { inputs, event, signal, github, conversation }
}

async function perform({ inputs, event, signal, github, conversation }: Step): Promise<StepResult> {
  await passGate({ ...inputs, event, github })
  const nonce = randomBytes(8).toString('hex')
  const assignment = await prepareAssignment({ inputs, event, github, conversation, nonce, log })
  const deadlineMs = clock.nowMs() + inputs.timeoutMs
  const send = createHttp(process.env)
  const connect = (onRetry: (retry: Retry) => void): Service =>
    connectService({
      ...inputs,
      userAgent: USER_AGENT,
      send,
      clock,
      signal,
      deadlineMs,
      onRetry,
    })

  const context = { connect, clock, signal, deadlineMs }
  const jobEnd = hasJob(inputs)
    ? performJob({ ...inputs, ...assignment, ...context, serverUrl: event.serverUrl, conversation })
    : undefined
  const trafficEnd =
    inputs.trafficWeeks > 0
      ? performTraffic(inputs, { connect, run: { clock, signal, deadlineMs }, jobEnd })
      : undefined
  const [job, traffic] = await Promise.all([jobEnd, trafficEnd])
  if (job !== undefined)
    return { outcome: job.outcome, message: remarkOn(job), prompt: assignment.prompt, job, traffic }
  return concludeTraffic(traffic, signal)
}

async function performJob({
  conversation,
  ...options
}: Omit<JobOptions, 'log' | 'onKnown'> & { conversation: Conversation }): Promise<JobResult> {
  log.group('Agent job')
  const job = await runJob({
    ...options,
    log,
    onKnown: ({ id, status = '', remark = '' }) => {
      setOutputs({ 'job-id': id, status })
      if (status !== '') conversation.tellProgress({ id, remark })
    },
  })
  log.endGroup()
  return job
}

/** What a step came to that did not get to ask the service for anything. */
function concludeThrown(error: unknown): StepResult {
  const message = explain(error)
  if (error instanceof Refused) return { outcome: 'skipped', message, level: 'warning' }
  if (error instanceof Skipped) return { outcome: 'skipped', message }
  return { outcome: error instanceof Cancelled ? 'cancelled' : 'error', message }
}

/** What a step came to that asked for page views alone. */
function concludeTraffic(traffic: TrafficStep | undefined, signal: AbortSignal): StepResult {
  const outcome = traffic?.outcome ?? 'error'
  if (outcome === 'reported') return { outcome, message: '', traffic }
  const reason = outcome === 'cancelled' ? signal.reason : traffic?.error
  const missing = traffic === undefined ? '' : describeMissing(traffic).join(' ')
  const message = reason === undefined ? missing : explain(reason)
  return { outcome, message, ...(outcome === 'cancelled' && { traffic }) }
}

function remarkOn(job: JobResult): string {
  return job.error === undefined ? job.remark : explain(job.error)
}

/** What to tell of something that was thrown. A defect of ours shows its stack in the debug log. */
function explain(thrown: unknown): string {
  if (thrown instanceof ActionError || thrown instanceof Skipped || thrown instanceof Cancelled) {
    return thrown.message
  }
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
  return `Unexpected error, a defect of this action: ${messageOf(thrown)}. Please report it, with the log of a run with debug logging.`
}

/** Tells the result, first where later steps read it. */
async function publish(
  result: StepResult,
  { event, step }: { event: WorkflowEvent; step: Step | undefined },
): Promise<void> {
  setOutputs(outputsOf(result))
  const report = redact(renderReport(result))
  if (step?.inputs.summary !== false) await writeSummary(report)
  setOutputs({ 'report-path': (await saveReport(report, event.temp)) ?? '' })
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

/** Says the result in the log and as an annotation, and fails the step if it must. */
function announce(result: StepResult, inputs: Inputs | undefined): void {
  const text = describeResult(result)
  if (failsStep(result.outcome, inputs?.failOn ?? new Set())) {
    process.exitCode = 1
    log.error(text)
  } else {
    log[result.level ?? OUTCOMES[result.outcome].level](text)
  }
}
