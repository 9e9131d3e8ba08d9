import { expect, test } from '@jest/globals'
import { forEachRow } from '../../src/analytics/listing.ts'
import { testRun } from '../support/test-run.ts'
import { ALL_SIGNALS, piece, read, search, serviceOf, turn, view, votes } from './docs-service.ts'

test('D14: long work gives way every 50 ms, so that a cancel is heard, and ends at the deadline', async () => {
  const workUntil = async (ms: number, signal?: AbortSignal, onRow = (_: number) => {}) => {
    const run = testRun({ ms, ...(signal && { signal }) })
    const worked: number[] = []
    const work = forEachRow([1, 2, 3, 4, 5, 6, 7, 8, 9], run, (row) => {
      run.advance(20)
      worked.push(row)
      onRow(row)
    })
    return { worked, error: await work.catch(({ message }) => message) }
  }
  const controller = new AbortController()
  const cancel = (row: number) => row === 5 && controller.abort(new Error('SIGTERM'))
  expect(await workUntil(1000, controller.signal, cancel)).toEqual({
    ...{ worked: [1, 2, 3, 4, 5], error: 'SIGTERM' },
  })
  expect(await workUntil(100)).toEqual({
    ...{ worked: [1, 2, 3, 4, 5], error: 'the time was up; raise timeout-minutes' },
  })
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
