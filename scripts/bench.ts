import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { LABELLED } from '../__tests__/support/events.ts'
import { closeServer, listen } from '../simulator/http/serve.ts'
import { messageOf } from '../src/text.ts'
import { type ChildStep, startChild, temporaryFolder } from './child.ts'

/**
 * Measures what a step costs before its first request, in CPU time of all threads, and what a runner downloads. Each
 * program runs once a round, in random order, so that what else the machine does changes all of them. Linux only.
 */

const ROUNDS = 41

const before = readBefore()
/** The first request of each is to the service, and to GitHub. */
const STEPS: Record<string, Partial<ChildStep>> = {
  'a prompt': {},
  'a label': {
    event: { name: LABELLED.event, payload: LABELLED.payload },
    inputs: { comment: 'true', context: 'event' },
  },
}
const BARE = 'bare `fetch`'
const bareFetch = path.join(temporaryFolder(), 'fetch.mjs')
writeFileSync(bareFetch, "await (await fetch(process.env['INPUT_BASE-URL'])).text()")

// Each step's folder has its own exit listener.
process.setMaxListeners(0)
let child: ChildProcess | undefined
let usedMs: number | undefined
const server = createServer((_request, response) => {
  usedMs ??= cpuMsOf(child?.pid)
  response.writeHead(400).end('{"error":"enough"}')
})
const url = await listen(server)
const times = await measureAll()
await closeServer(server)

printRow('', 'Before', 'Now', 'Now to before')
printRow('---', '---', '---', '---')
const bare = timesOf(BARE)
printRow(`CPU to the first request: ${BARE}`, '', `${medianOf(bare).toFixed(0)} ms`, '')
for (const name of Object.keys(STEPS)) {
  const earlier = timesOf(`${name}, before`)
  const ratio = before === undefined ? '' : ratioOf(timesOf(name), earlier)
  printRow(`CPU to the first request: ${name}`, textOf(earlier), textOf(timesOf(name)), ratio)
}
const bytes = downloadOf('.')
const bytesBefore = before === undefined ? Number.NaN : downloadOf(before)
const share = before === undefined ? '' : `${(bytes / bytesBefore).toFixed(2)} ×`
printRow('Download', kilobytes(bytesBefore), kilobytes(bytes), share)

function readBefore(): string | undefined {
  try {
    const { before } = parseArgs({ options: { before: { type: 'string' } } }).values
    const dist = path.join(before ?? '.', 'dist')
    if (!existsSync(dist)) throw new Error(`There is no ${dist}: build it first.`)
    return before
  } catch (error) {
    console.error(`${messageOf(error)}\nUsage: npm run bench -- [--before CHECKOUT]`)
    process.exit(1)
  }
}

async function measureAll(): Promise<Map<string, number[]>> {
  const programs: [string, Partial<ChildStep>][] = [[BARE, { nodeArgs: [bareFetch] }]]
  for (const [name, step] of Object.entries(STEPS)) {
    programs.push([name, step])
    if (before === undefined) continue
    programs.push([`${name}, before`, { ...step, dist: path.resolve(before, 'dist') }])
  }
  const found = new Map<string, number[]>(programs.map(([name]) => [name, []]))
  // The first round warms the disk cache.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, step] of shuffled(programs)) {
      const ms = await cpuUntilFirstRequest(step)
      if (round > 0) found.get(name)?.push(ms)
    }
  }
  return found
}

function timesOf(name: string): readonly number[] {
  return times.get(name) ?? []
}

async function cpuUntilFirstRequest(step: Partial<ChildStep>): Promise<number> {
  usedMs = undefined
  const project = { 'project-id': 'docs', 'api-key': 'mint_bench', 'base-url': url }
  const inputs = { ...project, prompt: 'Fix it.', 'github-token': 'ghs_t', ...step.inputs }
  const running = startChild({ ...step, inputs, env: { GITHUB_API_URL: url } })
  child = running.process
  const { stdout, stderr } = await running.end
  if (usedMs === undefined) throw new Error(`The step sent nothing:\n${stdout}\n${stderr}`)
  return usedMs
}

/** Sums all living threads, in Linux's nanoseconds: `/proc/PID/stat` counts in steps of 10 ms. */
function cpuMsOf(pid: number | undefined): number {
  let ns = 0
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const [used] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    ns += Number(used)
  }
  return ns / 1e6
}

/** The median ratio within a round, and the interval that has the true one in 95 of 100 samples of any distribution. */
function ratioOf(values: readonly number[], others: readonly number[]): string {
  const ratios = values.map((ms, round) => ms / (others[round] ?? Number.NaN)).sort((a, b) => a - b)
  const rank = Math.max(0, Math.floor((ratios.length - 1.96 * Math.sqrt(ratios.length)) / 2))
  const low = ratios[rank]?.toFixed(2)
  const high = ratios.at(-1 - rank)?.toFixed(2)
  return `${medianOf(ratios).toFixed(2)} × (${low}–${high})`
}

function textOf(times: readonly number[]): string {
  if (times.length === 0) return ''
  return `${medianOf(times).toFixed(0)} ms, ${ratioOf(times, bare)} bare`
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function shuffled<T>(items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, key: Math.random() }))
  return drawn.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** The compressed bytes of the commit's archive, which a runner downloads for each use. */
function downloadOf(checkout: string): number {
  const args = ['-C', checkout, 'archive', '--format=tar', 'HEAD']
  return gzipSync(execFileSync('git', args, { maxBuffer: 1e9 }), { level: 9 }).length
}

function kilobytes(size: number): string {
  return Number.isNaN(size) ? '' : `${(size / 1000).toFixed(0)} KB`
}

function printRow(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
