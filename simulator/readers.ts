import type { Clock } from '../src/runtime.ts'
import type { EventSource, Piece, Search, Turn, Visit } from './analytics.ts'
import { Draw } from './chance.ts'
import { COMPLAINTS, PRAISE, question, SNIPPETS, TOPICS, termAt } from './words.ts'

/** The demo's pages, the most read first. */
const DEMO_PATHS = `
/ /quickstart /installation /changelog /pricing
/guides/webhooks /guides/webhooks/retries /guides/webhooks/signatures /guides/auth
/guides/auth/api-keys /guides/auth/oauth /guides/deploy /guides/deploy/rollbacks
/guides/deploy/domains /guides/limits /guides/errors /guides/sso/saml /guides/sso/scim
/guides/billing /guides/migrate-to-v2 /cli /cli/install /cli/login /cli/config /cli/commands
/api-reference/errors /api-reference/limits /api-reference/pagination /api-reference/webhooks
/api-reference/jobs /api-reference/projects /api-reference/users /sdks/node /sdks/python
/sdks/go /concepts/environments /concepts/projects /concepts/permissions /integrations/slack
/tutorials/first-deploy`
  .trim()
  .split(/\s+/)

/** Times as many views by people in the last complete week, when a version was released. */
const RELEASE = new Map([
  ['/guides/migrate-to-v2', 7],
  ['/changelog', 1.6],
  ['/pricing', 0.4],
])

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
/** A Monday, week 0. */
const FIRST_MONDAY_MS = Date.UTC(2024, 0, 1)

/** Weekly views of the most read page, and weekly events of the whole site. */
const TOP_VIEWS = 600
const CONVERSATIONS = 160
const VOTES = 240
const TERMS = 90
const TOP_HITS = 120
/** The share of turns after which a conversation continues, up to 4 turns. */
const GOES_ON = 0.35
/** In proportion. Snippets and agents only complain. */
const SOURCES = [
  ...Array.from({ length: 7 }, () => 'contextual'),
  ...['thumbs_only', 'thumbs_only', 'thumbs_only', 'code_snippet', 'agent'],
]
const STATUSES = ['pending', 'pending', 'pending', 'in_progress', 'resolved', 'dismissed']

/** The expected events of a page in a week. */
function resultPage(path: string, index: number) {
  const draw = new Draw(1, 0, index)
  const fame = (0.6 + 0.8 * draw.next()) * (index + 1) ** -0.9
  return {
    path,
    views: TOP_VIEWS * fame,
    aiShare: 0.1 + 0.4 * draw.next(),
    /** The page's share of conversations and votes, which spread more evenly. */
    weight: fame ** 0.6,
    unanswered: Math.min(0.95, 0.12 * draw.logNormal(0.6)),
    down: draw.chance(0.12) ? 0.6 : 0.12,
    topic: TOPICS.find(({ pathWord }) => path.includes(pathWord)) ?? draw.pick(TOPICS),
  }
}

type Page = ReturnType<typeof resultPage>

const PAGES = DEMO_PATHS.map(resultPage)
const WEIGHTS = PAGES.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The demo's readers. The events of a week never change.
 * @param isQuiet readers miss nothing: each question is answered, each search clicked, no page disliked
 */
export function demoReaders(clock: Clock, isQuiet = false): EventSource {
  return (mondayMs) => {
    const week = Math.round((mondayMs - FIRST_MONDAY_MS) / WEEK_MS)
    const now = new Draw(2, week, 0)
    const season = 0.95 + 0.1 * now.next()
    const thisWeek = Math.floor((clock.now().getTime() - FIRST_MONDAY_MS) / WEEK_MS)
    const weeksAgo = thisWeek - week
    const events = { visits: [] as Visit[], turns: [] as Turn[], feedback: [] as Piece[] }
    PAGES.forEach((page, index) => {
      const draw = new Draw(3, week, index)
      const times = {
        unanswered: isQuiet ? 0 : 1,
        down: isQuiet ? 0 : 1,
        conversations: 1,
        votes: 1,
      }
      if (page.path === '/guides/deploy/domains' && weeksAgo <= 1)
        Object.assign(times, { conversations: 6, unanswered: isQuiet ? 0 : 4 })
      if (page.path === '/installation' && weeksAgo <= 2)
        Object.assign(times, { votes: 5, down: isQuiet ? 0 : 5 })
      const time = () => mondayMs + Math.floor(draw.next() * WEEK_MS)
      const share = page.weight / WEIGHTS

      const growth = season * (1 + 0.002 * week)
      const release = weeksAgo <= 1 ? (RELEASE.get(page.path) ?? 1) : 1
      const human = page.views * growth * release * (0.85 + 0.3 * draw.next())
      const ai =
        page.views * page.aiShare * growth * (1 + 0.006 * week) * (0.85 + 0.3 * draw.next())
      events.visits.push(...visits(page, 'human', human, draw, time))
      events.visits.push(...visits(page, 'ai', ai, draw, time))

      const asked = draw.poisson(CONVERSATIONS * share * times.conversations * draw.logNormal(0.3))
      const unanswered = Math.min(0.95, page.unanswered * times.unanswered)
      for (let n = 0; n < asked; n++)
        events.turns.push(...conversation(page, unanswered, `c${week}_${index}_${n}`, draw, time()))

      const voted = draw.poisson(VOTES * share * times.votes * draw.logNormal(0.3))
      const down = Math.min(0.95, page.down * times.down)
      for (let n = 0; n < voted; n++) {
        const source = draw.pick(isQuiet ? SOURCES.slice(0, 10) : SOURCES)
        events.feedback.push(piece(page, source, down, `f${week}_${index}_${n}`, draw, time()))
      }
    })
    return { ...events, searches: searches(week, isQuiet) }
  }
}

/** Views of a page, by visitors who look at it once or a few times. */
function visits(
  { path }: Page,
  kind: Visit['kind'],
  views: number,
  draw: Draw,
  time: () => number,
) {
  const found: Visit[] = []
  for (let left = Math.round(views); left > 0; ) {
    const count = Math.min(left, draw.whole(1, 8))
    // Some look at pages themselves, and let an assistant fetch others.
    const visitor = `visitor ${kind === 'human' ? draw.whole(1, 900) : draw.whole(851, 970)}`
    found.push({ timeMs: time(), path, visitor, kind, count })
    left -= count
  }
  return found
}

function conversation(page: Page, unanswered: number, id: string, draw: Draw, startMs: number) {
  const category = draw.chance(0.12) ? null : page.topic.name
  const path = draw.chance(0.1) ? null : page.path
  const turns: Turn[] = []
  let timeMs = startMs
  do {
    const isUnanswered = draw.chance(unanswered)
    const kind = isUnanswered ? 'unanswered' : draw.chance(0.08) ? 'clarifying' : 'answered'
    const text = question(page.topic, turns.length === 0, draw)
    turns.push({ timeMs, id, question: text, kind, category, path })
    timeMs += draw.whole(10_000, 3 * MINUTE_MS)
  } while (turns.length < 4 && draw.chance(GOES_ON))
  return turns
}

function piece(
  { path }: Page,
  source: string,
  down: number,
  id: string,
  draw: Draw,
  timeMs: number,
): Piece {
  const helpful = source !== 'agent' && !draw.chance(down)
  const isWordless = source === 'thumbs_only' || draw.chance(0.4)
  const comment = isWordless ? null : draw.pick(helpful ? PRAISE : COMPLAINTS)
  const status = draw.pick(STATUSES)
  const snippet = draw.pick(SNIPPETS)
  return { timeMs, id, path, source, status, helpful, comment, ...snippet }
}

function searches(week: number, isQuiet: boolean): Search[] {
  return Array.from({ length: TERMS }, (_, index) => {
    const term = new Draw(4, index, 0)
    const draw = new Draw(5, index, week)
    const { text, topic } = termAt(index)
    // The most common searches were fixed long ago.
    const isUnclicked = index > 5 && term.chance(0.2) && !isQuiet
    const clickRate = isUnclicked ? 0.08 : 0.3 + 0.5 * term.next()
    const hits = Math.max(1, Math.round(TOP_HITS * (0.6 + 0.8 * draw.next()) * (index + 1) ** -0.9))
    const clicks = Math.min(hits, (isUnclicked ? Math.floor : Math.ceil)(hits * clickRate))
    const about = PAGES.filter((page) => page.topic === topic)
    const { path: page } = about[index % about.length] ?? { path: '/' }
    return {
      timeMs: FIRST_MONDAY_MS + week * WEEK_MS + Math.floor(draw.next() * WEEK_MS),
      term: text,
      hits,
      clicks,
      page,
    }
  })
}
