import { figuresIn, gapIn } from '../analytics/reading.ts'
import type { SearchTerm } from '../analytics/searches.ts'
import type { ReaderSignals } from '../analytics/signals.ts'
import {
  MAX_UNCLICKED_RATE,
  MIN_DISLIKED_SHARE,
  MIN_THUMBS_DOWN,
  minSearchesShown,
} from '../analytics/thresholds.ts'
import { describePeriod } from '../analytics/weeks.ts'
import type { Analytics } from '../read-analytics.ts'
import {
  countOf,
  formatCount,
  formatShare,
  listSection,
  type Markdown,
  sentences,
  trendOf,
  UNKNOWN,
} from './markdown.ts'
import { nameCell } from './readers.ts'

const MAX_TEXT_LENGTH = 200

/** The details about readers: how much there was of everything, all lists, and definitions. */
export function readerDetails({ signals }: Analytics, md: Markdown): string[] {
  if (signals === undefined) return []
  const { period, showTexts } = signals
  const visitors = figuresIn(signals.visitors)
  const searches = figuresIn(signals.searches)
  const questions = figuresIn(signals.questions)
  const feedback = figuresIn(signals.feedback)
  const facts: string[] = []
  const definitions = [`Readers' signals of ${describePeriod([period])}, Monday to Sunday, UTC.`]
  if (visitors) {
    const { last, change, viewsPerPerson: views } = visitors
    const people = `**${countOf(last.human, 'person', 'people')}**${trendOf(change, period.beforeInWords)}`
    const each = views === null ? '' : `, ${Math.round(views * 10) / 10} views each`
    facts.push(`${people}${each}; ${countOf(last.ai, 'AI assistant')}`)
  }
  if (questions) {
    const { turns, unansweredShare: share, unansweredShareBefore: before } = questions
    const unanswered = share === null ? '' : `, ${formatShare(share)} unanswered`
    const trend = before === null ? '' : ` (${formatShare(before)} ${period.beforeInWords})`
    const least = gapIn(signals.questions) === '' ? '' : 'at least '
    facts.push(`${least}**${countOf(turns, 'question')}** to the assistant${unanswered}${trend}`)
    definitions.push(
      "Unanswered: by the service's own verdict; a question asked again counts once.",
    )
  }
  if (searches) {
    const { total, change, unclickedSearches, terms, beginnings } = searches
    const all =
      total !== null &&
      `**${countOf(total, 'search', 'searches')}**${trendOf(change, period.beforeInWords)};`
    const least = gapIn(signals.searches) === '' ? '' : 'at least '
    facts.push(sentences([all, `${least}**${formatCount(unclickedSearches)}** unclicked`]))
    definitions.push(
      `Unclicked: of the searches for the ${countOf(terms, 'term')} searched most. A term is hardly ever clicked if it was searched ${minSearchesShown(period.weeks)} times or more, fewer than ${MAX_UNCLICKED_RATE * 100} % of them with a click.`,
    )
    const look = beginnings === 1 ? 'looks' : 'look'
    if (beginnings > 0)
      definitions.push(
        `${countOf(beginnings, 'term')} that ${look} like the beginning of a longer one, never clicked, ${beginnings === 1 ? 'is' : 'are'} not counted.`,
      )
  }
  if (feedback) {
    const { thumbsUp, thumbsDown, agents, gaps } = feedback
    const [leastSent, least] = [gaps.agents, gaps.votes].map((gap) => (gap ? 'at least ' : ''))
    const sent = agents ? `; AI agents sent ${leastSent}${countOf(agents, 'remark')}` : ''
    facts.push(
      `${least}**${formatCount(thumbsUp)}** thumbs up, **${formatCount(thumbsDown)}** down${sent}`,
    )
    definitions.push(
      `Voted down: ${MIN_THUMBS_DOWN} thumbs down or more, by views × share of thumbs down if views are known. Liked little: ${MIN_DISLIKED_SHARE * 100} % of the votes or more; read a lot: more than the average page.${period.weeks === 1 ? '' : ' Views are those of the last week.'}`,
    )
  }
  if (showTexts && (searches ?? questions ?? feedback))
    definitions.push('Recognised personal data is removed from what readers typed.')
  if (facts.length === 0) return []
  return [
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...lists(signals, md).filter(Boolean),
    md.small(definitions.join(' ')),
  ]
}

/** The most useful first. */
function lists(
  { questions, searches, feedback, showTexts }: ReaderSignals,
  md: Markdown,
): string[] {
  const { questions: asked, pages, categories } = figuresIn(questions) ?? {}
  const { unclicked, top } = figuresIn(searches) ?? {}
  const { disliked, comments, code, gaps } = figuresIn(feedback) ?? {}
  const gapOfQuestions = gapIn(questions)
  const gapOfSearches = gapIn(searches)
  const searched = ['Searched for', 'Times:', 'Clicked:']
  const termRow = ({ term, searches: times, clickRate }: SearchTerm) => [
    nameCell(md, term, 'empty'),
    formatCount(times),
    formatShare(clickRate),
  ]
  return [
    listSection(
      'Questions without an answer',
      ['Question', 'Began on', 'Asked:'],
      showTexts && asked,
      ({ text, times, page }) => [textCell(md, text), md.path(page ?? UNKNOWN), formatCount(times)],
      gapOfQuestions,
    ),
    listSection(
      'Where they began',
      ['Page', 'Questions:'],
      pages,
      ({ name, questions }) => [md.path(name ?? UNKNOWN), formatCount(questions)],
      gapOfQuestions,
    ),
    listSection(
      'Their topics',
      ['Topic', 'Questions:'],
      categories,
      ({ name, questions }) => [nameCell(md, name, 'no topic'), formatCount(questions)],
      gapOfQuestions,
    ),
    listSection(
      'Search terms hardly ever clicked',
      searched,
      showTexts && unclicked,
      termRow,
      gapOfSearches,
    ),
    listSection(
      'Pages voted down',
      ['Page', 'Down:', 'Of its votes:', 'Views:'],
      disliked,
      ({ path, thumbsDown, share, views }) => [
        md.path(path),
        formatCount(thumbsDown),
        formatShare(share),
        views === null ? UNKNOWN : formatCount(views),
      ],
      gaps?.votes,
    ),
    listSection(
      'What readers wrote',
      ['Page', 'Comment'],
      showTexts && comments,
      ({ path, text }) => [md.path(path), textCell(md, text)],
      gaps?.comments,
    ),
    // Without the snippets' names, their pages still say where to look.
    listSection(
      'Complaints about code',
      showTexts ? ['Page', 'Snippet', 'Times:'] : ['Page', 'Times:'],
      code,
      ({ path, filename, lang, complaints }) => {
        const snippet = nameCell(md, [filename, lang].filter(Boolean).join(', '), 'no name')
        return [md.path(path), ...(showTexts ? [snippet] : []), formatCount(complaints)]
      },
      gaps?.code,
    ),
    listSection('Searched most', searched, showTexts && top, termRow, gapOfSearches),
  ]
}

function textCell(md: Markdown, text: string): string {
  return md.text(text, MAX_TEXT_LENGTH) || UNKNOWN
}
