import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { closeServer, listen } from '../../simulator/http/serve.ts'
import type { ChildStep } from '../child.ts'
import { type Figure, printInterval, quantile, ratioOf, shuffled } from './figure.ts'
import { type Pair, PlayedRepository } from './repository.ts'
import { measureStep, type Usage } from './steps.ts'

/* `/removed-pages` on two commits of a real repository, with GitHub played from a clone of it. */

const ROUNDS = 9
const LATENCY_MS = 100
const IS_PAGE = /\.mdx?$/i

/** @param before the `dist/` of the code before */
export async function measureGate(folder: string, before: string | undefined): Promise<Figure[]> {
  const played = new PlayedRepository(folder)
  const figures: Figure[] = []
  for (const [what, pair] of Object.entries(chooseCommits(played)))
    figures.push(...(await measurePair(what, pair, played, before)))
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
  readonly usages: Usage[]
}

/** A first round makes all answers, so that Git's work doesn't count. */
async function measurePair(
  what: string,
  pair: Pair,
  played: PlayedRepository,
  before: string | undefined,
): Promise<Figure[]> {
  let requests = 0
  const server = createServer(async ({ url = '/' }, response) => {
    requests++
    const beganMs = performance.now()
    const body = played.answer(pair, new URL(url, 'http://localhost'))
    const text = JSON.stringify(body ?? { message: 'Not Found' })
    await setTimeout(Math.max(0, LATENCY_MS - (performance.now() - beganMs)))
    const headers = { 'content-type': 'application/json', 'x-github-request-id': '1' }
    response.writeHead(body === undefined ? 404 : 200, headers).end(text)
  })
  const step = stepOf(pair, await listen(server))
  const now: Measured = { requests: 0, usages: [] }
  const earlier: Measured = { requests: 0, usages: [] }
  const runs: Array<[ChildStep, Measured]> = [[step, now]]
  if (before !== undefined) runs.push([{ ...step, dist: before }, earlier])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [one, measured] of shuffled(runs)) {
      requests = 0
      const usage = await measureStep(one)
      measured.requests = requests
      if (round > 0) measured.usages.push(usage)
    }
  await closeServer(server)
  return figuresOf(what, now, earlier)
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

function figuresOf(name: string, now: Measured, earlier: Measured): Figure[] {
  const wall = figureOf(`${name}: wall time`, 'wallMs', 'ms', now, earlier)
  const cpu = figureOf(`${name}: CPU`, 'cpuMs', 'ms', now, earlier)
  const peak = figureOf(`${name}: peak memory`, 'peakMib', 'MiB', now, earlier)
  const requests: Figure = {
    name: `${name}: requests`,
    value: `${now.requests}`,
    raw: now.requests,
  }
  if (earlier.usages.length > 0) requests.before = `${earlier.requests}`
  return [requests, wall, cpu, peak]
}

function figureOf(
  name: string,
  field: keyof Usage,
  unit: string,
  now: Measured,
  earlier: Measured,
): Figure {
  const values = now.usages.map((usage) => usage[field])
  const figure: Figure = { name, value: `${quantile(values).toFixed(0)} ${unit}`, raw: values }
  if (earlier.usages.length === 0) return figure
  const before = earlier.usages.map((usage) => usage[field])
  const ratio = ratioOf(values, before)
  figure.value += `, ${ratio.median.toFixed(2)} × before`
  figure.interval = printInterval(ratio)
  figure.before = `${quantile(before).toFixed(0)} ${unit}`
  return figure
}
