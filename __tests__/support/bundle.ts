import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect } from '@jest/globals'
import { type ChildStep, startChild } from '../../scripts/child.ts'
import { hashOfSource } from '../../scripts/source.ts'
import { startServers } from '../../simulator/server.ts'
import { KEY, TOKEN } from './flow.ts'

const { builtFrom } = JSON.parse(readFileSync('dist/package.json', 'utf8'))
if (builtFrom !== hashOfSource())
  throw new Error('dist/ is not built from src/ as it is now: run npm run build')

type Servers = Awaited<ReturnType<typeof startServers>>
type Options = NonNullable<Parameters<typeof startServers>[0]>

const open: Array<() => unknown> = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/**
 * Preloaded into each step. `Response`, `Headers`, `fetch` and `WebSocket`, even as a value that is only looked at, load
 * an HTTP client of Node's own, which takes as long as our whole start. So does `import 'node:http'` in an ES module.
 */
const CLIENT_OF_NODE = 'internal/deps/undici/undici'
const LOOK_FOR_CLIENT = `
  import fs from 'node:fs'
  process.on('exit', () => {
    const loaded = process.moduleLoadList.filter((name) => name.endsWith('${CLIENT_OF_NODE}'))
    fs.writeFileSync(process.env.RUNNER_TEMP + '/clients.json', JSON.stringify(loaded))
  })`

function expectNoClientOfNode(folder: string): void {
  const file = path.join(folder, 'temp/clients.json')
  // A killed step has not written it.
  if (existsSync(file)) expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([])
}

/** The simulated service and GitHub on loopback; jobs end at once. */
export async function serve(options: Options = {}): Promise<Servers> {
  const none = { jobSeconds: 0, service: {}, github: {} }
  const servers = await startServers({ ...none, ...options })
  open.push(() => servers.close())
  return servers
}

/** Starts `dist/` like a runner. By default, it asks for a job. */
export async function startStep(step: Partial<ChildStep> & { at?: Servers } = {}) {
  const at = step.at ?? (await serve())
  const child = startChild({
    ...step,
    inputs: {
      prompt: 'Document it.',
      'project-id': 'docs',
      'api-key': KEY,
      'github-token': TOKEN,
      'base-url': at.serviceUrl,
      'poll-interval-seconds': '1',
      ...step.inputs,
    },
    env: { GITHUB_API_URL: at.githubUrl, ...step.env },
    nodeArgs: [...preload(LOOK_FOR_CLIENT), ...(step.nodeArgs ?? [])],
  })
  open.push(async () => {
    child.process.kill('SIGKILL')
    await child.end
    expectNoClientOfNode(child.folder)
    rmSync(child.folder, { recursive: true })
  })
  return { ...at, ...child }
}

const MEASURE = `
  import fs from 'node:fs'
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : ''
    // \`maxRSS\` includes the parent's memory at the fork; VmHWM does not.
    const peakKib = /VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS
    const cost = { cpuMs: (user + system) / 1000, peakMib: peakKib / 1024 }
    fs.writeFileSync(process.env.RUNNER_TEMP + '/cost.json', JSON.stringify(cost))
  })`
/** Node arguments of a step whose cost `costOf` reads after its end. */
export const MEASURED = preload(MEASURE)

function preload(code: string): string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

export function costOf(folder: string): { cpuMs: number; peakMib: number } {
  return JSON.parse(readFileSync(path.join(folder, 'temp/cost.json'), 'utf8'))
}
