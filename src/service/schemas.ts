import * as v from 'valibot'
import { RequestError } from '../http/faults.ts'
import { asRecord, ID, LINE_BREAK, WORD } from '../text.ts'

/*
 * The service's answers, and what we believe of them. We cut texts, and lists to what we asked for, before
 * anything else looks at them (D14), so no answer costs more time or memory than its form allows. Addresses
 * (`prLink`, `previewUrl`) are only cut here: `ask/pull-request.ts` and `builds/run-build.ts` check them.
 */

const MAX_ID_LENGTH = 128
const MAX_PATH_LENGTH = 2 * 1024
/** A search term, a question, a comment, a line of a build's log. */
const MAX_TEXT_LENGTH = 4 * 1024
/** A cursor goes into the next request's URL, and servers refuse long ones. */
const MAX_CURSOR_LENGTH = 2000
/** We keep a build's last lines of log: the reason stands near the end. */
const MAX_LOG_LINES = 20

/** At most so many UTF-16 units. A copy: a slice keeps all of the text in memory, and half a surrogate pair. */
function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Buffer.from(text.slice(0, maxLength)).toString()
}

function textUpTo(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cut(text, maxLength)),
  )
}

type Schema<T> = v.GenericSchema<unknown, T>

/** A field that is missing or not valid counts as absent. */
const optional = <T>(schema: Schema<T>) => v.fallback(v.optional(schema), undefined)
const orNull = <T>(schema: Schema<T>) => v.fallback(v.nullable(schema), null)

const text = textUpTo(MAX_TEXT_LENGTH)
const path = textUpTo(MAX_PATH_LENGTH)
/** A date, a status: one word or two. */
const word = textUpTo(64)
/** Not cut, which would make it another name. */
const name = v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH))

/** It becomes a part of a path, and an output. */
const identifier = v.pipe(v.string(), v.regex(ID))
/** It becomes an output, which workflows put into scripts. */
const statusWord = v.pipe(v.string(), v.regex(WORD))
/** A row's ID, which we only compare. */
const rowId = v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))

const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  // JSON has a negative zero, which would show as `-0`.
  v.transform((number) => number + 0),
)

/**
 * @param noun what the answer should be: `an agent job`
 * @throws RequestError `malformed`, which names the fields
 */
function parseAs<T>(schema: Schema<T>, json: unknown, noun: string): T {
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  const fields = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the answer'))
  const what = `the answer is not ${noun}: ${[...fields].join(' and ')} missing or not valid`
  throw new RequestError('malformed', what)
}

/** `status` is `active`, `completed`, `archived` or `failed`, or a new word. */
export type AgentJob = v.InferOutput<typeof AgentJobSchema>

const AgentJobSchema = v.object({
  id: identifier,
  status: statusWord,
  prLink: optional(v.nullable(path)),
  source: optional(v.object({ ref: optional(v.nullable(name)) })),
})

export function parseAgentJob(json: unknown): AgentJob {
  return parseAs(AgentJobSchema, json, 'an agent job')
}

/** A job as a create or a follow-up answers it: if it has an ID, it exists, whatever its status says. */
export function parseAcceptedJob(json: unknown): AgentJob {
  const status = v.fallback(statusWord, 'active')
  return parseAs(v.object({ ...AgentJobSchema.entries, status }), json, 'an agent job')
}

/** `status` is `queued`, `in_progress`, `success` or `failure`, or a new word; `logs` are its last lines. */
export type Build = v.InferOutput<typeof BuildSchema>

const BuildSchema = v.object({
  status: statusWord,
  summary: optional(text),
  logs: v.pipe(v.fallback(v.array(v.unknown()), []), v.transform(lastLinesOf)),
})

export function parseBuild(json: unknown): Build {
  return parseAs(BuildSchema, json, 'a build')
}

// A terminal's escape sequences: colours, titles, links, and what is left of one.
const ESCAPE_SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b/g

function lastLinesOf(logs: unknown[]): string[] {
  return logs
    .slice(-MAX_LOG_LINES)
    .filter((entry) => typeof entry === 'string')
    .flatMap((entry) => entry.slice(-MAX_LOG_LINES * MAX_TEXT_LENGTH).split(LINE_BREAK))
    .map((line) => cut(line, MAX_TEXT_LENGTH).replace(ESCAPE_SEQUENCE, ''))
    .filter((line) => line.trim() !== '')
    .slice(-MAX_LOG_LINES)
}

const StartedBuildSchema = v.object({ statusId: identifier, previewUrl: optional(path) })

/** A build that the service accepted. Nobody has checked `previewUrl` yet. */
export function parseStartedBuild(json: unknown) {
  const { statusId: id, previewUrl } = parseAs(StartedBuildSchema, json, 'a started build')
  return { id, previewUrl }
}

/*
 * Analytics. Each parser knows how many rows we asked for, and throws a RequestError `malformed` if the answer is
 * not a JSON object. A row that lacks a field it needs is dropped and counted.
 */

export interface Rows<Row> {
  /** Null if the answer holds no list. */
  rows: Row[] | null
  /** How many were dropped: those that are not valid, and those beyond what we asked for. */
  dropped: number
}

/** @param list the field that holds the rows; each field of `rest` has a fallback */
function parseRows<Row, Rest>(
  json: unknown,
  limit: number,
  list: string,
  row: Schema<Row>,
  rest: Schema<Rest>,
): Rest & Rows<Row> {
  const fields = parseAs(rest, json, `a JSON object with ${list}`)
  const listed = asRecord(json)[list]
  if (!Array.isArray(listed)) return { ...fields, rows: null, dropped: 0 }
  const asked: unknown[] = listed.slice(0, limit)
  const parsed = asked.map((each) => v.safeParse(row, each))
  const rows = parsed.filter((each) => each.success).map(({ output }) => output)
  return { ...fields, rows, dropped: listed.length - rows.length }
}

const flag = v.fallback(v.boolean(), false)
const CursorSchema = v.object({
  /** Null at the end of the listing, or if the answer holds none that can be sent back. */
  nextCursor: orNull(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CURSOR_LENGTH))),
  hasMore: flag,
})

/** Views or visitors: people, AI assistants, and both together. */
export type Counts = v.InferOutput<typeof CountsSchema>
export type PageRow = v.InferOutput<typeof PageRowSchema>

const CountsSchema = v.object({ human: count, ai: count, total: count })
const PageRowSchema = v.object({ path, ...CountsSchema.entries })
/** Null if they cannot be believed: no part is more than the whole. */
const TotalsSchema = v.object({
  totals: orNull(
    v.pipe(
      CountsSchema,
      v.check(({ human, ai, total }) => human <= total && ai <= total),
    ),
  ),
})
const PageViewsSchema = v.object({ ...TotalsSchema.entries, hasMore: flag })

/** One page of the listing. `totals` are site-wide, for the whole range of dates. */
export function parsePageViews(json: unknown, limit: number) {
  return parseRows(json, limit, 'views', PageRowSchema, PageViewsSchema)
}

/** Each visitor counts once, so `total` is not the sum of people and AI assistants. */
export function parseVisitors(json: unknown): Counts | null {
  return parseAs(TotalsSchema, json, 'a JSON object with visitors').totals
}

/** `clickRate` is the share of searches that led to a click, 0 to 1. */
export type SearchRow = v.InferOutput<typeof SearchSchema>

const SearchSchema = v.pipe(
  v.object({
    searchQuery: text,
    hits: count,
    // Always in percent: 0.5 is half a percent.
    ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  v.transform(({ ctr, ...row }) => ({ ...row, clickRate: (ctr + 0) / 100 })),
)
const SearchesSchema = v.object({ ...CursorSchema.entries, totalSearches: orNull(count) })

/** The most searched terms first. `totalSearches` are all searches of the range. */
export function parseSearches(json: unknown, limit: number) {
  const searches = parseRows(json, limit, 'searches', SearchSchema, SearchesSchema)
  return { ...searches, hasMore: searches.nextCursor !== null }
}

/**
 * One question to the assistant; we don't read the answer. Turns of one conversation share its `id`,
 * `queryCategory` and `pageUrl`. `resolutionStatus` is `answered` or `unanswered`, or a new word.
 */
export type Turn = v.InferOutput<typeof TurnSchema>

const TurnSchema = v.object({
  id: rowId,
  timestamp: v.fallback(word, ''),
  query: text,
  responseType: v.fallback(word, 'answer'),
  resolutionStatus: word,
  queryCategory: orNull(text),
  pageUrl: orNull(path),
})

export function parseConversations(json: unknown, limit: number) {
  return parseRows(json, limit, 'conversations', TurnSchema, CursorSchema)
}

const PageFeedbackSchema = v.object({ path, thumbsUp: count, thumbsDown: count })

/** The operation has no cursor, so if `hasMore`, the rest cannot be read. */
export function parseFeedbackByPage(json: unknown, limit: number) {
  return parseRows(json, limit, 'feedback', PageFeedbackSchema, v.object({ hasMore: flag }))
}

/** One reader's words about a page. `contact`, their address, is not among the fields, so we never read it. */
export type FeedbackRow = v.InferOutput<typeof FeedbackSchema>

const FeedbackSchema = v.object({
  id: rowId,
  path,
  comment: orNull(text),
  createdAt: v.fallback(word, ''),
  helpful: orNull(v.boolean()),
})

export function parseFeedback(json: unknown, limit: number) {
  return parseRows(json, limit, 'feedback', FeedbackSchema, CursorSchema)
}
