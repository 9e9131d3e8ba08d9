import { afterEach, expect, jest, test } from '@jest/globals'
import { createLog, toLogLine } from '../src/log.ts'
import { commandIn, PIECES_OF_COMMANDS } from './support/runner.ts'
import { anyText, fc, runs } from './support/runs.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('a log line is one line without a workflow command', () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES_OF_COMMANDS), anyText())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const line = toLogLine(pieces.join(''))
      expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
      expect(commandIn(line)).toBeUndefined()
    }),
    { numRuns: runs(500, 50_000) },
  )
})

test("the log writes the runner's commands on safe lines without secrets", async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const log = createLog()
  log.mask('')
  log.mask('mint_of_the_log')
  await log.group('A ::group::', async () => {
    log.info('::error::x mint_of_the_log')
    log.notice('a\nb')
    for (const level of ['warning', 'error'] as const) log[level]('w')
  })
  expect(write.mock.calls.map(([text]) => String(text).trimEnd())).toEqual([
    ...['::add-mask::mint_of_the_log', '::group::A ::group::', ': :error::x ***', '::notice::a b'],
    ...['::warning::w', '::error::w', '::endgroup::'],
  ])
})
