import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { refusingUrl } from '../../simulator/broken-servers.ts'
import { type ProxyOptions, type ProxyServer, startProxy } from '../../simulator/proxy.ts'
import { closeAfterTest, create, eventually, JOBS, start } from './harness.ts'

async function proxyWith(options: ProxyOptions = {}): Promise<ProxyServer> {
  return closeAfterTest(await startProxy(options))
}

async function openTunnel(
  proxy: ProxyServer,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; socket: Socket }> {
  const connecting = request(proxy.url, { method: 'CONNECT', path: target, headers, agent: false })
  connecting.end()
  return new Promise((resolve, reject) => {
    connecting.once('error', reject)
    connecting.once('connect', ({ statusCode: status }, socket) => resolve({ status, socket }))
  })
}

async function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject))
}

test('a working proxy tunnels to the target of a CONNECT', async () => {
  const [proxy, simulator] = [await proxyWith(), await start()]
  await create(simulator)
  const target = `127.0.0.1:${simulator.port}`
  const { status, socket } = await openTunnel(proxy, target)
  const headers = { authorization: 'Bearer k' }
  const agent = new Agent()
  const poll = get(`${simulator.url}${JOBS}/job_1`, {
    headers,
    agent,
    createConnection: () => socket,
  })
  const response = await responseTo(poll)
  expect(status).toBe(200)
  expect(await json(response)).toMatchObject({ id: 'job_1' })
  expect(proxy.requests).toMatchObject([{ method: 'CONNECT', target, refusedWith: null }])
})

test('a working proxy forwards plain requests, without what is meant for itself', async () => {
  const [proxy, simulator] = [await proxyWith(), await start()]
  const target = simulator.url + JOBS
  const headers = { authorization: 'Bearer k', 'proxy-authorization': 'Basic YTpi' }
  const sent = request(proxy.url, { method: 'POST', path: target, headers, agent: false })
  sent.end('{"prompt":"through the proxy"}')
  const response = await responseTo(sent)
  expect(response.statusCode).toBe(201)
  expect(await json(response)).toMatchObject({ id: 'job_1' })
  expect(simulator.jobs).toMatchObject([{ prompts: ['through the proxy'] }])
  expect(simulator.requests[0]?.headers).not.toHaveProperty('proxy-authorization')
  expect(proxy.requests).toMatchObject([{ method: 'POST', target, refusedWith: null }])
})

test.each([
  { behaviour: 'demands-login', status: 407 },
  { behaviour: 'refuses-connect', status: 403 },
] as const)('a proxy that $behaviour answers $status to everything', async (row) => {
  const proxy = await proxyWith({ behaviour: row.behaviour })
  const simulator = await start()
  const { status } = await openTunnel(proxy, `127.0.0.1:${simulator.port}`)
  const plain = get(proxy.url, { path: simulator.url, agent: false })
  const response = await responseTo(plain)
  response.resume()
  expect([status, response.statusCode]).toEqual([row.status, row.status])
  expect(proxy.requests.map(({ refusedWith }) => refusedWith)).toEqual([row.status, row.status])
  expect(simulator.connections).toBe(0)
})

test('a proxy with credentials lets in those who have them', async () => {
  const proxy = await proxyWith({ credentials: 'user:secret' })
  const { port } = await start()
  const login = (credentials: string) => ({
    'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}`,
  })
  const statuses = []
  for (const headers of [{}, login('user:wrong'), login('user:secret')]) {
    const { status, socket } = await openTunnel(proxy, `127.0.0.1:${port}`, headers)
    statuses.push(status)
    socket.destroy()
  }
  expect(statuses).toEqual([407, 407, 200])
})

test('what a client sends right behind its CONNECT gets through as well', async () => {
  const [proxy, simulator] = [await proxyWith(), await start()]
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
  socket.write(`CONNECT 127.0.0.1:${simulator.port} HTTP/1.1\r\nHost: x\r\n\r\n`)
  socket.write('GET /early HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => simulator.requests.length === 1)
  expect(simulator.requests).toMatchObject([{ path: '/early' }])
  socket.destroy()
})

test('a tunnel to nowhere is closed', async () => {
  const proxy = await proxyWith()
  const { host } = new URL(await refusingUrl())
  await expect(openTunnel(proxy, host)).rejects.toThrow('socket hang up')
  expect((await openTunnel(proxy, '::::')).status).toBe(400)
})
