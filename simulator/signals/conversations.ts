import type { AnalyticsQuery } from '../analytics-query.ts'
import type { JsonObject } from '../answer.ts'
import { CHANCE, createDraw, type Draw, stream } from './draw.ts'
import { type Cluster, changing, createEvents, type PerWeek, type ReaderEvent } from './events.ts'
import { pageOf, rowsWithin, type ScriptedRow, type Setting } from './listing.ts'
import { question, response } from './questions.ts'
import {
  createPagesAbout,
  pageUrlOf,
  TOPICS,
  type Topic,
  topicNamed,
  unansweredShare,
} from './topics.ts'

export interface ConversationsScript {
  /** Turns a week, clusters aside. Default: about 60, another number each week. */
  perWeek?: PerWeek
  /** From 0 to 1. Default: about one in ten, by topic and week. */
  unansweredShare?: number
  /** From 0 to 1. Default 0.08. */
  clarifyingShare?: number
  /** Unanswered questions that have something in common, for a week that stands out. */
  clusters?: QuestionCluster[]
}

export interface QuestionCluster extends Cluster {
  /** A topic; its questions have this category. */
  about: string
  /** The page where they were asked. Default: pages about the topic. */
  path?: string
}

const USUAL_TURNS = 60
/** Conversations with several turns, and how many these have. */
const WITH_SEVERAL_TURNS = 0.5
const MOST_TURNS = 3
const WITHOUT_CATEGORY = 0.15
const WITHOUT_PAGE = 0.2

/** Turns of conversations with the assistant, which share their conversation's ID, category and page. */
export function createConversations(
  setting: Setting,
  script: ConversationsScript | ScriptedRow[],
): (query: AnalyticsQuery) => JsonObject {
  const turnsOf = Array.isArray(script) ? scripted(script) : generated(setting, script)
  return (query) => {
    const { shuffle } = setting
    const page = pageOf(turnsOf(query), { operation: 'conversations', query, shuffle })
    const { rows: conversations, nextCursor, hasMore } = page
    return { conversations, nextCursor, hasMore }
  }
}

interface Turns {
  length: number
  at: (place: number) => JsonObject
}

function generated(
  setting: Setting,
  script: ConversationsScript,
): (query: AnalyticsQuery) => Turns {
  const { site, quiet, planting } = setting
  const seed = stream(site.seed, CHANCE.conversation)
  const { perWeek = changing(USUAL_TURNS, seed), clusters = [], clarifyingShare = 0.08 } = script
  const eventsOf = createEvents({ site, perWeek, clusters, seed })
  const pageAbout = createPagesAbout(site)

  function isUnanswered(topic: Topic, week: number, draw: Draw): boolean {
    const usual = quiet ? 0 : unansweredShare(site, topic, week)
    return draw.chance(script.unansweredShare ?? usual)
  }

  /** The number of a conversation's first turn: some have several, one after the other. */
  function firstTurnOf(week: number, number: number): number {
    const first = number - (number % MOST_TURNS)
    const draw = createDraw(stream(site.seed, CHANCE.turns), week, first)
    return draw.chance(WITH_SEVERAL_TURNS) ? first : number
  }

  function turn({ week, number, timeMs, cluster }: ReaderEvent): JsonObject {
    const draw = createDraw(seed, week, number)
    const planted = cluster === null ? undefined : clusters[cluster]
    const first = firstTurnOf(week, number)
    const begun = createDraw(stream(site.seed, CHANCE.beginning), week, first)
    const topic = planted === undefined ? begun.pick(TOPICS) : topicNamed(planted.about)
    const path = planted?.path ?? pageAbout(topic, begun.next())
    const hasCategory = planted !== undefined || !begun.chance(WITHOUT_CATEGORY)
    const hasPage = planted !== undefined || !begun.chance(WITHOUT_PAGE)
    const asked = planting.plant(question(topic, draw), draw)
    const unanswered = isUnanswered(topic, week, draw) || planted !== undefined
    const clarifies = draw.chance(clarifyingShare) && !unanswered
    const kind = unanswered ? 'none' : clarifies ? 'clarify' : 'answer'
    return {
      id: planted === undefined ? `conversation_${week}_${first}` : `planted_${week}_${number}`,
      timestamp: new Date(timeMs).toISOString(),
      query: asked,
      response: response({ topic, asked, kind }, draw),
      responseType: clarifies ? 'clarifying_question' : 'answer',
      sources: unanswered ? [] : [{ title: `About ${topic.name}`, url: pageUrlOf(path) }],
      resolutionStatus: unanswered ? 'unanswered' : 'answered',
      queryCategory: hasCategory ? topic.name : null,
      pageUrl: hasPage ? pageUrlOf(path) : null,
    }
  }

  return (query) => {
    const events = eventsOf(query)
    const { length } = events
    return { length, at: (place) => turn(events.at(length - 1 - place)) }
  }
}

function scripted(script: readonly ScriptedRow[]): (query: AnalyticsQuery) => Turns {
  const numbered = script.map((row, n) => ({ id: `conversation_${n + 1}`, ...row }))
  return (query) => {
    const rows = rowsWithin(numbered, 'timestamp', query)
    const byDefault = {
      timestamp: new Date(query.fromMs).toISOString(),
      query: 'How do I set up a webhook?',
      response: 'Open the settings.',
      responseType: 'answer',
      sources: [],
      resolutionStatus: 'answered',
      queryCategory: null,
      pageUrl: null,
    }
    return { length: rows.length, at: (place) => ({ ...byDefault, ...rows[place] }) }
  }
}
