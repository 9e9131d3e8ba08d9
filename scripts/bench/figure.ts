/** A row of the table, with its raw values. */
export interface Figure {
  name: string
  value: string
  /** 95%, of the value. */
  interval?: string
  /** The same of the code before, if it was measured too. */
  before?: string
  goal?: string
  met?: boolean
  raw: unknown
}

export function quantile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? Number.NaN
}

export interface Estimate {
  readonly median: number
  readonly low: number
  readonly high: number
}

/**
 * The median of a program's ratios to another one. Both run in each round, so what else the machine does changes both.
 * The interval has the two values between which the true median is in 95 of 100 samples, whatever their distribution.
 */
export function ratioOf(values: readonly number[], baselines: readonly number[]): Estimate {
  const ratios = values
    .map((value, round) => value / (baselines[round] ?? Number.NaN))
    .sort((a, b) => a - b)
  const count = ratios.length
  const rank = Math.max(0, Math.floor((count - 1.96 * Math.sqrt(count)) / 2))
  return {
    median: quantile(ratios),
    low: ratios[rank] ?? Number.NaN,
    high: ratios[count - 1 - rank] ?? Number.NaN,
  }
}

export function printInterval({ low, high }: Estimate): string {
  return `${low.toFixed(2)}–${high.toFixed(2)}`
}

/** In another order each time, so that none always runs after the same other one. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
