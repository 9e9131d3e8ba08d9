import { countWithNoun, type RichText, richText, untrustedPath } from '../core/result-page.ts'
import { type ScrubbedText, scrubLine } from '../privacy/scrub.ts'
import type { FeedbackRow } from '../service/schemas.ts'
import { atLeastPrefix, cappedListBlocks, linesForAgent, quoteReader } from './numbers-and-lists.ts'
import { pagePathOf } from './page-path.ts'
import {
  type AnalyticsContext,
  type DataGap,
  forEachRow,
  isPartial,
  partialGap,
  readOrAddGap,
  readWithGaps,
  requireRows,
} from './readings.ts'
import {
  compareTexts,
  type MissedCount,
  type SignalDefinition,
  type UnmetNeed,
  type ViewsByPage,
} from './signal.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
const MOST_FEEDBACK_ROWS = 100
/** Each vote has exactly one source, so the counts add up. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** The report shows five comments, and questions need requests too. */
const MOST_COMMENT_REQUESTS = 5
/** One negative vote may be an accident. */
const MIN_THUMBS_DOWN = 2

const VOTES_SUBJECT = 'Votes'
const COMMENTS_SUBJECT = 'Comments'

interface Votes {
  readonly thumbsUp: number
  readonly thumbsDown: number
}

const NO_VOTES: Votes = { thumbsUp: 0, thumbsDown: 0 }

interface VotedPage extends Votes {
  readonly path: ScrubbedText
  /** The share of thumbs down, 0 to 1. */
  readonly share: number
  /** In the last week, even if votes cover several weeks. */
  readonly views: number | undefined
}

interface ReaderComment {
  readonly path: ScrubbedText
  readonly text: ScrubbedText
}

interface FeedbackFigures {
  readonly comments: readonly ReaderComment[] | undefined
  readonly thumbsUp: number
  readonly thumbsDown: number
  readonly disliked: readonly VotedPage[]
}

/** Thumbs up and down, and what readers wrote with them. */
export const feedback: SignalDefinition<FeedbackFigures> = {
  findsProblems: true,
  needsManyRequests: false,
  rank: 3,

  async read(session, options) {
    const { period } = options
    const subject = { of: 'Feedback', when: period.label }
    const reading = await readWithGaps(subject, async (gaps) => {
      const votes = await readVotes(session, period, gaps)
      if (options.whyHidden !== undefined) return { votes, comments: undefined }
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

  describe(read, options) {
    const { disliked, comments = [] } = read
    const isLowerBound = isPartial(read, VOTES_SUBJECT)
    const areCommentsLow = isPartial(read, COMMENTS_SUBJECT)
    const dislikedList = cappedListBlocks({
      kind: 'line',
      title: 'Pages with thumbs down',
      isLowerBound,
      rows: disliked,
      print: (page) => {
        const path = untrustedPath(page.path)
        const votes = votesOn(page)
        return richText`${path}\u00a0${page.thumbsDown} of ${votes}`
      },
    })
    const commentList = cappedListBlocks({
      kind: 'list',
      title: 'What readers wrote',
      isLowerBound: areCommentsLow,
      rows: comments,
      print: (comment) => {
        const text = quoteReader(comment.text)
        const path = untrustedPath(comment.path)
        return richText`${text} on ${path}`
      },
    })
    return {
      isRecorded: read.thumbsUp + read.thumbsDown > 0,
      isLowerBound,
      finding: findingIn(disliked, comments, isLowerBound, areCommentsLow),
      praise: 'no page got two thumbs down',
      number: read.thumbsDown,
      unmetNeeds: disliked.map((page) => needOfVotedPage(page, isLowerBound, options.period)),
      lists: dislikedList.concat(commentList),
      quotesReaders: comments.length > 0,
      forAgent: {
        name: `pages with ${MIN_THUMBS_DOWN} or more thumbs down`,
        title: 'pages with thumbs down, most read first',
        // Each has passed a threshold.
        leastForJob: 1,
        count: disliked.length,
        lines: linesForAgent(disliked, (page) => ({
          text: page.path,
          facts: {
            'thumbs down': page.thumbsDown,
            'thumbs up': page.thumbsUp,
            views: page.views,
          },
        })),
      },
    }
  },
}

/** By unscrubbed path. */
type VotesByPage = ReadonlyMap<string, Votes>

/** The service lists 100 pages without a cursor, so counts may be too low. */
async function readVotes(session: AnalyticsContext, period: Period, gaps: DataGap[]) {
  const requests = VOTE_SOURCES.map((source) =>
    session.service.getFeedbackByPage(
      period,
      { limit: MOST_FEEDBACK_ROWS, source },
      session.policy,
    ),
  )
  const votes = new Map<string, Votes>()
  let dropped = 0
  let why: string | undefined
  for (const answer of await Promise.all(requests)) {
    dropped += answer.dropped
    if (answer.hasMore) why = `the service lists no more than ${MOST_FEEDBACK_ROWS} pages at once`
    for (const row of requireRows(answer)) {
      if (row.thumbsUp + row.thumbsDown === 0) continue
      const path = pagePathOf(row.path)
      const earlier = votes.get(path) ?? NO_VOTES
      votes.set(path, {
        thumbsUp: row.thumbsUp + earlier.thumbsUp,
        thumbsDown: row.thumbsDown + earlier.thumbsDown,
      })
    }
  }
  const subject = { of: VOTES_SUBJECT, when: period.label }
  const gap = partialGap(subject, dropped, why)
  if (gap !== undefined) gaps.push(gap)
  return votes
}

/** The newest first. */
function readComments(session: AnalyticsContext, period: Period, gaps: DataGap[]) {
  const subject = { of: COMMENTS_SUBJECT, when: period.label }
  return readOrAddGap(subject, gaps, async () => {
    const comments = new Map<string, ReaderComment & { readonly createdAt: string }>()
    const gap = await forEachRow<FeedbackRow>(session, {
      subject,
      limit: MOST_FEEDBACK_ROWS,
      mostRequests: MOST_COMMENT_REQUESTS,
      ask: ({ limit, cursor }) =>
        session.service.getFeedback(period, { limit, cursor }, session.policy),
      add: (row) => {
        if (row.helpful !== false) return
        const text = scrubLine(row.comment ?? '')
        if (text === '') return
        const path = scrubLine(pagePathOf(row.path))
        comments.set(row.id, { createdAt: row.createdAt, path, text })
      },
    })
    if (gap !== undefined) gaps.push(gap)
    const newestFirst = Array.from(comments.values())
    newestFirst.sort((a, b) => compareTexts(b.createdAt, a.createdAt))
    return newestFirst.map(({ path, text }) => ({ path, text }))
  })
}

function countVotes(votes: VotesByPage, views: ViewsByPage | undefined) {
  let up = 0
  let down = 0
  const disliked: VotedPage[] = []
  for (const [path, page] of votes) {
    const { thumbsUp, thumbsDown } = page
    up += thumbsUp
    down += thumbsDown
    if (thumbsDown < MIN_THUMBS_DOWN) continue
    disliked.push({
      path: scrubLine(path),
      thumbsUp,
      thumbsDown,
      share: thumbsDown / (thumbsUp + thumbsDown),
      views: views?.get(path)?.total,
    })
  }
  disliked.sort(worstFirst)
  return { thumbsUp: up, thumbsDown: down, disliked }
}

function worstFirst(a: VotedPage, b: VotedPage): number {
  const unhappy = unhappyViews(b) - unhappyViews(a)
  if (unhappy !== 0) return unhappy
  const thumbsDown = b.thumbsDown - a.thumbsDown
  if (thumbsDown !== 0) return thumbsDown
  const share = b.share - a.share
  if (share !== 0) return share
  return compareTexts(a.path, b.path)
}

/** Estimates the views by unhappy readers, as if all readers voted alike. */
function unhappyViews(page: VotedPage): number {
  return (page.views ?? 0) * page.share
}

function votesOn(page: VotedPage): RichText {
  return countWithNoun(page.thumbsUp + page.thumbsDown, 'vote')
}

function findingIn(
  disliked: readonly VotedPage[],
  comments: readonly ReaderComment[],
  areVotesLow: boolean,
  areCommentsLow: boolean,
): MissedCount {
  if (disliked.length > 0) {
    const least = atLeastPrefix(areVotesLow)
    const pages = countWithNoun(disliked.length, 'page')
    return {
      count: disliked.length,
      clause: richText`${least}**${pages}** got two thumbs down or more`,
      figure: richText`${least}${pages} with thumbs down`,
    }
  }
  // Without such a page, a single reader's words are worth a look.
  const readers = countWithNoun(comments.length, 'reader')
  const least = atLeastPrefix(areCommentsLow)
  const wrote = richText`${least}**${readers}** wrote what a page lacks`
  return { count: comments.length, clause: wrote, figure: wrote }
}

function needOfVotedPage(page: VotedPage, isLowerBound: boolean, period: Period): UnmetNeed {
  const least = atLeastPrefix(isLowerBound)
  const votes = votesOn(page)
  let words = richText`${least}${page.thumbsDown} of ${votes} down`
  if (page.views !== undefined) {
    const views = countWithNoun(page.views, 'view')
    words = richText`${words}, ${views}`
    // Pages are always listed for the last week, even if votes cover several weeks.
    if (period.weeks > 1) words = richText`${words} last week`
  }
  return {
    place: { kind: 'page', name: page.path },
    readers: page.thumbsDown,
    words,
  }
}
