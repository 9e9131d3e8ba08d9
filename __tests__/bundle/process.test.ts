import type { ChildProcess } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'acorn'
import { serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { KEY, TOKEN } from '../support/flow.ts'

const LINK = 'https://github.com/acme/docs/pull/101'
/** Windows has no signals: Node.js kills the process. */
const posix = process.platform === 'win32' ? test.skip : test
// Only Linux has /dev/full.
const onLinux = process.platform === 'linux' ? test : test.skip
const labelled = { name: LABELLED.event, payload: LABELLED.payload }

/** Acts on a step at the first poll of its endless job. */
async function duringJob(act: (child: ChildProcess) => void, nodeArgs: string[] = []) {
  const polled = Promise.withResolvers<void>()
  const at = await serve({
    jobSeconds: Number.POSITIVE_INFINITY,
    onRequest({ operation }) {
      if (operation === 'get') polled.resolve()
    },
  })
  const { process, end } = await startStep({ at, nodeArgs })
  await polled.promise
  act(process)
  return { ...(await end), operations: at.requests.map(({ operation }) => operation) }
}

describe('the exit code', () => {
  const failing = { service: { job: { finishAfterMs: 0, result: 'failed' } } } as const
  const unlabeled = { ...labelled, payload: { ...LABELLED.payload, action: 'unlabeled' } }
  test.each<[string, Parameters<typeof serve>[0], Parameters<typeof startStep>[0], string, number]>(
    [
      ['a pull request', {}, {}, 'pr-opened', 0],
      ['a job that failed', failing, {}, 'failed', 1],
      ['a skipped event', {}, { event: unlabeled }, 'skipped', 0],
      ['a bad input', {}, { inputs: { wait: 'yes' } }, 'error', 1],
    ],
  )('of %s', async (_what, servers, step, outcome, code) => {
    const { end } = await startStep({ ...step, at: await serve(servers) })
    const { exitCode, outputs, stderr } = await end
    expect([outputs.outcome, exitCode, stderr]).toEqual([outcome, code, ''])
  })
})

test('a step loads its late parts: the client of GitHub, a report with signals', async () => {
  const { end, github } = await startStep({
    event: labelled,
    inputs: {
      ...{ context: 'event', comment: 'true' },
      ...{ 'traffic-weeks': '2', 'reader-signals': 'true' },
    },
  })
  const { exitCode, outputs, stdout, summary } = await end
  expect([exitCode, outputs['pr-link']]).toEqual([0, LINK])
  expect(outputs['human-views']).toMatch(/^\d+$/)
  expect(summary).toContain('Who reads the docs')
  expect(github.repository.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 101])
  // Secrets are masked in the first lines and appear in no other.
  const lines = stdout.split('\n')
  expect(new Set(lines.slice(0, 2))).toEqual(
    new Set([`::add-mask::${TOKEN}`, `::add-mask::${KEY}`]),
  )
  for (const secret of [KEY, TOKEN]) expect(lines.slice(2).join('\n')).not.toContain(secret)
})

posix.each([
  ['SIGINT', ['SIGINT']],
  ['SIGTERM', ['SIGTERM']],
  ['SIGINT, SIGTERM and SIGINT, as a runner sends them,', ['SIGINT', 'SIGTERM', 'SIGINT']],
] as const)('%s ends the step with its results on disk', async (_what, signals) => {
  const { exitCode, signal, outputs, summary, operations } = await duringJob((child) => {
    for (const name of signals) child.kill(name)
  })
  expect([exitCode, signal]).toEqual([1, null])
  expect(outputs).toMatchObject({ outcome: 'cancelled', 'job-id': 'job_1', status: 'active' })
  expect(summary).toContain('job-id: job_1')
  expect(operations).toEqual(['create', 'get'])
})

test('SIGKILL after the create leaves the job on disk', async () => {
  const { signal, outputs } = await duringJob((child) => child.kill('SIGKILL'))
  expect(signal).toBe('SIGKILL')
  expect(outputs).toMatchObject({ 'job-id': 'job_1', status: 'active' })
})

onLinux('a full disk is found before the create', async () => {
  const { end, requests } = await startStep({ env: { GITHUB_OUTPUT: '/dev/full' } })
  const { exitCode, stdout, summary } = await end
  expect([exitCode, requests.length]).toEqual([1, 0])
  expect(stdout).toMatch(/^::error::.*GITHUB_OUTPUT.*\(ENOSPC\)/m)
  expect(summary).toContain('Nothing was sent')
})

describe('outputs and summary are written, with exit code 1, after', () => {
  const breaking = (how: string) => [
    '--import',
    `data:text/javascript,process.on('SIGUSR2', () => { ${how} })`,
  ]
  posix.each([
    ['a crash', 'throw new Error(process.env["INPUT_API-KEY"])'],
    ['an unhandled rejection', 'Promise.reject(new Error(process.env["INPUT_API-KEY"]))'],
  ])('%s, whose message is redacted', async (_what, how) => {
    const end = await duringJob((child) => child.kill('SIGUSR2'), breaking(how))
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ outcome: 'error', 'job-id': 'job_1', status: 'active' })
    expect(end.stdout).toMatch(/^::error::Unexpected error, a defect of this action: "\*\*\*"\. /m)
    expect(end.stderr).not.toContain(KEY)
  })

  test('standard output is closed early', async () => {
    const { process, end } = await startStep()
    process.stdout?.destroy()
    const { exitCode, outputs, summary } = await end
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
    expect(summary).toContain(LINK)
  })
})

test('open sockets and timers do not keep the process alive or cut the log', async () => {
  const hold =
    "import('node:net').then((net) => net.createServer().listen(0)); setInterval(() => {}, 1e8)"
  const { end } = await startStep({
    inputs: { 'traffic-weeks': '8', 'reader-signals': 'true' },
    nodeArgs: ['--import', `data:text/javascript,${hold}`],
  })
  const { exitCode, outputs, stdout } = await end
  expect([exitCode, outputs.outcome]).toEqual([0, 'pr-opened'])
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^::notice::The docs agent opened/)
})

describe('dist/', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const chunks = globSync('dist/*.run.js').map(read)
  const entry = read('dist/run.js')

  /** Each occurs in the code of one late part. */
  const PIECES = {
    "GitHub's client": 'octokit-core.js',
    "undici's client for proxies": 'Proxy response (',
    'the report': 'Fix these first',
  }

  test.each(Object.entries(PIECES))(
    'has %s in a chunk of its own, which is loaded on demand',
    (_what, piece) => {
      const itsChunks = chunks.filter((chunk) => chunk.includes(piece))
      expect(itsChunks).toHaveLength(1)
      const pieces = Object.values(PIECES).filter((one) => itsChunks[0]?.includes(one))
      expect(pieces).toEqual([piece])
      expect(entry).not.toContain(piece)
    },
  )

  test('has an entry of its usual size, which a careless import would increase', () => {
    expect(entry.length).toBeLessThan(450_000)
  })
})

describe('an older Node.js', () => {
  test('is told which version to use, before anything else is loaded', async () => {
    const old = "Object.defineProperty(process, 'version', { value: 'v20.19.0' })"
    const nodeArgs = ['--import', `data:text/javascript,${old}`]
    const at = await serve()
    const { exitCode, stdout, stderr } = await (await startStep({ at, nodeArgs })).end
    expect(stdout).toMatch(
      /^::error::This action needs Node\.js 24, and this runner ran it with v20\.19\.0: see https:\S+\n$/,
    )
    expect({ exitCode, stderr, requests: at.requests }).toEqual({
      exitCode: 1,
      stderr: '',
      requests: [],
    })
  })

  test('can read the file that a runner starts', () => {
    const code = readFileSync(new URL('../../dist/index.js', import.meta.url), 'utf8')
    expect(() => parse(code, { ecmaVersion: 2020, sourceType: 'module' })).not.toThrow()
  })
})
