import { describe, expect, jest, test } from '@jest/globals'
import { createTransport, proxyFor } from '../../src/http/transport.ts'
import { type Answer, answerOf, refusingUrl, startRawServer } from '../support/raw-server.ts'

const proxyOf = (url: string, env: Record<string, string>) => proxyFor(new URL(url), env)?.origin

describe('the proxy for a URL', () => {
  const env = { HTTPS_PROXY: 'http://for-https:1', HTTP_PROXY: 'http://for-http:2' }
  const malformed = { HTTPS_PROXY: '::', HTTP_PROXY: '::' }

  test.each<[string, Record<string, string>, string | undefined]>([
    ['https://a.example', env, 'http://for-https:1'],
    ['http://a.example', env, 'http://for-http:2'],
    ['https://a.example', { ...env, https_proxy: 'http://lower:3' }, 'http://lower:3'],
    ['https://a.example', { ...env, https_proxy: '' }, 'http://for-https:1'],
    ['https://a.example', {}, undefined],
    ['https://a.example', { ...env, no_proxy: 'a.example', NO_PROXY: 'b.example' }, undefined],
    ['https://b.example', { ...env, no_proxy: 'a.example', NO_PROXY: '*' }, 'http://for-https:1'],
    ['https://a.example', { ...env, no_proxy: ' ', NO_PROXY: 'a.example' }, undefined],
    // Loopback requests need no proxy.
    ['http://localhost:1', malformed, undefined],
    ['https://127.0.0.1:8080', malformed, undefined],
    ['http://[::1]', malformed, undefined],
  ])('of %s with %j is %s', (url, variables, proxy) => {
    expect(proxyOf(url, variables)).toBe(proxy)
  })

  test.each([
    ...['A.EXAMPLE', 'example', '.example', '*.example', '*', 'b.example\n, a.example:443'].map(
      (noProxy) => [noProxy, undefined] as const,
    ),
    ...['a.example:8443', 'ample', 'b.a.example', '', ' , '].map(
      (noProxy) => [noProxy, env.HTTPS_PROXY] as const,
    ),
  ])('with NO_PROXY=%j is %s', (noProxy, proxy) => {
    expect(proxyOf('https://a.example/v1', { ...env, NO_PROXY: noProxy })).toBe(proxy)
  })

  test.each([
    ['proxy.example:8080', 'http://proxy.example:8080/'],
    ['proxy.example', 'http://proxy.example/'],
    ['10.0.0.1:3128', 'http://10.0.0.1:3128/'],
    ['user:pass%40word@proxy.example:8080', 'http://user:pass%40word@proxy.example:8080/'],
    ['\n http://b:1 \r\n', 'http://b:1/'],
  ])('%j is read as %s', (value, href) => {
    expect(proxyFor(new URL('https://a.example'), { HTTPS_PROXY: value })?.href).toBe(href)
  })

  test.each([
    'my.proxy:port',
    'socks5://b:1',
    'http://a b',
    'http://u:%zz@b:1',
    'bob:12345#s3cret@proxy:3128',
    'https//proxy:3128',
    '::',
  ])('%j is an error that names the variable and hides the value', (value) => {
    const read = () => proxyOf('https://a.example', { HTTPS_PROXY: value })
    expect(read).toThrow(/^HTTPS_PROXY is not an http or https URL\. /)
    expect(read).not.toThrow(value)
  })
})

async function through(proxyUrl: string, method: 'GET' | 'POST' = 'POST') {
  const sent = jest.fn()
  const end = await createTransport({ HTTPS_PROXY: proxyUrl })({
    method,
    url: new URL('https://service.example/v1'),
    headers: {},
    timeoutMs: 30_000,
    maxBytes: 1024,
    signal: new AbortController().signal,
    onSent: sent,
  }).catch((error: unknown) => error)
  return { end, sent: sent.mock.calls.length }
}

test('an https request asks the proxy for a tunnel, with its credentials', async () => {
  const { url, requests } = await startRawServer((socket) => socket.end())
  const withUser = url.replace('http://', 'http://user:pass%40word@')
  await through(withUser, 'GET')
  expect(requests[0]).toMatch(/^CONNECT service\.example:443 HTTP\/1\.1\r\n/)
  const credentials = Buffer.from('user:pass@word').toString('base64')
  expect(requests[0]).toContain(`\r\nproxy-authorization: Basic ${credentials}\r\n`)
})

const refuse = (status: number): Answer => {
  return (socket) => socket.write(answerOf(status, ''))
}

test.each<[string, Answer, string, string]>([
  ['answers 407', refuse(407), 'blocked', 'refused to connect: it answered 407'],
  ['answers 403', refuse(403), 'blocked', 'refused to connect: it answered 403'],
  ['answers 502', refuse(502), 'unreachable', 'refused to connect: it answered 502'],
  ['hangs up', (socket) => socket.end(), 'unreachable', 'could not be used'],
])('a proxy that %s is named, and asked once', async (_what, answer, fault, words) => {
  const server = await startRawServer(answer)
  const message = expect.stringContaining(`the proxy ${new URL(server.url).host} ${words}`)
  expect(await through(server.url)).toMatchObject({ sent: 0, end: { fault, message } })
  expect(server.connections).toBe(1)
})

test('an unreachable proxy is named', async () => {
  const url = await refusingUrl()
  const message = `the proxy ${new URL(url).host} could not be used (ECONNREFUSED)`
  const end = { fault: 'unreachable', message }
  expect(await through(url)).toMatchObject({ sent: 0, end })
})

test('a proxy that is silent for 10 s is given up, and its connection closed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const closed = Promise.withResolvers<void>()
  const { url } = await startRawServer((socket) => {
    socket.on('close', () => closed.resolve())
    jest.advanceTimersByTime(10_000)
  })
  const result = await through(url)
  jest.useRealTimers()
  const message = `the proxy ${new URL(url).host} did not answer within 10 s`
  expect(result).toMatchObject({ sent: 0, end: { fault: 'unreachable', message } })
  await closed.promise
})
