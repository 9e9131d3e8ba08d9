import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { refuse } from './flags.ts'

/** `npm run set-version -- 1.2.3`: names the next version in every place that holds it, and builds. */
const USAGE = 'npm run set-version -- 1.2.3: names the next version, and builds'
const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Give the version as the only argument', USAGE)
execFileSync('npm', ['version', '--no-git-tag-version', version], { stdio: 'inherit' })
const file = 'src/base/version.ts'
const source = await readFile(file, 'utf8')
await writeFile(file, source.replace(/VERSION = '[^']*'/, `VERSION = '${version}'`))
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
