import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

const WRONG_USAGE = 2

/**
 * The flags that a script was called with. A switch is `--name`, `--no-name`, `--name=true` or
 * `--name=false`. `--help` prints the usage; a flag that is not known prints it too and ends the script
 * with 2.
 * @param usage the command, its flags and what they do
 */
export function readFlags<const Flags extends ParseArgsOptionsConfig>(usage: string, flags: Flags) {
  try {
    const options = { ...flags, help: { type: 'boolean' } } as const
    const args = process.argv.slice(2).map((arg) => plainSwitch(arg, flags))
    const { values } = parseArgs({ args, options, allowNegative: true })
    if (!('help' in values)) return values as Values<Flags>
  } catch (error) {
    refuse(error instanceof Error ? error.message : `${error}`, usage)
  }
  console.log(usage)
  process.exit(0)
}

/** `--wait=false` as `--no-wait`: the parser takes no value for a switch. */
function plainSwitch(arg: string, flags: ParseArgsOptionsConfig): string {
  const [, name = '', value] = /^--([a-z-]+)=(true|false)$/.exec(arg) ?? []
  if (flags[name]?.type !== 'boolean') return arg
  return value === 'true' ? `--${name}` : `--no-${name}`
}

/** Ends the script with 2, after a sentence that says what is wrong, and the usage. */
export function refuse(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(WRONG_USAGE)
}

type Values<Flags extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Flags; allowNegative: true }>
>['values']
