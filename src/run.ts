import { randomBytes } from 'node:crypto'
import { type Assignment, prepareAssignment } from './agent/assignment.ts'
import { runJob } from './agent/run-job.ts'
import { OUTCOMES } from './base/outcomes.ts'
import { redact } from './base/secrets.ts'
import { performOwnBuild, previewJob } from './build-step.ts'
import { passGate } from './github/gate.ts'
import { describeDryRun } from './report/dry-run.ts'
import { renderProgress } from './report/progress.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import { commentOf, concludeThrown, concludeTraffic, explain, fails, outputsOf } from './result.ts'
import { listenForCancellation } from './runner/cancellation.ts'
import { endProcess, failOnCrash } from './runner/crash.ts'
import { readEvent, type WorkflowEvent } from './runner/event.ts'
import type { Inputs } from './runner/inputs.ts'
import { log } from './runner/log.ts'
import { checkOutputs, setOutputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/summary.ts'
import { openStep, type Step } from './step.ts'
import { performTraffic } from './traffic-step.ts'

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

async function perform(step: Step): Promise<StepResult> {
  const { inputs, event, order, buildOrder, run, github, service, conversation } = step
  await passGate({ ...inputs, event, github })
  if (inputs.dryRun) return describeDryRun(inputs, { order, buildOrder })
  const nonce = randomBytes(8).toString('hex')
  const assignment =
    order && (await prepareAssignment({ inputs, order, event, github, conversation, nonce, log }))
  const mainEnd = assignment
    ? performJob(assignment, step)
    : buildOrder && performOwnBuild(buildOrder, step)
  const trafficEnd =
    inputs.trafficWeeks > 0 ? performTraffic(inputs, { service, run, jobEnd: mainEnd }) : undefined
  const [result, traffic] = await Promise.all([mainEnd, trafficEnd])
  return result === undefined ? concludeTraffic(traffic, run.signal) : { ...result, traffic }
}

async function performJob(
  { prompt, jobId, resumeId }: Assignment,
  step: Step,
): Promise<StepResult> {
  const { inputs, event, run, service, conversation } = step
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
      if (status !== '') {
        conversation.reportProgress({ id, markdown: renderProgress({ id, remark }) })
      }
    },
  })
  log.endGroup()
  const message = job.error === undefined ? job.remark : explain(job.error)
  const result = { outcome: job.outcome, message, prompt, job }
  return inputs.preview ? previewJob(result, step) : result
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
  await step?.conversation.reportResult(commentOf(result))
  announce(result, step?.inputs)
}

/** Writes the result to the log and as an annotation, and fails the step if it must. */
function announce(result: StepResult, inputs: Inputs | undefined): void {
  const text = describeResult(result)
  for (const detail of result.details ?? []) log.info(`- ${detail}`)
  if (fails(result, inputs?.failOn ?? new Set())) {
    process.exitCode = 1
    log.error(text)
  } else {
    log[result.level ?? OUTCOMES[result.outcome].level](text)
  }
}
