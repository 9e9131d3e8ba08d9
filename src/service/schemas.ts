import * as v from 'valibot'
import { RequestError } from '../http/faults.ts'
import { asRecord, ID, LINE_BREAK } from '../text.ts'

/*
 * What the service answers, and what is believed of it. Text is cut and lists are cut to what was asked for
 * before anything else looks at them (D14), so that no answer costs more time or memory than its form allows.
 */

const MAX_ID_LENGTH = 128
const MAX_PATH_LENGTH = 2 * 1024
/** A search term, a question, a comment, a line of a build's log. */
const MAX_TEXT_LENGTH = 4 * 1024
/** A cursor goes into the URL of the next request, where servers refuse more than some kilobytes. */
const MAX_CURSOR_LENGTH = 2000
/** How many lines of a build's log are kept, the last ones: a reason stands near the end. */
const MAX_LOG_LINES = 20
/** Pages that one answer of the assistant was made of. */
const MAX_SOURCES = 20

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

/** What is missing, or not of its form, counts as absent. */
const optional = <T>(schema: Schema<T>) => v.fallback(v.optional(schema), undefined)
const orNull = <T>(schema: Schema<T>) => v.fallback(v.nullable(schema), null)

const text = textUpTo(MAX_TEXT_LENGTH)
const path = textUpTo(MAX_PATH_LENGTH)
/** A date, the name of a language: one word or two. */
const word = textUpTo(64)
/** A name that a cut would make another one. */
const name = v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH))

/** An ID that becomes a part of a path, and an output. */
const identifier = v.pipe(v.string(), v.regex(ID))
/** A plain word: it goes into an output, which workflows put into scripts. */
const statusWord = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/))
/** The ID of a row: only ever compared. */
const rowId = v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))

const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  // JSON has a negative zero, which would be shown as `-0`.
  v.transform((number) => number + 0),
)

/**
 * @param noun what the answer should be: `an agent job`
 * @throws RequestError `malformed`, which names the fields that are missing or not valid
 */
function parseAs<T>(schema: Schema<T>, json: unknown, noun: string): T {
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  const fields = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the answer'))
  const what = `the answer is not ${noun}: ${[...fields].join(' and ')} missing or not valid`
  throw new RequestError('malformed', what)
}

/** `status` is `active`, `completed`, `archived` or `failed`, or a word that is new to us. */
export type AgentJob = v.InferOutput<typeof AgentJobSchema>

const AgentJobSchema = v.object({
  id: identifier,
  status: statusWord,
  prLink: optional(v.nullable(path)),
  source: optional(v.object({ repository: optional(name), ref: optional(v.nullable(name)) })),
  model: optional(text),
})

export function parseAgentJob(json: unknown): AgentJob {
  return parseAs(AgentJobSchema, json, 'an agent job')
}

/** A job as a create or a follow-up answers it: with an ID it is there, whatever its status says. */
export function parseAcceptedJob(json: unknown): AgentJob {
  const status = v.fallback(statusWord, 'active')
  return parseAs(v.object({ ...AgentJobSchema.entries, status }), json, 'an agent job')
}

/**
 * A build of a preview or a publication. `status` is `queued`, `in_progress`, `success` or `failure`, or a
 * word that is new to us; `logs` are its last lines.
 */
export type Build = v.InferOutput<typeof BuildSchema>

const BuildSchema = v.object({
  status: statusWord,
  summary: optional(text),
  logs: v.pipe(v.optional(v.unknown(), null), v.transform(lastLinesOf)),
  commit: optional(
    v.object({
      sha: optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/i))),
      ref: optional(text),
      message: optional(text),
    }),
  ),
})

export function parseBuild(json: unknown): Build {
  return parseAs(BuildSchema, json, 'a build')
}

// Escape sequences of a terminal: colours and the like, titles and links, and what is left of one.
const ESCAPE_SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b/g

/** The form of a log's entries is not documented: text, or objects with a message. */
function lastLinesOf(logs: unknown): string[] {
  const entries: unknown[] = Array.isArray(logs) ? logs.slice(-MAX_LOG_LINES) : [logs]
  return entries
    .map((entry) => (typeof entry === 'string' ? entry : asRecord(entry).message))
    .filter((entry) => typeof entry === 'string')
    .flatMap((entry) => entry.slice(-MAX_LOG_LINES * MAX_TEXT_LENGTH).split(LINE_BREAK))
    .map((line) => cut(line, MAX_TEXT_LENGTH).replace(ESCAPE_SEQUENCE, ''))
    .filter((line) => line.trim() !== '')
    .slice(-MAX_LOG_LINES)
}

const StartedBuildSchema = v.object({ statusId: identifier, previewUrl: optional(path) })

/** A build that was accepted. `previewUrl` is as the service says it, and not to be trusted. */
export function parseStartedBuild(json: unknown) {
  const { statusId: id, previewUrl } = parseAs(StartedBuildSchema, json, 'a started build')
  return { id, previewUrl }
}

/*
 * What the service counts and what readers said. A parser is given how many rows were asked for, and throws a
 * RequestError `malformed` when the answer is no JSON object at all. A field that is not valid counts as
 * absent; a row that misses one it needs is left out and counted.
 */

/** Rows of one answer. */
export interface Rows<Row> {
  /** Null where the answer holds no list. */
  rows: Row[] | null
  /** How many were not valid. */
  unreadable: number
  /** Whether there were more rows than asked for: those beyond are not looked at. */
  tooMany: boolean
}

/** @param list the field that holds the rows; each field of `rest` has a fallback */
function parseRows<Row, Rest>(
  json: unknown,
  limit: number,
  list: string,
  row: Schema<Row>,
  rest: Schema<Rest>,
): Rest & Rows<Row> {
  const fields = parseObject(rest, json, list)
  const listed = asRecord(json)[list]
  if (!Array.isArray(listed)) return { ...fields, rows: null, unreadable: 0, tooMany: false }
  const asked: unknown[] = listed.slice(0, limit)
  const parsed = asked.map((each) => v.safeParse(row, each))
  const rows = parsed.filter((each) => each.success).map(({ output }) => output)
  const unreadable = asked.length - rows.length
  return { ...fields, rows, unreadable, tooMany: listed.length > limit }
}

function parseObject<T>(schema: Schema<T>, json: unknown, content: string): T {
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  throw new RequestError('malformed', `the answer is not a JSON object with ${content}`)
}

const flag = v.fallback(v.boolean(), false)
const CursorSchema = v.object({
  /** Null at the end of the listing, or where the answer holds none that can be sent back. */
  nextCursor: orNull(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CURSOR_LENGTH))),
  hasMore: flag,
})

/** Views or visitors: people, AI assistants, and both together. */
export type Counts = v.InferOutput<typeof CountsSchema>
export type PageRow = v.InferOutput<typeof PageRowSchema>
/** One page of the listing of page views. `totals` are site-wide, for the whole range of dates. */
export type PageViews = ReturnType<typeof parsePageViews>

const CountsSchema = v.object({ human: count, ai: count, total: count })
const PageRowSchema = v.object({ path, ...CountsSchema.entries })
/** Null where the answer holds none that can be believed: a part is not more than the whole. */
const TotalsSchema = v.object({
  totals: orNull(
    v.pipe(
      CountsSchema,
      v.check(({ human, ai, total }) => human <= total && ai <= total),
    ),
  ),
})
const PageViewsSchema = v.object({ ...TotalsSchema.entries, hasMore: flag })

export function parsePageViews(json: unknown, limit: number) {
  return parseRows(json, limit, 'views', PageRowSchema, PageViewsSchema)
}

/** Each visitor is counted once, so that `total` is not the sum of people and AI assistants. */
export function parseVisitors(json: unknown): Counts | null {
  return parseObject(TotalsSchema, json, 'visitors').totals
}

/** What readers searched for. `clickRate` is the share of searches that led to a click, 0 to 1. */
export type SearchRow = v.InferOutput<typeof SearchSchema>

const SearchSchema = v.pipe(
  v.object({
    searchQuery: text,
    hits: count,
    // In percent, always: 0.5 is half a percent.
    ctr: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    topClickedPage: orNull(path),
  }),
  v.transform(({ ctr, ...row }) => ({ ...row, clickRate: (ctr + 0) / 100 })),
)
const SearchesSchema = v.object({ ...CursorSchema.entries, totalSearches: orNull(count) })

/** The terms searched most first. `totalSearches` are all searches of the range, whatever the rows. */
export function parseSearches(json: unknown, limit: number) {
  const searches = parseRows(json, limit, 'searches', SearchSchema, SearchesSchema)
  return { ...searches, hasMore: searches.nextCursor !== null }
}

/**
 * One question to the assistant; the answer is not read. `id`, `queryCategory` and `pageUrl` are the
 * conversation's, and turns of one share them. `resolutionStatus` is `answered` or `unanswered`, or a word
 * that is new to us. `sources` are the addresses of the pages that the answer was made of.
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
  sources: v.pipe(v.optional(v.unknown(), null), v.transform(sourcesOf)),
})

export function parseConversations(json: unknown, limit: number) {
  return parseRows(json, limit, 'conversations', TurnSchema, CursorSchema)
}

function sourcesOf(sources: unknown): string[] {
  const listed: unknown[] = Array.isArray(sources) ? sources.slice(0, MAX_SOURCES) : []
  const urls = listed.map((source) => asRecord(source).url)
  return urls.filter((url) => typeof url === 'string').map((url) => cut(url, MAX_PATH_LENGTH))
}

/** The feedback that one page got; `code` is feedback about code snippets. */
const PageFeedbackSchema = v.object({
  path,
  thumbsUp: count,
  thumbsDown: count,
  code: count,
  total: count,
})

/** The operation has no cursor: what `hasMore` speaks of cannot be read. */
export function parseFeedbackByPage(json: unknown, limit: number) {
  return parseRows(json, limit, 'feedback', PageFeedbackSchema, v.object({ hasMore: flag }))
}

/**
 * What one reader wrote about a page (`helpful`), or about a code snippet (`filename`, `lang`). `contact`, the
 * address of who wrote it, is not among the fields, so that it is never read.
 */
export type FeedbackRow = v.InferOutput<typeof FeedbackSchema>

const FeedbackSchema = v.object({
  id: rowId,
  path,
  comment: orNull(text),
  createdAt: v.fallback(word, ''),
  helpful: orNull(v.boolean()),
  filename: orNull(path),
  lang: orNull(word),
})

export function parseFeedback(json: unknown, limit: number) {
  return parseRows(json, limit, 'feedback', FeedbackSchema, CursorSchema)
}
