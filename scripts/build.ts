import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ncc from '@vercel/ncc'
import { minify } from 'terser'
import { hashOfSource } from './source.ts'

/**
 * Builds dist/ from src/, with the same bytes each time. With `--check`, fails if dist/ differs. A trick stays if it saves
 * 10 ms of CPU or 2 MiB of memory before the first request, or 20 KB of the download, and changes no text of a dependency.
 * Its figure is that of `npm run bench -- --before` a build without it, on 28 November 2026, where a bare `fetch` took
 * 70 ms. One more is in `src/http/undici.d.ts`.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Intermediate files. The path is fixed because ncc numbers modules by their paths. */
const STAGE = path.join(ROOT, 'lib')

/**
 * `@actions/core` imports an HTTP client for OIDC tokens and a process runner for platform details, which we don't use.
 * These packages have no side effects and don't declare it, so the bundler would keep them: 48 ms, 74 KB.
 */
const WITHOUT_SIDE_EFFECTS = ['core', 'exec', 'http-client', 'io', 'github']

/**
 * `@actions/github` makes an HTTP client for a `fetch` and an agent that ours replaces in each call. It gets empty ones,
 * in place of a second undici: 45 ms of a label's step, 74 KB. For that, it needs the package `github` above, too.
 */
const UNUSED_BY_GITHUB = {
  '@actions/http-client': 'export class HttpClient { getAgent() {} getAgentDispatcher() {} }\n',
  undici: 'export const fetch = undefined\n',
}

/**
 * HTTP/2 is off (`src/http/transport.ts`), but undici loads it: 3.5 MiB, 8 ms. If that fails, as on a Node.js that was
 * built without it, undici goes on. Here it fails, since no module has this name.
 */
const WITHOUT_HTTP2 = { 'node:http2': 'node:http2-is-off' }

const dist = path.join(ROOT, 'dist')
if (process.argv.includes('--check')) await check()
else await build(dist)

async function build(folder: string): Promise<void> {
  fs.rmSync(STAGE, { recursive: true, force: true })
  const args = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.build.json']
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  for (const name of WITHOUT_SIDE_EFFECTS) policy(`node_modules/@actions/${name}`)
  for (const [name, code] of Object.entries(UNUSED_BY_GITHUB)) {
    const manifest = JSON.stringify({ name, type: 'module', sideEffects: false })
    const inGitHub = path.join(STAGE, 'node_modules/@actions/github/node_modules', name)
    write(inGitHub, { 'index.js': code, 'package.json': manifest })
  }

  const entry = path.join(STAGE, 'src/main.js')
  const { code, assets } = await ncc(entry, {
    filename: 'run.js',
    cache: false,
    quiet: true,
    externals: WITHOUT_HTTP2,
  })
  fs.rmSync(folder, { recursive: true, force: true })
  write(folder, { 'run.js': await shrink(code) })
  for (const [name, { source }] of Object.entries(assets)) {
    if (name.endsWith('.js')) write(folder, { [name]: await shrink(source.toString()) })
  }
  fs.copyFileSync(path.join(ROOT, 'src/entry.js'), path.join(folder, 'index.js'))
  const manifest = `{\n  "type": "module",\n  "builtFrom": "${hashOfSource()}"\n}\n`
  write(folder, { 'package.json': manifest, 'licenses.txt': licenses() })
}

async function check(): Promise<void> {
  const fresh = fs.mkdtempSync(path.join(tmpdir(), 'docs-agent-dist-'))
  await build(fresh)
  const names = new Set([...fs.readdirSync(fresh), ...fs.readdirSync(dist)])
  const different = [...names].filter((name) => {
    const [built, committed] = [path.join(fresh, name), path.join(dist, name)]
    if (!fs.existsSync(built) || !fs.existsSync(committed)) return true
    return !fs.readFileSync(built).equals(fs.readFileSync(committed))
  })
  fs.rmSync(fresh, { recursive: true })
  if (different.length === 0) return
  console.error(`dist/ differs from the build of src/: ${different.join(', ')}. Run npm run build.`)
  process.exitCode = 1
}

/** Copies a package to a folder that is searched first, as one without side effects. */
function policy(folder: string): void {
  const staged = path.join(STAGE, folder)
  fs.cpSync(path.join(ROOT, folder), staged, { recursive: true })
  const manifest = JSON.parse(fs.readFileSync(path.join(staged, 'package.json'), 'utf8'))
  write(staged, { 'package.json': JSON.stringify({ ...manifest, sideEffects: false }) })
}

/** 157 KB, for 5 ms more. The log of a defect has its stack: functions keep their names. */
async function shrink(code: string): Promise<string> {
  const { code: shrunk } = await minify(code, { module: true, keep_fnames: true })
  return `${shrunk}\n`
}

/** The licences of all packages under `dependencies`. ncc's own list misses modules that it merges into one scope. */
function licenses(): string {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const sections: string[] = []
  for (const folder of Object.keys(packages).sort()) {
    const { version, license = 'see below', dev, optional, devOptional } = packages[folder]
    if (folder === '' || dev || optional || devOptional) continue
    const name = folder.replace(/^.*node_modules\//, '')
    const files = fs.readdirSync(path.join(ROOT, folder))
    const file = files.find((one) => /^licen[cs]e([.-]|$)/i.test(one))
    if (file === undefined) throw new Error(`${name} ${version} has no licence file`)
    const text = fs.readFileSync(path.join(ROOT, folder, file), 'utf8').replaceAll('\r\n', '\n')
    sections.push(`${name} ${version}\n${license}\n${text.trim()}\n`)
  }
  return sections.join('\n')
}

function write(folder: string, files: Record<string, string>): void {
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
}
