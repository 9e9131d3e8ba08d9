import { expect, test } from '@jest/globals'
import { forEachRow } from '../../src/analytics/listing.ts'
import { testRun } from '../support/test-run.ts'
import { ALL_SIGNALS, piece, read, search, serviceOf, turn, view, votes } from './docs-service.ts'

test('D14: long work gives way every 50 ms, so that a cancel is heard', async () => {
  const controller = new AbortController()
  const run = testRun({ signal: controller.signal })
  const worked: number[] = []
  const work = forEachRow([1, 2, 3, 4, 5, 6, 7, 8, 9], run, (row) => {
    run.advance(20)
    worked.push(row)
    if (row === 5) controller.abort(new Error('SIGTERM'))
  })
  await expect(work).rejects.toThrow('SIGTERM')
  expect([run.pauses, worked]).toEqual([[0], [1, 2, 3, 4, 5, 6]])
})

test('D14: the deadline ends long work', async () => {
  const run = testRun({ ms: 100 })
  const worked: number[] = []
  const work = forEachRow([1, 2, 3, 4, 5, 6, 7, 8, 9], run, (row) => {
    run.advance(20)
    worked.push(row)
  })
  await expect(work).rejects.toThrow('the time was up; raise timeout-minutes')
  expect(worked).toEqual([1, 2, 3, 4, 5])
})

test('D14: text of any length in any field costs no more than what is kept of it', async () => {
  const hostile = ['/', '[', '(', 'a@', '1.', '+1 ', '\\u0041', '%25', '\u001b]', '漢', '://']
  for (const piecemeal of hostile) {
    const text = piecemeal.repeat(20_000 / piecemeal.length)
    const rows = <Row>(make: (text: string) => Row) =>
      Array.from({ length: 20 }, (_, index) => make(`${index}${text}`))
    const week = {
      views: rows((path) => view(path, 50)),
      searches: rows((term) => search(term, 5, 5, term)),
      turns: rows((query) => turn(query, { pageUrl: query, queryCategory: query })),
      votes: rows((path) => votes(path, 0, 5)),
      feedback: ['contextual', 'agent', 'code_snippet'].flatMap((source) =>
        rows((path) => piece(path, { source, comment: path, filename: path, lang: path })),
      ),
    }
    const { signals, figures } = await read(serviceOf(week), { weeks: 2, signals: ALL_SIGNALS })
    const strings = JSON.stringify([signals, figures]).matchAll(/"((?:[^"\\]|\\.)*)"/g)
    const longest = Math.max(...[...strings].map(([json]) => JSON.parse(json).length))
    expect(longest).toBeLessThanOrEqual(200)
  }
})
