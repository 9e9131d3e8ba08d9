const { floor, imul, log, sqrt, cos, PI, exp } = Math

/** A number in [0, 1) that depends only on its coordinates. */
function noise(seed: number, a: number, b: number): number {
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

/** A random sequence that depends only on its coordinates. */
export class Draw {
  readonly #seed: number
  #drawn = 0

  constructor(seed: number, a: number, b: number) {
    this.#seed = floor(noise(seed, a, b) * 2 ** 32)
  }

  /** In [0, 1). */
  next(): number {
    this.#drawn += 1
    return noise(this.#seed, this.#drawn, 0)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** From `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + floor(this.next() * (high - low + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick')
    return item
  }

  /** Around 1; `sigma` is the spread of its logarithm. */
  logNormal(sigma: number): number {
    return exp(sigma * this.#normal())
  }

  /** A number of events, `mean` on average. */
  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + sqrt(mean) * this.#normal()))
    const limit = exp(-mean)
    let count = 0
    for (let product = this.next(); product > limit; product *= this.next()) count += 1
    return count
  }

  #normal(): number {
    return sqrt(-2 * log(1 - this.next())) * cos(2 * PI * this.next())
  }
}
