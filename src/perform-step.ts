import { describeOtherRun, describeRerunWithoutHome } from './agent/earlier-attempt.ts'
import { runJob } from './agent/job.ts'
import { readContents, withViews } from './agent/pull-contents.ts'
import {
  pointReviewsTo,
  pullOnServer,
  readPullRequest,
  whyMoreMayRead,
  whyNextRunFails,
} from './agent/pull-request.ts'
import { missedByReaders } from './agent/signals-context.ts'
import { chooseTarget, type Target } from './agent/target.ts'
import { composePrompt, readTask, type Task } from './agent/task.ts'
import { type BuildResult, runBuild } from './builds/build.ts'
import { type BuildOrder, readBuildOrder, refuseUnmerged } from './builds/order.ts'
import { DryRun } from './dry-run.ts'
import { BadInput, badInputs, Cancelled, explain } from './errors.ts'
import { whyNoSecrets } from './gate/events.ts'
import { passGate } from './gate/gate.ts'
import { readPull } from './github/pulls.ts'
import { OUTCOMES, whyGreen } from './outcomes.ts'
import { describeGaps } from './report/gaps.ts'
import type { Report, ReportOrder } from './report/read-report.ts'
import {
  buildOutputs,
  fails,
  isIdle,
  outputsOf,
  resultOfError,
  resultOfPages,
  type StepResult,
} from './result.ts'
import { type Env, originOf, readEvent } from './runner/event.ts'
import { asksForReport, isReachAlone } from './runner/inputs.ts'
import { Outputs } from './runner/outputs.ts'
import { saveReport, writeSummary } from './runner/report-files.ts'
import type { Log } from './runtime.ts'
import { readReach } from './site/reach.ts'
import { giveTimeForReport, openStep, type Step, type World } from './step.ts'
import { logOfFailure } from './step-page/build.ts'
import { describeInOneLine } from './step-page/message.ts'
import { describeMissingReach } from './step-page/reach.ts'
import { describeResult, renderReport } from './step-page/report.ts'
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
  /** What is known is written here as soon as it is known, so that no later failure loses it. */
  const known: StepResult = { outcome: 'reported', message: '' }
  try {
    outputs.writeEmptyOutcome()
    step = openStep(env, world, event, outputs, whyNoSecrets(event))
    await perform(step, known)
    Object.assign(known, resultOfPages(known, step.inputs))
    warn(step, known, whyGreen(known.outcome, step.inputs.failOn))
  } catch (error) {
    Object.assign(known, resultOfError(error, log))
    if (error instanceof BadInput) {
      // It costs nothing, not even a comment.
      step = undefined
      if (event.runAttempt > 1)
        known.message +=
          ' This is a re-run, which has the workflow file of the first attempt: if you corrected that, start a new run.'
    }
  }

  const result = withoutDefects(known, log)
  // First where later steps read it.
  const isWritten = outputs.set({ ...outputsOf(result), message: describeInOneLine(result) })
  const summary = renderReport(result, 'summary')
  writeSummary(env.GITHUB_STEP_SUMMARY, summary, log)
  const reportPath = saveReport(summary, event.temp, log)
  const isPathWritten = outputs.set({ 'report-path': reportPath })
  if (step) await comment(step, result, true)

  // What cannot be shown fails it all the same.
  const isFailure = fails(known, step?.inputs.failOn ?? new Set())
  for (const detail of result.details ?? []) log.info(`- ${detail}`)
  log[isFailure ? 'error' : (result.level ?? OUTCOMES[result.outcome].level)](
    describeResult(result),
  )
  return { ...result, fails: isFailure || !isWritten || !isPathWritten }
}

/** Work, gate, the job or the build, report. */
async function perform(step: Step, result: StepResult): Promise<void> {
  const { inputs, event, log, ledger } = step
  const task = readTask(inputs, event)
  const order = readBuildOrder(inputs, event, task)
  if (task === undefined && order === undefined && !asksForReport(inputs)) {
    throw badInputs([
      `there is nothing to do: set \`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\`, \`reader-signals\`, \`preview\` or \`publish\`. If one of them is set, its expression is empty or false in this ${inQuotes(event.name, 60)} event: give it another value there, or the step an \`if:\``,
    ])
  }
  await passGate(step)
  if (order) refuseUnmerged(order, event)
  if (inputs.dryRun) {
    Object.assign(result, await new DryRun(step, task, order).perform())
    return
  }
  if (inputs.comment && !ledger.isKept) {
    const unrecorded = task ? ' What is asked is not recorded, so a re-run asks again.' : ''
    const remark = `There is no comment: a ${inQuotes(event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?).${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`
    warn(step, result, remark)
  }

  const work = task ? performTask(step, task, result) : order && performBuild(step, order, result)
  await work?.catch((error: unknown) => Object.assign(result, resultOfError(error, log)))
  if (!asksForReport(inputs) || result.analytics || result.outcome === 'cancelled') return
  if (work === undefined) {
    const analytics = await readReport(step, result)
    Object.assign(result, resultOfReport(analytics, result, step))
  } else {
    // The report may take long, or go wrong.
    await show(step, result)
    result.analytics = await unlessDefect(log, 'The report', () => readReport(step, result, true))
    result.contents &&= withViews(result.contents, result.analytics?.listings[0])
  }
}

/** Target, prompt, ask, wait, contents, preview. */
async function performTask(step: Step, task: Task, result: StepResult): Promise<void> {
  const { inputs, event, log, clock, outputs, ledger, patience, github } = step
  const startMs = clock.nowMs()
  const target = await chooseTarget(step, task)
  const isOpenJob = target.kind === 'follow up' && inputs.jobId.kind === 'open'
  if (isOpenJob) result.openPull = readPullRequest(target.job, step).pullRequest
  const asks = target.kind === 'create' || target.kind === 'follow up'
  if (asks && task.quotes.has('signals')) result.analytics = await readReport(step, result)
  const { outage } = step.service.budget
  const missed = result.analytics && missedByReaders(result.analytics, outage)
  const prompt = asks ? await composePrompt(step, task, missed, isOpenJob) : task.prompt

  log.group('Agent job')
  const job = await runJob(step, target, startMs, prompt, ({ id, status }) => {
    // On disk at once, so that no later fault loses it.
    outputs.set({ 'job-id': id, status })
    ledger.noteAsked(id)
    // From here on, reads only decorate the result.
    patience.isShort = true
    if (inputs.wait) ledger.reportProgress(id)
  })
  log.endGroup()
  Object.assign(result, { outcome: job.outcome, message: job.remark, job })
  if (asks && event.runAttempt > 1 && !ledger.isKept)
    result.remark = describeRerunWithoutHome(inputs.jobId.kind !== 'new')
  // A job that was busy all the time was not asked, so a re-run asks it.
  if (target.kind !== 'busy') result.rerun = whatRerunDoes(step, target)
  outputs.set(outputsOf(result))
  if (target.kind === 'create' && job.job) {
    const other = await unlessDefect(log, 'A look at other runs', () => describeOtherRun(step))
    warn(step, result, other)
  }
  const publicly = task.quotes.size > 0 && whyMoreMayRead(step, job)
  if (publicly) log.warning(publicly)

  const pull = pullOnServer(job.pullRequest, event)
  if (pull !== undefined) {
    const details = readPull(github, pull)
    result.contents = await unlessDefect(log, `What ${pull} changes`, () =>
      readContents(step, pull, details, result.analytics?.listings[0]),
    )
    if (inputs.jobId.kind === 'open') warn(step, result, await whyNextRunFails(pull, details))
    const { job: known } = job
    if (inputs.comment && known)
      await unlessDefect(log, `The pointer on ${pull}`, () =>
        pointReviewsTo(step, known.id, pull, details),
      )
  }
  if (!inputs.preview || job.outcome !== 'pr-opened') return
  // The agent's pull request is commented on before its preview is built.
  await show(step, result)
  const branch = job.job?.source?.ref ?? ''
  const build = await buildAndLog(step, { kind: 'preview', branch })
  result.build = build
  if (build.outcome === 'cancelled') result.outcome = 'cancelled'
  // It is no fault if the plan has no previews.
  else if (build.outcome !== 'previewed' && build.outcome !== 'skipped') result.level = 'warning'
}

/** Says what is wrong beside the work, in the log and in the summary. */
function warn({ log }: Step, result: StepResult, remark = ''): void {
  if (remark === '') return
  result.remark = remark
  log.warning(remark)
}

function whatRerunDoes(
  { inputs, ledger }: Step,
  { kind }: Target,
): NonNullable<StepResult['rerun']> {
  if (kind !== 'watch' && !ledger.isKept) return 'asks again'
  return inputs.wait && (kind === 'watch' || ledger.isRecorded) ? 'waits' : 'neither'
}

/** The preview or the publication that a step is for. */
async function performBuild(step: Step, order: BuildOrder, result: StepResult): Promise<void> {
  const build = await buildAndLog(step, order)
  Object.assign(result, { outcome: build.outcome, message: build.remark, build })
}

async function buildAndLog(step: Step, order: BuildOrder): Promise<BuildResult> {
  const { log, outputs } = step
  log.group(order.kind === 'preview' ? 'Preview' : 'Publication')
  const result = await runBuild(step, order, (known) => outputs.set(buildOutputs(known)))
  for (const line of logOfFailure(result)) log.info(line)
  log.endGroup()
  return result
}

/** Shows a result before more is added to it: in the outputs, the log and the comment. */
async function show(step: Step, known: StepResult): Promise<void> {
  const result = withoutDefects(known, step.log)
  step.outputs.set(outputsOf(result))
  step.log.info(describeResult(result))
  await comment(step, result, false)
}

/** Keeps this step's comment up to date. */
async function comment(step: Step, result: StepResult, isLast: boolean): Promise<void> {
  const { inputs, event, ledger, patience } = step
  const { outcome, job, analytics, isCommented = outcome !== 'skipped' } = result
  const pull = pullOnServer(job?.pullRequest, event)
  // One that is skipped has no news but its report, as care has of a quiet week.
  const hasReport = isCommented || analytics !== undefined
  if (!inputs.comment || inputs.dryRun || !hasReport) return
  if (isReachAlone(inputs) && originOf(event) === 'fork')
    return step.log.notice(
      "There is no comment: on a fork's pull request, the token can only read. The run's summary has the report.",
    )
  patience.isShort = true
  const about = { job: job?.job?.id, pull }
  await ledger.report(renderReport(result, 'comment'), about, {
    mayCreate: !isIdle(result),
    isLast,
  })
}

/** Does work that comes after the job's end: if it fails, that is a warning, and the outcome stays (T6). */
async function unlessDefect<T>(
  log: Log,
  what: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Cancelled) throw error
    log.warning(`${what} is left out. ${explain(error, log)}`)
    return undefined
  }
}

/** Drops what decorates a result if it cannot be rendered, so that an odd answer does not hide the job's result. */
function withoutDefects(result: StepResult, log: Log): StepResult {
  try {
    outputsOf(result)
    describeResult(result)
    renderReport(result, 'summary')
    return result
  } catch (error) {
    log.warning(`The report is left out. ${explain(error, log)}`)
    return { ...result, contents: undefined, analytics: undefined, reach: undefined }
  }
}

/**
 * Reads the numbers of the report, and saves them. Never rejects.
 * @param isBeside whether the step has other work, which the report does not change
 */
async function readReport(step: Step, result: StepResult, isBeside = false): Promise<Report> {
  const { inputs, signal, log } = step
  giveTimeForReport(step)
  log.group('Report')
  // Loaded here and not at the top: most steps read no numbers.
  const reading = await import('./report/read-report.ts')
  const signals = [...inputs.readerSignals].filter((kind) => kind !== 'reach')
  const { reportTitle: title, trafficWeeks, signalWeeks, readerTexts } = inputs
  const order: ReportOrder = {
    title,
    trafficWeeks,
    signals: new Set(signals),
    signalWeeks,
    readerTexts,
  }
  const report = await reading.readReport(step, order)
  if (inputs.readerSignals.has('reach')) {
    result.reach = await readReach(step, report.listings[0])
  }
  if (inputs.trafficFile !== undefined && !signal.aborted) {
    try {
      const { writeTrafficFile } = await import('./report/traffic-file.ts')
      const of = { project: inputs.projectId, source: inputs.baseUrl.host }
      await writeTrafficFile(inputs.trafficFile, report, of, step)
    } catch (error) {
      log.warning(`The traffic-file could not be written: ${messageOf(error)}`)
    }
  }
  log.endGroup()
  const isRead = report.outcome === 'reported' || result.reach?.status === 'read'
  // Otherwise these gaps fail the step, and are its message.
  if (isRead || isBeside) for (const gap of listGaps(report, result)) log.warning(gap)
  return { ...report, outcome: signal.aborted ? 'cancelled' : isRead ? 'reported' : 'error' }
}

function listGaps(report: Report, { reach }: StepResult): string[] {
  return [...describeGaps(report.gaps), ...describeMissingReach(reach)]
}

/** The result of a step that is for a report alone. */
function resultOfReport(report: Report, known: StepResult, { log, service }: Step): StepResult {
  const { outcome } = report
  const error = report.error ?? service.budget.firstError
  const result = { outcome, message: '', analytics: report }
  if (outcome !== 'error') return result
  const message = error === undefined ? listGaps(report, known).join(' ') : explain(error, log)
  return { outcome, message }
}
