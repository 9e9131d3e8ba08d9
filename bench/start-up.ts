import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { temporaryFolder } from '../scripts/temporary.ts'
import type { Figure } from './figure.ts'
import { spreadOf } from './statistics.ts'

const ROUNDS = 21

const BARE_FETCH = 'await (await fetch(process.env.URL_OF_SERVER)).text()'
const BARE_HTTP =
  "import http from 'node:http'\nhttp.get(process.env.URL_OF_SERVER, (response) => response.resume())"

/** From the start of the process to its first request at the server, the programs taking turns. */
export async function measureStartUp(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench')
  const script = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await writeFile(file, text)
    return file
  }
  await script('package.json', '{"type":"module"}')
  const programs: Record<string, string> = {
    'bare fetch': await script('fetch.mjs', BARE_FETCH),
    'bare node:http': await script('http.mjs', BARE_HTTP),
    'this action': path.resolve('dist/index.js'),
  }

  let arrived = () => {}
  const server = createServer((_request, response) => {
    arrived()
    response.writeHead(400).end('{"error":"enough"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const env = await stepEnvironment(folder, url)

  const times: Record<string, number[]> = {}
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, file] of Object.entries(programs)) {
      const startMs = performance.now()
      const firstRequest = new Promise<number>((resolve) => {
        arrived = () => resolve(performance.now() - startMs)
      })
      const child = spawn(process.execPath, [file], { env, stdio: 'ignore' })
      const exited = new Promise((resolve) => child.on('exit', resolve))
      const ms = await firstRequest
      await exited
      // The first round warms the disk's cache.
      if (round > 0) times[name] = [...(times[name] ?? []), ms]
    }
  }
  server.close()

  const baseline = spreadOf(times['bare fetch'] ?? []).median
  return Object.entries(times).map(([name, values]) => {
    const { median, low, high } = spreadOf(values)
    return {
      group: 'Start to first request',
      name,
      value: `${median.toFixed(1)} ms (${low.toFixed(1)}–${high.toFixed(1)})`,
      against: `${(median / baseline).toFixed(2)} × bare fetch`,
      ...(name === 'this action'
        ? { goal: 'at most 1.30 × bare fetch', met: median <= 1.3 * baseline }
        : {}),
      raw: values,
    }
  })
}

async function stepEnvironment(folder: string, url: string): Promise<NodeJS.ProcessEnv> {
  const output = path.join(folder, 'output.txt')
  const summary = path.join(folder, 'summary.md')
  await Promise.all([writeFile(output, ''), writeFile(summary, '')])
  return {
    PATH: process.env.PATH,
    URL_OF_SERVER: url,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    INPUT_PROMPT: 'Fix it.',
    'INPUT_PROJECT-ID': 'docs',
    'INPUT_API-KEY': 'mint_bench_key',
    'INPUT_BASE-URL': url,
  }
}
