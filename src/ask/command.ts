import { badInputs } from '../errors.ts'
import type { Command, Ending, ShowResult, Step } from '../frame/command.ts'
import { fromMessage, type Text } from '../frame/page.ts'
import { readInputs } from '../frame/read-inputs.ts'
import { orWarn } from '../frame/run-command.ts'
import { passGate } from '../gate/gate.ts'
import { missedByReaders } from '../report/signals-context.ts'
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
import { type Busy, chooseJob, type Sending, sends, type Waiting } from './job/choose-job.ts'
import { lookAtPull } from './job/look-at-pull.ts'
import { type PullRequest, readPullRequest } from './job/pull-request.ts'
import { askAndWait, type JobResult, onlyWait } from './job/run-job.ts'
import { type MadeReport, makeReport } from './make-report.ts'
import { type AskOutput, OUTPUTS } from './outcomes.ts'
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
  async comment({ record, inputs, stages }, ending, isLast) {
    if (inputs.dryRun || ending.comment === undefined) return
    const stage = isLast ? stages.lastComment() : stages.commenting()
    // A failure turns the step red, which is news enough.
    await record.show(ending.comment, stage, isLast && !ending.fails)
  },
}

function prepare(step: Step<Inputs, AskOutput>): AskStep {
  const { inputs, event } = step
  const task = readTask(inputs, event)
  if (task === undefined && !asksForReport(inputs))
    throw badInputs([
      `there is nothing to do: set \`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` or \`reader-signals\`. If one of them is set, its expression is empty in this ${inQuotes(event.name, 60)} event: give it another value there, or the step an \`if:\``,
    ])
  const service = new Service(inputs, step.send, step)
  return { ...step, task, service, record: new StepRecord(step) }
}

async function run(step: AskStep, showResult: ShowResult<AskOutput>): Promise<Ending<AskOutput>> {
  const { task, stages } = step
  const warnings = warnOfNoComment(step)
  if (step.inputs.dryRun) return tryOut(step, warnings)
  if (task === undefined)
    return endingOfReport(await makeReport(step, stages.needed), warnings, step)

  const startMs = step.clock.nowMs()
  const assignment = await prepareAssignment(step, task)
  if (assignment.kind === 'none') return endWithoutJob(step, { ...assignment, warnings })

  const { plan, openPull, report } = assignment
  const result = await step.log.group('Agent job', () => carryOut(step, assignment))
  const durationMs = step.clock.nowMs() - startMs
  const seen = await lookAtPull(step, plan, result)
  const all = [...warnings, ...seen.warnings]
  const { pull } = seen
  const job = { plan, result, durationMs, openPull, pull, report, warnings: all }
  const ending = endingOfJob(job, step)
  if (!isReportDue(step, report, ending.outcome)) return ending

  // The report may take long, or fail.
  await showResult(ending)
  const reportAfter = await makeReportAfter(step)
  return endingOfJob({ ...job, report: reportAfter }, step)
}

function warnOfNoComment({ inputs, record, event, task, log }: AskStep): Text[] {
  if (!inputs.comment || record.isKept) return []
  const unrecorded = task ? ' Requests are not recorded, so a re-run asks again.' : ''
  const message = `There is no comment: a ${inQuotes(event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?).${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`
  log.warning(message)
  return [fromMessage(message)]
}

/** A job, and what it is told. */
type Assignment = {
  /** The pull request of the job that `job-id: open` found. */
  readonly openPull: PullRequest | undefined
  /** Made before the agent is asked if the prompt quotes a part of it. */
  readonly report: MadeReport | undefined
} & (
  | { readonly kind: 'send'; readonly plan: Sending; readonly prompt: string }
  | { readonly kind: 'wait'; readonly plan: Waiting | Busy }
)

/** @returns the reason not to ask, if there is nothing to ask or the step must fail */
async function prepareAssignment(
  step: AskStep,
  task: Task,
): Promise<Assignment | Omit<NoJob, 'warnings'>> {
  let openPull: PullRequest | undefined
  let report: MadeReport | undefined
  try {
    const plan = await chooseJob(step, task)
    if (!sends(plan)) return { kind: 'wait', plan, openPull, report }
    const isGrowing = plan.kind === 'follow up' && step.inputs.jobId.kind === 'open'
    if (isGrowing) openPull = readPullRequest(plan.job, step).pullRequest
    if (task.quotes.has('signals')) report = await makeReport(step, step.stages.needed)
    const missed = report && missedByReaders(report.report)
    const prompt = await composePrompt(step, task, missed, plan.kind === 'create')
    return { kind: 'send', plan, prompt, openPull, report }
  } catch (error) {
    return { kind: 'none', error, openPull, report }
  }
}

function carryOut(step: AskStep, assignment: Assignment): Promise<JobResult> {
  if (assignment.kind === 'wait') return onlyWait(step, assignment.plan)
  return askAndWait(step, assignment.plan, assignment.prompt)
}

/** The week has its report even if the agent was not asked. */
async function endWithoutJob(step: AskStep, noJob: NoJob): Promise<Ending<AskOutput>> {
  const ending = endingWithoutJob(noJob, step)
  if (!isReportDue(step, noJob.report, ending.outcome)) return ending
  const report = await makeReportAfter(step)
  const error = step.signal.aborted ? step.signal.reason : noJob.error
  return endingWithoutJob({ ...noJob, error, report }, step)
}

function isReportDue({ inputs }: AskStep, made: MadeReport | undefined, outcome: string): boolean {
  return made === undefined && asksForReport(inputs) && outcome !== 'cancelled'
}

/** Undefined, with a warning, if it fails: that must not hide what became of the job (T6). */
function makeReportAfter(step: AskStep): Promise<MadeReport | undefined> {
  return orWarn(step.log, 'The report', () => makeReport(step, step.stages.decorating()))
}
