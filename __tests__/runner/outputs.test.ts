import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { OUTPUTS, type OutputName, Outputs } from '../../src/runner/outputs.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { runs } from '../support/runs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-outputs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'output.txt')

function open(target: string | undefined = file) {
  if (target === file) writeFileSync(file, '')
  const log = new RecordingLog()
  return { outputs: new Outputs(target, log), log }
}

test('whatever the values hold, the runner reads our outputs and no others', () => {
  const piece = fc.oneof(
    fc.constantFrom('\n', '\r\n', '\u2028', '=', '<<', 'EOF', 'ghadelimiter_', 'status=hacked'),
    fc.string({ unit: 'binary' }),
  )
  const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('').toWellFormed())
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom<OutputName>(...OUTPUTS), value), (values) => {
      const whole = Object.entries(values).filter(([, text]) => !/[\n\r\u2028\u2029]/.test(text))
      expect(open().outputs.set(values)).toBe(whole.length === Object.keys(values).length)
      const written = whole.map(([name, text]) => `${name}=${text}\n`)
      expect(readFileSync(file, 'utf8')).toBe(written.join(''))
    }),
    { numRuns: runs(200, 5_000) },
  )
})

test('a value of two lines is left out, and logged', () => {
  const { outputs, log } = open()
  expect(outputs.set({ 'job-id': 'job_1', status: 'a\nb=c' })).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('job-id=job_1\n')
  expect(log.lines).toEqual([
    String.raw`error: An output of two lines was left out: "status=a\nb=c"`,
  ])
})

test.each(['', path.join(folder, 'none.txt')])(
  'R4: no file is made at %j, and nothing more is said',
  (target) => {
    const { outputs, log } = open(target)
    expect(() => outputs.check()).toThrow(/^GITHUB_OUTPUT \(.*\) is not a file that can be written/)
    expect(outputs.set({ outcome: 'error' })).toBe(false)
    expect(log.lines).toEqual([])
    expect(existsSync(path.join(folder, 'none.txt'))).toBe(false)
  },
)

test('R4: they are checked by writing an outcome, which a later one replaces', () => {
  const { outputs } = open()
  outputs.check()
  expect(outputs.set({ outcome: 'reported' })).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('outcome=\noutcome=reported\n')
})

test('R4: outputs that can no longer be written are in the log', () => {
  const { outputs, log } = open(folder)
  expect(outputs.set({ 'job-id': 'job_1', status: '' })).toBe(false)
  expect(log.lines.join()).toMatch(
    /^error: Outputs could not be .* lack them: job-id=job_1\. .*EISDIR/,
  )
})
