import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type ChildStep, startChild } from '../scripts/child.ts'
import { idOf } from '../simulator/github/objects.ts'
import { startServers } from '../simulator/server.ts'

/*
 * Five rows that show the action together with GitHub; the service is simulated. `npm run acceptance` plays them against
 * the simulated GitHub. acceptance.yml plays them on github.com, where the row "cancel" is a job of its own, since only
 * GitHub knows how it cancels.
 */

const { env } = process
/** GitHub's first account, which may not write here. */
const READER = 'mojombo'
const ASK = { prompt: 'Document the --watch flag.', comment: 'true' }
/** Of the service beside the job "cancel": its address is a part of what finds a comment again. */
const PORT = 21_847

/** On github.com, acceptance.yml names an issue and a pull request. The actor is who started the workflow. */
const REAL = {
  apiUrl: `${env.GITHUB_API_URL}`,
  repository: `${env.GITHUB_REPOSITORY}`,
  repositoryId: `${env.GITHUB_REPOSITORY_ID}`,
  run: `${env.GITHUB_RUN_ID}`,
  token: `${env.GITHUB_TOKEN}`,
  actor: `${env.GITHUB_TRIGGERING_ACTOR}`,
  issue: Number(env.ISSUE),
  pull: Number(env.PULL),
}
const SIMULATED: typeof REAL = {
  ...{ apiUrl: '', repository: 'acme/docs', repositoryId: `${idOf('acme/docs')}`, run: '4242' },
  ...{ token: 'ghs_of_nobody', actor: 'octocat', issue: 1, pull: 2 },
}

type World = Awaited<ReturnType<typeof openWorld>>

/** Each row returns what it saw, and throws if that is wrong. */
const ROWS: Readonly<Record<string, (world: World) => Promise<string>>> = {
  async label(world) {
    const { github } = world
    const onIssue = await watchComments(github, github.issue)
    const onPull = await watchComments(github, github.pull)
    let isRecorded = Promise.resolve()
    world.onRequest = async (operation) => {
      if (operation === 'create') isRecorded = expectOne(onIssue, 'Asking the docs agent')
      await isRecorded.catch(() => {})
    }
    const issue = { number: github.issue, title: 'Acceptance', body: 'Name the `--watch` flag.' }
    const event = { name: 'issues', payload: { action: 'labeled', issue } }
    const { outputs, said } = await play(world, { ...ASK, context: 'event' }, { event })
    await isRecorded
    must(outputs['pr-number'] === `${github.pull}`, said)
    await expectOne(onIssue, `/pull/${github.pull}`)
    await expectOne(onPull, `#${github.issue}`)
    return 'a comment on the issue before it asks, then with the pull request, and one there'
  },

  async 'comment and re-run'(world) {
    const { github, asked } = world
    const onIssue = await watchComments(github, github.issue)
    const user = { login: github.actor, type: 'User' }
    const comment = { id: 1, body: '/docs', user, author_association: 'MEMBER' }
    const payload = { action: 'created', issue: { number: github.issue }, comment }
    const event = { name: 'issue_comment', payload }
    const first = await play(world, { ...ASK, wait: 'false' }, { event })
    must(first.outputs.outcome === 'started', first.said)
    const again = await play(world, ASK, { event, env: { GITHUB_RUN_ATTEMPT: '2' } })
    must(again.outputs.outcome === 'pr-opened', again.said)
    const creates = asked.filter((operation) => operation === 'create').length
    must(creates === 1, `the re-run asked again: ${again.said}`)
    await expectOne(onIssue, `/pull/${github.pull}`)
    return 'the re-run waits for the same agent job, in one comment'
  },

  async report(world) {
    const event = { name: 'schedule', payload: { repository: { private: true } } }
    const inputs = { 'traffic-weeks': '8', 'reader-signals': 'true' }
    const { outputs, summary, said } = await play(world, inputs, { event })
    must(outputs.outcome === 'reported' && Number(outputs['human-views']) > 0, said)
    // For a look at how GitHub shows it.
    if (world.github === REAL) appendFileSync(`${env.GITHUB_STEP_SUMMARY}`, summary)
    return `${outputs['human-views']} views by people`
  },

  async fork(world) {
    const { github, asked } = world
    const head = { sha: 'c'.repeat(40), repo: { full_name: `${READER}/docs` } }
    const payload = { action: 'opened', pull_request: { number: github.pull, head } }
    const event = { name: 'pull_request', payload }
    const ofReader = { ...world, github: { ...github, actor: READER } }
    const withoutKey = await play(ofReader, { ...ASK, 'api-key': '' }, { event })
    must(/^skipped: .*fork/s.test(withoutKey.said), withoutKey.said)
    const withKey = await play(ofReader, ASK, { event: { ...event, name: 'pull_request_target' } })
    must(withKey.said.startsWith('skipped'), withKey.said)
    must(asked.length === 0, `asked: ${asked}`)
    return `skipped without a key, and where ${READER} may not write`
  },

  async cancel(world) {
    const { github, asked, script } = world
    const onIssue = await watchComments(github, github.issue)
    script.finishAfterMs = Number.POSITIVE_INFINITY
    const inputs = { ...ASK, 'issue-number': `${github.issue}` }
    const step = startStep(world, inputs)
    world.onRequest = async (operation) => {
      if (operation === 'get') step.process.kill('SIGINT')
    }
    const { outputs, stdout } = await step.end
    must(outputs.outcome === 'cancelled', stdout)
    await expectOne(onIssue, 'was cancelled')
    script.finishAfterMs = 0
    world.onRequest = async () => {}
    const again = await play(world, inputs, { env: { GITHUB_RUN_ATTEMPT: '2' } })
    const creates = asked.filter((operation) => operation === 'create').length
    must(again.outputs.outcome === 'pr-opened' && creates === 1, again.said)
    return 'the comment says so, and the re-run waits for the same agent job'
  },
}

function must(condition: boolean, seen: string): asserts condition {
  if (!condition) throw new Error(seen)
}

/** A service whose jobs end at once with the row's pull request, and the simulated GitHub if there is no other. */
async function openWorld(isReal: boolean) {
  const asked: string[] = []
  const facts = isReal ? REAL : SIMULATED
  const prLink = `https://github.com/${facts.repository}/pull/${facts.pull}`
  const script = { finishAfterMs: 0, prLink }
  const servers = await startServers({
    service: { job: script },
    github: {
      roles: { octocat: 'write', [READER]: 'read' },
      issues: [SIMULATED.issue],
      pulls: [{ number: SIMULATED.pull, title: 'Document it', login: 'mintlify[bot]' }],
    },
    async onRequest({ to, operation }) {
      if (to === 'github') return
      asked.push(operation)
      await world.onRequest(operation)
    },
  })
  const github = isReal ? REAL : { ...SIMULATED, apiUrl: servers.githubUrl }
  /** Awaited before each answer of the service. */
  const onRequest = async (_operation: string): Promise<void> => {}
  const world = { github, asked, script, onRequest, url: servers.serviceUrl, close: servers.close }
  return world
}

function startStep({ github, url }: World, inputs: object, step: Partial<ChildStep> = {}) {
  const { name, payload } = step.event ?? { name: 'workflow_dispatch', payload: {} }
  return startChild({
    ...step,
    inputs: {
      ...{ 'project-id': 'docs', 'api-key': 'mint_acceptance', 'github-token': github.token },
      ...{ 'base-url': url, 'poll-interval-seconds': '1' },
      ...inputs,
    },
    event: { name, payload: { sender: { login: github.actor, type: 'User' }, ...payload } },
    env: {
      ...{ GITHUB_API_URL: github.apiUrl, GITHUB_REPOSITORY: github.repository },
      ...{ GITHUB_REPOSITORY_ID: github.repositoryId, GITHUB_RUN_ID: github.run },
      ...{ GITHUB_ACTOR: github.actor, GITHUB_TRIGGERING_ACTOR: github.actor },
      ...step.env,
    },
  })
}

async function play(...step: Parameters<typeof startStep>) {
  const { outputs, stdout, summary } = await startStep(...step).end
  return { outputs, summary, said: `${outputs.outcome}: ${stdout.slice(-800)}` }
}

/** @param path relative to the repository */
async function askGitHub(github: typeof REAL, method: string, path: string) {
  const headers = { authorization: `Bearer ${github.token}`, 'user-agent': 'docs-agent-acceptance' }
  const url = `${github.apiUrl}/repos/${github.repository}${path}`
  const response = await fetch(url, { method, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** The comments on an issue or a pull request that are newer than this call. */
async function watchComments(github: typeof REAL, number: number) {
  const list = async (): Promise<string[]> => {
    const comments = await askGitHub(github, 'GET', `/issues/${number}/comments?per_page=100`)
    return comments.map(({ body }: { body: string }) => body)
  }
  const { length } = await list()
  return async () => (await list()).slice(length)
}

/** Looks for ten seconds: GitHub's lists can lag behind a write. */
async function expectOne(list: () => Promise<string[]>, words: string): Promise<void> {
  for (let nth = 0; nth <= 20; nth++) {
    const [comment, ...others] = await list()
    if (comment?.includes(words) && others.length === 0) return
    await pause(500)
  }
  throw new Error(`not one comment with "${words}": ${(await list()).join('; ')}`)
}

/** Beside the job "cancel" of acceptance.yml: cancels the run once all legs wait for their agent jobs. */
async function serveLeg(legs: number): Promise<void> {
  const isFirst = env.GITHUB_RUN_ATTEMPT === '1'
  const comments = await watchComments(REAL, REAL.issue)
  const servers = await startServers({
    port: PORT,
    service: { job: { prLink: null, finishAfterMs: isFirst ? Number.POSITIVE_INFINITY : 0 } },
    async onRequest({ to, operation }) {
      if (!isFirst || to === 'github' || operation !== 'get') return
      const waiting = (await comments()).filter((body) => body.includes('job_1'))
      if (waiting.length < legs) return
      await askGitHub(REAL, 'POST', `/actions/runs/${REAL.run}/cancel`)
    },
  })
  // Attempt 1 asked for this one, which has ended since.
  if (!isFirst) servers.service.jobs.create('Document it.')
  console.log(`It listens: ${servers.serviceUrl}`)
}

async function playAll(): Promise<void> {
  const isReal = process.argv.includes('--on-github')
  const names = Object.keys(ROWS).filter((name) => !(isReal && name === 'cancel'))
  for (const name of names) {
    const world = await openWorld(isReal)
    try {
      console.log(`✅ ${name}: ${await ROWS[name]?.(world)}`)
    } catch (error) {
      // No line of this text may be a workflow command.
      console.log(`❌ ${name}: ${String(error).replace(/\s+/g, ' ').replaceAll('::', ': :')}`)
      process.exitCode = 1
    }
    await world.close()
  }
}

if (env.LEGS === undefined) await playAll()
else await serveLeg(Number(env.LEGS))
