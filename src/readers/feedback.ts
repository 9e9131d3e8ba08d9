import { addressOf } from '../addresses.ts'
import { countOf, ours, pathOf, say, type Text } from '../frame/page.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import { atLeast, withNumber } from './numbers.ts'
import { byText, sumOf } from './ranking.ts'
import {
  attempt,
  attemptPart,
  type Gap,
  isPartial,
  partialGap,
  readList,
  rowsOf,
  type Session,
} from './reading.ts'
import {
  agentLine,
  type Finding,
  foldedList,
  type Loss,
  linesForAgent,
  type PageViews,
  quoteReader,
  type Signal,
} from './signal.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
const MOST_ROWS = 100
/** Each vote has exactly one source, so the counts add up. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** The report shows five comments, and questions need requests too. */
const MOST_REQUESTS = 5
/** One negative vote may be an accident. */
const MIN_THUMBS_DOWN = 2

const VOTES = 'Votes'
const COMMENTS = 'Comments'

interface VotedPage {
  readonly path: Scrubbed
  readonly thumbsUp: number
  readonly thumbsDown: number
  /** The share of thumbs down, 0 to 1. */
  readonly share: number
  /** In the last week, even if votes cover several weeks. */
  readonly views: number | undefined
}

interface Comment {
  readonly path: Scrubbed
  readonly text: Scrubbed
}

interface FeedbackFigures {
  readonly comments: readonly Comment[] | undefined
  readonly thumbsUp: number
  readonly thumbsDown: number
  readonly disliked: readonly VotedPage[]
}

/** Thumbs up and down, and what readers wrote with them. */
export const feedback: Signal<FeedbackFigures> = {
  findsProblems: true,
  needsManyRequests: false,
  rank: 3,

  async read(session, { period, whyHidden }) {
    const reading = await attempt({ of: 'Feedback', when: period.label }, async (gaps) => {
      const votes = await readVotes(session, period, gaps)
      if (whyHidden !== undefined) return { votes, comments: undefined }
      // Without votes, there are no comments.
      if (votes.size === 0) return { votes, comments: [] }
      return { votes, comments: await readComments(session, period, gaps) }
    })
    return (views) => {
      if (!reading.available) return reading
      const { votes, ...rest } = reading
      return { ...rest, ...countVotes(votes, views) }
    }
  },

  describe(read, { period }) {
    const { disliked, comments = [] } = read
    const isLow = isPartial(read, VOTES)
    return {
      isRecorded: read.thumbsUp + read.thumbsDown > 0,
      isLow,
      findings: findingsIn(disliked, comments, isLow, isPartial(read, COMMENTS)),
      praise: 'no page got two thumbs down',
      number: read.thumbsDown,
      losses: disliked.map((page) => lossOf(page, isLow, period)),
      lists: [
        ...foldedList({
          kind: 'line',
          title: 'Pages with thumbs down',
          isLow,
          rows: disliked,
          print: (page) =>
            say`${withNumber(pathOf(page.path), page.thumbsDown)} of ${votesOn(page)}`,
        }),
        ...foldedList({
          kind: 'list',
          title: 'What readers wrote',
          isLow: isPartial(read, COMMENTS),
          rows: comments,
          print: ({ path, text }) => say`${quoteReader(text)} on ${pathOf(path)}`,
        }),
      ],
      quotesReaders: comments.length > 0,
      forAgent: {
        name: `pages with ${MIN_THUMBS_DOWN} or more thumbs down`,
        title: 'pages with thumbs down, most read first',
        // Each has passed a threshold.
        leastForJob: 1,
        ...linesForAgent(disliked, ({ path, thumbsDown, thumbsUp, views }) =>
          agentLine(path, { 'thumbs down': thumbsDown, 'thumbs up': thumbsUp, views }),
        ),
      },
    }
  },
}

type Votes = ReadonlyMap<string, ReadonlyArray<{ thumbsUp: number; thumbsDown: number }>>

/** By unscrubbed path. The service lists 100 pages without a cursor, so counts may be too low (D7). */
async function readVotes(session: Session, period: Period, gaps: Gap[]): Promise<Votes> {
  const answers = await Promise.all(
    VOTE_SOURCES.map((source) =>
      session.service.getFeedbackByPage(period, { limit: MOST_ROWS, source }, session.stage),
    ),
  )
  const rows = answers.flatMap(rowsOf)
  const dropped = sumOf(answers, (answer) => answer.dropped)
  const isCut = answers.some((answer) => answer.hasMore)
  const why = isCut ? `the service lists no more than ${MOST_ROWS} pages at once` : undefined
  const gap = partialGap({ of: VOTES, when: period.label }, dropped, why)
  if (gap !== undefined) gaps.push(gap)
  const voted = rows.filter((row) => row.thumbsUp + row.thumbsDown > 0)
  return Map.groupBy(voted, (row) => addressOf(row.path))
}

/** The newest first. */
function readComments(session: Session, period: Period, gaps: Gap[]) {
  const subject = { of: COMMENTS, when: period.label }
  return attemptPart(subject, gaps, async () => {
    const comments = new Map<string, Comment & { readonly createdAt: string }>()
    const gap = await readList<FeedbackRow>(session, {
      subject,
      limit: MOST_ROWS,
      mostRequests: MOST_REQUESTS,
      ask: ({ limit, cursor }) =>
        session.service.getFeedback(period, { limit, cursor }, session.stage),
      add: (row) => {
        const text = scrubLine(row.comment ?? '')
        if (row.helpful !== false || text === '') return
        comments.set(row.id, {
          createdAt: row.createdAt,
          path: scrubLine(addressOf(row.path)),
          text,
        })
      },
    })
    if (gap !== undefined) gaps.push(gap)
    const newestFirst = [...comments.values()].sort((a, b) => byText(b.createdAt, a.createdAt))
    return newestFirst.map(({ path, text }) => ({ path, text }))
  })
}

function countVotes(votes: Votes, views: PageViews | undefined) {
  const pages = [...votes].map(([path, rows]): VotedPage => {
    const thumbsUp = sumOf(rows, (row) => row.thumbsUp)
    const thumbsDown = sumOf(rows, (row) => row.thumbsDown)
    const share = thumbsDown / (thumbsUp + thumbsDown)
    return { path: scrubLine(path), thumbsUp, thumbsDown, share, views: views?.get(path)?.total }
  })
  return {
    thumbsUp: sumOf(pages, (page) => page.thumbsUp),
    thumbsDown: sumOf(pages, (page) => page.thumbsDown),
    disliked: pages.filter((page) => page.thumbsDown >= MIN_THUMBS_DOWN).sort(worstFirst),
  }
}

function worstFirst(a: VotedPage, b: VotedPage): number {
  return (
    unhappyViews(b) - unhappyViews(a) ||
    b.thumbsDown - a.thumbsDown ||
    b.share - a.share ||
    byText(a.path, b.path)
  )
}

/** Estimates the views by unhappy readers, as if all readers voted alike. */
function unhappyViews({ views = 0, share }: VotedPage): number {
  return views * share
}

function votesOn(page: VotedPage): Text {
  return countOf(page.thumbsUp + page.thumbsDown, 'vote')
}

function findingsIn(
  disliked: readonly VotedPage[],
  comments: readonly Comment[],
  areVotesLow: boolean,
  areCommentsLow: boolean,
): Finding[] {
  if (disliked.length > 0) {
    const pages = countOf(disliked.length, 'page')
    return [
      {
        count: disliked.length,
        clause: say`${atLeast(areVotesLow)}**${pages}** got two thumbs down or more`,
        figure: say`${atLeast(areVotesLow)}${pages} with thumbs down`,
      },
    ]
  }
  // Without such a page, a single reader's words are worth a look.
  const readers = countOf(comments.length, 'reader')
  const wrote = say`${atLeast(areCommentsLow)}**${readers}** wrote what a page lacks`
  return [{ count: comments.length, clause: wrote, figure: wrote }]
}

function lossOf(page: VotedPage, isLow: boolean, period: Period): Loss {
  const down = say`${atLeast(isLow)}${page.thumbsDown} of ${votesOn(page)} down`
  // Pages are always listed for the last week, even if votes cover several weeks.
  const when = ours(period.weeks === 1 ? '' : ' last week')
  const seen = page.views === undefined ? [] : say`, ${countOf(page.views, 'view')}${when}`
  return {
    place: { kind: 'page', name: page.path },
    readers: page.thumbsDown,
    words: say`${down}${seen}`,
  }
}
