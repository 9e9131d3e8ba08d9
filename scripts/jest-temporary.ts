import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeFolder } from './temporary.ts'

/** What `os.tmpdir()` reads, by system. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP']

/** Jest's global setup: one folder for everything temporary of all tests. Returns what removes it. */
export default function setUp(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-tests-'))
  for (const name of VARIABLES) process.env[name] = folder
  process.once('exit', () => removeFolder(folder))
}
