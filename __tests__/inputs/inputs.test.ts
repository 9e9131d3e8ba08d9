import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { ActionError } from '../../src/errors.ts'
import { INPUTS, wantsReport } from '../../src/inputs/inputs.ts'
import { readInputs } from '../../src/inputs/read-inputs.ts'
import { reportOptions } from '../../src/make-report.ts'
import { FAILING_BY_DEFAULT } from '../../src/result/outcomes.ts'
import { type Env, readRunContext } from '../../src/trigger/event.ts'
import { wordsIn } from '../support/markdown.ts'
import { RecordingLog } from '../support/runtime.ts'

// On macOS, the folder for temporary files is a link.
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'docs-agent-inputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const workspace = path.join(folder, 'workspace')
mkdirSync(path.join(workspace, 'folder'), { recursive: true })
for (const [name, text] of Object.entries({
  'there.md': 'A prompt.',
  'blank.md': ' \n',
  'long.md': 'x'.repeat(262_145),
  'latin-1.md': Buffer.from('Für alle.', 'latin1'),
  'marked.md': '\uFEFFFix it.',
  'unfilled.md': '$PROMPT\n',
  'null.md': 'null\n',
}))
  writeFileSync(path.join(workspace, name), text)
writeFileSync(path.join(folder, 'outside.md'), 'Not to be read.')

const GOOD = { prompt: 'Fix it.', 'project-id': 'docs', 'api-key': 'mint_key' }

function read(inputs: Record<string, string>, env: Env = {}, log = new RecordingLog()) {
  const all: Record<string, string | undefined> = { GITHUB_WORKSPACE: workspace, ...env }
  for (const [name, value] of Object.entries(inputs)) all[`INPUT_${name.toUpperCase()}`] = value
  try {
    return readInputs(all, log, readRunContext(all))
  } catch (error) {
    // With code spans, as on the page.
    throw error instanceof ActionError ? new Error(wordsIn(error.text)) : error
  }
}

test('an input that is not set gets its default', () => {
  const inputs = read(GOOD)
  expect(inputs).toMatchObject({
    ...{ prompt: 'Fix it.', promptFile: undefined, context: new Set(), wait: true },
    ...{ failOn: new Set(FAILING_BY_DEFAULT), baseUrl: new URL('https://api.mintlify.com/') },
  })
  expect(wantsReport(inputs)).toBe(false)
})

test.each<[says: string, inputs: Record<string, string>]>([
  ['`prompt` is empty or white space', { prompt: ' \n\t' }],
  ['"DOCS_PROJECT_ID" is the name of a value', { 'project-id': 'DOCS_PROJECT_ID' }],
  ['`project-id` holds an API key (mint_…): pass that to', { 'project-id': 'mint_0123' }],
  ['65537 bytes, more than the 65536 allowed: write it to a file', { prompt: 'x'.repeat(65_537) }],
  ['may hold 256 KiB, and name that in `prompt-file`', { prompt: 'x'.repeat(100_000) }],
  ['`prompt` and `prompt-file` are both set: remove one', { 'prompt-file': 'there.md' }],
  ['"none.md" is no file', { prompt: '', 'prompt-file': 'none.md' }],
  ['"folder" is no file', { prompt: '', 'prompt-file': 'folder' }],
  ['an earlier step must write "blank.md"', { prompt: '', 'prompt-file': 'blank.md' }],
  ['`prompt-file` "long.md" is no file', { prompt: '', 'prompt-file': 'long.md' }],
  ['"latin-1.md" is no file', { prompt: '', 'prompt-file': 'latin-1.md' }],
  ['"../outside.md" is no file', { prompt: '', 'prompt-file': '../outside.md' }],
  ['`project-id` is missing: copy it from the dashboard', { 'project-id': '' }],
  ['is not an ID (1 to 128 letters, digits, _ or -)', { 'project-id': 'x'.repeat(129) }],
  ['`continue` must be true or false, but is "open"', { continue: 'open' }],
  [
    'looks for one: remove one',
    { 'job-id': 'job_1', continue: 'true', comment: 'true', 'issue-number': '9' },
  ],
  ['`job-id` "a/../b" is not an ID', { 'job-id': 'a/../b' }],
  ['`base-url` "nonsense" is not a URL, such as https://', { 'base-url': 'nonsense' }],
  ['must be an https URL, since the key is sent there', { 'base-url': 'http://a.example' }],
  ['a fragment, but is "https://example.com/?a"', { 'base-url': 'https://example.com/?a' }],
  ['must not hold a user name or password', { 'base-url': 'https://u:pw@example.com' }],
  ['`issue-number` must be a whole number from 1 to 999999999', { 'issue-number': '#7' }],
  ['from 1 to 360, without a unit or #, but is "0"', { 'timeout-minutes': '0' }],
  ['but is "361"', { 'timeout-minutes': '361' }],
  ['has "x": write none alone, or some of these, with commas', { 'fail-on': 'failed, x' }],
  ['`fail-on` has "none": write none alone', { 'fail-on': 'failed, none' }],
  ['`paths` is set, but it chooses among', { paths: 'src/**' }],
  ['`paths` is set, but it chooses among', { paths: 'src/**', context: 'signals' }],
  ['`paths` only excludes files', { paths: '!src/**', context: 'diff' }],
  ['`paths` has "/src/**": write one', { paths: '/src/**', context: 'diff' }],
  ['has "- src/**": write one', { paths: '- src/**', context: 'diff' }],
  ['`reader-signals` must be true or false, but is "all"', { 'reader-signals': 'all' }],
  ['must be a whole number from 0 to 53, without a unit', { 'traffic-weeks': '60' }],
  ['`allowed-bots` has "*": write the login of each bot', { 'allowed-bots': '*' }],
  ['without @ or *', { 'allowed-bots': '@renovate[bot], dependabot[bot]' }],
  ["in the step's comment: set `comment: true`.", { continue: 'true', 'issue-number': '9' }],
  ['event is on neither: set `issue-number` (it is empty', { continue: 'true', comment: 'true' }],
  ['`prompt` is "undefined": what fills it gave no text', { prompt: ' undefined\n' }],
  ['is "Object": name a field, such as github.event.issue.title', { prompt: 'Object' }],
  ['is "[object Object]": name a field', { prompt: '[object Object]' }],
  ['is "Array": name a field', { prompt: 'Array' }],
  ['is "$PROMPT": nothing has filled it: write `$', { prompt: '$PROMPT' }],
  [`is "\${PROMPT_1}": nothing has filled it`, { prompt: `\${PROMPT_1}` }],
  ['is "{{ inputs.prompt }}": nothing has', { prompt: '{{ inputs.prompt }}' }],
  [`is "\${{ github.actor }}"`, { prompt: `\${{ github.actor }}` }],
  ['`prompt-file` is "$PROMPT": nothing', { prompt: '', 'prompt-file': 'unfilled.md' }],
  ['`prompt-file` is "null": what fills', { prompt: '', 'prompt-file': 'null.md' }],
  ['`issue-number` is set, but nothing is written there: set', { 'issue-number': '9' }],
  ['`api-key` is missing: store an admin key', { 'api-key': '' }],
  ['is an assistant key (mint_dsc_…) or', { 'api-key': 'mint_dsc_1' }],
  ['holds quotes, blanks, line breaks or characters beyond ASCII', { 'api-key': 'a\nb' }],
  ['`github-token` holds a blank or a line break', { 'github-token': 'ghs_a\nb' }],
  ['`github-token` is an API key of the documentation', { 'github-token': 'mint_x' }],
  ['is the name of a value and not its value', { 'api-key': '$DOCS_API_KEY' }],
  ['`api-key` is a token of GitHub', { 'api-key': 'ghp_abc123' }],
  ['`api-key` holds a name and = before the key: store', { 'api-key': 'DOCS_KEY=mint_x' }],
  ['the key: store the value alone', { 'api-key': 'key="mint_x"' }],
  ['an index key (mint_us_…), which starts no agent', { 'api-key': 'mint_us_x' }],
])('bad input is refused with the words "%s"', (says, inputs) => {
  const secrets = /mint_(?!…|dsc_…|us_…)|ghs_|ghp_/
  expect(() => read({ ...GOOD, ...inputs })).toThrow(says)
  expect(() => read({ ...GOOD, ...inputs })).toThrow(/^Bad input, nothing was sent: /)
  expect(() => read({ ...GOOD, ...inputs })).not.toThrow(secrets)
})

test.each([
  ...[
    '{{a}} differs from {{b}}',
    'object',
    'Say what $PROMPT is',
    '$PROMPT is empty',
    '$5',
    'README.md is outdated',
    'github.com/acme/app',
    'inputs',
    '修正错别字',
    'Null',
  ],
  ...['{{ {a} }}', 'Object.', `'\${{ github.sha }}'`, `\${{ a }} \${{ b }}`],
])('the prompt %j is sent', (prompt) => {
  expect(read({ ...GOOD, prompt }).prompt).toBe(prompt)
})

test.each<[name: string, value: string, expected: object]>([
  ['timeout-minutes', '360', { timeoutMinutes: 360 }],
  ['timeout-minutes', ' 5 ', { timeoutMinutes: 5 }],
  ['wait', 'False', { wait: false }],
  ['fail-on', 'none', { failOn: new Set() }],
  ['fail-on', 'no-pr,\n failed archived', { failOn: new Set(['no-pr', 'failed', 'archived']) }],
  ['job-id', 'job_1', { jobId: 'job_1', continue: false }],
  ['continue', 'False', { jobId: undefined, continue: false }],
  [
    'allowed-bots',
    'github-merge-queue, a_b',
    { allowedBots: new Set(['github-merge-queue', 'a_b']) },
  ],
  ['allowed-bots', 'a[bot], b[bot]', { allowedBots: new Set(['a[bot]', 'b[bot]']) }],
  ['api-key', 'mint_key\n', { apiKey: 'mint_key' }],
  // The service judges an unknown form.
  ['api-key', 'sk-x', { apiKey: 'sk-x' }],
])('%s may be %j', (name, value, expected) => {
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

test('projectId is another name of project-id', () => {
  expect(read({ ...GOOD, 'project-id': ' ', projectId: ' docs-2 ' }).projectId).toBe('docs-2')
})

test.each(['project-id', 'projectId'])('a key in %s is masked', (name) => {
  const log = new RecordingLog()
  const fault = /^(?!.*mint_one).*`project-id` holds an API key/s
  expect(() => read({ ...GOOD, 'project-id': '', [name]: ' mint_one' }, {}, log)).toThrow(fault)
  expect(log.masked).toEqual(expect.arrayContaining(['mint_one', ' mint_one']))
})

test('a file may hold the prompt', () => {
  const { promptFile } = read({ ...GOOD, prompt: '', 'prompt-file': 'there.md' })
  expect(promptFile).toBe('A prompt.')
  const marked = read({ ...GOOD, prompt: '', 'prompt-file': 'marked.md' })
  expect(marked.promptFile).toBe('Fix it.')
})

const readFile = (file: string) => INPUTS['prompt-file'].parse(file, workspace)

test.each(['.git', '.GIT'])('a file inside %s is not read', (name) => {
  mkdirSync(path.join(workspace, name), { recursive: true })
  writeFileSync(path.join(workspace, name, 'config'), 'a token')
  expect(() => readFile(path.join(name, 'config'))).toThrow('is no file in the workspace')
})

test('a file inside .github may be read', () => {
  mkdirSync(path.join(workspace, '.github'))
  writeFileSync(path.join(workspace, '.github', 'prompt.md'), 'Do it.')
  expect(readFile('.github/prompt.md')).toBe('Do it.')
})

// Windows lets only administrators make links to files.
const withLinks = process.platform === 'win32' ? test.skip : test
withLinks('a link out of the workspace is not followed', () => {
  symlinkSync(path.join(folder, 'outside.md'), path.join(workspace, 'link.md'))
  symlinkSync(folder, path.join(workspace, 'linked'), 'junction')
  for (const file of ['link.md', 'linked/outside.md'])
    expect(() => readFile(file)).toThrow('is no file in the workspace')
})

test.each([
  [{ 'reader-signals': 'true' }, { signals: true, trafficWeeks: 0 }],
  [{ context: 'signals' }, { signals: true, trafficWeeks: 0 }],
  [{ context: 'signals', 'reader-signals': 'true', 'traffic-weeks': '8' }, { signals: true }],
  [{ 'traffic-weeks': '8' }, { signals: false, trafficWeeks: 8, project: undefined }],
  [{ 'comment-key': '{"project":"a"}' }, { project: 'docs' }],
])('%j makes a report with %j', (asked, options) => {
  expect(reportOptions(read({ ...GOOD, ...asked }))).toMatchObject(options)
})

test('a run by hand does not act in earnest if its `dry-run` is empty, as of a misspelt name', () => {
  const byHand = { GITHUB_EVENT_NAME: 'workflow_dispatch' }
  const says = '`dry-run` is empty, so the step would act in earnest'
  expect(() => read({ ...GOOD, 'dry-run': '' }, byHand)).toThrow(says)
  // A workflow may have a schedule, too, where nobody typed anything.
  expect(read({ ...GOOD, 'dry-run': '' }, { GITHUB_EVENT_NAME: 'schedule' }).dryRun).toBe(false)
})

test('all faults are told in one message', () => {
  const inputs = { wait: 'maybe', 'traffic-weeks': '99' }
  expect(() => read(inputs)).toThrow('4 bad inputs, nothing was sent.')
  const conflicts = { ...GOOD, paths: 'src/**', continue: 'true' }
  expect(() => read(conflicts)).toThrow('3 bad inputs, nothing was sent.')
})

test('the secrets are masked before any fault, as given and as sent', () => {
  const log = new RecordingLog()
  const secrets = { 'api-key': 'mint_secret\n', 'github-token': 'ghs_secret' }
  expect(() => read({ ...GOOD, ...secrets, wait: 'x' }, {}, log)).toThrow('`wait` must be')
  expect(new Set(log.masked)).toEqual(new Set(['mint_secret', 'mint_secret\n', 'ghs_secret']))
})

test('NUL bytes and lone surrogates in a prompt become U+FFFD', () => {
  expect(read({ ...GOOD, prompt: 'a\0b\ud800' }).prompt).toBe('a\ufffdb\ufffd')
})
