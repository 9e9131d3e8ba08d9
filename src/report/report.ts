import type { JobResult } from '../agent/job.ts'
import type { PullRequest } from '../agent/pull-request.ts'
import type { Task } from '../agent/task.ts'
import type { BuildOrder } from '../builds/order.ts'
import { OUTCOMES } from '../outcomes.ts'
import type { Analytics } from '../read-analytics.ts'
import type { StepResult } from '../result.ts'
import { AUTO_JOB, type Inputs, OPEN_JOB } from '../runner/inputs.ts'
import { formatDuration, LINE_BREAK, quote } from '../text.ts'
import {
  buildWords,
  describePreview,
  previewLink,
  renderBuild,
  renderPreview,
  stillRunning,
  type Words,
} from './build.ts'
import { renderEffect } from './effect.ts'
import {
  blocks,
  countOf,
  escapeMarkdown,
  escapePath,
  factsTable,
  folded,
  keepWeeksTogether,
  sentences,
} from './markdown.ts'
import { describeMissingReach, reachSentence, renderReach } from './reach.ts'
import {
  describeMissingSignals,
  readerDetails,
  readersSentence,
  renderFixFirst,
} from './readers.ts'
import { describeMissingViews, renderTraffic, trafficDetails, trafficSentence } from './traffic.ts'

/** What GitHub takes: 1 MiB as the summary of a step, and 65,536 characters as a comment with its record. */
const MAX_BYTES = { summary: 1024 * 1024, comment: 60_000 }

/**
 * The result as Markdown, in the order of its readers' questions: what happened, how the docs are doing, what
 * to fix first, did it help, details. Everything in it from outside is escaped.
 */
export function renderReport(result: StepResult, form: 'summary' | 'comment'): string {
  const { outcome, message, details = [], job, build, analytics } = result
  const { icon, headline, next } = wordsOf(result)
  // A build stands beside a job, as the preview of its pull request, or is what the step is for.
  const ownBuild = job ? undefined : build
  const shown: Section[] = [
    `### ${icon} ${headline}`,
    job?.pullRequest && `**${pullRequestLink(job.pullRequest)}**`,
    job && build && renderPreview(build),
    ownBuild?.known?.previewUrl && `**${previewLink(ownBuild)}**`,
    message !== '' && `> ${escapeMarkdown(message, 1000)}`,
    details.map((detail) => `- ${escapeMarkdown(detail, 500)}`).join('\n'),
    sentences([next, resumeHint(job), ownBuild && stillRunning(ownBuild)]),
    job && renderJob(job),
    ownBuild && renderBuild(ownBuild),
  ]
  if (analytics === undefined) return cutSections(shown, [], MAX_BYTES[form])
  const { effect, views, reach } = analytics
  // What a step is for has the first heading already.
  if (reach && outcome !== 'reported') shown.push(`### ${REACH.icon} ${REACH.headline}`)
  if (reach) shown.push(renderReach(reach))
  const { icon: chart, headline: title } = OUTCOMES.reported
  const traffic = renderTraffic(analytics)
  // The other sections have headings of their own.
  if (reach ? traffic !== '' : outcome !== 'reported') shown.push(`### ${chart} ${title}`)
  shown.push(traffic, renderFixFirst(analytics), renderEffect(effect, views.listings[0]?.pages))
  // What readers missed comes first: whoever opens the details wants to act on it.
  const folds = [...readerDetails(analytics), ...trafficDetails(analytics, form)]
  return cutSections(shown, folds, MAX_BYTES[form])
}

/** How a report on a pull request is headed. */
const REACH = { icon: '👥', headline: 'Who reads these pages' }

type Section = string | false | undefined

/** The first sections, as many as fit into `maxBytes` of UTF-8; says how many are left out. */
function cutSections(shown: readonly Section[], folds: readonly string[], maxBytes: number) {
  const open = shown.flatMap((section) => (section ? keepWeeksTogether(section) : []))
  const details = folds.map(keepWeeksTogether)
  const all = open.length + details.length
  for (let count = all; ; count--) {
    const opened = details.slice(0, Math.max(0, count - open.length))
    const markdown = blocks([
      ...open.slice(0, count),
      opened.length > 0 && folded('All numbers and lists', blocks(opened)),
      count < all &&
        `_${countOf(all - count, 'more section')} left out: the report would be too long for this place._`,
    ])
    if (count === 0 || Buffer.byteLength(markdown) < maxBytes) return `${markdown}\n`
  }
}

/** The result in one paragraph of plain text, for the log: numbers and links, no words of readers. */
export function describeResult(result: StepResult): string {
  const { outcome, message, job, build, analytics } = result
  const { headline, next } = wordsOf(result)
  const ownBuild = job ? undefined : build
  const preview = ownBuild?.outcome === 'previewed' ? ownBuild.known?.previewUrl : undefined
  const link = job?.pullRequest?.url ?? preview
  return sentences([
    link === undefined ? `${headline}.` : `${headline}: ${link}`,
    message,
    outcome === 'reported' && analytics?.reach && reachSentence(analytics.reach),
    outcome === 'reported' && analytics && trafficSentence(analytics),
    outcome === 'reported' && analytics?.signals && readersSentence(analytics.signals),
    job && build && describePreview(build),
    next,
    resumeHint(job),
    ownBuild && stillRunning(ownBuild),
  ]).replaceAll('`', '')
}

/** What could not be read, and why: sentences of plain text, without a word of a reader's. */
export function describeGaps(analytics: Analytics): string[] {
  const gaps = [...describeMissingViews(analytics), ...describeMissingSignals(analytics.signals)]
  gaps.push(...describeMissingReach(analytics.reach))
  const { pullRequests } = analytics.effect ?? {}
  if (pullRequests?.status === 'not available')
    gaps.push(`The agent's pull requests: not available, since ${pullRequests.why}.`)
  return gaps
}

/** The words for a whole step: those of its job, if it has one. */
function wordsOf({ outcome, job, build, analytics }: StepResult): Words & { icon: string } {
  const own = OUTCOMES[outcome]
  if (outcome === 'reported' && analytics?.reach) return { ...own, ...REACH }
  // What failed or was cancelled is the step.
  if (job !== undefined || build === undefined || own.fails === 'always') return own
  return { icon: own.icon, ...buildWords(build) }
}

/** `[owner/repo#1](https://…)`, with the host in front if it is not github.com. */
function pullRequestLink({ url, repository, number }: PullRequest): string {
  const { host } = new URL(url)
  // The service names the link: one to another host must not look like one of GitHub's.
  const place = host === 'github.com' ? '' : `${host}/`
  return `[${escapeMarkdown(place + repository, 300)}#${number}](${url})`
}

/** How to come back to a job that goes on. */
function resumeHint(job: JobResult | undefined): string {
  // Not by the step's outcome, which may be later than the job's: a preview is built after it.
  if (job?.job === undefined || !OUTCOMES[job.outcome].jobGoesOn) return ''
  const { id } = job.job
  return `Job \`${id}\` goes on; resume with \`job-id: ${id}\` and no prompt.`
}

function renderJob({ job, prompt = '', durationMs }: JobResult): string {
  const asked = firstLineOf(prompt)
  return blocks([
    asked !== '' && `Prompt: ${escapeMarkdown(asked, 80)}`,
    job &&
      factsTable({
        Job: `\`${job.id}\``,
        Model: job.model && escapeMarkdown(job.model),
        Branch: job.source?.ref && escapePath(job.source.ref),
        Took: formatDuration(durationMs),
      }),
  ])
}

/** What a step would have done. Its inputs are right, and the gate let it through. */
export function describeDryRun(inputs: Inputs, task?: Task, order?: BuildOrder): StepResult {
  const { wait, preview, trafficWeeks, readerSignals, baseUrl, projectId } = inputs
  const then = wait ? ', and wait for its end' : ''
  const plans: string[] = []
  if (task) {
    const { prompt, quotes, jobId } = task
    const words: Record<string, string> = {
      [AUTO_JOB]: 'the recorded job',
      [OPEN_JOB]: 'the recorded job, or a new one',
    }
    const job = jobId === undefined ? 'a new job' : (words[jobId] ?? `job ${jobId}`)
    const size = countOf(Buffer.byteLength(prompt ?? ''), 'byte')
    const context = quotes.size > 0 ? ` and the context (${[...quotes].join(', ')})` : ''
    const asked = `a prompt of ${size} that begins ${quote(firstLineOf(prompt ?? ''), 80)}${context}`
    plans.push(prompt === undefined ? `get ${job}${then}` : `send ${asked} to ${job}${then}`)
    if (preview) plans.push('build a preview of its pull request')
  }
  if (order?.kind === 'preview')
    plans.push(`build a preview of branch ${quote(order.branch, 100)}${then}`)
  if (order?.kind === 'publication') plans.push(`publish the docs${then}`)
  if (trafficWeeks > 0) plans.push(`report the page views of ${countOf(trafficWeeks, 'week')}`)
  const signals = [...readerSignals].join(', ')
  if (signals !== '') plans.push(`report readers' signals (${signals})`)
  const message = `The inputs are right, and the permission check was passed. Without dry-run, this step would ${plans.join('; ')}. The service is ${baseUrl.href}, the project ${projectId}.`
  return { outcome: 'dry-run', message }
}

function firstLineOf(prompt: string): string {
  return prompt.trim().split(LINE_BREAK, 1)[0] ?? ''
}
