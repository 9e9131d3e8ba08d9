import type { JobResult } from '../agent/run-job.ts'
import { formatDuration } from '../base/duration.ts'
import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import { firstLine } from '../base/prompt.ts'
import { escapeMarkdown } from './escape.ts'
import { fitSections, type Section } from './fit.ts'
import { pullRequestLink } from './pull-request-link.ts'
import { table } from './tables.ts'
import { type Traffic, trafficSection } from './traffic-report.ts'
import { trafficSentence } from './traffic-weeks.ts'

/** What a step came to, all that is told of it. */
export interface StepResult {
  outcome: Outcome
  /** A failure, or the reason for doing nothing, as a sentence; empty where the outcome says it all. */
  message: string
  /** What there is to say in more than one line. */
  details?: readonly string[]
  /** Of the annotation, where it is not the outcome's own. */
  level?: 'warning'
  prompt?: string | undefined
  job?: JobResult
  traffic?: Traffic | undefined
  readers?: { section: Section; outputs: Readonly<Record<string, string>> } | undefined
}

/** The result in one paragraph of plain text, for the log. */
export function describeResult(result: StepResult): string {
  const { headline, next } = OUTCOMES[result.outcome]
  const link = result.job?.pullRequest?.url
  const parts = [
    link === undefined ? `${headline}.` : `${headline}: ${link}`,
    result.message,
    result.outcome === 'reported' && result.traffic ? trafficSentence(result.traffic.figures) : '',
    next,
    resumeHint(result),
  ]
  return parts.filter(Boolean).join(' ').replaceAll('`', '')
}

/** GitHub takes 1 MiB as the summary of a step. */
const MAX_SUMMARY_BYTES = 1024 * 1024

/**
 * The result as Markdown: the same text for the job summary, the comment and `report-path`. Where
 * `maxBytes` of UTF-8 are too few, tables of page views lose rows and say so.
 */
export function renderReport(result: StepResult, maxBytes = MAX_SUMMARY_BYTES): string {
  const { icon, headline, next } = OUTCOMES[result.outcome]
  const sections = [
    `### ${icon} ${headline}`,
    pullRequestLine(result),
    result.message === '' ? '' : `> ${escapeMarkdown(result.message, 1000)}`,
    (result.details ?? []).map((detail) => `- ${escapeMarkdown(detail, 500)}`).join('\n'),
    [next, resumeHint(result)].filter(Boolean).join(' '),
    promptLine(result),
    factsTable(result),
  ]
  const job = `${sections.filter(Boolean).join('\n\n')}\n`
  const analytics = analyticsSections(result)
  if (analytics.length === 0) return job
  // The two line ends around the sections count too.
  return `${job}\n${fitSections(analytics, maxBytes - Buffer.byteLength(job) - 2)}\n`
}

/** What the service counted: sections that share what is left of the room. */
function analyticsSections({ outcome, traffic, readers }: StepResult): Section[] {
  const missed = readers === undefined ? [] : [readers.section]
  if (traffic === undefined || traffic.figures.weeks.length === 0) return missed
  const section = trafficSection(traffic)
  if (outcome === 'reported') return [section, ...missed]
  // The report has begun with a job's heading, so the page views get one of their own.
  const { icon, headline } = OUTCOMES.reported
  const render = (maxRows: number) => `### ${icon} ${headline}\n\n${section.render(maxRows)}`
  return [{ ...section, render }, ...missed]
}

function pullRequestLine({ job }: StepResult): string {
  return job?.pullRequest === undefined ? '' : `**${pullRequestLink(job.pullRequest)}**`
}

/** How to come back to a job that goes on. */
function resumeHint({ outcome, job }: StepResult): string {
  const id = job?.job?.id
  if (id === undefined || !OUTCOMES[outcome].jobGoesOn) return ''
  return `Job \`${id}\` goes on; resume with \`job-id: ${id}\` and no prompt.`
}

function promptLine({ prompt }: StepResult): string {
  return prompt === undefined ? '' : `Prompt: ${escapeMarkdown(firstLine(prompt))}`
}

function factsTable({ job: result }: StepResult): string {
  if (result?.job === undefined) return ''
  const { durationMs, job, polls } = result
  const facts: Array<[name: string, value: string | null | undefined]> = [
    ['Job', `\`${job.id}\``],
    ['Status', escapeMarkdown(job.status)],
    ['Model', job.model && escapeMarkdown(job.model)],
    ['Branch', job.source?.ref && escapeMarkdown(job.source.ref)],
    ['Took', polls > 0 ? formatDuration(durationMs) : ''],
    ['Polls', polls > 0 ? `${polls}` : ''],
  ]
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return table(
    known.map(([name]) => name),
    [known.map(([, value]) => value)],
  )
}
