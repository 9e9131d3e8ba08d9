// Taken out of Math once: under Jest each look at a global goes through a sandbox, which costs more
// than the arithmetic of a site with many pages.
const { imul } = Math

/**
 * A number in [0, 1) that depends on nothing but its coordinates. Unlike a sequence of random
 * numbers it can be read at any place, in any order, without the ones before it.
 */
export function noise(seed: number, a: number, b: number): number {
  let hash = mix(seed ^ 0x9e3779b9)
  hash = mix(hash ^ a)
  hash = mix(hash ^ b)
  return (hash >>> 0) / 2 ** 32
}

/** The finalizer of MurmurHash3: each input bit changes about half of the output bits. */
function mix(value: number): number {
  let hash = value | 0
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/**
 * Puts 0..count-1 into a mixed order, one index at a time: multiplying by a number that has no
 * factor in common with `count` visits each index exactly once.
 */
export function shuffledIndex(
  index: number,
  { count, seed }: { count: number; seed: number },
): number {
  let step = Math.max(1, Math.floor(count * 0.618))
  while (greatestCommonDivisor(step, count) !== 1) step += 1
  return (index * step + Math.floor(noise(seed, count, 0) * count)) % count
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
