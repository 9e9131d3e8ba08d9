import { expect, test } from '@jest/globals'
import { describeLook, quoteSignals, standsOut } from '../../src/readers/for-agent.ts'
import { type ReadersWeek, readFrom, search, serviceOf, turn, votes } from './harness.ts'

async function figuresOf(last: ReadersWeek) {
  return { all: (await readFrom(serviceOf(last, {}))).figures }
}

test('three different questions without an answer stand out, two do not', async () => {
  const two = await figuresOf({ turns: [turn('How?'), turn('What?'), turn('what')] })
  const three = await figuresOf({ turns: [turn('How?'), turn('What?'), turn('Why?')] })
  expect([standsOut(two.all), standsOut(three.all)]).toEqual([false, true])
})

test('one mostly unclicked term, or one page voted down twice, stands out', async () => {
  const searched = await figuresOf({ searches: [search('nowhere', 3)] })
  const found = await figuresOf({ searches: [search('found', 30, 0.5), search('rare', 2)] })
  const liked = await figuresOf({ pages: [votes('/a', 9, 1)] })
  const disliked = await figuresOf({ pages: [votes('/a', 9, 2)] })
  expect([searched, found, liked, disliked].map(({ all }) => standsOut(all))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(describeLook(found.all)).toContain('mostly unclicked search terms: 0')
})

test('what is quoted is one line each, in JSON, with the true totals', async () => {
  const { all } = await figuresOf({
    turns: [turn('How do I\nverify "webhooks"?'), turn('Mail ada@example.com')],
    searches: [search('nowhere', 9)],
    pages: [votes('/keys', 1, 4)],
  })
  const quotations = quoteSignals(all, undefined)
  expect(quotations.map(({ kind, facts }) => [kind, facts.total])).toEqual([
    ['questions of readers that the assistant could not answer', 2],
    ['search terms of readers that were mostly unclicked', 1],
    ['pages that readers voted down, those read most first', 1],
  ])
  for (const { body } of quotations)
    for (const line of body.split('\n')) expect(line).toMatch(/^- ".*" \(.+\)$/)
  expect(JSON.stringify(quotations)).not.toContain('ada@example.com')
})
