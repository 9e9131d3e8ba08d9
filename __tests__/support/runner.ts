/**
 * The name of the command that a runner finds in a line of the log. It reads `::name key=value::text` after leading
 * blanks, and `##[name key=value;]text` anywhere in a line.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function commandIn(line: string): string | undefined {
  return (/^\s*::([^\s]+?)( .*?)?::/.exec(line) ?? /##\[([^\]\s]+)( [^\]]*)?\]/.exec(line))?.[1]
}

/** Pieces of texts that try to be a command, or a second line. */
export const PIECES_OF_COMMANDS = [
  ...['::', '##[', ']', 'set-output', 'add-mask', 'endgroup', ' ', '\n', '\r', '\u2028', '\u0085'],
  ...['name=x', '%0A'],
]
