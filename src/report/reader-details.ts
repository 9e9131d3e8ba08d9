import { figuresIn, gapIn } from '../readers/reading.ts'
import type { SearchTerm } from '../readers/searches.ts'
import type { ReaderSignals } from '../readers/signals.ts'
import {
  MAX_UNCLICKED_RATE,
  MIN_DISLIKED_SHARE,
  MIN_THUMBS_DOWN,
  minSearchesShown,
} from '../readers/thresholds.ts'
import { describePeriod } from '../readers/weeks.ts'
import {
  countOf,
  type Details,
  formatCount,
  formatShare,
  items,
  lineSection,
  listSection,
  type Markdown,
  NO_DETAILS,
  trendOf,
  withNumber,
} from './markdown.ts'
import { nameCell } from './readers.ts'

const MAX_TEXT_LENGTH = 200

/** The details about readers: how much there was of everything, all lists, and definitions. */
export function readerDetails(signals: ReaderSignals | undefined, md: Markdown): Details {
  if (signals === undefined) return NO_DETAILS
  const { period, showTexts } = signals
  const visitors = figuresIn(signals.visitors)
  const searches = figuresIn(signals.searches)
  const questions = figuresIn(signals.questions)
  const feedback = figuresIn(signals.feedback)
  if ((visitors ?? searches ?? questions ?? feedback) === undefined) return NO_DETAILS
  const facts: string[] = []
  const definitions = [`Readers' signals of ${describePeriod([period])}, UTC.`]
  if (visitors) {
    const { last, change, viewsPerPerson: views } = visitors
    const people = `**${countOf(last.human, 'person', 'people')}**${trendOf(change, period.beforeInWords)}`
    const each = views === null ? '' : `, ${Math.round(views * 10) / 10} views each`
    facts.push(`${people}${each}; ${countOf(last.ai, 'AI assistant')}`)
  }
  if (questions) {
    const { turns, hasRisen, unansweredShare: share, unansweredShareBefore: before } = questions
    const isSaid = hasRisen || share === null
    const unanswered = isSaid ? '' : `, ${formatShare(share)} unanswered`
    const trend =
      isSaid || before === null ? '' : ` (${formatShare(before)} ${period.beforeInWords})`
    const least = gapIn(signals.questions) === '' ? '' : 'at least '
    facts.push(`${least}**${countOf(turns, 'question')}** to the assistant${unanswered}${trend}`)
    definitions.push(
      "Unanswered: by the service's own verdict; asked again, a question counts once.",
    )
  }
  if (searches) {
    const { total, change, terms, beginnings } = searches
    if (total !== null)
      facts.push(
        `**${countOf(total, 'search', 'searches')}**${trendOf(change, period.beforeInWords)}`,
      )
    definitions.push(
      `Beside a search term: its searches, and the share with a click. Unclicked: of the ${countOf(terms, 'term')} searched most. Hardly ever clicked: ${minSearchesShown(period.weeks)} searches or more, fewer than ${MAX_UNCLICKED_RATE * 100} % with a click.`,
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
      `Voted down: ${MIN_THUMBS_DOWN} thumbs down or more. Liked little: ${MIN_DISLIKED_SHARE * 100} % of the votes or more; read a lot: more than the average page.`,
    )
  }
  if (showTexts && (searches ?? questions ?? feedback))
    definitions.push('Recognised personal data is removed from what readers typed.')
  return {
    lists: [items(facts), ...lists(signals, md)],
    last: questionGroups(signals, md),
    definitions: definitions.join(' '),
  }
}

/** The most useful first. */
function lists(
  { questions, searches, feedback, showTexts }: ReaderSignals,
  md: Markdown,
): string[] {
  const { questions: asked } = figuresIn(questions) ?? {}
  const { unclicked, top } = figuresIn(searches) ?? {}
  const { disliked, comments, code, gaps } = figuresIn(feedback) ?? {}
  const searched = ({ term, searches: times, clickRate }: SearchTerm) =>
    `${withNumber(`“${nameCell(md, term, 'empty')}”`, times)} (${formatShare(clickRate)})`
  return [
    listSection(
      'Questions without an answer',
      showTexts && asked,
      ({ text, times, page }) => {
        const place = page === null ? '' : ` on ${md.path(page)}`
        return `${quote(md, text)}${place}${times > 1 ? `, ${formatCount(times)} times` : ''}`
      },
      gapIn(questions),
    ),
    lineSection(
      'Search terms hardly ever clicked',
      showTexts && unclicked,
      searched,
      gapIn(searches),
    ),
    lineSection(
      'Pages voted down',
      disliked,
      ({ path, thumbsUp, thumbsDown }) =>
        `${withNumber(md.path(path), thumbsDown)} of ${countOf(thumbsUp + thumbsDown, 'vote')}`,
      gaps?.votes,
    ),
    listSection(
      'What readers wrote',
      showTexts && comments,
      ({ path, text }) => `${quote(md, text)} on ${md.path(path)}`,
      gaps?.comments,
    ),
    lineSection(
      'Complaints about code',
      code,
      ({ path, filename, lang, complaints }) => {
        // Without its name, the page still says where to look.
        const snippet = md.text(filename || lang || '')
        return withNumber(`${md.path(path)}${snippet && ` (${snippet})`}`, complaints)
      },
      gaps?.code,
    ),
    lineSection('Searched most', showTexts && top, searched, gapIn(searches)),
  ]
}

/** Where readers asked the questions without an answer, and about what. */
function questionGroups({ questions }: ReaderSignals, md: Markdown): string[] {
  const { pages, categories } = figuresIn(questions) ?? {}
  const gap = gapIn(questions)
  return [
    lineSection(
      'Where unanswered questions began',
      pages,
      ({ name, questions: count }) =>
        withNumber(name === null ? '_unknown_' : md.path(name), count),
      gap,
    ),
    lineSection(
      'Their topics',
      categories,
      ({ name, questions: count }) => withNumber(nameCell(md, name, 'no topic'), count),
      gap,
    ),
  ]
}

/** In quotation marks, so that it can begin an item. */
function quote(md: Markdown, text: string): string {
  return `“${md.text(text, MAX_TEXT_LENGTH)}”`
}
