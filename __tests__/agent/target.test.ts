import { describe, expect, test } from '@jest/globals'
import { lacksPermission, problem, secondaryLimit } from '../../simulator/github/asked.ts'
import type { Pull, RunJob } from '../../simulator/github/repository.ts'
import { type Answer, broken, json, refuse } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { RequestError } from '../../src/http/faults.ts'
import { commented } from '../support/events.ts'
import { createWorld, type Flow, type FlowEnd, runStep, type World } from '../support/flow.ts'

/*
 * Which job does a step talk to? One row of a table below is one case. Its columns:
 * - `job_1`: how the first job goes; `pr > failed`: one way before, and another one as the step finds it
 * - `before`: the steps before, by their runs; `record` and `notice` are the attempt before, which had the
 *   same inputs and left the one or the other
 * - `now`: what is special about this step, and the requests that fail: `get 404 x2` is the first two
 * - `sent`: the operations on the service and the job of each; `+` is a prompt that speaks of an open pull
 *   request. A step does not wait for the end unless `now` has `waits`.
 * - `end`: the outcome, and the job of the output `job-id`
 * - `why`: the reasons that warnings and the result's message give, by the names that REASONS has for them
 */

/** A job with a pull request opens #101 of this repository; `elsewhere` is #5 of another one. */
const JOBS: Record<string, JobScript> = {
  active: { finishAfterMs: 8_000 },
  long: { finishAfterMs: 120_000 },
  never: { finishAfterMs: Number.POSITIVE_INFINITY },
  pr: { finishAfterMs: 0 },
  'no-pr': { finishAfterMs: 0, prLink: null },
  failed: { finishAfterMs: 0, result: 'failed', prLink: null },
  'failed+pr': { finishAfterMs: 0, result: 'failed' },
  archived: { finishAfterMs: 0, result: 'archived', prLink: null },
  'archived+pr': { finishAfterMs: 0, result: 'archived' },
  elsewhere: { finishAfterMs: 0, prLink: 'https://github.com/acme/site/pull/5' },
  'unknown host': { finishAfterMs: 0, prLink: 'https://git.example.com/acme/docs/pull/5' },
  gitlab: { finishAfterMs: 0, prLink: 'https://gitlab.com/acme/docs/-/merge_requests/5' },
}

const ENDLESS = '/repos/acme/docs/issues/7/comments'
const ANSWERS: Record<string, (wait: (ms: number) => Promise<void>) => Answer | Promise<void>> = {
  401: () => problem(401, 'Bad credentials'),
  403: () => lacksPermission(['a:read']),
  404: () => problem(404, 'Not Found'),
  410: () => problem(410, 'This issue was deleted'),
  429: () => refuse(429, 'Too many requests', { 'retry-after': '5' }),
  503: () => problem(503, 'Service Unavailable'),
  limit: () => secondaryLimit(5),
  /** As GitHub may say it, without a header. */
  limit403: () => ({ ...secondaryLimit(0), headers: {} }),
  html: () =>
    broken({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Log in</p>' }),
  html404: () =>
    broken({ status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Gateway</p>' }),
  reset: () => {
    throw new RequestError('connection-lost', 'the connection was lost')
  },
  large: () => {
    throw new RequestError('too-large', 'the answer is larger than 8 MiB')
  },
  slow: (wait) => wait(9_000),
  blank: () => json(200, {}),
  /** A list that goes on and on. */
  endless: () => json(200, [], { link: `<https://api.github.com${ENDLESS}?page=2>; rel="next"` }),
}

/** `pulls 503`, `get 404 x2`, `list-comments#7 403`: all requests, the first two, those about #7. */
function failing(...faults: string[]): OnRequest {
  const seen = new Map<string, number>()
  return ({ operation, path }, { wait }) => {
    for (const fault of faults) {
      const [, name, number, answer = '', limit] =
        /^([a-z-]+)(?:#(\d+))? (\w+)(?: x(\d+))?$/.exec(fault) ?? []
      if (name !== operation || (number && !path.includes(`/${number}/`))) continue
      const count = (seen.get(fault) ?? 0) + 1
      seen.set(fault, count)
      if (count <= Number(limit ?? Number.POSITIVE_INFINITY)) return pick(ANSWERS, answer)(wait)
    }
    return undefined
  }
}

const REASONS: Record<string, RegExp> = {
  'may be second': /this makes a second job\./,
  'may be twice': /this sends the follow-up again\./,
  alike: /asked several jobs the same/,
  'earlier ended': /of an earlier attempt, (failed|was archived without a pull request), so/,
  'earlier gone': /of an earlier attempt, is gone, so/,
  'open ended': /, which `job-id: open` found, (failed|was archived\b.*), so/,
  'open gone': /, which `job-id: open` found, is gone, so/,
  'one beside': /If a pull request of the agent is open there, a new one will stand beside it\./,
  'no record': /No job of this project is recorded on #/,
  'no issue': /and this event has none\. Set `issue-number`/,
  'no text': /has no text, so there is nothing to tell/,
  'not sent': /The follow-up was not sent\./,
  late: /The time was up before the agent could be asked/,
  'no such job': /There is no such job in this project/,
  'may be created': /The job may have been created\./,
  'may be sent': /The follow-up may have been sent\./,
  'recorded nowhere': /the job is recorded nowhere and the next run opens a second/,
  nothing: /there is nothing to tell the job/,
  key: /Either the API key lacks/,
  'bad token': /needs `github-token`, which is empty|The `github-token` is wrong/,
  permission: /needs the permission|that needs `[a-z-]+: read/,
  deleted: /It was deleted/,
  unbelieved: /its signature does not fit/,
  large: /larger than/,
  'gave up': /Gave up after|only \d+ s are left/,
  'too many': /there are more than 3000/,
  unknown: /So it is unknown whether there is a job to continue/,
}

const [RUN, PROMPT] = ['9', 'Now.']
const OTHER_WORKFLOW = 'acme/docs/.github/workflows/b.yml@refs/heads/main'
const asking = (run: string, inputs: Record<string, string>, more: Flow = {}): Flow => ({
  ...more,
  inputs: { prompt: 'Before.', ...inputs },
  env: { GITHUB_RUN_ID: run, ...more.env },
})
const eventOn = (number: number, state: string, body = ''): Flow => {
  const { payload, ...more } = commented('octocat', body)
  return { ...more, payload: { ...payload, issue: { number, state, user: { login: 'ann' } } } }
}

/** By their runs; the step now is of run 9. */
const STEPS: Record<string, (jobId: string) => Flow> = {
  'run 1': () => asking('1', {}),
  'run 1 of b.yml': () => asking('1', {}, { env: { GITHUB_WORKFLOW_REF: OTHER_WORKFLOW } }),
  'run 1 of a stranger': () => asking('1', { 'api-key': 'mint_another-key-0123456789' }),
  'run 1 unseen': () => asking('1', { comment: 'false' }),
  'run 1 on #101': () => asking('1', { 'issue-number': '' }),
  'run 1 alike': () => asking('1', { prompt: PROMPT }),
  'run 2': () => asking('2', {}),
  'run 2 to job_1': () => asking('2', { 'job-id': 'job_1', wait: 'false' }),
  'run 2 on #101': () => asking('2', { 'issue-number': '' }, eventOn(101, 'open')),
  'run 2 on closed #101': () => asking('2', { 'issue-number': '' }, eventOn(101, 'closed')),
  'run 2 on #101 of closed #3': () => asking('2', { 'issue-number': '101' }, eventOn(3, 'closed')),
  'run 2 refused': () => asking('2', {}, { onRequest: failing('create 403') }),
  'run 10': () => asking('10', {}),
  'another step': () => asking(RUN, {}),
  record: (jobId) => asking(RUN, { prompt: PROMPT, 'job-id': jobId }),
  'record on #101': () => asking(RUN, { prompt: PROMPT, 'issue-number': '101' }),
  notice: (jobId) => asking(RUN, { prompt: PROMPT, 'job-id': jobId, comment: 'false' }),
  // With `open`, a comment is needed: there is no place for one.
  'notice alone': (jobId) =>
    asking(RUN, { prompt: PROMPT, 'job-id': jobId, 'issue-number': '' }, { event: 'schedule' }),
  heard: (jobId) => asking(RUN, { prompt: '', 'job-id': jobId }, eventOn(7, 'open', 'Shorter.')),
}

/** The step now, and what it finds. */
interface Now extends Flow {
  world: World
  inputs: Record<string, string>
  env: Record<string, string>
  /** Of the other repository. */
  site: Pull
}

const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))
const change = ({ world }: Now, more: Partial<Pull>) =>
  Object.assign(world.github.repository.pulls.find(({ number }) => number === 101) ?? {}, more)
const pullsBefore = ({ world }: Now, count: number) =>
  world.github.repository.pulls.push(
    ...times(count, (n) => ({ number: n + 200, createdAt: '2027-01-01T00:00:00Z' })),
  )
const relist = ({ world }: Now, list: (jobs: readonly RunJob[]) => RunJob[]) => {
  for (const run of world.github.repository.runs) run.attempts = run.attempts?.map(list) ?? []
}
const attempt = ({ env, world }: Now, number: number) => {
  env.GITHUB_RUN_ATTEMPT = `${number}`
  for (const run of world.github.repository.runs)
    run.attempts = [...(run.attempts ?? []), ...times(number - 2, () => [])]
}
const others = (count: number, conclusion: 'failure' | 'success' = 'failure') =>
  times(count, (n): RunJob => ({ id: n + 1000, conclusion }))
const on = (now: Now, { env, ...event }: Flow) =>
  Object.assign(now, event, { env: { ...env, ...now.env } })
const remark = { level: 'notice', message: 'Something else' } as const

const NOW: Record<string, (now: Now) => void> = {
  gone: ({ world }) => Object.assign(world.service.jobs.all[0] ?? {}, { id: 'gone' }),
  merged: (now) => change(now, { mergedAt: '2026-11-22T00:00:00Z' }),
  closed: (now) => change(now, { state: 'closed' }),
  'in other case': ({ env }) => Object.assign(env, { GITHUB_REPOSITORY: 'Acme/Docs' }),
  'one closed meanwhile': (now) => {
    pullsBefore(now, 31)
    const { pulls } = now.world.github.repository
    for (const [n, pull] of pulls.entries())
      if (pull.number >= 200) Object.assign(pull, { login: 'ann', branch: `b${n}` })
    now.onRequest = ({ operation, nth }) => {
      if (operation === 'pulls' && nth === 1)
        Object.assign(pulls.find(({ number }) => number === 210) ?? {}, { state: 'closed' })
    }
  },
  'a fork': (now) => change(now, { head: 'mallory/docs' }),
  "a person's": (now) => change(now, { login: 'ann', branch: 'mine' }),
  'site merged': ({ site }) => Object.assign(site, { mergedAt: '2026-11-22T00:00:00Z' }),
  'behind 13 pulls': (now) => pullsBefore(now, 13),
  'behind 29 pulls': (now) => pullsBefore(now, 29),
  'behind 30 pulls': (now) => pullsBefore(now, 30),
  'behind 301 pulls': (now) => {
    change(now, { createdAt: '2026-01-01T00:00:00Z' })
    now.world.github.repository.pulls.push(
      ...times(301, (n) => ({ number: n + 200, login: 'ann', branch: `b${n}`, head: 'ann/docs' })),
    )
    for (const pull of now.world.github.repository.pulls) pull.createdAt ??= '2027-01-01T00:00:00Z'
  },
  're-run': (now) => attempt(now, 2),
  'attempt 4': (now) => attempt(now, 4),
  'attempt 5': (now) => attempt(now, 5),
  'after 9 jobs': (now) => relist(now, (jobs) => [...others(9), ...jobs]),
  'after 10 jobs': (now) => relist(now, (jobs) => [...others(10), ...jobs]),
  'after 10 good': (now) => relist(now, (jobs) => [...others(10, 'success'), ...jobs]),
  'after 100 good': (now) => relist(now, (jobs) => [...others(100, 'success'), ...jobs]),
  'in a skipped job': (now) =>
    relist(now, (jobs) => jobs.map((job) => ({ ...job, conclusion: 'skipped' }))),
  'after 100 notices': (now) =>
    relist(now, (jobs) =>
      jobs.map(({ annotations = [], ...job }) => ({
        ...job,
        annotations: [...times(100, () => remark), ...annotations],
      })),
    ),
  'on #101': ({ inputs }) => Object.assign(inputs, { 'issue-number': '101' }),
  'no issue': ({ inputs }) => Object.assign(inputs, { 'issue-number': '' }),
  'no comment': ({ inputs }) => Object.assign(inputs, { comment: 'false' }),
  'no token': ({ inputs }) => Object.assign(inputs, { 'github-token': '' }),
  'no prompt': ({ inputs }) => Object.assign(inputs, { prompt: '' }),
  waits: ({ inputs }) => Object.assign(inputs, { wait: 'true' }),
  heard: (now) => on(now, eventOn(7, 'open', 'Shorter.')),
  silent: (now) => on(now, eventOn(7, 'open')),
}

function pick<T>(table: Record<string, T>, name: string): T {
  const found = table[name]
  if (found === undefined) throw new Error(`The table has a word that means nothing: ${name}`)
  return found
}

/** Plays a row; returns its last three columns. */
async function play(jobId: string, job: string, before: string, now: string): Promise<string[]> {
  const [first = '', then = first] = job.split(' > ')
  const site: Pull = { number: 5 }
  const script = { ...pick(JOBS, first) }
  const world = createWorld({
    service: { job: (n) => (n === 0 ? script : { finishAfterMs: 0 }) },
    github: {
      repositories: { 'acme/site': { pulls: [site] } },
      token: { repositories: ['acme/docs', 'acme/site'] },
    },
  })
  const common = { comment: 'true', 'issue-number': '7', 'timeout-minutes': '2' }
  const annotations: { level: 'notice'; message: string }[] = []
  const steps = before === '' ? [] : before.split(', ')
  for (const step of steps) {
    const flow = pick(STEPS, step)(jobId)
    const wait = /active|long/.test(first) ? 'false' : 'true'
    const { log } = await runStep({ ...flow, world, inputs: { wait, ...common, ...flow.inputs } })
    if (!step.startsWith('notice')) continue
    const notices = log.filter((line) => /^notice: Docs agent job \S+: a re-run/.test(line))
    for (const line of notices)
      annotations.push({ level: 'notice', message: line.replace('notice: ', '') })
  }
  world.github.repository.runs = [{ id: Number(RUN), attempts: [[{ id: 4, annotations }]] }]
  // The job has this object for its script.
  if (then !== first) Object.assign(script, { prLink: undefined }, pick(JOBS, then))
  // It opens its pull request when somebody looks.
  world.service.jobs.get('job_1')

  const inputs = { ...common, prompt: PROMPT, 'job-id': jobId, wait: 'false' }
  const isAgain = steps.some((step) => /^(record|notice|heard)/.test(step))
  const env = { GITHUB_RUN_ID: RUN, GITHUB_RUN_ATTEMPT: isAgain ? '2' : '1' }
  const flow: Now = { world, site, inputs, env }
  const faults: string[] = []
  for (const word of now === '' ? [] : now.split(', ')) {
    if (NOW[word]) NOW[word](flow)
    else faults.push(word)
  }
  const end = await runStep({ onRequest: failing(...faults), ...flow })
  const { outcome, 'job-id': id = '-' } = end.outputs
  return [sentBy(end), `${outcome} ${id.replace('job_', '')}`, reasonsOf(end)]
}

/** `get 1 x2, create+`: in their order, with what is the same in a row once. */
function sentBy({ requests }: FlowEnd): string {
  const runs: { what: string; count: number }[] = []
  for (const { to, operation, path, body } of requests) {
    if (to !== 'service') continue
    const id = /\/job\/(?:job_)?(\w+)/.exec(path)?.[1]
    const isOpen = JSON.stringify(body ?? '').includes('for the documentation is still open, ')
    const what = `${operation}${isOpen ? '+' : ''}${id === undefined ? '' : ` ${id}`}`
    const last = runs.at(-1)
    if (last?.what === what) last.count++
    else runs.push({ what, count: 1 })
  }
  return runs.map(({ what, count }) => (count > 1 ? `${what} x${count}` : what)).join(', ')
}

function reasonsOf({ log, result }: FlowEnd): string {
  // The last line is the result's own; that a comment could not be written says nothing of the choice.
  const told = log
    .slice(0, -1)
    .filter((line) => /^(warning|notice: A comment)/.test(line) && !/is not up to date/.test(line))
  const texts = [...told, result.message].filter(Boolean)
  const isGiven = (name: string) => texts.some((text) => REASONS[name]?.test(text))
  const unknown = texts.filter((text) => !Object.values(REASONS).some((one) => one.test(text)))
  return [...Object.keys(REASONS).filter(isGiven), ...unknown].join(', ')
}

/** A table's rows without its head, a remark behind `//`, and blank lines. */
function rowsOf(table: string): string[][] {
  const lines = table.split('\n').map((line) => line.replace(/\/\/.*/, '').trim())
  return lines
    .filter(Boolean)
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** The row of docs/faults.md that a case is one of. */
function rowOf(now: string, [sent = '', , why = '']: string[]): string {
  if (why.includes('unknown')) return 'E2: '
  if (now.includes(' 404 x')) return 'E5: '
  if (/\b(?:create|message)/.test(sent) && why.includes('permission')) return 'E3: '
  return sent === 'create' && why === '' ? 'E1: ' : ''
}

function check(jobId: string, table: string): void {
  const rows = rowsOf(table).map(([job = '', before = '', now = '', ...expected]) => ({
    name: `${rowOf(now, expected)}${[job, before || 'nothing before', now].filter(Boolean).join(' | ')}`,
    run: () => play(jobId, job, before, now),
    expected,
  }))
  test.each(rows)('$name', async ({ run, expected }) => {
    expect((await run()).join(' | ')).toBe(expected.join(' | '))
  })
}
describe('without job-id', () => {
  check(
    '',
    `
job_1            | before                | now                        | sent             | end         | why
pr               |                       |                            | create           | started 1   |
pr               | run 1                 |                            | create           | started 2   |
pr               | run 1 alike           | re-run                     | create           | started 2   | may be second
pr               | another step          | re-run                     | create           | started 2   | may be second
pr               |                       | list-comments slow, re-run | create           | started 1   | may be second
pr               | record                |                            | get 1            | started 1   |
pr > failed      | record                |                            | get 1, create    | started 2   | earlier ended
pr               | record                | gone                       | get 1 x3, create | started 2   | earlier gone
pr               | run 1, record on #101 | on #101                    | create           | started 3   | may be second
never            | notice                |                            | get 1            | started 1   |
pr               | notice                |                            | get 1            | started 1   |
no-pr            | notice                |                            | get 1            | started 1   |
pr > failed+pr   | notice                |                            | get 1, create    | started 2   | earlier ended
pr > archived    | notice                |                            | get 1, create    | started 2   | earlier ended
pr > archived+pr | notice                |                            | get 1            | started 1   |
pr               | notice                | gone                       | get 1 x3, create | started 2   | earlier gone
pr               | notice                | waits                      | get 1            | pr-opened 1 |
pr               | notice, another step  |                            | get 1            | started 1   |
pr               | notice, notice        |                            |                  | error -     | alike, unknown
pr               | notice                | attempt 4                  | get 1            | started 1   |
pr               | notice                | attempt 5                  | get 1            | started 1   |
pr               | notice                | after 9 jobs               | get 1            | started 1   |
pr               | notice                | after 10 jobs              | get 1            | started 1   |
pr               | notice                | after 10 good              | get 1            | started 1   |
pr               | notice                | after 100 good             | get 1            | started 1   |
pr               | notice                | in a skipped job           | create           | started 2   | may be second
pr               | notice                | after 100 notices          | get 1            | started 1   |
pr               | notice                | no comment, no token       | create           | started 2   | may be second, bad token
pr               | notice                | attempt-jobs 401           |                  | error -     | bad token, unknown
pr               | notice                | attempt-jobs 403           | create           | started 2   | may be second, permission
pr               | notice                | attempt-jobs 404           | create           | started 2   | may be second, permission, gave up
pr               | notice                | attempt-jobs 503           |                  | error -     | gave up, unknown
pr               | notice                | attempt-jobs 503 x2        | get 1            | started 1   |
pr               | notice                | attempt-jobs 429           |                  | error -     | gave up, unknown
pr               | notice                | attempt-jobs limit403      |                  | error -     | gave up, unknown
pr               | notice                | attempt-jobs reset         |                  | error -     | gave up, unknown
pr               | notice                | attempt-jobs html          |                  | error -     | gave up, unknown
pr               | notice                | attempt-jobs large x3      | get 1  | started 1   |
pr               | notice                | attempt-jobs large         |                  | error -     | large, unknown
pr               | notice                | annotations 403            | create           | started 2   | may be second, permission
pr               | notice                | annotations 503            |                  | error -     | gave up, unknown
pr               | notice                | list-comments 503          | get 1            | started 1   |
pr               | record                | list-comments 403          | create           | started 2   | may be second, permission
pr               | record                | list-comments 503          |                  | error -     | gave up, unknown
pr               | record                | list-comments limit403     |                  | error -     | gave up, unknown
pr               | record                | list-comments large        |                  | error -     | large, unknown
pr               | record                | list-comments endless      |                  | error -     | too many, unknown
pr               | record                | graphql 503                |                  | error -     | gave up, unknown
pr               | notice                | get 404 x2                 | get 1 x3         | started 1   |
pr               | notice                | get 403                    | get 1            | error -     | key
pr               | notice                | get 503                    | get 1 x6         | error -     | gave up, unknown
pr               | notice                | get 429                    | get 1 x6         | error -     | gave up, unknown
pr               | notice                | get html                   | get 1 x4         | error -     | gave up, unknown
pr               | notice                | get large                  | get 1            | error -     | large, unknown
`,
  )
})

describe('job-id: auto', () => {
  check(
    'auto',
    `
job_1       | before                      | now                   | sent                | end         | why
pr          |                             |                       |                     | skipped -   | no record
pr          |                             | no issue              |                     | error -     | no issue
pr          | run 1                       |                       | get 1, message 1    | started 1   |
pr          | run 1                       | no prompt             | get 1               | started 1   |
pr          | run 1                       | no prompt, heard      | get 1, message 1    | started 1   |
active      | run 1                       |                       | get 1 x4, message 1 | started 1   |
never       | run 1                       |                       | get 1 x15           | timed-out 1 | not sent
pr          | run 1                       | gone                  | get 1 x3            | error 1     | no such job
pr          | run 1                       | gone, no prompt       | get 1 x3            | error 1     | no such job
pr          | run 1 of b.yml              |                       | get 1, message 1    | started 1   |
pr          | run 1 of a stranger         |                       |                     | skipped -   | no record, unbelieved
pr          | run 1, run 2 refused        |                       | get 1, message 1    | started 1   |
pr          | run 10, run 2               |                       | get 1, message 1    | started 1   |
pr          | run 1, run 2 on #101        | on #101               | get 1, message 1    | started 1   |
pr          | run 1, run 2 on #101 of closed #3 | on #101          | get 1, message 1    | started 1   |
pr          | run 1, run 2 on closed #101 | on #101               | get 2, message 2    | started 2   |
pr          | run 1, record               |                       | get 1               | started 1   |
pr          | run 1, notice               |                       | get 1               | started 1   |
pr > failed | run 1, record               |                       | get 1 x2, message 1 | started 1   | earlier ended
pr          | run 1, record               | gone                  | get 1 x6            | error 1     | no such job
never > pr  | run 1, record               |                       | get 1, message 1    | started 1   | may be twice
pr          | run 1, heard                | no prompt, heard      | get 1               | started 1   |
pr          | run 1, heard                | no prompt, silent     | get 1               | started 1   |
pr          | run 1, notice               | attempt-jobs 403      | get 1, message 1    | started 1   | may be twice, permission
pr          | run 1, notice               | attempt-jobs 503      |                     | error -     | gave up, unknown
pr          | run 1                       | list-comments 403     |                     | error -     | permission
pr          | run 1                       | list-comments 503     |                     | error -     | gave up, unknown
pr          | run 1                       | list-comments large   |                     | error -     | large, unknown
pr          | run 1                       | list-comments endless |                     | error -     | too many, unknown
pr          | run 1                       | get 404 x2            | get 1 x3, message 1 | started 1   |
pr          | run 1                       | message 404 x1        | get 1, message 1 x2 | started 1   |
pr          | run 1                       | message 503           | get 1, message 1    | error 1     | may be sent
`,
  )
})

describe('job-id: open', () => {
  check(
    'open',
    `
job_1            | before                         | now                                 | sent                       | end         | why
pr               |                                |                                     | create                     | started 1   |
pr               |                                | no issue                            | create                     | started 1   | recorded nowhere
pr               |                                | no prompt                           |                            | error -     | nothing
pr               |                                | behind 13 pulls, list-comments slow |                            | error -     | late
pr               | run 1                          |                                     | get 1, message+ 1          | started 1   |
pr               | run 1 on #101                  |                                     | get 1, message+ 1          | started 1   |
pr               | run 1                          | merged                              | create                     | started 2   |
pr               | run 1 on #101                  | a fork                              | create                     | started 2   |
pr               | run 1 of b.yml                 |                                     | create                     | started 2   |
pr               | run 1 of a stranger            |                                     | create                     | started 2   | unbelieved
pr               | run 1 of b.yml, run 2 to job_1 |                                     | create                     | started 2   |
active           | run 1                          |                                     | get 1 x5, message+ 1       | started 1   |
never            | run 1                          |                                     | get 1 x16                  | timed-out 1 | not sent
active > pr      | run 1                          |                                     | get 1 x2, message+ 1       | started 1   |
active > pr      | run 1                          | merged                              | get 1, create              | started 2   |
active > no-pr   | run 1                          |                                     | get 1 x4, create           | started 2   |
active > gitlab  | run 1                          |                                     | get 1, create              | started 2   | one beside
active > unknown host | run 1                     |                                     | get 1, create              | started 2   | one beside
active > failed  | run 1                          |                                     | get 1, create              | started 2   |
active           | run 1                          | gone                                | get 1 x3, create           | started 2   |
elsewhere        | run 1                          |                                     | get 1, message+ 1          | started 1   |
elsewhere        | run 1                          | site merged                         | create                     | started 2   |
elsewhere        | run 1, run 2 to job_1          | site merged                         | create                     | started 2   |
pr > failed+pr   | run 1                          |                                     | get 1, create+             | started 2   | open ended
pr > archived+pr | run 1                          |                                     | get 1, create+             | started 2   | open ended
pr               | run 1                          | gone                                | get 1 x3, create+          | started 2   | open gone
pr               | run 1                          | gone, create 503                    | get 1 x3, create+          | error -     | may be created
pr               | run 1 on #101, run 2           |                                     | get 2, message+ 2          | started 2   |
elsewhere        | run 10, run 2                  |                                     | get 1, message+ 1          | started 1   |
pr               | run 1, record                  |                                     | get 1                      | started 1   |
pr               | run 1, record                  | merged                              | get 1                      | started 1   |
pr > failed+pr   | run 1, record                  |                                     | get 1, create+             | started 2   | earlier ended
pr               | run 1, record                  | gone                                | get 1 x3, create+          | started 2   | earlier gone
elsewhere        | notice alone                   |                                     | get 1                      | started 1   |
elsewhere        | notice alone                   | attempt-jobs 503                    |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | a person's, behind 29 pulls         | get 1, message+ 1          | started 1   |
pr               | run 1 on #101                  | behind 30 pulls                     | get 1, message+ 1          | started 1   |
pr               | run 1 on #101                  | behind 301 pulls                    | get 1, message+ 1          | started 1   |
pr               | run 1                          | no token                            |                            | error -     | bad token
pr               | run 1 on #101                  | pulls 401                           |                            | error -     | bad token, unknown
pr               | run 1 on #101                  | in other case                       | get 1, message+ 1 | started 1   |
pr               | run 1 on #101                  | one closed meanwhile                | get 1, message+ 1 | started 1   |
pr               | run 1 on #101                  | pulls 404 x1                        | get 1, message+ 1 | started 1 |
elsewhere        | run 1                          | pull 404 x1                         | get 1, message+ 1 | started 1 |
pr               | run 1                          | get html404                         | get 1 x4 | error 1     | gave up, unknown
pr               | run 1                          | message html404                     | get 1, message+ 1 | error 1     | may be sent
pr               | run 1 on #101                  | list-comments#101 404               | create | started 2   | one beside, permission, gave up
pr               | run 1 on #101                  | pulls 403                           | create                     | started 2   | one beside, permission
pr               | run 1 on #101                  | pulls 404                           | create                     | started 2   | one beside, permission, gave up
pr               | run 1 on #101                  | pulls 503                           |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | pulls 429                           |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | pulls limit403                      |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | pulls reset                         |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | pulls html                          |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | pulls large x2                      | get 1, message+ 1 | started 1   |
pr               | run 1 on #101                  | pulls large                         |                            | error -     | large, unknown
pr               | run 1                          | pulls large                         |                            | error -     | large, unknown
pr               | run 1 on #101                  | list-comments#101 403               | create                     | started 2   | one beside, permission
pr               | run 1 on #101                  | list-comments#101 503               |                            | error -     | gave up, unknown
pr               | run 1 on #101                  | list-comments#101 large             |                            | error -     | large, unknown
elsewhere        | run 1                          | list-comments#7 403                 | create                     | started 2   | one beside, permission
elsewhere        | run 1                          | list-comments#7 410                 | create                     | started 2   | one beside, deleted
elsewhere        | run 1                          | list-comments#7 503                 |                            | error -     | gave up, unknown
elsewhere        | run 1                          | list-comments#7 large               |                            | error -     | large, unknown
elsewhere        | run 1                          | list-comments#7 endless             |                            | error -     | too many, unknown
elsewhere        | run 1                          | pull 403                            | create                     | started 2   | one beside, permission
elsewhere        | run 1                          | pull 503                            |                            | error -     | gave up, unknown
elsewhere        | run 1                          | pull limit403                       |                            | error -     | gave up, unknown
elsewhere        | run 1                          | pull blank                          |                            | error -     | unknown
elsewhere        | run 1                          | pull large                          |                            | error -     | large, unknown
active           | run 1                          | get 404 x1                          | get 1 x5, message+ 1       | started 1   |
active > pr      | run 1                          | get 503                             | get 1 x6                   | error -     | gave up, unknown
active > pr      | run 1                          | get 403                             | get 1                      | error -     | key
pr               | run 1                          | get 404 x2                          | get 1 x3, message+ 1       | started 1   |
pr               | run 1                          | get 503                             | get 1 x6                   | error 1     | gave up, unknown
pr               | run 1                          | message 404 x1                      | get 1, message+ 1 x2       | started 1   |
pr               | run 1                          | message 403                         | get 1, message+ 1          | error 1     | key
pr               | run 1                          | message 503                         | get 1, message+ 1          | error 1     | may be sent
`,
  )
})

describe('whether the recorded job has a pull request cannot be found out', () => {
  const continued = async (onRequest: OnRequest) => {
    const world = createWorld({
      service: { job: () => ({ finishAfterMs: 0, prLinkAfterMs: 90_000 }) },
    })
    const inputs = { prompt: PROMPT, 'job-id': 'open', comment: 'true', 'issue-number': '7' }
    const flow: Flow = { world, inputs: { ...inputs, wait: 'false', 'timeout-minutes': '1' } }
    await runStep({ ...flow, env: { GITHUB_RUN_ID: '1' } })
    return runStep({ ...flow, env: { GITHUB_RUN_ID: '2' }, onRequest })
  }

  test.each<[string, OnRequest]>([
    [
      'the service fails after it showed the job without a link',
      ({ operation, nth }) =>
        operation === 'get' && nth > 0 ? refuse(503, 'Unavailable') : undefined,
    ],
    [
      'a limit after it',
      ({ operation, nth }) =>
        operation === 'get' && nth > 0
          ? refuse(429, 'Too many requests', { 'retry-after': '999' })
          : undefined,
    ],
    [
      'no time left for another look',
      ({ operation, nth }, { wait }) => {
        if (operation === 'get') return wait(nth === 0 ? 29_000 : 0)
        return /^(pulls|list-comments|graphql)$/.test(operation) ? wait(9_400) : undefined
      },
    ],
  ])('E2: %s', async (_, onRequest) => {
    const end = await continued(onRequest)
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toMatch(pick(REASONS, 'unknown'))
    expect(end.world.service.jobs.all).toHaveLength(1)
  })
})

describe('job-id: an ID', () => {
  check(
    'job_1',
    `
job_1            | before               | now                | sent                | end         | why
pr               | run 1 unseen         |                    | get 1, message 1    | started 1   |
pr               | run 1 unseen         | no prompt          | get 1               | started 1   |
pr               | run 1 unseen         | no prompt, re-run  | get 1               | started 1   |
active           | run 1 unseen         |                    | get 1 x4, message 1 | started 1   |
never            | run 1 unseen         |                    | get 1 x15           | timed-out 1 | not sent
long             | run 1 unseen         | get slow           | get 1 x8            | error 1     | late
pr > failed      | run 1 unseen         |                    | get 1, message 1    | started 1   |
pr > failed      | run 1 unseen         | waits              | get 1, message 1, get 1 x5 | failed 1    |
pr > archived+pr | run 1 unseen         | waits              | get 1, message 1, get 1 x5 | pr-opened 1 |
pr               | run 1 unseen         | gone               | get 1 x3            | error 1     | no such job
pr               | run 1 unseen         | gone, no prompt    | get 1 x3            | error 1     | no such job
pr               | run 1 unseen, record |                    | get 1               | started 1   |
pr               | run 1 unseen, notice |                    | get 1               | started 1   |
pr > failed      | run 1 unseen, notice |                    | get 1 x2, message 1 | started 1   | earlier ended
pr               | run 1 unseen, notice | gone               | get 1 x6            | error 1     | no such job
never > pr       | run 1 unseen, record |                    | get 1, message 1    | started 1   | may be twice
pr               | run 1 unseen         | re-run             | get 1, message 1    | started 1   | may be twice
pr               | run 1 unseen, notice | attempt-jobs 403   | get 1, message 1    | started 1   | may be twice, permission
pr               | run 1 unseen, notice | attempt-jobs 503   |                     | error -     | gave up, unknown
pr               | run 1 unseen, record | list-comments 503  |                     | error -     | gave up, unknown
pr               | run 1 unseen         | get 404 x2         | get 1 x3, message 1 | started 1   |
pr               | run 1 unseen         | get 503            | get 1 x6            | error 1     | gave up
pr               | run 1 unseen         | get 503, no prompt | get 1 x6            | error 1     | gave up
pr               | run 1 unseen         | message 404 x1     | get 1, message 1 x2 | started 1   |
pr               | run 1 unseen         | message 503        | get 1, message 1    | error 1     | may be sent
`,
  )
})
