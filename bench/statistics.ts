/** The value below which a share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [below, above] = [
    sorted[Math.floor(position)] ?? Number.NaN,
    sorted[Math.ceil(position)] ?? Number.NaN,
  ]
  return below + (above - below) * (position - Math.floor(position))
}

export interface Spread {
  median: number
  /** The middle half lies between these. */
  low: number
  high: number
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
