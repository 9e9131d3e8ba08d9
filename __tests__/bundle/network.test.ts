import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from '@jest/globals'
import { serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { listen } from '../support/raw-server.ts'

/** For `localhost`, `service.example` and `github.example`. Node trusts it only if told to. */
const CERTIFICATE = fileURLToPath(new URL('../support/certificate.pem', import.meta.url))
const TRUST = { NODE_EXTRA_CA_CERTS: CERTIFICATE }
const NAMES = { service: 'service.example', github: 'github.example' }

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** TLS in front of a server, with CERTIFICATE. @returns its port */
async function startTls(target: string): Promise<number> {
  const pem = readFileSync(CERTIFICATE)
  const server = createServer({ cert: pem, key: pem }, (socket) => {
    join(socket, connect(Number(new URL(target).port), '127.0.0.1'))
  })
  server.on('tlsClientError', () => {})
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as { port: number }).port
}

/** A proxy with tunnels to these ports, by host, or that answers with a status, or never. */
async function startProxy(end: Readonly<Record<string, number>> | number | 'silent') {
  const connects: string[] = []
  const connected = Promise.withResolvers<void>()
  const url = await listen((client) => {
    client.once('data', (head) => {
      const line = head.toString().split('\r\n', 1)[0] ?? ''
      connects.push(line)
      connected.resolve()
      if (end === 'silent') return
      const status = typeof end === 'number' ? end : 200
      client.write(`HTTP/1.1 ${status} Some Words\r\n\r\n`)
      if (typeof end === 'number') return
      const [, host = ''] = /^CONNECT ([^:]+)/.exec(line) ?? []
      const port = end[host]
      if (port === undefined) throw new Error(`No tunnel to ${host}`)
      join(client, connect(port, '127.0.0.1'))
    })
  })
  return { url, connects, connected: connected.promise }
}

function join(one: Socket, other: Socket): void {
  for (const socket of [one, other]) socket.on('error', () => socket.destroy())
  one.on('close', () => other.destroySoon())
  other.on('close', () => one.destroySoon())
  one.pipe(other).pipe(one)
}

/** A step that asks GitHub who set the label, and comments, with both servers behind TLS. By default, on loopback. */
async function serveTls(names?: typeof NAMES) {
  const at = await serve()
  const ports = { service: await startTls(at.serviceUrl), github: await startTls(at.githubUrl) }
  const urlOf = (to: keyof typeof NAMES) => `https://${names?.[to] ?? `localhost:${ports[to]}`}`
  at.github.apiUrl = urlOf('github')
  const step = {
    at,
    event: { name: LABELLED.event, payload: LABELLED.payload },
    inputs: { comment: 'true', context: 'event', 'base-url': urlOf('service') },
  }
  const start = (env: Record<string, string>) =>
    startStep({ ...step, env: { GITHUB_API_URL: urlOf('github'), ...env } })
  const expectWholeStep = (end: { exitCode: number | null; outputs: object }) => {
    const outputs = expect.objectContaining({ outcome: 'pr-opened', 'pr-number': '101' })
    expect([end.exitCode, end.outputs]).toEqual([0, outputs])
    const { comments } = at.github.repository
    expect(comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 101])
  }
  return { at, ports, start, expectWholeStep }
}

test('over TLS, a certificate is trusted if NODE_EXTRA_CA_CERTS names it', async () => {
  const { start, expectWholeStep } = await serveTls()
  expectWholeStep(await (await start(TRUST)).end)
})

test('else it is not, whatever the environment says, and the message names that variable', async () => {
  const at = await serve()
  const inputs = { 'base-url': `https://localhost:${await startTls(at.serviceUrl)}` }
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' }
  const { exitCode, outputs, stdout } = await (await startStep({ at, inputs, env })).end
  expect([exitCode, outputs.outcome, at.requests.length]).toEqual([1, 'error', 0])
  expect(stdout).toMatch(/^::error::.*certificate.*NODE_EXTRA_CA_CERTS/m)
})

describe('through a proxy', () => {
  test('a whole step goes through tunnels, to GitHub too', async () => {
    const { at, ports, start, expectWholeStep } = await serveTls(NAMES)
    const proxy = await startProxy({
      [NAMES.service]: ports.service,
      [NAMES.github]: ports.github,
    })
    expectWholeStep(await (await start({ ...TRUST, HTTPS_PROXY: proxy.url })).end)
    expect(proxy.connects).toHaveLength(at.requests.length)
    expect(new Set(proxy.connects)).toEqual(
      new Set(['CONNECT service.example:443 HTTP/1.1', 'CONNECT github.example:443 HTTP/1.1']),
    )
  })

  const inputs = { 'base-url': 'https://service.example' }

  test('that demands credentials and keeps the connection, the process ends, and names it', async () => {
    const proxy = await startProxy(407)
    const step = await startStep({ inputs, env: { HTTPS_PROXY: proxy.url } })
    const { exitCode, outputs, stdout } = await step.end
    expect([exitCode, outputs.outcome]).toEqual([1, 'error'])
    const { host } = new URL(proxy.url)
    expect(stdout).toContain(`the proxy ${host} refused to connect: it answered 407`)
    expect(proxy.connects).toHaveLength(1)
  })

  // Windows has no signals.
  const posix = process.platform === 'win32' ? test.skip : test
  posix('that never answers, a cancel ends the step', async () => {
    const proxy = await startProxy('silent')
    const step = await startStep({ inputs, env: { HTTPS_PROXY: proxy.url } })
    await proxy.connected
    step.process.kill('SIGTERM')
    const { exitCode, outputs } = await step.end
    expect([exitCode, outputs.outcome]).toEqual([1, 'cancelled'])
  })
})
