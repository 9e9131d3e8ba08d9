import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FAULTS = path.resolve(fileURLToPath(import.meta.url), '../../../docs/faults.md')

/** The IDs in the first column of the tables in docs/faults.md. */
export async function promisedRows(): Promise<string[]> {
  const text = await readFile(FAULTS, 'utf8')
  return text
    .split('\n')
    .flatMap((line) => /^\| ((?:[NHSRDPCI][\w-]+(?:, )?)+) \|/.exec(line)?.[1]?.split(', ') ?? [])
    .filter((id) => id !== 'ID')
}
