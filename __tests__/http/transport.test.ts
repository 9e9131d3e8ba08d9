import net from 'node:net'
import { setImmediate } from 'node:timers/promises'
import tls from 'node:tls'
import { expect, jest, test } from '@jest/globals'
import { connectionError } from '../../src/http/faults.ts'
import { createTransport, type HttpRequest } from '../../src/http/transport.ts'
import { renderPlain } from '../../src/rich-text.ts'
import { answerOf, listen, refusingUrl, startRawServer } from '../support/raw-server.ts'

const requestTo = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: new URL(url),
  headers: {},
  timeoutMs: 30_000,
  maxBytes: 1024 * 1024,
  signal: new AbortController().signal,
  ...more,
})

/** Returns the error. */
const perform = (url: string, more: Partial<HttpRequest> = {}) =>
  createTransport({})(requestTo(url, more)).catch((thrown: unknown) => thrown)

test('an answer has a status, a body, and the first value of each header by lower-case name', async () => {
  const { url } = await startRawServer((socket) =>
    socket.write(
      'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nX-One: 1\r\nx-one: 2\r\nContent-Length: 3\r\n\r\n\u00e9!',
    ),
  )
  expect(await createTransport({})(requestTo(url))).toEqual({
    status: 201,
    headers: { 'x-one': '1', 'content-length': '3' },
    body: '\u00e9!',
  })
})

test('a request arrives unchanged, and asks for an uncompressed answer', async () => {
  const { url, requests } = await startRawServer((socket) => socket.write(answerOf(200, '')))
  const more = { method: 'POST', headers: { 'x-a': 'b' }, body: '{"a":"\u00e9"}' } as const
  await createTransport({})(requestTo(`${url}/v1/a?b=c%20d`, more))
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatch(/^POST \/v1\/a\?b=c%20d HTTP\/1\.1\r\n/)
  expect(requests[0]).toMatch(/\r\nx-a: b\r\n/)
  expect(requests[0]).toMatch(/\r\naccept-encoding: identity\r\n/)
  expect(requests[0]).toMatch(/\r\nuser-agent: docs-agent-action\/\d+\.\d+\.\d+\r\n/)
  expect(Buffer.from(requests[0] ?? '', 'latin1').toString()).toMatch(/\r\n\r\n\{"a":"\u00e9"\}$/)
})

test('GETs share a connection, and each POST has its own', async () => {
  const server = await startRawServer((socket) => socket.write(answerOf(200, '')))
  const send = createTransport({})
  for (const method of ['GET', 'GET', 'POST', 'POST', 'GET'] as const) {
    await send(requestTo(server.url, { method }))
    // The connection is free again one turn later.
    await setImmediate()
  }
  expect(server.requests).toHaveLength(5)
  expect(server.connections).toBe(3)
})

test('a request counts as not sent if the connection is refused', async () => {
  const url = await refusingUrl()
  const message = `no connection (${new URL(url).host}, ECONNREFUSED)`
  const error = { fault: 'unreachable', message }
  expect(await perform(url, { method: 'POST' })).toMatchObject(error)
})

test('the transport gives up a connection after 10 s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  // The handshake counts: this server never shakes hands.
  const url = await listen((socket) => socket.once('data', () => jest.advanceTimersByTime(10_000)))
  const result = await perform(url.replace('http:', 'https:'), { method: 'POST' })
  jest.useRealTimers()
  const message = expect.stringContaining('no connection within 10 s')
  expect(result).toMatchObject({ fault: 'unreachable', message })
})

test('a request counts as not sent if the TLS handshake is reset', async () => {
  const url = await listen((socket) => socket.once('data', () => socket.resetAndDestroy()))
  const result = await perform(url.replace('http:', 'https:'), { method: 'POST' })
  expect(result).toMatchObject({ fault: 'unreachable' })
})

test.each(['GET', 'POST'] as const)(
  'each address of a host has two seconds to connect for a %s',
  async (method) => {
    const connect = jest.spyOn(net, 'connect')
    await perform(await refusingUrl(), { method })
    const proxy = (await refusingUrl()).replace('http:', 'https:')
    const viaTls = jest.spyOn(tls, 'connect')
    const url = 'https://service.example'
    await createTransport({ HTTPS_PROXY: proxy })(requestTo(url, { method })).catch(() => {})
    for (const calls of [connect.mock.calls, viaTls.mock.calls])
      expect(calls[0]?.[0]).toMatchObject({ autoSelectFamilyAttemptTimeout: 2_000 })
    jest.restoreAllMocks()
  },
)

test.each([
  ['ENOTFOUND', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'blocked'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'blocked'],
  ['CERT_HAS_EXPIRED', 'blocked'],
])('%s before the request was sent is the fault %j', (code, fault) => {
  const error = connectionError({ code }, new URL('https://service.example'), false)
  expect(error.fault).toBe(fault)
  expect(renderPlain(error.advice ?? []).includes('NODE_EXTRA_CA_CERTS')).toBe(fault === 'blocked')
})

test('an answer of the largest size is read, and a byte more is refused', async () => {
  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
  const { url } = await startRawServer((socket, _, n) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
    socket.write(`${chunk(4_000)}${chunk(6_000 + n)}0\r\n\r\n`)
  })
  const ask = () => createTransport({})(requestTo(url, { maxBytes: 10_000 }))
  expect((await ask()).body).toHaveLength(10_000)
  await expect(ask()).rejects.toMatchObject({ fault: 'unusable' })
})

test('a cancel ends a request at once, with its reason', async () => {
  const cancel = new AbortController()
  const reason = new Error('cancelled')
  const { url, requests } = await startRawServer(() => cancel.abort(reason))
  expect(await perform(url, { signal: cancel.signal })).toBe(reason)
  expect(await perform(url, { signal: cancel.signal })).toBe(reason)
  expect(requests).toHaveLength(1)
})

test('a request that is cancelled while it connects is never sent', async () => {
  const cancel = new AbortController()
  const received: Buffer[] = []
  const url = await listen((socket) => {
    socket.on('data', (bytes) => received.push(bytes))
    cancel.abort()
  })
  const more = { method: 'POST', signal: cancel.signal } as const
  await perform(url.replace('http:', 'https:'), more)
  expect(Buffer.concat(received).includes('POST')).toBe(false)
})
