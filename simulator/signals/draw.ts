import { noise } from '../noise.ts'

// Taken out of Math once, for the reason given in noise.ts.
const { floor } = Math

/** Each kind of chance is drawn from noise of its own; page views have 1 to 7. */
export const CHANCE = {
  conversation: 8,
  feedback: 9,
  terms: 10,
  hits: 11,
  page: 12,
  topic: 13,
  turns: 14,
  beginning: 15,
}

/** The noise of one kind of chance, for `noise`. Far enough apart that no two seeds share one. */
export function stream(seed: number, chance: number): number {
  return seed * 16 + chance
}

/** One thing's luck: the same for the same coordinates, however often it is made. */
export interface Draw {
  /** In [0, 1). */
  next(): number
  /** True in this share of cases. */
  chance(share: number): boolean
  /** From `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** So many characters of an alphabet. */
  text(alphabet: string, length: number): string
}

export function createDraw(seed: number, a: number, b: number): Draw {
  const own = floor(noise(seed, a, b) * 2 ** 32)
  let drawn = 0
  const next = () => noise(own, drawn++, 0)
  return {
    next,
    chance: (share) => next() < share,
    whole: (low, high) => low + floor(next() * (high - low + 1)),
    pick: (items) => items[floor(next() * items.length)] ?? items[0],
    text: (alphabet, length) =>
      Array.from({ length }, () => alphabet[floor(next() * alphabet.length)]).join(''),
  }
}
