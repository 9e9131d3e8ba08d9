import { expect, test } from '@jest/globals'
import { fc } from '../support/runs.ts'
import { Team, type Told } from '../support/team.ts'

const LOST = /was merged or closed before the agent had ended, so the request may not be in it/
const UNKNOWN = /^warning: The state of \S+ is missing/

/** The step said that its request may have no effect. */
function isDoubtful({ end: { result, summary, log } }: Told): boolean {
  return result.fails || LOST.test(summary) || log.some((line) => UNKNOWN.test(line))
}

test('in thirty weeks, a change is quoted once, or the step says that it was lost or repeated', async () => {
  const figures = { once: 0, twice: 0, never: 0, lost: 0, 'asked again': 0 }
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const team = new Team(seed)
      await team.live(30)
      const { told, changes } = team
      const wrong: string[] = []
      const blame = (what: string, ...some: Told[]) => {
        const tell = ({ run, end }: Told) => `\n  run ${run}: ${end.summary} ${end.log.join('\n')}`
        wrong.push(what + some.map(tell).join(''))
      }
      for (const [index, one] of told.entries()) {
        const { run, workflow, triggeredMs, isLost, quoted, end } = one
        const isGreen = !end.result.fails
        const next = told.find((other, at) => at > index && other.run === run)
        if (isLost && isGreen) {
          figures.lost++
          if (!isDoubtful(one)) blame('A silent loss', one)
          const isWhole = next && [...quoted].every((id) => next.quoted.has(id))
          if (LOST.test(end.summary) && next && !next.end.result.fails && !isWhole)
            blame('A loss that a re-run did not repair', one, next)
          if (isWhole) figures['asked again']++
        }
        // A run's changes start at the last green run.
        const before = new Set(told.slice(0, index + 1).flatMap((other) => [...other.quoted]))
        for (const [id, { ms, run: own }] of changes) {
          const isDue = own === undefined ? workflow === 'daily' && ms < triggeredMs : own === run
          const isTold = own !== undefined && end.result.level === 'warning'
          if (isDue && isGreen && !isTold && !before.has(id)) blame(`${id} is never quoted`, one)
        }
      }
      for (const id of changes.keys()) {
        const by = told.filter(({ quoted }) => quoted.has(id))
        figures[by.length > 1 ? 'twice' : by.length === 1 ? 'once' : 'never']++
        // By design, the run after a red one quotes its changes again: daily.yml says "since the last green run".
        if (!by.slice(0, -1).every(isDoubtful)) blame(`${id} is quoted twice`, ...by)
      }
      expect(wrong).toEqual([])
    }),
    { numRuns: 3 },
  )
  // Fewer would prove too little. Usual are 2,100, 430, 28 and 16.
  const { once, twice, lost, 'asked again': again } = figures
  expect([once > 1000, twice > 100, lost > 9, again > 4]).toEqual([true, true, true, true])
})
