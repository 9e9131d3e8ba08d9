import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

/** A folder of its own for this process, removed when the process ends; under Jest, when the tests end. */
export async function temporaryFolder(purpose: string): Promise<string> {
  if (folders.length === 0) process.once('exit', () => folders.forEach(removeFolder))
  const folder = await mkdtemp(path.join(tmpdir(), `docs-agent-${purpose}-`))
  folders.push(folder)
  return folder
}

/** Removes a folder, if it is there, also where a process that has just ended still holds it (Windows). */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
