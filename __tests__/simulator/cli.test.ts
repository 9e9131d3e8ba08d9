import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from '@jest/globals'

const CLI = fileURLToPath(new URL('../../simulator/cli.ts', import.meta.url))

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function serve(flags: string[]) {
  const child = spawn(process.execPath, [CLI, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  await once(reader, 'line')
  return { child, lines, url: lines[0] ?? '' }
}

async function run(flags: string[]) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...flags], (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr })
    })
  })
}

test('it prints its URL, serves as told, logs each request, and ends on SIGINT', async () => {
  const flags = ['--finish-after-seconds', '0', '--result', 'failed', '--project', 'handbook']
  const { child, lines, url } = await serve([...flags, '--fault', 'get:H503'])
  const headers = { authorization: 'Bearer k' }
  const jobs = `${url}/v2/agent/handbook/job`
  const created = await fetch(jobs, { method: 'POST', headers, body: '{"prompt":"x"}' })
  const struck = await fetch(`${jobs}/job_1`, { headers })
  const polled = await fetch(`${jobs}/job_1`, { headers })
  expect([created.status, struck.status]).toEqual([201, 503])
  expect(await polled.json()).toMatchObject({ status: 'failed', prLink: null })
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  expect(lines).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    'POST /v2/agent/handbook/job -> 201',
    'GET /v2/agent/handbook/job/job_1 -> 503',
    'GET /v2/agent/handbook/job/job_1 -> 200',
  ])
})

test('it explains itself, faults included', async () => {
  const { code, stdout } = await run(['--help'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/--finish-after-seconds/)
  expect(stdout).toMatch(/ N15-bomb .* S17-deep .* D7 .* P8/)
  expect(stdout).toMatch(/ conversations feedback-by-page feedback preview publish build trigger\n/)
})

test('it serves builds, automations and signals as told', async () => {
  const { url } = await serve([
    ...['--automation', 'nightly', '--automation', 'release', '--quiet'],
    ...['--build-seconds', '0', '--build-result', 'failure', '--without-previews'],
  ])
  const send = async (method: string, path: string) => {
    const response = await fetch(url + path, { method, headers: { authorization: 'Bearer k' } })
    return { status: response.status, json: JSON.parse(await response.text()) }
  }
  const range = 'dateFrom=2026-01-05&dateTo=2026-01-12'
  expect((await send('POST', '/v1/workflow/docs/release/trigger')).status).toBe(202)
  expect((await send('POST', '/v1/workflow/docs/weekly-review/trigger')).status).toBe(404)
  expect((await send('POST', '/v1/project/update/docs')).status).toBe(202)
  expect((await send('GET', '/v1/project/update-status/build_1')).json.status).toBe('failure')
  const { json } = await send('GET', `/v1/analytics/docs/searches?${range}`)
  const rates = json.searches.map(({ ctr }: { ctr: number }) => ctr)
  expect(Math.min(...rates)).toBeGreaterThan(10)
})

test.each([
  [['--fault', 'create:N99'], '--fault create:N99: the faults are'],
  [['--port', 'http'], '--port http is not a number'],
  [['--result', 'maybe'], '--result maybe: expected completed, failed, archived'],
  [['--bogus'], "Unknown option '--bogus'"],
])('it refuses %j and says why', async (flags, message) => {
  const { code, stdout, stderr } = await run(flags)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(message)
})
