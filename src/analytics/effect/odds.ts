import { LARGE_RATIO, LEAST_COMPARED } from '../thresholds.ts'

/** Events of something that was counted: 3 of 12 turns without an answer. */
export interface Tally {
  readonly events: number
  readonly of: number
}

/** What one page, or a group of pages, had before a change and after it. */
export interface BeforeAfter {
  readonly before: Tally
  readonly after: Tally
}

/** What happened on the pages worked on, against what happened on the rest. */
export type Comparison = { workedOn: ComparedGroup; rest: ComparedGroup } & (
  | (Estimate & { verdict: 'fewer' | 'more' | 'no-difference' })
  | ((Estimate | { oddsRatio: null; interval: null }) & { verdict: 'too-few' })
)

export interface ComparedGroup extends BeforeAfter {
  /** Those with something to count in both windows. */
  pages: number
}

interface Estimate {
  /** The odds of an event after against before, of the pages worked on against those of the rest. */
  oddsRatio: number
  /** Of the odds ratio, 95 %. */
  interval: [low: number, high: number]
}

/**
 * Compares two groups of pages. Questions come in bursts, so pages are the unit of error: the variance is
 * the delete-one-page jackknife's, and never less than that of independent events.
 */
export function compareGroups(
  workedOn: readonly BeforeAfter[],
  rest: readonly BeforeAfter[],
): Comparison {
  const [ours, theirs] = [measureGroup(workedOn), measureGroup(rest)]
  const groups = { workedOn: ours.group, rest: theirs.group }
  const degrees = Math.min(ours.group.pages, theirs.group.pages) - 1
  if (degrees < 1) return { ...groups, oddsRatio: null, interval: null, verdict: 'too-few' }
  const difference = ours.change - theirs.change
  const width = tQuantile(degrees) * Math.sqrt(ours.variance + theirs.variance)
  const isEnough =
    isAtLeast(ours.group, LEAST_COMPARED.workedOn) && isAtLeast(theirs.group, LEAST_COMPARED.rest)
  return {
    ...groups,
    oddsRatio: Math.exp(difference),
    interval: [Math.exp(difference - width), Math.exp(difference + width)],
    verdict: isEnough ? judge(difference, width) : 'too-few',
  }
}

function isAtLeast(
  { before, after, pages }: ComparedGroup,
  least: { events: number; pages: number },
) {
  return before.events + after.events >= least.events && pages >= least.pages
}

function judge(difference: number, width: number): Comparison['verdict'] {
  if (difference + width < 0) return 'fewer'
  if (difference - width > 0) return 'more'
  // The whole interval, not its width alone: else a halving that is not quite significant would be denied.
  return Math.abs(difference) + width < Math.log(LARGE_RATIO) ? 'no-difference' : 'too-few'
}

/** The change of a group's log odds, and the variance of that. */
function measureGroup(all: readonly BeforeAfter[]) {
  // A page that is only in one window is new or gone, and has nothing to compare.
  const pages = all.filter(({ before, after }) => before.of > 0 && after.of > 0)
  const sum = pages.reduce(add, NOTHING)
  const change = changeOf(sum)
  const without = pages.map((page) => changeOf(subtract(sum, page)))
  const mean = without.reduce((total, one) => total + one, 0) / pages.length
  const jackknife =
    ((pages.length - 1) / pages.length) *
    without.reduce((total, one) => total + (one - mean) ** 2, 0)
  return {
    group: { ...sum, pages: pages.length },
    change,
    variance: Math.max(jackknife || 0, binomialVariance(sum.before) + binomialVariance(sum.after)),
  }
}

const NOTHING: BeforeAfter = { before: { events: 0, of: 0 }, after: { events: 0, of: 0 } }

export function add(a: BeforeAfter, b: BeforeAfter): BeforeAfter {
  return { before: addTally(a.before, b.before), after: addTally(a.after, b.after) }
}

function subtract(a: BeforeAfter, b: BeforeAfter): BeforeAfter {
  return { before: addTally(a.before, b.before, -1), after: addTally(a.after, b.after, -1) }
}

function addTally(a: Tally, b: Tally, sign = 1): Tally {
  return { events: a.events + sign * b.events, of: a.of + sign * b.of }
}

function changeOf({ before, after }: BeforeAfter): number {
  return logOdds(after) - logOdds(before)
}

/** With half an event more on either side, so that none and all have odds, too. */
function logOdds({ events, of }: Tally): number {
  return Math.log((events + 0.5) / (of - events + 0.5))
}

function binomialVariance({ events, of }: Tally): number {
  return 1 / (events + 0.5) + 1 / (of - events + 0.5)
}

/** Where the series is of no use yet: of 1, 2 and 3 degrees of freedom. */
const FIRST_QUANTILES = [12.706, 4.303, 3.182]

/**
 * The 97.5 % quantile of Student's t, to three digits.
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5
 */
export function tQuantile(degrees: number): number {
  const known = FIRST_QUANTILES[degrees - 1]
  if (known !== undefined) return known
  const z = 1.959964
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, index) => sum + term / degrees ** (index + 1), z)
}
