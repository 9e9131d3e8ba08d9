import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import {
  refusingUrl,
  startHandshakeResetter,
  startUnreachableServer,
} from '../../simulator/broken-servers.ts'
import { closeAfterTest, exchange } from './harness.ts'

test('N2: nobody listens at the refusing URL', async () => {
  expect(await exchange(await refusingUrl())).toMatchObject({ ended: 'ECONNREFUSED' })
})

test('N3: a connection to the unreachable server neither opens nor fails', async () => {
  const { url } = closeAfterTest(await startUnreachableServer())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const events: string[] = []
  socket.once('connect', () => events.push('connect'))
  socket.once('error', ({ message }) => events.push(message))
  await wait(400)
  expect(socket.connecting).toBe(true)
  expect(events).toEqual([])
  socket.destroy()
})

test('N5: the handshake is reset after the connection was accepted', async () => {
  const server = closeAfterTest(await startHandshakeResetter())
  expect(await exchange(server.url)).toMatchObject({ status: null, ended: 'ECONNRESET' })
  expect(server.connections).toBe(1)
})
