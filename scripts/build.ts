import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { minify } from 'terser'

/** Builds dist/ from src/, with the same bytes each time. With `--check`, fails if dist/ differs. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Intermediate files. The path is fixed because ncc numbers modules by their paths. */
const STAGE = path.join(ROOT, 'lib')
const TSC = createRequire(import.meta.url).resolve('typescript/package.json')

/**
 * `@actions/core` imports an HTTP client for OIDC tokens and a process runner for platform details, which we don't use.
 * These packages have no side effects but don't declare it, so the bundler would keep them: the start would take 2.1 ×
 * as long as a bare fetch, not 1.36 ×, and the download would be 366 KB, not 335 KB (medians of 25 paired runs).
 */
const WITHOUT_SIDE_EFFECTS = ['core', 'exec', 'http-client', 'io']

/**
 * `@actions/github` makes an HTTP client for a `fetch` and an agent that ours replaces in each call. Without these
 * packages, that client is of no use, but it needn't load a second undici.
 */
const UNUSED_BY_GITHUB = {
  '@actions/http-client': 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }\n',
  undici: 'export const fetch = undefined\n',
}

/** undici loads HTTP/2 at the start and works without it: 1.36 × a bare fetch, not 1.42 ×. */
const HTTP2 = /module\.exports = [^;\n]*\("node:http2"\)/

/** The file that each action.yml starts, and its command. */
const ENTRIES = {
  'index.js': 'ask',
  'preview.js': 'preview',
  'publish.js': 'publish',
  'removed-pages.js': 'removed-pages',
}

if (process.argv.includes('--check')) await check()
else await build(path.join(ROOT, 'dist'))

async function build(folder: string): Promise<void> {
  await rm(STAGE, { recursive: true, force: true })
  tsc('--project', 'tsconfig.build.json')
  for (const name of WITHOUT_SIDE_EFFECTS)
    await stagePackage(path.join('node_modules/@actions', name))
  const github = 'node_modules/@actions/github'
  await stagePackage(github)
  for (const [name, code] of Object.entries(UNUSED_BY_GITHUB))
    await writeFiles(path.join(STAGE, github, 'node_modules', name), {
      'index.js': code,
      'package.json': JSON.stringify({ name, type: 'module', sideEffects: false }),
    })
  const entry = path.join(STAGE, 'src/run.js')
  const { code, assets } = await ncc(entry, { filename: 'run.js', cache: false, quiet: true })
  await rm(folder, { recursive: true, force: true })
  if (!HTTP2.test(code)) throw new Error('HTTP2 matches nothing in the bundle: remove it')
  const lean = code.replace(HTTP2, 'throw new Error("HTTP/2 is not used")')
  await writeFiles(folder, { 'run.js': await shrink(lean) })
  for (const [name, command] of Object.entries(ENTRIES))
    await writeFiles(folder, {
      [name]: `import { run } from './run.js'\n\nawait run('${command}')\n`,
    })
  const chunks = Object.entries(assets).filter(([name]) => name.endsWith('.js'))
  for (const [name, { source }] of chunks)
    await writeFiles(folder, { [name]: await shrink(source.toString()) })
  await writeFiles(folder, {
    'package.json': '{\n  "type": "module"\n}\n',
    'licenses.txt': await licenses(),
  })
}

async function check(): Promise<void> {
  const fresh = await mkdtemp(path.join(tmpdir(), 'docs-agent-dist-'))
  await build(fresh)
  const [built, committed] = await Promise.all([readAll(fresh), readAll(path.join(ROOT, 'dist'))])
  await rm(fresh, { recursive: true })
  const names = [...new Set([...built.keys(), ...committed.keys()])]
  const different = names.filter((name) => built.get(name) !== committed.get(name))
  if (different.length === 0) return
  console.error(`dist/ differs from the build of src/: ${different.join(', ')}. Run npm run build.`)
  process.exitCode = 1
}

async function readAll(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder)
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? '', text]))
}

/** Copies a package to a folder that is searched first, with our changes. */
async function stagePackage(folder: string): Promise<void> {
  const [installed, staged] = [path.join(ROOT, folder), path.join(STAGE, folder)]
  await cp(installed, staged, { recursive: true })
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))
  await writeFiles(staged, { 'package.json': JSON.stringify({ ...manifest, sideEffects: false }) })
}

async function shrink(code: string): Promise<string> {
  // The log of a defect has its stack: functions keep their names.
  const { code: shrunk = '' } = await minify(code, { module: true, keep_fnames: true })
  return `${shrunk}\n`
}

function tsc(...args: string[]): void {
  const compiler = path.join(path.dirname(TSC), 'bin/tsc')
  execFileSync(process.execPath, [compiler, ...args], { cwd: ROOT, stdio: 'inherit' })
}

interface Locked {
  version: string
  license?: string
  dev?: true
  optional?: true
  devOptional?: true
}

/** The licences of all packages under `dependencies`. ncc's own list misses modules that it merges into one scope. */
async function licenses(): Promise<string> {
  const lockfile = await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(lockfile)
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, optional, devOptional }]) => folder && !dev && !optional && !devOptional,
  )
  const sections = shipped.sort().map(async ([folder, { version, license = 'see below' }]) => {
    const name = folder.replace(/^.*node_modules\//, '')
    const files = await readdir(path.join(ROOT, folder))
    const file = files.find((candidate) => /^licen[cs]e([.-]|$)/i.test(candidate))
    if (file === undefined) throw new Error(`${name} ${version} has no licence file`)
    const text = await readFile(path.join(ROOT, folder, file), 'utf8')
    return `${name} ${version}\n${license}\n${text.replaceAll('\r\n', '\n').trim()}\n`
  })
  return (await Promise.all(sections)).join('\n')
}

async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), content)
}
