import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TOOLS = fileURLToPath(new URL('../tools', import.meta.url))

/** The packages of tools/, each with a lockfile of its own, so that the main install stays small. */
export type Tools = 'mutants' | 'pictures'

/** Installs a package of tools/, if that has not been done. @returns whether it is there */
export function installTools(tools: Tools): boolean {
  if (hasTools(tools)) return true
  console.log(`Installing tools/${tools} …`)
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: path.join(TOOLS, tools),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Whether a package of tools/ is installed as its lockfile says. */
export function hasTools(tools: Tools): boolean {
  const lockfile = path.join(TOOLS, tools, 'package-lock.json')
  const installed = toolFile(tools, '.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/** A file of an installed package of tools/. */
export function toolFile(tools: Tools, packagePath: string): string {
  return path.join(TOOLS, tools, 'node_modules', packagePath)
}
