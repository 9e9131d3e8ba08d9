import { describe, expect, test } from '@jest/globals'
import { cutEntries, MAX_ENTRIES, mergeEntries, readLine } from '../../src/comments/line.ts'
import { KEY } from '../support/flow.ts'
import { entry, ledgerComment, REPOSITORY_ID } from '../support/ledger.ts'
import { fc, runs } from '../support/runs.ts'

const SEAL = {
  key: KEY,
  project: 'https://api.mintlify.com/ docs',
  repository: REPOSITORY_ID,
  number: 7,
}
const COMMENT = ledgerComment([entry('asked', { job: 'job_1', pull: 'acme/docs#101' })])

describe('a line', () => {
  test('C6: is read in its own place, whatever the text below it', () => {
    expect(readLine(COMMENT, SEAL)?.ledger?.entries).toMatchObject([{ job: 'job_1' }])
    expect(readLine(`${COMMENT.split('\n')[0]}\r\nAnything.`, SEAL)?.ledger).toBeDefined()
  })

  test.each([
    ['of another key', { key: `${KEY}x` }],
    ['of another project', { project: 'https://api.mintlify.com/ other' }],
    ['of another repository', { repository: 'acme/app' }],
    ['of another number', { number: 8 }],
  ])('%s is not believed', (_what, other) => {
    expect(readLine(COMMENT, { ...SEAL, ...other })).toMatchObject({ ledger: undefined })
  })

  test('is ignored if a character was changed, or if there is text before it', () => {
    const [line = ''] = COMMENT.split('\n')
    const edit = fc.record({
      at: fc.nat(line.length - 1),
      to: fc.string({ minLength: 1, maxLength: 1 }),
    })
    fc.assert(
      fc.property(edit, ({ at, to }) => {
        fc.pre(line[at] !== to)
        const edited = line.slice(0, at) + to + line.slice(at + 1)
        expect(readLine(edited, SEAL)?.ledger).toBeUndefined()
      }),
      { numRuns: runs(500, 20_000) },
    )
    expect(readLine(` ${COMMENT}`, SEAL)).toBeUndefined()
  })
})

test('the furthest state of several copies of a request counts, in any order', () => {
  const asking = entry('asking')
  const copies = (['asking', 'not asked', 'asked'] as const).map((state) => ({ ...asking, state }))
  for (const list of [copies, copies.toReversed()])
    expect(mergeEntries(list.slice(0, 1), list.slice(1))).toMatchObject([{ state: 'asked' }])
})

test('a ledger keeps the newest entries, all that are asking, and the newest with a job; and it knows the highest run that it dropped', () => {
  const old = [
    entry('asking', { run: '1' }),
    entry('asked', { run: '3', job: 'job_1' }),
    entry('asked', { run: '9', job: 'job_2' }),
    entry('not asked', { run: '2' }),
  ]
  const newer = Array.from({ length: MAX_ENTRIES }, () => entry('not asked', { run: '10' }))
  const { entries, dropped } = cutEntries([...old, ...newer], '0')
  expect(entries).toHaveLength(MAX_ENTRIES + 2)
  expect(entries.slice(0, 2)).toEqual([old[0], old[2]])
  expect(dropped).toBe('3')
  expect(cutEntries(newer, '7').dropped).toBe('7')
})

test('a full ledger and the longest report are shorter than GitHub lets a comment be', () => {
  const pull = `${'o'.repeat(39)}/${'r'.repeat(100)}#1234567890`
  const full = Array.from({ length: MAX_ENTRIES }, () =>
    entry('asked', { run: '9'.repeat(12), job: 'j'.repeat(36), pull }),
  )
  expect(ledgerComment(full).length + 40_000).toBeLessThan(65_000)
})
