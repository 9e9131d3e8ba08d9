import { ActionError, Skipped } from '../errors.ts'
import type { Ending } from '../frame/command.ts'
import { endingOf, endingOfError, type OutcomeFacts, pageOf } from '../frame/endings.ts'
import type { Output } from '../frame/outputs.ts'
import {
  type Block,
  countOf,
  formatCount,
  fromMessage,
  join,
  ours,
  type Page,
  type PageLink,
  paragraph,
  pathOf,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import { HttpError } from '../http/retry.ts'
import { hasJobEnded, JOB_STATUSES } from '../service/schemas.ts'
import { firstLine, formatDuration } from '../text.ts'
import { DEFAULT_TITLE, isInert } from './inputs.ts'
import type { Plan } from './job/choose-job.ts'
import type { PullFacts, PullRequest } from './job/pull-request.ts'
import type { JobResult } from './job/run-job.ts'
import type { MadeReport } from './make-report.ts'
import { type AskOutput, OUTCOMES } from './outcomes.ts'
import { promptToShow } from './prompt/shown-prompt.ts'
import type { AskStep } from './step.ts'

/** A job after this step has asked it, or waited for it. */
interface FinishedJob {
  readonly plan: Plan
  readonly result: JobResult
  readonly durationMs: number
  /** The pull request of the job that `job-id: open` found. */
  readonly openPull: PullRequest | undefined
  /** As it is now, if that could be read. */
  readonly pull: PullFacts | undefined
  readonly report: MadeReport | undefined
  readonly warnings: readonly Text[]
}

/** There is nothing to ask of the agent (`Skipped`), or the step failed before that. */
export interface NoJob {
  readonly kind: 'none'
  readonly error: unknown
  readonly openPull: PullRequest | undefined
  readonly report: MadeReport | undefined
  readonly warnings: readonly Text[]
}

export function endingOfJob(finished: FinishedJob, step: AskStep): Ending<AskOutput> {
  const { result, report } = finished
  const { kind, job, pullRequest } = result
  const facts = outcomeFactsOf(result)
  const page = pageOfJob(finished, facts, step)
  const failOn: ReadonlySet<string> = step.inputs.failOn
  const level = failOn.has(kind) ? 'error' : facts.level
  const isUnasked = kind === 'error' && !result.isAccepted
  const comment = isUnasked && isRefused(result.error) ? couldNotStart(finished) : page
  const outputs: ReadonlyArray<Output<AskOutput>> = [
    ['job-id', job?.id],
    ['status', job?.status],
    ['pr-link', pullRequest?.url],
    ['pr-number', pullRequest?.number],
    ['pr-repository', pullRequest?.repository],
    ['branch', result.branch],
    ...(report?.outputs ?? []),
  ]
  return endingOf<AskOutput>(kind, { ...facts, level }, page, { outputs, comment })
}

function pageOfJob(finished: FinishedJob, facts: OutcomeFacts, step: AskStep): Page {
  const { result, plan, report, warnings } = finished
  const { kind, job, pullRequest } = result
  const failure = kind === 'error' ? endingOfError(result.error, step).page : undefined
  const figures: Text[] = failure === undefined ? [] : titleFor(step)
  if (job !== undefined && kind !== 'pr-opened') figures.push(ours(`job ${job.id}`))

  const sentences: Text[] = [...(failure?.sentences ?? []), ...describePull(finished)]
  for (const note of [plan.whyAgain, ...result.notes, result.unusedLink])
    if (note !== undefined) sentences.push(fromMessage(note))
  if (facts.next !== undefined) sentences.push(ours(facts.next))
  sentences.push(...describeOpenEnd(result))

  const page = {
    ...pageOf(facts),
    link: linkOf(pullRequest, finished.pull),
    cause: failure?.cause,
    figures,
    sentences,
    warnings,
    sections: [...describeJob(finished, step), ...(failure?.sections ?? [])],
  }
  return withReport(page, report)
}

export function endingWithoutJob(noJob: NoJob, step: AskStep): Ending<AskOutput> {
  const { error, openPull, report, warnings } = noJob
  const ending = endingOfError(error, step)
  const page = withReport({ ...pageWithoutJob(ending, noJob, step), warnings }, report)
  const outputs = report?.outputs ?? []
  if (isRefused(error)) return { ...ending, page, outputs, comment: couldNotStart(noJob) }
  // People wait for the report, and for an open pull request.
  const isAwaited = report !== undefined || openPull !== undefined
  const isCommented = ending.comment !== undefined || isAwaited
  return { ...ending, page, outputs, comment: isCommented ? page : undefined }
}

function pageWithoutJob(
  { outcome, page }: Ending,
  { openPull, error }: NoJob,
  step: AskStep,
): Page {
  if (outcome === 'error') return { ...page, figures: titleFor(step) }
  if (!(error instanceof Skipped)) return page
  const skipped = error.isGoodNews ? { ...page, ...NOTHING_TO_ASK } : page
  if (openPull === undefined) return skipped
  const sentences = [...page.sentences, ours('The pull request is still open.')]
  return { ...skipped, link: linkOf(openPull, undefined), sentences }
}

/** Of the gate, or of a defect. */
export function endingOfFailure(error: unknown, step: AskStep): Ending<AskOutput> {
  const ending = endingOfError(error, step)
  const wasToAsk = step.task !== undefined && ending.outcome === 'error'
  return wasToAsk ? { ...ending, comment: couldNotStart() } : ending
}

/** Whether the service or GitHub certainly refused it. */
function isRefused(error: unknown): boolean {
  const refusal = error instanceof HttpError ? error : error instanceof ActionError && error.cause
  return refusal instanceof HttpError && refusal.why !== 'unknown fate'
}

/** For people who wrote an issue: they can do nothing about a key or a limit. */
function couldNotStart({
  openPull,
  report,
}: Partial<Pick<NoJob, 'openPull' | 'report'>> = {}): Page {
  const headline = 'The docs agent could not be started'
  const facts = { ...OUTCOMES.error, headline, next: 'The run has the reason.' }
  return withReport(pageOf(facts, { link: linkOf(openPull, undefined) }), report)
}

const NOTHING_TO_ASK = { icon: '✅', headline: ours('Nothing to ask of the docs agent') } as const

const HEADLINES = {
  opened: OUTCOMES['pr-opened'].headline,
  updated: 'The docs agent updated its pull request',
  unknown: 'The docs agent may not have updated its pull request',
} as const

function outcomeFactsOf(result: JobResult): OutcomeFacts {
  const facts = OUTCOMES[result.kind]
  if (result.kind === 'pr-opened') return { ...facts, headline: HEADLINES[result.change] }
  if (result.kind === 'no-pr' && result.unusedLink)
    return { ...facts, headline: 'The docs agent gave a link that is not used', next: undefined }
  if (result.kind === 'timed-out' && hasUnknownStatus(result))
    return { ...facts, headline: 'The job of the docs agent has an unknown status' }
  return facts
}

function hasUnknownStatus({ job }: JobResult): boolean {
  return job !== undefined && !JOB_STATUSES.has(job.status)
}

/** The service names the link: a link to another host must not look like GitHub's. */
function linkOf(
  pullRequest: PullRequest | undefined,
  pull: PullFacts | undefined,
): PageLink | undefined {
  if (pullRequest === undefined) return undefined
  const { url, repository, number } = pullRequest
  const { host } = new URL(url)
  const place = host === 'github.com' ? '' : `${host}/`
  const name = say`${theirs(place + repository, 300)}${ours(`#${number}`)}`
  const label = pull?.shown ? say`${name}: ${pull.shown.title}` : name
  return { url, label, isPullRequest: true }
}

/** `+83 −5 in 7 files.` */
function describePull({ result, pull, openPull }: FinishedJob): Text[] {
  // GitHub shows the state of the job's own pull request.
  if (openPull !== undefined && result.pullRequest === undefined)
    return [say`The pull request is still open: ${ours(openPull.url)}`]
  if (pull?.shown === undefined || pull.shown.files === 0) return []
  const { additions, deletions, files } = pull.shown
  const lines = ours(`+${formatCount(additions)} −${formatCount(deletions)}`)
  return [say`${lines} in ${countOf(files, 'file')}.`]
}

function describeOpenEnd(result: JobResult): Text[] {
  const { kind, job, rerunWaits } = result
  if (job === undefined || rerunWaits === undefined) return []
  // It may have ended.
  if (kind === 'timed-out' && hasUnknownStatus(result)) return []
  // Until the service begins with a follow-up, the job has the status of its last end.
  if (hasJobEnded(job) && kind !== 'timed-out' && kind !== 'cancelled') return []
  const goesOn = `Job \`${job.id}\` goes on`
  if (rerunWaits) return [ours(`${goesOn}: re-run this workflow to keep waiting.`)]
  const how = `run a step with \`job-id: ${job.id}\` and no prompt`
  return [ours(`${goesOn}. To wait for it and its pull request, ${how}.`)]
}

function describeJob({ result, durationMs }: FinishedJob, step: AskStep): Block[] {
  const blocks: Block[] = []
  const prompt = promptToShow(step)
  if (prompt !== undefined && prompt.trim() !== '')
    blocks.push(paragraph(say`Prompt: ${theirs(firstLine(prompt), 80)}`))
  if (result.job === undefined) return blocks
  const { id, source } = result.job
  const facts = [ours(`Job \`${id}\``)]
  if (source?.ref) facts.push(pathOf(source.ref))
  facts.push(ours(formatDuration(durationMs)))
  blocks.push({ kind: 'small', text: join(facts, ours(' · ')) })
  return blocks
}

/** For the output `message` of a failure, where several steps write to one chat. */
function titleFor({ inputs }: AskStep): Text[] {
  const { reportTitle } = inputs
  return isInert(reportTitle) && reportTitle !== DEFAULT_TITLE ? [ours(reportTitle)] : []
}

function withReport(page: Page, report: MadeReport | undefined): Page {
  if (report === undefined) return page
  const sections = [...page.sections, ...sectionsOfReport(report)]
  return { ...page, sections, details: report.page.details }
}

export function sectionsOfReport({ page }: MadeReport): Block[] {
  const { headline, sentences, warnings, sections } = page
  return [
    { kind: 'heading', text: say`${ours(OUTCOMES.reported.icon)} ${headline}` },
    ...sentences.map(paragraph),
    ...warnings.map((text): Block => ({ kind: 'warning', text })),
    ...sections.map((block) => (block.kind === 'sentence' ? paragraph(block.text) : block)),
  ]
}

/** For a step that asks nothing of the agent. */
export function endingOfReport(
  { report, page, outputs }: MadeReport,
  warnings: readonly Text[],
  step: AskStep,
): Ending<AskOutput> {
  const { icon } = OUTCOMES.reported
  const all = [...warnings, ...page.warnings]
  const gaps = all.map((text): Block => ({ kind: 'warning', text }))
  if (report.outcome === 'reported') {
    const shown = { ...page, icon, warnings: [], sections: [...gaps, ...page.sections] }
    return endingOf('reported', OUTCOMES.reported, shown, { outputs })
  }
  if (report.error === undefined) {
    const facts = { ...OUTCOMES.error, headline: 'Nothing of the report could be read' }
    const figures = titleFor(step)
    const shown = pageOf(facts, { sentences: page.warnings, figures, warnings })
    return endingOf('error', facts, shown, { outputs })
  }
  const failed = endingOfError(report.error, step)
  const sections = [...gaps, ...failed.page.sections]
  const ofFailure = { ...failed.page, figures: titleFor(step), sections }
  return { ...failed, page: ofFailure, comment: ofFailure, outputs }
}
