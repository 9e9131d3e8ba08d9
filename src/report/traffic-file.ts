import { writeFile } from 'node:fs/promises'
import { scrubLine } from '../privacy/scrub.ts'
import { KINDS } from '../readers/kinds.ts'
import { inTurns, type Turns } from '../readers/reading.ts'
import type { ReaderSignals } from '../readers/signals.ts'
import type { Period } from '../readers/weeks.ts'
import { redact } from '../redact.ts'
import type { Report } from './read-report.ts'

/** Lists can have thousands. */
const MAX_ROWS = 100
/** `waiting` has titles of pull requests, which may say anything. */
const NOT_IN_FILE = new Set(['places', 'waiting'])
/** Texts of a row that are no readers' words. If words are hidden, only these are written, so a new field is hidden. */
const NO_WORDS = new Set(['path', 'page', 'category'])

/** docs/traffic-file.jsonc has the shape of the document; unknown fields are absent. */
export async function writeTrafficFile(
  file: string,
  report: Report,
  of: { readonly project: string; readonly source: string },
  run: Turns,
): Promise<void> {
  const pages: object[] = []
  for (const { week, pages: listed } of report.listings)
    await inTurns(listed, run, ([path, { human, ai, total }]) => {
      pages.push({ week: week.id, path: scrubLine(path), human, ai, total })
    })
  const document = {
    ...of,
    requests: report.requests,
    weeks: report.weeks.map(({ week, totals, gap }) => {
      return { ...datesOf(week), totals, gap }
    }),
    listings: report.listings.map(({ week, pages: { size }, gap }) => {
      return { week: week.id, pages: size, complete: gap === undefined, gap }
    }),
    pages,
    signals: report.signals && exportSignals(report.signals, report.pullRequests),
  }
  await writeFile(file, redact(`${JSON.stringify(document)}\n`))
}

function exportSignals(
  { period, whyHidden, readings }: ReaderSignals,
  pullRequests: Report['pullRequests'],
): Record<string, unknown> {
  const showsWords = whyHidden === undefined
  const exported: Record<string, unknown> = {
    ...datesOf(period),
    weeks: period.weeks,
    texts: showsWords,
  }
  for (const kind of KINDS) {
    const reading = readings[kind]
    if (reading !== undefined) exported[kind] = exportReading(reading, showsWords)
  }
  if (pullRequests !== undefined) exported.pullRequests = exportReading(pullRequests, showsWords)
  return exported
}

/** The first rows of each list, and the number of all. */
function exportReading(reading: object, showsWords: boolean): Record<string, unknown> {
  const exported: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(reading)) {
    if (NOT_IN_FILE.has(name)) continue
    if (name === 'gaps' || !Array.isArray(value)) {
      exported[name] = value
      continue
    }
    let rows = value.slice(0, MAX_ROWS)
    if (!showsWords) rows = rows.map(withoutWords)
    exported[name] = { rows, count: value.length }
  }
  return exported
}

function withoutWords(row: object): object {
  const shown = Object.entries(row).filter(([name, value]) => {
    return typeof value !== 'string' || NO_WORDS.has(name)
  })
  return Object.fromEntries(shown)
}

function datesOf({ id, dateFrom, dateTo }: Period) {
  return { week: id, dateFrom, dateTo }
}
