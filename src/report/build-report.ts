import { formatDuration } from '../base/duration.ts'
import { OUTCOMES } from '../base/outcomes.ts'
import { LINE_BREAK, quote } from '../base/text.ts'
import type { BuildResult } from '../builds/run-build.ts'
import { isFailure, isTerminal } from '../builds/verdict.ts'
import type { Build } from '../service/build.ts'
import { buildPath } from '../service/paths.ts'
import { escapeMarkdown } from './escape.ts'
import { countOf } from './numbers.ts'
import { blocks, factsRow, folded } from './tables.ts'
import { buildWords } from './words.ts'

/** How many lines of a failed build's log are seen at once: a compiler says why in its last words. */
const SHOWN_LOG_LINES = 3
const MAX_LINE_LENGTH = 160
/** Enough to know a change again; a comment must hold them all. */
const MAX_FILES = 30
const MAX_PATH_LENGTH = 100

/** Where to look at what was built; undefined as long as there is nothing to see. */
export function builtAddress({ outcome, known }: BuildResult): string | undefined {
  return outcome === 'previewed' ? known?.previewUrl : undefined
}

/** The preview beside a job in plain text, for the log. */
export function previewSentence(result: BuildResult): string {
  const { remark } = result
  const link = builtAddress(result)
  const state = link === undefined ? `${buildWords(result).headline}.` : `Preview: ${link}`
  return ['·', state, remark, goesOn(result)].filter(Boolean).join(' ')
}

/** The preview beside a job, under its pull request. */
export function renderPreview(result: BuildResult): string {
  const { outcome, durationMs, remark } = result
  const { headline } = buildWords(result)
  const link = previewLink(result)
  const built = link === '' ? 'The preview was' : `**Preview: ${link}**,`
  const line =
    outcome === 'previewed'
      ? `${built} built in ${formatDuration(durationMs)}`
      : `${headline}${link === '' ? '' : ` (${link})`}.`
  return blocks([
    `${OUTCOMES[outcome].icon} ${line}`,
    remark === '' ? '' : `> ${escapeMarkdown(remark, 1000)}`,
    goesOn(result),
    renderEndOfLog(result),
  ])
}

/** What a step that only builds has to show: its log where it failed, what was built, and how it went. */
export function renderBuild(result: BuildResult): string {
  return blocks([renderEndOfLog(result), factsOf(result), renderFiles(result.build?.commit)])
}

/** `[host/path](https://…)`: the host is the service's word, so it is always seen. '' where there is none. */
export function previewLink({ known }: BuildResult): string {
  const url = known?.previewUrl
  if (url === undefined) return ''
  const { host, pathname } = new URL(url)
  return `[${escapeMarkdown(host + pathname.replace(/\/$/, ''), 300)}](${url})`
}

/** The end of a failed build's log, for the step's own: a line each. */
export function logOfFailure({ outcome, build }: BuildResult): string[] {
  const lines = isFailure(outcome) ? (build?.logs ?? []) : []
  return lines.map((line) => quote(line, MAX_LINE_LENGTH))
}

/** How to look at a build that nobody waits for any more. */
export function goesOn({ known, build, outcome }: BuildResult): string {
  if (known === undefined || outcome === 'previewed' || outcome === 'published') return ''
  if (build !== undefined && isTerminal(build)) return ''
  return `Build \`${known.id}\` goes on. The dashboard shows it, and the service tells its state at \`GET /${buildPath(known.id)}\`.`
}

function renderEndOfLog({ outcome, build }: BuildResult): string {
  if (!isFailure(outcome)) return ''
  const lines = build?.logs ?? []
  if (lines.length === 0) return 'The service gave no log of the build.'
  const earlier = lines.slice(0, -SHOWN_LOG_LINES)
  return blocks([
    'The end of its log:',
    renderLines(lines.slice(-SHOWN_LOG_LINES)),
    earlier.length === 0
      ? ''
      : folded(`${countOf(earlier.length, 'line')} before that`, renderLines(earlier)),
  ])
}

function renderLines(lines: readonly string[]): string {
  return lines.map((line) => `<code>${escapeMarkdown(line, MAX_LINE_LENGTH)}</code>`).join('<br>\n')
}

function factsOf({ request, known, build, polls, durationMs }: BuildResult): string {
  if (known === undefined) return ''
  const { commit } = build ?? {}
  const branch = request.kind === 'preview' ? request.branch : commit?.ref
  return factsRow([
    ['Build', `\`${known.id}\``],
    ['Status', build && escapeMarkdown(build.status)],
    ['Branch', branch && escapeMarkdown(branch)],
    ['Commit', commit && commitCell(commit)],
    ['Files', commit && countFiles(commit)],
    ['Took', polls > 0 ? formatDuration(durationMs) : ''],
    ['Polls', polls > 0 ? `${polls}` : ''],
  ])
}

type Commit = NonNullable<Build['commit']>

function commitCell({ sha, message = '' }: Commit): string {
  const [subject = ''] = message.split(LINE_BREAK, 1)
  return [sha && `\`${sha.slice(0, 7)}\``, escapeMarkdown(subject, 80)].filter(Boolean).join(' ')
}

function changesOf({ filesChanged }: Commit): Array<{ word: string; paths: string[] }> {
  if (filesChanged === undefined) return []
  const { added, modified, removed } = filesChanged
  return [
    { word: 'added', paths: added },
    { word: 'changed', paths: modified },
    { word: 'removed', paths: removed },
  ]
}

function countFiles(commit: Commit): string {
  return changesOf(commit)
    .filter(({ paths }) => paths.length > 0)
    .map(({ word, paths }) => `${paths.length} ${word}`)
    .join(', ')
}

function renderFiles(commit: Build['commit']): string {
  if (!commit) return ''
  const all = changesOf(commit).flatMap(({ word, paths }) => paths.map((path) => ({ word, path })))
  if (all.length === 0) return ''
  const shown = all
    .slice(0, MAX_FILES)
    .map(({ word, path }) => `- ${word} ${escapeMarkdown(path, MAX_PATH_LENGTH)}`)
  const left = all.length - shown.length
  const rest = left === 0 ? [] : [`- and ${left} more`]
  return folded(countOf(all.length, 'file'), [...shown, ...rest].join('\n'))
}
