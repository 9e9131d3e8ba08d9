import { afterEach, expect, jest, test } from '@jest/globals'
import { createLog, toLogLine } from '../../src/frame/log.ts'
import { anyText, fc, runs } from '../support/runs.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

/**
 * The runner reads `::name key=value::text` after leading blanks, and `##[name key=value;]text` anywhere in a line.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function commandIn(line: string): string | undefined {
  return (/^\s*::([^\s]+?)( .*?)?::/.exec(line) ?? /##\[([^\]\s]+)( [^\]]*)?\]/.exec(line))?.[1]
}

test('a log line is one line without a workflow command', () => {
  const words = ['::', '##[', ']', 'set-output', 'add-mask', ' ', '\n', '\r', '\u2028', '\u0085']
  const piece = fc.oneof(fc.constantFrom(...words, 'name=x', '%0A'), anyText())
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
