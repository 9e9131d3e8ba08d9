import type { Command, Step, WriteResultEarly } from './command.ts'
import { DryRunChecker, UNTRIED_COMMENTING, UNTRIED_KEY_SCOPE } from './dry-run.ts'
import { badInputs } from './errors.ts'
import type { RequestPolicy } from './http/retry.ts'
import { findInputConflicts, INPUTS, type Inputs, wantsReport } from './inputs/inputs.ts'
import { maskAndParseInputs } from './inputs/read-inputs.ts'
import { planJob } from './job/continue.ts'
import { StepRecord } from './job/log.ts'
import { inspectPullAndLeavePointer, parsePullRequestLink } from './job/pull-request.ts'
import { runJob } from './job/run.ts'
import type { AskStep, JobPlan, PullRequest, Task } from './job/step.ts'
import { failsByFailOn, failWhilePullIsOpen } from './job/verdict.ts'
import type { MissedByReaders } from './prompt/signals.ts'
import { gatherPrompt, type Prompt, promptStart, taskFromInputs } from './prompt/task.ts'
import type { ReportOptions } from './report/read-report.ts'
import { type AskOutput, OUTPUTS } from './result/outcomes.ts'
import {
  type Block,
  type RichText,
  renderPlain,
  richText,
  trusted,
  trustedMessage,
} from './result/page.ts'
import type { StepResult } from './result/results.ts'
import {
  type KnownBeforeJob,
  type ReportResult,
  reportBlocks,
  resultOfJob,
  resultOfReportOnly,
  resultOfUncaught,
  resultWithoutJob,
} from './results.ts'
import { orWarn } from './run-command.ts'
import { Service } from './service/api.ts'
import { inQuotes } from './text.ts'
import { checkTrigger } from './trigger/trigger.ts'

/** The root: asks the agent and waits, and reports page views and what readers missed. */
export const ask: Command<Inputs, AskOutput, AskStep> = {
  name: 'ask',
  inputs: INPUTS,
  read: (...from) => maskAndParseInputs(INPUTS, ...from),
  outputs: OUTPUTS,
  findInputConflicts,
  prepare,
  checkTrigger(step) {
    const purpose = step.task === undefined ? 'report' : 'ask'
    return checkTrigger(step, { ...step.inputs, purpose })
  },
  run,
  resultOfUncaught,
  finalizeResult: failWhilePullIsOpen,
  failsOn: failsByFailOn,
  async comment(step, stepResult, isLast) {
    const { record, startPolicy } = step
    if (record === undefined || step.inputs.dryRun) return
    const page = stepResult.comment
    if (page === undefined) return
    if (!isLast) {
      await record.tryWriteResult(page, startPolicy('optional'), 'info')
      return
    }
    let levelIfMissing: 'info' | 'warning' = 'warning'
    // The step is red anyway.
    if (stepResult.fails) levelIfMissing = 'info'
    await record.tryWriteResult(page, startPolicy('last comment'), levelIfMissing)
  },
}

const ON_ISSUES_ALONE = 'this step comments on issues and pull requests, not on discussions'

function prepare(step: Step<Inputs, AskOutput>): AskStep {
  const { inputs, event } = step
  const task = taskFromInputs(inputs, event)
  const number = inputs.issueNumber
  const isOnDiscussion = number !== undefined && number === event.payload.discussion?.number
  if (isOnDiscussion)
    throw badInputs([
      `\`issue-number\` is ${number}, the number of this discussion, but ${ON_ISSUES_ALONE}: set it to one of those, or remove it and \`comment: true\``,
    ])
  const home = number ?? event.issueNumber
  let record: StepRecord | undefined
  if (home !== undefined && inputs.comment) record = new StepRecord(step, home, task !== undefined)
  return {
    ...step,
    task,
    service: new Service(inputs, step.send, step),
    record,
  }
}

async function run(
  step: AskStep,
  writeResultEarly: WriteResultEarly<AskOutput>,
): Promise<StepResult<AskOutput>> {
  const messages: string[] = []
  const lacksComment = step.inputs.comment && step.record === undefined
  if (lacksComment) messages.push(describeMissingComment(step))
  for (const message of messages) step.log.warning(message)
  const warnings = messages.map(trustedMessage)
  if (step.inputs.dryRun) return tryOut(step, warnings)
  if (step.task === undefined) {
    const report = await makeReport(step, step.startPolicy('read'))
    return resultOfReportOnly(report, warnings, step)
  }

  const startMs = step.clock.nowMs()
  const prepared = await prepareJob(step, step.task)
  if (prepared.kind === 'unasked') return endWithoutJob(step, prepared, warnings)

  const { plan, prompt } = prepared
  const result = await step.log.group('Agent job', () => runJob(step, plan, prompt.text))
  const durationMs = step.clock.nowMs() - startMs
  const seen = await inspectPullAndLeavePointer(step, plan, result)
  const finished = {
    plan,
    result,
    durationMs,
    openPull: prepared.openPull,
    pull: seen.shown,
    warnings: warnings.concat(prompt.warnings, seen.warnings),
  }
  const stepResult = resultOfJob(finished, undefined, step)
  const isDue = isReportDue(step, prepared.report, stepResult.outcome)
  if (!isDue && prepared.report === undefined) return stepResult

  // The report may take long, or fail: a defect in it must not hide what became of the job.
  await writeResultEarly(stepResult)
  const report = prepared.report ?? (await makeReportAfter(step))
  return resultOfJob(finished, report, step)
}

function describeMissingComment(step: AskStep): string {
  let unrecorded = ''
  if (step.task !== undefined) unrecorded = ' Requests are not recorded, so a re-run asks again.'
  const { event } = step
  let why = `this ${inQuotes(event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?)`
  if (event.payload.discussion !== undefined) why = ON_ISSUES_ALONE
  return `There is no comment: ${why}.${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`
}

interface Ready extends KnownBeforeJob {
  readonly kind: 'ready'
  readonly plan: JobPlan
  readonly prompt: Prompt
}

/** There is nothing to ask of the agent (`Skipped`), or the step failed before that. */
interface Unasked extends KnownBeforeJob {
  readonly kind: 'unasked'
  readonly error: unknown
}

const NO_PROMPT: Prompt = { text: '', warnings: [] }

/** Finds the job and composes its prompt. Does not reject. */
async function prepareJob(step: AskStep, task: Task): Promise<Ready | Unasked> {
  let openPull: PullRequest | undefined
  let report: ReportResult | undefined
  try {
    const plan = await planJob(step, task)
    // A job that is busy, or only waited for, gets no prompt.
    if (plan.kind !== 'send') return { kind: 'ready', plan, prompt: NO_PROMPT, openPull, report }
    const isFound = plan.job !== undefined && step.inputs.continue
    if (isFound) openPull = parsePullRequestLink(plan.job, step).pullRequest
    let missed: MissedByReaders | undefined
    if (task.quotes.has('signals')) {
      report = await makeReport(step, step.startPolicy('read'))
      missed = await missedIn(report)
    }
    const prompt = await gatherPrompt(step, task, missed, plan)
    return { kind: 'ready', plan, prompt, openPull, report }
  } catch (error) {
    // A reason to ask nothing is thrown too, as `Skipped`: by `planJob`, or by `gatherPrompt`.
    return { kind: 'unasked', error, openPull, report }
  }
}

/** The week has its report even if the agent was not asked. */
async function endWithoutJob(
  step: AskStep,
  unasked: Unasked,
  warnings: readonly RichText[],
): Promise<StepResult<AskOutput>> {
  const stepResult = resultWithoutJob(unasked.error, unasked, warnings, step)
  if (!isReportDue(step, unasked.report, stepResult.outcome)) return stepResult
  const report = await makeReportAfter(step)
  // If the step was cancelled during the report, that is how it ended.
  const error = step.signal.aborted ? step.signal.reason : unasked.error
  return resultWithoutJob(error, { ...unasked, report }, warnings, step)
}

/* The report. */

/** Includes the signals that we quote to the agent, even if the workflow asks for no report. */
export function reportOptions(inputs: Inputs): ReportOptions {
  return {
    // With a key, several steps share a place: a matrix of projects, for example.
    project: inputs.commentKey === '' ? undefined : inputs.projectId,
    trafficWeeks: inputs.trafficWeeks,
    signals: inputs.readerSignals || inputs.context.has('signals'),
  }
}

function isReportDue(step: AskStep, made: ReportResult | undefined, outcome: string): boolean {
  return made === undefined && wantsReport(step.inputs) && outcome !== 'cancelled'
}

/** Undefined, with a warning, if it fails: that must not hide what became of the job. */
function makeReportAfter(step: AskStep): Promise<ReportResult | undefined> {
  const policy = step.startPolicy('optional')
  return orWarn(step.log, 'The report', () => makeReport(step, policy))
}

/** Numbers that cannot be read are gaps in the report, not failures. */
async function makeReport(step: AskStep, policy: RequestPolicy): Promise<ReportResult> {
  const { inputs, log } = step
  const session = { ...step, policy }
  const onlyReports = step.task === undefined
  const made = await log.group('Report', async () => {
    // Most steps read no numbers.
    const [{ readReport }, { pageOfReport }, { outputsOfReport }] = await Promise.all([
      import('./report/read-report.ts'),
      import('./report/page.ts'),
      import('./report/outputs.ts'),
    ])
    const report = await readReport(session, reportOptions(inputs))
    return { report, page: pageOfReport(report), outputs: outputsOfReport(report) }
  })
  // If it fails or is cancelled, it ends with the reason, which the gaps would only repeat.
  const endsWithReason = onlyReports && made.report.outcome !== 'reported'
  if (endsWithReason) return made
  for (const warning of made.page.warnings) log.warning(renderPlain(warning))
  return made
}

/** The report's part for the agent. */
async function missedIn(made: ReportResult): Promise<MissedByReaders> {
  const { extractMissedByReaders } = await import('./prompt/signals.ts')
  return extractMissedByReaders(made.report)
}

/* A dry run: the same story, stopped before its first write. A check that fails does not stop the others. */

const REPORTS = 'report on the docs as below'
const ASKING = [UNTRIED_KEY_SCOPE, 'the agent’s review process', 'the service’s GitHub App']

async function tryOut(step: AskStep, warnings: readonly RichText[]): Promise<StepResult> {
  const { record, task } = step
  const dryRun = new DryRunChecker(step)
  const policy = step.startPolicy('read')
  const now = step.clock.now()
  const hasKey = await dryRun.tryKey(() => step.service.tryKey(now, policy))
  if (record !== undefined)
    await dryRun.try(
      () => record.read(),
      () => trusted(`The comments of #${record.home} can be read.`),
    )
  if (record !== undefined) dryRun.leaveOut(UNTRIED_COMMENTING)
  // Whatever comes next needs the key.
  if (!hasKey) {
    if (task?.asks) dryRun.leaveOut(...ASKING)
    return dryRun.end([], [], warnings)
  }
  if (task !== undefined) return tryTask(step, task, dryRun, warnings)

  const report = await makeReport(step, policy)
  step.signal.throwIfAborted()
  const { outcome, error } = report.report
  if (outcome === 'error') dryRun.fail(error)
  return dryRun.end(trusted(REPORTS), reportBlocks(report), warnings)
}

async function tryTask(
  step: AskStep,
  task: Task,
  dryRun: DryRunChecker,
  warnings: readonly RichText[],
): Promise<StepResult> {
  const plan = await dryRun.try(
    () => planJob(step, task),
    ({ job }) =>
      trusted(job === undefined ? 'A new agent job is due.' : `Agent job ${job.id} is due.`),
  )
  // A real run waits for a busy job, then asks it.
  const wouldAsk = plan !== undefined && plan.kind !== 'wait'
  // If no job can be chosen now, a real run may still ask one.
  const mayAsk = plan === undefined ? task.asks : wouldAsk
  if (mayAsk) dryRun.leaveOut(...ASKING)
  // The prompt may quote a part of the report.
  const quotesSignals = wouldAsk && task.quotes.has('signals')
  const isReported = wantsReport(step.inputs)
  let report: ReportResult | undefined
  if (isReported || quotesSignals) {
    report = await makeReport(step, step.startPolicy('read'))
    step.signal.throwIfAborted()
  }

  const acts: string[] = []
  const sections: Block[] = []
  let allWarnings = warnings
  if (plan !== undefined) {
    const act = wouldAsk ? 'send the prompt to' : 'get'
    const name = plan.job === undefined ? 'a new agent job' : `agent job ${plan.job.id}`
    acts.push(`${act} ${name}`)
  }
  if (wouldAsk) {
    const prompt = await dryRun.try(
      async () => {
        let missed: MissedByReaders | undefined
        if (quotesSignals && report !== undefined) missed = await missedIn(report)
        return gatherPrompt(step, task, missed, plan)
      },
      (composed) =>
        richText`The prompt can be composed: ${Buffer.byteLength(composed.text)} bytes with its quotations.`,
    )
    if (prompt !== undefined) {
      sections.push(...promptStart(step))
      allWarnings = warnings.concat(prompt.warnings)
    }
  }
  if (report !== undefined) sections.push(...reportBlocks(report))
  if (isReported) acts.push(REPORTS)
  return dryRun.end(trusted(acts.join('; ')), sections, allWarnings)
}
