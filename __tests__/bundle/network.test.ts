import { describe, expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import { CERTIFICATE, serve, startProxy, startStep, startTls } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'

const TRUST = { NODE_EXTRA_CA_CERTS: CERTIFICATE }

/** A service behind TLS, which steps reach by a name. */
async function serveTls(host?: string) {
  const at = await serve()
  const port = await startTls(at.serviceUrl)
  const inputs = {
    'base-url': host === undefined ? `https://localhost:${port}` : `https://${host}`,
  }
  return { port, ...at, start: (env: Record<string, string>) => startStep({ at, inputs, env }) }
}

describe('over TLS', () => {
  test.each([
    ['an unsigned certificate', {}],
    ['a certificate whose check the environment disables', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ])('%s is not trusted, and the message names NODE_EXTRA_CA_CERTS', async (_what, env) => {
    const { start, requests } = await serveTls()
    const { exitCode, outputs, stdout } = await (await start(env)).end
    expect([exitCode, outputs.outcome, requests.length]).toEqual([1, 'error', 0])
    expect(stdout).toMatch(/^::error::.*certificate.*NODE_EXTRA_CA_CERTS/m)
  })

  test('a certificate in NODE_EXTRA_CA_CERTS is trusted', async () => {
    const { start, requests } = await serveTls()
    const { exitCode, outputs } = await (await start(TRUST)).end
    expect([exitCode, outputs.outcome]).toEqual([0, 'pr-opened'])
    expect(requests.map(({ operation }) => operation)).toContain('create')
  })
})

describe('through a proxy', () => {
  test('a whole step goes through tunnels of the proxy', async () => {
    const { start, port, requests } = await serveTls('service.example')
    const proxy = await startProxy({ port })
    const { exitCode, outputs } = await (await start({ ...TRUST, HTTPS_PROXY: proxy.url })).end
    expect([exitCode, outputs.outcome]).toEqual([0, 'pr-opened'])
    expect(new Set(proxy.connects)).toEqual(new Set(['CONNECT service.example:443 HTTP/1.1']))
    const toService = requests.filter(({ to }) => to === 'service')
    expect(proxy.connects).toHaveLength(toService.length)
  })

  test('a proxy that demands credentials and keeps the connection is named, and the process ends', async () => {
    const { start } = await serveTls('service.example')
    const proxy = await startProxy({ status: 407 })
    const { exitCode, outputs, stdout } = await (await start({ ...TRUST, HTTPS_PROXY: proxy.url }))
      .end
    expect([exitCode, outputs.outcome]).toEqual([1, 'error'])
    expect(stdout).toContain(
      `the proxy ${new URL(proxy.url).host} refused to connect: it answered 407`,
    )
    expect(proxy.connects).toHaveLength(1)
  })

  // Windows has no signals.
  const posix = process.platform === 'win32' ? test.skip : test
  posix('a cancel ends a step whose proxy never answers', async () => {
    const { start } = await serveTls('service.example')
    const proxy = await startProxy('silent')
    const step = await start({ HTTPS_PROXY: proxy.url })
    await proxy.connected
    step.process.kill('SIGTERM')
    const { exitCode, outputs } = await step.end
    expect([exitCode, outputs.outcome]).toEqual([1, 'cancelled'])
  })
})

/** Asks GitHub who set the label, comments on the issue and on the pull request. */
describe('a step on a label', () => {
  const SLOW_MS = 100
  const step = {
    event: { name: LABELLED.event, payload: LABELLED.payload },
    inputs: { comment: 'true', context: 'event' },
  }
  type Served = Awaited<ReturnType<typeof serve>>

  function expectWholeStep(at: Served, end: { exitCode: number | null; outputs: object }) {
    expect([end.exitCode, end.outputs]).toEqual([
      0,
      expect.objectContaining({ outcome: 'pr-opened', 'pr-number': '101' }),
    ])
    const { comments } = at.github.repository
    expect(comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 101])
  }

  /** Both servers behind TLS, reached by these names. */
  async function serveBothOverTls(names: { service: string; github: string }) {
    const at = await serve()
    const ports = { service: await startTls(at.serviceUrl), github: await startTls(at.githubUrl) }
    const isLocal = names.github === 'localhost'
    const urlOf = (to: 'service' | 'github') =>
      isLocal ? `https://localhost:${ports[to]}` : `https://${names[to]}`
    at.github.apiUrl = urlOf('github')
    const inputs = { ...step.inputs, 'base-url': urlOf('service') }
    const env = { ...TRUST, GITHUB_API_URL: urlOf('github') }
    return {
      at,
      ports,
      start: (more = {}) => startStep({ ...step, at, inputs, env: { ...env, ...more } }),
    }
  }

  test('talks to GitHub and the service over TLS with a private certificate', async () => {
    const { at, start } = await serveBothOverTls({ service: 'localhost', github: 'localhost' })
    expectWholeStep(at, await (await start()).end)
  })

  test('goes through a slow proxy, to GitHub too', async () => {
    const names = { service: 'service.example', github: 'github.example' }
    const { at, ports, start } = await serveBothOverTls(names)
    const hosts = { 'service.example': ports.service, 'github.example': ports.github }
    const proxy = await startProxy({ hosts, delayMs: SLOW_MS })
    expectWholeStep(at, await (await start({ HTTPS_PROXY: proxy.url })).end)
    expect(proxy.connects).toHaveLength(at.requests.length)
    expect(new Set(proxy.connects)).toEqual(
      new Set(['CONNECT service.example:443 HTTP/1.1', 'CONNECT github.example:443 HTTP/1.1']),
    )
  })

  test('follows GitHub to the new name of its repository, with method and body', async () => {
    const at = await serve({
      onRequest({ to, path, query }) {
        if (to === 'service' || query.has('moved')) return undefined
        return json(
          307,
          {},
          { location: `${path}?${new URLSearchParams([...query, ['moved', '']])}` },
        )
      },
    })
    expectWholeStep(at, await (await startStep({ ...step, at })).end)
    const toGitHub = at.requests.filter(({ to }) => to === 'github')
    const moved = toGitHub.filter(({ query }) => query.has('moved'))
    expect(moved.length).toBe(toGitHub.length / 2)
  })
})
