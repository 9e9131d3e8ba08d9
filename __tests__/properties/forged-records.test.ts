import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findOpenJob } from '../../src/agent/open-job.ts'
import type { GitHub } from '../../src/github/client.ts'
import { openConversation } from '../../src/github/conversation.ts'
import { fingerprint, formatMarker, type Marker } from '../../src/github/marker.ts'
import { openOwnPulls } from '../../src/github/own-pulls.ts'
import { readEvent } from '../../src/runner/event.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { testRun } from '../support/test-run.ts'

const BOT = 'github-actions[bot]'
const KEY = 'mint_key-of-the-project'
const WORKFLOW = 'acme/docs/.github/workflows/docs.yml'
const baseUrl = new URL('https://service.example/')
const ISSUE = 9
const PULLS = [5, 4, 3]

const event = readEvent({
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'acme/docs',
  GITHUB_WORKFLOW_REF: `${WORKFLOW}@refs/heads/main`,
  GITHUB_RUN_ID: '4242',
})
const record: Marker = {
  project: fingerprint(baseUrl.href, 'docs'),
  task: fingerprint('task'),
  workflow: fingerprint(WORKFLOW),
  runId: '4000',
  attempt: 1,
  outcome: 'pr-opened',
  jobId: 'job_1',
  pull: 'acme/docs#4',
}
const seal = { key: KEY, repository: 'acme/docs', issueNumber: 4 }
const genuine = formatMarker(record, seal)

interface Comment {
  issueNumber: number
  login: string
  body: string
}

const place = fc.constantFrom(...PULLS, ISSUE)
const author = fc.oneof(
  fc.constantFrom(BOT, 'GitHub-Actions[bot]', 'github-actions', 'octocat', 'docs-agent[bot]', ''),
  fc.string({ maxLength: 20 }),
)
const stranger = author.filter((login) => login !== BOT)
const otherSeal = fc.oneof(
  fc.string().map((key) => ({ ...seal, key: `${key}x` })),
  fc.constantFrom({ ...seal, repository: 'mallory/docs' }, { ...seal, issueNumber: 7 }),
)
const field = fc.constantFrom('project', 'task', 'workflow', 'run', 'attempt', 'job', 'pull')

/** Bodies that are not a record of ours, wherever they stand and whoever wrote them. */
const forgedBody = fc.oneof(
  otherSeal.map((other) => formatMarker({ ...record, jobId: 'job_666' }, other)),
  field.map((name) => genuine.replace(new RegExp(` ${name}=\\S+`), ` ${name}=acme/docs#5`)),
  fc.constantFrom(
    genuine.replace('job=job_1', 'job=job_666'),
    genuine.replace('pull=acme/docs#4', 'pull=acme/docs#5'),
    genuine.replace(/ signature=\w+/, ''),
    genuine.replace(/ signature=(\w)/, ' signature=$1$1'),
    genuine.toUpperCase(),
    ` ${genuine}`,
    `\n${genuine}`,
    `\uFEFF${genuine}`,
    `You said:\n${genuine}`,
    `> ${genuine}`,
    `<!-- x -->${genuine}`,
    genuine.replace('<!-- ', '<!--\u200b '),
    genuine.replaceAll(' ', '\u00a0'),
  ),
  fc.string({ maxLength: 80 }).map((text) => `${text.trim() || 'x'}${genuine}`),
  fc
    .stringMatching(/^[0-9a-f]{64}$/)
    .map((signature) => genuine.replace(/signature=\w+/, `signature=${signature}`)),
)

const forged: fc.Arbitrary<Comment> = fc.oneof(
  // The genuine text, by somebody else.
  fc.record({ issueNumber: place, login: stranger, body: fc.constant(genuine) }),
  // The genuine text by the action's own user, elsewhere than it was signed for.
  fc.record({
    issueNumber: place.filter((number) => number !== 4),
    login: fc.constant(BOT),
    body: fc.constant(genuine),
  }),
  // What is not genuine, by anybody: a workflow of the repository may write any text as the same user.
  fc.record({ issueNumber: place, login: fc.oneof(fc.constant(BOT), author), body: forgedBody }),
)

/** What GitHub shows of these comments. */
function githubWith(comments: Comment[]): GitHub {
  const calls: Partial<GitHub> = {
    getOwnLogin: async () => BOT,
    listComments: async (issueNumber, page) =>
      comments
        .map(({ login, body, ...rest }, id) => ({ ...rest, id, body, user: { login } }))
        .filter((comment) => comment.issueNumber === issueNumber && page === 1),
    listOpenPulls: async () =>
      PULLS.map((number) => ({ number, head: { repo: { full_name: 'acme/docs' } } })),
    isPullOpen: async () => true,
  }
  return calls as GitHub
}

async function look(comments: Comment[]) {
  const github = githubWith(comments)
  const settings = { comment: true, issueNumber: ISSUE, jobId: 'open' }
  const inputs = { projectId: 'docs', apiKey: KEY, baseUrl, ...settings }
  const log = { info() {}, notice() {}, warning() {} }
  const order = { prompt: 'task', jobId: 'open' }
  const conversation = openConversation({ inputs, order, event, github, run: testRun(), log })
  const service = { getJob: async () => Promise.reject(new Error('the service is not asked')) }
  const rule = { serverUrl: 'https://github.com', allowedHosts: new Set<string>() }
  const found = await findOpenJob({ event, github, conversation, service, rule, log })
  const own = openOwnPulls({ inputs, event, github, conversation })
  const owned = await Promise.all(PULLS.map((number) => own.isOwn(number)))
  return { jobId: found?.jobId, owned: PULLS.filter((_, index) => owned[index]) }
}

test('C6: a forged record is never followed, whoever wrote it, whatever its form, wherever it stands', async () => {
  const numRuns = runs(10_000)
  let followed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(forged, { minLength: 1, maxLength: 6 }), async (comments) => {
      const seen = await look(comments)
      if (seen.jobId !== undefined || seen.owned.length > 0) followed++
      expect(seen).toEqual({ jobId: undefined, owned: [] })
    }),
    { numRuns },
  )
  recordFigure({
    name: 'Forged records followed',
    target: '0',
    measured: `${followed}`,
    runs: numRuns,
  })
})

test('C6: the genuine record is followed among forged ones', async () => {
  const ours = { issueNumber: 4, login: BOT, body: `${genuine}\nReport` }
  await fc.assert(
    fc.asyncProperty(fc.array(forged), fc.nat(6), async (comments, at) => {
      const all = comments.toSpliced(at, 0, ours)
      expect(await look(all)).toEqual({ jobId: 'job_1', owned: [4] })
    }),
    { numRuns: runs(2_000) },
  )
})
