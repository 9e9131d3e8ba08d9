import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { Gap } from '../../src/report/reading.ts'
import { normalForm } from '../../src/report/signals.ts'
import { renderPlain } from '../../src/rich-text.ts'
import {
  BEFORE,
  bodyOf,
  LAST,
  piece,
  report,
  search,
  turn,
  view,
  votes,
} from '../support/readers.ts'
import { anyText, fc, runs } from '../support/runs.ts'

/* The oracle checks the numbers. */

const SMALL = {
  visits: view('/keys', 40, 10),
  searches: [search('webhooks', 5)],
  turns: [turn('How?')],
  feedback: [...votes('/keys', 0, 1), piece('/keys')],
}

const ofAll = (
  asked: Partial<Parameters<typeof report>[1]> = {},
  events: Partial<Events> = SMALL,
) => report(events, { signals: true, ...asked })

const inWords = (gaps: readonly Gap[]) =>
  gaps.map(({ of, when, what }) => `${of} (${when}): ${renderPlain(what)}`)

const without = (name: string, when = LAST) =>
  ofAll({
    onRequest: ({ operation, query }) =>
      operation === name && query.get('dateFrom') === when ? refuse(403, 'No.') : undefined,
  })

test.each([
  ['visitors', 'Visitors', ['questions', 'searches', 'votes']],
  ['conversations', 'Questions', ['searches', 'votes']],
  ['searches', 'Searches', ['questions', 'votes']],
  ['feedback-by-page', 'Votes', ['questions', 'searches']],
])('without %s, %s are not available, with the reason; the others are', async (name, of, left) => {
  const { signals, gaps, outcome } = await without(name)
  expect(signals?.missed.map(({ kind }) => kind)).toEqual(left)
  expect(signals?.visitors === undefined).toBe(name === 'visitors')
  const what = new RegExp(`^${of} \\(9–15 Nov\\): not available, since .*403`, 's')
  expect(inWords(gaps)).toEqual([expect.stringMatching(what)])
  expect(outcome).toBe('reported')
})

test('if a number of the week before cannot be read, only the change is missing', async () => {
  const { signals, gaps } = await without('visitors', BEFORE)
  expect(signals?.visitors).toMatchObject({ count: 1, before: undefined })
  expect(inWords(gaps)).toEqual([expect.stringMatching(/^Visitors \(2–8 Nov\): not available/)])
})

describe('a list with cursors', () => {
  let next = 0
  test.each<[string, () => string | null, number, string]>([
    ['that never ends is cut', () => `${next++}`, 20, 'only the first rows are read'],
    ['that has more rows but no cursor is partial', () => null, 1, 'only the first rows are read'],
  ])('%s', async (_what, nextOf, count, why) => {
    let conversations: object[] = []
    const read = await ofAll({
      onRequest({ operation, query, nth }, { answer }) {
        if (operation !== 'conversations' || query.get('dateFrom') !== LAST) return undefined
        if (nth === 0) conversations = bodyOf(answer()).conversations
        return broken(json(200, { conversations, nextCursor: nextOf(), hasMore: true }))
      },
    })
    const ofLast = read.seen.filter(
      ({ operation, query }) => operation === 'conversations' && query.get('dateFrom') === LAST,
    )
    expect(ofLast).toHaveLength(count)
    // The same turn counts once.
    expect(read.signals?.missed[0]).toMatchObject({ count: 1, isPartial: true })
    expect(inWords(read.gaps)).toEqual([`Questions (9–15 Nov): partial, since ${why}.`])
  })
})

test('comments without words are left out, and the newest come first', async () => {
  const read = await ofAll(
    {},
    {
      feedback: [
        piece('/b', { comment: 'older', timeMs: Date.parse('2026-11-10') }),
        piece('/c', { comment: 'newer' }),
        piece('/d', { comment: ' ' }),
      ],
    },
  )
  expect(read.signals?.comments.map(({ words, page }) => [words, page])).toEqual([
    ['newer', '/c'],
    ['older', '/b'],
  ])
})

test.each([
  ['webhook', 'Web Hook', 'web-hook', ' WEBHOOK? ', 'web_hook', '“Webhook”…', 'ｗｅｂ\u200bhook'],
  ['straße', 'STRASSE', 'strasse'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['café', 'cafe\u0301', 'CAFÉ!'],
])('case, spaces and punctuation do not change the form of %s', (...texts) => {
  expect(new Set(texts.map(normalForm)).size).toBe(1)
})

test('different words have different forms, and the form of a form is itself', () => {
  const words = ['v1', 'v2', 'resume', 'résumé', 'C', 'C++', 'C#', '1.12', '11.2', '?', '!']
  expect(new Set(words.map(normalForm)).size).toBe(words.length)
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (text) => {
      const form = normalForm(text)
      expect(normalForm(form)).toBe(form)
      expect(normalForm(` x${text}?! `)).toBe(normalForm(`X${text}…`))
    }),
    { numRuns: runs(500) },
  )
})
