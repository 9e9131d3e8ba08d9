import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { Skipped } from '../../src/errors.ts'
import { type Env, readEvent } from '../../src/runner/event.ts'
import { asksForReport, INPUTS, readInputs, SIGNAL_KINDS } from '../../src/runner/inputs.ts'
import { RecordingLog } from '../support/recording-log.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-inputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const workspace = path.join(folder, 'workspace')
mkdirSync(path.join(workspace, 'folder'), { recursive: true })
mkdirSync(path.join(workspace, '.git'))
for (const [name, text] of Object.entries({
  '../outside.md': 'A prompt.',
  '.git/config': 'token',
  'there.md': 'A prompt.',
  'blank.md': ' \n',
  'long.md': 'x'.repeat(65_537),
}))
  writeFileSync(path.join(workspace, name), text)

const GOOD = { prompt: 'Fix it.', 'project-id': 'docs', 'api-key': 'mint_key' }
const PUBLISH = { ...GOOD, prompt: '', publish: 'true' }

/** Reads inputs as the runner passes them. */
function read(inputs: Record<string, string>, env: Env = {}, log = new RecordingLog()) {
  const passed = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ])
  const all: Env = { GITHUB_WORKSPACE: workspace, ...Object.fromEntries(passed), ...env }
  return readInputs(all, log, readEvent(all))
}

test('the defaults are those of the table', () => {
  const inputs = read(GOOD)
  expect(inputs).toEqual({
    prompt: 'Fix it.',
    promptFile: undefined,
    context: new Set(),
    jobId: undefined,
    wait: true,
    timeoutMinutes: 30,
    pollIntervalSeconds: 10,
    failOn: new Set(['failed', 'archived', 'timed-out', 'publish-failed']),
    trafficWeeks: 0,
    readerSignals: new Set(),
    readerTexts: 'auto',
    trafficFile: undefined,
    preview: false,
    publish: false,
    projectId: 'docs',
    apiKey: 'mint_key',
    baseUrl: new URL('https://api.mintlify.com/'),
    comment: false,
    issueNumber: undefined,
    requiredPermission: 'write',
    allowedBots: new Set(),
    githubToken: '',
    allowedHosts: new Set(),
    dryRun: false,
  })
  expect(Object.isFrozen(inputs)).toBe(true)
  expect(asksForReport(inputs)).toBe(false)
})

test.each<[row: string, inputs: Record<string, string>, says: string]>([
  ['I2', { prompt: ' \n ' }, 'prompt is empty or white space'],
  ['I2', { prompt: 'é'.repeat(32_769) }, 'prompt holds 65538 bytes, more than the 65536 allowed'],
  ['I2', { 'prompt-file': 'there.md' }, 'prompt and prompt-file are both set: remove one'],
  ['I2', { prompt: '', 'prompt-file': 'blank.md' }, 'prompt-file is empty or white space'],
  ['I2', { prompt: '', 'prompt-file': 'long.md' }, 'prompt-file "long.md" holds 65537 bytes'],
  [
    'I2',
    { prompt: '', 'prompt-file': 'no.md' },
    'prompt-file "no.md" does not exist: is there an actions/checkout step before this one',
  ],
  ['I2', { prompt: '', 'prompt-file': 'folder' }, 'prompt-file "folder" is not a file'],
  ['I2', { prompt: '', 'prompt-file': '../outside.md' }, 'is outside the workspace'],
  ['I2', { prompt: '', 'prompt-file': '/etc/passwd' }, 'is outside the workspace'],
  ['I2', { prompt: '', 'prompt-file': '.git/config' }, 'is inside a .git folder'],
  ['I4', { 'project-id': '' }, 'project-id is missing: copy it from the dashboard'],
  ['I4', { 'project-id': '..' }, 'project-id ".." is not an ID'],
  ['I4', { 'project-id': 'a/b' }, 'project-id "a/b" is not an ID'],
  ['I4', { 'project-id': 'x'.repeat(129) }, 'is not an ID: 1 to 128 letters, digits, _ or -'],
  ['I4', { 'job-id': '..' }, 'job-id ".." is not an ID'],
  ['I5', { 'base-url': 'nonsense' }, 'base-url "nonsense" is not a URL'],
  ['I5', { 'base-url': 'http://example.com' }, 'base-url must be an https URL'],
  ['I5', { 'base-url': 'ftp://127.0.0.1' }, 'base-url must be an https URL'],
  ['I5', { 'base-url': 'https://u:pw@example.com' }, 'must not hold a user name or password'],
  ['I5', { 'base-url': 'https://example.com/?a' }, 'must not hold a query or a fragment'],
  ['I5', { 'base-url': 'https://example.com/#' }, 'must not hold a query or a fragment'],
  ['I6', { 'timeout-minutes': 'abc' }, 'must be a whole number from 1 to 360, but is "abc"'],
  ['I6', { 'timeout-minutes': '-1' }, 'but is "-1"'],
  ['I6', { 'timeout-minutes': '0' }, 'but is "0"'],
  ['I6', { 'timeout-minutes': '361' }, 'but is "361"'],
  ['I6', { 'timeout-minutes': '1e2' }, 'but is "1e2"'],
  ['I6', { 'timeout-minutes': '0x10' }, 'but is "0x10"'],
  ['I6', { 'timeout-minutes': '1.5' }, 'but is "1.5"'],
  ['I6', { 'poll-interval-seconds': '301' }, 'from 1 to 300, but is "301"'],
  ['I6', { 'traffic-weeks': '54' }, 'from 0 to 53, but is "54"'],
  ['I6', { 'issue-number': '0' }, 'issue-number must be a whole number from 1 to'],
  ['I7', { wait: 'yes' }, 'wait must be true or false, but is "yes"'],
  [
    'I7',
    { 'fail-on': 'failed, error' },
    'fail-on may name no-pr, failed, archived, timed-out, preview-failed, publish-failed, or be none, but has "error"',
  ],
  ['I7', { 'reader-signals': 'all, none' }, 'or be all or none, but has "all"'],
  ['I7', { context: 'all' }, 'context may name event, changes, signals, or be none'],
  ['I7', { 'reader-texts': 'Show' }, 'must be auto or show or hide, but is "Show"'],
  ['I7', { 'allowed-hosts': 'a.example, https://b.example' }, 'but has "https://b.example"'],
  ['I7', { 'allowed-hosts': 'a.example:443' }, 'may hold host names such as git.example.com'],
  ['I7', { 'traffic-weeks': '2', 'traffic-file': 'x.csv' }, 'must end in .json, but is "x.csv"'],
  ['I7', { 'traffic-weeks': '2', 'traffic-file': 'no/x.json' }, '"no" does not exist'],
  ['I7', { 'traffic-file': 'x.json' }, 'traffic-file is set, but there would be nothing in it'],
  ['I7', { ...PUBLISH, prompt: 'x' }, 'publish stands alone in its step: move prompt to'],
  [
    'I7',
    { ...PUBLISH, 'traffic-weeks': '2', context: 'event' },
    'publish stands alone in its step: move context, traffic-weeks to another step',
  ],
  ['I8', { 'api-key': '' }, 'api-key is missing: store an admin key as a secret'],
  ['I8', { 'api-key': 'a\nb' }, 'holds blanks, line breaks or characters beyond ASCII'],
  ['I8', { 'api-key': 'kéy' }, 'holds blanks, line breaks or characters beyond ASCII'],
  ['I8', { 'api-key': 'ghp_abc123' }, 'api-key is a token of GitHub'],
  ['I8', { 'api-key': 'mint_dsc_x' }, 'api-key is an assistant key (mint_dsc_…)'],
  ['I8', { 'api-key': 'mint_us_x' }, 'api-key is an index key (mint_us_…): an admin key is needed'],
  ['I8', { 'api-key': 'sk-x' }, 'api-key is not an admin key: those begin with mint_'],
  ['C7', { 'job-id': 'open' }, 'job-id is open, which relies on the record in the comment'],
])('%s: %j is refused', (_row, inputs, says) => {
  expect(() => read({ ...GOOD, ...inputs })).toThrow(says)
  expect(() => read({ ...GOOD, ...inputs })).toThrow(/^Bad input, nothing was sent: /)
})

test('I9: two faults are reported in one failure', () => {
  expect(() => read({ ...GOOD, 'project-id': '..', wait: 'x' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /^2 bad inputs, nothing was sent: project-id|wait .*\. 1 more is wrong, see the log\.$/,
      ),
      details: expect.arrayContaining([
        expect.stringMatching(/^project-id "\.\." is not an ID/),
        'wait must be true or false, but is "x"',
      ]),
    }),
  )
})

test.each<[name: string, value: string, expected: object]>([
  ['timeout-minutes', '360', { timeoutMinutes: 360 }],
  ['timeout-minutes', ' 5 ', { timeoutMinutes: 5 }],
  ['poll-interval-seconds', '1', { pollIntervalSeconds: 1 }],
  ['wait', 'False', { wait: false }],
  ['dry-run', 'true', { dryRun: true }],
  ['fail-on', 'none', { failOn: new Set() }],
  ['fail-on', 'no-pr,\n failed', { failOn: new Set(['no-pr', 'failed']) }],
  ['job-id', 'auto', { jobId: 'auto' }],
  ['traffic-weeks', '53', { trafficWeeks: 53 }],
  ['reader-signals', 'all', { readerSignals: new Set(SIGNAL_KINDS) }],
  ['allowed-bots', 'a[bot], b[bot]', { allowedBots: new Set(['a[bot]', 'b[bot]']) }],
  ['allowed-hosts', 'Git.Example.com', { allowedHosts: new Set(['git.example.com']) }],
  ['api-key', 'mint_key\n', { apiKey: 'mint_key' }],
  ['prompt', 'a\0b\ud800', { prompt: 'a\ufffdb\ufffd' }],
])('%s: %j is taken', (name, value, expected) => {
  expect(read({ ...GOOD, [name]: value })).toMatchObject(expected)
})

test.each([
  ['https://docs.example', 'https://docs.example/'],
  ['https://docs.example/prefix/', 'https://docs.example/prefix/'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  ['http://[::1]:8080/a', 'http://[::1]:8080/a/'],
])('base-url %s becomes %s, with a key of any form', (value, href) => {
  expect(read({ ...GOOD, 'base-url': value, 'api-key': 'any-form' }).baseUrl.href).toBe(href)
})

test('a prompt may come from a file, numbers go to one', () => {
  const { prompt } = read({ ...GOOD, prompt: '', 'prompt-file': 'there.md' })
  expect(prompt).toBe('A prompt.')
  for (const asked of [{ 'traffic-weeks': '1' }, { context: 'signals' }]) {
    const { trafficFile } = read({ ...GOOD, ...asked, 'traffic-file': 'folder/x.JSON' })
    expect(trafficFile).toBe(path.join(workspace, 'folder/x.JSON'))
  }
})

test('the project may be named as in the API', () => {
  expect(read({ ...GOOD, 'project-id': '', projectId: 'docs-2' }).projectId).toBe('docs-2')
})

test('context: signals reads all signals and two weeks, unless others are asked for', () => {
  expect(read({ ...GOOD, context: 'signals' })).toMatchObject({
    readerSignals: new Set(SIGNAL_KINDS),
    trafficWeeks: 2,
  })
  expect(
    read({
      ...GOOD,
      context: 'signals',
      'reader-signals': 'searches',
      'traffic-weeks': '4',
    }),
  ).toMatchObject({ readerSignals: new Set(['searches']), trafficWeeks: 4 })
})

test('the secrets are masked before anything else, as they were passed and as they are sent', () => {
  const log = new RecordingLog()
  const secrets = { 'api-key': 'mint_secret\n', 'github-token': 'ghs_secret' }
  expect(() => read({ ...GOOD, ...secrets, wait: 'x' }, {}, log)).toThrow('wait must be')
  expect(new Set(log.masked)).toEqual(new Set(['mint_secret', 'mint_secret\n', 'ghs_secret']))
})

test('R11: without a key, an event that gets no secrets is skipped', () => {
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_ACTOR: 'dependabot[bot]' }
  expect(() => read({ ...GOOD, 'api-key': '' }, env)).toThrow(Skipped)
  expect(() => read({ ...GOOD, 'api-key': '' }, env)).toThrow('GitHub passes no secrets')
  expect(read(GOOD, env).apiKey).toBe('mint_key')
})

test('every default in the table is a value that it accepts', () => {
  for (const [name, { default: value }] of Object.entries(INPUTS))
    expect(() => read({ ...GOOD, ...(value && { [name]: value }) })).not.toThrow()
})
