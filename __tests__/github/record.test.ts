import { expect, test } from '@jest/globals'
import {
  fingerprint,
  formatMarker,
  isNewer,
  isOfPull,
  looksLikeOurs,
  type Marker,
  nameOfPull,
  nextMarker,
  readMarker,
  type Seal,
} from '../../src/github/record.ts'
import { readEvent } from '../../src/runner/event.ts'
import { rememberSecret } from '../../src/secrets.ts'
import { fc, runs } from '../support/runs.ts'

const marker: Marker = {
  project: fingerprint('https://api.example/', 'docs'),
  task: fingerprint('Document it.', ''),
  workflow: fingerprint('acme/docs/.github/workflows/docs.yml'),
  ...{ runId: '17', attempt: 2, outcome: 'pr-opened', jobId: 'job_1', pull: 'acme/docs#1' },
}
const seal: Seal = { key: 'mint_key', repository: 'acme/docs', issueNumber: 7 }
const written = formatMarker(marker, seal)

test('what is written is read again', () => {
  const word = (characters: string, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength })
  const part = word('aZ0.-_', 20)
  const pull = fc.tuple(part, part, fc.nat()).map(([a, b, n]) => `${a}/${b}#${n}`)
  const anyMarker = fc.record({
    ...{ project: fc.constant(marker.project), task: fc.constant(marker.task) },
    ...{ workflow: fc.constant(marker.workflow), outcome: word('az-', 20) },
    ...{ runId: word('0123456789', 20), attempt: fc.nat(999) },
    jobId: fc.option(word('aZ09_-', 128), { nil: undefined }),
    pull: fc.option(pull, { nil: undefined }),
  })
  fc.assert(
    fc.property(anyMarker, (any) => {
      const body = `${formatMarker(any, seal)}\n### Text`
      expect(readMarker(body, seal)).toEqual({ marker: any, isBelieved: true })
    }),
  )
})

test.each([
  ['a marker that is not the first thing', `Hello\n${written}`],
  ['a marker with something behind it on its line', `${written} hello`],
  ['a job ID with a path in it', written.replace('job_1', '../../v1')],
  ['a job ID that is too long', written.replace('job_1', 'j'.repeat(129))],
  ['a pull request without a number', written.replace('acme/docs#1', 'acme/docs')],
  ['a field twice', written.replace('job=', 'job=job_2 job=')],
  ['a marker without a signature', written.replace(/ signature=\S+/, '')],
])('%s is none', (_name, body) => {
  expect(readMarker(body, seal)).toBeUndefined()
})

test('C6: a record in which one character was changed is not believed', () => {
  const position = fc.nat(written.length - 1)
  fc.assert(
    fc.property(position, fc.constantFrom(...'0123456789abcdefjob_#/.- '), (at, character) => {
      const forged = written.slice(0, at) + character + written.slice(at + 1)
      if (forged !== written) expect(readMarker(forged, seal)?.isBelieved).not.toBe(true)
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('names of repositories are the same in any case', () => {
  const body = formatMarker(marker, { ...seal, repository: 'Acme/Docs' })
  expect(readMarker(body, seal)).toEqual({ marker, isBelieved: true })
  expect(isOfPull(marker, 'Acme/Docs#1')).toBe(true)
  expect(isOfPull(marker, 'acme/docs#11')).toBe(false)
})

const SECRET = 'mint_s3cret-for-the-marker'
rememberSecret(SECRET)

test.each<Partial<Marker>>([
  ...[SECRET, 'a b', '../..', 'j'.repeat(129)].map((jobId) => ({ jobId })),
  ...[`acme/${SECRET}#1`, 'acme/docs', 'a b/c#1'].map((pull) => ({ pull })),
])('%j, which holds a secret or has another form, is never written', (field) => {
  const text = formatMarker({ ...marker, jobId: undefined, pull: undefined, ...field }, seal)
  expect(readMarker(text, seal)?.marker).toMatchObject({ jobId: undefined, pull: undefined })
})

test('a later run is newer, and a later attempt of the same run', () => {
  const at = (runId: string, attempt: number) => ({ ...marker, runId, attempt })
  expect(isNewer(at('10', 1), at('9', 5))).toBe(true)
  expect(isNewer(at('9', 5), at('10', 1))).toBe(false)
  expect(isNewer(at('10', 2), at('10', 1))).toBe(true)
  expect(isNewer(at('10', 1), at('10', 1))).toBe(false)
  // Beyond what a number holds exactly.
  expect(isNewer(at('9007199254740993', 1), at('9007199254740992', 1))).toBe(true)
})

test('a pull request has a name in records if it is on this server', () => {
  const nameOf = (url: string) =>
    nameOfPull({ url, repository: 'acme/docs', number: '7' }, readEvent({}))
  expect(nameOf('https://GitHub.com/acme/docs/pull/7')).toBe('acme/docs#7')
  expect(nameOf('https://github.com.evil.example/acme/docs/pull/7')).toBeUndefined()
})

test('a text that only begins like a marker is enough not to answer it', () => {
  expect(looksLikeOurs(`\n${written}`)).toBe(true)
  expect(looksLikeOurs('<!-- docs-agent-action x -->')).toBe(true)
  expect(looksLikeOurs('Please look at <!-- docs-agent-action x -->')).toBe(false)
})

test('a fingerprint tells apart what would read the same when joined', () => {
  expect(fingerprint('a', 'bc')).not.toBe(fingerprint('ab', 'c'))
})

const OWN = 'acme/docs#1'
const RESULT = { isAsked: true, outcome: 'no-pr', jobId: 'job_1', pull: undefined }
const WRITING = {
  ...{ project: marker.project, workflow: fingerprint('b.yml'), task: fingerprint('Now.') },
  ...{ writer: { runId: '18', attempt: 1 }, place: 'acme/docs#7', isClosed: false },
}

test.each<[string, Partial<Marker> | undefined, object, object, Partial<Marker>]>([
  ['nothing before', undefined, {}, {}, { jobId: 'job_1', pull: undefined }],
  ['not asked', undefined, { isAsked: false }, {}, { jobId: 'job_1', task: undefined }],
  ['no job, and none before', { jobId: undefined }, { jobId: undefined }, {}, { runId: '18' }],
  ['no job, and one before', {}, { jobId: undefined }, {}, marker],
  ['the same job', {}, {}, {}, { workflow: marker.workflow, pull: OWN, outcome: 'no-pr' }],
  ['its pull request', { pull: undefined }, { pull: OWN }, {}, { pull: OWN }],
  ['another job', {}, { jobId: 'job_2' }, {}, { jobId: 'job_2', workflow: WRITING.workflow }],
  ["another job's pull request", {}, { jobId: 'job_2' }, {}, { pull: undefined }],
  [
    "another job on an open pull request of the first one's",
    {},
    { jobId: 'job_2' },
    { place: 'Acme/Docs#1' },
    { ...marker, runId: '18', attempt: 1, outcome: 'no-pr', task: undefined },
  ],
  [
    "another job on a closed pull request of the first one's",
    {},
    { jobId: 'job_2' },
    { place: OWN, isClosed: true },
    { jobId: 'job_2', task: WRITING.task },
  ],
])('a record after %s', (_what, earlier, result, writing, expected) => {
  const before = earlier && { ...marker, ...earlier }
  const after = nextMarker(before, { ...WRITING, ...writing, result: { ...RESULT, ...result } })
  expect(after).toMatchObject(expected)
})
