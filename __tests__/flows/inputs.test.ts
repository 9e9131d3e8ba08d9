import { expect, test } from '@jest/globals'
import { runStep } from '../support/flow.ts'

/* Each fault of the inputs is definite: the step fails, says what to do, and not one request is made. */

const DOCUMENT = { prompt: 'Document it.' }
const LONG = 'x'.repeat(64 * 1024 + 1)

test.each<[row: string, what: string, inputs: Record<string, string>, says: string]>([
  ['I1', 'nothing to do', {}, 'there is nothing to do: set prompt'],
  ['I1', 'an event with nothing to quote', { context: 'event' }, 'event has nothing to quote'],
  [
    'I1',
    'a follow-up with nothing to say',
    { 'job-id': 'open', comment: 'true' },
    'nothing to tell',
  ],
  ['I2', 'a prompt of white space', { prompt: ' \n\t' }, 'prompt is empty or white space'],
  ['I2', 'a prompt over 64 KiB', { prompt: LONG }, 'prompt holds 65537 bytes, more than the 65536'],
  ['I2', 'two prompts', { ...DOCUMENT, 'prompt-file': 'a.md' }, 'remove one of them'],
  ['I2', 'a prompt-file that is missing', { 'prompt-file': 'b.md' }, '"b.md" does not exist'],
  ['I2', 'a prompt-file that is a folder', { 'prompt-file': '.' }, '"." is not a file'],
  ['I2', 'a prompt-file outside', { 'prompt-file': '../event.json' }, 'is outside the workspace'],
  ['I4', 'a project that changes the path', { ...DOCUMENT, 'project-id': '..' }, 'is not an ID'],
  ['I4', 'a job that changes the path', { 'job-id': 'a/../b' }, 'job-id "a/../b" is not an ID'],
  [
    'I5',
    'a base URL in the clear',
    { ...DOCUMENT, 'base-url': 'http://docs.example' },
    'https URL',
  ],
  ['I6', 'a number in words', { ...DOCUMENT, 'timeout-minutes': '1e3' }, 'but is "1e3"'],
  ['I7', 'a word for yes', { ...DOCUMENT, wait: 'yes' }, 'wait must be true or false'],
  ['I7', 'an unknown signal', { 'reader-signals': 'clicks' }, 'visitors, searches, questions'],
  ['I8', 'no key', { ...DOCUMENT, 'api-key': '' }, 'api-key is missing: store an admin key'],
  ['I8', 'the wrong kind of key', { ...DOCUMENT, 'api-key': 'mint_dsc_1' }, 'an assistant key'],
])('%s: %s', async (_row, _what, inputs, says) => {
  const end = await runStep({ inputs, files: { 'a.md': 'Document it.' } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.outputs).toEqual({ outcome: 'error', 'report-path': expect.any(String) })
  expect(end.log.at(-1)).toMatch(/^error: .*nothing was sent/)
  expect(end.log.at(-1)).toContain(says)
  expect(end.requests).toEqual([])
})

test('I3: NUL bytes and lone surrogates of a prompt are sent as U+FFFD', async () => {
  const end = await runStep({ files: { 'a.md': 'Do\0it.' }, inputs: { 'prompt-file': 'a.md' } })
  expect(end.world.service.jobs.all[0]?.prompts).toEqual(['Do\ufffdit.'])
})

test('I9: two faults are both in the log and in the summary', async () => {
  const end = await runStep({ inputs: { ...DOCUMENT, wait: 'yes', 'project-id': '..' } })
  for (const place of [end.log.join('\n'), end.summary]) {
    expect(place).toContain('wait must be true or false')
    expect(place).toContain('project-id')
  }
  expect(end.requests).toEqual([])
})
