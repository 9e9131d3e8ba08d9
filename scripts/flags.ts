import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

const WRONG_USAGE = 2

/**
 * The flags that a script was called with. `--help` prints the usage; a flag that is not known prints it too
 * and ends the script with 2.
 * @param usage the command, its flags and what they do
 */
export function readFlags<const Flags extends ParseArgsOptionsConfig>(usage: string, flags: Flags) {
  try {
    const options = { ...flags, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ options, allowNegative: true })
    if (!('help' in values)) return values as Values<Flags>
  } catch (error) {
    refuse(error instanceof Error ? error.message : `${error}`, usage)
  }
  console.log(usage)
  process.exit(0)
}

/** Ends the script with 2, after a sentence that says what is wrong, and the usage. */
export function refuse(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(WRONG_USAGE)
}

type Values<Flags extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Flags; allowNegative: true }>
>['values']
