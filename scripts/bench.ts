import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { LABELLED } from '../__tests__/support/events.ts'
import { closeServer, listen } from '../simulator/server.ts'
import { type ChildStep, startChild, temporaryFolder } from './child.ts'

/**
 * Measures what a step costs before its first request, in CPU time of all threads and peak memory, and what a runner
 * downloads. Each program runs once a round, in random order, so that what else the machine does changes all of them.
 * Linux only.
 */

const ROUNDS = 41

/** Without another checkout, this one is compared with itself: the table then shows the noise. */
const { before } = parseArgs({ options: { before: { type: 'string', default: '.' } } }).values
const bareFetch = path.join(temporaryFolder(), 'fetch.mjs')
writeFileSync(bareFetch, "await (await fetch(process.env['INPUT_BASE-URL'])).text()")
const LABEL = {
  event: { name: LABELLED.event, payload: LABELLED.payload },
  inputs: { comment: 'true', context: 'event' },
}
const dist = path.resolve(before, 'dist')
const BARE = { nodeArgs: [bareFetch] }
const PROGRAMS: readonly Partial<ChildStep>[] = [BARE, { dist }, {}, { ...LABEL, dist }, LABEL]

// Each step's folder has its own exit listener.
process.setMaxListeners(0)
let pid: number | undefined
let used: Cost | undefined
const server = createServer((_request, response) => {
  used ??= { ms: cpuMsOf(pid), mib: peakMibOf(pid) }
  response.writeHead(400).end('{"error":"enough"}')
})
const url = await listen(server)
const rounds: Cost[][] = []
// The first round warms the disk cache.
for (let round = 0; round <= ROUNDS; round++) {
  const costs: Cost[] = []
  const order = PROGRAMS.map((_, index) => ({ index, key: Math.random() }))
  for (const { index } of order.sort((a, b) => a.key - b.key))
    costs[index] = await costUntilFirstRequest(PROGRAMS[index] ?? {})
  if (round > 0) rounds.push(costs)
}
await closeServer(server)

const valuesOf = (unit: keyof Cost) =>
  PROGRAMS.map((_, index) => rounds.map((costs) => costs[index]?.[unit] ?? Number.NaN))
const rowsOf = (what: string, unit: keyof Cost) => {
  const [bare = [], promptBefore = [], prompt = [], labelBefore = [], label = []] = valuesOf(unit)
  const row = (name: string, earlier: readonly number[], now: readonly number[]) =>
    `| ${name}: ${what} | ${ratioOf(earlier, bare)} | ${ratioOf(now, bare)} | ${ratioOf(now, earlier)} |`
  return [row('A prompt', promptBefore, prompt), row('A label', labelBefore, label)].join('\n')
}
const [kbBefore, kb] = [downloadOf(before), downloadOf('.')]
const [bareMs = []] = valuesOf('ms')
const [bareMib = []] = valuesOf('mib')
console.log(`A bare fetch: ${medianOf(bareMs).toFixed(0)} ms, ${medianOf(bareMib).toFixed(0)} MiB. To it:

| | Before | Now | Now to before |
|---|---|---|---|
${rowsOf('CPU', 'ms')}
${rowsOf('peak memory', 'mib')}
| Download | ${kbBefore.toFixed(0)} KB | ${kb.toFixed(0)} KB | ${(kb / kbBefore).toFixed(2)} × |`)

interface Cost {
  readonly ms: number
  readonly mib: number
}

async function costUntilFirstRequest(step: Partial<ChildStep>): Promise<Cost> {
  used = undefined
  const project = { 'project-id': 'docs', 'api-key': 'mint_bench', 'base-url': url }
  const inputs = { ...project, prompt: 'Fix it.', 'github-token': 'ghs_t', ...step.inputs }
  const child = startChild({ ...step, inputs, env: { GITHUB_API_URL: url } })
  pid = child.process.pid
  const { stdout, stderr } = await child.end
  if (used === undefined) throw new Error(`The step sent nothing:\n${stdout}\n${stderr}`)
  return used
}

/** Sums all living threads, in Linux's nanoseconds: `/proc/PID/stat` counts in steps of 10 ms. */
function cpuMsOf(process: number | undefined): number {
  const usedNs = readdirSync(`/proc/${process}/task`).map((task) => {
    const [used] = readFileSync(`/proc/${process}/task/${task}/schedstat`, 'utf8').split(' ')
    return Number(used)
  })
  return usedNs.reduce((sum, ns) => sum + ns) / 1e6
}

function peakMibOf(process: number | undefined): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** The median ratio within a round, and the interval that has the true one in 95 of 100 samples of any distribution. */
function ratioOf(values: readonly number[], others: readonly number[]): string {
  const ratios = values.map((ms, round) => ms / (others[round] ?? Number.NaN)).sort((a, b) => a - b)
  const rank = Math.floor((ratios.length - 1.96 * Math.sqrt(ratios.length)) / 2)
  const [low, high] = [ratios[rank], ratios.at(-1 - rank)].map((ratio) => ratio?.toFixed(2))
  return `${medianOf(ratios).toFixed(2)} × (${low}–${high})`
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The kilobytes of the commit's archive, which a runner downloads for each use. */
function downloadOf(checkout: string): number {
  const archive = execFileSync('git', ['-C', checkout, 'archive', 'HEAD'], { maxBuffer: 1e9 })
  return gzipSync(archive, { level: 9 }).length / 1000
}
