import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { RecordedRequest, SimulatorOptions } from '../../simulator/simulator.ts'
import { toPlainMarkdown } from '../../src/report/plain.ts'
import { cancelScenario, runScenario } from '../support/action.ts'

const UNLIMITED = { analyticsPerHour: 10_000 }

/** A step that asks for page views alone, unless the inputs have a prompt. */
function runReport(inputs: Record<string, string>, simulator: SimulatorOptions = {}) {
  return runScenario({ simulator, inputs: { prompt: '', 'traffic-weeks': '8', ...inputs } })
}

const listings = (requests: RecordedRequest[]) =>
  requests.filter(({ query }) => query.limit === '250')

describe('the requests of a report', () => {
  const cases: Array<
    [
      string,
      { weeks: string; budget: string; pages: number; top?: string },
      { totals: number; listings: number },
    ]
  > = [
    ['8 weeks with 40 pages', { weeks: '8', budget: '60', pages: 40 }, { totals: 6, listings: 2 }],
    [
      '52 weeks with 10,000 pages and 200 requests',
      { weeks: '52', budget: '200', pages: 10_000 },
      { totals: 50, listings: 80 },
    ],
    [
      '20 weeks with 100,000 pages and the default budget',
      { weeks: '20', budget: '', pages: 100_000 },
      { totals: 18, listings: 42 },
    ],
    [
      '8 weeks without lists of pages',
      { weeks: '8', budget: '60', pages: 10_000, top: '0' },
      { totals: 8, listings: 0 },
    ],
  ]
  test.each(cases)('for %s', async (_, { weeks, budget, pages, top = '' }, cost) => {
    const { simulator, exitCode, outputs, summary } = await runReport(
      { 'traffic-weeks': weeks, 'traffic-max-requests': budget, 'traffic-top-pages': top },
      { pageViews: { pages }, limits: UNLIMITED },
    )
    const { requests, jobs } = simulator
    expect(requests.every(({ operation, status }) => operation === 'views' && status === 200)).toBe(
      true,
    )
    expect(listings(requests)).toHaveLength(cost.listings)
    expect(requests).toHaveLength(cost.totals + cost.listings)
    expect(new Set(requests.map(({ query }) => query.dateFrom)).size).toBe(Number(weeks))
    expect(new Set(requests.map(({ query }) => `${query.dateFrom} ${query.offset}`)).size).toBe(
      requests.length,
    )
    expect(jobs).toEqual([])
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({ outcome: 'reported' })
    expect(summary).not.toContain('not available')
    expect(summary.includes('The lists of pages are partial')).toBe(pages === 100_000)
  })

  test('more weeks than the budget allows are a bad input that names both', async () => {
    const { simulator, exitCode, outputs, stdout } = await runReport({
      'traffic-weeks': '30',
      'traffic-max-requests': '20',
    })
    expect(simulator.requests).toEqual([])
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'error' })
    expect(stdout).toContain('traffic-weeks is 30, but traffic-max-requests is 20')
  })
})

describe('a report alone', () => {
  test('needs no more than a read-only key, and gives the week to the next step', async () => {
    const { exitCode, outputs, stdout, stderr, summary, simulator } = await runReport(
      {},
      { readOnlyKey: true },
    )
    expect(exitCode).toBe(0)
    expect(outputs).toEqual({
      outcome: 'reported',
      'human-views': expect.stringMatching(/^\d+$/),
      'ai-views': expect.stringMatching(/^\d+$/),
      'total-views': expect.stringMatching(/^\d+$/),
      'total-views-change': expect.stringMatching(/^-?\d+(\.\d)?$/),
      'report-path': expect.stringMatching(/temp.docs-agent-report-[\w-]+\.md$/),
    })
    expect(Number(outputs['human-views']) + Number(outputs['ai-views'])).toBe(
      Number(outputs['total-views']),
    )
    expect(summary).toMatch(/^### 📈 Who reads the docs\n\n\*\*[\d,]+ views\*\* last week /)
    expect(await readFile(outputs['report-path'] ?? '', 'utf8')).toBe(
      toPlainMarkdown(summary.slice(0, -1)),
    )
    expect(stdout.split('\n').slice(1)).toEqual([
      '::group::Traffic',
      expect.stringMatching(/^Reading the page views of \d+ \w+/),
      "Read 8 of 8 weeks, and the last weeks' pages (120 and 120)",
      'Requests spent: 8',
      '::endgroup::',
      expect.stringMatching(/^Who reads the docs\. [\d,]+ views last week \(.*\), (up|down) /),
      '',
    ])
    expect(stderr).toBe('')
    expect(simulator.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('fails the step where no week can be read, and says why', async () => {
    const { exitCode, outputs, stdout, summary, simulator } = await runReport(
      {},
      { apiKey: 'another' },
    )
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'error' })
    expect(outputs).not.toHaveProperty('total-views')
    expect(stdout).toMatch(
      /::error::The step failed\. .*the service answered 401.*wrong, revoked or expired/,
    )
    expect(summary).toContain('the service answered 401')
    expect(simulator.requests.length).toBeLessThanOrEqual(4)
  })

  test("S12: fails the step where every week's totals are bad", async () => {
    const fault = { on: 'views', nth: 'all', fault: 'S12-infinite' } as const
    const { exitCode, stdout } = await runReport({}, { faults: [fault] })
    expect(exitCode).toBe(1)
    expect(stdout).toContain("the service's totals are not valid numbers")
  })

  test('reports the weeks at hand and warns of those that are missing', async () => {
    const { exitCode, outputs, stdout, summary } = await runReport(
      { 'traffic-weeks': '12', 'timeout-minutes': '1' },
      { limits: { analyticsPerHour: 9 } },
    )
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({ outcome: 'reported' })
    expect(stdout).toMatch(
      /::warning::Page views not available \(.*\): the service answered 429.*, and there was no time to wait the 3,\d{3} s that it asks for\./,
    )
    expect(summary.match(/^\| .* \| not available \|/gm)).toHaveLength(3)
  })

  test('H429: waits for the shared limit where the time allows', async () => {
    const { exitCode, summary, simulator } = await runReport(
      { 'traffic-weeks': '6' },
      { limits: { analyticsPerHour: 4, hourMs: 900 } },
    )
    expect(exitCode).toBe(0)
    expect(summary).not.toContain('not available')
    expect(simulator.requests.filter(({ status }) => status === 200)).toHaveLength(6)
  })

  test('R2: a cancelled one ends at once, and tells of the weeks at hand', async () => {
    const { exitCode, outputs, summary, tookMs } = await cancelScenario(
      { simulator: { latencyMs: 300 }, inputs: { prompt: '', 'traffic-weeks': '52' } },
      { signal: 'SIGTERM', when: ({ simulator }) => simulator.requests.length >= 9 },
    )
    expect(tookMs).toBeLessThan(2_000)
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'total-views': expect.any(String) })
    expect(summary).toMatch(/> ⚠️ Page views not available .* cancelled by SIGTERM\./)
  })

  test('with dry-run sends nothing', async () => {
    const { stdout, simulator } = await runReport({ 'dry-run': 'true' })
    expect(simulator.requests).toEqual([])
    expect(stdout).toContain('Without dry-run, this step would get the page views of 8 weeks from ')
  })
})

describe('a report beside a job', () => {
  const inputs = {
    prompt: 'Document the flag.',
    'traffic-weeks': '52',
    'traffic-max-requests': '200',
  }

  test('costs no wall time, and has a group of its own in the log', async () => {
    const scene = {
      job: { finishAfterMs: 1800 },
      pageViews: { pages: 10_000 },
      limits: UNLIMITED,
      latencyMs: 10,
    }
    const both = await runReport(inputs, scene)
    const asked = both.simulator.requests.map(({ operation }) => operation)
    expect(asked.filter((operation) => operation === 'views')).toHaveLength(130)
    // All of it was read while the job was at work.
    expect(asked.lastIndexOf('views')).toBeLessThan(asked.lastIndexOf('get'))
    expect(both.outputs).toMatchObject({
      outcome: 'pr-opened',
      'total-views': expect.stringMatching(/^\d+$/),
    })
    expect(both.stdout.match(/^::(end)?group::.*$/gm)).toEqual([
      '::group::Agent job',
      '::endgroup::',
      '::group::Traffic',
      '::endgroup::',
    ])
    expect(both.summary).toMatch(
      /### ✅ The docs agent opened a pull request[\s\S]*### 📈 Who reads the docs/,
    )
  })

  test('that fails is a warning, and the job stands', async () => {
    const { exitCode, outputs, stdout, summary } = await runReport(
      { ...inputs, 'traffic-weeks': '4' },
      { job: { finishAfterMs: 100 }, faults: [{ on: 'views', nth: 'all', fault: 'H403' }] },
    )
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(stdout).toMatch(/::warning::Page views not available \(.*\): the service answered 403/)
    expect(summary).toMatch(
      /### 📈 Who reads the docs\n\n> ⚠️ Page views not available .*answered 403/,
    )
  })
})

describe('hostile page views', () => {
  test.each(['S13', 'S14', 'S15', 'S16', 'S17', 'S17-object', 'S17-prototype'] as const)(
    '%s leave the report standing',
    async (fault) => {
      const { exitCode, outputs, stderr, simulator } = await runReport(
        { 'traffic-weeks': '4' },
        { faults: [{ on: 'views', nth: 'all', fault }] },
      )
      expect(exitCode).toBe(0)
      expect(outputs).toMatchObject({ outcome: 'reported' })
      expect(stderr).toBe('')
      expect(simulator.requests.length).toBeLessThanOrEqual(60)
    },
  )

  test('S18: paths neither command the runner nor break the summary', async () => {
    const paths = [
      '::set-output name=pr-link::https://evil.example',
      '##[error]x',
      '</table><script>',
      '@acme/team',
      'a\n::error::b',
    ]
    const { stdout, summary } = await runReport({}, { pageViews: { paths } })
    expect(stdout).not.toContain('evil')
    expect(summary).not.toMatch(/^::|<script>|<\/table>|@acme/m)
  })
})

describe('traffic-file', () => {
  test.each(['views.json', 'VIEWS.CSV', 'folder/views.csv'])(
    '%s is written in the workspace',
    async (file) => {
      const { exitCode, folder } = await runScenario({
        files: { 'folder/other.txt': '' },
        inputs: { prompt: '', 'traffic-weeks': '2', 'traffic-file': file },
      })
      expect(exitCode).toBe(0)
      const text = await readFile(path.join(folder, 'workspace', file), 'utf8')
      expect(text).toMatch(
        file.endsWith('json')
          ? /^\{"version":3,/
          : /^row,week,dateFrom,dateTo,path,human,ai,total\n/,
      )
    },
  )

  test.each([
    ['../views.json', 'is outside the workspace'],
    ['/etc/views.json', 'is outside the workspace'],
    ['views.txt', 'must end in .json or .csv'],
    ['missing/views.json', 'does not exist'],
    ['folder.json', 'is not a file'],
  ])('%s is refused before any request', async (file, reason) => {
    const { exitCode, stdout, simulator } = await runScenario({
      files: { 'folder.json/x': '' },
      inputs: { prompt: '', 'traffic-weeks': '2', 'traffic-file': file },
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain(reason)
    expect(simulator.requests).toEqual([])
  })
})
