import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  fingerprint,
  formatMarker,
  looksLikeOurs,
  type Marker,
  parseMarker,
} from '../../src/github/marker.ts'

const marker: Marker = {
  project: fingerprint('https://api.example/', 'docs'),
  task: fingerprint('Document it.', ''),
  runId: '17',
  attempt: 2,
  outcome: 'pr-opened',
  jobId: 'job_1',
}
const written = formatMarker(marker)

test('what is written is read again', () => {
  const word = (characters: string, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength })
  const id = word('aZ09_-', 128)
  const property = fc.property(
    fc.option(id, { nil: undefined }),
    word('0123456789', 20),
    fc.nat(999),
    (jobId, runId, attempt) => {
      const any = { ...marker, jobId, runId, attempt }
      expect(parseMarker(`${formatMarker(any)}\n### Text`)).toEqual(any)
    },
  )
  fc.assert(property)
})

test.each([
  ['a marker that is not the first thing', `Hello\n${written}`],
  ['a marker that a blank precedes', ` ${written}`],
  ['a quoted marker', `> ${written}`],
  ['a marker with something behind it on its line', `${written} hello`],
  ['a job ID with a path in it', written.replace('job_1', '../../v1')],
  ['a job ID with dots', written.replace('job_1', '..')],
  ['an empty job ID', written.replace('job_1', '')],
  ['a job ID that is too long', written.replace('job_1', 'j'.repeat(129))],
  ['a job ID that ends the comment', written.replace('job_1', 'a--><script>')],
  ['a run ID that is not a number', written.replace('run=17', 'run=x')],
  ['an outcome with a line break', written.replace('pr-opened', 'pr\nopened')],
  ['another order', '<!-- docs-agent-action job=job_1 run=17 -->'],
  ['a field twice', written.replace('job=', 'job=job_2 job=')],
  ['an empty text', ''],
])('%s is none', (_name, body) => {
  expect(parseMarker(body)).toBeUndefined()
})

test('no text of any kind makes the parser throw', () => {
  const noise = fc.array(
    fc.constantFrom(written, '<!-- docs-agent-action ', ' -->', 'job=', '\n', 'a'),
    { maxLength: 9 },
  )
  fc.assert(
    fc.property(noise, (pieces) => {
      const parsed = parseMarker(pieces.join(''))
      if (parsed !== undefined) expect(parsed).toEqual(marker)
    }),
  )
})

test('a text that only begins like a marker is enough not to answer it', () => {
  expect(looksLikeOurs(`\n${written}`)).toBe(true)
  expect(looksLikeOurs('<!-- docs-agent-action x -->')).toBe(true)
  expect(looksLikeOurs('Please look at <!-- docs-agent-action x -->')).toBe(false)
})

test('a fingerprint tells apart what would read the same when joined', () => {
  expect(fingerprint('a', 'bc')).not.toBe(fingerprint('ab', 'c'))
  expect(fingerprint('a')).toMatch(/^[0-9a-f]{16}$/)
})
