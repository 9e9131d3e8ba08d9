import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { Gap } from '../../src/report/reading.ts'
import { normalForm } from '../../src/report/signals.ts'
import { renderPlain } from '../../src/rich-text.ts'
import { scheduled } from '../support/events.ts'
import {
  BEFORE,
  bodyOf,
  LAST,
  piece,
  report,
  search,
  signalIn,
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

test('comments are read only where they may be shown', async () => {
  const asks = async (...[events, visibility]: [Partial<Events>, 'private' | 'public']) => {
    const { seen } = await ofAll(scheduled(visibility), events)
    return seen.filter(({ operation }) => operation === 'feedback').length
  }
  expect(await asks(SMALL, 'private')).toBe(1)
  expect(await asks(SMALL, 'public')).toBe(0)
})

const inWords = (gaps: readonly Gap[]) => gaps.map((gap) => ({ ...gap, why: renderPlain(gap.why) }))

describe('without an operation', () => {
  const without = (name: string, when = LAST) =>
    ofAll({
      onRequest: ({ operation, query }) =>
        operation === name && query.get('dateFrom') === when ? refuse(403, 'No.') : undefined,
    })

  test.each([
    ['visitors', 'visitors', 'Visitors'],
    ['questions', 'conversations', 'Questions'],
    ['searches', 'searches', 'Searches'],
    ['votes', 'feedback-by-page', 'Votes'],
  ] as const)('%s are not available, with the reason; the others are', async (kind, name, of) => {
    const { signals, gaps, outcome } = await without(name)
    expect(signals?.read).toHaveLength(3)
    expect(signals?.read.map((signal) => signal.kind)).not.toContain(kind)
    const why = expect.stringMatching(/answered 403.*[^.]$/s)
    expect(inWords(gaps)).toEqual([{ of, when: '9–15 Nov', is: 'not available', why }])
    expect(outcome).toBe('reported')
  })

  test('in the week before, only the change is missing, and nothing is said', async () => {
    const read = await without('visitors', BEFORE)
    expect(signalIn(read, 'visitors')).toMatchObject({ count: 1, before: undefined })
    expect(read.gaps).toEqual([])
  })
})

describe('a list with cursors', () => {
  const noCursor = 'the service announced more rows but did not send them'
  let next = 0
  test.each<[string, () => string | null, number, string]>([
    ['that never ends is cut', () => `${next++}`, 10, 'only the first 10,000 are read'],
    ['that has more rows but no cursor is partial', () => null, 1, noCursor],
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
    expect(signalIn(read, 'questions')).toMatchObject({ count: 1, isPartial: true })
    expect(inWords(read.gaps)).toEqual([{ of: 'Questions', when: '9–15 Nov', is: 'partial', why }])
  })
})

test('thumbs down of both sources add up; one is no problem; comments are the newest first', async () => {
  const read = await ofAll(
    {},
    {
      feedback: [
        ...votes('/a', 1, 1),
        ...votes('/a/', 0, 1, { source: 'thumbs_only' }),
        piece('/b', { comment: 'older', timeMs: Date.parse('2026-11-10') }),
        piece('/c', { comment: 'newer' }),
        piece('/d', { comment: ' ' }),
      ],
    },
  )
  expect(signalIn(read, 'votes')?.rows.every(({ readers }) => readers > 1)).toBe(true)
  expect(read.signals?.comments.map(({ words, page }) => [words, page])).toEqual([
    ['newer', '/c'],
    ['older', '/b'],
  ])
})

test('an invalid row is reported', async () => {
  const { gaps } = await ofAll({
    onRequest({ operation, query }, { answer }) {
      if (operation !== 'searches' || query.get('dateFrom') !== LAST) return undefined
      const { searches: rows, ...rest } = bodyOf(answer())
      return json(200, { ...rest, searches: [...rows, {}] })
    },
  })
  expect(inWords(gaps)).toMatchObject([
    { of: 'Searches', is: 'partial', why: expect.stringMatching(/^1 invalid/) },
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
  const words = ['v1', 'v2', 'resume', 'résumé', 'C', 'C++', '?', '!']
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
