import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from './lockfile.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STALE = 'dist/ is older than src/: run npm run build'

/** In dist/: the hash of what it was built from. In a fresh clone, times of files say nothing. */
export const SOURCE_HASH_FILE = 'built-from.txt'

/** A hash of src/ and of the packages that are bundled with it. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  const names = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
  for (const name of names)
    hash.update(`${name}\n`).update(readFileSync(path.join(ROOT, 'src', name)))
  for (const { folder, version } of bundledPackages()) hash.update(`${folder} ${version}\n`)
  return hash.digest('hex')
}

let isCurrent: boolean | undefined

/** @throws where src/ has changed since `npm run build`; looked up once a process */
export function assertBundleIsCurrent(): void {
  isCurrent ??= builtFrom() === sourceHash()
  if (!isCurrent) throw new Error(STALE)
}

/** For a script that is nothing without the bundle: ends with one sentence and 1 instead. */
export function exitUnlessBundleIsCurrent(): void {
  try {
    assertBundleIsCurrent()
  } catch {
    console.error(STALE)
    process.exit(1)
  }
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(path.join(ROOT, 'dist', SOURCE_HASH_FILE), 'utf8').trim()
  } catch {
    return undefined
  }
}
