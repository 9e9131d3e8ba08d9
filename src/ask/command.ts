import { badInputs } from '../errors.ts'
import type { Command, Ending, ShowResult, Step } from '../frame/command.ts'
import { fromMessage, type Text } from '../frame/page.ts'
import { readInputs } from '../frame/read-inputs.ts'
import { orWarn } from '../frame/run-command.ts'
import { passGate } from '../gate/gate.ts'
import type { MissedByReaders } from '../report/signals-context.ts'
import { Service } from '../service/api.ts'
import { inQuotes } from '../text.ts'
import { tryOut } from './dry-run.ts'
import {
  endingOfFailure,
  endingOfJob,
  endingOfReport,
  endingWithoutJob,
  type NoJob,
} from './endings.ts'
import { asksForReport, findFaults, INPUTS, type Inputs } from './inputs.ts'
import { chooseJob, sends } from './job/choose-job.ts'
import { lookAtPull } from './job/pull-after-job.ts'
import { type PullRequest, readPullRequest } from './job/pull-request.ts'
import { type Assignment, runJob } from './job/run-job.ts'
import { type MadeReport, makeReport } from './make-report.ts'
import { type AskOutput, OUTPUTS } from './outcomes-and-outputs.ts'
import { composePrompt, readTask } from './prompt/task.ts'
import { StepRecord } from './record/step-record.ts'
import type { AskStep, Task } from './step.ts'

/** The root: asks the agent and waits, and reports page views and what readers missed. */
export const ask: Command<Inputs, AskOutput, AskStep> = {
  name: 'ask',
  inputs: INPUTS,
  read: (...from) => readInputs(INPUTS, ...from),
  outputs: OUTPUTS,
  findFaults,
  prepare,
  gate(step) {
    const purpose = step.task === undefined ? 'report' : 'ask'
    return passGate(step, { ...step.inputs, purpose })
  },
  run,
  endingOfFailure,
  async comment(step, ending, isLast) {
    if (step.inputs.dryRun || ending.comment === undefined) return
    if (!isLast) {
      await step.record.show(ending.comment, step.stages.commenting(), false)
      return
    }
    // A failure turns the step red, which is news enough.
    const isNews = !ending.fails
    await step.record.show(ending.comment, step.stages.lastComment(), isNews)
  },
}

function prepare(step: Step<Inputs, AskOutput>): AskStep {
  const task = readTask(step.inputs, step.event)
  if (task === undefined && !asksForReport(step.inputs))
    throw badInputs([
      `there is nothing to do: set \`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` or \`reader-signals\`. If one of them is set, its expression is empty in this ${inQuotes(step.event.name, 60)} event: give it another value there, or the step an \`if:\``,
    ])
  return {
    ...step,
    task,
    service: new Service(step.inputs, step.send, step),
    record: new StepRecord(step),
  }
}

async function run(step: AskStep, showResult: ShowResult<AskOutput>): Promise<Ending<AskOutput>> {
  const warnings = warnOfNoComment(step)
  if (step.inputs.dryRun) return tryOut(step, warnings)
  if (step.task === undefined) {
    const report = await makeReport(step, step.stages.needed)
    return endingOfReport(report, warnings, step)
  }

  const startMs = step.clock.nowMs()
  const prepared = await prepareJob(step, step.task)
  if (prepared.kind === 'none') return endWithoutJob(step, prepared, warnings)

  const { assignment, openPull } = prepared
  const result = await step.log.group('Agent job', () => runJob(step, assignment))
  const durationMs = step.clock.nowMs() - startMs
  const seen = await lookAtPull(step, assignment.plan, result)
  const finished = {
    plan: assignment.plan,
    result,
    durationMs,
    openPull,
    pull: seen.pull,
    warnings: warnings.concat(seen.warnings),
  }
  const ending = endingOfJob(finished, prepared.report, step)
  if (!isReportDue(step, prepared.report, ending.outcome)) return ending

  // The report may take long, or fail.
  await showResult(ending)
  const report = await makeReportAfter(step)
  return endingOfJob(finished, report, step)
}

function warnOfNoComment(step: AskStep): Text[] {
  if (!step.inputs.comment || step.record.isKept) return []
  let unrecorded = ''
  if (step.task !== undefined) unrecorded = ' Requests are not recorded, so a re-run asks again.'
  const message = `There is no comment: a ${inQuotes(step.event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?).${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`
  step.log.warning(message)
  return [fromMessage(message)]
}

/** Everything that is known before the agent is asked. */
interface Prepared {
  readonly kind: 'job'
  readonly assignment: Assignment
  /** The pull request of the job that `job-id: open` found. */
  readonly openPull?: PullRequest | undefined
  /** Made before the agent is asked if the prompt quotes a part of it. */
  readonly report?: MadeReport | undefined
}

/** @returns the reason not to ask, if there is nothing to ask or the step must fail */
async function prepareJob(step: AskStep, task: Task): Promise<Prepared | NoJob> {
  let openPull: PullRequest | undefined
  let report: MadeReport | undefined
  try {
    const plan = await chooseJob(step, task)
    if (!sends(plan)) return { kind: 'job', assignment: { kind: 'wait', plan } }
    const isGrowing = plan.kind === 'follow up' && step.inputs.jobId.kind === 'open'
    if (isGrowing) openPull = readPullRequest(plan.job, step).pullRequest
    let missed: MissedByReaders | undefined
    if (task.quotes.has('signals')) {
      report = await makeReport(step, step.stages.needed)
      const { missedByReaders } = await import('../report/signals-context.ts')
      missed = missedByReaders(report.report)
    }
    const prompt = await composePrompt(step, task, missed, plan.kind === 'create')
    return {
      kind: 'job',
      assignment: { kind: 'send', plan, prompt },
      openPull,
      report,
    }
  } catch (error) {
    return {
      kind: 'none',
      error,
      openPull,
      report,
    }
  }
}

/** The week has its report even if the agent was not asked. */
async function endWithoutJob(
  step: AskStep,
  noJob: NoJob,
  warnings: readonly Text[],
): Promise<Ending<AskOutput>> {
  const ending = endingWithoutJob(noJob, warnings, step)
  if (!isReportDue(step, noJob.report, ending.outcome)) return ending
  const report = await makeReportAfter(step)
  // If the step was cancelled during the report, that is how it ended.
  const error = step.signal.aborted ? step.signal.reason : noJob.error
  return endingWithoutJob({ ...noJob, error, report }, warnings, step)
}

function isReportDue(step: AskStep, made: MadeReport | undefined, outcome: string): boolean {
  return made === undefined && asksForReport(step.inputs) && outcome !== 'cancelled'
}

/** Undefined, with a warning, if it fails: that must not hide what became of the job (T6). */
function makeReportAfter(step: AskStep): Promise<MadeReport | undefined> {
  return orWarn(step.log, 'The report', () => makeReport(step, step.stages.decorating()))
}
