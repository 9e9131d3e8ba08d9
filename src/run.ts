import { randomBytes } from 'node:crypto'
import { failsStep } from './agent/outcome.ts'
import { type JobOptions, type JobResult, runJob } from './agent/run-job.ts'
import { prepareAssignment } from './assignment.ts'
import { abortLater, listenForCancellation } from './cancellation.ts'
import { systemClock as clock } from './clock.ts'
import { type Conversation, openConversation } from './conversation.ts'
import { failOnCrash } from './crash.ts'
import { ActionError, Cancelled, messageOf, Refused, Skipped } from './errors.ts'
import { readEvent, type WorkflowEvent } from './event.ts'
import { connectGitHub, type GitHub } from './github/client.ts'
import { passGate } from './github/gate.ts'
import { hasJob, type Inputs, readInputs } from './inputs.ts'
import { log } from './log.ts'
import { canWriteOutputs, checkOutputs, setOutputs } from './outputs.ts'
import { describeDryRun } from './report/dry-run.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import { describeMissing } from './report/traffic-report.ts'
import { WORDS } from './report/words.ts'
import { redact } from './secrets.ts'
import { createHttp } from './service/http.ts'
import type { Retry } from './service/retry.ts'
import { connectService, type Service } from './service/service.ts'
import { saveReport, writeSummary } from './summary.ts'
import { performTraffic, type TrafficStep, trafficOutputs } from './traffic-step.ts'
import { VERSION } from './version.ts'

const USER_AGENT = `docs-agent-action/${VERSION}`

/** The whole step. Never rejects: what became of it is in its outputs, its summary and its exit code. */
export async function run(): Promise<void> {
  const signal = listenForCancellation()
  failOnCrash(explain)
  let inputs: Inputs | undefined
  let conversation: Conversation | undefined
  let result: StepResult
  try {
    checkOutputs(process.env)
    const event = readEvent(process.env)
    inputs = readInputs(event)
    const github = openGitHub({ inputs, event, signal })
    conversation = openConversation({ inputs, event, github, log })
    const step = { inputs, event, signal, github, conversation }
    result = inputs.dryRun ? describeDryRun(inputs) : await perform(step)
  } catch (error) {
    result = concludeThrown(error)
  }
  if (canWriteOutputs(process.env)) publishOutputs(result)
  const report = redact(renderReport(result))
  if (inputs?.summary !== false) await writeSummary(report)
  const reportPath = await saveReport(report, readEvent(process.env).temp)
  if (canWriteOutputs(process.env)) setOutputs({ 'report-path': reportPath ?? '' })
  await conversation?.tellResult(result)
  announce(result, inputs)
}

/** How much longer than the rest calls to GitHub may take when the step is cancelled. */
const LAST_WORDS_MS = 1000

function openGitHub({ inputs, event, signal }: Pick<Step, 'inputs' | 'event' | 'signal'>): GitHub {
  return connectGitHub({
    ...event,
    token: inputs.githubToken,
    userAgent: USER_AGENT,
    signal: abortLater(signal, LAST_WORDS_MS),
  })
}

interface Step {
  inputs: Inputs
  event: WorkflowEvent
  signal: AbortSignal
  github: GitHub
  conversation: Conversation
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
    inputs.trafficWeeks > 0 ? performTraffic(inputs, { ...context, jobEnd }) : undefined
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

function publishOutputs({ outcome, job: result, traffic }: StepResult): void {
  const { job, pullRequest } = result ?? {}
  setOutputs({
    outcome,
    ...(traffic && trafficOutputs(traffic)),
    ...(job && { 'job-id': job.id, status: job.status }),
    ...(pullRequest && {
      'pr-link': pullRequest.url,
      'pr-number': pullRequest.number,
      'pr-repository': pullRequest.repository,
    }),
  })
}

/** Says the result in the log and as an annotation, and fails the step if it must. */
function announce(result: StepResult, inputs: Inputs | undefined): void {
  const text = describeResult(result)
  if (failsStep(result.outcome, inputs?.failOn ?? new Set())) {
    process.exitCode = 1
    log.error(text)
  } else {
    log[result.level ?? WORDS[result.outcome].level](text)
  }
}
