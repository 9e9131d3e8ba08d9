import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import type { GitHubOptions } from '../../simulator/github/github.ts'
import type { ChangedFile, Pull } from '../../simulator/github/repository.ts'
import { LABELLED, scheduled } from '../support/events.ts'
import { type Flow, type FlowEnd, runStep } from '../support/flow.ts'

const changed = (filename: string, additions = 1): ChangedFile => ({
  filename,
  additions,
  deletions: 1,
})
const FILES = [
  changed('changelog.mdx', 3),
  changed('docs.json'),
  changed('guides/auth.mdx', 9),
  changed('guides/errors.mdx', 2),
  changed('guides/limits.mdx'),
  changed('quickstart.mdx'),
  { filename: 'cli/watch.mdx', status: 'added', additions: 1_030, deletions: 0 } as const,
]
const TITLE = 'Document the --watch flag'
const PULL: Pull = { number: 50, title: TITLE, branch: 'mintlify/job-1', files: FILES }
const SITE = 'https://github.com/acme/site/pull/50'
/** The pull request is in a second repository that the token may read. */
const elsewhere = (isPrivate: boolean): GitHubOptions => ({
  repositories: { 'acme/site': { private: isPrivate, pulls: [PULL] } },
  token: { repositories: ['acme/docs', 'acme/site'] },
})

const run = (flow: Flow = {}, prLink = 'https://github.com/acme/docs/pull/50') =>
  runStep({
    ...LABELLED,
    github: { pulls: [PULL] },
    service: { job: { prLink } },
    ...flow,
    inputs: { prompt: 'Resolve #7.', comment: 'true', ...flow.inputs },
  })

const shownIn = ({ comments, summary }: FlowEnd) => [
  comments.find(({ issueNumber }) => issueNumber === 7)?.body ?? '',
  summary,
]
const readsOf = ({ requests }: FlowEnd) => requests.filter(({ operation }) => operation === 'pull')

describe("a private pull request's title and files are shown", () => {
  const nothing = { event: 'schedule', payload: {} }

  test.each<[what: string, flow: Flow, prLink: string | undefined, isShown: boolean]>([
    ['in a run of its own repository', { ...nothing }, undefined, true],
    ['in a run of another private one', { ...scheduled(), github: elsewhere(true) }, SITE, true],
    ['not in a public one', { ...scheduled('public'), github: elsewhere(true) }, SITE, false],
    ['not in a run of unknown visibility', { ...nothing, github: elsewhere(true) }, SITE, false],
    ['in any run if public', { ...scheduled('public'), github: elsewhere(false) }, SITE, true],
  ])('%s', async (_what, flow, prLink, isShown) => {
    const inputs = { 'issue-number': '7' }
    const end = await run({ ...flow, inputs }, prLink)
    expect(end.outputs.outcome).toBe('pr-opened')
    const [comment = '', summary = ''] = shownIn(end)
    expect(comment).toContain(`- ${end.outputs['pr-link']}\n`)
    for (const shown of [comment, summary, end.log.join('\n')])
      expect(shown.includes('+1,047 −6 in 7 files.')).toBe(isShown)
    expect(summary.includes(TITLE)).toBe(isShown)
    expect(readsOf(end).map(({ operation }) => operation)).toEqual(['pull'])
  })
})

describe('a pull request that the token cannot see', () => {
  const lines = (end: FlowEnd) => end.log.filter((line) => /acme\/(?:site|docs)#50/.test(line))
  const forbidden: Flow['onRequest'] = ({ operation }) =>
    operation === 'pull' ? problem(403, 'Resource protected by SAML') : undefined
  const isSevere = (line: string) => /^(?:warning|error)/.test(line)

  test.each<[what: string, github: GitHubOptions, onRequest: Flow['onRequest']]>([
    ['it is private', { repositories: { 'acme/site': { pulls: [PULL] } } }, undefined],
    ['it is forbidden', elsewhere(true), forbidden],
  ])('in another repository causes no warning if %s', async (_what, github, onRequest) => {
    for (const comment of ['true', 'false']) {
      const flow = { github, ...(onRequest && { onRequest }), inputs: { comment } }
      const end = await run(flow, SITE)
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': SITE })
      expect(end.log.filter(isSevere)).toEqual([])
      expect(lines(end).at(-1)).toMatch(/^The state of acme\/site#50 is missing\..*App's token/)
    }
  })

  test('in another repository causes a warning if the next run will continue', async () => {
    const { event, payload } = scheduled()
    const inputs = { comment: 'true', continue: 'true', 'issue-number': '7' }
    const end = await run({ event: `${event}`, payload: { ...payload }, inputs }, SITE)
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': SITE })
    expect(end.log.filter(isSevere)).toEqual([
      expect.stringMatching(/^warning: The state of acme\/site#50 is missing\..*App's token/),
    ])
  })

  test('in this repository costs three attempts and two lines of the log', async () => {
    const end = await run({ github: {} })
    expect(end.outputs.outcome).toBe('pr-opened')
    expect(readsOf(end)).toHaveLength(3)
    expect(end.log.filter((line) => line.includes('#50') && !/Trying again/.test(line))).toEqual([
      expect.stringMatching(/^The state of acme\/docs#50 is missing\./),
      expect.stringMatching(/^Reviews of acme\/docs#50 cannot find agent job job_1:/),
    ])
  })
})
