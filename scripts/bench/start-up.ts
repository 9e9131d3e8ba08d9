import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pulled } from '../../__tests__/support/events.ts'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import { type ChildStep, startChild, temporaryFolder } from '../child.ts'
import { type Figure, milliseconds, quantile } from './figure.ts'

const ROUNDS = 21
const GOAL = 1.4
const BARE_FETCH = "await (await fetch(process.env['INPUT_BASE-URL'])).text()"

/** From the start of the process to its first request at the server. The programs alternate. */
export async function measureStartUp(): Promise<Figure[]> {
  const bareFetch = path.join(temporaryFolder(), 'fetch.mjs')
  writeFileSync(bareFetch, BARE_FETCH)
  let arrived = () => {}
  const server = createServer((_request, response) => {
    arrived()
    response.writeHead(400).end('{"error":"enough"}')
  })
  const url = await listen(server)
  const { event, payload } = pulled()
  const step = {
    inputs: {
      ...{ prompt: 'Fix it.', branch: 'main', 'github-token': 'ghs_t' },
      ...{ 'project-id': 'docs', 'api-key': 'mint_k', 'base-url': url },
    },
    env: { GITHUB_API_URL: url },
  }
  /** The first program is the baseline. A script before the bundle replaces it. */
  const programs: Record<string, Partial<ChildStep>> = {
    'bare fetch': { nodeArgs: [bareFetch] },
    'the root': {},
    preview: { main: 'preview.js' },
    publish: { main: 'publish.js' },
    'removed-pages': { main: 'removed-pages.js', event: { name: event, payload } },
  }

  async function timeFirstRequest(program: Partial<ChildStep>): Promise<number> {
    const startMs = performance.now()
    const firstRequest = new Promise<number>((resolve) => {
      arrived = () => resolve(performance.now() - startMs)
    })
    const { end } = startChild({ ...step, ...program })
    const failed = end.then(({ stdout }) => Promise.reject(new Error(`No request:\n${stdout}`)))
    const ms = await Promise.race([firstRequest, failed])
    await end
    return ms
  }

  const times = Object.keys(programs).map(() => [] as number[])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [nth, program] of Object.values(programs).entries())
      times[nth]?.push(await timeFirstRequest(program))
  // The first round warms the disk cache.
  for (const one of times) one.shift()
  await closeServer(server)

  return Object.keys(programs).map((program, nth) => {
    const raw = times[nth] ?? []
    const ratio = quantile(raw) / quantile(times[0] ?? [])
    const figure = { name: `Start to first request: ${program}`, value: milliseconds(raw), raw }
    if (nth === 0) return figure
    const goal = { goal: `at most ${GOAL.toFixed(2)} ×`, met: ratio <= GOAL }
    return { ...figure, against: `${ratio.toFixed(2)} × bare fetch`, ...goal }
  })
}
