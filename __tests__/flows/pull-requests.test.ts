import { expect, test } from '@jest/globals'
import { demoGitHub } from '../../simulator/demo.ts'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { Pull } from '../../simulator/github/repository.ts'
import { scheduled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'
import { structureOf, typed } from '../support/markdown.ts'
import { turn, view, votes } from '../support/readers.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const GITHUB = demoGitHub(new VirtualClock())
const INPUTS = { 'reader-signals': 'pull-requests', 'traffic-file': 'pulls.json' }

/** A report that does not fail. */
async function reportOn(flow: Flow = {}) {
  const end = await runStep({ ...scheduled(), github: GITHUB, inputs: INPUTS, ...flow })
  expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
  const section = typed(end.summary.split('The agent’s pull requests\n\n')[1] ?? '')
  const { signals } = JSON.parse(end.files['pulls.json'] ?? '{}')
  return { ...end, section, fates: signals?.pullRequests }
}

const merged = (number: number, more: Partial<Pull> = {}): Pull => ({
  number,
  createdAt: '2026-11-01T00:00:00Z',
  mergedAt: '2026-11-02T00:00:00Z',
  files: [{ filename: 'guides/auth.mdx' }],
  ...more,
})
const many = (count: number, more: (n: number) => Partial<Pull>) =>
  Array.from({ length: count }, (_, n) => merged(n + 1, more(n)))
const removed = (filename: string) => ({ filename, status: 'removed' as const })
const withPulls = (...pulls: Pull[]): GitHubOptions => ({ ...GITHUB, pulls })

test('the report says what became of the pull requests, links those that wait, and asks the service nothing', async () => {
  const old = { createdAt: '2026-07-01T00:00:00Z' }
  const github = withPulls(
    merged(1),
    merged(2, { ...old, mergedAt: '2026-09-01T00:00:00Z' }),
    // Before the 13 weeks, though somebody wrote there since.
    merged(3, { ...old, mergedAt: '2026-07-02T00:00:00Z', closedAt: '2026-11-10T00:00:00Z' }),
    merged(4, {
      mergedAt: null,
      state: 'closed',
      closedAt: '2026-11-03T00:00:00Z',
      title: 'Refused',
    }),
    merged(5, { mergedAt: null, state: 'open', title: 'Tell [x](https://x.example) of @team' }),
    merged(6, { mergedAt: null, state: 'open', login: 'octocat' }),
  )
  const end = await reportOn({ github })
  const [sentence, title, item] = end.section.split('\n\n')
  expect(sentence).toBe('In the last 13 weeks, **2** were merged and **1** closed without a merge.')
  expect(title).toBe('**Open** (1)')
  expect(item?.trim()).toMatch(/^- \[Tell .* #5\]\(https:\/\/.*\/acme\/docs\/pull\/5\)$/)
  expect(structureOf(item ?? '').slice(1)).toEqual([
    'list',
    'listItem',
    'paragraph',
    'link',
    'text',
  ])
  expect(end.fates).toEqual({
    available: true,
    complete: true,
    gaps: [],
    merged: 2,
    closed: 1,
    open: 1,
  })
  expect(asked(end)).toEqual([])
})

test('without any, it says where to run this', async () => {
  const { section } = await reportOn({ github: withPulls() })
  expect(section).toMatch(
    /^The agent opened no pull request in this repository in the last 13 week/,
  )
})

const OTHERS = many(500, (n) => ({
  number: n + 10,
  login: 'octocat',
  closedAt: '2026-11-10T00:00:00Z',
}))

test('D13: of too many pull requests, it says how many it read', async () => {
  const { fates, section, summary } = await reportOn({
    github: withPulls(merged(1, { mergedAt: null, state: 'open' }), ...OTHERS),
  })
  const gap = "no more than 500 of the repository's pull requests are read"
  expect(summary).toContain(`The agent's pull requests: partial, since ${gap}.`)
  expect(section).toContain('at least **0** were merged')
  expect(fates).toMatchObject({ complete: false, gaps: [{ is: 'partial', why: gap }] })
})

test('D13: without pull-requests, the report goes on; if that is all that was asked, the step fails', async () => {
  const github = { ...GITHUB, token: { permissions: {} } }
  const { summary } = await reportOn({ github, inputs: { ...INPUTS, 'traffic-weeks': '1' } })
  expect(summary).toMatch(/⚠️ The agent's pull requests: not available, .*`pull-requests: read`/)
  const { result } = await runStep({ ...scheduled(), github, inputs: INPUTS })
  expect(result).toMatchObject({ outcome: 'error', fails: true })
  expect(result.message).toContain('`pull-requests: read`')
})

const EVENTS = {
  visits: ['/docs', '/docs/guides/auth', '/docs/cli'].flatMap((page) => view(page, 9)),
  feedback: votes('/docs/guides/auth', 0, 3),
  turns: [
    ...['How?', 'Why?'].map((text) => turn(text, { path: '/docs/cli' })),
    // A topic is no page.
    ...['What?', 'Who?'].map((text) => turn(text, { category: 'Billing' })),
  ],
}
const DOCS = '{"navigation":{}}'
const FILES = ['docs.json', 'index.mdx', 'guides/auth.mdx', 'cli.mdx']
const BOTH = { 'traffic-weeks': '1', 'reader-signals': 'questions, feedback, pull-requests' }

/** The rows of "Fix these first", by the page. */
async function rowsOf(pulls: Pull[], more: Flow = {}) {
  const end = await reportOn({
    inputs: BOTH,
    service: { events: EVENTS },
    github: { ...GITHUB, pulls, files: FILES, texts: { 'docs.json': DOCS } },
    ...more,
  })
  const [auth, cli] = ['/docs/guides/auth', '/docs/cli'].map((page) => {
    const row = typed(end.summary).match(new RegExp(`^\\| ${page}(?:<br>(.*))? \\|.*\\|$`, 'm'))
    return row ? (row[1] ?? '') : 'no row'
  })
  return { ...end, auth, cli }
}

test('what to fix first says when the agent changed that page last', async () => {
  const { auth, cli, requests } = await rowsOf([
    merged(101),
    merged(99, { mergedAt: '2026-10-26T00:00:00Z', files: [{ filename: 'cli.mdx' }] }),
    merged(98, {
      mergedAt: '2026-10-01T00:00:00Z',
      files: FILES.map((filename) => ({ filename })),
    }),
  ])
  expect([auth, cli]).toEqual(['changed 2 Nov, #101', 'changed 26 Oct, #99'])
  const ofGitHub = requests.flatMap(({ to, operation }) => (to === 'github' ? operation : []))
  expect(ofGitHub.filter((operation) => operation === 'files')).toHaveLength(3)
})

test.each<[what: string, pulls: Pull[]]>([
  [
    'a newer one has more files than are read',
    [
      merged(1),
      merged(2, {
        mergedAt: '2026-11-05T00:00:00Z',
        files: Array.from({ length: 101 }, (_, n) => ({ filename: `a/${n}.mdx` })),
      }),
    ],
  ],
  ['newer ones may not be listed', [merged(1, { closedAt: '2026-11-20T00:00:00Z' }), ...OTHERS]],
  ['a person changed it', [merged(1, { login: 'octocat' })]],
  ['it removed the page', [merged(1, { files: [removed('guides/auth.mdx')] })]],
])('D13: there is no mark if %s', async (_what, pulls) => {
  expect((await rowsOf(pulls)).auth).toBe('')
})

test('D13: there is no mark if two sites have a page of that address', async () => {
  const files = [...FILES, 'sdk/docs.json', 'sdk/guides/auth.mdx']
  const texts = { 'docs.json': DOCS, 'sdk/docs.json': DOCS }
  const pulls = [merged(1)]
  expect((await rowsOf(pulls, { github: { ...GITHUB, pulls, files, texts } })).auth).toBe('')
})

test('D13: without contents, the rest is there, and the log names the permission', async () => {
  const token = { permissions: { 'pull-requests': 'read' } } as const
  const end = await rowsOf([merged(1)], {
    github: { ...GITHUB, pulls: [merged(1)], files: FILES, texts: { 'docs.json': DOCS }, token },
  })
  expect([end.auth, end.section]).toEqual(['', expect.stringMatching(/\*\*1\*\* was merged/)])
  expect(end.log.join('\n')).toMatch(
    /The pages that the agent's pull requests changed: not available, .*contents: read/,
  )
})

test('the agent gets when it changed a page, with the dates of the figures', async () => {
  const end = await runStep({
    ...scheduled(),
    github: GITHUB,
    inputs: { context: 'signals' },
  })
  const [prompt = ''] = end.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toMatch(
    /week: "9–15 Nov"[\s\S]*conversation began on: "[^"]*", you changed that page on: "\d+ \w+, #\d+"\)/,
  )
})
