import { badInputs } from '../errors.ts'
import type { Command, Step } from '../frame/command.ts'
import { fromMessage, type Text } from '../frame/page.ts'
import { readInputs } from '../frame/read-inputs.ts'
import { orWarn } from '../frame/run-command.ts'
import { passGate } from '../gate/gate.ts'
import { missedByReaders } from '../report/signals-context.ts'
import { Service } from '../service/api.ts'
import { inQuotes } from '../text.ts'
import { tryOut } from './dry-run.ts'
import {
  type AskEnding,
  commentOfFrame,
  endingOfJob,
  endingOfReport,
  stop,
  type Told,
} from './endings.ts'
import { asksForReport, findFaults, INPUTS, type Inputs } from './inputs.ts'
import { chooseJob, sends } from './job/choose-job.ts'
import { lookAtPull } from './job/look-at-pull.ts'
import { readPullRequest } from './job/pull-request.ts'
import { runJob } from './job/run-job.ts'
import { makeReport } from './make-report.ts'
import { type AskOutput, OUTPUTS } from './outputs.ts'
import { promptToShow } from './prompt/shown-prompt.ts'
import { composePrompt, readTask } from './prompt/task.ts'
import { StepRecord } from './record/step-record.ts'
import type { AskStep, Task } from './step.ts'

/** The root: asks the agent and waits, and reports page views and what readers missed. */
export const ask: Command<Inputs, AskOutput, AskStep, AskEnding> = {
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
  async comment(step, ending: AskEnding, isLast) {
    const { record, inputs, stages } = step
    const page = ending.known ? ending.comment : commentOfFrame(ending, step)
    if (inputs.dryRun || page === undefined) return
    const stage = isLast ? stages.lastComment() : stages.commenting()
    // A failure turns the step red, which is news enough.
    await record.show(page, ending.known ?? {}, stage, isLast && !ending.fails)
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

async function* run(step: AskStep): AsyncGenerator<AskEnding, AskEnding, undefined> {
  const { inputs, task, stages, log, signal } = step
  const warnings = warnOfNoComment(step)
  if (inputs.dryRun) return tryOut(step, warnings)
  if (task === undefined)
    return endingOfReport(await makeReport(step, stages.needed), warnings, step)

  const told = await askAndWait(step, task, warnings)
  const ending = endingOfJob(told, step)
  const isWhole = told.report !== undefined || !asksForReport(inputs)
  if (isWhole || ending.outcome === 'cancelled') return ending
  // The report may take long, or fail. The week has it even if the agent was not asked.
  if (told.result.kind !== 'stop') yield ending
  const report = await orWarn(log, 'The report', () => makeReport(step, stages.decorating()))
  const isCancelled = told.result.kind === 'stop' && signal.aborted
  const result = isCancelled ? stop(signal.reason) : told.result
  return endingOfJob({ ...told, result, report }, step)
}

function warnOfNoComment({ inputs, record, event, task, log }: AskStep): Text[] {
  if (!inputs.comment || record.isKept) return []
  const unrecorded = task ? ' Requests are not recorded, so a re-run asks again.' : ''
  const message = `There is no comment: a ${inQuotes(event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?).${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`
  log.warning(message)
  return [fromMessage(message)]
}

/** Never rejects: a failure is a result. */
async function askAndWait(step: AskStep, task: Task, warnings: readonly Text[]): Promise<Told> {
  const { inputs, log, clock, stages } = step
  const startMs = clock.nowMs()
  let known: Omit<Told, 'result'> = { warnings }
  try {
    const plan = await chooseJob(step, task)
    if (plan.kind === 'follow up' && inputs.jobId.kind === 'open')
      known = { ...known, openPull: readPullRequest(plan.job, step).pullRequest }
    if (sends(plan) && task.quotes.has('signals'))
      known = { ...known, report: await makeReport(step, stages.needed) }
    const missed = known.report && missedByReaders(known.report.report)
    const prompt = sends(plan)
      ? await composePrompt(step, task, missed, plan.kind === 'create')
      : task.prompt

    const result = await log.group('Agent job', () => runJob(step, plan, prompt))
    const whyAgain = 'whyAgain' in plan ? plan.whyAgain : undefined
    const durationMs = clock.nowMs() - startMs
    const told = { ...known, prompt: promptToShow(step), whyAgain, durationMs }
    const looked = await lookAtPull(step, plan, result)
    return { ...told, ...looked, warnings: [...warnings, ...looked.warnings] }
  } catch (error) {
    return { ...known, result: stop(error) }
  }
}
