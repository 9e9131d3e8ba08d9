import * as v from 'valibot'
import { AttemptError } from '../http/faults.ts'
import { richText, trusted } from '../rich-text.ts'
import { ID, INERT_WORD, objectOrEmpty } from '../text.ts'

/*
 * Long texts and lists are cut here first, so no answer takes too much time or memory. Addresses are only cut:
 * `src/job/pull-request.ts` checks `prLink`.
 */

const MAX_PAGE_PATH_LENGTH = 2 * 1024
/** A search term, a question, a comment, a row's ID. */
const MAX_TEXT_LENGTH = 4 * 1024

/** A copy: a slice would keep the whole text in memory, and may end in half a surrogate pair. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return Buffer.from(text.slice(0, maxLength)).toString()
}

function textUpTo(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cut(text, maxLength)),
  )
}

type Schema<T> = v.GenericSchema<unknown, T>

/** A field that is missing or not valid is null. */
function orNull<T>(schema: Schema<T>) {
  return v.fallback(v.nullable(schema), null)
}

const longText = textUpTo(MAX_TEXT_LENGTH)
const path = textUpTo(MAX_PAGE_PATH_LENGTH)

/** Becomes part of a path, and an output. */
const identifier = v.pipe(v.string(), v.regex(ID))
/** Becomes an output, which workflows put into scripts. */
const statusWord = v.pipe(v.string(), v.regex(INERT_WORD))

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** @param noun `an agent job` */
function parserOf<T>(noun: string, schema: Schema<T>) {
  return (json: unknown): T => {
    const parsed = v.safeParse(schema, json)
    if (parsed.success) return parsed.output
    const fields = new Set<string>()
    for (const issue of parsed.issues) fields.add(v.getDotPath(issue) ?? 'the answer')
    const named = [...fields].join(' and ')
    const what = richText`the answer is not ${trusted(noun)}: ${named} missing or not valid`
    throw new AttemptError('malformed', what)
  }
}

export type AgentJob = v.InferOutput<typeof AgentJobSchema>

const AgentJobSchema = v.object({
  id: identifier,
  status: statusWord,
  prLink: orNull(path),
})

export const parseAgentJob = parserOf('an agent job', AgentJobSchema)

/** From a create or a follow-up: with an ID, the job exists, even if its status is unreadable. */
export const parseAcceptedJob = parserOf(
  'an agent job',
  v.object({ ...AgentJobSchema.entries, status: v.fallback(statusWord, 'active') }),
)

/* Statuses: undefined means still at work. If a status is not listed, the step keeps waiting, and warns once. */

export type JobEnd = 'completed' | 'archived' | 'failed'

export const JOB_STATUSES: ReadonlyMap<string, JobEnd | undefined> = new Map([
  ['active', undefined],
  ['completed', 'completed'],
  ['archived', 'archived'],
  ['failed', 'failed'],
])

export function hasJobEnded(job: { status: string }): boolean {
  return JOB_STATUSES.get(job.status) !== undefined
}

export interface Rows<Row> {
  /** Null if the answer holds no list. */
  rows: Row[] | null
  /** Counts invalid rows, and rows beyond the limit that we asked for. */
  dropped: number
}

/** @param list the field with the rows; each field of `rest` needs a fallback */
function rowsParserOf<Row, Rest>(list: string, row: Schema<Row>, rest: Schema<Rest>) {
  const parseRest = parserOf(`a JSON object with ${list}`, rest)
  return (json: unknown, limit: number): Rest & Rows<Row> => {
    const fields = parseRest(json)
    const listed = objectOrEmpty(json)[list]
    if (!Array.isArray(listed)) return { ...fields, rows: null, dropped: 0 }
    const rows: Row[] = []
    for (const each of listed.slice(0, limit)) {
      const parsed = v.safeParse(row, each)
      if (parsed.success) rows.push(parsed.output)
    }
    return { ...fields, rows, dropped: listed.length - rows.length }
  }
}

const booleanOrFalse = v.fallback(v.boolean(), false)
const CursorSchema = v.object({
  /** Null at the end of the listing. */
  nextCursor: orNull(v.pipe(v.string(), v.nonEmpty())),
  hasMore: booleanOrFalse,
})

/** Views or visitors. */
export type Counts = v.InferOutput<typeof CountsSchema>
export type PageRow = v.InferOutput<typeof PageRowSchema>

const CountsSchema = v.object({ human: count, ai: count, total: count })
const PageRowSchema = v.object({ path, ...CountsSchema.entries })
const TotalsSchema = v.object({ totals: orNull(CountsSchema) })
const PageViewsSchema = v.object({ ...TotalsSchema.entries, hasMore: booleanOrFalse })

/** `totals` are site-wide, for the whole range of dates. */
export const parsePageViews = rowsParserOf('views', PageRowSchema, PageViewsSchema)

/** Each visitor counts once, so `total` isn't the sum of `human` and `ai`. */
export const parseVisitorTotals = parserOf(
  'a JSON object with visitors',
  v.pipe(
    TotalsSchema,
    v.transform((answer) => answer.totals),
  ),
)

export type SearchRow = v.InferOutput<typeof SearchSchema>

const SearchSchema = v.object({
  searchQuery: longText,
  hits: count,
  /** The share of searches with a click, always in percent: 0.5 is half a percent. */
  ctr: percent,
})

export const parseSearches = rowsParserOf('searches', SearchSchema, v.object({}))

/** One question to the assistant. Turns of one conversation share `id` and `pageUrl`. */
export type AssistantQuestion = v.InferOutput<typeof TurnSchema>

const TurnSchema = v.object({
  id: longText,
  timestamp: v.fallback(longText, ''),
  query: longText,
  responseType: v.fallback(longText, 'answer'),
  resolutionStatus: longText,
  pageUrl: orNull(path),
})

export const parseConversations = rowsParserOf('conversations', TurnSchema, CursorSchema)

const PageFeedbackSchema = v.object({ path, thumbsUp: count, thumbsDown: count })

/** The operation has no cursor: with `hasMore`, the rest can't be read. */
export const parseFeedbackByPage = rowsParserOf(
  'feedback',
  PageFeedbackSchema,
  v.object({ hasMore: booleanOrFalse }),
)

/** One reader's words about a page. We never read `contact`, their address. */
export type FeedbackRow = v.InferOutput<typeof FeedbackSchema>

const FeedbackSchema = v.object({
  path,
  comment: orNull(longText),
  createdAt: v.fallback(longText, ''),
  helpful: orNull(v.boolean()),
})

export const parseFeedback = rowsParserOf('feedback', FeedbackSchema, v.object({}))
