import { type Assignment, prepareAssignment } from './agent/assignment.ts'
import { describeJobLine } from './agent/earlier-attempt.ts'
import type { Order } from './agent/order.ts'
import { runJob } from './agent/run-job.ts'
import { type AnalyticsResult, missedIn, performAnalytics } from './analytics-step.ts'
import { OUTCOMES } from './base/outcomes.ts'
import { performOwnBuild, previewJob } from './build-step.ts'
import { passGate } from './github/gate.ts'
import { skipOwnEvent } from './github/own-events.ts'
import { describeDryRun } from './report/dry-run.ts'
import { toPlainMarkdown } from './report/plain.ts'
import { renderProgress } from './report/progress.ts'
import { describeResult, renderReport, type StepResult } from './report/report.ts'
import {
  commentOf,
  concludeAnalytics,
  concludeThrown,
  explain,
  fails,
  outputsOf,
} from './result.ts'
import { listenForCancellation } from './runner/cancellation.ts'
import { endProcess, failOnCrash } from './runner/crash.ts'
import { readEvent, type WorkflowEvent } from './runner/event.ts'
import { asksForReport, type Inputs } from './runner/inputs.ts'
import { log } from './runner/log.ts'
import { checkOutputs, setOutputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/summary.ts'
import { openStep, type Step } from './step.ts'

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
  const { inputs, event, order, buildOrder, run, github } = step
  await passGate({ ...inputs, event, github })
  if (order !== undefined) await skipOwnEvent({ ...step, log })
  if (inputs.dryRun) return describeDryRun(inputs, { order, buildOrder })
  if (order?.quotes.has('signals')) {
    // What is quoted to the agent must be read before it is asked.
    const analytics = await performAnalytics(step)
    return withReport(await performJob(order, { ...step, analytics }), analytics)
  }
  const work = buildOrder ? performOwnBuild(buildOrder, step) : order && performJob(order, step)
  if (work === undefined) return concludeAnalytics(await performAnalytics(step), run.signal)
  const [result, analytics] = await Promise.all([
    work,
    asksForReport(inputs) ? performAnalytics(step, work) : undefined,
  ])
  return withReport(result, analytics)
}

function withReport(result: StepResult, analytics: AnalyticsResult | undefined): StepResult {
  return { ...result, traffic: analytics?.traffic, readers: analytics?.readers }
}

/**
 * Asks the agent, and waits for what comes of it. Never rejects.
 * @param analytics what was read before, which is quoted to it
 */
async function performJob(
  order: Order,
  { analytics, ...step }: Step & { analytics?: AnalyticsResult },
): Promise<StepResult> {
  try {
    const missed = analytics && missedIn(analytics, step.run.signal)
    return await giveToAgent(await prepareAssignment({ ...step, order, missed, log }), step)
  } catch (error) {
    return concludeThrown(error)
  }
}

async function giveToAgent(assignment: Assignment, step: Step): Promise<StepResult> {
  const { inputs, event, run, service, conversation } = step
  const { prompt } = assignment
  log.group('Agent job')
  const job = await runJob({
    ...assignment,
    wait: inputs.wait,
    pollIntervalMs: inputs.pollIntervalSeconds * 1000,
    service,
    run,
    rule: { serverUrl: event.serverUrl, allowedHosts: inputs.allowedHosts },
    log,
    onKnown: ({ id, status = '', remark = '' }) => {
      setOutputs({ 'job-id': id, status })
      if (status === '') return
      if (prompt !== undefined) log.info(describeJobLine(id, step))
      conversation.reportProgress({ id, markdown: renderProgress({ id, remark }) })
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
  const isResultWritten = setOutputs(outputsOf(result))
  const markdown = renderReport(result)
  if (step?.inputs.summary !== false) await writeSummary(markdown)
  const reportPath = (await saveReport(toPlainMarkdown(markdown), event.temp)) ?? ''
  const isPathWritten = setOutputs({ 'report-path': reportPath })
  await step?.conversation.reportResult(commentOf(result))
  announce(result, step?.inputs)
  if (!isResultWritten || !isPathWritten) process.exitCode = 1
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
