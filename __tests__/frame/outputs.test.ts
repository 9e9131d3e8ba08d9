import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { OUTPUTS } from '../../src/ask/outputs.ts'
import { preview } from '../../src/builds/commands.ts'
import { FORMATS, Outputs } from '../../src/frame/outputs.ts'
import { removedPages } from '../../src/removed-pages/command.ts'
import { inQuotes } from '../../src/text.ts'
import { OUTPUT_CASES } from '../support/outputs.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { anyText, fc, runs } from '../support/runs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-outputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'output.txt')

function open(target: string | undefined = file) {
  if (target === file) writeFileSync(file, '')
  const log = new RecordingLog()
  const formats = { ...OUTPUTS, ...preview.outputs, ...removedPages.outputs }
  return { outputs: new Outputs<string>(formats, target, log), log }
}

/** What means something to the runner, to a shell, to an expression, or to somebody who reads it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r\n', '\u2028', '=', '<<', 'EOF', 'ghadelimiter_', 'status=hacked'),
      fc.constantFrom(...'$`"\'\\;|&<>(){}[]*?!~#%^@, \t'),
      fc.constantFrom(
        '$(id)',
        '`id`',
        ['${', '{ 1 }}'].join(''),
        '; rm -rf ~',
        '-rf',
        '/..',
        '\u202e',
      ),
      anyText(),
      fc.constantFrom('a', '1', 'https://github.com/acme/docs/pull/1', 'acme/docs', 'job_1'),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join('').toWellFormed())

test("no format lets a character through that means something to a shell or an expression, except our own file's", () => {
  // What a message is made of is in frame/line, and redirects are JSON, for an environment variable.
  const { path: _ours, message: _words, redirects: _json, ...forms } = FORMATS
  fc.assert(
    fc.property(hostile, (text) => {
      // A shell makes a folder of a tilde where a word begins, and behind a colon.
      for (const form of Object.values(forms))
        if (form.test(text)) expect(text).toMatch(/^(?!~)(?:(?!:~)[A-Za-z0-9._~:/-])+$/)
      if (FORMATS.path.test(text)) expect(text).not.toMatch(/[\n\r\u2028\u2029]/)
    }),
    { numRuns: runs(1_000, 50_000) },
  )
})

test.each(Object.entries(OUTPUT_CASES))(
  '%s is dropped, and logged, if it does not match its format: %j',
  (name, { bad }) => {
    const { outputs, log } = open()
    expect(
      outputs.set([
        ['job-id', 'job_1'],
        [name, bad],
      ]),
    ).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('job-id=job_1\n')
    expect(log.lines).toEqual([
      `error: Dropped an output that does not match its format: ${inQuotes(`${name}=${bad}`)}`,
    ])
  },
)

test.each(['', path.join(folder, 'none.txt')])(
  'no file is made at %j, and nothing more is said [R4]',
  (target) => {
    const { outputs, log } = open(target)
    expect(() => outputs.writeEmptyOutcome()).toThrow(
      /^GITHUB_OUTPUT \(.*\) is not a file that can be written/,
    )
    expect(outputs.set([['outcome', 'error']])).toBe(false)
    expect(log.lines).toEqual([])
    expect(existsSync(path.join(folder, 'none.txt'))).toBe(false)
  },
)

test('the check writes an outcome, which a later one replaces [R4]', () => {
  const { outputs } = open()
  outputs.writeEmptyOutcome()
  expect(outputs.set([['outcome', 'reported']])).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('outcome=\noutcome=reported\n')
})

test('outputs that can no longer be written are in the log [R4]', () => {
  const { outputs, log } = open(folder)
  expect(
    outputs.set([
      ['job-id', 'job_1'],
      ['status', undefined],
    ]),
  ).toBe(false)
  expect(log.lines.join()).toMatch(
    // Windows has other words for a folder.
    /^error: Could not write these outputs, so later steps lack them: job-id=job_1\. .*(EISDIR|EPERM|EACCES)/,
  )
})
