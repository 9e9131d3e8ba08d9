import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildBundle } from './bundle.ts'
import { readFlags } from './flags.ts'
import { temporaryFolder } from './temporary.ts'

/** Exits with 1 unless dist/ is what src/ builds to, byte for byte, twice. */
readFlags('npm run check: format, lint, types, and that dist/ is what src/ builds to', {})
const folder = await temporaryFolder('dist')
const committed = await fingerprint('dist')
for (const attempt of ['first', 'second']) {
  await buildBundle(path.join(folder, attempt))
  const built = await fingerprint(path.join(folder, attempt))
  if (built !== committed) {
    console.error(
      `dist/ is not what src/ builds to. Run npm run build.\n\ndist:\n${committed}\n\n${attempt} build:\n${built}`,
    )
    process.exitCode = 1
  }
}

async function fingerprint(directory: string): Promise<string> {
  const names = (await readdir(directory)).sort()
  const lines = names.map(async (name) => {
    const content = await readFile(path.join(directory, name))
    return `${createHash('sha256').update(content).digest('hex')}  ${name}`
  })
  return (await Promise.all(lines)).join('\n')
}
