import { describe, expect, test } from '@jest/globals'
import { CERTIFICATE, serve, startProxy, startStep, startTls } from '../support/bundle.ts'

/* What only a process shows of the network: whom it trusts, and the proxies of its environment. */

const TRUST = { NODE_EXTRA_CA_CERTS: CERTIFICATE }

/** A service behind TLS, and what starts steps that reach it by a name. */
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
    ['a certificate that nobody signed', {}],
    ['one for which the environment switches the check off', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ])('%s is not trusted, and the way out is named [N4]', async (_what, env) => {
    const { start, requests } = await serveTls()
    const { exitCode, outputs, stdout } = await (await start(env)).end
    expect([exitCode, outputs.outcome, requests.length]).toEqual([1, 'error', 0])
    expect(stdout).toMatch(/^::error::.*certificate.*NODE_EXTRA_CA_CERTS/m)
  })

  test('a certificate that NODE_EXTRA_CA_CERTS names is trusted [N4]', async () => {
    const { start, requests } = await serveTls()
    const { exitCode, outputs } = await (await start(TRUST)).end
    expect([exitCode, outputs.outcome]).toEqual([0, 'pr-opened'])
    expect(requests.map(({ operation }) => operation)).toContain('create')
  })
})

describe('through a proxy', () => {
  test('a whole step goes through the tunnels of a proxy [N18]', async () => {
    const { start, port, requests } = await serveTls('service.example')
    const proxy = await startProxy({ port })
    const { exitCode, outputs } = await (await start({ ...TRUST, HTTPS_PROXY: proxy.url })).end
    expect([exitCode, outputs.outcome]).toEqual([0, 'pr-opened'])
    expect(new Set(proxy.connects)).toEqual(new Set(['CONNECT service.example:443 HTTP/1.1']))
    const toService = requests.filter(({ to }) => to === 'service')
    expect(proxy.connects).toHaveLength(toService.length)
  })

  test('a proxy that wants credentials and holds on to the connection is named, and the process ends [R15, N18]', async () => {
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
  posix('a cancel ends a step whose proxy never answers [R15, N18]', async () => {
    const { start } = await serveTls('service.example')
    const proxy = await startProxy('silent')
    const step = await start({ HTTPS_PROXY: proxy.url })
    await proxy.connected
    step.process.kill('SIGTERM')
    const { exitCode, outputs } = await step.end
    expect([exitCode, outputs.outcome]).toEqual([1, 'cancelled'])
  })
})
