import type { JobResult } from '../agent/run-job.ts'
import { formatDuration } from '../base/duration.ts'
import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import { firstLine } from '../base/prompt.ts'
import type { BuildResult } from '../builds/run-build.ts'
import {
  builtAddress,
  goesOn,
  previewLink,
  previewSentence,
  renderBuild,
  renderPreview,
} from './build-report.ts'
import { escapeMarkdown } from './escape.ts'
import { fitSections, type Section } from './fit.ts'
import { pullRequestLink } from './pull-request-link.ts'
import { blocks, factsRow } from './tables.ts'
import { type Traffic, trafficSection } from './traffic-report.ts'
import { trafficSentence } from './traffic-weeks.ts'
import { wordsOf } from './words.ts'

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
  /** The preview beside a job, or the build that a step is for. */
  build?: BuildResult | undefined
  automation?: AutomationResult
  traffic?: Traffic | undefined
  readers?:
    | { section: Section; sentence: string; outputs: Readonly<Record<string, string>> }
    | undefined
}

/** An automation that was triggered. */
interface AutomationResult {
  automationId: string
  runId: string
}

/** The result in one paragraph of plain text, for the log. */
export function describeResult(result: StepResult): string {
  const { headline, next } = wordsOf(result)
  const { preview, ownBuild } = placeOfBuild(result)
  const link = result.job?.pullRequest?.url ?? (ownBuild && builtAddress(ownBuild))
  const parts = [
    link === undefined ? `${headline}.` : `${headline}: ${link}`,
    result.message,
    ...(result.outcome === 'reported' ? analyticsSentences(result) : []),
    preview && previewSentence(preview),
    next,
    resumeHint(result),
    ownBuild && goesOn(ownBuild),
    automationRun(result),
  ]
  return parts.filter(Boolean).join(' ').replaceAll('`', '')
}

function analyticsSentences({ traffic, readers }: StepResult): string[] {
  const missed = readers?.sentence ? `What readers missed: ${readers.sentence}` : ''
  return [traffic === undefined ? '' : trafficSentence(traffic.figures), missed]
}

/** GitHub takes 1 MiB as the summary of a step. */
const MAX_SUMMARY_BYTES = 1024 * 1024

/**
 * The result as Markdown: the same text for the job summary, the comment and `report-path`. Where
 * `maxBytes` of UTF-8 are too few, tables of page views lose rows and say so.
 */
export function renderReport(result: StepResult, maxBytes = MAX_SUMMARY_BYTES): string {
  const { icon, headline, next } = wordsOf(result)
  const { preview, ownBuild } = placeOfBuild(result)
  const analytics = analyticsSections(result)
  const top = blocks([
    // Where page views were not asked for, the readers' section begins with a heading of its own.
    isAboutReadersAlone(result) ? '' : `### ${icon} ${headline}`,
    pullRequestLine(result),
    preview && renderPreview(preview),
    ownBuild && previewLine(ownBuild),
    result.message === '' ? '' : `> ${escapeMarkdown(result.message, 1000)}`,
    (result.details ?? []).map((detail) => `- ${escapeMarkdown(detail, 500)}`).join('\n'),
    [next, resumeHint(result), ownBuild && goesOn(ownBuild), automationRun(result)]
      .filter(Boolean)
      .join(' '),
    promptLine(result),
    factsTable(result),
    ownBuild && renderBuild(ownBuild),
  ])
  if (analytics.length === 0) return `${top}\n`
  const before = top === '' ? '' : `${top}\n\n`
  // The line end after the sections counts too.
  return `${before}${fitSections(analytics, maxBytes - Buffer.byteLength(before) - 1)}\n`
}

function isAboutReadersAlone({ outcome, traffic, readers }: StepResult): boolean {
  return outcome === 'reported' && readers !== undefined && !asksForViews(traffic)
}

function asksForViews(traffic: Traffic | undefined): traffic is Traffic {
  return traffic !== undefined && traffic.figures.weeks.length > 0
}

/** What the service counted: sections that share what is left of the room. */
function analyticsSections({ outcome, traffic, readers }: StepResult): Section[] {
  const missed = readers === undefined ? [] : [readers.section]
  if (!asksForViews(traffic)) return missed
  const section = trafficSection(traffic)
  if (outcome === 'reported') return [section, ...missed]
  // The report has begun with a job's heading, so the page views get one of their own.
  const { icon, headline } = OUTCOMES.reported
  const render = (maxRows: number) => `### ${icon} ${headline}\n\n${section.render(maxRows)}`
  return [{ ...section, render }, ...missed]
}

/** A build stands beside a job, as the preview of its pull request, or is what the step is for. */
function placeOfBuild({ job, build }: StepResult): {
  preview?: BuildResult | undefined
  ownBuild?: BuildResult | undefined
} {
  return job === undefined ? { ownBuild: build } : { preview: build }
}

function pullRequestLine({ job }: StepResult): string {
  return job?.pullRequest === undefined ? '' : `**${pullRequestLink(job.pullRequest)}**`
}

function previewLine(build: BuildResult): string {
  const link = previewLink(build)
  return link === '' ? '' : `**${link}**`
}

function automationRun({ automation }: StepResult): string {
  if (automation === undefined) return ''
  return `Automation \`${automation.automationId}\`, run \`${automation.runId}\`.`
}

/** How to come back to a job that goes on. */
function resumeHint({ job }: StepResult): string {
  // The step may have ended later than its job, while a preview was built.
  if (job?.job === undefined || !OUTCOMES[job.outcome].jobGoesOn) return ''
  const { id } = job.job
  return `Job \`${id}\` goes on; resume with \`job-id: ${id}\` and no prompt.`
}

function promptLine({ prompt }: StepResult): string {
  return prompt === undefined ? '' : `Prompt: ${escapeMarkdown(firstLine(prompt))}`
}

function factsTable({ job: result }: StepResult): string {
  if (result?.job === undefined) return ''
  const { durationMs, job, polls } = result
  return factsRow([
    ['Job', `\`${job.id}\``],
    ['Status', escapeMarkdown(job.status)],
    ['Model', job.model && escapeMarkdown(job.model)],
    ['Branch', job.source?.ref && escapeMarkdown(job.source.ref)],
    ['Took', polls > 0 ? formatDuration(durationMs) : ''],
    ['Polls', polls > 0 ? `${polls}` : ''],
  ])
}
