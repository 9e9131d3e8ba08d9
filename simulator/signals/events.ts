import { noise, shuffledIndex } from '../noise.ts'
import type { Site } from '../site.ts'
import { timeAtShare, WEEK_MS, weekOf, weekParts } from '../weeks.ts'

/** Something that a reader did. */
export interface ReaderEvent {
  /** Counted from the site's first. */
  week: number
  /** Of its week, from 0, the earliest first. */
  number: number
  timeMs: number
  /** Index of the cluster that it belongs to, or null. */
  cluster: number | null
}

/** So many more events in one week, which have something in common. */
export interface Cluster {
  /** A day of the week, as YYYY-MM-DD. */
  week: string
  count: number
}

/** How many events a week has, for all weeks or by the week's Monday as YYYY-MM-DD. */
export type PerWeek = number | ((monday: string) => number)

/** The events of a range, in the order of time; none of them exists until it is asked for. */
export interface EventList {
  length: number
  at(index: number): ReaderEvent
}

export function createEvents({
  site,
  perWeek,
  clusters = [],
  seed,
}: {
  site: Site
  perWeek: PerWeek
  clusters?: readonly Cluster[]
  seed: number
}): (range: { fromMs: number; toMs: number }) => EventList {
  const { firstMondayMs } = site
  const clustered = clusters.map(({ week, count }) => ({
    week: weekOf(week, firstMondayMs),
    count,
  }))

  function clusterSizes(week: number): number[] {
    return clustered.map((cluster) => (cluster.week === week ? cluster.count : 0))
  }

  function countOf(week: number): number {
    const ordinary = typeof perWeek === 'number' ? perWeek : perWeek(mondayName(week))
    return clusterSizes(week).reduce((sum, count) => sum + count, ordinary)
  }

  function mondayName(week: number): string {
    return new Date(firstMondayMs + week * WEEK_MS).toISOString().slice(0, 10)
  }

  function timeOf(week: number, number: number, count: number): number {
    const jitter = 0.1 + 0.8 * noise(seed, week, number)
    return firstMondayMs + week * WEEK_MS + timeAtShare((number + jitter) / count)
  }

  function clusterOf(week: number, number: number, count: number): number | null {
    const sizes = clusterSizes(week)
    // Spread over the week, not one after the other.
    let place = shuffledIndex(number, { count, seed })
    for (const [cluster, size] of sizes.entries()) {
      if (place < size) return cluster
      place -= size
    }
    return null
  }

  /** How many of a week's events come before a time. */
  function before(week: number, count: number, timeMs: number): number {
    let low = 0
    let high = count
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (timeOf(week, middle, count) < timeMs) low = middle + 1
      else high = middle
    }
    return low
  }

  return ({ fromMs, toMs }) => {
    const spans = weekParts({ fromMs, toMs }, firstMondayMs).map(({ week }) => {
      const count = countOf(week)
      const from = before(week, count, fromMs)
      return { week, count, from, length: before(week, count, toMs) - from }
    })
    return {
      length: spans.reduce((sum, { length }) => sum + length, 0),
      at(index) {
        let place = index
        for (const { week, count, from, length } of spans) {
          if (place < length) {
            const number = from + place
            const timeMs = timeOf(week, number, count)
            return { week, number, timeMs, cluster: clusterOf(week, number, count) }
          }
          place -= length
        }
        throw new RangeError(`There is no event ${index}`)
      },
    }
  }
}

/** A count around `usual` that is another one each week. */
export function changing(usual: number, seed: number): (monday: string) => number {
  return (monday) => {
    const luck = noise(seed, Date.parse(monday) / WEEK_MS, 1)
    return Math.round(usual * (0.75 + 0.5 * luck))
  }
}
