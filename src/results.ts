import type { AskStep, JobPlan, JobResult, PullRequest, PullSummary } from './job/types.ts'
import type { Verdict } from './job/verdict.ts'
import type { ReportResult } from './make-report.ts'
import { promptStart } from './prompt/task.ts'
import {
  createStepResult,
  OUTCOMES,
  type OutcomeWords,
  resultOfError,
  type StepResult,
} from './result/outcomes.ts'
import type { OutputEntry } from './result/outputs.ts'
import { type Block, paragraph, type ResultLink, type ResultPage } from './result/page.ts'
import {
  countWithNoun,
  formatNumber,
  type RichText,
  richText,
  trusted,
  untrusted,
} from './rich-text.ts'
import { formatDuration } from './text.ts'

/** A plan and its end: the job was asked, waited for or found busy, or the agent could not be asked. */
interface FinishedJob {
  readonly plan: JobPlan
  readonly result: JobResult
  readonly durationMs: number
  readonly report: ReportResult | undefined
  readonly warnings: readonly RichText[]
}

/** There is nothing to ask of the agent (`Skipped`), or the step failed before that. */
export interface Unasked {
  readonly error: unknown
  /** The pull request of the job that `continue` found. */
  readonly openPull: PullRequest | undefined
  readonly report: ReportResult | undefined
}

export function resultOfJob(finished: FinishedJob, step: AskStep): StepResult {
  const { result, report } = finished
  const page = withReport(pageOfJob(finished, step), report)
  const outputs: OutputEntry[] = [
    ['job-id', result.job?.id],
    ['status', result.job?.status],
    ['pr-link', result.pullRequest?.url],
    ['pr-number', result.pullRequest?.number],
  ]
  if (report !== undefined) outputs.push(...report.outputs)
  return createStepResult(result.kind, page, { outputs, hasReport: report !== undefined })
}

const HEADLINES = {
  opened: OUTCOMES['pr-opened'].headline,
  updated: 'The docs agent updated its pull request',
  unknown: 'The docs agent may not have updated its pull request',
} as const

function wordsOf(result: JobResult): OutcomeWords {
  const words = OUTCOMES[result.kind]
  if (result.kind === 'pr-opened') return { ...words, headline: HEADLINES[result.change] }
  const isWithout = result.kind === 'no-pr' || result.kind === 'archived'
  if (isWithout && result.linkProblem)
    return {
      ...words,
      headline: 'The pull request of the docs agent is not known',
      next: undefined,
    }
  return words
}

function pageOfJob(finished: FinishedJob, step: AskStep): ResultPage {
  const result = finished.result
  const words = wordsOf(result)
  const sentences = describeJob(finished, words)
  const sections = sectionsOfJob(finished, step)
  if (result.kind === 'error') {
    const failure = resultOfError(result.error, step).page
    sentences.unshift(...failure.sentences)
    sections.push(...failure.sections)
  }
  return {
    icon: words.icon,
    headline: trusted(words.headline),
    link: linkOf(result.pullRequest, result.pullSummary),
    sentences,
    warnings: finished.warnings,
    sections,
    details: [],
  }
}

function describeJob(finished: FinishedJob, words: OutcomeWords): RichText[] {
  const { plan, result } = finished
  const pull = result.pullSummary
  const sentences: RichText[] = []
  if (pull !== undefined && pull.files > 0) {
    const files = countWithNoun(pull.files, 'file')
    sentences.push(
      richText`+${formatNumber(pull.additions)} −${formatNumber(pull.deletions)} in ${files}.`,
    )
  }
  if (plan.kind === 'send' && plan.whyAgain !== undefined) sentences.push(plan.whyAgain)
  sentences.push(...result.notes)
  if (result.linkProblem !== undefined) sentences.push(result.linkProblem)
  if (words.next !== undefined) sentences.push(trusted(words.next))
  const id = result.job?.id
  if (id !== undefined && result.waitAgain !== undefined) {
    let how = `. To wait for it and its pull request, run a step with \`job-id: ${id}\`, without a prompt and without \`context\`.`
    if (result.waitAgain === 're-run') how = ': re-run this workflow to keep waiting.'
    sentences.push(trusted(`Agent job \`${id}\` goes on${how}`))
  }
  return sentences
}

function sectionsOfJob(finished: FinishedJob, step: AskStep): Block[] {
  const job = finished.result.job
  const sections = promptStart(step)
  if (job === undefined) return sections
  const duration = formatDuration(finished.durationMs)
  sections.push({ kind: 'small', text: trusted(`Agent job \`${job.id}\` · ${duration}`) })
  return sections
}

export function resultWithoutJob(
  unasked: Unasked,
  warnings: readonly RichText[],
  step: AskStep,
): StepResult {
  const { error, openPull, report } = unasked
  const stepResult = resultOfError(error, step)
  let page = { ...stepResult.page, warnings }
  if (openPull !== undefined) {
    const sentences = page.sentences.concat([trusted('The pull request is still open.')])
    page = { ...page, link: linkOf(openPull, undefined), sentences }
  }
  // People wait for the report, and for an open pull request.
  const isAwaited = report !== undefined || openPull !== undefined
  return {
    ...stepResult,
    page: withReport(page, report),
    outputs: report?.outputs ?? [],
    hasReport: report !== undefined,
    isCommented: stepResult.isCommented || isAwaited,
  }
}

/** A run that `fail-on` does not fail is red by the verdict, or tells what became of its pull request. */
export function resultOfVerdict(verdict: Verdict, run: StepResult, step: AskStep): StepResult {
  const { open, reasons } = verdict
  const warnings = run.page.warnings.concat(verdict.warnings)
  const isGreen = open === undefined && reasons.length === 0
  if (isGreen) {
    let headline = run.page.headline
    if (run.outcome === 'pr-opened')
      headline = trusted("The docs agent's pull request is merged or closed")
    const page = { ...run.page, headline, warnings }
    return { ...run, page }
  }
  let sentences = reasons
  let headline = trusted('Whether these changes need the docs is not known')
  let link = run.page.link
  const outputs = run.outputs.slice()
  let outcome = run.outcome
  let ofRun = run.page.sentences
  if (open !== undefined) {
    outcome = 'pr-opened'
    const [repository = '', number = ''] = open.name.split('#')
    const label = labelOf(repository, number)
    const url = `${step.event.serverUrl}/${repository}/pull/${number}`
    // The page is about one pull request. The run's own has its title.
    if (run.outcome === 'no-pr' || (link !== undefined && link.url !== url)) ofRun = []
    if (link?.url !== url) link = { url, label }
    headline = richText`These changes need the docs: review ${label}`
    sentences = [trusted('Merge or close it, then re-run this job.'), ...sentences]
    // These replace the run's own.
    outputs.push(['job-id', open.job], ['status', open.status])
    outputs.push(['pr-link', url], ['pr-number', number])
  }
  sentences = sentences.concat(ofRun)
  const page = { ...run.page, icon: '📝', headline, link, sentences, warnings }
  return { ...run, outcome, fails: true, level: 'error', outputs, page, isCommented: true }
}

/** The service names the link: a link to another host must not look like GitHub's. */
function linkOf(
  pullRequest: PullRequest | undefined,
  pull: PullSummary | undefined,
): ResultLink | undefined {
  if (pullRequest === undefined) return undefined
  const host = new URL(pullRequest.url).host
  let repository = pullRequest.repository
  if (host !== 'github.com') repository = `${host}/${repository}`
  let label = labelOf(repository, pullRequest.number)
  if (pull !== undefined) label = richText`${label}: ${pull.title}`
  return { url: pullRequest.url, label }
}

function labelOf(repository: string, number: string): RichText {
  return richText`${untrusted(repository, 300)}${trusted(`#${number}`)}`
}

function withReport(page: ResultPage, report: ReportResult | undefined): ResultPage {
  if (report === undefined) return page
  const sections = page.sections.concat(reportBlocks(report))
  const details = page.details.concat(report.page.details)
  return { ...page, sections, details }
}

export function reportBlocks(report: ReportResult): Block[] {
  const page = report.page
  const headline = richText`${trusted(OUTCOMES.reported.icon)} ${page.headline}`
  const blocks: Block[] = [{ kind: 'heading', text: headline }]
  for (const text of page.sentences) blocks.push(paragraph(text))
  for (const text of page.warnings) blocks.push({ kind: 'warning', text })
  blocks.push(...page.sections)
  return blocks
}

/** For a step that asks nothing of the agent. */
export function resultOfReportOnly(
  made: ReportResult,
  ownWarnings: readonly RichText[],
  step: AskStep,
): StepResult {
  const { report, page, outputs } = made
  if (report.outcome === 'reported') {
    const warnings = ownWarnings.concat(page.warnings)
    const shown = { ...page, icon: OUTCOMES.reported.icon, warnings }
    return createStepResult('reported', shown, { outputs, hasReport: true })
  }
  // The error is the first gap's. Others that have another reason will show on the next run.
  const failed = resultOfError(report.error, step)
  return { ...failed, page: { ...failed.page, warnings: ownWarnings }, outputs }
}
