/** What a report may spend beyond the one request that every week is granted. */
export interface Budget {
  /** Takes a request for one more page of a listing; false when its share is spent. */
  takePage(listing: number): boolean
  /** Takes a request to repeat a failed one; false when there is none left at all. */
  takeRepetition(): boolean
  /** Passes what a finished listing did not need on to the other. */
  finish(listing: number): void
}

/**
 * Shares `spare` requests evenly between the listings, the first getting the odd one. Repetitions are
 * paid from the fuller share: a week's totals are worth more than one more page of rows.
 */
export function createBudget(spare: number, listings: number): Budget {
  const shares = listings === 2 ? [Math.ceil(spare / 2), Math.floor(spare / 2)] : [spare]
  const leftOf = (listing: number) => shares[listing] ?? 0

  function take(listing: number): boolean {
    const left = leftOf(listing)
    if (left > 0) shares[listing] = left - 1
    return left > 0
  }

  return {
    takePage: take,
    takeRepetition: () => take(leftOf(1) > leftOf(0) ? 1 : 0),
    finish(listing) {
      const other = 1 - listing
      if (other >= shares.length) return
      shares[other] = leftOf(other) + leftOf(listing)
      shares[listing] = 0
    },
  }
}
