import { afterEach, expect, jest, test } from '@jest/globals'
import { createLog, toLogLine } from '../src/runner-log.ts'
import { anyText, fc, runs } from './support/runs.ts'

/**
 * The name of the command that a runner finds in a line of the log. It reads `::name key=value::text` after leading
 * blanks, and `##[name key=value;]text` anywhere in a line.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function commandIn(line: string): string | undefined {
  return (/^\s*::([^\s]+?)( .*?)?::/.exec(line) ?? /##\[([^\]\s]+)( [^\]]*)?\]/.exec(line))?.[1]
}

/** Pieces of texts that try to be a command, or a second line. */
const PIECES_OF_COMMANDS = [
  ...['::', '##[', ']', 'set-output', 'add-mask', 'endgroup', ' ', '\n', '\r', '\u2028', '\u0085'],
  ...['name=x', '%0A'],
]

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
