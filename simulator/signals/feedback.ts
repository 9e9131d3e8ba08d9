import type { AnalyticsQuery } from '../analytics-query.ts'
import { STATUSES } from '../analytics-query.ts'
import type { JsonObject } from '../answer.ts'
import { noise } from '../noise.ts'
import { CHANCE, createDraw, type Draw, stream } from './draw.ts'
import { type Cluster, changing, createEvents, type PerWeek, type ReaderEvent } from './events.ts'
import { COMPLAINTS, PRAISE, SNIPPETS } from './feedback-texts.ts'
import { pageOf, rowsWithin, type ScriptedRow, type Setting } from './listing.ts'
import { personalDatum } from './personal-data.ts'
import { popularPage } from './topics.ts'

export interface FeedbackScript {
  /** Default: about 80, another number each week. */
  perWeek?: PerWeek
  /** Negative votes on one page in one week, for a week that stands out. */
  clusters?: FeedbackCluster[]
}

export interface FeedbackCluster extends Cluster {
  path: string
  /** Default: a complaint. */
  comment?: string
}

const USUAL_FEEDBACK = 80
/** Most of a week's is still open. */
const STATUS_OF_MANY = ['pending', 'pending', 'pending', ...STATUSES] as const
/** Shares of pages, and of votes. */
const DISLIKED_PAGES = 0.2
const THUMBS_DOWN = { liked: 0.1, disliked: 0.65 }

interface Feedback {
  all(query: AnalyticsQuery): JsonObject
  byPage(query: AnalyticsQuery): JsonObject
}

/** Feedback one by one, and counted for each page. */
export function createFeedback(
  setting: Setting,
  script: FeedbackScript | ScriptedRow[],
  pageRows: readonly ScriptedRow[] | null,
): Feedback {
  const rowsOf = Array.isArray(script) ? scripted(script) : generated(setting, script)

  function matching(query: AnalyticsQuery): JsonObject[] {
    const { sources, statuses } = query
    return rowsOf(query).filter(
      ({ source, status }) =>
        (sources?.includes(String(source)) ?? true) && (statuses?.includes(String(status)) ?? true),
    )
  }

  return {
    all(query) {
      const rows = matching(query)
      const list = { length: rows.length, at: (place: number) => rows[place] ?? {} }
      const page = pageOf(list, { operation: 'feedback', query, shuffle: setting.shuffle })
      return { feedback: page.rows, nextCursor: page.nextCursor, hasMore: page.hasMore }
    },
    byPage(query) {
      const rows = pageRows?.map((row) => ({ ...NO_FEEDBACK, ...row })) ?? counted(matching(query))
      const { shuffle } = setting
      const { rows: feedback, hasMore } = pageOf(
        { length: rows.length, at: (place) => rows[place] ?? {} },
        { operation: 'feedback-by-page', query, shuffle },
      )
      return { feedback, hasMore }
    },
  }
}

const NO_FEEDBACK = { path: '/', thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 }

/** The pages with most feedback first. */
function counted(rows: JsonObject[]): JsonObject[] {
  const pages = new Map<string, typeof NO_FEEDBACK>()
  for (const { path, source, helpful } of rows) {
    const name = String(path)
    const page = pages.get(name) ?? { ...NO_FEEDBACK, path: name }
    pages.set(name, page)
    if (source === 'code_snippet') page.code += 1
    // What an agent sent is recorded as unhelpful.
    else if (source === 'agent' || (source === 'contextual' && helpful === false))
      page.thumbsDown += 1
    else if (source === 'contextual' && helpful === true) page.thumbsUp += 1
    page.total += 1
  }
  return [...pages.values()].sort((a, b) => b.total - a.total)
}

function generated(
  setting: Setting,
  script: FeedbackScript,
): (query: AnalyticsQuery) => JsonObject[] {
  const { site, quiet, planting } = setting
  const seed = stream(site.seed, CHANCE.feedback)
  const { perWeek = changing(USUAL_FEEDBACK, seed), clusters = [] } = script
  const eventsOf = createEvents({ site, perWeek, clusters, seed })

  function isHelpful(page: number, draw: Draw): boolean {
    const isDisliked = noise(stream(site.seed, CHANCE.page), page, 0) < DISLIKED_PAGES
    const down = isDisliked ? THUMBS_DOWN.disliked : THUMBS_DOWN.liked
    return !draw.chance(quiet ? 0 : down)
  }

  function comment(helpful: boolean, draw: Draw): string {
    return planting.plant(draw.pick(helpful ? PRAISE : COMPLAINTS), draw)
  }

  function ofSource(source: string, helpful: boolean, draw: Draw): JsonObject {
    switch (source) {
      case 'thumbs_only':
        return { comment: null }
      case 'agent':
        return { comment: comment(false, draw) }
      case 'code_snippet': {
        const snippet = draw.pick(SNIPPETS)
        return {
          comment: comment(false, draw),
          ...snippet,
          code: planting.plant(snippet.code, draw),
        }
      }
      default: {
        const contact = draw.chance(0.4)
          ? planting.remember(personalDatum('email', draw), 'email')
          : null
        return { comment: comment(helpful, draw), helpful, contact }
      }
    }
  }

  function row({ week, number, timeMs, cluster }: ReaderEvent): JsonObject {
    const draw = createDraw(seed, week, number)
    const planted = cluster === null ? undefined : clusters[cluster]
    const page = popularPage(site, draw.next())
    const helpful = planted === undefined && isHelpful(page, draw)
    const source = planted === undefined ? sourceOf(quiet, draw) : 'contextual'
    return {
      id: `feedback_${week}_${number}`,
      path: planted?.path ?? site.pathOf(page),
      createdAt: new Date(timeMs).toISOString(),
      source,
      status: planted === undefined ? draw.pick(STATUS_OF_MANY) : 'pending',
      ...ofSource(source, helpful, draw),
      ...(planted?.comment === undefined ? {} : { comment: planted.comment }),
    }
  }

  return (query) => {
    const events = eventsOf(query)
    const { length } = events
    return Array.from({ length }, (_, place) => row(events.at(length - 1 - place)))
  }
}

/** Snippets and agents only ever complain, so there are none where nothing stands out. */
function sourceOf(quiet: boolean, draw: Draw): string {
  const kind = draw.next()
  if (quiet) return kind < 0.5 ? 'contextual' : 'thumbs_only'
  if (kind < 0.12) return 'code_snippet'
  if (kind < 0.2) return 'agent'
  return kind < 0.85 ? 'contextual' : 'thumbs_only'
}

function scripted(script: readonly ScriptedRow[]): (query: AnalyticsQuery) => JsonObject[] {
  const numbered = script.map((row, n) => ({ id: `feedback_${n + 1}`, ...row }))
  return (query) => {
    const byDefault = {
      path: '/',
      comment: null,
      createdAt: new Date(query.fromMs).toISOString(),
      status: 'pending',
    }
    return rowsWithin(numbered, 'createdAt', query).map((row) => ({
      ...byDefault,
      source: 'helpful' in row ? 'contextual' : 'thumbs_only',
      ...row,
    }))
  }
}
