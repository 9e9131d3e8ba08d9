import { expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'

const BOT = 'github-actions[bot]'
const LABELLED: Flow = {
  event: 'issues',
  payload: { action: 'labeled', issue: { number: 7, title: 'A flag', body: 'Why?' } },
  inputs: { context: 'event', comment: 'true' },
}

/** Issue 7 has so many comments by others, one a minute. */
function worldWith(comments: number) {
  const world = createWorld({ github: { issues: [7] } })
  for (let n = 0; n < comments; n++) {
    world.github.addComment(7, 'reader', `${n}`)
    world.clock.advance(60_000)
  }
  return world
}

const listed = ({ requests }: FlowEnd) =>
  requests.filter(({ path }) => path.endsWith('/issues/7/comments'))

test('of 950 comments, each page is read once, and then only what has changed', async () => {
  const world = worldWith(950)
  const first = await runStep({ ...LABELLED, world })
  expect(first.outputs.outcome).toBe('pr-opened')
  const pages = listed(first).map(({ method, query }) =>
    query.has('since') ? 'changed' : `${method} ${query.get('page') ?? 1}`,
  )
  const whole = Array.from({ length: 10 }, (_, n) => `GET ${n + 1}`)
  expect(pages).toEqual([...whole, 'POST 1', 'changed'])
  expect(first.requests.filter(({ to }) => to === 'github').length).toBeLessThan(25)
})

test('a page that cannot be read at first does not hide the comment behind it', async () => {
  const world = worldWith(250)
  await runStep({ ...LABELLED, world })
  const { comments } = world.github.repository
  // Somebody edits an old comment.
  world.clock.advance(3_600_000)
  Object.assign(comments[0] ?? {}, { updatedMs: world.clock.now().getTime() })
  let failures = 0
  const end = await runStep({
    ...LABELLED,
    world,
    env: { GITHUB_RUN_ID: '2000' },
    onRequest: ({ query }) =>
      query.get('page') === '2' && failures++ === 0 ? problem(502, 'Bad Gateway') : undefined,
  })
  expect(end.outputs.outcome).toBe('pr-opened')
  expect(
    comments.filter(({ issueNumber, login }) => issueNumber === 7 && login === BOT),
  ).toHaveLength(1)
})
