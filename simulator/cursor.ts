/** What a cursor stands for. Clients are to treat it as opaque, so it is not readable at a glance. */
export interface Cursor {
  /** The listing that it belongs to, see `listingOf`. */
  listing: string
  offset: number
  /** Tells cursors to the same place apart. */
  turn: number
}

/** Which listing a request reads: a cursor of one is no good in another. */
export function listingOf(operation: string, query: Readonly<Record<string, string>>): string {
  const { dateFrom = '', dateTo = '', source = '', status = '' } = query
  return [operation, dateFrom, dateTo, source, status].join(' ')
}

export function encodeCursor({ listing, offset, turn }: Cursor): string {
  return Buffer.from(JSON.stringify([offset, turn, listing])).toString('base64url')
}

/** Null if the service never made such a cursor. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(parts)) return null
    const [offset, turn, listing]: unknown[] = parts
    if (typeof offset !== 'number' || typeof turn !== 'number') return null
    return typeof listing === 'string' ? { listing, offset, turn } : null
  } catch {
    return null
  }
}
