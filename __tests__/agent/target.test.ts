import { expect, test } from '@jest/globals'
import { lacksPermission, problem } from '../../simulator/github/asked.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import type { Entry } from '../../src/comments/line.ts'
import { commented, pulled } from '../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { BOT, entry, ledgerComment } from '../support/ledger.ts'

/*
 * Which job does a step talk to? A line of a table below is a case:
 * what the ledgers on the issue hold | how job_1 goes | what is sent to the service | outcome | what is said
 * The step is of run 9, and does not wait for the end. Where nothing is said, there is no warning either.
 */

const DONE = { finishAfterMs: 0 }
const LINK = { prLink: 'https://github.com/acme/docs/pull/101' }
/** #101 is open, and #102 is closed. */
const JOBS: Record<string, JobScript> = {
  active: { finishAfterMs: 8_000, ...LINK },
  endless: { finishAfterMs: Number.POSITIVE_INFINITY },
  pr: { ...DONE, ...LINK },
  merged: { ...DONE, prLink: 'https://github.com/acme/docs/pull/102' },
  'no pr': { ...DONE, prLink: null },
  failed: { ...DONE, result: 'failed' },
  archived: { ...DONE, result: 'archived' },
  'failed+pr': { ...DONE, ...LINK, result: 'failed' },
  'archived+pr': { ...DONE, ...LINK, result: 'archived' },
  gitlab: { ...DONE, prLink: 'https://gitlab.com/acme/docs/-/merge_requests/5' },
}

type Place = Parameters<typeof ledgerComment>[1]
const ledger = (place: Place, ...entries: Entry[]) => [BOT, ledgerComment(entries, place)] as const
const of = (...entries: Entry[]) => ledger({}, ...entries)
const to =
  (job: string) =>
  (more: Partial<Entry> = {}) =>
    entry('asked', { job, ...more })
const [one, two, gone] = [to('job_1'), to('job_2'), to('gone')]
const lost = (more: Partial<Entry> = {}) => entry('asking', more)
const now = { run: '9' }
const mine = one(now)
const bot = { byBot: true }
const otherStep = { env: { GITHUB_JOB: 'other' } }
const b = { env: { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/b.yml@refs/heads/main' } }
const otherKey = { key: 'mint_another-key-0123456789' }
const forged = ledgerComment([mine], otherKey)

/** Who wrote which comment. */
const LEDGERS: Record<string, (readonly [string, string])[]> = {
  none: [],
  one: [of(one())],
  'one, two': [of(one(), two())],
  'one, lost': [of(one(), lost())],
  'one, two of b': [of(one()), ledger(b, two())],
  gone: [of(gone())],
  lost: [of(lost())],
  'one long ago': [of(one({ time: '2026-11-20T08:59:00Z' }))],
  'one yesterday': [of(one({ time: '2026-11-20T09:01:00Z' }))],
  'one long ago, and again': [of(one({ time: '2026-11-19T09:00:00Z' }), one())],
  'four jobs': [of(one(), gone(), to('x')(), to('y')())],
  'one of b': [ledger(b, one())],
  'one of another step': [ledger(otherStep, one())],
  'one under another key': [ledger(otherKey, one())],
  'one on #101, two': [
    ledger({ number: 101, ...b }, one({ pull: 'acme/docs#101' })),
    ledger({ number: 101 }, two({ pull: 'acme/docs#102' })),
  ],
  'lost now': [of(lost(now))],
  'follow-up lost now': [of(lost({ ...now, job: 'job_1' }))],
  'one now': [of(two(), mine, two())],
  'gone now': [of(gone(now))],
  'refused now': [of(entry('not asked', now))],
  'two processes now': [of(mine, two(now))],
  // Attempt 2, on a runner whose clock is behind.
  'gone, then one, clocks': [of(one({ ...now, attempt: 2 }), gone(now))],
  'another step, lost now': [ledger(otherStep, lost(now))],
  'runs to 10 dropped': [ledger({ dropped: '10' }, one({ run: '11' }))],
  'one now under another key': [[BOT, forged]],
  'three by bots': [of(one(), one(bot), one(bot), one(bot))],
  'two by bots': [of(one(bot), one(), one(bot), one(bot))],
  "a stranger's": [['mallory', forged]],
  'one now, and a forgery': [ledger(otherKey, lost(now)), of(mine)],
  'one now, and from #8': [ledger({ number: 8 }, lost(now)), of(mine)],
  'one now, and its past': [of(mine), of({ ...mine, state: 'asking', job: undefined })],
}

const SAYS: Record<string, RegExp> = {
  'lost for good':
    /^An earlier attempt asked the agent, or was about to, and no answer was recorded\. Nothing was sent\. (If the job is in the dashboard|The dashboard shows whether job job_1 got)/,
  'ended, so again':
    /, of an earlier attempt, (failed|was archived.*|is gone), so the agent was asked again/,
  'nothing anew': /#102 has been merged or closed, so this re-run asked nothing new/,
  'if deleted': /No record says that an earlier attempt asked/,
  'too old': /^This step's record no longer goes back to this run/,
  alike: /^Several steps of this run look alike.*`step-key`/,
  unreadable: /cannot be read: their record is signed with another/,
  'second job': /warning: This is a re-run, and nothing recorded .* makes a second job\./,
  'second follow-up': /sends the follow-up again\./,
  busy: /the follow-up was not sent/,
  hangs:
    /warning: Job job_1 was asked at 2026-11-\S+ and is still active, so it hangs, and is not waited for/,
  'hangs, auto':
    /^Job job_1 was asked at 2026-11-\S+ and is still active, so it hangs, and gets nothing more.*The dashboard shows what it did\. For a new job, .*set the label again/,
  'no such job': /There is no such job in this project/,
  'was lost': /warning: Run 1 asked the agent at .* no answer was recorded/,
  'no record': /^No job of this project is recorded on #7/,
  'no text': /^The comment has no text/,
  foreign: /signed with another `api-key`, edited, or copied from elsewhere/,
  bots: /^Bots asked job job_1 the last 3 times, and now "rabbit\[bot\]" does/,
  'no issue': /and this "[a-z_]+" event has none\. Set `issue-number`/,
  beside:
    /Job job_1 was (failed|archived), and its pull request acme\/docs#101 is open: a new job is/,
  'not read': /warning: The record on #7 is signed with another/,
  unknown:
    /`pull-requests: read` on acme\/docs.*So it is unknown whether there is a job.*nothing was sent/,
  'each run': /gitlab\.com.*each run makes a new job/,
}

async function check(line: string, flow: Flow = {}): Promise<FlowEnd> {
  const [kept = '', job = '', sent, outcome, says = ''] = line.split('|').map((cell) => cell.trim())
  const world = createWorld({
    service: { job: (n) => (n === 0 ? JOBS[job] : JOBS.merged) ?? {} },
    github: { pulls: [{ number: 101 }, { number: 102, state: 'closed' }] },
  })
  for (const prompt of ['First.', 'Second.']) world.service.jobs.create(prompt)
  const inputs = {
    comment: 'true',
    'issue-number': '7',
    prompt: 'Now.',
    wait: 'false',
    ...flow.inputs,
  }
  const place = Number(inputs['issue-number'] || 7)
  for (const [login, text] of LEDGERS[kept] ?? []) world.github.addComment(place, login, text)
  const end = await runStep({ ...flow, world, inputs, env: { GITHUB_RUN_ID: '9', ...flow.env } })
  const messages = end.requests.filter(({ operation }) => operation === 'message')
  const to = messages.map(({ path }) => path.split('/').at(-2))
  const operations = asked(end).map((name) => (name === 'message' ? `message ${to}` : name))
  const said = [end.result.message, ...end.log].join('\n')
  const warnings = end.log.filter((logged) => /^(warning|error)/.test(logged))
  expect([[...new Set(operations)].join(', '), end.result.outcome]).toEqual([sent, outcome])
  expect(says === '' ? warnings.join() : said).toMatch(SAYS[says] ?? /^$/)
  return end
}

const rows = (table: string) => table.split('\n').filter((line) => line.includes('|'))
const rerun = { GITHUB_RUN_ATTEMPT: '3' }

test.each(
  rows(`
  lost now                  | pr          |             | error   | lost for good
  follow-up lost now        | pr          |             | error   | lost for good
  one now                   | active      | get         | started |
  one now                   | pr          | get         | pr-opened |
  one now                   | merged      | get         | pr-opened | nothing anew
  one now                   | no pr       | get         | no-pr |
  one now                   | failed      | get, create | started | ended, so again
  one now                   | archived    | get, create | started | ended, so again
  one now                   | archived+pr | get         | pr-opened |
  gone now                  | pr          | get, create | started | ended, so again
  refused now               | pr          | create      | started |
  one                       | pr          | create      | started |
  none                      | pr          | create      | started | if deleted
  another step, lost now    | pr          | create      | started | if deleted
  runs to 10 dropped        | pr          |             | error   | too old
  two processes now         | pr          |             | error   | alike
  gone, then one, clocks    | pr          | get         | pr-opened |
  one now under another key | pr          |             | error   | unreadable
  a stranger's              | pr          | create      | started | if deleted
  one now, and a forgery    | pr          | get         | pr-opened |
  one now, and from #8      | pr          | get         | pr-opened |
  one now, and its past     | pr          | get         | pr-opened |
`),
)('E1, E2, E5, C6: a re-run: %s', (line) => check(line, { env: rerun }))

test.each<[string, Record<string, string>, string]>([
  ['no issue', { 'issue-number': '' }, 'lost now | pr | create | started | second job'],
  [
    'no comment',
    { comment: 'false', 'issue-number': '' },
    'lost now | pr | create | started | second job',
  ],
  [
    'a follow-up',
    { comment: 'false', 'issue-number': '', 'job-id': 'job_1' },
    'lost now | pr | get, message job_1 | started | second follow-up',
  ],
])('E9: a re-run without a home, %s', (_, inputs, line) => check(line, { inputs, env: rerun }))

test.each<[string, Record<string, string>, string]>([
  ['alone', {}, 'one, lost | pr | create | started |'],
  ['to a job', { 'job-id': 'job_1' }, 'one, lost | failed | get, message job_1 | started |'],
  ['at work', { 'job-id': 'job_1' }, 'one | active | get, message job_1 | started |'],
  ['busy', { 'job-id': 'job_1' }, 'one | endless | get | timed-out | busy'],
  ['to none', { 'job-id': 'gone' }, 'one | pr | get | error | no such job'],
  ['not there', { 'job-id': 'job_1', prompt: '' }, 'one | active | get | started |'],
])('C2: a prompt %s', (_, inputs, line) => check(line, { inputs }))

test.each<[string, Flow, string]>([
  [
    'a pull request',
    { ...commented('octocat', 'Shorter.'), inputs: { 'issue-number': '101' } },
    'one on #101, two | pr | get, message job_1 | started |',
  ],
  ['an issue', {}, 'one, two of b | pr | get, message job_2 | started |'],
  ['a lost answer', {}, 'one, lost | pr | get, message job_1 | started | was lost'],
  ['nothing known', {}, 'lost | pr | | skipped | no record'],
  ['what is forged', {}, 'one under another key | pr | | skipped | foreign'],
  ['nothing', { inputs: { 'issue-number': '' } }, 'none | pr | | error | no issue'],
  ['a job that hangs', {}, 'one long ago | endless | get | error | hangs, auto'],
  ['one that ended', {}, 'one long ago | pr | get, message job_1 | started |'],
  ['one at work', {}, 'one yesterday | active | get, message job_1 | started |'],
  ['a job to wait for', { inputs: { prompt: '' } }, 'one long ago | active | get | started |'],
  [
    'a comment without a text',
    { ...commented('octocat', ''), inputs: { prompt: '' } },
    'one | pr | get | skipped | no text',
  ],
])('job-id: auto on %s', (_, flow, line) =>
  check(line, { ...flow, inputs: { ...flow.inputs, 'job-id': 'auto' } }),
)

const open = { 'job-id': 'open' }
const merged = pulled({ login: 'rabbit[bot]', action: 'closed' })
Object.assign(merged.payload.pull_request, { merged: true, user: { login: 'ann' } })

test.each<[string, Flow, string]>([
  ['comment', commented('rabbit[bot]'), 'three by bots | pr | get | skipped | bots'],
  ['comment', commented('rabbit[bot]'), 'two by bots | pr | get, message job_1 | started |'],
  ["person's comment", commented('octocat'), 'three by bots | pr | get, message job_1 | started |'],
  ['merge', merged, 'three by bots | pr | get, message job_1 | started |'],
])('E11: job-id: open on a %s', async (_, flow, line) => {
  const inputs = { ...open, 'allowed-bots': 'rabbit[bot]' }
  const { comments } = await check(line, { ...flow, inputs })
  expect(/Bots asked/.test(`${comments[0]?.body}`)).toBe(line.endsWith('bots'))
})

test.each(
  rows(`
  one                   | pr          | get, message job_1 | started   |
  one of another step   | pr          | get, message job_1 | started   |
  one                   | active      | get, message job_1 | started   |
  one                   | endless     | get                | timed-out | busy
  one long ago          | endless     | get, create        | started   | hangs
  one yesterday         | endless     | get                | timed-out | busy
  one long ago, and again | endless   | get                | timed-out | busy
  one long ago          | pr          | get, message job_1 | started   |
  one, two              | pr          | get, message job_1 | started   |
  four jobs             | pr          | get, create        | started   |
  one                   | merged      | get, create        | started   |
  one                   | no pr       | get, create        | started   |
  gone                  | pr          | get, create        | started   |
  none                  | pr          | create             | started   |
  one of b              | pr          | create             | started   |
  one                   | failed+pr   | get, create        | started   | beside
  one                   | archived+pr | get, create        | started   | beside
  one, lost             | pr          | get, message job_1 | started   | was lost
  one under another key | pr          | create             | started   | not read
  one                   | gitlab      | get, create        | started   | each run
`),
)('C1, E2, E5, E10, E12: job-id: open: %s', (line) => check(line, { inputs: open }))

test.each([
  ['403', lacksPermission(['pull-requests:read'])],
  ['404', problem(404, 'Not Found')],
])('E10: job-id: open where the pull request may not be read: %s', async (_, refusal) => {
  const line = 'one | pr | get | error | unknown'
  await check(line, {
    inputs: open,
    onRequest: ({ operation }) => (operation === 'pull' ? refusal : undefined),
  })
})
