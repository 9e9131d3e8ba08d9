import { printPlain } from '../frame/line.ts'
import { formatCount } from '../frame/page.ts'
import { OUTCOMES } from '../outcomes.ts'
import type { Priority } from '../readers/priorities.ts'
import { describeReport } from '../report/describe.ts'
import type { Report } from '../report/read-report.ts'
import { lostPages, type StepResult } from '../result.ts'
import { redact } from '../secrets.ts'
import type { ReachPage } from '../site/reach.ts'
import { describeFiles } from './build.ts'
import { HOME, sentences } from './markdown.ts'
import { reachSentence } from './reach.ts'
import { wordsOf } from './report.ts'

/** Characters: of the message, of its link, of a name in it. */
const MAX_LENGTH = 300
const MAX_LINK_LENGTH = 150
const MAX_NAME_LENGTH = 40
const PLACES_NAMED = 3

/** A link without a tilde, and whose low lines are all within words: others would be emphasis in Markdown. */
const LINK = /^https?:\/\/(?:[A-Za-z0-9.:/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+$/

/**
 * The result in one line that means nothing to a shell, Markdown, YAML or the runner, even unquoted: letters and digits
 * of ASCII, spaces, `. , / -`; and in the link, the only address in it, also `:` and `_`.
 */
export function describeInOneLine(result: StepResult): string {
  const { job, build, analytics } = result
  const built = build?.outcome === 'previewed' ? build.known?.previewUrl : undefined
  const address = job?.pullRequest?.url ?? built ?? ''
  const link = address.length <= MAX_LINK_LENGTH && LINK.test(address) ? address : ''
  const room = MAX_LENGTH - 1 - link.length
  const happened = cutToWord(inOurWords(describeWhatHappened(result)), room)
  const places = analytics ? describePlaces(analytics, lostPages(result)) : ''
  const figures = inOurWords(firstSentence(result))
  const whole = sentences([happened, link, figures, places])
  return whole.length <= MAX_LENGTH
    ? whole
    : cutToWord(sentences([happened, link, places]), MAX_LENGTH)
}

function describeWhatHappened(result: StepResult): string {
  const { outcome, message, details = [], job, build, analytics, unknownPages } = result
  const { headline } = wordsOf(result, analytics && titleOf(analytics))
  const files = !job && build && describeFiles(build)
  const lost = outcome !== 'page-removed' && lostPages(result).length > 0
  return sentences([
    `${headline}.`,
    files,
    message,
    outcome === 'error' && details[0],
    lost && `${OUTCOMES['page-removed'].headline}.`,
    unknownPages,
  ])
}

/** The report's, unless nothing is left that can begin the message: a number would begin a list in Markdown. */
function titleOf(analytics: Report): string {
  const left = nameOf(analytics.title)
  const title = /^[A-Za-z]/.test(left) ? left : OUTCOMES.reported.headline
  return printPlain(describeReport({ ...analytics, title }).headline)
}

function firstSentence({ analytics, reach }: StepResult): string {
  const [first] = analytics ? describeReport(analytics).sentences : []
  const said = (reach && reachSentence(reach)) || (first ? printPlain(first) : '')
  return said.match(/^.*?\.(?= |$)/)?.[0] ?? ''
}

function describePlaces({ priorities }: Report, lost: readonly ReachPage[]): string {
  const places = [...lost.map(({ from }) => nameOfPage(from)), ...priorities.map(placeOf)]
  if (places.length === 0) return ''
  const rest = places.length - PLACES_NAMED
  const more = rest > 0 ? ` and ${formatCount(rest)} more` : ''
  return `Fix first ${places.slice(0, PLACES_NAMED).join(', ')}${more}.`
}

/** Readers' words are undefined where the report hides them. */
function placeOf({ where, problems }: Priority): string {
  if (where?.kind === 'page') return nameOfPage(where.name)
  if (where?.kind === 'topic') return `topic ${nameOf(where.name)}`.trim()
  const search = problems.find((problem) => problem.kind === 'searches')
  if (search === undefined) return 'questions without a page'
  return `search ${nameOf(search.term ?? 'terms')}`.trim()
}

function nameOfPage(path: string): string {
  return nameOf(path === '/' ? HOME : path) || 'a page'
}

function nameOf(untrusted: string): string {
  const name = inert(redact(untrusted).replace(/,|\.(?!\d)/g, ' '))
  return cutToWord(name, MAX_NAME_LENGTH)
}

/** A sentence of ours, whose double quotes hold text from outside. Its punctuation becomes commas. */
function inOurWords(sentence: string): string {
  const plain = redact(sentence)
    .replace(/"((?:[^"\\]|\\.?)*)"?/g, (_, quoted: string) => ` ${inert(quoted)} `)
    .replace(/\*\*|[`'’]/g, '')
    .replace(/[\s\u00a0]*%/g, ' percent')
    .replaceAll('–', '-')
    .replace(/[:;](?=\s|$)|[()·]/g, ', ')
    .replace(/ *,(?: *,)*(?= |$)/g, ',')
    .replace(/[ ,]+\./g, '.')
  return inert(plain)
}

/** Without any other character; no address is left, and no word that a command would take as an option. */
function inert(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9 .,/-]+/g, ' ')
      // A dot ends a sentence or divides digits: within a word, a chat would read the name of a host.
      .replace(/\.(?! |$)(?!(?<=\d\.)\d)/g, ' ')
      .replace(/\/{2,}/g, '/')
      .replace(/(?<![A-Za-z0-9])-+/g, ' ')
      // GitHub reads a reference to an issue.
      .replace(/(gh)-(?=\d)/gi, '$1 ')
      .replace(/ +/g, ' ')
      .trim()
  )
}

/** At most so many characters. The dots stand alone, so that no cut makes the beginning of an address. */
function cutToWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - ' ...'.length)
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${words.replace(/[ .,/-]+$/, '')} ...`
}
