import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatJobLine, type JobLineSeal, readJobLines } from '../../src/github/job-line.ts'
import { recordFigure, runs } from '../support/figures.ts'

const seal: JobLineSeal = {
  key: 'mint_key',
  repository: 'acme/docs',
  runId: '4242',
  step: 'docs/agent',
  project: '0123456789abcdef',
  task: 'fedcba9876543210',
}
const line = formatJobLine('job_1', seal)

test.each([
  ['alone', line],
  ['behind the time that the runner writes', `\uFEFF2026-11-21T00:00:00.0000000Z ${line}\r\nnext`],
  ['among others, twice', `first\n${line}\n${line}\nlast\n`],
])('a line is found %s', (_where, log) => {
  expect(readJobLines(log, seal)).toEqual(['job_1'])
})

test('the jobs of two lines are told apart', () => {
  const log = [line, formatJobLine('job_2', seal)].join('\n')
  expect(readJobLines(log, seal)).toEqual(['job_1', 'job_2'])
})

const other = (field: keyof JobLineSeal) => ({ ...seal, [field]: `${seal[field]}x` })

test('a line of another key, repository, run, step, project or task, or one that is changed, is none of ours', () => {
  const fields = Object.keys(seal) as Array<keyof JobLineSeal>
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
  const forged = fc.oneof(
    fc.constantFrom(...fields).map((field) => formatJobLine('job_9', other(field))),
    fc.tuple(fc.stringMatching(/^[\w-]{1,20}$/), hex).map(([id, signature]) => {
      return `docs-agent-job ${id} signature=${signature}`
    }),
    fc.nat(line.length - 1).map((at) => `${line.slice(0, at)}0${line.slice(at)}`),
    fc.constantFrom(
      line.replace('job_1', 'job_9'),
      `You said: ${line}`,
      `${line} and more`,
      `##[debug]${line}`,
    ),
  )
  const numRuns = runs(50_000)
  let believed = 0
  const property = fc.property(fc.array(fc.oneof(forged, fc.string())), (lines) => {
    const found = readJobLines(lines.join('\n'), seal)
    believed += found.length
    expect(found).toEqual([])
  })
  fc.assert(property, { numRuns })
  recordFigure({
    name: 'Forged job lines believed',
    target: '0',
    measured: `${believed}`,
    runs: numRuns,
  })
})
