import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The exit code of a script that cannot get its tools. */
export const SKIPPED = 77

const LIMIT_MS = 600_000

/** Installs a program into out/ unless it exists; undefined if that fails. */
export function install(file: string, commands: string[][]): string | undefined {
  const program = path.resolve('out', file)
  if (existsSync(program)) return program
  const env = { ...process.env, GOBIN: path.dirname(program) }
  for (const [command = '', ...args] of commands) {
    const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, timeout: LIMIT_MS })
    if (status === 0) continue
    const why = error === undefined ? `it ended with ${status}` : describe(error, command)
    console.log(`SKIPPED: ${path.basename(file)}: ${[command, ...args].join(' ')}: ${why}.`)
    return undefined
  }
  return program
}

function describe(error: NodeJS.ErrnoException, command: string): string {
  switch (error.code) {
    case 'ENOENT':
      return `${command} was not found`
    case 'ETIMEDOUT':
      return `it took longer than ${LIMIT_MS / 60_000} minutes`
    default:
      return `it failed: ${error.message}`
  }
}
