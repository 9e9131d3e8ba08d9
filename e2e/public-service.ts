import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { type Duplex, pipeline } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'
import { promisify } from 'node:util'
import { trackConnections } from '../simulator/connections.ts'
import { closeServer, listen } from '../simulator/listening.ts'

const PUBLIC_HOST = 'api.mintlify.com'

export interface PublicService {
  /** What a process needs in its environment to find the service here. */
  env: Record<string, string>
  /** Where clients wanted to go; the service's host alone is let through. */
  targets: string[]
  close(): Promise<void>
}

/**
 * Serves a simulator at the service's public address: a proxy that leads there, and a certificate for it
 * that the environment trusts. So a workflow that names no address needs none for a test.
 */
export async function servePublicly(
  simulator: { port: number },
  folder: string,
): Promise<PublicService> {
  const { key, cert, file } = await makeCertificate(folder)
  const service = createTlsServer({ key, cert }, (client) => {
    pipeline(client, connect(simulator.port, '127.0.0.1'), client, () => {})
  })
  const servicePort = await listen(service)

  const targets: string[] = []
  const proxy = createServer()
  proxy.on('connect', async ({ url = '' }: IncomingMessage, client: Duplex) => {
    targets.push(url)
    if (url !== `${PUBLIC_HOST}:443`) {
      client.end('HTTP/1.1 403 Not in this test\r\n\r\n')
      return
    }
    const upstream = connect(servicePort, '127.0.0.1')
    await once(upstream, 'connect')
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    pipeline(client, upstream, client, () => {})
  })
  const proxyPort = await listen(proxy)

  const servers = [service, proxy].map((server) => ({
    server,
    connections: trackConnections(server),
  }))
  return {
    env: {
      HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      NO_PROXY: '127.0.0.1',
      NODE_EXTRA_CA_CERTS: file,
    },
    targets,
    async close() {
      const closed = servers.map(({ server }) => closeServer(server))
      for (const { connections } of servers) connections.destroyAll()
      await Promise.all(closed)
    },
  }
}

async function makeCertificate(folder: string) {
  const [keyFile, file] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${PUBLIC_HOST}`, '-addext', `subjectAltName=DNS:${PUBLIC_HOST}`],
    ...['-days', '2', '-keyout', keyFile, '-out', file],
  ])
  return { key: await readFile(keyFile), cert: await readFile(file), file }
}
