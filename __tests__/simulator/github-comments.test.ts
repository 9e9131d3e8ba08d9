import { describe, expect, test } from '@jest/globals'
import { ask, forge, pages, REPO, stoppedClock } from './github-harness.ts'

const COMMENTS = `${REPO}/issues/7/comments`
const post = (body: string) => ({ method: 'POST', body: { body } })

describe("an issue's comments", () => {
  test('come 30 to a page, 100 at most, the oldest first, with links to the others', async () => {
    const server = await forge()
    for (let n = 0; n < 250; n++)
      server.addComment({ issueNumber: 7, login: 'reader', body: `${n}` })
    server.addComment({ issueNumber: 8, login: 'reader', body: 'elsewhere' })
    const first = await ask(server, COMMENTS)
    expect(first.json.map(({ body }: { body: string }) => body)).toEqual(
      Array.from({ length: 30 }, (_, n) => `${n}`),
    )
    expect(pages(first)).toEqual({ next: '2', last: '9' })
    const last = await ask(server, `${COMMENTS}?per_page=500&page=3`)
    expect(last.json).toHaveLength(50)
    expect(pages(last)).toEqual({ prev: '2', first: '1' })
    expect((await ask(server, `${COMMENTS}?per_page=100&page=4`)).json).toEqual([])
  })

  test('of which links keep the rest of the query', async () => {
    const server = await forge()
    for (let n = 0; n < 3; n++) server.addComment({ issueNumber: 7, login: 'reader', body: `${n}` })
    const { headers } = await ask(server, `${COMMENTS}?per_page=2`)
    expect(headers.get('link')).toContain(
      `<${server.url}${COMMENTS}?per_page=2&page=2>; rel="next"`,
    )
  })

  test('since a time are those that were changed since', async () => {
    const clock = stoppedClock()
    const server = await forge({ nowMs: clock.nowMs })
    const old = await ask(server, COMMENTS, post('old'))
    await ask(server, COMMENTS, post('other'))
    clock.passMs(60_000)
    const since = new Date(clock.nowMs()).toISOString()
    await ask(server, `${REPO}/issues/comments/${old.json.id}`, {
      method: 'PATCH',
      body: { body: 'new' },
    })
    expect((await ask(server, `${COMMENTS}?since=${since}`)).json).toMatchObject([{ body: 'new' }])
  })

  test('lag behind what was written, as long as they are told to', async () => {
    const clock = stoppedClock()
    const server = await forge({ commentLagMs: 3000, nowMs: clock.nowMs })
    server.addComment({ issueNumber: 7, login: 'reader', body: 'there' })
    const { json } = await ask(server, COMMENTS, post('first'))
    clock.passMs(2000)
    await ask(server, `${REPO}/issues/comments/${json.id}`, {
      method: 'PATCH',
      body: { body: 'second' },
    })
    const listed = async () =>
      (await ask(server, COMMENTS)).json.map(({ body }: { body: string }) => body)
    expect(await listed()).toEqual(['there'])
    clock.passMs(1000)
    expect(await listed()).toEqual(['there', 'first'])
    expect((await ask(server, `${REPO}/issues/comments/${json.id}`)).json.body).toBe('second')
    clock.passMs(2000)
    expect(await listed()).toEqual(['there', 'second'])
  })

  test('of the whole repository can be had with the newest first', async () => {
    const clock = stoppedClock()
    const server = await forge({ nowMs: clock.nowMs })
    for (const issueNumber of [7, 8, 9]) {
      server.addComment({ issueNumber, login: 'reader', body: `${issueNumber}` })
      clock.passMs(1000)
    }
    const list = async (query: string) =>
      (await ask(server, `${REPO}/issues/comments${query}`)).json.map(
        ({ body }: { body: string }) => body,
      )
    expect(await list('')).toEqual(['7', '8', '9'])
    expect(await list('?sort=created')).toEqual(['9', '8', '7'])
    expect(await list('?sort=created&direction=asc')).toEqual(['7', '8', '9'])
  })
})

describe('a comment', () => {
  test('of 65,536 characters is taken, of one more refused in the words of GitHub', async () => {
    const server = await forge()
    expect((await ask(server, COMMENTS, post('é'.repeat(65_536)))).status).toBe(201)
    expect(await ask(server, COMMENTS, post('é'.repeat(65_537)))).toMatchObject({
      status: 422,
      json: {
        message: 'Validation Failed',
        errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
      },
    })
    expect(server.comments).toHaveLength(1)
  })

  test('is changed and deleted once, then it is gone', async () => {
    const server = await forge()
    const { id } = server.addComment({ issueNumber: 7, login: 'reader', body: 'one' })
    const path = `${REPO}/issues/comments/${id}`
    expect(
      (await ask(server, path, { method: 'PATCH', body: { body: 'two' } })).json,
    ).toMatchObject({ body: 'two', user: { login: 'reader', type: 'User' } })
    expect((await ask(server, path, { method: 'DELETE' })).status).toBe(204)
    expect((await ask(server, path, { method: 'DELETE' })).status).toBe(404)
  })

  test('on a locked issue is refused', async () => {
    const server = await forge({ issues: { 7: { locked: true } } })
    expect(await ask(server, COMMENTS, post('one'))).toMatchObject({
      status: 403,
      json: { message: 'Unable to create comment because issue is locked.' },
    })
  })

  test('whose answer is lost is there all the same', async () => {
    const server = await forge({ faults: [{ on: 'create-comment', fault: 'lost-answer' }] })
    await expect(ask(server, COMMENTS, post('one'))).rejects.toThrow()
    expect(server.comments).toMatchObject([{ body: 'one' }])
  })
})
