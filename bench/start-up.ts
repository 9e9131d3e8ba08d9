import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { startChild, temporaryFolder } from '../scripts/child.ts'
import { closeServer, listen } from '../simulator/http/serve.ts'
import { type Figure, milliseconds, quantile } from './figure.ts'

const ROUNDS = 21
const GOAL = 1.4
const BARE_FETCH = "await (await fetch(process.env['INPUT_BASE-URL'])).text()"

/** From the start of the process to its first request at the server, the programs taking turns. */
export async function measureStartUp(): Promise<Figure[]> {
  const bareFetch = path.join(temporaryFolder(), 'fetch.mjs')
  writeFileSync(bareFetch, BARE_FETCH)
  let arrived = () => {}
  const server = createServer((_request, response) => {
    arrived()
    response.writeHead(400).end('{"error":"enough"}')
  })
  const url = await listen(server)
  const inputs = { prompt: 'Fix it.', 'project-id': 'docs', 'api-key': 'mint_k', 'base-url': url }

  async function timeFirstRequest(nodeArgs: string[]): Promise<number> {
    const startMs = performance.now()
    const firstRequest = new Promise<number>((resolve) => {
      arrived = () => resolve(performance.now() - startMs)
    })
    const { end } = startChild({ inputs, nodeArgs })
    const failed = end.then(({ stdout }) => Promise.reject(new Error(`No request:\n${stdout}`)))
    const ms = await Promise.race([firstRequest, failed])
    await end
    return ms
  }

  const times = { fetch: [] as number[], action: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    // A program named before the bundle runs in its place.
    times.fetch.push(await timeFirstRequest([bareFetch]))
    times.action.push(await timeFirstRequest([]))
  }
  // The first round warms the disk's cache.
  for (const one of Object.values(times)) one.shift()
  await closeServer(server)

  const ratio = quantile(times.action) / quantile(times.fetch)
  const name = 'Start to first request'
  return [
    { name: `${name}: bare fetch`, value: milliseconds(times.fetch), raw: times.fetch },
    {
      name: `${name}: this action`,
      value: milliseconds(times.action),
      against: `${ratio.toFixed(2)} × bare fetch`,
      goal: `at most ${GOAL.toFixed(2)} ×`,
      met: ratio <= GOAL,
      raw: times.action,
    },
  ]
}
