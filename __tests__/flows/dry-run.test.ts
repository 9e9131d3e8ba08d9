import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { commented, LABELLED, pulled, scheduled } from '../support/events.ts'
import { createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { BOT, entry, recordComment } from '../support/record.ts'

/* A dry run reads, one request of each kind, and changes nothing. */

const DOCUMENT = { prompt: 'Document the --dry-run flag.' }
const HOME = { comment: 'true', 'issue-number': '7' }
const NEWEST = { sha: 'b'.repeat(40), files: [{ filename: 'src/cli.ts' }] }
const HELD = { private: true, commits: [NEWEST] }

/** With a token that may do no more than this. */
const allowed = (permissions: Record<string, 'read' | 'write'>): NonNullable<Flow['github']> => ({
  ...HELD,
  token: { permissions },
})

/** The step as a dry run; whatever happens in it, nothing is changed. */
async function dryRun(flow: Flow): Promise<FlowEnd> {
  const before = flow.world?.github.repository.comments.length ?? 0
  const end = await runStep({ ...flow, inputs: { ...flow.inputs, 'dry-run': 'true' } })
  // GraphQL is asked whose the token is.
  const changes = end.requests.filter(
    ({ method, operation }) => method !== 'GET' && !/^(?:graphql|markdown)$/.test(operation),
  )
  expect(changes).toEqual([])
  expect(end.comments).toHaveLength(before)
  return end
}

const linesOf = ({ result }: FlowEnd, sign: string) =>
  (result.details ?? []).filter((line) => line.startsWith(sign))

test('R17: a dry run says what holds and what it could not try, and shows the prompt and the size of each quotation', async () => {
  const inputs = { prompt: 'Document it.\nBe *brief*.', context: 'event', comment: 'true' }
  const end = await dryRun({ ...LABELLED, inputs, github: HELD })
  expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
  expect(end.requests.map(({ operation }) => operation)).toEqual([
    'permission',
    'views',
    'graphql',
    'list-comments',
    'markdown',
  ])
  expect(end.result.details).toEqual([
    '✅ Whoever triggered this "issues" event may start the step.',
    '✅ The key can read the project: the page views of 9–15 Nov.',
    '✅ The comments of #7 can be read.',
    '✅ What is quoted can be read: issue (20 bytes).',
    "➖ Not tried: whether the key's scope includes `write`: the dashboard shows it, under API keys.",
    "➖ Not tried: whether the service's GitHub App may open a pull request.",
    '➖ Not tried: writing the comment on #7, which needs `issues: write`, or `pull-requests: write` on a pull request.',
  ])
  expect(end.log.at(-1)).toMatch(
    /^notice: Dry run: .*would send the prompt to a new job, and wait.* To do it, remove dry-run: true\. /,
  )
  expect(end.summary).toContain('<code>Document it.</code><br>\n<code>Be \\*brief\\*.</code>')
  for (const place of [end.summary, end.log.join()]) expect(place).not.toContain('everywhere')
})

test('R17: a dry run says what it would ask without', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'compare' ? problem(404, 'Not Found') : undefined
  const github = { pulls: [{ number: 8 }] }
  const end = await dryRun({
    ...pulled(),
    github,
    inputs: { prompt: 'x', context: 'event' },
    onRequest,
  })
  expect(linesOf(end, '✅').at(-1)).toMatch(/cannot be read, so its files are not quoted\.$/)
})

test('T1: a dry run waits out no outage: three attempts of each read', async () => {
  const onRequest: OnRequest = ({ to }) =>
    to === 'github' ? problem(502, 'Bad Gateway') : refuse(503, 'Down')
  const inputs = { prompt: 'Document it.', 'required-permission': 'none', comment: 'true' }
  const end = await dryRun({ ...LABELLED, inputs, onRequest })
  expect(end.result.outcome).toBe('error')
  expect(end.requests.map(({ operation }) => operation)).toEqual([
    ...['views', 'views', 'views'],
    ...['graphql', 'graphql', 'graphql'],
  ])
})

/** A read that fails, and what its line must name. */
const FAILURES: [string, Flow, RegExp][] = [
  ['a revoked key', { service: { apiKey: 'mint_other' } }, /401.*Settings > API keys/],
  ['a project of somebody else', { inputs: { 'project-id': 'x' } }, /`project-id` is wrong/],
  ['an unknown job', { inputs: { 'job-id': 'job_7' } }, /no such job.*and `job-id`/],
  [
    'no permission for comments',
    { ...LABELLED, inputs: { comment: 'true' }, github: allowed({ contents: 'read' }) },
    /comments of #7: .*`issues: write`, or `pull-requests: write`/,
  ],
  [
    'no permission for comments and pull requests',
    { inputs: { ...HOME, 'job-id': 'open' }, github: allowed({}) },
    /comments of #7: .*`issues: write`, and `pull-requests: write`/,
  ],
  [
    'no permission for what changed',
    { ...scheduled(), inputs: { context: 'changes' }, github: allowed({ contents: 'read' }) },
    /`actions: read`/,
  ],
  [
    "no permission for a pull request's files",
    { ...pulled(), inputs: { context: 'event' }, github: allowed({}) },
    /`pull-requests: read`, and `contents: read`/,
  ],
  [
    'no permission for pull-requests',
    { inputs: { 'reader-signals': 'pull-requests' }, github: allowed({ 'pull-requests': 'read' }) },
    /`contents: read`/,
  ],
  [
    'a signal that the key may not read',
    { inputs: { 'reader-signals': 'all' }, github: HELD, service: { withheld: ['searches'] } },
    /searches.*scope `read`/,
  ],
  ['a comment without an issue', { inputs: { comment: 'true' } }, /to comment on: set `issue-n/],
  ['job-id: auto without an issue', { inputs: { 'job-id': 'auto' } }, /Set `issue-number`/],
]

test.each(FAILURES)('R17: %s fails the dry run, which names the remedy', async (_, flow, says) => {
  const end = await dryRun({ ...flow, inputs: { ...DOCUMENT, ...flow.inputs } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(linesOf(end, '❌')).toEqual([expect.stringMatching(says)])
  expect(end.outputs['job-id']).toBeUndefined()
  expect(end.log.at(-1)).toMatch(/^error: .*checks of this dry run failed, and nothing was changed/)
})

test('a permission check that cannot be made fails the dry run, and sends nothing to the service', async () => {
  const end = await dryRun({ ...LABELLED, inputs: { ...DOCUMENT, 'github-token': '' } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('needs `github-token`, which is empty: leave that input out')
  expect(end.requests).toEqual([])
})

describe('which job is continued', () => {
  const world = (finishAfterMs: number) => {
    const made = createWorld({ service: { job: { finishAfterMs } }, github: HELD })
    made.service.jobs.create('First.')
    made.github.addComment(7, BOT, recordComment([entry('asked', { job: 'job_1' })]))
    return made
  }
  const ACTIVE = Number.POSITIVE_INFINITY
  test.each([
    [
      'a job that has ended',
      { ...DOCUMENT, 'job-id': 'job_1' },
      0,
      'would send the prompt to job job_1, and wait',
    ],
    [
      'a job at work, which is not waited for',
      { ...DOCUMENT, ...HOME, 'job-id': 'open' },
      ACTIVE,
      'to job job_1, once it has ended',
    ],
    ['a job alone', { 'job-id': 'job_1' }, ACTIVE, 'would get job job_1, and wait for its end.'],
    ['the recorded job', { ...DOCUMENT, ...HOME, 'job-id': 'open' }, 0, 'to job job_1, and wait'],
  ])('%s', async (_what, inputs, finishAfterMs, says) => {
    const end = await dryRun({ world: world(finishAfterMs), inputs })
    expect(end.result.outcome).toBe('dry-run')
    expect(end.result.message).toContain(says)
    expect(end.tookMs).toBeLessThan(1000)
  })

  test('if there is none, the step would be skipped', async () => {
    const end = await dryRun({ ...commented('octocat'), inputs: { 'job-id': 'auto' } })
    expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
    expect(end.result.message).toContain('this step would be skipped: No job of this project is')
  })
})

test.each([
  ['a publication', { publish: 'true' }, 'would publish the docs, and wait for its end.'],
  ['a preview', { preview: 'true' }, 'would build a preview of branch "main", and wait'],
  ["a job's preview", { ...DOCUMENT, preview: 'true' }, 'a preview of its pull request.'],
  ['a report', { 'traffic-weeks': '2' }, 'would report the page views of 2 weeks.'],
  ['care', { context: 'signals' }, "report readers' signals (visitors, searches, questions"],
])('%s: it says what the step would do', async (_what, inputs, says) => {
  const end = await dryRun({ inputs, github: HELD })
  expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
  expect(end.result.message).toContain(says)
})

test('a dry run that is cancelled writes no comment', async () => {
  const end = await dryRun({
    ...LABELLED,
    inputs: { ...DOCUMENT, comment: 'true' },
    onRequest: ({ operation }, { wait }) => (operation === 'views' ? wait(1e9) : undefined),
    cancelAtMs: 5_000,
  })
  expect(end.result.outcome).toBe('cancelled')
})

test('an unknown job-id is no output', async () => {
  const end = await runStep({ inputs: { ...DOCUMENT, 'job-id': 'job_7' } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.outputs).toEqual({
    outcome: 'error',
    message: expect.any(String),
    'report-path': expect.any(String),
  })
})
