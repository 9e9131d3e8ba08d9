import { drawHistory, type HistoryOptions } from '../__tests__/support/effect-history.ts'
import { compareGroups } from '../src/analytics/effect/odds.ts'

/*
 * How often each verdict is said, in percent of simulated sites: the rates in docs/effect.md. With 1,000 sites:
 * node --import ./scripts/node-version.js bench/verdicts.ts 1000
 */

const SITES = Number(process.argv[2] ?? 1000)
const NO_EFFECT = { turnsPerWeek: 1000, effect: 1 }
const HALVING = { turnsPerWeek: 1000, effect: 0.5 }
const CASES: Record<string, Omit<HistoryOptions, 'seed'>> = {
  'pages chosen at random': { ...NO_EFFECT, choice: 'random' },
  'the worst pages of four weeks, changed at once': NO_EFFECT,
  'the worst pages, from a backlog of 0 to 8 weeks': { ...NO_EFFECT, backlog: [0, 8] },
  'the worst pages, after 8 weeks': { ...NO_EFFECT, backlog: [8, 8] },
  'pages of the worst topic': { ...NO_EFFECT, choice: 'topic', changed: 12 },
  'half of them new, with twice the odds': {
    ...{ ...NO_EFFECT, choice: 'random', added: 10, changed: 10 },
  },
  'half of their questions move to other pages': { ...NO_EFFECT, choice: 'random', moved: 0.5 },
  'an assistant better on the worse half of pages': { ...NO_EFFECT, assistant: 0.6 },
  'a rest of 10 pages': { ...NO_EFFECT, choice: 'random', rest: 10 },
  'a halving, 20 random pages': { ...HALVING, choice: 'random' },
  'a halving, 20 of the worst pages': HALVING,
  'a halving, 500 turns, 5 random pages': {
    ...{ ...HALVING, turnsPerWeek: 500, changed: 5, choice: 'random' },
  },
  'a halving, 500 turns, 5 of the worst pages': { ...HALVING, turnsPerWeek: 500, changed: 5 },
}

for (const [what, options] of Object.entries(CASES)) {
  const counts = { fewer: 0, more: 0, 'no-difference': 0, 'too-few': 0 }
  for (let seed = 1; seed <= SITES; seed++) {
    const { workedOn, rest } = drawHistory({ seed, ...options })
    counts[compareGroups(workedOn, rest).verdict]++
  }
  const percents = Object.entries(counts).map(([verdict, count]) => {
    return `${verdict} ${((count / SITES) * 100).toFixed(1)}`
  })
  console.log(`${what.padEnd(50)} ${percents.join(', ')}`)
}
