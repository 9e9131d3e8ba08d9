import { expect, test } from '@jest/globals'
import { demoGitHub } from '../../simulator/demo.ts'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import { json, refuse } from '../../simulator/http/answer.ts'
import { scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const GITHUB = demoGitHub(new VirtualClock())
const BOT = 'mintlify[bot]'
const INPUTS = { 'reader-signals': 'effect', 'traffic-file': 'effect.json' }

/** A report on the demo's 20 weeks, with what differs. It never fails, whatever is missing. */
async function effectOf(flow: Flow = {}) {
  const end = await runStep({ ...scheduled(), github: GITHUB, inputs: INPUTS, ...flow })
  expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
  const section = typed(end.summary.split('What became of the last changes\n\n')[1] ?? '')
  return { ...end, section, effect: JSON.parse(end.files['effect.json'] ?? '').signals.effect }
}

/** Merged in the change window, unless it says otherwise. */
const merged = (number: number, more: Partial<Pull> = {}): Pull => ({
  ...{ number, createdAt: '2026-09-20T00:00:00Z', mergedAt: '2026-09-21T00:00:00Z' },
  ...{ files: [{ filename: 'guides/auth.mdx' }], ...more },
})
const withPulls = (...pulls: Pull[]): GitHubOptions => ({ ...GITHUB, pulls })

test('what became of the pull requests, and what readers missed on their pages before and after', async () => {
  const { section, effect, files, requests } = await effectOf()
  expect(section).toMatch(
    /^\*\*9 pull requests\*\* of the agent in the last 13 weeks: 5 merged as opened, 2 merged after edits by people, 1 closed without a merge, 1 still open; median time to a merge: 1 day\.\n/,
  )
  expect(section).toContain('(7 Sep – 4 Oct): /cli/config, /guides/auth, /guides/auth/oauth, …')
  expect(section).toContain('before (15 Jun – 12 Jul) → after (5 Oct – 1 Nov):')
  expect(section).toContain('**: 32 % (62 of 194) → 14 % (28 of 199); other pages 12 % → 11 %.')
  expect(section).toContain('**Pages changed** (8): /cli/config, ')
  expect(effect).toMatchObject({
    pullRequests: { total: 9, mergedAsTheyWere: 5, mergedAfterEdits: 2, closed: 1, open: 1 },
    measures: [{ name: 'unanswered', workedOn: { pages: 8 } }, { name: 'thumbs-down' }],
  })
  // Titles of pull requests may say anything.
  expect(files['effect.json']).not.toContain('"title"')
  // People often resolve feedback on changed pages.
  const ofVotes = requests.filter(({ operation }) => operation === 'feedback-by-page')
  for (const { query } of ofVotes) expect(query.get('status')).toBe('pending,in_progress,resolved')
})

test("if a person merges the base into the agent's pull request, that is no edit; another branch is", async () => {
  const commit = (sha: string, ...parents: string[]) => ({ login: BOT, sha, parents })
  const merge = (of: string) => ({ ...commit('c', 'a', of), login: 'octocat' })
  const pulls = ['base', 'b'].map((of, number) =>
    merged(number, { commits: [commit('a', 'base'), commit('b', 'base'), merge(of)] }),
  )
  const { effect } = await effectOf({ github: withPulls(...pulls) })
  expect(effect.pullRequests).toMatchObject({ mergedAsTheyWere: 1, mergedAfterEdits: 1 })
})

test.each<[what: string, pulls: Pull[]]>([
  ['a person opened it', [merged(1, { login: 'octocat' })]],
  ['it only removes pages', [merged(1, { files: [{ filename: 'cli.mdx', status: 'removed' }] })]],
  ['it changes no page of a site', [merged(1, { files: [{ filename: 'README.md' }] })]],
])('D13: if %s, no page counts, and it asks the service nothing', async (_, pulls) => {
  const end = await effectOf({ github: withPulls(...pulls) })
  expect(end.effect.measures).toEqual([])
  expect(end.section).toContain(
    'No pull request of the agent that was merged 7 Sep – 4 Oct changed a page.',
  )
  expect(asked(end)).toEqual([])
})

const many = (count: number, more: (n: number) => Partial<Pull>) =>
  Array.from({ length: count }, (_, n) => merged(n + 1, more(n)))

test('a pull request that was open for half a year counts when it is merged', async () => {
  const old = merged(101, { createdAt: '2026-03-01T00:00:00Z' })
  const others = many(100, () => ({
    ...{ createdAt: '2026-06-01T00:00:00Z', mergedAt: '2026-06-02T00:00:00Z' },
  }))
  const { effect } = await effectOf({ github: withPulls(old, ...others) })
  expect(effect).toMatchObject({
    pullRequests: { total: 0 },
    measures: [{ workedOn: { pages: 1 } }, { name: 'thumbs-down' }],
  })
})

const pages = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ filename: n === 0 ? 'cli.mdx' : `new/${n}.mdx` }))

test.each<[what: string, pulls: Pull[], gap: string]>([
  [
    'pull requests',
    many(31, (n) => ({ files: [{ filename: n === 0 ? 'cli.mdx' : 'pricing.mdx' }] })),
    'only 30 of the 31 pull requests that were merged then are read',
  ],
  [
    'files',
    [merged(1, { files: pages(101) })],
    'no more than 100 files of a pull request are read',
  ],
  [
    'pull requests of others',
    [
      merged(1),
      ...many(500, (n) => ({ number: n + 2, login: 'octocat', closedAt: '2026-11-01T00:00:00Z' })),
    ],
    "no more than 500 of the repository's pull requests are read",
  ],
])('D13: of too many %s, it says how many it read', async (_what, pulls, gap) => {
  const { effect, section } = await effectOf({ github: withPulls(...pulls) })
  expect(section).toContain(`Not all was read: ${gap}.`)
  const incomplete = { complete: false, gap }
  expect([effect.pullRequests, ...effect.measures]).toContainEqual(
    expect.objectContaining(incomplete),
  )
})

test('D13: if it read a part of the files, no page among them is not none', async () => {
  const files = Array.from({ length: 101 }, (_, n) => ({ filename: `images/${n}.png` }))
  const { effect, section } = await effectOf({ github: withPulls(merged(1, { files })) })
  const missing = 'no more than 100 files of a pull request are read'
  expect(effect.measures).toMatchObject([{ available: false, missing }, { missing }])
  expect(section).toContain(`Pages are not compared, because ${missing}.`)
})

test('D13: a token without contents: the permission is named', async () => {
  const token = { permissions: { 'pull-requests': 'read' } } as const
  const end = await effectOf({ github: { ...GITHUB, token } })
  const words = /^\*\*9 pull.*\n\nPages are not compared, because .*`contents: read`/
  expect(end.section).toMatch(words)
  expect(asked(end)).toEqual([])
})

test('D13: without pull-requests, the report goes on; if that is all that was asked, the step fails', async () => {
  const github = { ...GITHUB, token: { permissions: {} } }
  const { section } = await effectOf({ github, inputs: { ...INPUTS, 'traffic-weeks': '1' } })
  expect(section).toMatch(/^The agent's pull requests are unknown: .*`pull-requests: read`/)
  const { result } = await runStep({ ...scheduled(), github, inputs: INPUTS })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(result.message).toContain('`pull-requests: read`')
})

test('D13: without a docs.json, no file is known to be a page, and it says so', async () => {
  const files = GITHUB.files?.filter((file) => file !== 'docs.json') ?? []
  const end = await effectOf({ github: { ...GITHUB, files } })
  expect(end.section).toContain(
    'Pages are not compared, because there is no docs.json in this repository.',
  )
  expect(asked(end)).toEqual([])
})

test.each(['effect', 'all'])(
  'D1: a key that is refused fails the step, with %s',
  async (signals) => {
    const inputs = { 'reader-signals': signals }
    const onRequest: Flow['onRequest'] = ({ to }) =>
      to === 'service' ? refuse(401, '') : undefined
    const end = await runStep({ ...scheduled(), github: GITHUB, inputs, onRequest })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain('401')
  },
)

/** A page of the list of conversations, with one turn. */
function pageOfTurns(nth: number, isLast: boolean) {
  const turn = {
    ...{ id: `${nth}`, timestamp: '2026-08-01T00:00:00Z', query: 'How?', response: 'So.' },
    ...{ sources: [], resolutionStatus: 'answered', queryCategory: null, pageUrl: '/cli' },
  }
  const nextCursor = isLast ? null : `${nth}`.padStart(26, '0')
  return json(200, { conversations: [turn], nextCursor, hasMore: !isLast })
}

test('D8, D13: it makes 20 requests at most, for conversations first, and compares no parts', async () => {
  const end = await effectOf({
    onRequest({ operation, nth }) {
      if (operation === 'feedback-by-page') return json(200, { feedback: [], hasMore: true })
      if (operation !== 'conversations') return undefined
      return pageOfTurns(nth, nth % 8 === 7)
    },
    github: withPulls(merged(1, { files: [{ filename: 'cli.mdx' }] })),
  })
  expect(asked(end)).toEqual([
    ...Array(16).fill('conversations'),
    ...['feedback-by-page', 'feedback-by-page'],
  ])
  const why = 'votes are on more than 100 pages, and no requests are left to read them in parts'
  expect(end.effect.measures[1]).toEqual({ name: 'thumbs-down', available: false, missing: why })
  expect(end.section).toContain('- **Questions without an answer**: too few to compare.\n')
  expect(end.section).toContain(`- **Thumbs down**: not compared, because ${why}.`)
})

test('D8: retries count, and without requests that are left it reads no votes', async () => {
  const end = await effectOf({
    onRequest({ operation, nth }) {
      if (operation !== 'conversations') return undefined
      if (nth % 2 === 0) return refuse(503, '')
      return pageOfTurns(nth, nth % 16 === 15)
    },
  })
  expect(end.effect.measures[1].missing).toBe('the 20 requests that this may make were spent')
  expect(asked(end)).not.toContain('feedback-by-page')
})

test('the agent gets the fates of its pull requests, and those that people closed', async () => {
  const inputs = { context: 'signals' }
  const end = await runStep({ ...scheduled(), github: GITHUB, inputs })
  const [prompt = ''] = end.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toMatch(
    /: what became of your pull requests .*\nopened: 9\nmerged as opened: 5\n[\s\S]*- ".+" \(number: \d+\)/,
  )
})
