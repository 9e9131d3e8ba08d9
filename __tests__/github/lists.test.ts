import { expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { json } from '../../simulator/http/answer.ts'
import { LABELLED } from '../support/events.ts'
import { createWorld, type Flow, runStep } from '../support/flow.ts'
import { BOT } from '../support/request-log.ts'

const sha = (n: number) => `${n}`.padStart(40, '0')
const history = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    sha: sha(n + 1),
    message: `Subject ${n + 1}.`,
    files: [{ filename: `src/${n + 1}.ts` }],
  }))
const date = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString()
const operations = ({ requests }: Awaited<ReturnType<typeof runStep>>) =>
  requests.map(({ operation }) => operation)

/** A release of the tag `v<n>`, among so many. */
function released(n: number, flow: Flow = {}): Promise<Awaited<ReturnType<typeof runStep>>> {
  const release = { tag_name: `v${n}`, published_at: date(n), prerelease: false }
  const releases = Array.from({ length: 120 }, (_, index) => ({
    tag: `v${index + 1}`,
    createdAt: date(index + 1),
  }))
  const refs = Object.fromEntries(
    history(120).map((commit, index) => [`v${index + 1}`, commit.sha]),
  )
  return runStep({
    inputs: { prompt: 'Go', context: 'changes' },
    event: 'release',
    payload: { action: 'published', release },
    github: { commits: history(120), releases, refs },
    ...flow,
  })
}

test('releases come with all their assets, so five a page are read, until the one before is found', async () => {
  const end = await released(109)
  expect(operations(end).slice(0, 5)).toEqual([
    'releases',
    'releases',
    'releases',
    'compare',
    'create',
  ])
  expect(end.requests[0]?.query.get('per_page')).toBe('5')
  expect(end.log).toContain('The changes are those since the release "v108"')
})

const subject = { number: 7, title: 'A flag', body: 'Why?' }
const pull_request = { ...subject, head: { sha: sha(2), repo: { full_name: 'acme/docs' } } }
const label: Flow = { event: 'issues', payload: { action: 'labeled', issue: subject } }
const comment = { comment: 'true' }
const ofChanges = ['compare', 'commit', 'releases', 'runs']
test.each<[operation: string, flow: Flow]>([
  ['permission', label],
  ['graphql', { ...label, inputs: comment }],
  ['list-comments', { ...label, inputs: comment }],
  ['create-comment', { ...label, inputs: comment }],
  ['pull', { ...label, inputs: comment }],
  [
    'review-comments',
    {
      event: 'pull_request_review',
      payload: { action: 'submitted', review: { id: 5, body: 'See below.' }, pull_request },
    },
  ],
  ['compare', { event: 'push', payload: { before: sha(1), after: sha(2) } }],
  ['commit', { event: 'push', payload: { before: '0'.repeat(40), after: sha(2) } }],
  ['releases', { event: 'release', payload: { action: 'published', release: { tag_name: 'v1' } } }],
  ['runs', { event: 'schedule' }],
])("an answer to %s of another form is GitHub's, and no defect of ours", async (wrong, flow) => {
  for (const body of [{ id: '5' }, [5]]) {
    const end = await runStep({
      github: { commits: history(2), pulls: [{ number: 7 }] },
      env: { GITHUB_SHA: sha(2) },
      ...flow,
      inputs: {
        prompt: 'Go',
        context: ofChanges.includes(wrong) ? 'changes' : 'event',
        ...flow.inputs,
      },
      onRequest: ({ operation }) => (operation === wrong ? json(200, body) : undefined),
    })
    const told = `${end.summary}${end.log.join('\n')}`
    expect(told).toContain("GitHub's answer cannot be read")
    expect(told).not.toContain('defect of this action')
  }
})

const COMMENTING = { ...LABELLED, inputs: { context: 'event', comment: 'true' } }

/** Issue 7 has so many comments by others. */
function worldWith(comments: number) {
  const world = createWorld({ github: { issues: [7] } })
  for (let n = 0; n < comments; n++) {
    world.github.addComment(7, 'reader', `${n}`)
  }
  return world
}

test('an address of a comment that messages could not link is no answer of GitHub', async () => {
  const row = { id: 1, body: '', user: null }
  const end = await runStep({
    ...label,
    inputs: { prompt: 'Go', ...comment },
    onRequest: ({ operation }) =>
      operation === 'list-comments'
        ? json(200, [{ ...row, html_url: 'https://github.com/a ![x](https://b.example)' }])
        : undefined,
  })
  expect(end.summary).toContain("GitHub's answer cannot be read")
  expect(end.summary).not.toContain('![x]')
})

test('a page that cannot be read at first does not hide the comment behind it', async () => {
  const world = worldWith(250)
  await runStep({ ...COMMENTING, world })
  const { comments } = world.github.repository
  let failures = 0
  const end = await runStep({
    ...COMMENTING,
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
