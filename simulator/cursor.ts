import { createHash } from 'node:crypto'

/** What a cursor stands for. Clients are to treat it as opaque. */
export interface Cursor {
  /** The listing that it belongs to, see `listingOf`. */
  listing: string
  offset: number
  /** Tells cursors to the same place apart. */
  turn: number
}

/** Which listing a request reads, as 12 characters: a cursor of one is no good in another. */
export function listingOf(operation: string, query: Readonly<Record<string, string>>): string {
  const { dateFrom = '', dateTo = '', source = '', status = '' } = query
  const listing = [operation, dateFrom, dateTo, source, status].join(' ')
  return createHash('sha256').update(listing).digest('hex').slice(0, 12).toUpperCase()
}

/** A ULID, as conversations have them: all its characters are digits or A to F. */
export function encodeCursor({ listing, offset, turn }: Cursor): string {
  return `${String(offset).padStart(10, '0')}${String(turn).padStart(4, '0')}${listing}`
}

const CURSOR = /^(\d{10})(\d{4})([\dA-F]{12})$/

/** Null if the service never made such a cursor. */
export function decodeCursor(text: string): Cursor | null {
  const [, offset, turn, listing] = CURSOR.exec(text) ?? []
  return listing === undefined ? null : { listing, offset: Number(offset), turn: Number(turn) }
}
