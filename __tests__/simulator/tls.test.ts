import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, rootCertificates } from 'node:tls'
import { expect, test } from '@jest/globals'
import { testCertificatePath } from '../../simulator/tls.ts'
import { exchange, JOBS, start } from './harness.ts'

const CREATE = { method: 'POST', body: { prompt: 'x' } }

test('a client that was not told to trust the certificate refuses it', async () => {
  const simulator = await start({ tls: true })
  expect(simulator.url).toMatch(/^https:/)
  const { ended } = await exchange(simulator.url + JOBS, CREATE)
  expect(ended).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(simulator.requests).toEqual([])
  expect(simulator.connections).toBe(1)
})

test.each(['127.0.0.1', 'localhost'])('a client that trusts it connects to %s', async (host) => {
  const { port } = await start({ tls: true })
  const ca = [...rootCertificates, readFileSync(testCertificatePath, 'utf8')]
  const servername = host === 'localhost' ? { servername: host } : {}
  const socket = connect({ host: '127.0.0.1', port, ca, ...servername })
  const authorized = await new Promise((resolve, reject) => {
    socket.once('secureConnect', () => resolve(socket.authorized))
    socket.once('error', reject)
  })
  socket.destroy()
  expect(authorized).toBe(true)
})

test('requests are answered over TLS', async () => {
  const simulator = await start({ tls: true })
  const seen = await exchange(simulator.url + JOBS, { ...CREATE, rejectUnauthorized: false })
  expect(seen).toMatchObject({ status: 201, ended: 'end' })
})

test('connections are reset below TLS, too', async () => {
  const simulator = await start({ tls: true, faults: [{ on: 'create', nth: 'all', fault: 'N6' }] })
  const seen = await exchange(simulator.url + JOBS, { ...CREATE, rejectUnauthorized: false })
  expect(seen).toMatchObject({ status: null, ended: 'ECONNRESET' })
})

test('the certificate is good for many years', () => {
  const { validTo } = new X509Certificate(readFileSync(testCertificatePath))
  expect(Date.parse(validTo)).toBeGreaterThan(Date.UTC(2100, 0, 1))
})
