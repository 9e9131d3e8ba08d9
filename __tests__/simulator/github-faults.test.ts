import { describe, expect, test } from '@jest/globals'
import { ask, forge, REPO, stoppedClock } from './github-harness.ts'

const PULL = `${REPO}/pulls/1`

describe('the rate limit', () => {
  test('is told with each answer, refuses when it is used up, and ends with the hour', async () => {
    const clock = stoppedClock()
    const server = await forge({ rateLimit: { limit: 2 }, nowMs: clock.nowMs })
    const first = await ask(server, PULL)
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1')
    await ask(server, PULL)
    const refused = await ask(server, PULL)
    expect(refused).toMatchObject({
      status: 403,
      json: { message: expect.stringMatching(/^API rate limit exceeded/) },
    })
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(refused.headers.get('x-ratelimit-reset')).toBe(`${clock.nowMs() / 1000 + 3600}`)
    expect(refused.headers.get('retry-after')).toBeNull()
    clock.passMs(3_600_000)
    expect((await ask(server, PULL)).status).toBe(200)
  })

  test.each([403, 429])('for too many at once is %i with retry-after', async (status) => {
    const server = await forge({
      faults: [
        { on: 'pull', times: 1, fault: 'secondary-rate-limit', status, retryAfterSeconds: 9 },
      ],
    })
    const refused = await ask(server, PULL)
    expect(refused).toMatchObject({
      status,
      json: { message: expect.stringMatching(/^You have exceeded a secondary rate limit/) },
    })
    expect(refused.headers.get('retry-after')).toBe('9')
    expect((await ask(server, PULL)).status).toBe(200)
  })

  test('can strike one operation', async () => {
    const server = await forge({ faults: [{ on: 'pull', fault: 'rate-limit', status: 429 }] })
    const refused = await ask(server, PULL)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
  })
})

describe('a fault', () => {
  test('that leads to another host shows what was sent there', async () => {
    const server = await forge({ faults: [{ on: 'permission', fault: 'foreign-redirect' }] })
    const asked = await ask(server, `${REPO}/collaborators/mallory/permission`)
    const location = asked.headers.get('location') ?? ''
    expect(asked.status).toBe(302)
    expect(location).toBe(`${server.foreign.url}${REPO}/collaborators/mallory/permission`)
    expect((await ask(server, location)).json).toMatchObject({ permission: 'admin' })
    expect(server.foreign.requests).toMatchObject([{ headers: { authorization: 'Bearer any' } }])
  })

  test('may lead in a circle', async () => {
    const server = await forge({ faults: [{ on: 'pull', fault: 'redirect-loop', status: 301 }] })
    expect((await ask(server, `${PULL}?x=1`)).headers.get('location')).toBe(`${PULL}?x=1`)
  })

  test.each(['gzip-bomb', 'huge'] as const)('%s is valid JSON of its size', async (fault) => {
    const server = await forge({ faults: [{ on: 'pull', fault, mebibytes: 3 }] })
    const { json } = await ask(server, PULL)
    expect(json[0].body).toHaveLength(3 * 1024 * 1024)
  })

  test('gzip-bomb is small on the wire', async () => {
    const server = await forge({ faults: [{ on: 'pull', fault: 'gzip-bomb', mebibytes: 3 }] })
    const wire = await new Promise<number>((resolve, reject) => {
      import('node:http').then(({ get }) =>
        get(server.url + PULL, { headers: { authorization: 'token any' } }, (response) => {
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
          })
          response.on('end', () => resolve(bytes))
        }).on('error', reject),
      )
    })
    expect(wire).toBeLessThan(10_000)
  })

  test('may be any answer', async () => {
    const fault = { status: 200, headers: { 'x-odd': '1' }, body: { json: { permission: 7 } } }
    const server = await forge({ faults: [{ on: 'pull', fault }] })
    expect(await ask(server, PULL)).toMatchObject({ status: 200, json: { permission: 7 } })
  })

  test('strikes as often as it is told to, from where it is told to', async () => {
    const server = await forge({ faults: [{ on: 'pull', nth: 1, times: 2, fault: 502 }] })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(server, PULL)).status)
    expect(statuses).toEqual([200, 502, 502, 200])
  })
})

test('a slow forge takes its time for one operation and not for others', async () => {
  const server = await forge({ slowMs: { pull: 150 } })
  const msOf = async (path: string) => {
    const startMs = performance.now()
    await ask(server, path)
    return performance.now() - startMs
  }
  await msOf(`${REPO}/issues/1`)
  const quick = await msOf(`${REPO}/issues/1`)
  const slow = await msOf(PULL)
  expect(slow).toBeGreaterThan(140)
  expect(quick).toBeLessThan(slow)
})
