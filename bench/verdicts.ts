import { drawHistory, type HistoryOptions } from '../__tests__/support/effect-history.ts'
import { compareGroups } from '../src/analytics/effect/odds.ts'

/* How often each verdict is said, in percent of simulated sites: the rates in docs/effect.md. */

const SITES = Number(process.argv[2] ?? 2000)
const CASES: Record<string, Omit<HistoryOptions, 'seed' | 'turnsPerWeek' | 'effect'>> = {
  'pages chosen at random': { choice: 'random' },
  'the worst pages, changed at once': {},
  'the worst pages, from a backlog of 0 to 8 weeks': { backlog: [0, 8] },
  'the worst pages, changed after 8 weeks': { backlog: [8, 8] },
  'pages of the worst topic': { choice: 'topic', changed: 12 },
  'new pages among them, with twice the odds': { choice: 'random', added: 8 },
  'only new pages added to them, as many': { choice: 'random', added: 20 },
  'half of their questions move to other pages': { choice: 'random', moved: 0.5 },
  'a better assistant, on the worse half of the pages': { assistant: 0.7 },
  'a rest of 10 pages': { choice: 'random', rest: 10 },
}

function row(what: string, options: Omit<HistoryOptions, 'seed'>): void {
  const counts = { fewer: 0, more: 0, 'no-difference': 0, 'too-few': 0 }
  for (let seed = 1; seed <= SITES; seed++) {
    const { workedOn, rest } = drawHistory({ seed, ...options })
    counts[compareGroups(workedOn, rest).verdict]++
  }
  const percents = Object.values(counts).map((count) => ((count / SITES) * 100).toFixed(1))
  console.log([what.padEnd(56), ...percents.map((percent) => percent.padStart(6))].join(''))
}

console.log(
  'without an effect'.padEnd(56),
  Object.keys({ fewer: 0, more: 0, none: 0, few: 0 }).join('  '),
)
for (const turnsPerWeek of [500, 1000, 2000])
  for (const [what, options] of Object.entries(CASES))
    row(`${turnsPerWeek} turns a week: ${what}`, { turnsPerWeek, effect: 1, ...options })
for (const choice of ['worst', 'random'] as const)
  for (const [turnsPerWeek, changed] of [
    [500, 5],
    [500, 20],
    [1000, 20],
    [2000, 20],
  ] as const)
    row(`a halving: ${turnsPerWeek} turns a week, ${changed} pages, ${choice}`, {
      ...{ turnsPerWeek, changed, choice, effect: 0.5 },
    })
