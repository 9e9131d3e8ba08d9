import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** How a script says that what it needs cannot be had here. */
export const SKIPPED = 77

/** A program in out/, installed by these commands where it is not there yet; undefined where that fails. */
export function install(file: string, commands: string[][]): string | undefined {
  const program = path.resolve('out', file)
  if (existsSync(program)) return program
  const env = { ...process.env, GOBIN: path.dirname(program) }
  for (const [command = '', ...args] of commands) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 })
    if (status === 0) continue
    console.log(`SKIPPED: ${path.basename(file)}: ${[command, ...args].join(' ')} failed.`)
    return undefined
  }
  return program
}
