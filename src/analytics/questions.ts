import { hash } from 'node:crypto'
import {
  countWithNoun,
  type RichText,
  richText,
  trusted,
  untrustedPath,
} from '../core/result-page.ts'
import { type ScrubbedText, scrubLine } from '../privacy/scrub.ts'
import type { AssistantQuestion } from '../service/schemas.ts'
import { atLeastPrefix, cappedListBlocks, linesForAgent, quoteReader } from './numbers-and-lists.ts'
import { pagePathOf } from './page-path.ts'
import { forEachRow, isPartial, readWithGaps } from './readings.ts'
import {
  compareTexts,
  FrequencyCounter,
  normalForm,
  type SignalDefinition,
  type UnmetNeed,
} from './signal.ts'

/** The service's limit. */
const TURNS_PER_REQUEST = 1000
const MOST_TURN_REQUESTS = 20
/** One or two questions may have no answer in any docs. */
const MIN_QUESTIONS_FOR_AGENT = 3

const QUESTIONS = 'Questions'

interface Question {
  readonly text: ScrubbedText
  readonly times: number
  readonly category: ScrubbedText | undefined
  /** Most of the conversations began here. */
  readonly page: ScrubbedText | undefined
}

/** `name` is undefined for questions without a topic. */
interface AskedPlace {
  readonly kind: 'page' | 'topic'
  readonly name: ScrubbedText | undefined
  /** Different ones. */
  readonly questions: number
  readonly times: number
  /** The most frequent. */
  readonly example: ScrubbedText | undefined
}

interface QuestionFigures {
  readonly turns: number
  readonly unansweredTurns: number
  readonly questions: readonly Question[]
  /** Each turn counts once: by page if another turn shares it, else by topic. Single turns are left out. */
  readonly places: readonly AskedPlace[]
}

/** Questions that the docs' assistant could not answer. */
export const questions: SignalDefinition<QuestionFigures> = {
  findsProblems: true,
  needsManyRequests: true,
  rank: 1,

  async read(session, options) {
    const { period } = options
    const subject = { of: QUESTIONS, when: period.label }
    const reading = await readWithGaps(subject, async (gaps) => {
      // Turns share their conversation's ID, and rows shift between answers. Hashes save memory.
      const seen = new Set<string>()
      const unanswered: UnansweredTurn[] = []
      const gap = await forEachRow<AssistantQuestion>(session, {
        subject,
        limit: TURNS_PER_REQUEST,
        mostRequests: MOST_TURN_REQUESTS,
        ask: ({ limit, cursor }) =>
          session.service.getConversations(period, { limit, cursor }, session.policy),
        add: (turn) => {
          const identity = JSON.stringify([turn.id, turn.timestamp, turn.query])
          const key = hash('sha256', identity, 'base64')
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

  describe(read, options) {
    const count = read.questions.length
    const isLowerBound = isPartial(read, QUESTIONS)
    const showsWords = options.whyHidden === undefined
    const least = atLeastPrefix(isLowerBound)
    const different = differentQuestions(count)
    const countedOnce = countWithNoun(count, 'question')
    const finding = {
      count,
      clause: richText`${least}**${different}** got no answer`,
      figure: richText`${least}${countedOnce} without an answer`,
    }
    const shown = showsWords ? read.questions : []
    return {
      isRecorded: read.turns > 0,
      isLowerBound,
      finding,
      praise: 'every question was answered',
      number: count,
      unmetNeeds: read.places.map((place) => needOfAskedPlace(place, isLowerBound, showsWords)),
      lists: cappedListBlocks({
        kind: 'list',
        title: 'Questions without an answer',
        isLowerBound,
        rows: shown,
        print: printQuestion,
      }),
      quotesReaders: shown.length > 0,
      forAgent: {
        name: 'questions without an answer',
        title: 'questions of readers that the assistant could not answer',
        leastForJob: MIN_QUESTIONS_FOR_AGENT,
        count,
        lines: linesForAgent(read.questions, (question) => ({
          text: question.text,
          facts: {
            times: question.times,
            category: question.category,
            'conversation began on': question.page,
          },
        })),
      },
    }
  },
}

/** The service counts clarifying questions as answers, whatever their status. */
function isUnanswered(turn: AssistantQuestion): boolean {
  const asksBack = turn.responseType === 'clarifying_question'
  return turn.resolutionStatus === 'unanswered' && !asksBack
}

interface UnansweredTurn {
  readonly text: ScrubbedText
  /** A hash of the unscrubbed text: a cut or a scrub can make different questions look equal. */
  readonly id: string
  readonly category: ScrubbedText | undefined
  readonly page: ScrubbedText | undefined
}

function scrubTurn(turn: AssistantQuestion): UnansweredTurn {
  const category = scrubLine(turn.queryCategory ?? '')
  return {
    text: scrubLine(turn.query),
    id: hash('sha256', normalForm(turn.query), 'base64'),
    category: category === '' ? undefined : category,
    page: turn.pageUrl === null ? undefined : scrubLine(pagePathOf(turn.pageUrl)),
  }
}

/** The most frequent first. */
function groupByText(unanswered: readonly UnansweredTurn[]): Question[] {
  const questions: Question[] = []
  for (const turns of Map.groupBy(unanswered, (turn) => turn.id).values()) {
    const spellings: ScrubbedText[] = []
    const categories = new FrequencyCounter<ScrubbedText>()
    const pages = new FrequencyCounter<ScrubbedText>()
    for (const turn of turns) {
      spellings.push(turn.text)
      categories.add(turn.category)
      pages.add(turn.page)
    }
    questions.push({
      text: spellings.sort(compareTexts)[0] ?? scrubLine(''),
      times: turns.length,
      category: categories.mostFrequent,
      page: pages.mostFrequent,
    })
  }
  questions.sort((a, b) => b.times - a.times || compareTexts(a.text, b.text))
  return questions
}

function groupByPlace(unanswered: readonly UnansweredTurn[]): AskedPlace[] {
  const places: AskedPlace[] = []
  const sharedPages = new Set<ScrubbedText | undefined>()
  const byPage = Map.groupBy(unanswered, (turn) => turn.page)
  for (const [page, turns] of byPage) {
    if (page === undefined || turns.length === 1) continue
    sharedPages.add(page)
    places.push(askedPlaceOf('page', page, turns))
  }
  // In the order of the turns, which the topics keep.
  const others = unanswered.filter((turn) => !sharedPages.has(turn.page))
  const byTopic = Map.groupBy(others, (turn) => turn.category)
  for (const [topic, turns] of byTopic) {
    if (turns.length > 1) places.push(askedPlaceOf('topic', topic, turns))
  }
  return places
}

function askedPlaceOf(
  kind: AskedPlace['kind'],
  name: ScrubbedText | undefined,
  turns: readonly UnansweredTurn[],
): AskedPlace {
  const ids = new Set<string>()
  const texts = new FrequencyCounter<ScrubbedText>()
  for (const turn of turns) {
    ids.add(turn.id)
    texts.add(turn.text)
  }
  return {
    kind,
    name,
    questions: ids.size,
    times: turns.length,
    example: texts.mostFrequent,
  }
}

function differentQuestions(count: number): RichText {
  if (count === 1) return trusted('1 question')
  return richText`${count} different questions`
}

function needOfAskedPlace(
  asked: AskedPlace,
  isLowerBound: boolean,
  showsWords: boolean,
): UnmetNeed {
  const { kind, name, times } = asked
  const least = atLeastPrefix(isLowerBound)
  const different = differentQuestions(asked.questions)
  let words = richText`${least}${different}`
  if (times > asked.questions) words = richText`${words}, asked ${times} times,`
  words = richText`${words} got no answer`
  if (showsWords && asked.example !== undefined) {
    const suchAs = asked.questions > 1 ? trusted(', such as') : trusted(':')
    words = richText`${words}${suchAs} “${asked.example}”`
  }
  // Without a topic or a page in common, they rank together like one lost reader.
  if (name === undefined) return { place: { kind: 'unknown' }, readers: 1, words }
  return { place: { kind, name }, readers: times, words }
}

/** `“How?” on /a, 2 times` */
function printQuestion(question: Question): RichText {
  let words = quoteReader(question.text)
  if (question.page !== undefined) {
    const page = untrustedPath(question.page)
    words = richText`${words} on ${page}`
  }
  if (question.times > 1) words = richText`${words}, ${question.times} times`
  return words
}
