import type { JsonObject } from '../answer.ts'
import { decodeCursor, encodeCursor, listingOf } from '../cursor.ts'
import { change, eachRow, fields, firstRow, rows, text, withRows } from './edit.ts'
import type { FaultBehaviour, FaultTable } from './fault.ts'
import { named, withHostilePaths, withHostileTexts } from './hostile.ts'

/**
 * Readers' signals that make no sense, or mean harm. D1 and D8 are faults of HTTP and limits; D4
 * and D9 are options of the signals, `personalData` and `quiet`. The S faults of lists hold here too.
 */
export const SIGNAL_FAULTS = {
  /** The next cursor is the one that the page was asked with. */
  D2: cursor(({ offset, turn }) => ({ offset, turn })),
  /** Two cursors take turns. */
  'D2-cycle': cursor(({ turn }) => ({ offset: 0, turn: turn === 1 ? 2 : 1 })),
  /** A new cursor each time, for ever, and the rows begin again. */
  'D2-endless': cursor(({ turn }) => ({ offset: 0, turn: turn + 1 })),
  /** The same without rows. */
  'D2-empty': cursor(({ turn }) => ({ offset: 0, turn: turn + 1 }), { withoutRows: true }),
  /** The next cursor is no string, or so long that no URL can hold it. */
  'D2-number': fields({ nextCursor: 7, hasMore: true }),
  'D2-long': fields({ nextCursor: 'c'.repeat(100_000), hasMore: true }),
  /** Whatever a reader or an author typed is hostile; then whatever names a page. */
  D3: eachRow(withHostileTexts),
  'D3-paths': eachRow(withHostilePaths),
  /** Texts and pages named like properties of every JavaScript object. */
  'D3-prototype': eachRow((row, index) =>
    named(row, ['__proto__', 'constructor', 'toString'][index % 3] ?? ''),
  ),
  /** Counts of the first row that are none: negative, not whole, no numbers, too large, missing. */
  D6: firstRow(counts((count) => -count - 1)),
  'D6-fraction': firstRow(counts((count) => count + 0.5)),
  'D6-string': firstRow(counts(String)),
  'D6-infinite': text((json) => json.replace(/("(?:hits|total|thumbsDown)":)\d+/, '$11e999')),
  'D6-missing': firstRow(counts(() => undefined)),
  /** Click rates of the first row that are none. JSON has no NaN, so services send these instead. */
  'D6-ctr-negative': firstRow((row) => ({ ...row, ctr: -0.25 })),
  'D6-ctr-over-100': firstRow((row) => ({ ...row, ctr: 250 })),
  'D6-ctr-nan': firstRow((row) => ({ ...row, ctr: 'NaN' })),
  'D6-ctr-null': firstRow((row) => ({ ...row, ctr: null })),
  /** A number of all searches that is none. */
  'D6-searches': fields({ totalSearches: -1 }),
  'D6-searches-string': fields({ totalSearches: '1200' }),
  /** More rows, and no way to get them. */
  D7: change((json) => ({
    ...json,
    hasMore: true,
    ...('nextCursor' in json ? { nextCursor: null } : {}),
  })),
  /** Rows that are no objects among those that are. */
  'D6-rows': rows((list) => [null, 'row', 7, [], ...list]),
} satisfies FaultTable

/** Points the next cursor elsewhere. Listings without cursors are left alone. */
function cursor(
  next: (asked: { offset: number; turn: number }) => { offset: number; turn: number },
  { withoutRows = false } = {},
): FaultBehaviour {
  return change((json, { operation, query }) => {
    if (!('nextCursor' in json)) return json
    const asked = decodeCursor(query.cursor ?? '') ?? { offset: 0, turn: 0 }
    const nextCursor = encodeCursor({ ...next(asked), listing: listingOf(operation, query) })
    const more = { nextCursor, ...('hasMore' in json ? { hasMore: true } : {}) }
    return { ...(withoutRows ? withRows(json, () => []) : json), ...more }
  })
}

const COUNTS = ['hits', 'human', 'ai', 'total', 'thumbsUp', 'thumbsDown', 'code']

/** Changes the fields of a row that are counts. */
function counts(edit: (count: number) => unknown): (row: JsonObject) => JsonObject {
  return (row) => {
    const edited = { ...row }
    for (const name of COUNTS) {
      const count = row[name]
      if (typeof count === 'number') edited[name] = edit(count)
    }
    return edited
  }
}
