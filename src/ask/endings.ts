import { ActionError } from '../errors.ts'
import type { Ending } from '../frame/command.ts'
import { endingOf, endingOfError, pageOf } from '../frame/endings.ts'
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
import { hasJobEnded } from '../service/statuses.ts'
import { firstLine, formatDuration } from '../text.ts'
import { DEFAULT_TITLE, isInert } from './inputs.ts'
import { type PullFacts, type PullRequest, pullOnServer } from './job/pull-request.ts'
import type { JobResult } from './job/run-job.ts'
import type { MadeReport } from './make-report.ts'
import { OUTCOMES } from './outcomes.ts'
import type { AskOutput } from './outputs.ts'
import type { Known } from './record/record.ts'
import type { AskStep } from './step.ts'

/** Nothing is asked: there is nothing to do (`Skipped`), or the step must fail. */
interface Stop {
  readonly kind: 'stop'
  readonly error: unknown
}

export function stop(error: unknown): Stop {
  return { kind: 'stop', error }
}

export interface Told {
  readonly result: JobResult | Stop
  /** To show: of the author of the workflow. */
  readonly prompt?: string | undefined
  readonly whyAgain?: string | undefined
  readonly durationMs?: number
  /** The pull request of the job that `job-id: open` found. */
  readonly openPull?: PullRequest | undefined
  readonly pull?: PullFacts | undefined
  readonly report?: MadeReport | undefined
  readonly warnings: readonly Text[]
}

export interface AskEnding extends Ending<AskOutput> {
  /** Undefined if the agent has no part in it. */
  readonly known?: Known
}

export function endingOfJob(told: Told, step: AskStep): AskEnding {
  const { result, whyAgain, pull, report, warnings } = told
  if (result.kind === 'stop') return endingOfStop(result, told, step)
  const { kind, job, pullRequest, unusedLink, notes } = result
  const facts = outcomeFactsOf(result)
  const ofFailure = kind === 'error' ? endingOfError(result.error, step).page : undefined
  const own = pageOf(facts)
  const page = withReport(
    {
      ...own,
      link: linkOf(pullRequest, pull),
      cause: ofFailure?.cause,
      figures: [
        ...(ofFailure ? titleFor(step) : []),
        ...(job && kind !== 'pr-opened' ? [ours(`job ${job.id}`)] : []),
      ],
      sentences: [
        ...(ofFailure?.sentences ?? []),
        ...describePull(result, told),
        ...[whyAgain, ...notes, unusedLink].flatMap((note) => (note ? [fromMessage(note)] : [])),
        ...own.sentences,
        ...describeOpenEnd(result),
      ],
      warnings,
      sections: [...describeJob(result, told), ...(ofFailure?.sections ?? [])],
    },
    report,
  )
  const failOn: ReadonlySet<string> = step.inputs.failOn
  const level = failOn.has(kind) ? 'error' : facts.level
  const isUnasked = kind === 'error' && !result.isAccepted
  return {
    ...endingOf<AskOutput>(kind, { ...facts, level }, page, {
      outputs: [
        ['job-id', job?.id],
        ['status', job?.status],
        ['pr-link', pullRequest?.url],
        ['pr-number', pullRequest?.number],
        ['pr-repository', pullRequest?.repository],
        ['branch', result.branch],
        ...(report?.outputs ?? []),
      ],
      comment: isUnasked && isRefused(result.error) ? couldNotStart(told) : page,
    }),
    known: { entry: result.entry, job: job?.id, pull: pullOnServer(pullRequest, step.event) },
  }
}

function endingOfStop({ error }: Stop, told: Told, step: AskStep): AskEnding {
  const { openPull, report, warnings } = told
  const ending = endingOfError(error, step)
  const isOpen = ending.outcome === 'skipped' && openPull !== undefined
  const sentences = [...ending.page.sentences, ours('The pull request is still open.')]
  const own = isOpen
    ? { ...ending.page, link: linkOf(openPull, undefined), sentences }
    : ending.page
  const figures = ending.outcome === 'error' ? titleFor(step) : []
  const page = withReport({ ...own, figures, warnings }, report)
  // People wait for the report, and for an open pull request.
  const isTold = ending.comment || report || openPull
  return {
    ...ending,
    page,
    outputs: report?.outputs ?? [],
    comment: isRefused(error) ? couldNotStart(told) : isTold ? page : undefined,
    known: {},
  }
}

/** @param ending of the frame, as where the gate could not ask GitHub */
export function commentOfFrame(ending: AskEnding, { task }: AskStep): Page | undefined {
  return task && ending.outcome === 'error' ? couldNotStart({}) : ending.comment
}

/** Whether the service or GitHub certainly refused it. */
function isRefused(error: unknown): boolean {
  const refusal = error instanceof HttpError ? error : error instanceof ActionError && error.cause
  return refusal instanceof HttpError && refusal.why !== 'unknown fate'
}

/** For people who wrote an issue: they can do nothing about a key or a limit. */
function couldNotStart({ openPull, report }: Pick<Told, 'openPull' | 'report'>): Page {
  const headline = 'The docs agent could not be started'
  const facts = { ...OUTCOMES.error, headline, next: 'The run has the reason.' }
  return withReport(pageOf(facts, { link: linkOf(openPull, undefined) }), report)
}

const HEADLINES = {
  opened: OUTCOMES['pr-opened'].headline,
  updated: 'The docs agent updated its pull request',
  unknown: 'The docs agent may not have updated its pull request',
} as const

function outcomeFactsOf(result: JobResult) {
  const facts = OUTCOMES[result.kind]
  if (result.kind === 'pr-opened') return { ...facts, headline: HEADLINES[result.change] }
  if (result.kind === 'no-pr' && result.unusedLink)
    return { ...facts, headline: 'The docs agent gave a link that is not used', next: undefined }
  return facts
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
function describePull({ pullRequest }: JobResult, { pull, openPull }: Told): Text[] {
  // GitHub shows the state of the job's own pull request.
  if (openPull !== undefined && pullRequest === undefined)
    return [say`The pull request is still open: ${ours(openPull.url)}`]
  if (pull?.shown === undefined || pull.shown.files === 0) return []
  const { additions, deletions, files } = pull.shown
  const lines = ours(`+${formatCount(additions)} −${formatCount(deletions)}`)
  return [say`${lines} in ${countOf(files, 'file')}.`]
}

function describeOpenEnd({ kind, job, rerunWaits }: JobResult): Text[] {
  if (job === undefined || rerunWaits === undefined) return []
  // Until the service begins with a follow-up, the job has the status of its last end.
  if (hasJobEnded(job) && kind !== 'timed-out' && kind !== 'cancelled') return []
  const goesOn = `Job \`${job.id}\` goes on`
  if (rerunWaits) return [ours(`${goesOn}: re-run this workflow to keep waiting.`)]
  const how = `run a step with \`job-id: ${job.id}\` and no prompt`
  return [ours(`${goesOn}. To wait for it and its pull request, ${how}.`)]
}

function describeJob({ job }: JobResult, { prompt, durationMs = 0 }: Told): Block[] {
  const asked = firstLine(prompt ?? '')
  const blocks: Block[] = []
  if (asked !== '') blocks.push({ kind: 'paragraph', text: say`Prompt: ${theirs(asked, 80)}` })
  if (job === undefined) return blocks
  const facts = [
    ours(`Job \`${job.id}\``),
    job.source?.ref ? pathOf(job.source.ref) : undefined,
    ours(formatDuration(durationMs)),
  ]
  return [...blocks, { kind: 'small', text: join(facts, ours(' · ')) }]
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
): AskEnding {
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
