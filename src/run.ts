import { failsStep } from './agent/outcome.ts'
import { type JobResult, runJob } from './agent/run-job.ts'
import { listenForCancellation } from './cancellation.ts'
import { systemClock as clock } from './clock.ts'
import { ActionError, Cancelled, messageOf, Skipped } from './errors.ts'
import { readEvent, type WorkflowEvent } from './event.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { log } from './log.ts'
import { canWriteOutputs, checkOutputs, setOutputs } from './outputs.ts'
import { describeDryRun } from './report/dry-run.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import { WORDS } from './report/words.ts'
import { createHttp } from './service/http.ts'
import type { Retry } from './service/retry.ts'
import { connectService, type Service } from './service/service.ts'
import { writeSummary } from './summary.ts'
import { VERSION } from './version.ts'

/** The whole step. Never rejects: what became of it is in its outputs, its summary and its exit code. */
export async function run(): Promise<void> {
  const signal = listenForCancellation()
  publishOnCrash()
  let inputs: Inputs | undefined
  let result: StepResult
  try {
    checkOutputs(process.env)
    const event = readEvent(process.env)
    inputs = readInputs(event)
    result = inputs.dryRun ? describeDryRun(inputs) : await perform(inputs, event, signal)
  } catch (error) {
    result = { outcome: error instanceof Skipped ? 'skipped' : 'error', message: explain(error) }
  }
  if (canWriteOutputs(process.env)) publishOutputs(result)
  if (inputs?.summary !== false) await writeSummary(renderReport(result))
  announce(result, inputs)
}

async function perform(
  inputs: Inputs,
  event: WorkflowEvent,
  signal: AbortSignal,
): Promise<StepResult> {
  const deadlineMs = clock.nowMs() + inputs.timeoutMs
  const send = createHttp(process.env)
  const connect = (onRetry: (retry: Retry) => void): Service =>
    connectService({
      ...inputs,
      userAgent: `docs-agent-action/${VERSION}`,
      send,
      clock,
      signal,
      deadlineMs,
      onRetry,
    })

  log.group('Agent job')
  const job = await runJob({
    ...inputs,
    connect,
    clock,
    signal,
    deadlineMs,
    log,
    serverUrl: event.serverUrl,
    onKnown: ({ id, status = '' }) => setOutputs({ 'job-id': id, status }),
  })
  log.endGroup()
  return { outcome: job.outcome, message: remarkOn(job), prompt: inputs.prompt, job }
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

function publishOutputs({ outcome, job: result }: StepResult): void {
  const { job, pullRequest } = result ?? {}
  setOutputs({
    outcome,
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
    log[WORDS[result.outcome].level](text)
  }
}

/** Whatever crashes, the outputs come first, and the step fails. */
function publishOnCrash(): void {
  const crash = (error: unknown) => {
    process.exitCode = 1
    try {
      setOutputs({ outcome: 'error' })
      log.error(explain(error))
    } finally {
      process.exit(1)
    }
  }
  process.on('uncaughtException', crash)
  process.stdout.on('error', crash)
}
