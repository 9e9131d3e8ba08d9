import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { LABELLED, pulled } from '../../__tests__/support/events.ts'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import { type ChildStep, startChild, temporaryFolder } from '../child.ts'
import { type Figure, printInterval, quantile, ratioOf, shuffled } from './figure.ts'

const ROUNDS = 41
const BARE_FETCH = "await (await fetch(process.env['INPUT_BASE-URL'])).text()"

/** Steps that users write, and their goal, in CPU time of a bare fetch. */
const PROGRAMS: Readonly<Record<string, { step: Partial<ChildStep>; goal: number }>> = {
  'a prompt alone': { step: {}, goal: 1.4 },
  'a label, which asks GitHub first': {
    step: {
      event: { name: LABELLED.event, payload: LABELLED.payload },
      inputs: { comment: 'true', context: 'event' },
    },
    goal: 1.55,
  },
  'removed-pages': {
    step: { main: 'removed-pages.js', event: { name: 'pull_request', payload: pulled().payload } },
    goal: 1.45,
  },
  preview: { step: { main: 'preview.js', inputs: { branch: 'main' } }, goal: 1.4 },
  publish: { step: { main: 'publish.js' }, goal: 1.4 },
}

/**
 * The CPU time of a process and all its threads from its start to its first request at the server. Each program runs
 * once a round, in random order, beside a bare `fetch` in the same Node.js.
 * @param before the `dist/` of the code before
 */
export async function measureStartUp(before: string | undefined): Promise<Figure[]> {
  const bareFetch = path.join(temporaryFolder(), 'fetch.mjs')
  writeFileSync(bareFetch, BARE_FETCH)
  let process: ChildProcess | undefined
  let usedMs = Number.NaN
  const server = createServer((_request, response) => {
    if (Number.isNaN(usedMs)) usedMs = cpuMsOf(process?.pid)
    response.writeHead(400).end('{"error":"enough"}')
  })
  const url = await listen(server)
  const common = { 'project-id': 'docs', 'api-key': 'mint_k', 'base-url': url }

  async function cpuUntilFirstRequest(step: Partial<ChildStep>): Promise<number> {
    usedMs = Number.NaN
    const inputs = { ...common, prompt: 'Fix it.', 'github-token': 'ghs_t', ...step.inputs }
    const child = startChild({ ...step, inputs, env: { GITHUB_API_URL: url } })
    process = child.process
    const { stdout, stderr } = await child.end
    if (Number.isNaN(usedMs)) throw new Error(`The step sent nothing:\n${stdout}\n${stderr}`)
    return usedMs
  }

  const runs = new Map<string, Partial<ChildStep>>([['bare', { nodeArgs: [bareFetch] }]])
  for (const [name, { step }] of Object.entries(PROGRAMS)) {
    runs.set(name, step)
    if (before !== undefined) runs.set(`before: ${name}`, { ...step, dist: before })
  }
  const times = new Map<string, number[]>([...runs.keys()].map((name) => [name, []]))
  // The first round warms the disk cache.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, step] of shuffled([...runs])) {
      const ms = await cpuUntilFirstRequest(step)
      if (round > 0) times.get(name)?.push(ms)
    }
  await closeServer(server)

  const bare = times.get('bare') ?? []
  const figures: Figure[] = [
    {
      name: 'CPU to the first request: bare `fetch`',
      value: `${quantile(bare).toFixed(0)} ms`,
      raw: bare,
    },
  ]
  for (const [name, { goal }] of Object.entries(PROGRAMS)) {
    const raw = times.get(name) ?? []
    const ratio = ratioOf(raw, bare)
    const ratioBefore = ratioOf(times.get(`before: ${name}`) ?? [], bare)
    figures.push({
      name: `CPU to the first request: ${name}`,
      value: `${ratio.median.toFixed(2)} × bare`,
      interval: printInterval(ratio),
      ...(before !== undefined && {
        before: `${ratioBefore.median.toFixed(2)} (${printInterval(ratioBefore)})`,
      }),
      goal: `at most ${goal.toFixed(2)} ×`,
      met: ratio.median <= goal,
      raw,
    })
  }
  return figures
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
