import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The hash of the files that dist/ is built from: dist/ holds it, so that an old one is noticed without a build. */
export function hashOfSource(): string {
  const names = globSync(['src/**/*.ts', 'scripts/build.ts'], { cwd: ROOT })
  const hash = createHash('sha256')
  for (const name of names.map((one) => one.replaceAll(path.sep, '/')).sort())
    hash.update(`${name}\n`).update(readFileSync(path.join(ROOT, name)))
  return hash.digest('hex')
}
