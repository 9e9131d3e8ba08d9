import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { type Answer, json, send } from '../answer.ts'
import { trackConnections } from '../connections.ts'
import { closeServer, listen } from '../listening.ts'
import { answered } from './faults.ts'
import type { ForeignRequest } from './options.ts'

/** https://docs.github.com/rest/actions/workflow-jobs: a link to a log expires after a minute. */
const LINK_MS = 60_000
const EVERYBODY_IS_ADMIN = {
  permission: 'admin',
  role_name: 'admin',
  user: { permissions: { triage: true } },
}

export interface ForeignHost {
  url: string
  requests: ForeignRequest[]
  /** A link to a log, for a minute. */
  sign(log: string): string
  close(): Promise<void>
}

/** Another origin: where logs are kept, and whatever else a redirect may lead to. */
export async function startForeignHost({
  answer = EVERYBODY_IS_ADMIN,
  nowMs,
}: {
  answer?: object | undefined
  nowMs: () => number
}): Promise<ForeignHost> {
  const requests: ForeignRequest[] = []
  const logs = new Map<string, { log: string; untilMs: number }>()

  function react({ method = '', url: path = '', headers }: IncomingMessage): Answer {
    requests.push({ method, path, headers })
    if (!path.startsWith('/logs/')) return json(200, answer)
    const found = logs.get(path)
    // The storage takes the signature or the header, and refuses both together.
    if (found === undefined || nowMs() >= found.untilMs || headers.authorization !== undefined)
      return refused()
    return {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: { bytes: found.log },
    }
  }

  const server = createServer((incoming, response) => {
    const reset = () => connections.reset(incoming.socket.remotePort)
    send(response, { reaction: answered(react(incoming)), reset }).catch(() => response.destroy())
  })
  const connections = trackConnections(server)
  const port = await listen(server)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    requests,
    sign(log) {
      const untilMs = nowMs() + LINK_MS
      const expiry = encodeURIComponent(new Date(untilMs).toISOString())
      const path = `/logs/job-logs.txt?se=${expiry}&sp=r&sig=${randomUUID()}`
      logs.set(path, { log, untilMs })
      return url + path
    },
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await closed
    },
  }
}

function refused(): Answer {
  const text =
    '<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.</Message></Error>'
  return { status: 403, headers: { 'content-type': 'application/xml' }, body: { bytes: text } }
}
