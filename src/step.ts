import { createStep, type Step, type StepRuntime } from './context.ts'
import { tryOut } from './dry-run.ts'
import { explain } from './errors.ts'
import { readInputs } from './inputs/read-inputs.ts'
import { RequestLog } from './job/log.ts'
import { runJob } from './job/run.ts'
import type { AskStep, Task } from './job/types.ts'
import { judge } from './job/verdict.ts'
import { makeReport } from './make-report.ts'
import { prepareJob } from './prepare-job.ts'
import { taskFromInputs } from './prompt/task.ts'
import { renderPage, SUMMARY_SURFACE } from './result/markdown.ts'
import { resultOfError, type StepResult } from './result/outcomes.ts'
import { OutputWriter, trySaveReport, tryWriteSummary } from './result/outputs.ts'
import { renderLogLine } from './result/page.ts'
import { resultOfJob, resultOfReportOnly, resultOfVerdict, resultWithoutJob } from './results.ts'
import { inQuotes, join, type RichText, renderPlain, richText, trusted } from './rich-text.ts'
import type { Log } from './runtime.ts'
import { type Env, readRunContext } from './trigger/event.ts'
import { assertMayStart } from './trigger/trigger.ts'

/**
 * The whole story: reads the inputs, checks the trigger, asks the agent and waits, reports, and writes the results. Never
 * rejects. The step also fails if its outputs cannot be written, as on a full disk: later steps would act on nothing.
 */
export async function runStep(env: Env, runtime: StepRuntime): Promise<StepResult> {
  const log = runtime.log
  const event = readRunContext(env)
  const outputs = new OutputWriter(env.GITHUB_OUTPUT, log)
  let step: AskStep | undefined
  let result: StepResult
  try {
    outputs.writeEmptyOutcome()
    runtime.signal.throwIfAborted()
    const inputs = readInputs(env, log, event)
    step = addTaskAndLog(createStep(runtime, { inputs, event, outputs }))
    result = await checkAndWork(step)
  } catch (error) {
    result = resultOfError(error, runtime)
  }
  const areWritten = writeResult(result, outputs, env, log)
  if (step !== undefined) await writeComment(step, result)
  log[result.level](renderLogLine(result.page))
  return { ...result, fails: result.fails || !areWritten }
}

function addTaskAndLog(step: Step): AskStep {
  const { inputs, event } = step
  const task = taskFromInputs(inputs, event)
  const home = inputs.issueNumber ?? event.issueNumber
  let requestLog: RequestLog | undefined
  if (home !== undefined && inputs.comment)
    requestLog = new RequestLog(step, home, task !== undefined)
  return { ...step, task, requestLog }
}

/** Turns each failure into a result. */
async function checkAndWork(step: AskStep): Promise<StepResult> {
  let result: StepResult
  try {
    await assertMayStart(step)
    result = await work(step)
  } catch (error) {
    // The agent may have been asked by now.
    result = resultOfError(error, step)
  }
  if (failsByOutcomeAlone(result, step)) return { ...result, level: 'error', fails: true }
  // A result that is red already keeps its own reason.
  const isJudged = step.inputs.failOn.has('pr-opened') && !step.inputs.dryRun && !result.fails
  if (!isJudged) return result
  return withVerdict(step, result)
}

/** The verdict decides about `pr-opened`, since it looks at earlier requests, too. */
function failsByOutcomeAlone({ outcome }: StepResult, step: AskStep): boolean {
  const failOn: ReadonlySet<string> = step.inputs.failOn
  return outcome !== 'pr-opened' && failOn.has(outcome)
}

/** Does not reject. */
async function withVerdict(step: AskStep, result: StepResult): Promise<StepResult> {
  const [, ownJob] = result.outputs.find(([name]) => name === 'job-id') ?? []
  const verdict = await judge(step, ownJob)
  for (const warning of verdict.warnings) step.log.warning(renderPlain(warning))
  return resultOfVerdict(verdict, result, step)
}

async function work(step: AskStep): Promise<StepResult> {
  const warnings: RichText[] = []
  const lacksComment = step.inputs.comment && step.requestLog === undefined
  if (lacksComment) {
    const warning = describeMissingComment(step)
    step.log.warning(renderPlain(warning))
    warnings.push(warning)
  }
  if (step.inputs.dryRun) return tryOut(step, warnings)
  if (step.task !== undefined) return askAndWait(step, step.task, warnings)
  return resultOfReportOnly(await makeReport(step), warnings, step)
}

function describeMissingComment(step: AskStep): RichText {
  let unrecorded: RichText | undefined
  if (step.task?.asks) unrecorded = trusted('There is no log of requests, so a re-run asks again.')
  let why = richText`this ${inQuotes(step.event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?)`
  if (step.event.payload.discussion !== undefined)
    why = trusted('this step comments on issues and pull requests, not on discussions')
  const remedy = trusted('Set `issue-number`, or remove `comment: true`.')
  return join([richText`There is no comment: ${why}.`, unrecorded, remedy])
}

async function askAndWait(
  step: AskStep,
  task: Task,
  warnings: readonly RichText[],
): Promise<StepResult> {
  const startMs = step.clock.nowMs()
  const prepared = await prepareJob(step, task)
  if (prepared.kind === 'unasked') return resultWithoutJob(prepared, warnings, step)
  const { plan, prompt, report } = prepared
  const result = await step.log.group('Agent job', () => runJob(step, plan, prompt.text))
  const durationMs = step.clock.nowMs() - startMs
  const allWarnings = warnings.concat(prompt.warnings)
  return resultOfJob({ plan, result, durationMs, report, warnings: allWarnings }, step)
}

/* The end: outputs, summary, report and comment. */

/** Outputs, summary, and the report's file. @returns false if outputs could not be written */
function writeResult(result: StepResult, outputs: OutputWriter, env: Env, log: Log): boolean {
  const areWritten = outputs.set([...result.outputs, ['outcome', result.outcome]])
  try {
    const markdown = renderPage(result.page, SUMMARY_SURFACE)
    tryWriteSummary(env.GITHUB_STEP_SUMMARY, markdown, log)
    if (!result.hasReport) return areWritten
    const path = trySaveReport(markdown, env.RUNNER_TEMP ?? '', log)
    return outputs.set([['report-path', path]]) && areWritten
  } catch (error) {
    log.warning(renderPlain(richText`Could not make the summary. ${explain(error, log)}`))
    return areWritten
  }
}

/** A failure is logged, and doesn't change the result. */
async function writeComment(step: AskStep, result: StepResult): Promise<void> {
  if (step.inputs.dryRun || !result.isCommented) return
  let failureLevel: 'info' | 'warning' = 'warning'
  // A red step is noticed anyway.
  if (result.fails) failureLevel = 'info'
  const policy = step.startPolicy('last comment')
  await step.requestLog?.tryWriteResult(result.page, policy, failureLevel)
}
