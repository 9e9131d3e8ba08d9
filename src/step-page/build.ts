import { addressOnPreview, type BuildResult } from '../builds/build.ts'
import type { BuildOrder } from '../builds/order.ts'
import { formatCount } from '../frame/page.ts'
import { OUTCOMES, type Outcome } from '../outcomes.ts'
import { hasBuildEnded } from '../service/statuses.ts'
import { firstLine, formatDuration, inQuotes } from '../text.ts'
import { blocks, countOf, type Markdown, sentences, table } from './markdown.ts'

/** How many lines of a failed build's log we show at once: a compiler says why in its last words. */
const SHOWN_LOG_LINES = 3
const LOG_LINE_LENGTH = 160

/** A result's heading, and what its reader can do. */
export interface Words {
  headline: string
  next: string
}

/** Of the outcomes that mean something else for a build than for a job. */
const HEADLINES: Record<BuildOrder['kind'], Partial<Record<Outcome, string>>> = {
  preview: {
    started: 'A preview is being built',
    'timed-out': 'The preview was not ready in time',
    skipped: 'There is no preview',
    error: 'It is unknown whether the preview was built',
    cancelled: 'The step was cancelled before the preview was built',
  },
  publication: {
    started: 'The docs are being published',
    'timed-out': 'The docs were not published in time',
  },
}

/** The words for a build by itself, or beside a job. */
export function buildWords({ outcome, order }: BuildResult): Words {
  const { headline, next } = OUTCOMES[outcome]
  // Why the step was cancelled is no news of its build.
  const ofBuild = outcome === 'cancelled' ? '' : next
  return { headline: HEADLINES[order.kind][outcome] ?? headline, next: ofBuild }
}

/** The preview beside a job in plain text, for the log. */
export function describePreview(result: BuildResult): string {
  const { outcome, known, remark } = result
  const { headline, next } = buildWords(result)
  if (outcome === 'previewed' && known?.previewUrl !== undefined)
    return sentences([`Preview: ${known.previewUrl}`, remark])
  return sentences([`${headline}.`, remark, next, stillRunning(result)])
}

/** The preview beside a job, under its pull request. */
export function renderPreview(result: BuildResult, md: Markdown): string {
  const { outcome, durationMs, remark } = result
  const { headline, next } = buildWords(result)
  const { icon } = OUTCOMES[outcome]
  const link = previewLink(result, md)
  const took = `built in ${formatDuration(durationMs)}`
  const line =
    outcome === 'previewed'
      ? `${link === '' ? 'The preview was' : `**Preview: ${link}**,`} ${took}.`
      : `${headline}${link === '' ? '' : ` (${link})`}.`
  return blocks([
    `${icon} ${line}`,
    remark !== '' && `> ${md.message(remark, 1000)}`,
    sentences([next, stillRunning(result)]),
    renderEndOfLog(result, md),
  ])
}

/** What a step that only builds has to show: its log if it failed, and what it built. */
export function renderBuild(result: BuildResult, md: Markdown): string {
  const { order, known, lastSeen, durationMs } = result
  const { sha, ref, message = '' } = lastSeen?.commit ?? {}
  const branch = order.kind === 'preview' ? order.branch : ref
  const facts = {
    Build: known && `\`${known.id}\``,
    Branch: branch && md.text(branch),
    Changes: describeFiles(result).replace(/\.$/, ''),
    Commit: sentences([sha && `\`${sha.slice(0, 7)}\``, md.text(firstLine(message), 80)]),
    Took: lastSeen && formatDuration(durationMs),
  }
  // A row for each fact fits a phone.
  const [first = [], ...rows] = Object.entries(facts).flatMap(([name, fact]) =>
    fact ? [[name, fact]] : [],
  )
  return blocks([renderEndOfLog(result, md), known && table(first, rows)])
}

/** `3 files added, 1 removed.`, so that an empty build is seen; '' if the service does not say. */
export function describeFiles({ lastSeen }: BuildResult): string {
  const { added, modified, removed } = lastSeen?.commit?.filesChanged ?? {}
  const counts = Object.entries({ added, modified, removed })
  if (counts.every(([, count]) => count === 0)) return 'No file changed.'
  const [first, ...others] = counts.filter(([, count = 0]) => count > 0)
  if (first === undefined) return ''
  const [what, count = 0] = first
  const rest = others.map(([what, count = 0]) => `, ${formatCount(count)} ${what}`)
  return `${countOf(count, 'file')} ${what}${rest.join('')}.`
}

/** `[host/path](https://…)`, or ''. The service names the host, so we always show it. */
export function previewLink({ known }: BuildResult, md: Markdown): string {
  if (known?.previewUrl === undefined) return ''
  const { host, pathname } = new URL(known.previewUrl)
  return `[${md.text(host + pathname.replace(/\/$/, ''), 300)}](${known.previewUrl})`
}

/** A page's path, with a link to the page on a preview, if there is one. */
export function pageLink(path: string, preview: BuildResult | undefined, md: Markdown): string {
  const address = preview?.known?.previewUrl && addressOnPreview(preview.known.previewUrl, path)
  return address ? `[${md.path(path)}](${address})` : md.path(path)
}

/** The end of a failed build's log, line by line, for the step's log. */
export function logOfFailure({ outcome, lastSeen }: BuildResult): string[] {
  const lines = isFailure(outcome) ? (lastSeen?.logs ?? []) : []
  return lines.map((line) => inQuotes(line, LOG_LINE_LENGTH))
}

/** How to look at a build if we stopped waiting for it. */
export function stillRunning({ known, lastSeen }: BuildResult): string {
  if (known === undefined || (lastSeen && hasBuildEnded(lastSeen))) return ''
  return `Build \`${known.id}\` goes on. Its state is in the dashboard, and at \`GET /v1/project/update-status/${known.id}\`.`
}

function isFailure(outcome: Outcome): boolean {
  return outcome === 'preview-failed' || outcome === 'publish-failed'
}

function renderEndOfLog({ outcome, lastSeen }: BuildResult, md: Markdown): string {
  if (!isFailure(outcome)) return ''
  const lines = lastSeen?.logs ?? []
  if (lines.length === 0) return 'The service gave no log of the build.'
  const earlier = lines.slice(0, -SHOWN_LOG_LINES)
  return blocks([
    'The end of its log:',
    md.code(lines.slice(-SHOWN_LOG_LINES), LOG_LINE_LENGTH),
    earlier.length > 0 &&
      md.fold(`${countOf(earlier.length, 'line')} before that`, md.code(earlier, LOG_LINE_LENGTH)),
  ])
}
