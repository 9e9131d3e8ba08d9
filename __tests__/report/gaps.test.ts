import { expect, test } from '@jest/globals'
import { printText } from '../../src/frame/markdown.ts'
import { fromMessage } from '../../src/frame/page.ts'
import type { Gap } from '../../src/readers/reading.ts'
import { describeGaps } from '../../src/report/describe.ts'
import { textOf } from '../support/markdown.ts'

const gap = (of: string, when: string, why: string, is: Gap['is'] = 'not available'): Gap => {
  return { of, when, is, why }
}
const said = (...gaps: Gap[]) => describeGaps(gaps)

test('a sentence for each reason names what it is of, and at most five weeks', () => {
  const weeks = ['9–15 Nov', '2–8 Nov', '26 Oct – 1 Nov', '19–25 Oct', '12–18 Oct', '5–11 Oct']
  expect(
    said(
      ...weeks.map((week) => gap('Page views', week, 'it was down')),
      gap('Visitors', '9–15 Nov', 'it was down'),
      gap('Searches', '9–15 Nov', 'it was down'),
      gap('Votes', '9–15 Nov', 'there are more', 'partial'),
    ),
  ).toEqual([
    `Page views (${weeks.slice(0, 5).join(', ')} and 1 more); visitors, searches (9–15 Nov): not available, since it was down.`,
    'Votes (9–15 Nov): partial, since there are more.',
  ])
  expect(said({ of: 'Pull requests', is: 'partial', why: 'there are more' })).toEqual([
    'Pull requests: partial, since there are more.',
  ])
})

test('D3: what an error quotes is text, and what it tells to do can be copied', () => {
  const why = 'GitHub says "*a* & <b>#1</b> @team|x": it needs `contents: read`'
  const [sentence = ''] = said(gap('Visitors', '9–15 Nov', why))
  const markdown = printText(fromMessage(sentence))
  expect(textOf(markdown)).toContain('says "*a* & <b>#')
  expect(markdown).toContain('`contents: read`')
})
