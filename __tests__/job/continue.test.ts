import { expect, test } from '@jest/globals'
import { lacksPermission, problem } from '../../simulator/github/asked.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import { type Entry, MAX_ENTRIES } from '../../src/job/entry.ts'
import { commented, pulled } from '../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { BOT, entry, logComment, pointerComment } from '../support/request-log.ts'

/*
 * The job that a step talks to. A row has the log, how job_1 goes, and what the step does: its run 9 does not wait
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

type Comment = readonly [login: string, body: string]
const of = (...entries: Entry[]): Comment => [BOT, logComment(entries)]
const to =
  (job: string) =>
  (more: Partial<Entry> = {}) =>
    entry('asked', { ...more, job })
const [one, two, deleted] = [to('job_1'), to('job_2'), to('job_9')]
const ofWorkflowB = {
  env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@refs/heads/main' },
}
const bot = { byBot: true }
const followUp = { isFollowUp: true }
const closed = { end: { pull: 'acme/docs#102', isOpen: false } }
const pointer = pointerComment('job_1', 101)
const ofOthers = ['x', 'job_2', 'y'].map((id): Comment => [BOT, pointerComment(id, 101)])
const done = (pull: string): Partial<Entry> => ({
  end: { pull: `acme/docs#${pull}`, isOpen: true },
})
const elsewhere = { end: { unreadable: 'https://gitlab.com/acme/docs/-/merge_requests/5' } }
const longAgo = { at: '2026-11-20T08:59:00.000Z' }

/** @param now of the run's own request */
const logsOf = (now: Partial<Entry>): Record<string, Comment[]> => ({
  'never asked': [],
  'never asked, but ten later runs': [
    of(...Array.from({ length: MAX_ENTRIES }, () => one({ run: '11' }))),
  ],
  'never asked, but ten earlier runs': [
    of(...Array.from({ length: MAX_ENTRIES }, () => one({ run: '1' }))),
  ],
  'never asked, but nine later runs and a late re-run': [
    of(
      ...Array.from({ length: MAX_ENTRIES - 1 }, () => one({ run: '11' })),
      two({ run: '2', attempt: 2 }),
    ),
  ],
  'never asked, but earlier runs': [of(one({ run: '1' }), two({ run: '2' }))],
  asking: [of(entry('asking', now))],
  'asking job_1': [of(entry('asking', { ...now, job: 'job_1' }))],
  'asked job_1': [of(one(now))],
  'asked job_1, beside other runs': [of(two(), one(now), two())],
  'asked job_1, by another workflow': [[BOT, logComment([one(now)], ofWorkflowB)]],
  'asked job_1, then asking': [of(one(now), entry('asking', now))],
  'asked job_1, then job_2': [of(one(), two())],
  'asked job_1, then three others': [of(one(), deleted(), to('x')(), to('y')())],
  'asked job_1, which ended without a pull request': [of(one({ end: 'none' }))],
  'asked job_1, which failed': [of(one({ end: 'failed' }))],
  'asked job_1, which opened #101': [of(one(done('101')))],
  'asked job_1, which opened #102': [of(one(done('102')))],
  'asked job_1, which opened one on GitLab': [of(one(elsewhere))],
  'asked job_1, which opened #101, then failed': [of(one(done('101')), one({ end: 'failed' }))],
  'asked job_1, which opened #101, then without an end': [of(one(done('101')), one())],
  'asked a deleted job': [of(deleted(now))],
  // Attempt 2, on a runner whose clock is behind.
  'asked a deleted job, then job_1': [of(one({ ...now, attempt: 2 }), deleted(now))],
  'asked job_1, and its copy from #8': [
    [BOT, logComment([entry('asking', { ...now, attempt: 2 })], { number: 8 })],
    of(one(now)),
  ],
  'asked job_1, and its past in a second comment': [
    of({ ...one(now), ...longAgo }),
    of(entry('asking', { ...now, ...longAgo })),
  ],
  'followed up job_1': [of(one({ ...now, ...followUp }))],
  'followed up job_1, which failed': [of(one({ ...now, ...followUp, end: 'failed' }))],
  'lost job_1': [of(entry('lost', { ...now, job: 'job_1', ...closed }))],
  'another step asked job_1': [of(one({ ...now, step: '0'.repeat(16) }))],
  'another step asked job_1, then asking': [
    of(one({ ...now, step: '0'.repeat(16) }), entry('asking', now)),
  ],
  'a step like this one asked job_1 in this attempt': [of(one({ ...now, attempt: 3 }))],
  "a bot's line": [['rabbit[bot]', logComment([one(now)])]],
  "a member's line": [['octocat', logComment([one(now)])]],
  "a stranger's line": [['mallory', logComment([one(now)])]],
  "a stranger's pointer to job_1": [['mallory', pointerComment('job_1', 7)]],
  '#101: its pointer, and lost job_1': [
    [BOT, pointer],
    [BOT, logComment([entry('lost', { ...now, job: 'job_1', ...closed })], { number: 101 })],
  ],
  '#101: its pointer, and a follow-up that failed': [
    [BOT, pointer],
    [BOT, logComment([one({ ...now, ...followUp, end: 'failed' })], { number: 101 })],
  ],
  '#101: nothing': [],
  '#101: its pointer': [[BOT, pointer]],
  '#101: its pointer, then job_2': [
    [BOT, pointer],
    [BOT, logComment([two()], { number: 101 })],
  ],
  '#101: its pointer, after two others': [...ofOthers.slice(0, 2), [BOT, pointer]],
  '#101: its pointer, after three others': [...ofOthers, [BOT, pointer]],
  "#101: a stranger's pointer": [['mallory', pointer]],
  "#101: a bot's pointer": [['rabbit[bot]', pointer]],
  'asked by bots thrice': [of(one(), one(bot), one(bot), one(bot))],
  'asked by bots twice': [of(one(bot), one(), one(bot), one(bot))],
})

/** Whoever had a pull request merged is still a stranger. */
const OF_MALLORY = { number: 5, login: 'mallory', mergedAt: '2026-11-20T09:00:00Z' }

/** `sent` leaves out reads. `says` is in the message or the log. */
type Does = readonly [sent: string, outcome: string, says?: RegExp]
const asks = (says: RegExp): Does => ['create', 'started', says]
const fails = (says: RegExp): Does => ['', 'error', says]
const DOES: Record<string, Does> = {
  asks: ['create', 'started'],
  'asks, since it ended so': asks(
    /, of an earlier attempt, (ended as (failed|archived)|no longer exists), so this attempt had to ask again/,
  ),
  'asks, since it was lost': asks(
    /^The pull request of agent job job_1 was merged or closed before the agent had ended, so this attempt had to ask again/,
  ),
  'asks once more': asks(/warning: This is a re-run, and no log says .* asks once more\./),
  'follows up once more': ['message job_1', 'started', /asks once more\./],
  'follows up': ['message job_1', 'started'],
  'follows up, and warns': [
    'message job_1',
    'started',
    /warning: Run 1 asked the agent, or was about to, and it is unknown whether the request got there/,
  ],
  waits: ['', 'started'],
  'shows it': ['', 'pr-opened'],
  'shows that it failed': ['', 'failed', /error: The job of the docs agent failed\./],
  'times out: busy': ['', 'timed-out', /the follow-up was not sent/],
  'times out: busy, or stuck': [
    '',
    'timed-out',
    /that it hangs, .* delete the comment of this step/,
  ],
  'fails: its answer was lost': fails(
    /^An earlier attempt asked the agent, or was about to, .* unknown whether the request got there\. Nothing was sent\. The dashboard shows .*start a new run/,
  ),
  'fails: too old': fails(
    /^The log in the comment on #7 is full of later requests.*Nothing was sent/,
  ),
  'fails: steps look alike': fails(/^Another step of this run has the same comment.*`comment-key`/),
  'fails: no such job': fails(/This project has no agent job with this ID/),
  'fails: down': fails(/^Getting agent job job_1: the service answered 503/),
  'fails: unknown': fails(
    /^Reading acme\/docs#101: the server answered 40[34].*`pull-requests: read` on acme\/docs.*Else look at the pull request.*delete the step's comment on #7.*or remove `continue: true`/,
  ),
  'fails: elsewhere': fails(
    /^Whether the pull request of agent job job_1 is open cannot be read here, with any token: .*gitlab.*delete the step's comment on #7, which forgets agent job job_1, or remove `continue: true`/,
  ),
  'fails: foreign': fails(
    /^Another account wrote a comment with the hidden first line of this step's: https.*See in the dashboard .*delete that comment/,
  ),
  'fails: closed': fails(
    /^What an earlier attempt asked may be in no pull request\. acme\/docs#101 was merged or closed[^.]*\. If it is still needed, ask for it in an issue\.$/m,
  ),
  'skips: no job': ['', 'skipped', /^No agent job of this project is known on #101/],
  'skips: closed': ['', 'skipped', /^acme\/docs#101 was merged or closed, so the agent/],
  'skips: bots': [
    '',
    'skipped',
    /^Bots asked agent job job_1 the last 3 times, and now "rabbit\[bot\]"/,
  ],
}

async function check(line: string, flow: Flow = {}, own: Partial<Entry> = {}): Promise<FlowEnd> {
  const [said = '', job = '', does = ''] = line.split('|').map((cell) => cell.trim())
  const place = said.startsWith('#101') ? 101 : 7
  const world = createWorld({
    service: { job: (n) => (n === 0 ? JOBS[job] : JOBS['was merged']) ?? {} },
    github: { pulls: [{ number: 101 }, { number: 102, state: 'closed' }, OF_MALLORY] },
  })
  for (const prompt of ['First.', 'Second.']) world.service.jobs.create(prompt)
  const now = { prompt: 'Now.', wait: 'false' }
  const inputs = { comment: 'true', 'issue-number': `${place}`, ...now, ...flow.inputs }
  const comments = logsOf(own)[said]
  expect([said, comments !== undefined, JOBS[job] !== undefined, DOES[does] !== undefined]).toEqual(
    [said, true, true, true],
  )
  for (const [login, text] of comments ?? []) world.github.addComment(place, login, text)
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
  never asked                                        |                                  | asks
  never asked, but ten later runs                    |                                  | fails: too old
  never asked, but nine later runs and a late re-run |                                  | fails: too old
  never asked, but earlier runs                      |                                  | asks
  never asked, but ten earlier runs                  |                                  | asks
  asking                                             |                                  | fails: its answer was lost
  asking job_1                                       | has a pull request               | fails: its answer was lost
  asked job_1                                        | is active                        | waits
  asked job_1                                        | has a pull request               | shows it
  asked job_1                                        | has no pull request              | shows it
  asked job_1                                        | was merged                       | shows it
  asked job_1                                        | failed                           | asks, since it ended so
  asked job_1                                        | was archived                     | asks, since it ended so
  asked job_1                                        | was archived with a pull request | shows it
  asked a deleted job                                |                                  | asks, since it ended so
  asked a deleted job, then job_1                    | has a pull request               | shows it
  asked job_1, beside other runs                     | has a pull request               | shows it
  asked job_1, by another workflow                   | has a pull request               | asks
  asked job_1, and its copy from #8                  | has a pull request               | shows it
  asked job_1, and its past in a second comment      | has a pull request               | shows it
  lost job_1                                         | was merged                       | asks, since it was lost
  followed up job_1                                  | failed                           | shows that it failed
  followed up job_1, which failed                    | has a pull request               | asks, since it ended so
  another step asked job_1                           |                                  | asks
  another step asked job_1, then asking              |                                  | fails: steps look alike
  a step like this one asked job_1 in this attempt   |                                  | fails: steps look alike
  a bot's line                                       |                                  | fails: foreign
  a member's line                                    |                                  | fails: foreign
  a stranger's line                                  |                                  | asks
`),
)('a re-run %s', (_, line) => check(line, { env: rerun }, now))

test.each<[string, Record<string, string>, string]>([
  ['without an issue', { 'issue-number': '' }, 'asking | has a pull request | asks once more'],
  ['without a comment', { comment: 'false', 'issue-number': '' }, 'asking | | asks once more'],
  [
    'of a follow-up without a comment',
    { comment: 'false', 'issue-number': '', 'job-id': 'job_1' },
    'asking | | follows up once more',
  ],
])('a re-run %s asks again and warns', (_, inputs, line) =>
  check(line, { inputs, env: rerun }, now),
)

const ID = { 'job-id': 'job_1' }
test.each<[string, Record<string, string>, string]>([
  ['without job-id makes a new job', {}, 'asked job_1, then asking | | asks'],
  ['makes a new job beside the line of another account', {}, "a bot's line | | asks"],
  ['may go to a failed job', ID, 'asked job_1, then asking | failed | follows up'],
  ['waits for other work of its job', ID, 'asked job_1 | is active | follows up'],
  ['is not sent to a busy job', ID, 'asked job_1 | never ends | times out: busy'],
  ['to an unknown job fails', { 'job-id': 'job_9' }, 'asked job_1 | | fails: no such job'],
  ['is not needed to wait for a job', { ...ID, prompt: '' }, 'asked job_1 | is active | waits'],
])('a prompt %s', (_, inputs, line) => check(line, { inputs }))

const CONTINUE = { continue: 'true', prompt: 'Now, for #7, #8 and #101.' }

test.each(
  rows(`
  never asked                                        |                                  | asks
  asked job_1                                        | has a pull request               | follows up
  asked job_1, by another workflow                   | has a pull request               | asks
  asked job_1, then asking                           | has a pull request               | follows up, and warns
  asked job_1, then three others                     | has a pull request               | follows up
  asked job_1                                        | is active                        | follows up
  asked job_1                                        | was merged                       | asks
  asked job_1                                        | is active, then merged           | asks
  asked job_1                                        | has no pull request              | asks
  asked job_1                                        | failed with a pull request       | asks
  asked job_1                                        | was archived with a pull request | asks
  asked job_1                                        | is on GitLab                     | fails: elsewhere
  asked job_1                                        | never ends                       | times out: busy, or stuck
  asked job_1                                        | gets its link late               | follows up
  asked job_1, then job_2                            | has a pull request               | follows up
  asked a deleted job                                |                                  | asks
  lost job_1                                         | was merged                       | asks
  asked job_1, which ended without a pull request    | never ends                       | asks
  asked job_1, which failed                          | never ends                       | asks
  asked job_1, which opened #101, then failed        | never ends                       | asks
  asked job_1, which opened #102                     | never ends                       | asks
  asked job_1, which opened one on GitLab            | never ends                       | fails: elsewhere
  asked job_1, which opened #101                     | has a pull request               | follows up
  asked job_1, which opened #101                     | is active, then merged           | asks
  asked job_1, which opened #101, then without an end | is active                       | follows up
  a stranger's line                                  | has a pull request               | asks
  a bot's line                                       | has a pull request               | fails: foreign
  a member's line                                    | has a pull request               | fails: foreign
  a stranger's pointer to job_1                      | has a pull request               | asks
`),
)('a step with continue: true %s', async (_, line) => {
  await check(line, { inputs: CONTINUE })
  await check(line, { ...commented('octocat'), inputs: CONTINUE })
})

/* On the agent's own pull request. */

const onPull = (login: string, more: object = {}) => {
  const { payload, ...flow } = commented('octocat')
  const issue = { number: 101, title: 'Docs', state: 'open', pull_request: {}, user: { login } }
  return { ...flow, payload: { ...payload, issue: { ...issue, ...more } }, inputs: CONTINUE }
}
const AGENT = 'mintlify[bot]'
const reviewed = (login: string) => {
  const { payload } = pulled({ number: 101, login, action: 'submitted' })
  const review = { id: 5, state: 'changes_requested', body: 'Name the default.' }
  const event = 'pull_request_review'
  return { event, payload: { ...payload, sender: { login: 'octocat' }, review }, inputs: CONTINUE }
}

test.each(
  rows(`
  #101: its pointer                     | has a pull request               | follows up
  #101: its pointer                     | is active                        | follows up
  #101: its pointer                     | gets its link late               | follows up
  #101: its pointer                     | failed with a pull request       | follows up
  #101: its pointer                     | was archived with a pull request | follows up
  #101: its pointer, then job_2         | has a pull request               | follows up
  #101: its pointer, after two others   | has a pull request               | follows up
  #101: its pointer                     | never ends                       | times out: busy
  #101: its pointer                     | was merged                       | skips: no job
  #101: its pointer                     | is active, then merged           | skips: no job
  #101: its pointer                     | has no pull request              | skips: no job
  #101: its pointer, after three others | has a pull request               | skips: no job
  #101: a stranger's pointer            | has a pull request               | skips: no job
  #101: a bot's pointer                 | has a pull request               | follows up
  #101: nothing                         | has a pull request               | skips: no job
`),
)("a step with continue: true on the agent's own pull request %s", async (_, line) => {
  await check(line, onPull(AGENT))
  await check(line, reviewed(AGENT))
})

test('a re-run of a lost follow-up by job-id makes a new job', () =>
  check('lost job_1 | was merged | asks, since it was lost', { inputs: ID, env: rerun }, now))

test('a review of a pull request that is not of the agent makes no job, and a comment there does', async () => {
  await check('#101: nothing | | skips: no job', reviewed('ann'))
  await check('#101: nothing | | asks', onPull('ann'))
})

test('a pointer to the job of a pull request in another repository, with the same number, is ignored', async () => {
  const prLink = 'https://github.com/acme/site/pull/101'
  const repositories = { 'acme/site': { private: false, pulls: [{ number: 101 }] } }
  const world = createWorld({
    service: { job: { ...DONE, prLink } },
    github: { pulls: [{ number: 101 }], repositories },
  })
  world.service.jobs.create('First.')
  world.github.addComment(101, BOT, pointer)
  const end = await runStep({ ...onPull(AGENT), world, inputs: { ...CONTINUE, comment: 'true' } })
  expect([end.result.outcome, asked(end)]).toEqual(['skipped', ['get']])
})

const closing: Flow['onRequest'] = ({ operation }, { answer }) => {
  if (operation !== 'pull') return undefined
  const { body, ...rest } = answer()
  return { ...rest, body: { ...Object(body), state: 'closed' } }
}

test('a pull request of the agent that was closed gets nothing', async () => {
  for (const flow of [onPull(AGENT), reviewed(AGENT)])
    await check('#101: its pointer | | skips: closed', { ...flow, onRequest: closing })
})

test.each(['lost job_1', 'a follow-up that failed'])(
  'a re-run that finds %s, and its pull request closed, is red and sends nothing',
  (found) => {
    const flow = { ...reviewed(AGENT), onRequest: closing, env: rerun }
    return check(`#101: its pointer, and ${found} | | fails: closed`, flow, now)
  },
)

test("continue: true asks the service about no job that only a stranger's line names", async () => {
  const end = await check("#101: a stranger's pointer | never ends | skips: no job", onPull(AGENT))
  expect(asked(end)).toEqual([])
})

const [byBot, byPerson] = [commented('rabbit[bot]'), commented('octocat')]
const merged = pulled({ login: 'rabbit[bot]', action: 'closed' })
Object.assign(merged.payload.pull_request, {
  ...{ merged_at: '2026-11-01T00:00:00Z', state: 'closed', user: { login: 'ann' } },
})

test.each<[string, Flow, string]>([
  ["skips a bot's comment after three by bots", byBot, 'asked by bots thrice | | skips: bots'],
  ["accepts a bot's comment after two by bots", byBot, 'asked by bots twice | | follows up'],
  ['accepts a comment by a person', byPerson, 'asked by bots thrice | | follows up'],
  ['accepts a merge by a bot', merged, 'asked by bots thrice | | follows up'],
  ["lets a bot's comment make a new job", byBot, 'asked by bots thrice | was merged | asks'],
])('continue: true %s', async (_, flow, line) => {
  const inputs = { ...CONTINUE, 'allowed-bots': 'rabbit[bot]' }
  const { comments } = await check(line, { ...flow, inputs })
  expect(/Bots asked/.test(`${comments[0]?.body}`)).toBe(line.endsWith('bots'))
})

test.each([
  ['403', lacksPermission(['pull-requests:read'])],
  ['404', problem(404, 'Not Found')],
])('continue: true fails if GitHub answers %s for the pull request', async (_, refusal) => {
  const onRequest: Flow['onRequest'] = ({ operation }) =>
    operation === 'pull' ? refusal : undefined
  await check('asked job_1 | | fails: unknown', { inputs: CONTINUE, onRequest })
})

test('continue: true asks nothing if the service is down before the job has its link', async () => {
  const onRequest: Flow['onRequest'] = ({ operation, nth }) =>
    operation === 'get' && nth > 0 ? problem(503, 'Down') : undefined
  await check('asked job_1 | gets its link late | fails: down', { inputs: CONTINUE, onRequest })
})
