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

type Verdict = 'fewer' | 'more' | 'no-difference' | 'too-few'

/** What happened on the pages worked on, against what happened on the rest. */
export interface Comparison {
  workedOn: BeforeAfter
  rest: BeforeAfter
  /** The odds of an event after against before, of the pages worked on against those of the rest. */
  oddsRatio: number
  /** Of the odds ratio, 95 %. */
  interval: [low: number, high: number]
  verdict: Verdict
}

/** Below these, not even a large difference means anything. */
export const LEAST = { workedOn: { events: 10, pages: 5 }, rest: { events: 20, pages: 10 } }
/** An interval so narrow, with 0 in it, rules out a doubling and a halving. */
const NO_DIFFERENCE = Math.LN2

/**
 * Compares two groups of pages. Questions come in bursts, so pages are the unit of error: the variance is
 * the delete-one-page jackknife's, and never less than that of independent events.
 */
export function compareGroups(
  workedOn: readonly BeforeAfter[],
  rest: readonly BeforeAfter[],
): Comparison {
  const [ours, theirs] = [measureGroup(workedOn), measureGroup(rest)]
  const difference = ours.change - theirs.change
  const width = tQuantile(ours.pages - 1) * Math.sqrt(ours.variance + theirs.variance)
  const isEnough =
    ours.events >= LEAST.workedOn.events &&
    ours.pages >= LEAST.workedOn.pages &&
    theirs.events >= LEAST.rest.events &&
    theirs.pages >= LEAST.rest.pages
  return {
    workedOn: ours.sum,
    rest: theirs.sum,
    oddsRatio: Math.exp(difference),
    interval: [Math.exp(difference - width), Math.exp(difference + width)],
    verdict: isEnough ? judge(difference, width) : 'too-few',
  }
}

function judge(difference: number, width: number): Verdict {
  if (difference + width < 0) return 'fewer'
  if (difference - width > 0) return 'more'
  return width < NO_DIFFERENCE ? 'no-difference' : 'too-few'
}

/** The change of a group's log odds, and the variance of that. */
function measureGroup(all: readonly BeforeAfter[]) {
  const pages = all.filter(({ before, after }) => before.of + after.of > 0)
  const sum = pages.reduce(add, NOTHING)
  const change = changeOf(sum)
  const without = pages.map((page) => changeOf(subtract(sum, page)))
  const mean = without.reduce((total, one) => total + one, 0) / pages.length
  const jackknife =
    ((pages.length - 1) / pages.length) *
    without.reduce((total, one) => total + (one - mean) ** 2, 0)
  return {
    pages: pages.length,
    events: sum.before.events + sum.after.events,
    sum,
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

/**
 * The 97.5 % quantile of Student's t, to three digits from 4 degrees of freedom on; infinite below 1.
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5
 */
export function tQuantile(degrees: number): number {
  if (degrees < 1) return Number.POSITIVE_INFINITY
  const z = 1.959964
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, index) => sum + term / degrees ** (index + 1), z)
}
