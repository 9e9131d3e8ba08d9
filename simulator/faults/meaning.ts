import { decodeCursor, encodeCursor } from '../cursor.ts'
import { change, fields, rows, text, withRows } from './edit.ts'
import type { FaultBehaviour, FaultTable } from './fault.ts'

/**
 * Answers that are well formed and make no sense. Faults that need several polls are job scripts:
 * S5 and S7 `statuses` and `prLinkAfterMs`, S11 `finishAfterMs: Infinity`. S18 is `paths`.
 */
export const MEANING_FAULTS = {
  /** An unknown status. */
  S1: fields({ status: 'pondering' }),
  /** The status is missing, or no string. */
  S2: fields({ status: undefined }),
  'S2-number': fields({ status: 7 }),
  /** The ID is missing, no string, or would change the path of the next request. */
  S3: fields({ id: undefined }),
  'S3-number': fields({ id: 42 }),
  'S3-characters': fields({ id: '../../v1/elsewhere' }),
  'S3-long': fields({ id: 'j'.repeat(129) }),
  /** The job of somebody else. */
  S4: fields({ id: 'job_of_somebody_else' }),
  /** Completed without a pull request. */
  S6: fields({ status: 'completed', prLink: null }),
  /** A hostile link to a pull request. */
  S8: fields({ status: 'completed', prLink: 'javascript:alert(1)//github.com/acme/docs/pull/1' }),
  /** Failed, but with a pull request. */
  S9: fields({ status: 'failed', prLink: 'https://github.com/acme/docs/pull/9' }),
  /** Archived, with and without a pull request. */
  S10: fields({ status: 'archived', prLink: 'https://github.com/acme/docs/pull/10' }),
  'S10-without': fields({ status: 'archived', prLink: null }),
  /** Totals that are no counts. */
  S12: fields({ totals: { human: -1, ai: -1, total: -2 } }),
  'S12-missing': fields({ totals: undefined }),
  'S12-string': fields({ totals: { human: '12', ai: '3', total: '15' } }),
  // JSON.stringify has no way to write it: a parser makes Infinity of it.
  'S12-infinite': text((json) => json.replaceAll(/"(human|ai|total)":\d+/g, '"$1":1e999')),
  /** Totals that differ from the sum of the rows. */
  S13: fields({ totals: { human: 1, ai: 1, total: 2 } }),
  /** More rows for ever. */
  S14: fields({ hasMore: true }),
  /** An empty page that says there are more. */
  S15: change((json) => ({ ...withRows(json, () => []), hasMore: true })),
  /** Each row comes twice. */
  S16: rows((list) => list.flatMap((row) => [row, row])),
  /** The rows of a page in another order. */
  'S16-shuffled': rows((list) => list.toReversed()),
  /** Since the page before, a row has come in above: the last one is shown again. */
  'S16-shifted': movedBy(-1),
  /** Since the page before, a row above has gone: one is never shown. */
  'S16-skipped': movedBy(1),
  /** Rows are missing, or no list, or named like JavaScript's own properties, or nested too deep. */
  S17: rows(() => undefined),
  'S17-object': rows(() => ({ path: '/', human: 1, ai: 1, total: 2 })),
  'S17-prototype': change((json) => ({
    ...json,
    views: ['__proto__', 'constructor', 'toString'].map((path) => ({ ...VIEWS, path })),
  })),
  'S17-deep': text(() => '['.repeat(100_000) + ']'.repeat(100_000)),
} satisfies FaultTable

const VIEWS = { human: 3, ai: 1, total: 4 }

/** The page that begins so many rows later. The first page stays what it is. */
function movedBy(rowCount: number): FaultBehaviour {
  const moved = (offset: number) => (offset === 0 ? 0 : Math.max(0, offset + rowCount))
  return {
    asIf: ({ query }) => {
      const { offset, cursor } = query
      if (offset !== undefined) return { ...query, offset: String(moved(Number(offset))) }
      const place = cursor === undefined ? null : decodeCursor(cursor)
      if (place === null) return query
      return { ...query, cursor: encodeCursor({ ...place, offset: moved(place.offset) }) }
    },
  }
}
