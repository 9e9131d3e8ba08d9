import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { redact } from '../base/secrets.ts'
import type { TrafficFile } from '../runner/input-values.ts'
import type { Counts } from '../service/page-views.ts'
import type { ListingReading } from '../traffic/reading.ts'
import type { Week } from '../traffic/weeks.ts'
import type { Traffic } from './traffic-report.ts'

/** Raised when a reader of the last version would misread the file. */
const VERSION = 3

/** What the file holds; CSV has the page views alone. */
interface SavedTraffic extends Traffic {
  /** Readers' signals; undefined where none were asked for. */
  signals?: object | undefined
}

/** Writes the numbers, piece by piece, since pages can be many; docs/traffic.md has both shapes. */
export async function writeTrafficFile(
  { path, format }: TrafficFile,
  traffic: SavedTraffic,
): Promise<void> {
  if (format === 'json') return pipeline(redacted(jsonPieces(traffic)), createWriteStream(path))
  // Loaded only where it is used: most reports write no file.
  const { stringify } = await import('csv-stringify/sync')
  function* pieces() {
    // A text that begins like a formula would be run as one by a spreadsheet; without quotes, so would what
    // follows a semicolon, where that separates cells.
    for (const rows of batches(csvRows(traffic), CSV_BATCH))
      yield stringify(rows, { escape_formulas: true, quoted_match: ';' })
  }
  await pipeline(redacted(pieces()), createWriteStream(path))
}

/** Pieces are whole lines, so that no secret is in two of them. */
function* redacted(pieces: Iterable<string>): Generator<string> {
  for (const piece of pieces) yield redact(piece)
}

/** One JSON document, with a line for each week and each page. */
function* jsonPieces(traffic: SavedTraffic): Generator<string> {
  const { projectId, host, requests, figures, listings, signals } = traffic
  const head = JSON.stringify({ version: VERSION, project: projectId, source: host, requests })
  yield `${head.slice(0, -1)},\n"weeks":[`
  yield* lines(
    figures.weeks.map(({ week, totals, missing }) => ({
      week: week.id,
      dateFrom: week.dateFrom,
      dateTo: week.dateTo,
      totals,
      ...(totals === null && { missing }),
    })),
  )
  yield '],\n"listings":['
  yield* lines(
    listings.map(({ week, pages, gap }) => ({
      week: week.id,
      pages: pages.size,
      complete: gap === '',
      ...(gap !== '' && { gap }),
    })),
  )
  yield '],\n"pages":['
  yield* lines(pageRows(listings))
  yield signals === undefined ? ']}\n' : `],\n"signals":${JSON.stringify(signals)}}\n`
}

function* lines(items: Iterable<object>): Generator<string> {
  let separator = '\n'
  for (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ',\n'
  }
}

function* pageRows(listings: readonly ListingReading[]) {
  for (const { week, pages } of listings) {
    for (const [path, counts] of pages) yield { week: week.id, path, ...counts }
  }
}

/** Small pieces are gone before the next one is made; large ones would pile up in memory. */
const CSV_BATCH = 50

/** The names, a row `total` for each week, and a row `page` for each page and week. */
function* csvRows({ figures, listings }: Traffic): Generator<Array<string | number>> {
  yield ['row', 'week', 'dateFrom', 'dateTo', 'path', 'human', 'ai', 'total']
  for (const { week, totals } of figures.weeks)
    yield csvRow('total', { week, path: '', counts: totals })
  for (const { week, pages } of listings) {
    for (const [path, counts] of pages) yield csvRow('page', { week, path, counts })
  }
}

function csvRow(
  kind: 'total' | 'page',
  { week, path, counts }: { week: Week; path: string; counts: Counts | null },
): Array<string | number> {
  const numbers = counts === null ? ['', '', ''] : [counts.human, counts.ai, counts.total]
  return [kind, week.id, week.dateFrom, week.dateTo, path, ...numbers]
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  yield batch
}
