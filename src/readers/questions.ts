import { hash } from 'node:crypto'
import { addressOf } from '../addresses.ts'
import { countOf, ours, pathOf, say, type Text } from '../frame/page.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { Turn } from '../service/schemas.ts'
import { atLeast } from './numbers.ts'
import { byText, mostOf, normalForm } from './ranking.ts'
import { attempt, isPartial, readList } from './reading.ts'
import {
  agentLine,
  foldedList,
  type Loss,
  linesForAgent,
  quoteReader,
  type Signal,
} from './signal.ts'

/** The service's limit. */
const TURNS_AT_A_TIME = 1000
const MOST_REQUESTS = 20
/** One or two questions may have no answer in any docs. */
const MIN_QUESTIONS_FOR_AGENT = 3

const QUESTIONS = 'Questions'

interface Question {
  readonly text: Scrubbed
  readonly times: number
  readonly category: Scrubbed | undefined
  /** Most of the conversations began here. */
  readonly page: Scrubbed | undefined
}

/** `name` is undefined for questions without a topic. */
interface AskedPlace {
  readonly kind: 'page' | 'topic'
  readonly name: Scrubbed | undefined
  /** Different ones. */
  readonly questions: number
  readonly times: number
  /** The most frequent. */
  readonly example: Scrubbed | undefined
}

interface QuestionFigures {
  readonly turns: number
  readonly unansweredTurns: number
  readonly questions: readonly Question[]
  /** Each turn counts once: by page if another turn shares it, else by topic. Single turns are left out. */
  readonly places: readonly AskedPlace[]
}

/** Questions that the docs' assistant could not answer. */
export const questions: Signal<QuestionFigures> = {
  findsProblems: true,
  needsManyRequests: true,
  rank: 1,

  async read(session, { period }) {
    const subject = { of: QUESTIONS, when: period.label }
    const reading = await attempt(subject, async (gaps) => {
      // Turns share their conversation's ID, and rows shift between answers (D10). Hashes save memory.
      const seen = new Set<string>()
      const unanswered: UnansweredTurn[] = []
      const gap = await readList<Turn>(session, {
        subject,
        limit: TURNS_AT_A_TIME,
        mostRequests: MOST_REQUESTS,
        ask: ({ limit, cursor }) =>
          session.service.getConversations(period, { limit, cursor }, session.stage),
        add: (turn) => {
          const key = hash(
            'sha256',
            JSON.stringify([turn.id, turn.timestamp, turn.query]),
            'base64',
          )
          if (seen.has(key)) return
          seen.add(key)
          if (isUnanswered(turn)) unanswered.push(scrubTurn(turn))
        },
      })
      if (gap !== undefined) gaps.push(gap)
      return {
        turns: seen.size,
        unansweredTurns: unanswered.length,
        questions: groupByText(unanswered),
        places: groupByPlace(unanswered),
      }
    })
    return () => reading
  },

  describe(read, { whyHidden }) {
    const count = read.questions.length
    const isLow = isPartial(read, QUESTIONS)
    const showsWords = whyHidden === undefined
    const finding = {
      count,
      clause: say`${atLeast(isLow)}**${differentQuestions(count)}** got no answer`,
      figure: say`${atLeast(isLow)}${countOf(count, 'question')} without an answer`,
    }
    const shown = showsWords ? read.questions : []
    return {
      isRecorded: read.turns > 0,
      isLow,
      findings: [finding],
      praise: 'every question was answered',
      number: count,
      losses: read.places.map((place) => lossOf(place, isLow, showsWords)),
      lists: foldedList({
        kind: 'list',
        title: 'Questions without an answer',
        isLow,
        rows: shown,
        print: printQuestion,
      }),
      quotesReaders: shown.length > 0,
      forAgent: {
        name: 'questions without an answer',
        title: 'questions of readers that the assistant could not answer',
        leastForJob: MIN_QUESTIONS_FOR_AGENT,
        ...linesForAgent(read.questions, ({ text, times, category, page }) =>
          agentLine(text, { times, category, 'conversation began on': page }),
        ),
      },
    }
  },
}

/** The service counts clarifying questions as answers, whatever their status. */
function isUnanswered({ resolutionStatus, responseType }: Turn): boolean {
  return resolutionStatus === 'unanswered' && responseType !== 'clarifying_question'
}

interface UnansweredTurn {
  readonly text: Scrubbed
  /** A hash of the unscrubbed text: a cut or a scrub can make different questions look equal. */
  readonly id: string
  readonly category: Scrubbed | undefined
  readonly page: Scrubbed | undefined
}

function scrubTurn({ query, queryCategory, pageUrl }: Turn): UnansweredTurn {
  const category = scrubLine(queryCategory ?? '')
  return {
    text: scrubLine(query),
    id: hash('sha256', normalForm(query), 'base64'),
    category: category === '' ? undefined : category,
    page: pageUrl === null ? undefined : scrubLine(addressOf(pageUrl)),
  }
}

/** The most frequent first. */
function groupByText(unanswered: readonly UnansweredTurn[]): Question[] {
  const groups = Map.groupBy(unanswered, (turn) => turn.id)
  const asked = [...groups.values()].map((turns) => ({
    text: turns.map((turn) => turn.text).toSorted(byText)[0] ?? scrubLine(''),
    times: turns.length,
    category: mostOf(turns, (turn) => turn.category)?.name,
    page: mostOf(turns, (turn) => turn.page)?.name,
  }))
  return asked.sort((a, b) => b.times - a.times || byText(a.text, b.text))
}

function groupByPlace(unanswered: readonly UnansweredTurn[]): AskedPlace[] {
  const pages = Map.groupBy(unanswered, (turn) => turn.page)
  const places: AskedPlace[] = []
  const others: UnansweredTurn[] = []
  for (const turn of unanswered) {
    const sharing = pages.get(turn.page) ?? []
    if (turn.page === undefined || sharing.length === 1) others.push(turn)
  }
  for (const [page, turns] of pages)
    if (page !== undefined && turns.length > 1) places.push(askedPlaceOf('page', page, turns))
  for (const [topic, turns] of Map.groupBy(others, (turn) => turn.category))
    if (turns.length > 1) places.push(askedPlaceOf('topic', topic, turns))
  return places
}

function askedPlaceOf(
  kind: AskedPlace['kind'],
  name: Scrubbed | undefined,
  turns: readonly UnansweredTurn[],
): AskedPlace {
  return {
    kind,
    name,
    questions: new Set(turns.map((turn) => turn.id)).size,
    times: turns.length,
    example: mostOf(turns, (turn) => turn.text)?.name,
  }
}

function differentQuestions(count: number): Text {
  return count === 1 ? ours('1 question') : say`${count} different questions`
}

function lossOf(asked: AskedPlace, isLow: boolean, showsWords: boolean): Loss {
  const { kind, name, questions: count, times, example } = asked
  const repeated = times > count ? say`, asked ${times} times,` : []
  let words = say`${atLeast(isLow)}${differentQuestions(count)}${repeated} got no answer`
  if (showsWords && example !== undefined) {
    const suchAs = count > 1 ? ', such as' : ':'
    words = say`${words}${ours(suchAs)} “${example}”`
  }
  // Questions from unknown places may have lost one reader each.
  if (name === undefined) return { place: { kind: 'unknown' }, readers: 1, words }
  return { place: { kind, name }, readers: times, words }
}

/** `“How?” on /a, 2 times` */
function printQuestion({ text, times, page }: Question): Text {
  const where = page === undefined ? [] : say` on ${pathOf(page)}`
  const often = times > 1 ? say`, ${times} times` : []
  return say`${quoteReader(text)}${where}${often}`
}
