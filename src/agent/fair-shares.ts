/**
 * Shares room out: who wants less than an even share gets it all, and what that leaves is shared among the
 * others in the same way. The shares come to `total`, or to all that is wanted where that is less.
 *
 * @param wants what each wants, whole numbers from 0
 */
export function shareFairly(wants: readonly number[], total: number): number[] {
  const shares = wants.map(() => 0)
  let left = Math.max(0, Math.floor(total))
  const smallestFirst = wants
    .map((want, index) => ({ want, index }))
    .sort((a, b) => a.want - b.want)
  for (const [rank, { want, index }] of smallestFirst.entries()) {
    const share = Math.min(want, Math.floor(left / (smallestFirst.length - rank)))
    shares[index] = share
    left -= share
  }
  return shares
}
