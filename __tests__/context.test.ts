import { expect, test } from '@jest/globals'
import { json } from '../simulator/http/answer.ts'
import { readCommit } from '../src/github/repository.ts'
import { KEY, openFlow } from './support/flow.ts'

const WEEK = { dateFrom: '2026-11-09', dateTo: '2026-11-16' }

test('a key that a server echoes is removed before its answer is cut, so no piece remains', async () => {
  let path = ''
  const counts = { human: 2, ai: 1, total: 3 }
  const { step } = openFlow({ onRequest: () => json(200, { views: [{ path, ...counts }] }) })
  const cutAt = 2 * 1024
  for (let at = cutAt - KEY.length; at <= cutAt; at++) {
    path = `${'x'.repeat(at)}${KEY}${'x'.repeat(100)}`
    const page = { limit: 1, offset: 0 }
    const { rows } = await step.service.getPageViews(WEEK, page, step.startPolicy('read'))
    expect(rows?.[0]?.path).toBe(`${'x'.repeat(at)}***${'x'.repeat(100)}`.slice(0, cutAt))
  }
})

test('a tag that holds the key does not put it into the address of a request to GitHub', async () => {
  const { step, requests } = openFlow()
  await readCommit(step.github, step.startPolicy('read'), `v1-${KEY}`).catch(() => {})
  const addresses = requests.map(({ path }) => decodeURIComponent(path)).join()
  expect(addresses).toContain('v1-***')
  expect(addresses).not.toContain(KEY)
})
