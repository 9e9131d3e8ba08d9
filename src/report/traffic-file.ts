import { writeFile } from 'node:fs/promises'
import { type CancellationContext, forEachCancellable } from '../analytics/readings.ts'
import { SIGNAL_KINDS, type SignalOptions } from '../analytics/signal.ts'
import { scrubLine } from '../privacy/scrub.ts'
import { redact } from '../redact.ts'
import type { Report } from './read-report.ts'

/** Lists can have thousands. */
const MAX_EXPORTED_ROWS = 100
/** `places` are the report's own grouping, and `waiting` has titles of pull requests, which may say anything. */
const NOT_IN_FILE = new Set(['places', 'waiting'])
/** Texts of a row that are no readers' words. If words are hidden, only these are written, so a new field is hidden. */
const NO_WORDS = new Set(['path', 'page', 'category'])

/** docs/traffic-file.jsonc has the shape of the document; unknown fields are absent. */
export async function writeTrafficFile(
  file: string,
  report: Report,
  of: { readonly project: string; readonly source: string },
  run: CancellationContext,
): Promise<void> {
  const weeks: object[] = []
  for (const { week, totals, gap } of report.weeks)
    weeks.push({
      week: week.id,
      dateFrom: week.dateFrom,
      dateTo: week.dateTo,
      totals,
      gap,
    })
  const listings: object[] = []
  const pages: object[] = []
  for (const listing of report.listings) {
    const { gap } = listing
    const week = listing.week.id
    listings.push({
      week,
      pages: listing.pages.size,
      complete: gap === undefined,
      gap,
    })
    await forEachCancellable(listing.pages, run, ([path, counts]) => {
      const { human, ai, total } = counts
      pages.push({
        week,
        path: scrubLine(path),
        human,
        ai,
        total,
      })
    })
  }
  const document = {
    project: of.project,
    source: of.source,
    requests: report.requests,
    weeks,
    listings,
    pages,
    signals: report.signalOptions && exportSignals(report.signalOptions, report),
  }
  const json = JSON.stringify(document)
  await writeFile(file, redact(`${json}\n`))
}

function exportSignals(options: SignalOptions, report: Report): Record<string, unknown> {
  const { signals, pullRequests } = report
  const { period } = options
  const showsWords = options.whyHidden === undefined
  const exported: Record<string, unknown> = {
    week: period.id,
    dateFrom: period.dateFrom,
    dateTo: period.dateTo,
    weeks: period.weeks,
    texts: showsWords,
  }
  for (const kind of SIGNAL_KINDS) {
    const reading = signals?.readings[kind]
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
    let rows = value.slice(0, MAX_EXPORTED_ROWS)
    if (!showsWords) rows = rows.map(withoutWords)
    exported[name] = { rows, count: value.length }
  }
  return exported
}

function withoutWords(row: object): object {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    const mayBeWords = typeof value === 'string' && !NO_WORDS.has(name)
    if (!mayBeWords) shown[name] = value
  }
  return shown
}
