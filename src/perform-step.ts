import { type JobResult, performJob } from './agent/job.ts'
import { pointReviewsTo, pullOnServer, readContents, whyMoreMayRead } from './agent/pull-request.ts'
import { missedByReaders } from './agent/signals-context.ts'
import { chooseTarget, type Target } from './agent/target.ts'
import { composePrompt, readTask, type Task } from './agent/task.ts'
import { type BuildResult, runBuild } from './builds/build.ts'
import { type BuildOrder, readBuildOrder } from './builds/order.ts'
import { DryRun } from './dry-run.ts'
import { BadInput, badInputs, explain } from './errors.ts'
import { whyNoSecrets } from './gate/events.ts'
import { passGate } from './gate/gate.ts'
import { readPull } from './github/pulls.ts'
import { OUTCOMES } from './outcomes.ts'
import type { Analytics } from './read-analytics.ts'
import { logOfFailure } from './report/build.ts'
import { describeGaps, describeResult, renderProgress, renderReport } from './report/report.ts'
import { buildOutputs, fails, isIdle, outputsOf, resultOfError, type StepResult } from './result.ts'
import { type Env, readEvent } from './runner/event.ts'
import { asksForReport } from './runner/inputs.ts'
import { Outputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/report-files.ts'
import { giveTimeForReport, openStep, type Step, type World } from './step.ts'
import { inQuotes, messageOf } from './text.ts'

/**
 * The whole step, in a world that is given: its environment variables, network, clock and log. The result is
 * in the outputs, the summary and the comment, and says whether the step fails. Rejects only for a defect in
 * showing it, which `index.ts` reports.
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
    outputs.probe()
    step = openStep(env, world, event, outputs, whyNoSecrets(event))
    result = await perform(step)
  } catch (error) {
    result = resultOfError(error, log)
    // A bad input costs nothing, not even a comment.
    if (error instanceof BadInput) step = undefined
  }

  // First where later steps read it.
  const isWritten = outputs.set(outputsOf(result))
  writeSummary(env.GITHUB_STEP_SUMMARY, renderReport(result, 'summary'), log)
  const reportPath = saveReport(renderReport(result, 'plain'), event.temp, log)
  const isPathWritten = outputs.set({ 'report-path': reportPath })
  if (step) await reportOnGitHub(step, result)

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
    const why = inputs.context.has('event')
      ? `\`context: event\` has nothing to quote of a ${inQuotes(event.name, 60)} event: set \`prompt\`, or another \`context\``
      : 'there is nothing to do: set `prompt`, `prompt-file`, `context`, `job-id`, `traffic-weeks`, `reader-signals`, `preview` or `publish`'
    throw badInputs([why])
  }
  await passGate(step)
  if (inputs.dryRun) return new DryRun(step, task, order).perform()
  if (inputs.comment && !step.ledger.isKept)
    log.warning(
      `There is no issue or pull request here to comment on: a ${inQuotes(event.name, 60)} event has none, and \`issue-number\` is empty (is its variable set in this repository?). What is asked is not recorded.`,
    )

  const work = task ? performTask(step, task) : order && buildAlone(step, order)
  if (work === undefined) return resultOfReport(await readAndSaveAnalytics(step), step)
  const result = await work.catch((error) => resultOfError(error, log))
  const isReportDue = asksForReport(inputs) && result.analytics === undefined
  if (!isReportDue || result.outcome === 'cancelled') return result

  // Before the report, which may take long or go wrong.
  await showSoFar(step, result)
  return { ...result, analytics: await readAndSaveAnalytics(step, result) }
}

/** Reads a report before the agent is asked, if the prompt quotes it. A job that was asked already is resumed at once. */
async function performTask(step: Step, task: Task): Promise<StepResult> {
  const target = await chooseTarget(step, task)
  const isAsked = target.kind === 'create' || target.kind === 'follow up'
  const analytics =
    isAsked && task.quotes.has('signals') ? await readAndSaveAnalytics(step) : undefined
  const work = runTask(step, task, target, analytics)
  return { ...(await work.catch((error) => resultOfError(error, step.log))), analytics }
}

/** Asks the agent, waits for the result, and sees it through to a preview. */
async function runTask(
  step: Step,
  task: Task,
  target: Target,
  analytics: Analytics | undefined,
): Promise<StepResult> {
  const { inputs, event, log, outputs } = step
  log.group('Agent job')
  const job = await askAndWait(step, task, target, analytics).finally(() => log.endGroup())
  const publicly = task.quotes.size > 0 && whyMoreMayRead(step, job)
  if (publicly) log.warning(publicly)
  const result: StepResult = { outcome: job.outcome, message: job.remark, job }
  // A job that was busy all the time was not asked, so a re-run asks it.
  if (target.kind !== 'busy') result.rerun = whatRerunDoes(step, target)
  // On disk before anything else, which may take long or go wrong.
  outputs.set(outputsOf(result))
  const pull = pullOnServer(job.pullRequest, event)
  if (pull !== undefined) {
    const reading = readPull(step.github, pull)
    result.contents = await readContents(step, pull, reading)
    if (inputs.comment && job.job) await pointReviewsTo(step, job.job.id, pull, reading)
  }
  if (!inputs.preview || job.outcome !== 'pr-opened') return result

  // The agent's pull request is commented on before its preview is built.
  await showSoFar(step, result)
  const build = await performBuild(step, { kind: 'preview', branch: job.job?.source?.ref ?? '' })
  if (build.outcome === 'cancelled') return { ...result, outcome: 'cancelled', build }
  // It is no fault if the plan has no previews.
  const isFine = build.outcome === 'previewed' || build.outcome === 'skipped'
  return { ...result, build, ...(!isFine && { level: 'warning' as const }) }
}

function whatRerunDoes(
  { inputs, ledger }: Step,
  { kind }: Target,
): NonNullable<StepResult['rerun']> {
  if (kind !== 'watch' && !ledger.isKept) return 'asks again'
  return inputs.wait && (kind === 'watch' || ledger.isRecorded) ? 'waits' : 'neither'
}

/** @throws Skipped if no word of `context` has anything for the agent; ActionError */
async function askAndWait(
  step: Step,
  task: Task,
  target: Target,
  analytics: Analytics | undefined,
): Promise<JobResult> {
  const { outputs, ledger } = step
  const isFollowUp = target.kind === 'follow up'
  const missed = analytics && missedByReaders(analytics)
  const prompt =
    isFollowUp || target.kind === 'create'
      ? await composePrompt(step, task, missed, isFollowUp && step.inputs.jobId.kind === 'open')
      : task.prompt
  return performJob(step, target, prompt, async ({ id, status }) => {
    // On disk at once, so that no later fault loses it; then in the comment.
    outputs.set({ 'job-id': id, status })
    await ledger.writeAsked(id, renderProgress(id))
  })
}

/** Shows a result before more is added to it: in the outputs, the log and the comment. */
async function showSoFar(step: Step, result: StepResult): Promise<void> {
  step.outputs.set(outputsOf(result))
  step.log.info(describeResult(result))
  await reportOnGitHub(step, result)
}

/** Keeps this step's comment up to date. */
async function reportOnGitHub(step: Step, result: StepResult): Promise<void> {
  const { inputs, event, ledger } = step
  const { outcome, job, analytics, isCommented = outcome !== 'skipped' } = result
  const pull = pullOnServer(job?.pullRequest, event)
  // One that is skipped has no news but its report, as care has of a quiet week.
  const hasReport = isCommented || analytics !== undefined
  if (!inputs.comment || inputs.dryRun || !hasReport) return
  await ledger.report(renderReport(result, 'comment'), { job: job?.job?.id, pull }, !isIdle(result))
}

/** The result of a step that is for a preview or a publication alone. */
async function buildAlone(step: Step, order: BuildOrder): Promise<StepResult> {
  const build = await performBuild(step, order)
  return { outcome: build.outcome, message: build.remark, build }
}

async function performBuild(step: Step, order: BuildOrder): Promise<BuildResult> {
  const { log, outputs } = step
  log.group(order.kind === 'preview' ? 'Preview' : 'Publication')
  const result = await runBuild(step, order, (known) => outputs.set(buildOutputs(known)))
  for (const line of logOfFailure(result)) log.info(line)
  log.endGroup()
  return result
}

/**
 * Reads the numbers of the report, and saves them. Never rejects.
 * @param beside the result of the step's other work, which stands whatever the report's is
 */
async function readAndSaveAnalytics(step: Step, beside?: StepResult): Promise<Analytics> {
  const { inputs, signal, log } = step
  giveTimeForReport(step)
  log.group('Report')
  // Loaded here and not at the top: what scrubs readers' words is large, and most steps read none.
  const { readAnalytics } = await import('./read-analytics.ts')
  const analytics = await readAnalytics(step)
  if (inputs.trafficFile !== undefined && !signal.aborted) {
    try {
      const { writeTrafficFile } = await import('./report/traffic-json.ts')
      await writeTrafficFile(inputs.trafficFile, analytics, inputs, step)
    } catch (error) {
      log.warning(`The traffic-file could not be written: ${messageOf(error)}`)
    }
  }
  log.endGroup()
  // Where nothing was read and there is no other work, this is what fails the step, and is reported there.
  if (analytics.outcome === 'reported' || beside !== undefined)
    for (const gap of describeGaps(analytics)) log.warning(gap)
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
