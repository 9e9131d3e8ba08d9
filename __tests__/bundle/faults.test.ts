import { describe, expect, test } from '@jest/globals'
import {
  type BrokenServer,
  refusingUrl,
  startHandshakeResetter,
  startUnreachableServer,
} from '../../simulator/broken-servers.ts'
import { type ProxyOptions, startProxy } from '../../simulator/proxy.ts'
import {
  type Fault,
  type FaultRule,
  type SimulatorOptions,
  startSimulator,
} from '../../simulator/simulator.ts'
import { testCertificatePath } from '../../simulator/tls.ts'
import {
  CANARY_KEY,
  operations,
  runScenario,
  type Scenario,
  type ScenarioEnd,
} from '../support/action.ts'

const CREATED = 'The job may have been created. Look for it in the dashboard before running again.'
const FOLLOWED_UP =
  'The follow-up may have been sent. Look at the job in the dashboard before running again.'
const LINK = 'https://github.com/acme/docs/pull/1'
const WARP = 40

/** What one fault, met by one request, must lead to. */
interface Row {
  row: string
  fault: Fault
  /** After a create or a follow-up: never again and nobody knows; never again; or again. */
  post: 'unknown' | 'definite' | 'repeated' | 'taken'
  /** After getting the job. */
  get: 'definite' | 'repeated'
  says: string
}

const NOT_WHOLE = 'with a body that is not whole JSON'
const LOST = 'the connection was lost before the whole answer came'
const ROWS: Row[] = [
  { row: 'N6', fault: 'N6', post: 'unknown', get: 'repeated', says: LOST },
  { row: 'N7', fault: 'N7', post: 'unknown', get: 'repeated', says: LOST },
  { row: 'N8', fault: 'N8', post: 'unknown', get: 'repeated', says: LOST },
  { row: 'N9', fault: 'N9', post: 'unknown', get: 'repeated', says: 'no whole answer within 60 s' },
  {
    row: 'N10',
    fault: { dripEveryMs: 100 },
    post: 'unknown',
    get: 'repeated',
    says: 'no whole answer within',
  },
  { row: 'N11', fault: 'N11', post: 'unknown', get: 'repeated', says: NOT_WHOLE },
  {
    row: 'N12',
    fault: 'N12',
    post: 'unknown',
    get: 'repeated',
    says: 'got text/html instead of JSON: a proxy or login page?',
  },
  { row: 'N13', fault: 'N13', post: 'unknown', get: 'repeated', says: 'with an empty body' },
  {
    row: 'N14',
    fault: 'N14',
    post: 'unknown',
    get: 'definite',
    says: 'the answer is larger than 1 MiB',
  },
  {
    row: 'N15',
    fault: 'N15',
    post: 'unknown',
    get: 'definite',
    says: 'the answer is compressed, which was not asked for',
  },
  {
    row: 'N15',
    fault: 'N15-bomb',
    post: 'unknown',
    get: 'definite',
    says: 'the answer is compressed, which was not asked for',
  },
  {
    row: 'N16',
    fault: 'N16',
    post: 'definite',
    get: 'definite',
    says: 'It redirects to the same host, which is not followed',
  },
  {
    row: 'N17',
    fault: 'N17',
    post: 'definite',
    get: 'definite',
    says: 'It redirects to "elsewhere.invalid", which is not followed',
  },
  {
    row: 'H400',
    fault: 'H400',
    post: 'definite',
    get: 'definite',
    says: 'answered 400: "Simulated: 400 Bad Request"',
  },
  {
    row: 'H422',
    fault: 'H422',
    post: 'definite',
    get: 'definite',
    says: 'answered 422: "Simulated: 422',
  },
  {
    row: 'H401',
    fault: 'H401',
    post: 'definite',
    get: 'definite',
    says: 'The API key is wrong, revoked or expired',
  },
  {
    row: 'H402',
    fault: 'H402',
    post: 'definite',
    get: 'definite',
    says: 'plan does not include the API',
  },
  {
    row: 'H403',
    fault: 'H403',
    post: 'definite',
    get: 'definite',
    says: 'its IP allowlist excludes this runner',
  },
  { row: 'H408', fault: 'H408', post: 'unknown', get: 'repeated', says: 'answered 408' },
  { row: 'H409', fault: 'H409', post: 'unknown', get: 'repeated', says: 'answered 409' },
  { row: 'H500', fault: 'H500', post: 'unknown', get: 'repeated', says: 'answered 500' },
  { row: 'H502', fault: 'H502', post: 'unknown', get: 'repeated', says: 'answered 502' },
  { row: 'H503', fault: 'H503', post: 'unknown', get: 'repeated', says: 'answered 503' },
  { row: 'H504', fault: 'H504', post: 'unknown', get: 'repeated', says: 'answered 504' },
  { row: 'H429', fault: 'H429', post: 'repeated', get: 'repeated', says: 'answered 429' },
  { row: 'H429', fault: 'H429-date', post: 'repeated', get: 'repeated', says: 'answered 429' },
  { row: 'H429', fault: 'H429-absent', post: 'repeated', get: 'repeated', says: 'answered 429' },
  { row: 'H429', fault: 'H429-garbage', post: 'repeated', get: 'repeated', says: 'answered 429' },
  { row: 'H429', fault: 'H429-negative', post: 'repeated', get: 'repeated', says: 'answered 429' },
  { row: 'H3xx', fault: 'H303', post: 'unknown', get: 'definite', says: 'answered 303' },
  { row: 'H304', fault: 'H304', post: 'definite', get: 'definite', says: 'answered 304' },
  { row: 'H418', fault: 'H418', post: 'definite', get: 'definite', says: 'answered 418' },
  { row: 'S2', fault: 'S2', post: 'taken', get: 'repeated', says: 'status missing or not valid' },
  {
    row: 'S2',
    fault: 'S2-number',
    post: 'taken',
    get: 'repeated',
    says: 'status missing or not valid',
  },
  { row: 'S3', fault: 'S3', post: 'unknown', get: 'repeated', says: 'id missing or not valid' },
  {
    row: 'S3',
    fault: 'S3-number',
    post: 'unknown',
    get: 'repeated',
    says: 'id missing or not valid',
  },
  {
    row: 'S3',
    fault: 'S3-characters',
    post: 'unknown',
    get: 'repeated',
    says: 'id missing or not valid',
  },
  {
    row: 'S3',
    fault: 'S3-long',
    post: 'unknown',
    get: 'repeated',
    says: 'id missing or not valid',
  },
  {
    row: 'S17',
    fault: 'S17-deep',
    post: 'unknown',
    get: 'repeated',
    says: 'the answer is not an agent job',
  },
]

const label = ({ fault }: Row) => (typeof fault === 'string' ? fault : JSON.stringify(fault))
const rows = ROWS.map((row) => [row.row, label(row), row.post, row] as const)

const struck = (on: FaultRule['on'], fault: Fault): Scenario => ({
  simulator: { job: { finishAfterMs: 50 }, faults: [{ on, fault }] },
  warp: WARP,
})

/** The step failed for a reason that it names, and holds nothing that it must not. */
function expectDefinite(end: ScenarioEnd, says: string): void {
  expect(end.exitCode).toBe(1)
  expect(end.outputs).toMatchObject({ outcome: 'error' })
  expect(end.stdout).toContain(says)
  expect(end.stderr).toBe('')
  expect(`${end.stdout.replace(`::add-mask::${CANARY_KEY}`, '')}${end.summary}`).not.toContain(
    CANARY_KEY,
  )
}

describe('creating a job', () => {
  test.each(rows)('%s: after %s it is %s', async (_row, _label, _post, { fault, post, says }) => {
    const end = await runScenario(struck('create', fault))
    expect(end.simulator.jobs.length).toBeLessThanOrEqual(1)
    if (post === 'repeated' || post === 'taken') {
      expect(end.outputs).toMatchObject({
        outcome: 'pr-opened',
        'job-id': end.simulator.jobs[0]?.id,
      })
      expect(operations(end).filter((operation) => operation === 'create')).toHaveLength(
        post === 'taken' ? 1 : 2,
      )
    } else {
      expectDefinite(end, says)
      expect(operations(end)).toEqual(['create'])
      expect(end.stdout.includes(CREATED)).toBe(post === 'unknown')
    }
  })
})

describe('sending a follow-up', () => {
  test.each(rows)('%s: after %s it is %s', async (_row, _label, _post, { fault, post, says }) => {
    const simulator = await startSimulator({
      job: { finishAfterMs: 50 },
      faults: [{ on: 'message', fault }],
    })
    const id = simulator.addJob({ prompt: 'First.' })
    const end = await runScenario({
      warp: WARP,
      inputs: { 'job-id': id, 'base-url': simulator.url },
    })
    await simulator.close()
    const sent = operations({ simulator }).filter((operation) => operation === 'message')
    expect(sent).toHaveLength(post === 'repeated' ? 2 : 1)
    expect(simulator.jobs[0]?.prompts.length).toBeLessThanOrEqual(2)
    if (post === 'repeated' || post === 'taken')
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': id })
    else {
      expectDefinite(end, says)
      expect(end.outputs).toMatchObject({ 'job-id': id })
      expect(end.stdout.includes(FOLLOWED_UP)).toBe(post === 'unknown')
    }
  })
})

describe('getting the job', () => {
  test.each(ROWS.map((row) => [row.row, label(row), row.get, row] as const))(
    '%s: after %s it is %s',
    async (_row, _label, _get, { fault, get, says }) => {
      const end = await runScenario(struck('get', fault))
      const { id } = end.simulator.jobs[0] ?? {}
      if (get === 'repeated') {
        expect(end.exitCode).toBe(0)
        expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': id, 'pr-link': LINK })
        expect(
          operations(end).filter((operation) => operation === 'get').length,
        ).toBeGreaterThanOrEqual(2)
      } else {
        expectDefinite(end, says)
        expect(end.outputs).toMatchObject({ 'job-id': id, status: 'active' })
        expect(end.summary).toContain(`resume with \`job-id: ${id}\``)
        expect(operations(end)).toEqual(['create', 'get'])
      }
    },
  )

  test.each([
    ['N13', 6],
    ['N12', 4],
    ['S2', 5],
    ['H503', 6],
  ] as const)(
    "%s: for ever is given up after %i requests, the job's ID kept",
    async (fault, requests) => {
      const end = await runScenario({
        simulator: { faults: [{ on: 'get', nth: 'all', fault }] },
        warp: 100,
      })
      expectDefinite(end, `Gave up after ${requests} attempts.`)
      expect(end.outputs).toMatchObject({ 'job-id': end.simulator.jobs[0]?.id })
      expect(operations(end).filter((operation) => operation === 'get')).toHaveLength(requests)
    },
  )

  test('S4: another job than asked for is definite', async () => {
    const end = await runScenario(struck('get', 'S4'))
    expectDefinite(end, 'asked for job job_1, the service answered with job job_of_somebody_else')
    expect(end.outputs).toMatchObject({ 'job-id': 'job_1' })
  })

  test('H404-get: a job that is not there yet is asked for again', async () => {
    const end = await runScenario({
      simulator: { job: { visibleAfterMs: 300, finishAfterMs: 0 } },
      warp: WARP,
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(end.simulator.requests[1]).toMatchObject({ operation: 'get', status: 404 })
  })

  test('S1: an unknown status is waited out, and told once', async () => {
    const end = await runScenario({
      simulator: { job: { statuses: ['active', 'pondering', 'pondering', 'completed'] } },
      warp: WARP,
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(end.stdout.match(/"pondering", which is new to this action/g)).toHaveLength(1)
  })

  test('S5: terminal is final, although the service says active again', async () => {
    const end = await runScenario({
      simulator: { job: { statuses: ['active', 'completed', 'active'], prLink: null } },
      warp: WARP,
    })
    expect(end.outputs).toMatchObject({ outcome: 'no-pr', status: 'completed' })
  })

  test('S7: a link that comes late is picked up', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 0, prLinkAfterMs: 120 } },
      warp: WARP,
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': LINK })
  })

  test('S8: a hostile link is no output, and a warning says why', async () => {
    const end = await runScenario({
      simulator: {
        job: { finishAfterMs: 0, prLink: 'https://github.com/acme/docs/pull/1\nstatus=hacked' },
      },
      warp: WARP,
    })
    expect(end.outputs).toMatchObject({ outcome: 'no-pr', status: 'completed' })
    expect(end.outputs['pr-link'] ?? '').toBe('')
    expect(end.stdout).toContain("::warning::The job's pull request link is not used")
  })
})

describe('H429', () => {
  test('a create is repeated twice at most, never before Retry-After allows', async () => {
    const fault = { status: 429, retryAfter: 'seconds', retryAfterSeconds: 20 } as const
    const end = await runScenario({
      simulator: { faults: [{ on: 'create', nth: 'all', fault }] },
      warp: WARP,
    })
    expectDefinite(end, 'Gave up after 3 attempts.')
    const times = end.simulator.requests.map(({ atMs }) => atMs)
    expect(times).toHaveLength(3)
    for (const [index, atMs] of times.entries()) {
      if (index > 0)
        expect(atMs - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(20_000 / WARP - 1)
    }
  })

  test.each([
    ['create', 'error'],
    ['get', 'timed-out'],
  ] as const)(
    'H429-over-budget: a %s that is asked to wait longer than is left stops now',
    async (on, outcome) => {
      const fault = { status: 429, retryAfter: 'seconds', retryAfterSeconds: 3600 } as const
      const startMs = performance.now()
      const end = await runScenario({
        simulator: { faults: [{ on, fault }] },
        inputs: { 'timeout-minutes': '2' },
        warp: WARP,
      })
      expect(performance.now() - startMs).toBeLessThan(1_500)
      expect([end.exitCode, end.outputs.outcome]).toEqual([1, outcome])
      expect(end.stdout).toMatch(/The service asks for 3600 s, only 1?\d\d s are left/)
    },
  )

  test('huge: is over any budget', async () => {
    const end = await runScenario(struck('create', 'H429-huge'))
    expectDefinite(end, 'The service asks for')
    expect(operations(end)).toEqual(['create'])
  })
})

test.each([200, 202])(
  'H2xx-other: %i for a create is taken when it holds a job',
  async (status) => {
    const end = await runScenario(struck('create', { status }))
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': end.simulator.jobs[0]?.id })
  },
)

test('H404-create: names the project and the organization', async () => {
  const end = await runScenario({ inputs: { 'project-id': 'elsewhere' } })
  expectDefinite(end, 'The project-id is wrong, or the API key belongs to another organization.')
})

test("N16, N17: a redirect's target gets no request, and its path stays out of the log", async () => {
  const target = await startSimulator()
  const end = await runScenario(
    struck('create', { redirectTo: `${target.url}/login?token=s3cret` }),
  )
  await target.close()
  expectDefinite(end, 'which is not followed')
  expect(target.connections).toBe(0)
  expect(end.stdout + end.summary).not.toContain('s3cret')
})

test('N9: a create that takes 45 s is slow, not lost', async () => {
  // 1.8 s are 45 s of the action's time.
  const end = await runScenario({
    simulator: { latencyMs: 1_800, job: { finishAfterMs: 0 } },
    inputs: { wait: 'false' },
    warp: 25,
  })
  expect(end.outputs).toMatchObject({ outcome: 'started', 'job-id': end.simulator.jobs[0]?.id })
  expect(operations(end)).toEqual(['create'])
})

describe('a connection that does not come about', () => {
  /** Four attempts at the create, then a definite failure. */
  async function expectThreeRepetitions(baseUrl: string, says: string): Promise<void> {
    const end = await runScenario({ inputs: { 'base-url': baseUrl }, warp: 60 })
    expectDefinite(end, says)
    expect(end.stdout).toContain('Gave up after 4 attempts.')
    expect(end.stdout.match(/Trying again in/g)).toHaveLength(3)
    expect(end.stdout).not.toContain(CREATED)
  }

  async function against(server: BrokenServer, says: string): Promise<void> {
    try {
      await expectThreeRepetitions(server.url, says)
    } finally {
      await server.close()
    }
  }

  test('N1: a name that is not found', () =>
    expectThreeRepetitions(
      'https://service.invalid',
      'the host name was not found (service.invalid, ',
    ))

  test('N2: a refused connection', async () =>
    expectThreeRepetitions(await refusingUrl(), 'the connection was refused (127.0.0.1:'))

  test('N3: a connection that hangs', async () =>
    against(await startUnreachableServer(), 'no connection within 10 s (127.0.0.1:'))

  test('N5: a reset during the TLS handshake', async () =>
    against(await startHandshakeResetter(), 'the connection was lost during the TLS handshake'))

  test('N2: a service that comes back gets one job', async () => {
    const down = await refusingUrl()
    const port = Number(new URL(down).port)
    const running = runScenario({ inputs: { 'base-url': down }, warp: 3 })
    await new Promise((resolve) => setTimeout(resolve, 150))
    const simulator = await startSimulator({ port, job: { finishAfterMs: 0 } })
    const end = await running
    await simulator.close()
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(simulator.jobs).toHaveLength(1)
  })
})

describe('N4: a certificate that is not trusted', () => {
  test('is definite, and names NODE_EXTRA_CA_CERTS', async () => {
    const simulator = await startSimulator({ tls: true })
    const end = await runScenario({ inputs: { 'base-url': simulator.url } })
    await simulator.close()
    expectDefinite(end, 'NODE_EXTRA_CA_CERTS')
    expect(simulator.requests).toEqual([])
  })

  test('is not trusted because NODE_TLS_REJECT_UNAUTHORIZED says so', async () => {
    const simulator = await startSimulator({ tls: true })
    const end = await runScenario({
      inputs: { 'base-url': simulator.url },
      env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    })
    await simulator.close()
    expectDefinite({ ...end, stderr: '' }, 'NODE_EXTRA_CA_CERTS')
    expect(simulator.requests).toEqual([])
  })

  test('is trusted once NODE_EXTRA_CA_CERTS names it', async () => {
    const simulator = await startSimulator({ tls: true, job: { finishAfterMs: 0 } })
    const end = await runScenario({
      inputs: { 'base-url': simulator.url },
      env: { NODE_EXTRA_CA_CERTS: testCertificatePath },
      warp: WARP,
    })
    await simulator.close()
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
  })
})

/** Runs against a service that is only reached through a proxy, whose name no name server knows. */
async function behindProxy(
  {
    faults,
    latencyMs,
    ...proxyOptions
  }: ProxyOptions & Pick<SimulatorOptions, 'faults' | 'latencyMs'>,
  scenario: Scenario & { scheme?: 'http' | 'https' } = {},
) {
  const simulator = await startSimulator({
    tls: true,
    job: { finishAfterMs: 0 },
    ...(faults && { faults }),
    ...(latencyMs && { latencyMs }),
  })
  const proxy = await startProxy({ hosts: { 'service.example': simulator.port }, ...proxyOptions })
  const end = await runScenario({
    warp: WARP,
    ...scenario,
    inputs: { 'base-url': 'https://service.example', ...scenario.inputs },
    env: { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: testCertificatePath, ...scenario.env },
  })
  await Promise.all([simulator.close(), proxy.close()])
  return { end: { ...end, simulator }, proxy, simulator }
}

describe('a proxy', () => {
  test.each([
    ['demands-login', false],
    ['demands-login', true],
    ['refuses-connect', false],
    ['refuses-connect', true],
  ] as const)('N18: that %s is definite, its connection left open: %j', async (behaviour, open) => {
    const { end, proxy } = await behindProxy({ behaviour, staysOpen: open })
    expectDefinite(end, `the proxy ${new URL(proxy.url).host} refused to connect: it answered 40`)
    expect(proxy.requests).toMatchObject([{ method: 'CONNECT', target: 'service.example:443' }])
    expect(end.stdout).not.toContain(CREATED)
  })

  test.each([
    ['is-silent', 'did not answer within 10 s'],
    ['hangs-up', 'could not be used'],
    ['fails', 'refused to connect: it answered 502'],
  ] as const)(
    'N18, R15: that %s is definite after four attempts, and the step ends',
    async (behaviour, says) => {
      const { end, proxy } = await behindProxy({ behaviour, staysOpen: true })
      expectDefinite(end, `the proxy ${new URL(proxy.url).host} ${says}`)
      expect(proxy.requests).toHaveLength(4)
      expect(end.stdout).toContain('Gave up after 4 attempts.')
      expect(end.stdout).not.toContain(CREATED)
    },
  )

  test('N18: that loses one connection in the middle of a wait is asked again', async () => {
    const { end, simulator } = await behindProxy({
      behaviour: (n) => (n === 1 ? 'is-silent' : 'works'),
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(simulator.jobs).toHaveLength(1)
  })

  test('that is not there is told as the proxy, not as the service', async () => {
    const { end } = await behindProxy({}, { env: { HTTPS_PROXY: await refusingUrl() } })
    expectDefinite(end, 'could not be used (ECONNREFUSED)')
    expect(end.stdout).toMatch(/the proxy 127\.0\.0\.1:\d+ could not be used/)
  })

  test.each(['\n', ' ', '\r\n'])(
    'that works is used, with its credentials, which are never shown, though %j is around its URL',
    async (blank) => {
      const proxy = await startProxy({ credentials: 'user:pa55word' })
      await proxy.close()
      const credentials = 'user:pa55word'
      const simulator = await startSimulator({ tls: true, job: { finishAfterMs: 0 } })
      const working = await startProxy({
        credentials,
        hosts: { 'service.example': simulator.port },
      })
      const end = await runScenario({
        inputs: { 'base-url': 'https://service.example' },
        env: {
          HTTPS_PROXY: `${blank}${working.url.replace('//', `//${credentials}@`)}${blank}`,
          NODE_EXTRA_CA_CERTS: testCertificatePath,
        },
        warp: WARP,
      })
      await Promise.all([simulator.close(), working.close()])
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
      expect(working.requests[0]).toMatchObject({
        method: 'CONNECT',
        target: 'service.example:443',
      })
      expect(end.stdout + end.summary).not.toContain('pa55word')
    },
  )

  test('is never used for a loopback service: the key would leave the machine', async () => {
    const proxy = await startProxy()
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 0 } },
      env: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url },
      warp: WARP,
    })
    await proxy.close()
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(proxy.requests).toEqual([])
  })

  test.each([
    ['N6', 'N6', LOST],
    ['N7', 'N7', LOST],
    ['N8', 'N8', LOST],
    ['N9', 'N9', 'no whole answer within 60 s'],
    ['N11', 'N11', NOT_WHOLE],
  ] as const)(
    '%s: inside its tunnel a create that was sent is never sent again',
    async (_row, fault, says) => {
      const { end, simulator } = await behindProxy({ faults: [{ on: 'create', fault }] })
      expectDefinite(end, says)
      expect(end.stdout).toContain(CREATED)
      expect(operations({ simulator })).toEqual(['create'])
    },
  )

  test('N9: inside its tunnel a create that takes 45 s is waited for', async () => {
    const { end, simulator } = await behindProxy(
      { latencyMs: 1_800 },
      // 1.8 s are 45 s of the action's time.
      { inputs: { wait: 'false' }, warp: 25 },
    )
    expect(end.outputs).toMatchObject({ outcome: 'started' })
    expect(simulator.jobs).toHaveLength(1)
  })

  test('is passed by for hosts in NO_PROXY', async () => {
    const { end, proxy } = await behindProxy({}, { env: { NO_PROXY: 'service.example' } })
    expectDefinite(end, 'the host name was not found (service.example')
    expect(proxy.requests).toEqual([])
  })

  test.each([
    'nonsense',
    'socks5://user:pa55word@host:1',
    '://user:pa55word@',
    'http://user:pa55word@host:99999',
    'http://user:pa55word%@host:3128',
    'http://user:pa55\nword@host:3128',
  ])('N19: at %j is definite, without printing it', async (HTTP_PROXY) => {
    const end = await runScenario({ env: { HTTP_PROXY } })
    expectDefinite(end, 'HTTP_PROXY is not an http or https URL')
    expect(end.stdout + end.summary).not.toMatch(/pa55|nonsense/)
    expect(end.simulator.connections).toBe(0)
  })
})
