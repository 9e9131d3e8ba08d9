import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import type { ChildStep } from '../child.ts'
import { type Figure, measureStep, milliseconds, quantile, type Usage } from './figure.ts'
import { type Pair, PlayedRepository } from './repository.ts'

/*
 * `/removed-pages` on two commits of a real repository, with GitHub played from a clone of it. BEFORE is another checkout
 * of this project, whose dist/ runs in turn with this one's.
 */

const ROUNDS = 7
const LATENCY_MS = 100
const IS_PAGE = /\.mdx?$/i

export async function measureGate(folder: string): Promise<Figure[]> {
  const played = new PlayedRepository(folder)
  const before = process.env.BEFORE
  const programs: Record<string, readonly string[]> = { 'this code': [] }
  if (before !== undefined) programs['the code before'] = [`${before}/dist/removed-pages.js`]
  const figures: Figure[] = []
  for (const [what, pair] of Object.entries(chooseCommits(played))) {
    const usages = await measurePair(played, pair, programs)
    for (const [program, { requests, all }] of usages)
      figures.push(...figuresOf(`${what}, ${program}`, requests, all))
  }
  return figures
}

/** The newest commits that changed only pages, and docs.json. */
function chooseCommits(played: PlayedRepository): Record<string, Pair> {
  const chosen: Record<string, Pair> = {}
  for (const head of played.git('log', '--first-parent', '-n', '3000', '--format=%H').split('\n')) {
    const changes = head === '' ? '' : played.git('diff', '--name-status', `${head}^1`, head)
    const lines = changes.split('\n').filter(Boolean)
    const pair = { base: `${head}^1`, head }
    const isOfPages = lines.every((line) => line.startsWith('M') && IS_PAGE.test(line))
    if (isOfPages && lines.length >= 5) chosen['Only pages edited'] ??= pair
    if (lines.some((line) => /^M\t(?:.*\/)?docs\.json$/.test(line)))
      chosen['docs.json changed'] ??= pair
    if (Object.keys(chosen).length === 2) break
  }
  for (const [what, pair] of Object.entries(chosen))
    chosen[what] = { ...pair, base: played.git('rev-parse', pair.base).trim() }
  return chosen
}

interface Measured {
  requests: number
  readonly all: Usage[]
}

/** The programs alternate. A first round makes all answers, so that Git's work doesn't count. */
async function measurePair(
  played: PlayedRepository,
  pair: Pair,
  programs: Record<string, readonly string[]>,
): Promise<Map<string, Measured>> {
  let requests = 0
  const server = createServer(async ({ url = '/' }, response) => {
    requests++
    const began = performance.now()
    const body = played.answer(pair, new URL(url, 'http://localhost'))
    const text = JSON.stringify(body ?? { message: 'Not Found' })
    await setTimeout(Math.max(0, LATENCY_MS - (performance.now() - began)))
    const headers = { 'content-type': 'application/json', 'x-github-request-id': '1' }
    response.writeHead(body === undefined ? 404 : 200, headers).end(text)
  })
  const step = stepOf(pair, await listen(server))
  const measured = new Map<string, Measured>()
  for (let round = 0; round <= ROUNDS; round++)
    for (const [program, nodeArgs] of Object.entries(programs)) {
      requests = 0
      const usage = await measureStep({ ...step, nodeArgs: [...nodeArgs] })
      const known = measured.get(program) ?? { requests, all: [] }
      measured.set(program, known)
      known.requests = requests
      if (round > 0) known.all.push(usage)
    }
  await closeServer(server)
  return measured
}

function stepOf({ base, head }: Pair, url: string): ChildStep {
  const repository = { full_name: 'acme/docs', private: true }
  const user = { login: 'octocat', type: 'User' }
  const pull_request = {
    number: 8,
    title: 'Docs',
    html_url: 'https://github.com/acme/docs/pull/8',
    user,
    body: '',
    state: 'open',
    merged: false,
    head: { ref: 'edit', sha: head, repo: repository },
    base: { ref: 'main', sha: base, repo: repository },
  }
  const payload = { action: 'opened', number: 8, pull_request, sender: user, repository }
  return {
    main: 'removed-pages.js',
    inputs: { 'github-token': 'ghs_t' },
    event: { name: 'pull_request', payload },
    env: { GITHUB_API_URL: url },
  }
}

function figuresOf(name: string, requests: number, usages: readonly Usage[]): Figure[] {
  const walls = usages.map(({ wallMs }) => wallMs)
  const cpus = usages.map(({ cpuMs }) => cpuMs)
  const peaks = usages.map(({ peakMib }) => peakMib)
  return [
    { name: `${name}: requests`, value: `${requests}`, raw: requests },
    { name: `${name}: wall time`, value: milliseconds(walls), raw: walls },
    { name: `${name}: CPU time`, value: milliseconds(cpus), raw: cpus },
    { name: `${name}: peak memory`, value: `${quantile(peaks, 1).toFixed(0)} MiB`, raw: peaks },
  ]
}
