import { expect, test } from '@jest/globals'
import { ActionError, badInputs, Cancelled, Skipped } from '../src/errors.ts'
import { renderComment, renderPage, SUMMARY_SURFACE } from '../src/result/markdown.ts'
import { resultOfError } from '../src/result/outcomes.ts'
import { inQuotes, richText, trusted } from '../src/rich-text.ts'
import { textOf, typed } from './support/markdown.ts'
import { RecordingLog } from './support/runtime.ts'

const WORDS = '<img src=x> @octocat **bold**'

test.each([
  ['the text of an ActionError', new ActionError(richText`It said ${WORDS}.`)],
  ['its remedy', new ActionError(trusted('No.'), { remedy: richText`Ask ${inQuotes(WORDS)}.` })],
  ['a Skipped', new Skipped(richText`${WORDS} did this`)],
  ['the fate of a Cancelled', new Cancelled(trusted('over'), richText`It may be ${WORDS}.`)],
  ['a bad input', badInputs([richText`\`paths\` has ${inQuotes(WORDS)}`])],
  ['several', badInputs([trusted('`wait` is odd'), richText`\`paths\` has ${WORDS}`])],
  ['any other error', new Error(WORDS)],
])('words from outside in %s are text in summary and comment', (_, error) => {
  const { page } = resultOfError(error, { log: new RecordingLog() })
  const shown = [renderPage(page, SUMMARY_SURFACE), renderComment(page, undefined)]
  for (const markdown of shown) {
    expect(markdown).not.toMatch(/<img|@octocat|\*\*bold/)
    expect(typed(textOf(markdown))).toContain(WORDS)
  }
})

test("the types refuse a plain string, which could be anybody's", () => {
  const wrong = [
    // @ts-expect-error
    () => new ActionError(`It said ${WORDS}.`),
    // @ts-expect-error
    () => new ActionError(trusted('No.'), { remedy: 'Ask again.' }),
    // @ts-expect-error
    () => new Skipped('Nothing to do.'),
    // @ts-expect-error
    () => new Cancelled(trusted('over'), 'It may be there.'),
    // @ts-expect-error
    () => badInputs(['`wait` is odd']),
  ]
  expect(wrong).toHaveLength(5)
})
