import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import type { Fault, SimulatorOptions } from '../../simulator/simulator.ts'
import { runScenario, type ScenarioEnd } from '../support/action.ts'
import { recordFigure } from '../support/figures.ts'
import { LABELLED, withRepository } from '../support/github.ts'

const PRELOAD = fileURLToPath(new URL('../support/peak-memory.js', import.meta.url))
const MOST_MIB = 150
/** Where each answer is as large as may be: garbage of its parsing that V8 has not yet collected. */
const MOST_MIB_OF_LARGE_ANSWERS = 250

function peakMib(
  name: string,
  {
    mostMib = MOST_MIB,
    ...scenario
  }: {
    simulator: SimulatorOptions
    warp?: number
    inputs?: Record<string, string>
    mostMib?: number
  },
): Promise<ScenarioEnd> {
  return measured(name, (watched) => runScenario({ ...scenario, ...watched }), mostMib)
}

/** Runs a step that is told to note its peak memory, which must be small. */
async function measured<T>(
  name: string,
  run: (watched: { nodeArgs: string[]; env: Record<string, string> }) => Promise<T>,
  mostMib = MOST_MIB,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-agent-memory-'))
  const file = path.join(folder, 'peak')
  const end = await run({ nodeArgs: ['--import', PRELOAD], env: { PEAK_MEMORY_FILE: file } })
  const mib = Number(await readFile(file, 'utf8')) / 1024
  await rm(folder, { recursive: true })
  expect(mib).toBeGreaterThan(10)
  expect(mib).toBeLessThan(mostMib)
  recordFigure({
    name: `Peak memory: ${name}`,
    target: `under ${mostMib} MiB`,
    measured: `${mib.toFixed(0)} MiB`,
    runs: 1,
  })
  return end
}

const bodies: Array<[string, Fault]> = [
  ['N15: a gzip bomb of 256 MiB', 'N15-bomb'],
  ['N14: a body of 1 GiB', { oversizeBytes: 1024 ** 3 }],
]

test.each(bodies)('%s is refused without being held', async (name, fault) => {
  const end = await peakMib(name, {
    simulator: { faults: [{ on: 'get', nth: 'all', fault }] },
    warp: 100,
  })
  expect(end.outputs).toMatchObject({ outcome: 'error', 'job-id': 'job_1' })
})

test('a report of 100,000 pages is read without holding its rows', async () => {
  const end = await peakMib('a report of 100,000 pages', {
    simulator: {
      pageViews: { pages: 100_000, order: 'by-path' },
      limits: { analyticsPerHour: 1_000_000 },
    },
    inputs: { prompt: '', 'traffic-weeks': '2', 'traffic-max-requests': '1000' },
  })
  expect(end.outputs).toMatchObject({ outcome: 'reported' })
  expect(end.simulator.requests).toHaveLength(800)
})

test('1,000 search terms, 20,000 questions and 10,000 pages are read, with the fewest requests', async () => {
  const end = await peakMib('1,000 search terms, 20,000 questions, 10,000 pages', {
    simulator: {
      pageViews: { pages: 10_000 },
      signals: {
        personalData: 0.2,
        searches: { terms: 1000 },
        // Each of them is kept, if only once.
        conversations: { perWeek: 20_000, unansweredShare: 1 },
      },
      limits: { analyticsPerHour: 1_000_000 },
    },
    inputs: {
      prompt: '',
      'traffic-weeks': '2',
      'traffic-max-requests': '200',
      'reader-signals': 'all',
      'reader-texts': 'show',
    },
  })
  expect(end.outputs).toMatchObject({ outcome: 'reported' })
  expect(Number(end.outputs['unanswered-questions'])).toBeGreaterThan(5000)
  const counts = Object.groupBy(end.simulator.requests, ({ operation }) => operation)
  expect(Object.entries(counts).map(([operation, { length }]) => `${operation} ${length}`)).toEqual(
    expect.arrayContaining(['views 80', 'conversations 40', 'searches 2', 'visitors 2']),
  )
  expect(end.simulator.requests).toHaveLength(128)
  expect(end.summary).not.toMatch(/partial|not available/)
})

test('a service that sends 20,000 rows where 250 were asked for fills no memory', async () => {
  let answers = 0
  await using server = await serve((_request, response) => {
    const first = answers++ * 20_000
    const views = Array.from({ length: 20_000 }, (_, index) => ({
      path: `/${first + index}`,
      human: 1,
      ai: 0,
      total: 1,
    }))
    response.end(JSON.stringify({ totals: { human: 1, ai: 0, total: 1 }, views, hasMore: true }))
  })
  const end = await peakMib('60 answers of 20,000 rows', {
    simulator: {},
    mostMib: MOST_MIB_OF_LARGE_ANSWERS,
    inputs: { prompt: '', 'traffic-weeks': '2', 'base-url': server.url },
  })
  expect(answers).toBe(60)
  expect(end.summary).toContain('they hold 7,500 pages of ')
})

test('an answer in pieces of a byte takes no more than a whole one', async () => {
  const pieces = 300_000
  await using server = await serve((_request, response) => {
    // As chunks of one byte each, in as few packets as they take.
    response.socket?.write(
      `HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(pieces)}0\r\n\r\n`,
    )
  })
  const end = await peakMib('an answer in pieces of a byte', {
    simulator: {},
    inputs: { 'base-url': server.url },
  })
  expect(end.stdout).toContain('with an empty body')
})

/** A server of its own, which ends with the test, failed or not. */
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

test('3,000 comments of the greatest length are read without being held', async () => {
  await withRepository({}, async ({ run, github }) => {
    const body = 'x'.repeat(65_536)
    for (let index = 0; index < 2_990; index++)
      github.addComment({ issueNumber: 7, login: 'reader', body })
    const end = await measured('an issue with 3,000 comments of 64 KiB', (watched) =>
      run({ ...watched, event: LABELLED, inputs: { context: 'event', comment: 'true' } }),
    )
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(github.comments).toHaveLength(2_992)
  })
}, 120_000)

test.each(['gzip-bomb', 'huge'] as const)(
  "GitHub's answer of 1 GiB (%s) is refused without being held, and nothing compressed is asked for",
  async (fault) => {
    const faults = [{ on: 'list-comments' as const, fault, mebibytes: 1024 }]
    await withRepository({ github: { faults } }, async ({ run, github }) => {
      const end = await measured(`an answer of GitHub's: ${fault}`, (watched) =>
        run({ ...watched, event: LABELLED, inputs: { context: 'event', comment: 'true' } }),
      )
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
      expect(end.stdout).toMatch(
        /The comment on #7 is not up to date.*(compressed|larger than 8 MiB)/,
      )
      for (const { headers } of github.requests) expect(headers['accept-encoding']).toBe('identity')
    })
  },
  60_000,
)
