import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import {
  type OUTPUTS,
  OutputWriter,
  trySaveReport,
  tryWriteSummary,
  VALUE_FORMATS,
} from '../../src/result/outputs.ts'
import { quoted } from '../../src/text.ts'
import { anyText, fc, runs } from '../support/runs.ts'
import { RecordingLog } from '../support/runtime.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-outputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'output.txt')

function open(target: string | undefined = file) {
  if (target === file) writeFileSync(file, '')
  const log = new RecordingLog()
  return { outputs: new OutputWriter(target, log), log }
}

/** Text with a meaning for the runner, a shell, an expression or a reader. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r\n', '\u2028', '=', '<<', 'EOF', 'ghadelimiter_', 'status=hacked'),
      fc.constantFrom(...'$`"\'\\;|&<>(){}[]*?!~#%^@, \t'),
      fc.constantFrom(...['$(id)', '`id`', ['${', '{ 1 }}'].join(''), '; rm -rf ~', '-rf', '/..']),
      fc.constantFrom('\u202e'),
      anyText(),
      fc.constantFrom('a', '1', 'https://github.com/acme/docs/pull/1', 'acme/docs', 'job_1'),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join('').toWellFormed())

test('the formats accept no character that a shell or an expression interprets, but for path', () => {
  const { path, ...others } = VALUE_FORMATS
  fc.assert(
    fc.property(hostile, (text) => {
      // A shell expands a tilde at the start of a word and after a colon.
      for (const form of Object.values(others))
        if (form.test(text)) expect(text).toMatch(/^(?!~)(?:(?!:~)[A-Za-z0-9._~:/-])+$/)
      if (path.test(text)) expect(text).not.toMatch(/[\n\r\u2028\u2029]/)
    }),
    { numRuns: runs(1_000, 50_000) },
  )
})

/** A value of each output that its format refuses. */
const BAD_OUTPUTS: Readonly<Record<keyof typeof OUTPUTS, string>> = {
  'pr-link': 'https://github.com/acme/docs/pull/1;id',
  status: 'in progress',
  outcome: 'pr opened',
  'job-id': '../job_1',
  'pr-number': '#1',
  'human-views': '1e3',
  'human-views-change': '5%',
  'ai-views': '1,000',
  'total-views': '0x10',
  'report-path': 'a\nb=c',
}

test.each(Object.entries(BAD_OUTPUTS))(
  'the output %s is dropped with a warning if it does not match its format',
  (key, bad) => {
    const name = key as keyof typeof OUTPUTS
    const { outputs, log } = open()
    const pairs = [
      ['job-id', 'job_1'],
      [name, bad],
    ] as const
    expect(outputs.set(pairs)).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('job-id=job_1\n')
    const dropped = quoted(`${name}=${bad}`)
    expect(log.lines).toEqual([
      `warning: Dropped an output that does not match its format: ${dropped}`,
    ])
  },
)

test.each(['', path.join(folder, 'none.txt')])('a missing file (%#) is an error', (target) => {
  const { outputs } = open(target)
  expect(() => outputs.writeEmptyOutcome()).toThrow(
    /^GITHUB_OUTPUT \(.*\) is not a file that can be written/,
  )
  expect(existsSync(path.join(folder, 'none.txt'))).toBe(false)
})

test('the check of the output file writes an empty outcome, which the real one replaces', () => {
  const { outputs } = open()
  outputs.writeEmptyOutcome()
  expect(outputs.set([['outcome', 'reported']])).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('outcome=\noutcome=reported\n')
})

test('the summary grows, each report is a new file, and neither holds a secret', () => {
  const log = new RecordingLog()
  const file = path.join(folder, 'summary.md')
  log.mask('mint_of_the_report')
  tryWriteSummary(file, '# One', log)
  tryWriteSummary(file, 'mint_of_the_report', log)
  expect(readFileSync(file, 'utf8')).toBe('# One\n***\n')
  const report = trySaveReport('mint_of_the_report', folder, log) ?? ''
  expect(path.dirname(report)).toBe(folder)
  expect(readFileSync(report, 'utf8')).toBe('***')
  expect(trySaveReport('', folder, log)).not.toBe(report)
})

test('a report that cannot be saved causes a warning', () => {
  const log = new RecordingLog()
  expect(trySaveReport('# One', '', log)).toBeUndefined()
  expect(trySaveReport('# One', path.join(folder, 'none'), log)).toBeUndefined()
  expect(log.lines.join()).toMatch(/^warning: Could not save the report for report-path: .*ENOENT/)
})
