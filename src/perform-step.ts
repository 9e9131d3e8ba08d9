import { performJob } from './agent/job.ts'
import { missedByReaders } from './agent/signals-context.ts'
import { readTask, type Task } from './agent/task.ts'
import { type BuildResult, runBuild } from './builds/build.ts'
import { type BuildOrder, readBuildOrder } from './builds/order.ts'
import { badInputs } from './errors.ts'
import { whyNoSecrets } from './gate/events.ts'
import { passGate } from './gate/gate.ts'
import { OUTCOMES } from './outcomes.ts'
import type { Analytics } from './read-analytics.ts'
import { logOfFailure } from './report/build.ts'
import { toPlainMarkdown } from './report/plain.ts'
import { describeDryRun, describeGaps, describeResult, renderReport } from './report/report.ts'
import {
  buildOutputs,
  explain,
  fails,
  isIdle,
  outputsOf,
  resultOfError,
  type StepResult,
} from './result.ts'
import { readEvent } from './runner/event.ts'
import { asksForReport, type Env } from './runner/inputs.ts'
import { holdLog } from './runner/log.ts'
import { Outputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/workspace.ts'
import { openStep, type Step, type World } from './step.ts'
import { messageOf, quote } from './text.ts'

/**
 * The whole step, in a world that is given: its environment variables, network, clock and log. Never
 * rejects: the result is in the outputs, the summary and the comment, and says whether the step fails.
 */
export async function performStep(
  env: Env,
  world: World,
): Promise<StepResult & { fails: boolean }> {
  const { log } = world
  const event = readEvent(env)
  const outputs = new Outputs(env.GITHUB_OUTPUT, log)
  let step: Step | undefined
  let result: StepResult
  try {
    outputs.check()
    step = openStep(env, world, { event, outputs }, whyNoSecrets(event))
    result = await perform(step)
  } catch (error) {
    result = resultOfError(error, log)
  }

  // First where later steps read it.
  const isWritten = outputs.set(outputsOf(result))
  const markdown = renderReport(result, 'summary')
  await writeSummary(env.GITHUB_STEP_SUMMARY, markdown, log)
  const reportPath = await saveReport(toPlainMarkdown(markdown), event.temp, log)
  const isPathWritten = outputs.set({ 'report-path': reportPath ?? '' })
  await step?.conversation.report(result, renderReport(result, 'comment'), !isIdle(result))

  const isFailure = fails(result, step?.inputs.failOn ?? new Set())
  for (const detail of result.details ?? []) log.info(`- ${detail}`)
  log[isFailure ? 'error' : (result.level ?? OUTCOMES[result.outcome].level)](
    describeResult(result),
  )
  return { ...result, fails: isFailure || !isWritten || !isPathWritten }
}

async function perform(step: Step): Promise<StepResult> {
  const { inputs, event, log } = step
  const task = readTask(inputs, event)
  const order = readBuildOrder(inputs, event, task)
  if (task === undefined && order === undefined && !asksForReport(inputs)) {
    const nothing = inputs.context.has('event')
      ? ` (a ${quote(event.name, 60)} event has nothing to quote)`
      : ''
    throw badInputs([
      `there is nothing to do: set prompt, prompt-file, job-id, traffic-weeks, reader-signals, preview or publish${nothing}`,
    ])
  }
  await passGate(step)
  if (inputs.dryRun) return describeDryRun(inputs, task, order)

  if (task?.quotes.has('signals')) {
    // What is quoted to the agent must be read before it is asked.
    const analytics = await report(step)
    const result = await runTask(step, task, analytics).catch((error) => resultOfError(error, log))
    return { ...result, analytics }
  }
  const work = order ? buildAlone(step, order) : task && runTask(step, task)
  if (work === undefined) return resultOfReport(await report(step), step)
  const [result, analytics] = await Promise.all([
    work.catch((error) => resultOfError(error, log)),
    asksForReport(inputs) ? report(step, work) : undefined,
  ])
  return { ...result, ...(analytics && { analytics }) }
}

/** Asks the agent, waits for the result, and sees it through to a preview. */
async function runTask(step: Step, task: Task, analytics?: Analytics): Promise<StepResult> {
  const { inputs, log, outputs, conversation } = step
  log.group('Agent job')
  const missed = analytics && missedByReaders(analytics)
  const job = await performJob(step, task, missed, (known) => {
    outputs.set({ 'job-id': known.id, status: known.status ?? '' })
    if (known.status !== undefined) conversation.reportProgress(known.id)
  }).finally(() => log.endGroup())
  const message = job.error === undefined ? job.remark : explain(job.error, log)
  const result: StepResult = { outcome: job.outcome, message, job }
  // On disk before anything else, as a report beside it, may take long or go wrong.
  outputs.set(outputsOf(result))
  if (!inputs.preview || job.outcome !== 'pr-opened') return result

  log.info(describeResult(result))
  // The agent's pull request is commented on before its preview is built.
  void conversation.report(result, renderReport(result, 'comment'))
  const preview = await build(step, { kind: 'preview', branch: job.job?.source?.ref ?? '' })
  if (preview.outcome === 'cancelled') return { ...result, outcome: 'cancelled', build: preview }
  // A plan without previews is no fault of anybody.
  const isFine = preview.outcome === 'previewed' || preview.outcome === 'skipped'
  return { ...result, build: preview, ...(!isFine && { level: 'warning' as const }) }
}

/** The result of a step that is for a preview or a publication alone. */
async function buildAlone(step: Step, order: BuildOrder): Promise<StepResult> {
  const result = await build(step, order)
  return { outcome: result.outcome, message: result.remark, build: result }
}

async function build(step: Step, order: BuildOrder): Promise<BuildResult> {
  const { log, outputs } = step
  log.group(order.kind === 'preview' ? 'Preview' : 'Publication')
  const result = await runBuild(step, order, (known) => outputs.set(buildOutputs(known)))
  for (const line of logOfFailure(result)) log.info(line)
  log.endGroup()
  return result.error === undefined ? result : { ...result, remark: explain(result.error, log) }
}

/**
 * Reads what the report is made of, and saves its numbers. Never rejects.
 * @param work what the step does at the same time: the report's lines come into the log when that has ended
 */
async function report(step: Step, work?: Promise<unknown>): Promise<Analytics> {
  const { inputs, signal } = step
  const log = holdLog(step.log)
  if (work === undefined) log.release()
  log.group('Report')
  // Loaded here and not at the top: what scrubs readers' words is large, and most steps read none.
  const { readAnalytics } = await import('./read-analytics.ts')
  const analytics = await readAnalytics({ ...step, log })
  if (inputs.trafficFile !== undefined && !signal.aborted) {
    try {
      const { writeTrafficFile } = await import('./report/traffic-json.ts')
      await writeTrafficFile(inputs.trafficFile, analytics, inputs, step)
    } catch (error) {
      log.warning(`The traffic-file could not be written: ${messageOf(error)}`)
    }
  }
  log.endGroup()
  await work?.catch(() => {})
  log.release()
  // Where nothing was read and there is no other work, this is what fails the step, and is reported there.
  if (analytics.outcome === 'reported' || work !== undefined) {
    for (const gap of describeGaps(analytics)) step.log.warning(gap)
  }
  return signal.aborted ? { ...analytics, outcome: 'cancelled' } : analytics
}

/** The result of a step that is for a report alone. */
function resultOfReport(analytics: Analytics, { log, signal }: Step): StepResult {
  const { outcome, error } = analytics
  if (outcome === 'reported') return { outcome, message: '', analytics }
  if (outcome === 'cancelled') return { outcome, message: explain(signal.reason, log), analytics }
  const gaps = describeGaps(analytics).join(' ')
  return { outcome, message: error === undefined ? gaps : explain(error, log) }
}
