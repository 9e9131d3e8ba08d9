import { expect, test } from '@jest/globals'
import { NOWHERE, prepare, tidy } from '../../acceptance/place.ts'
import { playRow, type Row } from '../../acceptance/row.ts'
import { openStandIn, StandIn } from '../../acceptance/stand-in.ts'
import { type GitHub, World } from '../../acceptance/world.ts'
import { json } from '../../simulator/http/answer.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const open = (github: GitHub = new StandIn()) =>
  new World(github, NOWHERE, { clock: new VirtualClock() })

test('a second run finds the issue, the branches and the pull request of the first', async () => {
  const github = new StandIn()
  const first = await prepare(open(github))
  const second = await prepare(open(github))
  expect(second).toMatchObject({ base: first.base, head: first.head })
  expect([second.issue?.number, second.pull?.number]).toEqual([1, 100])
  expect(github.simulated.repository.pulls).toHaveLength(1)
})

test('what a killed run left is put right: a lock, comments, the draft of a review', async () => {
  const github = new StandIn()
  const world = open(github)
  const place = await prepare(world)
  const { repository } = github.simulated
  const login = 'github-actions[bot]'
  github.simulated.addComment(1, login, '<!-- docs-agent-action 3 a b c -->\nAt work')
  github.simulated.addComment(100, login, '<!-- docs-agent-action 3 a b c -->\nA pointer')
  github.simulated.addComment(1, 'octocat', 'A word of a person')
  await world.ask('POST', '/pulls/100/reviews', { comments: [] })
  await world.ask('PUT', '/issues/1/lock', {})
  await prepare(open(github))
  expect(repository.comments.map(({ body }) => body)).toEqual(['A word of a person'])
  expect(repository.locked).toEqual([])
  expect((await world.ask('GET', '/pulls/100/reviews')).data).toEqual([])
  await world.ask('PUT', '/issues/1/lock', {})
  await tidy(world, place)
  expect(repository.locked).toEqual([])
})

/** A stand-in that answers some requests otherwise. */
function otherwise(answers: Record<string, ReturnType<typeof json>>): GitHub {
  const github = new StandIn()
  return {
    run: github.run,
    isStandIn: true,
    steps: (world) => github.steps(world),
    answer: async (request, world) =>
      answers[`${request.method} ${request.path}`] ?? github.answer(request, world),
  }
}

const row: Row = {
  ...{
    id: 'row',
    tried: 'a row',
    expected: 'nothing',
    fault: { what: 'nothing', wire: (_, forward) => forward() },
  },
  needs: ['pull', 'issue'],
  see: async ({ pull, issue }) => `${pull.number} ${issue.number}`,
}

test('where the token may not open pull requests, their rows are not here, with the name of the setting', async () => {
  const copy = { mayOpenPulls: false }
  const { verdict, seen } = await playRow(row, await openStandIn(row, { copy }))
  expect([verdict, seen]).toEqual(['not here', expect.stringContaining('Settings › Actions')])
  const silent = { ...row, needs: [] }
  expect((await playRow(silent, await openStandIn(silent, { copy }))).verdict).toBe('❌')
})

test('what GitHub refuses is said in its words, as of a ruleset', async () => {
  const ruled = json(422, { message: 'Repository rule violations found' })
  const prepared = prepare(open(otherwise({ 'POST /repos/acme/docs/git/refs': ruled })))
  await expect(prepared).rejects.toThrow('POST /git/refs: 422 Repository rule violations found')
})

test('where issues are off, none is asked for', async () => {
  const off = json(200, { has_issues: false })
  const github = otherwise({ 'GET /repos/acme/docs': off })
  expect((await prepare(open(github))).issue).toBeUndefined()
})

test('a request of the action to another repository turns its row red, and is not sent', async () => {
  const world = open()
  const strays: Row = {
    ...row,
    needs: [],
    see: async (at) => {
      const query = new URLSearchParams()
      await at
        .answer('github', { method: 'GET', path: '/repos/acme/other/pulls/1', query, headers: {} })
        .catch(() => {})
      return 'all is well'
    },
  }
  const { verdict, seen } = await playRow(strays, world)
  expect(`${verdict} ${seen}`).toBe('❌ requests to elsewhere: GET /repos/acme/other/pulls/1')
})

test('what was seen never holds the token', async () => {
  const world = open()
  const see = async () => `::add-mask::${world.github.run.GITHUB_TOKEN}`
  expect((await playRow({ ...row, needs: [], see }, world)).seen).toBe('::add-mask::***')
})

test('writes to the real GitHub are a second apart, and absence is believed after ten', async () => {
  const standIn = new StandIn()
  const github: GitHub = {
    run: standIn.run,
    isStandIn: false,
    steps: async () => ({}),
    answer: (...asked) => standIn.answer(...asked),
  }
  const clock = new VirtualClock()
  const world = new World(github, NOWHERE, { clock })
  for (const title of ['a', 'b', 'c']) await world.ask('POST', '/issues', { title })
  expect(clock.nowMs()).toBe(2_000)
  await world.eventually(async () => 0, Boolean)
  expect(clock.nowMs()).toBe(12_000)
})
