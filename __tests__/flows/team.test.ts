import { expect, test } from '@jest/globals'
import { runs, SEED } from '../support/runs.ts'
import { Team } from '../support/team.ts'

test('whatever fails, and whoever merges: a prompt is asked once, and nothing is lost in green', async () => {
  const figures = { runs: 0, asked: 0, again: 0 }
  const plays = runs(6, 100)
  for (let seed = SEED; seed < SEED + plays; seed++) {
    const team = new Team(seed)
    await team.live(8)
    expect(team.wrong).toEqual([])
    figures.runs += new Set(team.told.map(({ run }) => run)).size
    figures.asked += team.deliveries.length
    figures.again += team.told.filter(({ attempt }) => attempt > 1).length
  }
  // Fewer would prove too little. Usual are seven runs a play, and as many requests and re-runs.
  const { runs: ran, asked, again } = figures
  expect([ran > 5 * plays, asked > 5 * plays, again > 4 * plays]).toEqual([true, true, true])
})
