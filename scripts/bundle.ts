import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { minify } from 'terser'
import { bundledPackages } from './lockfile.ts'
import { SOURCE_HASH_FILE, sourceHash } from './source-hash.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What is compiled on the way; ignored by git. Always here, because ncc numbers modules by their paths. */
const STAGE = path.join(ROOT, 'lib')
const TSC = createRequire(import.meta.url).resolve('typescript/package.json')

/** What a runner starts, by the file's name in dist/. */
const ENTRY_POINTS: Record<string, string> = {
  'index.js': 'index.js',
  'many-projects.js': 'many-projects/steps.js',
}

/**
 * `@actions/core` imports an HTTP client for OIDC tokens and a process runner for platform details. Neither
 * is used here. That these packages have no side effects, which is true and not said in them, lets the
 * bundler leave them out: docs/performance.md.
 */
const WITHOUT_SIDE_EFFECTS = ['core', 'exec', 'http-client', 'io']

/**
 * Builds what the runner executes, the same bytes each time: an entry point each for the action and for the
 * small steps of the many-projects workflow, chunks for what is loaded only when it is needed, and the
 * licences of all packages.
 */
export async function buildBundle(folder: string): Promise<void> {
  await rm(STAGE, { recursive: true, force: true })
  tsc('--project', 'tsconfig.build.json')
  await stageToolkit()
  const bundled = path.join(STAGE, 'bundle')
  for (const [filename, entry] of Object.entries(ENTRY_POINTS)) {
    const { code, assets } = await ncc(path.join(STAGE, 'src', entry), {
      filename,
      cache: false,
      quiet: true,
    })
    await writeFiles(bundled, { [filename]: code })
    for (const [name, { source }] of Object.entries(assets)) {
      await writeFiles(bundled, { [name]: source })
    }
  }
  await rm(folder, { recursive: true, force: true })
  await stripComments(bundled, folder)
  await minifyChunks(folder)
  await writeFiles(folder, {
    'package.json': '{\n  "type": "module"\n}\n',
    'licenses.txt': await licenses(),
    [SOURCE_HASH_FILE]: `${sourceHash()}\n`,
  })
}

/** Copies of the toolkit's packages that say what they leave out, found before the installed ones. */
async function stageToolkit(): Promise<void> {
  for (const name of WITHOUT_SIDE_EFFECTS) {
    const folder = path.join('node_modules/@actions', name)
    const [installed, staged] = [path.join(ROOT, folder), path.join(STAGE, folder)]
    await cp(installed, staged, { recursive: true })
    const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))
    await writeFiles(staged, {
      'package.json': JSON.stringify({ ...manifest, sideEffects: false }),
    })
  }
}

/** A quarter of the download would be comments; names and lines stay, so that the code can be read. */
async function stripComments(from: string, to: string): Promise<void> {
  const scripts = (await readdir(from)).filter((name) => name.endsWith('.js')).sort()
  tsc(
    ...['--ignoreConfig', '--allowJs', '--noCheck', '--noResolve', '--removeComments'],
    ...['--target', 'esnext', '--module', 'preserve', '--newLine', 'lf', '--types', ''],
    ...['--rootDir', from, '--outDir', to],
    ...scripts.map((name) => path.join(from, name)),
  )
}

/** What is loaded late costs a download more than a start: minified, the start-up path would start later. */
async function minifyChunks(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => /^\d+\.index\.js$/.test(file))) {
    const { code = '' } = await minify(await readFile(path.join(folder, name), 'utf8'), {
      module: true,
    })
    await writeFiles(folder, { [name]: code })
  }
}

function tsc(...args: string[]): void {
  const compiler = path.join(path.dirname(TSC), 'bin/tsc')
  execFileSync(process.execPath, [compiler, ...args], { cwd: ROOT, stdio: 'inherit' })
}

/**
 * The licences of every package that the bundle may be made of. ncc's own list misses the modules that it
 * merges into one scope, which are most.
 */
async function licenses(): Promise<string> {
  const sections = bundledPackages().map(async ({ folder, name, version, license }) => {
    const files = await readdir(path.join(ROOT, folder))
    const file = files.find((candidate) => /^licen[cs]e(\.|$)/i.test(candidate))
    if (file === undefined) throw new Error(`${name} ${version} comes without its licence`)
    const text = await readFile(path.join(ROOT, folder, file), 'utf8')
    return `${name} ${version}\n${license}\n${text.replaceAll('\r\n', '\n').trim()}\n`
  })
  return (await Promise.all(sections)).join('\n')
}

async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content)
  }
}
