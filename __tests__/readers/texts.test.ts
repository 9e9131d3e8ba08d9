import { expect, test } from '@jest/globals'
import { decideTexts } from '../../src/readers/texts.ts'

const repository = (fields: object) => ({ repository: fields })

test.each([
  repository({ private: true }),
  repository({ private: true, visibility: 'private' }),
  repository({ private: true, visibility: 'internal' }),
])('D5: auto shows words where the event says %j', (event) => {
  expect(decideTexts('auto', event)).toEqual({ showTexts: true, whyHidden: '' })
})

test.each([
  [repository({ private: false }), 'this repository is public'],
  [repository({ visibility: 'public' }), 'this repository is public'],
  [repository({ private: true, visibility: 'public' }), 'this repository is public'],
  [repository({ private: false, visibility: 'private' }), 'this repository is public'],
  [repository({ private: 'true' }), 'the event does not say that this repository is private'],
  [
    repository({ private: true, visibility: 'new' }),
    'the event does not say that this repository is private',
  ],
  [repository({}), 'the event does not say that this repository is private'],
  [{}, 'the event does not say that this repository is private'],
  [undefined, 'the event does not say that this repository is private'],
])('D5: auto hides words where the event says %j', (event, whyHidden) => {
  expect(decideTexts('auto', event)).toEqual({ showTexts: false, whyHidden })
})

test('show and hide do not ask the event', () => {
  expect(decideTexts('show', repository({ private: false })).showTexts).toBe(true)
  expect(decideTexts('hide', repository({ private: true }))).toEqual({
    showTexts: false,
    whyHidden: 'reader-texts is "hide"',
  })
})
