import { writeFile } from 'node:fs/promises'
import { scrubLine } from '../privacy/scrub.ts'
import { inTurns, type Turns } from '../readers/reading.ts'
import type { Period } from '../readers/weeks.ts'
import { redact } from '../redact.ts'
import type { Report } from './read-report.ts'

/** Lists can have thousands. */
const MAX_ROWS = 100
const LISTS = new Set(['top', 'unclicked', 'questions', 'disliked', 'comments'])
/** `waiting` has titles of pull requests, which may say anything. */
const NOT_IN_FILE = new Set(['places', 'waiting'])
/** The fields with readers' words. */
const WORDS = new Set(['term', 'text'])

/** docs/traffic-file.jsonc has the shape of the document; unknown fields are absent. */
export async function writeTrafficFile(
  file: string,
  { weeks, listings, signals, pullRequests, requests }: Report,
  of: { readonly project: string; readonly source: string },
  run: Turns,
): Promise<void> {
  const pages = []
  for (const { week, pages: listed } of listings)
    for await (const [path, { human, ai, total }] of inTurns(listed, run))
      pages.push({ week: week.id, path: scrubLine(path), human, ai, total })
  const { period, whyHidden, readings } = signals ?? {}
  const showsTexts = whyHidden === undefined
  const document = {
    ...of,
    requests,
    weeks: weeks.map(({ week, totals, noTotals: gap }) => ({ ...datesOf(week), totals, gap })),
    listings: listings.map(({ week, pages: { size }, gap }) => {
      return { week: week.id, pages: size, complete: gap === undefined, gap }
    }),
    pages,
    signals: period && {
      ...datesOf(period),
      weeks: period.weeks,
      texts: showsTexts,
      ...readings,
      pullRequests,
    },
  }
  const json = JSON.stringify(document, (key, value) => {
    if (NOT_IN_FILE.has(key) || (!showsTexts && WORDS.has(key))) return undefined
    if (!Array.isArray(value) || !LISTS.has(key)) return value
    return { rows: value.slice(0, MAX_ROWS), count: value.length }
  })
  await writeFile(file, redact(`${json}\n`))
}

function datesOf({ id, dateFrom, dateTo }: Period) {
  return { week: id, dateFrom, dateTo }
}
