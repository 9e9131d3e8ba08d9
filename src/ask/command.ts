import { badInputs, Cancelled } from '../errors.ts'
import type { Command, Ending, ResultComment, Step, Work } from '../frame/command.ts'
import { COMMENT, printPage } from '../frame/markdown.ts'
import { fromMessage } from '../frame/page.ts'
import { readInputs } from '../frame/read-inputs.ts'
import { orWarn } from '../frame/story.ts'
import { passGate } from '../gate/gate.ts'
import { missedByReaders } from '../report/signals-context.ts'
import { hasJobEnded } from '../service/statuses.ts'
import { inQuotes } from '../text.ts'
import { tryOut } from './dry-run.ts'
import { type Beside, endingOfJob, endingOfReport, endingOfStop } from './endings.ts'
import { asksForReport, findFaults, INPUTS, type Inputs } from './inputs.ts'
import { type JobResult, runJob } from './job.ts'
import { makeReport } from './make-report.ts'
import { OUTPUTS } from './outputs.ts'
import { pointReviewsTo } from './pointer.ts'
import { pullOnServer, readPullFacts, readPullRequest } from './pull-request.ts'
import { withState } from './record.ts'
import { type AskStep, StepRecord } from './step-record.ts'
import { asks, chooseTarget, type Target } from './target.ts'
import { composePrompt, readTask, type Task } from './task.ts'

/** The root: asks the agent and waits, and reports page views and what readers missed. */
export const ask: Command<Inputs> = {
  name: 'ask',
  inputs: INPUTS,
  read: (...from) => readInputs(INPUTS, ...from),
  outputs: OUTPUTS,
  findFaults,
  open: (step) => new Ask(step),
}

class Ask implements Work {
  readonly comment: ResultComment = { show: (ending, isLast) => this.#comment(ending, isLast) }
  readonly #step: AskStep
  readonly #task: Task | undefined
  /** What the page says beside the job. */
  readonly #beside: Beside = { warnings: [] }
  #job: JobResult | undefined

  /** @throws BadInput */
  constructor(step: Step<Inputs>) {
    this.#step = Object.assign(step, { record: new StepRecord(step) })
    this.#task = readTask(step.inputs, step.event)
    if (this.#task === undefined && !asksForReport(step.inputs))
      throw badInputs([
        `there is nothing to do: set \`prompt\`, \`prompt-file\`, \`context\`, \`job-id\`, \`traffic-weeks\` or \`reader-signals\`. If one of them is set, its expression is empty in this ${inQuotes(step.event.name, 60)} event: give it another value there, or the step an \`if:\``,
      ])
  }

  gate(): Promise<void> {
    const purpose = this.#task === undefined ? 'report' : 'ask'
    return passGate(this.#step, { ...this.#step.inputs, purpose })
  }

  async main(): Promise<Ending> {
    const { inputs, record, event } = this.#step
    if (inputs.comment && !record.isKept) {
      const unrecorded = this.#task ? ' What is asked is not recorded, so a re-run asks again.' : ''
      this.#warn(
        `There is no comment: a ${inQuotes(event.name, 60)} event has no issue or pull request, and \`issue-number\` is empty (is its variable set in this repository?).${unrecorded} Set \`issue-number\`, or remove \`comment: true\`.`,
      )
    }
    if (inputs.dryRun) return tryOut(this.#step, this.#task, this.#beside.warnings)
    if (this.#task === undefined) {
      this.#beside.report = await makeReport(this.#step, true)
      return endingOfReport(this.#beside.report, this.#beside.warnings, this.#step)
    }
    const job = await this.#askAndWait(this.#task).catch(async (error: unknown) => {
      // The week has its report, whatever kept the agent from being asked.
      if (!(error instanceof Cancelled)) await this.#addReport()
      this.#step.signal.throwIfAborted()
      throw error
    })
    this.#job = job
    const end = () => endingOfJob(job, this.#beside, this.#step)
    if (job.kind !== 'cancelled') await this.#addReport(end)
    return end()
  }

  /** @param end of the job, which is shown first: the report may take long, or go wrong */
  async #addReport(end?: () => Ending): Promise<void> {
    if (!asksForReport(this.#step.inputs) || this.#beside.report) return
    if (end) await this.#step.show(end())
    const make = () => makeReport(this.#step.decorating())
    this.#beside.report = await orWarn(this.#step.log, 'The report', make)
  }

  endOfError(error: unknown): Ending {
    return endingOfStop(error, this.#beside, this.#step, this.#task !== undefined)
  }

  /** Target, prompt, ask, wait, and what GitHub says of the pull request. */
  async #askAndWait(task: Task): Promise<JobResult> {
    const { inputs, log, clock } = this.#step
    const startMs = clock.nowMs()
    const target = await chooseTarget(this.#step, task)
    const isOpenJob = target.kind === 'follow up' && inputs.jobId.kind === 'open'
    if (isOpenJob) this.#beside.openPull = readPullRequest(target.job, this.#step).pullRequest
    if (asks(target) && task.quotes.has('signals'))
      this.#beside.report = await makeReport(this.#step)
    const missed = this.#beside.report && missedByReaders(this.#beside.report.report)
    const prompt = asks(target)
      ? await composePrompt(this.#step, task, missed, target.kind === 'create')
      : task.prompt

    log.group('Agent job')
    const result = await runJob(this.#step, target, startMs, prompt)
    log.endGroup()
    return this.#lookAtPull(target, result)
  }

  /** The job's pull request: what it changes, and the way back to the job for its reviews. */
  async #lookAtPull(target: Target, result: JobResult): Promise<JobResult> {
    const { event, inputs, log } = this.#step
    const { job, pullRequest } = result
    const name = pullOnServer(pullRequest, event)
    if (name === undefined || job === undefined) return result
    const pull = await orWarn(log, `What ${name} changes, and whether it is still open,`, () =>
      readPullFacts(this.#step.decorating(), name),
    )
    if (pull === 'hidden') {
      const toJob = inputs.comment ? `, and reviews there cannot find job ${job.id}` : ''
      log.info(
        `The \`github-token\` cannot see ${name}, so its title and size are not shown${toJob}. In another repository, that takes a GitHub App's token.`,
      )
      return result
    }
    if (inputs.comment)
      await orWarn(log, `The pointer on ${name}`, () =>
        pointReviewsTo(this.#step, job.id, name, pull?.repositoryId),
      )
    const seen = { ...result, pull }
    return pull?.state === 'closed' ? this.#noteClosed(name, target, seen) : seen
  }

  /** Somebody merged or closed the job's pull request. If that was before it had ended what this run asked, it is lost. */
  #noteClosed(name: string, target: Target, result: JobResult): JobResult {
    if (result.kind !== 'pr-opened') return result
    if (target.kind === 'resume' && hasJobEnded(target.job)) {
      this.#warn(
        `${name} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`,
      )
      return result
    }
    if (result.change === 'opened') return result
    const isKept = this.#step.record.isKept
    const again = isKept ? 're-run this job' : 'start a new run that asks for a new job'
    this.#warn(
      `${name} was merged or closed before the agent had ended, so what was asked may not be in it. Look there; if it is missing, ${again}.`,
    )
    return { ...result, entry: withState(result.entry, 'lost') }
  }

  #warn(message: string): void {
    this.#step.log.warning(message)
    this.#beside.warnings.push(fromMessage(message))
  }

  async #comment({ comment, fails }: Ending, isLast: boolean): Promise<void> {
    const { inputs, event, record } = this.#step
    if (!inputs.comment || inputs.dryRun || comment === undefined) return
    const { entry, job, pullRequest } = this.#job ?? {}
    const known = { entry, job: job?.id, pull: pullOnServer(pullRequest, event) }
    const kind = isLast ? 'last comment' : 'decoration'
    // What makes the step red is news enough.
    await record.show(printPage(comment, COMMENT), known, kind, isLast && !fails)
  }
}
