import { rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { runStep, type StepEnd } from '../../scripts/runner.ts'
import { closeServer, listen } from '../../simulator/listening.ts'
import { CANARY_KEY } from '../support/action.ts'
import { attacks, recordFigure } from '../support/figures.ts'
import { inParallel } from '../support/in-parallel.ts'

/*
 * N6 to N8, N11, P2: the answer to each request that starts something is cut behind each of its bytes, by an
 * end or a reset of the connection. The request is never sent again, and what is not known is told so.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

type Ending = 'end' | 'reset'

const JOB = {
  ...{ id: 'job_1', status: 'active', source: { repository: 'https://github.com/acme/docs' } },
  ...{ model: 'm', prLink: null, createdAt: '2026-11-21T00:00:00Z', archivedAt: null },
}
const BUILD = { statusId: 'build_1', previewUrl: 'https://preview.example' }
const RUN = { schemaId: 'schema_1', instanceId: 'instance_1', jobId: 'automation_job_1' }
const FROM_HERE = { repo: { full_name: 'acme/docs' }, ref: 'agent/1' }

/** What starts something: its inputs, and the answer to it. */
const STARTS: Record<string, { inputs: Record<string, string>; answer: object }> = {
  create: { inputs: { prompt: 'Document it.' }, answer: JOB },
  'follow-up': { inputs: { prompt: 'And this.', 'job-id': 'job_1' }, answer: JOB },
  preview: { inputs: { preview: 'true' }, answer: BUILD },
  publication: { inputs: { publish: 'true' }, answer: BUILD },
  automation: { inputs: { 'automation-id': 'weekly-review' }, answer: RUN },
}

const whole = (status: string, body: object): Buffer => {
  const text = JSON.stringify(body)
  return Buffer.from(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\nDate: Sat, 21 Nov 2026 00:00:00 GMT\r\n\r\n${text}`,
  )
}

interface Cut {
  start: string
  ending: Ending
  /** So many bytes of the answer come. */
  bytes: number
}

async function performCut({ start, ending, bytes }: Cut): Promise<{ end: StepEnd; posts: number }> {
  const { inputs, answer } = STARTS[start] ?? { inputs: {}, answer: {} }
  let posts = 0
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const [, method] = /^(GET|POST) /.exec(data.toString('latin1')) ?? []
      if (method === 'GET') socket.write(whole('200 OK', { ...JOB, status: 'completed' }))
      if (method !== 'POST') return
      posts++
      socket.write(whole('201 Created', answer).subarray(0, bytes), () =>
        // The bytes are to come first: a reset overtakes what is not yet read.
        setTimeout(() => (ending === 'end' ? socket.end() : socket.resetAndDestroy()), 5),
      )
    })
  })
  const port = await listen(server)
  const end = await runStep({
    event: { name: 'pull_request', payload: PULL_PAYLOAD },
    inputs: {
      ...{ 'project-id': 'docs', 'api-key': CANARY_KEY, 'required-permission': 'none' },
      ...{ 'base-url': `http://127.0.0.1:${port}`, wait: 'false', ...inputs },
    },
  })
  await closeServer(server)
  await rm(end.folder, { recursive: true })
  return { end, posts }
}

const PULL_PAYLOAD = {
  action: 'opened',
  pull_request: { number: 1, head: FROM_HERE, base: { ref: 'main' } },
  sender: { login: 'octocat', type: 'User' },
}

const lengthOf = (start: string) => whole('201 Created', STARTS[start]?.answer ?? {}).length
/** Each byte of each answer: of the create's with both endings, of the others' with one in turn. */
const cuts = Object.keys(STARTS).flatMap((start) =>
  Array.from({ length: lengthOf(start) }, (_, bytes) => bytes).flatMap((bytes): Cut[] => {
    const endings: Ending[] = start === 'create' || bytes % 2 === 0 ? ['end'] : []
    if (start === 'create' || bytes % 2 === 1) endings.push('reset')
    return endings.map((ending) => ({ start, ending, bytes }))
  }),
)

test('what starts something is sent once, wherever its answer is cut', async () => {
  const count = attacks(cuts.length)
  const taken = Array.from(
    { length: count },
    (_, index) => cuts[Math.floor(((index + 0.5) * cuts.length) / count)],
  )
  const failures: string[] = []
  await inParallel(taken, {
    atOnce: 3,
    async work(cut) {
      if (cut === undefined) return
      const { end, posts } = await performCut(cut)
      const told = /may have been (created|sent|started|triggered)/.test(end.stdout)
      if (posts !== 1 || !told || end.outputs.outcome !== 'error')
        failures.push(`${JSON.stringify(cut)}: ${posts} sent; ${end.stdout.slice(-300)}`)
    },
  })
  expect(failures).toEqual([])
  recordFigure({
    name: 'dist: cut answers after which a request was sent twice, or its fate was not told',
    target: '0',
    measured: '0',
    runs: count,
  })
}, 3_600_000)
