import { describe, expect, test } from '@jest/globals'
import { ask, forge, REPO, stoppedClock } from './github-harness.ts'

const RUNS = `${REPO}/actions/runs`
const runs = [
  { id: 10, attempts: [{ conclusion: 'failure' }] },
  { id: 11, event: 'schedule', headSha: 'a1b2' },
  { id: 12, event: 'schedule', branch: 'next' },
  { id: 13, workflow: 'other.yml' },
  {
    id: 14,
    attempts: [
      { conclusion: 'failure', jobs: [{ id: 100, name: 'agent', log: 'one\ntwo' }] },
      { conclusion: null, jobs: [{ id: 101, name: 'agent', log: 'three' }] },
    ],
    artifacts: [
      { id: 1, name: 'report' },
      { id: 2, name: 'other' },
    ],
  },
]

describe('the runs of a workflow', () => {
  test.each([
    ['', [14, 12, 11, 10]],
    ['?status=success', [12, 11]],
    ['?status=success&branch=main', [11]],
    ['?status=in_progress', [14]],
    ['?event=schedule&head_sha=a1b2', [11]],
    ['?status=success&per_page=1', [12]],
  ])('%s are %j, the newest first', async (query, expected) => {
    const { json } = await ask(
      await forge({ runs }),
      `${REPO}/actions/workflows/docs.yml/runs${query}`,
    )
    expect(json.workflow_runs.map(({ id }: { id: number }) => id)).toEqual(expected)
  })

  test('that does not exist are not found', async () => {
    const server = await forge({ runs })
    expect((await ask(server, `${REPO}/actions/workflows/no.yml/runs`)).status).toBe(404)
  })

  test('can be asked for by its ID too', async () => {
    const server = await forge({ runs })
    const { workflow_id } = (await ask(server, `${RUNS}/13`)).json
    const { json } = await ask(server, `${REPO}/actions/workflows/${workflow_id}/runs`)
    expect(json).toMatchObject({ total_count: 1, workflow_runs: [{ id: 13 }] })
  })
})

describe('a run', () => {
  test('is as its latest attempt is, and each attempt is there', async () => {
    const server = await forge({ runs })
    expect((await ask(server, `${RUNS}/14`)).json).toMatchObject({
      run_attempt: 2,
      status: 'in_progress',
      conclusion: null,
      path: '.github/workflows/docs.yml',
    })
    expect((await ask(server, `${RUNS}/14/attempts/1`)).json).toMatchObject({
      run_attempt: 1,
      conclusion: 'failure',
    })
    expect((await ask(server, `${RUNS}/14/attempts/3`)).status).toBe(404)
  })

  test('shows the jobs of an attempt, of the latest, or of all', async () => {
    const server = await forge({ runs })
    const ids = async (path: string) =>
      (await ask(server, `${RUNS}/14${path}`)).json.jobs.map(({ id }: { id: number }) => id)
    expect(await ids('/attempts/1/jobs')).toEqual([100])
    expect(await ids('/jobs')).toEqual([101])
    expect(await ids('/jobs?filter=all')).toEqual([100, 101])
  })

  test('has artifacts', async () => {
    const server = await forge({ runs })
    expect((await ask(server, `${RUNS}/14/artifacts?name=report`)).json).toMatchObject({
      total_count: 1,
      artifacts: [{ id: 1, expired: false, workflow_run: { id: 14 } }],
    })
  })
})

describe("a job's log", () => {
  const LOG = `${REPO}/actions/jobs/100/logs`

  test('lies on another host, each line behind its time, and takes no token there', async () => {
    const server = await forge({ runs })
    const { status, headers } = await ask(server, LOG)
    const location = headers.get('location') ?? ''
    expect(status).toBe(302)
    expect(new URL(location).origin).toBe(server.foreign.url)
    expect(new URL(location).origin).not.toBe(new URL(server.url).origin)
    expect((await ask(server, location)).status).toBe(403)
    // fetch().text() takes the byte order mark away.
    expect((await ask(server, location, { token: '' })).json).toMatch(
      /^2026-\d\d-\d\dT[\d:]+\.\d{7}Z one\n2026-\S+Z two\n$/,
    )
    expect(server.foreign.requests.map(({ headers: sent }) => sent.authorization)).toEqual([
      'Bearer any',
      undefined,
    ])
  })

  test('is there for a minute, under its signature alone', async () => {
    const clock = stoppedClock()
    const server = await forge({ runs, nowMs: clock.nowMs })
    const location = (await ask(server, LOG)).headers.get('location') ?? ''
    expect((await ask(server, `${location}x`, { token: '' })).status).toBe(403)
    clock.passMs(60_000)
    expect((await ask(server, location, { token: '' })).status).toBe(403)
  })

  test('cannot be had while the job runs, nor when it was deleted', async () => {
    const deleted = { id: 15, attempts: [{ jobs: [{ id: 102, log: null }] }] }
    const server = await forge({ runs: [...runs, deleted] })
    expect((await ask(server, `${REPO}/actions/jobs/101/logs`)).status).toBe(404)
    expect((await ask(server, `${REPO}/actions/jobs/102/logs`)).status).toBe(410)
  })
})
