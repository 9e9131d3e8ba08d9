/**
 * The workflow command that a runner finds in a line of a step's output; a port of the runner's two
 * parsers.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function commandIn(line: string): string | undefined {
  return commandV2(line) ?? commandV1(line)
}

/** `::name key=value::text`, at the start of the line after blanks. */
function commandV2(line: string): string | undefined {
  const message = line.trimStart()
  if (!message.startsWith('::')) return undefined
  const end = message.indexOf('::', 2)
  if (end < 0) return undefined
  return message.slice(2, end).split(' ', 1)[0] || undefined
}

/** `##[name key=value;]text`, anywhere in the line. */
function commandV1(line: string): string | undefined {
  const start = line.indexOf('##[')
  if (start < 0) return undefined
  const end = line.indexOf(']', start)
  if (end < 0) return undefined
  return line.slice(start + 3, end).split(' ', 1)[0] || undefined
}
