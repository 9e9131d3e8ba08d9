import { expect, test } from '@jest/globals'
import { lacksPermission, problem } from '../../../simulator/github/asked.ts'
import type { JobScript } from '../../../simulator/jobs.ts'
import { MAX_ENTRIES, type RecordEntry } from '../../../src/ask/record/record.ts'
import { commented, pulled } from '../../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, runStep } from '../../support/flow.ts'
import { BOT, entry, pointerComment, recordComment } from '../../support/record.ts'

/*
 * The job that a step talks to. A row has the record, how job_1 goes, and what the step does: its run 9 does not wait
 * for the end, and warns only if the row says so. Rows with `#101` are about the agent's pull request, all others about
 * issue 7. A pointer is a comment on a pull request that names its job.
 */

const DONE = { finishAfterMs: 0 }
const LINK = { prLink: 'https://github.com/acme/docs/pull/101' }
const MERGED = { prLink: 'https://github.com/acme/docs/pull/102' }
const JOBS: Record<string, JobScript> = {
  '': { ...DONE, ...LINK },
  'has a pull request': { ...DONE, ...LINK },
  'is active': { finishAfterMs: 8_000, ...LINK },
  'is active, then merged': { finishAfterMs: 8_000, ...MERGED },
  'never ends': { finishAfterMs: Number.POSITIVE_INFINITY },
  'was merged': { ...DONE, ...MERGED },
  'gets its link late': { ...DONE, prLinkAfterMs: 5_000, ...LINK },
  'has no pull request': { ...DONE, prLink: null },
  failed: { ...DONE, result: 'failed' },
  'was archived': { ...DONE, result: 'archived' },
  'failed with a pull request': { ...DONE, ...LINK, result: 'failed' },
  'was archived with a pull request': { ...DONE, ...LINK, result: 'archived' },
  'is on GitLab': { ...DONE, prLink: 'https://gitlab.com/acme/docs/-/merge_requests/5' },
}

type Place = Parameters<typeof recordComment>[1]
type Comment = readonly [login: string, body: string]
const record = (place: Place, ...entries: RecordEntry[]): Comment => [
  BOT,
  recordComment(entries, place),
]
const of = (...entries: RecordEntry[]) => record({}, ...entries)
const to =
  (job: string) =>
  (more: Partial<RecordEntry> = {}) =>
    entry('asked', { ...more, job })
const [one, two, deleted] = [to('job_1'), to('job_2'), to('job_9')]
const at101 = { number: 101 }
const ofWorkflowB = {
  env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@refs/heads/main' },
}
const ofStepB = { env: { GITHUB_JOB: 'other' } }
const otherVersion = recordComment([one()]).replace(/(?<=action )\d+/, '5')
const bot = { byBot: true }
const ofBots = ['x', 'job_2', 'y'].map((id): Comment => ['rabbit[bot]', pointerComment(id, 101)])
const pointer = pointerComment('job_1', 101)
const overdue = { time: '2026-11-20T08:59:00.000Z' }
const yesterday = { time: '2026-11-20T09:01:00.000Z' }
/** Two states of one request. */
const same = { id: '00000001', time: '2026-11-21T00:00:01.000Z' }
const laterRuns = Array.from({ length: MAX_ENTRIES }, () => one({ run: '11' }))

/** @param now of the run's own request */
const recordsOf = (now: Partial<RecordEntry>): Record<string, Comment[]> => ({
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
  'asked job_1, then three others': [of(one(), deleted(), to('x')(), to('y')())],
  'asked job_1, two days ago': [of(one(overdue))],
  'asked job_1, two days ago, and again': [of(one(overdue), one())],
  'asked job_1, yesterday': [of(one(yesterday))],
  'asked a deleted job': [of(deleted(now))],
  // Attempt 2, on a runner whose clock is behind.
  'asked a deleted job, then job_1': [of(one({ ...now, attempt: 2 }), deleted(now))],
  'asked job_1, and its copy from #8': [record({ number: 8 }, entry('asking', now)), of(one(now))],
  'asked job_1, and its past': [
    of(one({ ...now, ...same })),
    of(entry('asking', { ...now, ...same })),
  ],
  'asked job_1 in this run, by another workflow': [record(ofWorkflowB, one({ run: '9' }))],
  'asked job_1, by another workflow two days ago': [record(ofWorkflowB, one(overdue))],
  'asked a deleted job, then job_1, by another workflow': [record(ofWorkflowB, one(), deleted())],
  'asked job_1, by another workflow, and job_2': [of(two()), record(ofWorkflowB, one())],
  'asked job_1, then three others, by another workflow': [
    record(ofWorkflowB, one(), deleted(), to('x')(), to('y')()),
  ],
  'asking, by another step': [record(ofStepB, entry('asking', now))],
  'lost job_1': [of(entry('lost', { ...now, job: 'job_1', pull: 'acme/docs#102' }))],
  'two requests of one attempt': [of(one(now), two(now))],
  'another version': [[BOT, otherVersion]],
  'another version, then asked job_1': [[BOT, otherVersion], of(one())],
  "a bot's line": [['rabbit[bot]', recordComment([one(now)])]],
  "a member's line": [['octocat', recordComment([one(now)])]],
  "a stranger's line": [['mallory', recordComment([one(now)])]],
  "asked job_1, and a bot's line": [['rabbit[bot]', recordComment([two(now)])], of(one(now))],
  "not asked, and a bot's line": [['rabbit[bot]', of(two(now))[1]], of(entry('not asked', now))],
  "a stranger's pointer to job_1": [['mallory', pointerComment('job_1', 7)]],
  '#101: job_1 of #101, then job_2': [
    record({ ...at101, ...ofWorkflowB }, one({ pull: 'acme/docs#101' })),
    record(at101, two({ pull: 'acme/docs#102' })),
  ],
  "#101: a stranger's pointer": [['mallory', pointer]],
  '#101: its pointer, then job_2': [[BOT, pointer], record(at101, two({ pull: 'acme/docs#102' }))],
  '#101: its pointer': [[BOT, pointer]],
  '#101: its pointer, after three by bots': [...ofBots, [BOT, pointer]],
  "#101: a member's pointer": [['octocat', pointer]],
  "#101: a member's pointer, after three by bots": [...ofBots, ['octocat', pointer]],
  '#101: its pointer to a job asked two days ago': [
    [BOT, pointer],
    record(at101, one(overdue), two()),
  ],
  'not asked job_1, which another workflow asked': [
    record(ofWorkflowB, one()),
    of(entry('not asked', { job: 'job_1', run: '5' })),
  ],
  'asking job_1, which another workflow asked': [
    record(ofWorkflowB, one()),
    of(entry('asking', { job: 'job_1', run: '5' })),
  ],
  'asked by bots thrice': [of(one(), one(bot), one(bot), one(bot))],
  'asked by bots twice': [of(one(bot), one(), one(bot), one(bot))],
})

/** `sent` leaves out reads. `says` is in the message or the log. */
type Does = readonly [sent: string, outcome: string, says?: RegExp]
const asks = (says: RegExp): Does => ['create', 'started', says]
const fails = (says: RegExp): Does => ['', 'error', says]
const DOES: Record<string, Does> = {
  asks: ['create', 'started'],
  'asks, since it ended so': asks(
    /, of an earlier attempt, (ended as (failed|archived)|no longer exists), so the agent was asked again/,
  ),
  'asks, since it was lost': asks(
    /^acme\/docs#102 was merged or closed before agent job job_1 had ended, so the agent was asked again/,
  ),
  'asks, since the job is overdue': asks(
    /warning: Agent job job_1 cannot be continued: it was asked at 2026-11-\S+ and is still active\. If no/,
  ),
  'asks, beside it': asks(
    /Agent job job_1 was (failed|archived), and its pull request acme\/docs#101 is open: a new agent job is/,
  ),
  'asks, since the other one ended so': asks(
    /warning: Agent job job_1 cannot be continued: it was (failed|archived), with the pull request acme\/docs#101\. If no/,
  ),
  'asks, since that is unknown': asks(
    /warning: Agent job job_1 cannot be continued\. Asking whether acme\/docs#101 is still open: the server answered 40[34]/,
  ),
  'asks, each run': asks(
    /warning: Agent job job_1 cannot be continued: whether its pull .* \(https:\/\/gitlab\.com.*\)\. If no/,
  ),
  'asks, and warns': asks(/warning: Another version of .* record of this step on #7/),
  'asks a second job': asks(
    /warning: This is a re-run, and nothing recorded .* a second agent job\./,
  ),
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
  'fails: its answer was lost': fails(
    /^An earlier attempt asked the agent, or was about to, and no answer was recorded\. Nothing was sent\. The dashboard shows .*start a new run/,
  ),
  'fails: too old': fails(/^This step's record no longer goes back to this run/),
  'fails: steps look alike': fails(/^Several steps of this run look alike.*`step-key`/),
  'fails: another writer': fails(
    /^This is a re-run, and another (version|bot or a member).*Nothing was sent\..*issuecomment-\d+\)/,
  ),
  'fails: the job is overdue': fails(
    /^Agent job job_1 was asked at 2026-11-\S+ and is still active\. It appears stuck, and gets nothing more.*See the dashboard\. For a new agent job, .*set the label again/,
  ),
  'fails: the job was deleted': fails(/^Agent job job_9 no longer exists in the service/),
  'fails: no such job': fails(/This project has no agent job with this ID/),
  'fails: no issue': fails(/but this "[a-z_]+" event has neither\. Set `issue-number`/),
  'fails: down': fails(/^Getting agent job job_1: the service answered 503.*the retry time/),
  'fails: unknown': fails(
    /`pull-requests: read` on acme\/docs.*So it is unknown whether there is an agent job.*nothing was sent/,
  ),
  'skips: no job': ['', 'skipped', /^No agent job of this project is recorded on #/],
  'skips: no text': ['', 'skipped', /^The comment has no text/],
  'skips: bots': [
    '',
    'skipped',
    /^Bots asked agent job job_1 the last 3 times, and now "rabbit\[bot\]"/,
  ],
}

async function check(
  line: string,
  flow: Flow = {},
  own: Partial<RecordEntry> = {},
): Promise<FlowEnd> {
  const [said = '', job = '', does = ''] = line.split('|').map((cell) => cell.trim())
  const place = said.startsWith('#101') ? '101' : '7'
  const world = createWorld({
    service: { job: (n) => (n === 0 ? JOBS[job] : JOBS['was merged']) ?? {} },
    github: { pulls: [{ number: 101 }, { number: 102, state: 'closed' }] },
  })
  for (const prompt of ['First.', 'Second.']) world.service.jobs.create(prompt)
  const now = { prompt: 'Now.', wait: 'false' }
  const inputs = { comment: 'true', 'issue-number': place, ...now, ...flow.inputs }
  const comments = recordsOf(own)[said]
  expect([said, comments !== undefined, JOBS[job] !== undefined, DOES[does] !== undefined]).toEqual(
    [said, true, true, true],
  )
  for (const [login, text] of comments ?? []) world.github.addComment(Number(place), login, text)
  const end = await runStep({ ...flow, world, inputs, env: { GITHUB_RUN_ID: '9', ...flow.env } })
  const sent = end.requests
    .filter(({ operation }) => /^(?:create|message)$/.test(operation))
    .map(({ operation, path }) =>
      operation === 'message' ? `message ${path.split('/').at(-2)}` : operation,
    )
  const [wanted = '', outcome = '', says = /^$/] = DOES[does] ?? []
  const ended = job === 'has no pull request' && outcome === 'pr-opened' ? 'no-pr' : outcome
  expect([sent.join(), end.result.outcome]).toEqual([wanted, ended])
  const warnings = end.log.filter((logged) => /^(warning|error)/.test(logged))
  const all = [end.result.message, ...end.log].join('\n')
  expect(DOES[does]?.[2] === undefined ? warnings.join() : all).toMatch(says)
  // A re-run would ask again, so nothing may promise that it waits.
  if (does === 'times out: busy') expect(end.summary).not.toContain('goes on')
  return end
}

/** The rows of a table, each with a clause for the test's name. */
const rows = (table: string) =>
  table.split('\n').flatMap((line) => {
    const [said = '', job = '', does] = line.split('|').map((cell) => cell.trim())
    const clause = `that finds "${said}"${job && `, and that job_1 ${job},`} ${does}`
    return does === undefined ? [] : [[clause, line] as const]
  })

const now = { run: '9' }
const rerun = { GITHUB_RUN_ATTEMPT: '3' }

test.each(
  rows(`
  never asked                                      |                                  | asks
  never asked, but 50 later runs                   |                                  | fails: too old
  not asked                                        |                                  | asks
  asking                                           |                                  | fails: its answer was lost
  asking job_1                                     | has a pull request               | fails: its answer was lost
  asked job_1                                      | is active                        | waits
  asked job_1                                      | has a pull request               | shows it
  asked job_1                                      | has no pull request              | shows it
  asked job_1                                      | was merged                       | shows it, asks nothing new
  asked job_1                                      | failed                           | asks, since it ended so
  asked job_1                                      | was archived                     | asks, since it ended so
  asked a deleted job                              |                                  | asks, since it ended so
  lost job_1                                       | was merged                       | asks, since it was lost
  two requests of one attempt                      |                                  | fails: steps look alike
  another version                                  |                                  | fails: another writer
  a bot's line                                     |                                  | fails: another writer
  a member's line                                  |                                  | fails: another writer
  a stranger's line                                |                                  | asks
  asked job_1, and a bot's line                    | has a pull request               | shows it
  not asked, and a bot's line                      |                                  | fails: another writer
  never asked, but earlier runs                    |                                  | asks
  never asked, but 49 later runs and a late re-run |                                  | fails: too old
  asking, by another step                          |                                  | asks
  asked job_1                                      | was archived with a pull request | shows it
  asked job_1, beside other runs                   | has a pull request               | shows it
  asked a deleted job, then job_1                  | has a pull request               | shows it
  asked job_1, and its copy from #8                | has a pull request               | shows it
  asked job_1, and its past                        | has a pull request               | shows it
`),
)('a re-run %s', (_, line) => check(line, { env: rerun }, now))

test.each<[string, Record<string, string>, string]>([
  ['without an issue', { 'issue-number': '' }, 'asking | has a pull request | asks a second job'],
  ['without a comment', { comment: 'false', 'issue-number': '' }, 'asking | | asks a second job'],
  [
    'of a follow-up without a comment',
    { comment: 'false', 'issue-number': '', 'job-id': 'job_1' },
    'asking | | follows up a second time',
  ],
])('a re-run %s asks again and warns', (_, inputs, line) =>
  check(line, { inputs, env: rerun }, now),
)

const ID = { 'job-id': 'job_1' }
test.each<[string, Record<string, string>, string]>([
  ['without job-id makes a new job', {}, 'asked job_1, then asking | | asks'],
  ['may go to a failed job', ID, 'asked job_1, then asking | failed | follows up'],
  ['waits for other work of its job', ID, 'asked job_1 | is active | follows up'],
  ['is not sent to a busy job', ID, 'asked job_1 | never ends | times out: busy'],
  ['to an unknown job fails', { 'job-id': 'job_9' }, 'asked job_1 | | fails: no such job'],
  ['is not needed to wait for a job', { ...ID, prompt: '' }, 'asked job_1 | is active | waits'],
])('a prompt %s', (_, inputs, line) => check(line, { inputs }))

const recorded = (flow: Flow = {}) => ({
  ...flow,
  inputs: { continue: 'recorded', ...flow.inputs },
})
test.each(
  rows(`
  asked job_1                              | has a pull request                 | follows up
  asked job_1, then asking                 | has a pull request                 | follows up
  asked job_1, two days ago                | is active                          | fails: the job is overdue
  asked a deleted job                      |                                    | fails: the job was deleted
  asking                                   |                                    | skips: no job
  never asked                              |                                    | skips: no job
  a stranger's line                        |                                    | skips: no job
  a stranger's pointer to job_1            | has a pull request                 | skips: no job
  #101: job_1 of #101, then job_2          | has a pull request                 | follows up
  #101: a stranger's pointer               | has a pull request                 | skips: no job
  #101: its pointer                        | is active                          | follows up
  #101: its pointer, then job_2            | has a pull request                 | follows up
  #101: its pointer                        | was merged                         | skips: no job
  #101: its pointer, after three by bots   | has a pull request                 | follows up
  #101: its pointer                        | is active, then merged             | skips: no job
  #101: a member's pointer                 | has a pull request                 | follows up
  #101: a member's pointer                 | is active                          | follows up
  #101: a member's pointer                 | is on GitLab                       | skips: no job
  #101: its pointer to a job asked two days ago | is active                     | fails: the job is overdue
  #101: its pointer                        | gets its link late                 | follows up
  asked job_1, then another workflow job_2 |                                    | follows up to job_2
  asked job_1, two days ago                | has a pull request                 | follows up
  asked job_1, yesterday                   | is active                          | follows up
`),
)('a step with continue: recorded %s', (_, line) => check(line, recorded()))

test("continue: recorded asks the service about no job that only a stranger's line names", async () => {
  const end = await check("#101: a stranger's pointer | never ends | skips: no job", recorded())
  expect(asked(end)).toEqual([])
})

const unprompted = { inputs: { prompt: '' } }
const emptyComment = commented('octocat', '')
test.each<[string, Flow, string]>([
  ['needs an issue', { inputs: { 'issue-number': '' } }, 'never asked | | fails: no issue'],
  ['waits for an old job', unprompted, 'asked job_1, two days ago | is active | waits'],
  ['fails for a deleted job', unprompted, 'asked a deleted job | | fails: the job was deleted'],
  ['skips an empty comment', { ...emptyComment, ...unprompted }, 'asked job_1 | | skips: no text'],
  ['sends its own prompt beside an empty comment', emptyComment, 'asked job_1 | | follows up'],
])('continue: recorded %s', (_, flow, line) => check(line, recorded(flow)))

test('continue: recorded looks at three pointers at most', async () => {
  const end = await check(
    "#101: a member's pointer, after three by bots | | skips: no job",
    recorded(),
  )
  const seen = end.requests.filter(({ to }) => to === 'service').map(({ path }) => path)
  expect(new Set(seen.map((path) => path.split('/').at(-1)))).toEqual(new Set(['x', 'job_2', 'y']))
})

test('a re-run of a follow-up whose pull request was merged makes a new job', () =>
  check('lost job_1 | was merged | asks, since it was lost', recorded({ env: rerun }), now))

const open = { continue: 'open' }
const [byBot, byPerson] = [commented('rabbit[bot]'), commented('octocat')]
const merged = pulled({ login: 'rabbit[bot]', action: 'closed' })
Object.assign(merged.payload.pull_request, {
  ...{ merged: true, state: 'closed', user: { login: 'ann' } },
})

test.each<[string, Flow, string]>([
  ["skips a bot's comment after three by bots", byBot, 'asked by bots thrice | | skips: bots'],
  ["accepts a bot's comment after two by bots", byBot, 'asked by bots twice | | follows up'],
  ['accepts a comment by a person', byPerson, 'asked by bots thrice | | follows up'],
  ['accepts a merge by a person', merged, 'asked by bots thrice | | follows up'],
  ["lets a bot's comment make a new job", byBot, 'asked by bots thrice | was merged | asks'],
])('continue: open %s', async (_, flow, line) => {
  const inputs = { ...open, 'allowed-bots': 'rabbit[bot]', prompt: 'Now, for #7 and #8.' }
  const { comments } = await check(line, { ...flow, inputs })
  expect(/Bots asked/.test(`${comments[0]?.body}`)).toBe(line.endsWith('bots'))
})

test.each(
  rows(`
  never asked                          |                                  | asks
  asked job_1                          | has a pull request               | follows up
  asked job_1, by another step         | has a pull request               | follows up
  asked job_1, by another workflow     | has a pull request               | asks
  asked job_1, then asking             | has a pull request               | follows up, and warns
  asked job_1, then three others       | has a pull request               | asks
  asked job_1                          | is active                        | follows up
  asked job_1, two days ago            | is active                        | asks, since the job is overdue
  asked job_1                          | was merged                       | asks
  asked job_1                          | has no pull request              | asks
  asked job_1                          | failed with a pull request       | asks, beside it
  asked job_1                          | is on GitLab                     | asks, each run
  asked a deleted job                  |                                  | asks
  lost job_1                           | was merged                       | asks
  another version                      |                                  | asks, and warns
  asked job_1                          | never ends                       | times out: busy
  asked job_1, yesterday               | never ends                       | times out: busy
  asked job_1, two days ago, and again | never ends                       | times out: busy
  asked job_1, two days ago            | has a pull request               | follows up
  asked job_1, then job_2              | has a pull request               | follows up
  asked job_1                          | gets its link late               | follows up
  another version, then asked job_1    | has a pull request               | follows up
  asked job_1                          | was archived with a pull request | asks, beside it
`),
)('a step with continue: open %s', (_, line) => check(line, { inputs: open }))

/* The event's own issue or pull request: also what other steps asked there. */

const onPull = (state: string) => {
  const { payload, ...flow } = commented('octocat')
  const issue = { number: 101, title: 'Docs', state, pull_request: {} }
  return { ...flow, payload: { ...payload, issue: { ...issue, user: { login: 'mintlify[bot]' } } } }
}
const own = (flow: Flow = commented('octocat'), inputs = {}) => ({
  ...flow,
  inputs: { ...open, prompt: 'Now, for #7, #12 and #101.', ...inputs },
})

test.each(
  rows(`
  asked job_1, by another workflow                      | has a pull request               | follows up
  asked job_1, by another workflow                      | is active                        | follows up
  asked job_1, by another workflow                      | gets its link late               | follows up
  asked job_1, by another workflow                      | never ends                       | times out: busy
  asked job_1, by another workflow                      | was merged                       | asks
  asked job_1, by another workflow                      | has no pull request              | asks
  asked job_1, by another workflow                      | failed with a pull request       | asks, since the other one ended so
  asked job_1, by another workflow                      | was archived with a pull request | asks, since the other one ended so
  asked job_1, by another workflow                      | is on GitLab                     | asks, each run
  asked job_1, by another workflow two days ago         | is active                        | asks, since the job is overdue
  asked job_1 in this run, by another workflow          | has a pull request               | asks
  asked a deleted job, then job_1, by another workflow  | has a pull request               | follows up
  asked job_1, then three others, by another workflow   | has a pull request               | asks
  asked job_1, by another workflow, and job_2           | has a pull request               | follows up
  asked job_1, then another workflow job_2              | has a pull request               | follows up
  not asked job_1, which another workflow asked         | has a pull request               | follows up
  asking job_1, which another workflow asked            | has a pull request               | follows up, and warns
  asked job_1                                           | failed with a pull request       | asks, beside it
  a stranger's line                                     | has a pull request               | asks
`),
)('a step with continue: open on its own issue %s', (_, line) => check(line, own()))

test.each(
  rows(`
  #101: its pointer                                     | has a pull request               | follows up
  #101: its pointer                                     | is active                        | follows up
  #101: its pointer                                     | was merged                       | asks
  #101: its pointer                                     | failed with a pull request       | asks, since the other one ended so
  #101: its pointer, after three by bots                | has a pull request               | follows up
  #101: a stranger's pointer                            | has a pull request               | asks
`),
)("a step with continue: open on the agent's own pull request %s", (_, line) =>
  check(line, own(onPull('open'))),
)

const { payload: ofIssue } = commented('octocat')
const otherIssue = { ...ofIssue, issue: { ...ofIssue.issue, number: 12 } }
test.each<[string, Flow]>([
  ['with a step-key', own(commented('octocat'), { 'step-key': 'api' })],
  ['of a matrix', own(commented('octocat'), { 'step-key': '{"docs":"api"}' })],
  ['that anybody may trigger', own(commented('mallory'), { 'required-permission': 'none' })],
  ['on a schedule', { event: 'schedule', inputs: open }],
  ['by a button', { inputs: open }],
  ['on another issue', own({ ...commented('octocat'), payload: otherIssue })],
])('continue: open %s sees its own series alone', (_, flow) =>
  check('asked job_1, by another workflow | has a pull request | asks', flow),
)

test('continue: open makes a new job on a pull request that is closed by now', () =>
  check('#101: its pointer | has a pull request | asks', own(onPull('closed'))))

test.each([
  ['403', lacksPermission(['pull-requests:read'])],
  ['404', problem(404, 'Not Found')],
])("continue: open goes on if GitHub answers %s for another step's pull request", (_, refusal) =>
  check('asked job_1, by another workflow | | asks, since that is unknown', {
    ...own(),
    onRequest: ({ operation }) => (operation === 'pull' ? refusal : undefined),
  }),
)

test.each([
  ['403', lacksPermission(['pull-requests:read'])],
  ['404', problem(404, 'Not Found')],
])('continue: open fails if GitHub answers %s for the pull request', async (_, refusal) => {
  await check('asked job_1 | | fails: unknown', {
    inputs: open,
    onRequest: ({ operation }) => (operation === 'pull' ? refusal : undefined),
  })
})

test('continue: open asks nothing if the service is down before the job has its link', async () => {
  const onRequest: Flow['onRequest'] = ({ operation, nth }) =>
    operation === 'get' && nth > 0 ? problem(503, 'Down') : undefined
  await check('asked job_1 | gets its link late | fails: down', { inputs: open, onRequest })
})
