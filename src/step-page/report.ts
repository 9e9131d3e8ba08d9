import type { JobResult } from '../agent/job.ts'
import { printPlain } from '../frame/line.ts'
import { printBlock, printText } from '../frame/markdown.ts'
import { OUTCOMES } from '../outcomes.ts'
import { describeReport } from '../report/describe.ts'
import { lostPages, namePages, type StepResult } from '../result.ts'
import { hasJobEnded } from '../service/statuses.ts'
import type { ReachReading } from '../site/reach.ts'
import { firstLine, formatDuration, LINE_BREAK } from '../text.ts'
import {
  buildWords,
  describeFiles,
  describePreview,
  previewLink,
  renderBuild,
  renderPreview,
  stillRunning,
  type Words,
} from './build.ts'
import { blocks, countOf, GITHUB, type Markdown, sentences } from './markdown.ts'
import { renderContents, renderPullRequest } from './pull-request.ts'
import { reachSentence, renderReach } from './reach.ts'

/** GitHub takes 1 MiB as a step's summary, and 65,536 characters as a comment with its record. */
const FORMS = {
  summary: { md: GITHUB, maxBytes: 1024 * 1024 },
  comment: { md: GITHUB, maxBytes: 40_000 },
}

/**
 * The result as Markdown, in the order of its readers' questions: what happened, how the docs are doing, what to
 * fix first, what became of the last changes, details. Escapes everything from outside.
 */
export function renderReport(result: StepResult, form: keyof typeof FORMS): string {
  const { md, maxBytes } = FORMS[form]
  const {
    outcome,
    message,
    details = [],
    remark = '',
    prompt,
    job,
    openPull,
    contents,
    build,
    analytics,
    reach,
    unknownPages,
  } = result
  const [preview, alone] = job ? [build] : [undefined, build]
  const stillOpen = job?.pullRequest ? undefined : openPull
  const report = analytics && describeReport(analytics)
  const title = report && printText(report.headline)
  const { icon, headline, next } = wordsOf(result, title)
  const shown: Section[] = [
    `### ${icon} ${headline}`,
    job?.pullRequest &&
      renderPullRequest(job.pullRequest, contents?.pull.title ?? '', form === 'comment', md),
    stillOpen && blocks([STILL_OPEN, renderPullRequest(stillOpen, '', form === 'comment', md)]),
    contents && renderContents(contents, preview, md),
    preview && renderPreview(preview, md),
    alone?.known?.previewUrl && `**${previewLink(alone, md)}**`,
    message !== '' && `> ${md.message(message, 1000)}`,
    remark !== '' && `⚠️ ${md.message(remark, 1000)}`,
    unknownPages && `> ${md.message(unknownPages, 1000)}`,
    details.map((detail) => `- ${md.message(detail, 1000)}`).join('\n'),
    // As the workflow or its file has it, without quotations.
    prompt !== undefined && md.fold('The prompt', md.code(prompt.trim().split(LINE_BREAK), 1000)),
    sentences([next, resumeHint(result), alone && stillRunning(alone)]),
    job && renderJob(job, md),
    alone && renderBuild(alone, md),
  ]
  if (report === undefined) return cutSections(shown, [], md, maxBytes)
  // If the step is for nothing else, the first heading says so already.
  if (reach && !OUTCOMES[outcome].isReport) {
    const { icon, headline } = reachWords(reach)
    shown.push(`### ${icon} ${headline}`)
  }
  if (reach) shown.push(renderReach(reach, md, build))
  const all = [
    ...report.sentences.map(printText),
    ...report.warnings.map((text) => `⚠️ ${printText(text)}`),
    ...report.sections.map(printBlock),
  ]
  if (all.length > 0 && (reach || !OUTCOMES[outcome].isReport))
    shown.push(`### ${OUTCOMES.reported.icon} ${title}`)
  return cutSections([...shown, ...all], report.details.map(printBlock), md, maxBytes)
}

const STILL_OPEN = 'The pull request is still open:'

/** The heading of a report on a pull request. */
function reachWords(reach: ReachReading) {
  if (reach.status === 'read' && reach.value.whyNoViews !== '')
    return { icon: '🔗', headline: 'What becomes of these pages' }
  return { icon: '👥', headline: 'Who reads these pages' }
}

type Section = string | false | undefined

/** As many of the first sections as fit into `maxBytes` of UTF-8; says how many it left out. */
function cutSections(
  shown: readonly Section[],
  folds: readonly string[],
  md: Markdown,
  maxBytes: number,
): string {
  const open = shown.filter((section) => section)
  const all = open.length + folds.length
  for (let count = all; ; count--) {
    const opened = folds.slice(0, Math.max(0, count - open.length))
    const markdown = blocks([
      ...open.slice(0, count),
      opened.length > 0 && md.fold('All numbers and lists', blocks(opened)),
      count < all &&
        `_${countOf(all - count, 'more section')} left out: the report would be too long for this place._`,
    ])
    if (count === 0 || Buffer.byteLength(markdown) < maxBytes) return `${markdown}\n`
  }
}

/** The result in one paragraph of plain text, for the log: numbers and links, no words of readers. */
export function describeResult(result: StepResult): string {
  const {
    outcome,
    message,
    details = [],
    job,
    openPull,
    build,
    analytics,
    reach,
    unknownPages,
  } = result
  const lost = lostPages(result)
  const report = analytics && describeReport(analytics)
  const { headline, next } = wordsOf(result, report && printPlain(report.headline))
  const built = build?.outcome === 'previewed' ? build.known?.previewUrl : undefined
  const link = job?.pullRequest?.url ?? built
  return sentences([
    link === undefined ? `${headline}.` : `${headline}: ${link}`,
    message,
    openPull && !job?.pullRequest && `${STILL_OPEN} ${openPull.url}`,
    // An annotation shows no more.
    outcome === 'error' &&
      details.length > 0 &&
      `The first: ${details[0]?.replace(/\.$/, '')}. The summary and the log list all.`,
    lost.length > 0
      ? `No redirect from ${namePages(lost)}: the summary has the lines for docs.json.`
      : OUTCOMES[outcome].isReport &&
        sentences([
          reach && reachSentence(reach).replaceAll('**', ''),
          ...(report?.sentences ?? []).map(printPlain),
        ]),
    unknownPages,
    job && build && describePreview(build),
    !job && build && describeFiles(build),
    next,
    resumeHint(result),
    !job && build && stillRunning(build),
  ]).replaceAll('`', '')
}

/**
 * The words for a whole step: those of its build, if it is for one.
 * @param title of its report, with its week
 */
export function wordsOf(
  { outcome, job, build, analytics, reach }: StepResult,
  title: string = OUTCOMES.reported.headline,
): Words & { icon: string } {
  const own = OUTCOMES[outcome]
  const isNamed = analytics !== undefined && analytics.title !== OUTCOMES.reported.headline
  // Its headline is the report's title, unless a pull request's report has a better one.
  if (outcome === 'reported')
    return reach && !isNamed ? { ...own, ...reachWords(reach) } : { ...own, headline: title }
  // A quiet week opens with what is good.
  if (outcome === 'skipped' && analytics)
    return { ...own, icon: '✅', headline: 'Nothing to ask of the docs agent' }
  if (own.isReport && isNamed) return { ...own, headline: `${own.headline} · ${title}` }
  if (outcome === 'no-pr' && job?.job?.prLink)
    return { ...own, headline: 'The docs agent gave a link that is not used', next: '' }
  if (outcome === 'pr-opened' && job?.isUpdate)
    return { ...own, headline: 'The docs agent updated its pull request' }
  // The step failed or was cancelled, not the build.
  if (build === undefined || job || own.fails === 'always') return own
  return { icon: own.icon, ...buildWords(build) }
}

/** How to come back to a job that goes on. */
function resumeHint({ job, rerun }: StepResult): string {
  if (job?.job === undefined || rerun === undefined) return ''
  // Until the service begins with a follow-up, the job has the status of its last end.
  if (hasJobEnded(job.job) && job.outcome !== 'timed-out') return ''
  const { id } = job.job
  if (rerun === 'waits') return `Job \`${id}\` goes on: re-run this workflow to keep waiting.`
  const isAgain = rerun === 'asks again' ? 'A re-run asks the agent again. ' : ''
  return `Job \`${id}\` goes on. ${isAgain}To wait for it and its pull request, run a step with \`job-id: ${id}\` and no prompt.`
}

function renderJob({ job, prompt = '', durationMs }: JobResult, md: Markdown): string {
  const asked = firstLine(prompt)
  return blocks([
    asked !== '' && `Prompt: ${md.text(asked, 80)}`,
    job &&
      md.small(
        [
          `Job \`${job.id}\``,
          job.model && md.text(job.model),
          job.source?.ref && md.path(job.source.ref),
          formatDuration(durationMs),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
  ])
}
