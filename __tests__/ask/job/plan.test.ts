import { expect, test } from '@jest/globals'
import { lacksPermission, problem } from '../../../simulator/github/asked.ts'
import type { JobScript } from '../../../simulator/jobs.ts'
import { type Entry, MAX_ENTRIES } from '../../../src/ask/record/record.ts'
import { commented, pulled } from '../../support/events.ts'
import { createWorld, type Flow, type FlowEnd, runStep } from '../../support/flow.ts'
import { BOT, entry, pointerComment, recordComment } from '../../support/record.ts'

/*
 * Which job does a step talk to? Each row says what the record says, how job_1 goes, and what the step does. In rows
 * with `#101`, the run is about the agent's pull request; in all others, about issue 7. A pointer is a comment there
 * that names its job. The step is of run 9, and does not wait for the end. Rows that name no warning have none.
 */

const DONE = { finishAfterMs: 0 }
const LINK = { prLink: 'https://github.com/acme/docs/pull/101' }
/** #101 is open, and #102 is closed. */
const JOBS: Record<string, JobScript> = {
  '': { ...DONE, ...LINK },
  'with a pull': { ...DONE, ...LINK },
  active: { finishAfterMs: 8_000, ...LINK },
  'active, merged': { finishAfterMs: 8_000, prLink: 'https://github.com/acme/docs/pull/102' },
  endless: { finishAfterMs: Number.POSITIVE_INFINITY },
  merged: { ...DONE, prLink: 'https://github.com/acme/docs/pull/102' },
  'link late': { ...DONE, prLinkAfterMs: 5_000, ...LINK },
  'without a pull': { ...DONE, prLink: null },
  failed: { ...DONE, result: 'failed' },
  archived: { ...DONE, result: 'archived' },
  'failed, pull': { ...DONE, ...LINK, result: 'failed' },
  'archived, pull': { ...DONE, ...LINK, result: 'archived' },
  'on GitLab': { ...DONE, prLink: 'https://gitlab.com/acme/docs/-/merge_requests/5' },
}

type Place = Parameters<typeof recordComment>[1]
type Comment = readonly [login: string, body: string]
const record = (place: Place, ...entries: Entry[]): Comment => [BOT, recordComment(entries, place)]
const of = (...entries: Entry[]) => record({}, ...entries)
const to =
  (job: string) =>
  (more: Partial<Entry> = {}) =>
    entry('asked', { ...more, job })
const [one, two, gone] = [to('job_1'), to('job_2'), to('gone')]
const at101 = { number: 101 }
const ofWorkflowB = {
  env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@refs/heads/main' },
}
const ofStepB = { env: { GITHUB_JOB: 'other' } }
const otherVersion = recordComment([one()]).replace(/(?<=action )\d+/, '5')
const bot = { byBot: true }
const ofStrangers = ['x', 'job_2', 'y'].map((id): Comment => ['mallory', pointerComment(id, 101)])
const [hung, yesterday] = [
  { time: '2026-11-20T08:59:00.000Z' },
  { time: '2026-11-20T09:01:00.000Z' },
]

const laterRuns = Array.from({ length: MAX_ENTRIES }, () => one({ run: '11' }))

/** Who wrote which comment, where a run's own request is of `now`. */
const recordsOf = (now: Partial<Entry>): Record<string, Comment[]> => ({
  'never asked': [],
  'never asked, but 50 later runs': [of(...laterRuns)],
  'never asked, but 49 later runs and a late re-run': [
    of(...laterRuns.slice(1), two({ run: '2', attempt: 2 })),
  ],
  'never asked, but earlier runs': [of(one({ run: '1' }), two({ run: '2' }))],
  'not asked': [of(entry('not asked', now))],
  asking: [of(entry('asking', now))],
  'asking job_1': [of(entry('asking', { ...now, job: 'job_1' }))],
  'asked job_1': [of(one(now))],
  'asked job_1, beside other runs': [of(two(), one(now), two())],
  'asked job_1, by another step': [record(ofStepB, one(now))],
  'asked job_1, by another workflow': [record(ofWorkflowB, one(now))],
  'asked job_1, then asking': [of(one(now), entry('asking', now))],
  'asked job_1, then another workflow job_2': [of(one()), record(ofWorkflowB, two())],
  'asked job_1, then job_2': [of(one(), two())],
  'asked job_1, then three others': [of(one(), gone(), to('x')(), to('y')())],
  'asked job_1, two days ago': [of(one(hung))],
  'asked job_1, two days ago, and again': [of(one(hung), one())],
  'asked job_1, yesterday': [of(one(yesterday))],
  'asked a job that is gone': [of(gone(now))],
  // Attempt 2, on a runner whose clock is behind.
  'asked a job that is gone, then job_1': [of(one({ ...now, attempt: 2 }), gone(now))],
  'asked job_1, and its copy from #8': [record({ number: 8 }, entry('asking', now)), of(one(now))],
  'asked job_1, and its past': pastAndPresent(one(now)),
  'asking, by another step': [record(ofStepB, entry('asking', now))],
  'lost job_1': [of(entry('lost', { ...now, job: 'job_1', pull: 'acme/docs#102' }))],
  'two requests of one attempt': [of(one(now), two(now))],
  'another version': [[BOT, otherVersion]],
  'another version, then asked job_1': [[BOT, otherVersion], of(one())],
  "a bot's line": [['rabbit[bot]', recordComment([one(now)])]],
  "a member's line": [['octocat', recordComment([one(now)])]],
  "a stranger's line": [['mallory', recordComment([one(now)])]],
  "asked job_1, and a bot's line": [['rabbit[bot]', recordComment([two(now)])], of(one(now))],
  "not asked, and a bot's line": [
    ['rabbit[bot]', recordComment([two(now)])],
    of(entry('not asked', now)),
  ],
  "a stranger's pointer to job_1": [['mallory', pointerComment('job_1', 7)]],
  '#101: job_1 of #101, then job_2': [
    record({ ...at101, ...ofWorkflowB }, one({ pull: 'acme/docs#101' })),
    record(at101, two({ pull: 'acme/docs#102' })),
  ],
  "#101: a stranger's pointer": [['mallory', pointerComment('job_1', 101)]],
  '#101: its pointer, then job_2': [
    [BOT, pointerComment('job_1', 101)],
    record(at101, two({ pull: 'acme/docs#102' })),
  ],
  '#101: its pointer': [[BOT, pointerComment('job_1', 101)]],
  '#101: its pointer is the fourth': [...ofStrangers, [BOT, pointerComment('job_1', 101)]],
  "#101: a member's pointer is the fourth": [
    ...ofStrangers,
    ['octocat', pointerComment('job_1', 101)],
  ],
  "#101: four strangers' pointers": [...ofStrangers, ['mallory', pointerComment('job_1', 101)]],
  'asked job_1 three times, by bots': [of(one(), one(bot), one(bot), one(bot))],
  'asked job_1 twice, by bots': [of(one(bot), one(), one(bot), one(bot))],
})

function pastAndPresent(asked: Entry): Comment[] {
  const { id, time } = asked
  return [of(asked), of(entry('asking', { id, time, run: asked.run }))]
}

/** Besides reads, what is sent to the service; the outcome; what is said. */
const DOES: Record<string, readonly [sent: string, outcome: string, says?: RegExp]> = {
  asks: ['create', 'started'],
  'asks, since it ended so': [
    'create',
    'started',
    /, of an earlier attempt, (failed|was archived.*|no longer exists), so the agent was asked again/,
  ],
  'asks, since it was lost': [
    'create',
    'started',
    /^acme\/docs#102 was merged or closed before job job_1 had ended, so the agent was asked again/,
  ],
  'asks, since the job hangs': [
    'create',
    'started',
    /warning: Job job_1 was asked at 2026-11-\S+ and is still active\. It appears stuck, so/,
  ],
  'asks, beside it': [
    'create',
    'started',
    /Job job_1 was (failed|archived), and its pull request acme\/docs#101 is open: a new job is/,
  ],
  'asks, each run': ['create', 'started', /gitlab\.com.*each run makes a new job/],
  'asks, and warns': [
    'create',
    'started',
    /warning: Another version of .* record of this step on #7/,
  ],
  'asks a second job': [
    'create',
    'started',
    /warning: This is a re-run, and nothing recorded .* makes a second job\./,
  ],
  'follows up a second time': ['message job_1', 'started', /sends the follow-up again\./],
  'follows up': ['message job_1', 'started'],
  'follows up to job_2': ['message job_2', 'started'],
  'follows up, and warns': [
    'message job_1',
    'started',
    /warning: Run \d asked the agent at .* no answer was recorded/,
  ],
  waits: ['', 'started'],
  'shows it': ['', 'pr-opened'],
  'shows it, asks nothing new': ['', 'pr-opened', /#102 has been merged or closed, so this re-run/],
  'times out: busy': ['', 'timed-out', /the follow-up was not sent/],
  'fails: its answer was lost': [
    '',
    'error',
    /^An earlier attempt asked the agent, or was about to, and no answer was recorded\. Nothing was sent\. The dashboard shows .*start a new run/,
  ],
  'fails: too old': ['', 'error', /^This step's record no longer goes back to this run/],
  'fails: steps look alike': ['', 'error', /^Several steps of this run look alike.*`step-key`/],
  'fails: another writer': [
    '',
    'error',
    /^This is a re-run, and another (version|bot or a member).*Nothing was sent\..*issuecomment-\d+\)/,
  ],
  'fails: the job hangs': [
    '',
    'error',
    /^Job job_1 was asked at 2026-11-\S+ and is still active\. It appears stuck, and gets nothing more.*See the dashboard\. For a new job, .*set the label again/,
  ],
  'fails: the job is gone': [
    '',
    'error',
    /^Job gone no longer exists in the service, and gets nothing more/,
  ],
  'fails: no such job': ['', 'error', /This project has no job with this ID/],
  'fails: no issue': ['', 'error', /but this "[a-z_]+" event has neither\. Set `issue-number`/],
  'fails: down': ['', 'error', /^Getting job job_1: the service answered 503.*the retry time/],
  'fails: unknown': [
    '',
    'error',
    /`pull-requests: read` on acme\/docs.*So it is unknown whether there is a job.*nothing was sent/,
  ],
  'skips: no job': ['', 'skipped', /^No job of this project is recorded on #/],
  'skips: no text': ['', 'skipped', /^The comment has no text/],
  'skips: bots': ['', 'skipped', /^Bots asked job job_1 the last 3 times, and now "rabbit\[bot\]"/],
}

async function check(line: string, flow: Flow = {}, now: Partial<Entry> = {}): Promise<FlowEnd> {
  const [said = '', job = '', does = ''] = line.split('|').map((cell) => cell.trim())
  const place = said.startsWith('#101') ? '101' : '7'
  const world = createWorld({
    service: { job: (n) => (n === 0 ? JOBS[job] : JOBS.merged) ?? {} },
    github: { pulls: [{ number: 101 }, { number: 102, state: 'closed' }] },
  })
  for (const prompt of ['First.', 'Second.']) world.service.jobs.create(prompt)
  const inputs = {
    comment: 'true',
    'issue-number': place,
    prompt: 'Now.',
    wait: 'false',
    ...flow.inputs,
  }
  const comments = recordsOf(now)[said]
  expect([said, comments !== undefined, JOBS[job] !== undefined, DOES[does] !== undefined]).toEqual(
    [said, true, true, true],
  )
  for (const [login, text] of comments ?? []) world.github.addComment(Number(place), login, text)
  const end = await runStep({ ...flow, world, inputs, env: { GITHUB_RUN_ID: '9', ...flow.env } })
  const sent = end.requests.flatMap(({ operation, path }) =>
    operation === 'message'
      ? `message ${path.split('/').at(-2)}`
      : operation === 'create'
        ? operation
        : [],
  )
  const [wanted = '', outcome = '', says = /^$/] = DOES[does] ?? []
  const ended = job === 'without a pull' && outcome === 'pr-opened' ? 'no-pr' : outcome
  expect([sent.join(), end.result.outcome]).toEqual([wanted, ended])
  const warnings = end.log.filter((logged) => /^(warning|error)/.test(logged))
  const all = [end.result.message, ...end.log].join('\n')
  expect(DOES[does]?.[2] === undefined ? warnings.join() : all).toMatch(says)
  // A re-run would ask it: nothing says that one waits for it.
  if (does === 'times out: busy') expect(end.summary).not.toContain('goes on')
  return end
}

const rows = (table: string) => table.split('\n').filter((line) => line.includes('|'))

const now = { run: '9' }
const rerun = { GITHUB_RUN_ATTEMPT: '3' }

test.each(
  rows(`
  never asked                       |                | asks
  never asked, but 50 later runs    |                | fails: too old
  not asked                         |                | asks
  asking                            |                | fails: its answer was lost
  asking job_1                      | with a pull    | fails: its answer was lost
  asked job_1                       | active         | waits
  asked job_1                       | with a pull    | shows it
  asked job_1                       | without a pull | shows it
  asked job_1                       | merged         | shows it, asks nothing new
  asked job_1                       | failed         | asks, since it ended so
  asked job_1                       | archived       | asks, since it ended so
  asked a job that is gone          |                | asks, since it ended so
  lost job_1                        | merged         | asks, since it was lost
  two requests of one attempt       |                | fails: steps look alike
  another version                   |                | fails: another writer
  a bot's line                      |                | fails: another writer
  a member's line                   |                | fails: another writer
  a stranger's line                 |                | asks
  asked job_1, and a bot's line     | with a pull    | shows it
  not asked, and a bot's line       |                | fails: another writer
  never asked, but earlier runs        |             | asks
  never asked, but 49 later runs and a late re-run | | fails: too old
  asking, by another step              |             | asks
  asked job_1                          | archived, pull | shows it
  asked job_1, beside other runs       | with a pull | shows it
  asked a job that is gone, then job_1 | with a pull | shows it
  asked job_1, and its copy from #8    | with a pull | shows it
  asked job_1, and its past            | with a pull | shows it
`),
)('a re-run: %s [E1, E2, E5, C6, T9]', (line) => check(line, { env: rerun }, now))

test.each<[string, Record<string, string>, string]>([
  ['no issue', { 'issue-number': '' }, 'asking | with a pull | asks a second job'],
  ['no comment', { comment: 'false', 'issue-number': '' }, 'asking || asks a second job'],
  [
    'a follow-up',
    { comment: 'false', 'issue-number': '', 'job-id': 'job_1' },
    'asking || follows up a second time',
  ],
])('a re-run without a home, %s [E9]', (_, inputs, line) =>
  check(line, { inputs, env: rerun }, now),
)

const ID = { 'job-id': 'job_1' }
test.each<[string, Record<string, string>, string]>([
  ['alone', {}, 'asked job_1, then asking || asks'],
  ['to a job', ID, 'asked job_1, then asking | failed | follows up'],
  ['at work', ID, 'asked job_1 | active | follows up'],
  ['busy', ID, 'asked job_1 | endless | times out: busy'],
  ['to none', { 'job-id': 'gone' }, 'asked job_1 || fails: no such job'],
  ['not there', { ...ID, prompt: '' }, 'asked job_1 | active | waits'],
  [
    'not there, and the recorded job neither',
    { 'job-id': 'auto', prompt: '' },
    'asked a job that is gone || fails: the job is gone',
  ],
])('a prompt %s [C2]', (_, inputs, line) => check(line, { inputs }))

const auto = (flow: Flow = {}) => ({ ...flow, inputs: { 'job-id': 'auto', ...flow.inputs } })
test.each(
  rows(`
  asked job_1                       | with a pull    | follows up
  asked job_1, then asking          | with a pull    | follows up
  asked job_1, two days ago         | active         | fails: the job hangs
  asked a job that is gone          |                | fails: the job is gone
  asking                            |                | skips: no job
  never asked                       |                | skips: no job
  a stranger's line                 |                | skips: no job
  a stranger's pointer to job_1     | with a pull    | skips: no job
  #101: job_1 of #101, then job_2   | with a pull    | follows up
  #101: a stranger's pointer        | with a pull    | follows up
  #101: a stranger's pointer        | active         | skips: no job
  #101: its pointer                 | active         | follows up
  #101: its pointer, then job_2     | with a pull    | follows up
  #101: its pointer                 | merged         | skips: no job
  #101: its pointer is the fourth   | with a pull    | follows up
  #101: four strangers' pointers    | with a pull    | skips: no job
  #101: its pointer                     | active, merged | skips: no job
  #101: a member's pointer is the fourth | with a pull   | follows up
  #101: a member's pointer is the fourth | active        | follows up
`),
)('job-id: auto: %s [C6, E12]', (line) => check(line, auto()))

test("a stranger's pointer to a job at work is not waited for [C6]", async () => {
  const end = await check("#101: a stranger's pointer | endless | skips: no job", auto())
  expect(end.tookMs).toBeLessThan(2_000)
})

test.each<[string, Flow, string]>([
  ['the newest', {}, 'asked job_1, then another workflow job_2 || follows up to job_2'],
  ['a link that is late', {}, '#101: its pointer | link late | follows up'],
  ['no issue', { inputs: { 'issue-number': '' } }, 'never asked || fails: no issue'],
  ['one that ended', {}, 'asked job_1, two days ago || follows up'],
  ['one at work', {}, 'asked job_1, yesterday | active | follows up'],
  ['a job to wait for', { inputs: { prompt: '' } }, 'asked job_1, two days ago | active | waits'],
  [
    'a job to wait for that is gone',
    { inputs: { prompt: '' } },
    'asked a job that is gone || fails: the job is gone',
  ],
  [
    'a comment without a text',
    { ...commented('octocat', ''), inputs: { prompt: '' } },
    'asked job_1 || skips: no text',
  ],
  [
    'a prompt of its own beside it',
    commented('octocat', ''),
    'asked job_1 | with a pull | follows up',
  ],
])('job-id: auto: %s', (_, flow, line) => check(line, auto(flow)))

test('at most three pointers are looked at [C6]', async () => {
  const end = await check("#101: four strangers' pointers || skips: no job", auto())
  const seen = end.requests.filter(({ to }) => to === 'service').map(({ path }) => path)
  expect(new Set(seen.map((path) => path.split('/').at(-1)))).toEqual(new Set(['x', 'job_2', 'y']))
})

test('a re-run of a follow-up whose pull request was merged makes a new job [C6, T9]', () =>
  check('lost job_1 | merged | asks, since it was lost', auto({ env: rerun }), now))

const open = { 'job-id': 'open' }
const merged = pulled({ login: 'rabbit[bot]', action: 'closed' })
Object.assign(merged.payload.pull_request, { merged: true, user: { login: 'ann' } })

test.each<[string, Flow, string]>([
  ['comment', commented('rabbit[bot]'), 'asked job_1 three times, by bots || skips: bots'],
  ['comment', commented('rabbit[bot]'), 'asked job_1 twice, by bots || follows up'],
  ["person's comment", commented('octocat'), 'asked job_1 three times, by bots || follows up'],
  ['merge', merged, 'asked job_1 three times, by bots || follows up'],
  ['comment', commented('rabbit[bot]'), 'asked job_1 three times, by bots | merged | asks'],
])('job-id: open on a %s [E11]', async (_, flow, line) => {
  const inputs = { ...open, 'allowed-bots': 'rabbit[bot]' }
  const { comments } = await check(line, { ...flow, inputs })
  expect(/Bots asked/.test(`${comments[0]?.body}`)).toBe(line.endsWith('bots'))
})

test.each(
  rows(`
  never asked                       |                | asks
  asked job_1                       | with a pull    | follows up
  asked job_1, by another step      | with a pull    | follows up
  asked job_1, by another workflow  | with a pull    | asks
  asked job_1, then asking          | with a pull    | follows up, and warns
  asked job_1, then three others    | with a pull    | asks
  asked job_1                       | active         | follows up
  asked job_1, two days ago         | active         | asks, since the job hangs
  asked job_1                       | merged         | asks
  asked job_1                       | without a pull | asks
  asked job_1                       | failed, pull   | asks, beside it
  asked job_1                       | on GitLab      | asks, each run
  asked a job that is gone          |                | asks
  lost job_1                        | merged         | asks
  another version                   |                | asks, and warns
  asked job_1                          | endless        | times out: busy
  asked job_1, yesterday               | endless        | times out: busy
  asked job_1, two days ago, and again | endless        | times out: busy
  asked job_1, two days ago            | with a pull    | follows up
  asked job_1, then job_2              | with a pull    | follows up
  asked job_1                          | link late      | follows up
  another version, then asked job_1    | with a pull    | follows up
  asked job_1                          | archived, pull | asks, beside it
`),
)('job-id: open: %s [C1, E2, E5, E12]', (line) => check(line, { inputs: open }))

test.each([
  ['403', lacksPermission(['pull-requests:read'])],
  ['404', problem(404, 'Not Found')],
])('job-id: open where the pull request may not be read: %s [E10]', async (_, refusal) => {
  await check('asked job_1 || fails: unknown', {
    inputs: open,
    onRequest: ({ operation }) => (operation === 'pull' ? refusal : undefined),
  })
})

test('job-id: open asks nothing where the link of a job cannot be looked for [T1]', async () => {
  const onRequest: Flow['onRequest'] = ({ operation, nth }) =>
    operation === 'get' && nth > 0 ? problem(503, 'Down') : undefined
  await check('asked job_1 | link late | fails: down', { inputs: open, onRequest })
})
