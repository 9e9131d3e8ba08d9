/**
 * A step's log for people at a terminal: what is written for a runner is put into words or left out. Nothing
 * masks secrets on a terminal, so those that the step names are masked here.
 * @param print gets whole lines, without their ends
 * @param secrets known from the start
 */
export function readableLog(print: (line: string) => void, secrets: readonly string[] = []) {
  const known = new Set(secrets.filter((secret) => secret !== ''))
  let rest = ''

  function mask(text: string): string {
    // The longest first: one secret may be a part of another.
    const longestFirst = [...known].sort((a, b) => b.length - a.length)
    return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
  }

  function printLine(line: string): void {
    const [, name, message = ''] = COMMAND.exec(line) ?? []
    const text = decode(message)
    if (name === undefined) print(mask(line))
    else if (name === 'add-mask') known.add(text)
    else if (name === 'group') print(`\n${mask(text)}`)
    else if (name in LEVELS) print(mask(`${LEVELS[name]}: ${text}`))
  }

  return {
    /** Takes the log as it comes, in pieces. */
    write(text: string): void {
      const lines = (rest + text).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) printLine(line)
    },
    /** Prints what came without an end of line. */
    end(): void {
      if (rest !== '') printLine(rest)
      rest = ''
    },
    mask,
  }
}

/** `::name::message`, with properties or without. */
const COMMAND = /^::([a-z-]+)(?: [^:]*)?::(.*)$/

const LEVELS: Record<string, string> = { notice: 'Notice', warning: 'Warning', error: 'Error' }

function decode(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
