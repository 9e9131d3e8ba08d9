import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { RANGES } from '../src/ask/inputs.ts'
import { MAX_PROMPT_BYTES, MAX_PROMPT_FILE_BYTES } from '../src/frame/input-parsers.ts'
import { VERSION } from '../src/report/traffic-json.ts'
import { MAX_REQUESTS } from '../src/service/request-budget.ts'

const [leastMinutes, mostMinutes] = RANGES['timeout-minutes']
const [leastSeconds, mostSeconds] = RANGES['poll-interval-seconds']
const [, mostWeeks] = RANGES['traffic-weeks']

/* The numbers that a user sets, plans with, or reads by program. */
test.each([
  ['README.md', `waits that long in all, ${leastMinutes} to ${mostMinutes};`],
  ['README.md', `weeks of page views, up to ${mostWeeks} |`],
  ['action.yml', `wait in all; ${leastMinutes} to ${mostMinutes}.`],
  ['action.yml', `between two polls; ${leastSeconds} to ${mostSeconds}.`],
  ['action.yml', `0 is off; up to ${mostWeeks}.`],
  ['docs/maintainers/faults.md', `over ${MAX_PROMPT_BYTES / 1024} KiB`],
  ['docs/maintainers/faults.md', `(in a file ${MAX_PROMPT_FILE_BYTES / 1024} KiB), or given twice`],
  ['docs/report.md', `a report ${MAX_REQUESTS} at most`],
  ['docs/traffic-file.jsonc', `"version": ${VERSION},`],
])('%s says what the constant says: "%s"', (page, sentence) => {
  // A whole page in the log would hide the sentence.
  expect(readFileSync(page, 'utf8').includes(sentence)).toBe(true)
})
