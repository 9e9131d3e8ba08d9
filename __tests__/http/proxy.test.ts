import { expect, jest, test } from '@jest/globals'
import { createTransport } from '../../src/http/transport.ts'
import {
  type Answer,
  answerOf,
  listen,
  refusingUrl,
  startRawServer,
} from '../support/raw-server.ts'

async function send(url: string, env: Record<string, string>) {
  return await createTransport(env)({
    method: 'GET',
    url: new URL(url),
    headers: {},
    timeoutMs: 30_000,
    maxBytes: 1024,
    signal: new AbortController().signal,
  }).catch((error: unknown) => error)
}
const SERVICE = 'https://service.example/v1'

const HOST = '127.0.0.1'

test.each<[string, Record<string, string>, 'proxy' | 'server', scheme?: string]>([
  ['HTTPS_PROXY', { HTTPS_PROXY: ' PROXY\n' }, 'proxy'],
  ['https_proxy, which comes first', { https_proxy: 'PROXY', HTTPS_PROXY: '::' }, 'proxy'],
  ['HTTPS_PROXY, since the other is empty', { https_proxy: '', HTTPS_PROXY: 'PROXY' }, 'proxy'],
  ['a proxy without a scheme', { HTTPS_PROXY: 'HOST_AND_PORT' }, 'proxy'],
  ['no proxy, since it has no TLS', { HTTPS_PROXY: 'PROXY' }, 'server', 'http'],
  ['no proxy, by NO_PROXY', { HTTPS_PROXY: 'PROXY', no_proxy: ' ', NO_PROXY: HOST }, 'server'],
])('a request goes through %s', async (_what, env, to, scheme = 'https') => {
  let connections = 0
  const server = await listen((socket) => {
    connections++
    socket.once('data', () => socket.end())
  })
  const proxy = await startRawServer((socket) => socket.write(answerOf(407, '')))
  const filled = Object.entries(env).map(([name, value]) => {
    const url = value.replace('PROXY', proxy.url)
    return [name, url.replace('HOST_AND_PORT', new URL(proxy.url).host)] as const
  })
  await send(server.replace('http', scheme), Object.fromEntries(filled))
  expect([proxy.connections, connections]).toEqual(to === 'proxy' ? [1, 0] : [0, 1])
})

test('an https request asks the proxy for a tunnel, with its credentials', async () => {
  const { url, requests } = await startRawServer((socket) => socket.end())
  await send(SERVICE, { HTTPS_PROXY: url.replace('http://', 'http://user:pass%40word@') })
  expect(requests[0]).toMatch(/^CONNECT service\.example:443 HTTP\/1\.1\r\n/)
  const credentials = Buffer.from('user:pass@word').toString('base64')
  expect(requests[0]).toContain(`\r\nproxy-authorization: Basic ${credentials}\r\n`)
})

test.each([
  'my.proxy:port',
  'socks5://b:1',
  'http://a b',
  'http://u:%zz@b:1',
  'bob:12345#s3cret@proxy:3128',
  'https//proxy:3128',
  '::',
])('%j is an error that names the variable and hides the value', async (value) => {
  const end = await send(SERVICE, { HTTPS_PROXY: value })
  const message = expect.stringMatching(/^HTTPS_PROXY is not an http or https URL\. /)
  expect(end).toMatchObject({ fault: 'blocked', message })
  expect((end as Error).message).not.toContain(value)
})

const refuse = (status: number): Answer => {
  return (socket) => socket.write(answerOf(status, ''))
}

test.each<[string, Answer, string, string]>([
  ['answers 407', refuse(407), 'blocked', 'refused to connect: it answered 407'],
  ['answers 502', refuse(502), 'unreachable', 'refused to connect: it answered 502'],
  ['hangs up', (socket) => socket.end(), 'unreachable', 'could not be used'],
])('a proxy that %s is named, and asked once', async (_what, answer, fault, words) => {
  const server = await startRawServer(answer)
  const message = expect.stringContaining(`the proxy ${new URL(server.url).host} ${words}`)
  expect(await send(SERVICE, { HTTPS_PROXY: server.url })).toMatchObject({ fault, message })
  expect(server.connections).toBe(1)
})

test('an unreachable proxy is named', async () => {
  const url = await refusingUrl()
  const message = `the proxy ${new URL(url).host} could not be used (ECONNREFUSED)`
  const failed = { fault: 'unreachable', message }
  expect(await send(SERVICE, { HTTPS_PROXY: url })).toMatchObject(failed)
})

test('a proxy that is silent for 10 s is given up, and its connection closed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const closed = Promise.withResolvers<void>()
  const { url } = await startRawServer((socket) => {
    socket.on('close', () => closed.resolve())
    jest.advanceTimersByTime(10_000)
  })
  const result = await send(SERVICE, { HTTPS_PROXY: url })
  jest.useRealTimers()
  const message = `no connection within 10 s (service.example; the proxy is ${new URL(url).host})`
  expect(result).toMatchObject({ fault: 'unreachable', message })
  await closed.promise
})
