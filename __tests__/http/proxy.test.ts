import { describe, expect, jest, test } from '@jest/globals'
import { proxyFor } from '../../src/http/proxy.ts'
import { createTransport, type HttpRequest } from '../../src/http/transport.ts'
import { type Answer, answerOf, refusingUrl, startRawServer } from '../support/raw-server.ts'

const proxyOf = (url: string, env: Record<string, string>) => proxyFor(new URL(url), env)?.origin

describe('the proxy for a URL', () => {
  const env = { HTTPS_PROXY: 'http://for-https:1', HTTP_PROXY: 'http://for-http:2' }

  test('is that of its scheme, lower case names first', () => {
    expect(proxyOf('https://a.example', env)).toBe('http://for-https:1')
    expect(proxyOf('http://a.example', env)).toBe('http://for-http:2')
    expect(proxyOf('https://a.example', { ...env, https_proxy: 'http://lower:3' })).toBe(
      'http://lower:3',
    )
    expect(proxyOf('https://a.example', { ...env, https_proxy: '' })).toBe('http://for-https:1')
    expect(proxyOf('https://a.example', {})).toBeUndefined()
  })

  test.each(['http://localhost:1', 'https://127.0.0.1:8080', 'http://[::1]'])(
    'is none for %s, which stays on this machine',
    (url) => expect(proxyOf(url, env)).toBeUndefined(),
  )

  test.each(['A.EXAMPLE', 'example', '.example', '*.example', '*', 'b.example\n, a.example:443'])(
    'is none where NO_PROXY is %j',
    (noProxy) =>
      expect(proxyOf('https://a.example/v1', { ...env, NO_PROXY: noProxy })).toBeUndefined(),
  )

  test.each(['a.example:8443', 'ample', 'b.a.example', '', ' , '])(
    'is that of its scheme where NO_PROXY is %j',
    (noProxy) =>
      expect(proxyOf('https://a.example/v1', { ...env, NO_PROXY: noProxy })).toBeDefined(),
  )

  test('N19: blanks and line breaks around its URL are left out', () => {
    expect(proxyOf('https://a.example', { HTTPS_PROXY: '\n http://b:1 \r\n' })).toBe('http://b:1')
  })

  test.each(['my.proxy:3128', 'socks5://b:1', 'http://a b', 'http://u:%zz@b:1', '::'])(
    'N19: %j is refused with the name of its variable, and not shown',
    (value) => {
      const read = () => proxyOf('https://a.example', { HTTPS_PROXY: value })
      expect(read).toThrow(/^HTTPS_PROXY is not an http or https URL\. .*Nothing was sent\.$/)
      expect(read).not.toThrow(value)
    },
  )
})

/** What becomes of one request through a proxy. */
async function through(proxyUrl: string, more: Partial<HttpRequest> = {}) {
  const sent = jest.fn()
  const env = { HTTPS_PROXY: proxyUrl, HTTP_PROXY: proxyUrl }
  const end = await createTransport(env)({
    method: 'POST',
    url: new URL('https://service.example/v1'),
    headers: {},
    timeoutMs: 30_000,
    maxBytes: 1024,
    signal: new AbortController().signal,
    onSent: sent,
    ...more,
  }).catch((error: unknown) => error)
  return { end, sent: sent.mock.calls.length }
}

test('N19: a malformed proxy fails each request, and none that stays on this machine', async () => {
  const { url } = await startRawServer((socket) => socket.write(answerOf(200, 'fine')))
  expect(await through('b:1')).toMatchObject({ sent: 0, end: { fault: 'proxy' } })
  expect(await through('b:1', { url: new URL(url) })).toMatchObject({ end: { status: 200 } })
})

test('an https request asks the proxy for a tunnel, with its credentials', async () => {
  const { url, requests } = await startRawServer((socket) => socket.end())
  await through(url.replace('http://', 'http://user:pass%40word@'))
  expect(requests[0]).toMatch(/^CONNECT service\.example:443 HTTP\/1\.1\r\n/)
  const credentials = Buffer.from('user:pass@word').toString('base64')
  expect(requests[0]).toContain(`\r\nproxy-authorization: Basic ${credentials}\r\n`)
})

test('an http request is handed to the proxy itself', async () => {
  const { url, requests } = await startRawServer((socket) => socket.write(answerOf(200, 'fine')))
  const result = await through(url, { url: new URL('http://service.example/v1?a=b') })
  expect(result).toMatchObject({ sent: 1, end: { status: 200, body: 'fine' } })
  expect(requests[0]).toMatch(/^POST http:\/\/service\.example\/v1\?a=b HTTP\/1\.1\r\n/)
})

const refuse = (status: number): Answer => {
  return (socket) => socket.write(answerOf(status, ''))
}

test.each([
  [407, 'proxy'],
  [403, 'proxy'],
  [502, 'proxy-silent'],
])('N18: a proxy that answers CONNECT with %i is named, and asked once', async (status, fault) => {
  const server = await startRawServer(refuse(status))
  const { host } = new URL(server.url)
  expect(await through(server.url)).toMatchObject({
    sent: 0,
    end: {
      fault,
      status,
      message: `the proxy ${host} refused to connect: it answered ${status}`,
      advice: 'Check HTTPS_PROXY, its credentials, and NO_PROXY.',
    },
  })
  expect(server.connections).toBe(1)
})

test('N18: a 407 for an http request is the refusal of the proxy', async () => {
  const { url } = await startRawServer(refuse(407))
  const { end } = await through(url, { url: new URL('http://service.example') })
  expect(end).toMatchObject({ fault: 'proxy', status: 407 })
})

test('N18: a proxy that hangs up is asked once', async () => {
  const server = await startRawServer((socket) => socket.end())
  const message = expect.stringContaining('could not be used')
  expect(await through(server.url)).toMatchObject({
    sent: 0,
    end: { fault: 'proxy-silent', message },
  })
  expect(server.connections).toBe(1)
})

test('N18: a proxy that is not there is named', async () => {
  const url = await refusingUrl()
  const message = `the proxy ${new URL(url).host} could not be used (ECONNREFUSED)`
  const end = { fault: 'connection-refused', message }
  expect(await through(url)).toMatchObject({ sent: 0, end })
})

test('N18: a proxy that never answers is given up after 10 s, and lets go of its connection', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const closed = Promise.withResolvers<void>()
  const { url } = await startRawServer((socket) => {
    socket.on('close', () => closed.resolve())
    jest.advanceTimersByTime(10_000)
  })
  const result = await through(url)
  jest.useRealTimers()
  const message = `the proxy ${new URL(url).host} did not answer within 10 s`
  expect(result).toMatchObject({ sent: 0, end: { fault: 'proxy-silent', message } })
  await closed.promise
})
