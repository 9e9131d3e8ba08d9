import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseOutputs } from '../../scripts/runner.ts'
import { checkOutputs, OUTPUTS, type OutputName, setOutputs } from '../../src/runner/outputs.ts'
import { runs } from '../support/figures.ts'

let file: string
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'docs-agent-outputs-')), 'output.txt')
  process.env.GITHUB_OUTPUT = file
})
afterEach(() => {
  delete process.env.GITHUB_OUTPUT
})

const FULL = 5_000

test('whatever the values hold, the runner reads our outputs and no others', async () => {
  const piece = fc.oneof(
    fc.constantFrom('\n', '\r\n', '=', '<<', 'EOF', 'ghadelimiter_', 'status=hacked', '\0'),
    fc.string({ unit: 'binary' }),
  )
  const value = fc
    .array(piece, { maxLength: 6 })
    .map((pieces) => pieces.join('').replace(/\r/g, '').toWellFormed())
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom<OutputName>(...OUTPUTS), value),
      async (outputs) => {
        await writeFile(file, '')
        setOutputs(outputs)
        expect(parseOutputs(await readFile(file, 'utf8'))).toEqual({ ...outputs })
      },
    ),
    { numRuns: runs(FULL) },
  )
})

test('a later value replaces an earlier one', async () => {
  await writeFile(file, '')
  setOutputs({ 'job-id': 'job_1', status: 'active' })
  setOutputs({ status: 'completed' })
  expect(parseOutputs(await readFile(file, 'utf8'))).toEqual({
    'job-id': 'job_1',
    status: 'completed',
  })
})

test('R4: outputs that cannot be written are found at once, by writing', async () => {
  for (const env of [{}, { GITHUB_OUTPUT: file }, { GITHUB_OUTPUT: path.dirname(file) }]) {
    expect(() => checkOutputs(env)).toThrow('is not a file that can be written')
    expect(setOutputs({ outcome: 'error' })).toBe(false)
  }
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await writeFile(file, '')
  expect(() => checkOutputs({ GITHUB_OUTPUT: file })).not.toThrow()
  expect(parseOutputs(await readFile(file, 'utf8'))).toEqual({ outcome: '' })
  expect(setOutputs({ outcome: 'error' })).toBe(true)
})
