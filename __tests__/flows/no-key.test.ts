import { describe, expect, test } from '@jest/globals'
import { pulled } from '../support/events.ts'
import { asked, type Flow, runStep } from '../support/flow.ts'

/* What a step does without a key. Pages that a pull request removes are found without one: see removed-pages. */

const MISSING = { 'api-key': '', 'issue-number': '' }

/** So that a publication is no fault. */
const MERGED = { action: 'closed', merged: true }

const EVENTS = {
  own: pulled(MERGED),
  fork: pulled({ login: 'mallory', from: 'mallory/docs', ...MERGED }),
  dependabot: pulled({ login: 'dependabot[bot]', ref: 'dependabot/npm', ...MERGED }),
} satisfies Record<string, Flow>

const WORK: Record<string, Flow> = {
  'a job': { inputs: { prompt: 'Document it.' } },
  'a report': { inputs: { 'traffic-weeks': '2', 'reader-signals': 'questions' } },
  'a publication': { command: 'publish' },
  'a preview': { command: 'preview', inputs: { branch: 'edit' } },
}

/** How a step ends: outcome, level of the annotation, and words of it. */
const ENDS = {
  /** I8: a key is needed, and somebody forgot it. */
  'bad input': ['error', 'error', '`api-key` is missing'],
  /** As `if-no-key` asks for. */
  skipped: ['skipped', 'warning', 'store the key as the secret'],
  /** R11: GitHub keeps it back. */
  withheld: ['skipped', 'notice', 'passes no secrets'],
} as const

const CASES = Object.keys(WORK).flatMap((work) =>
  (Object.keys(EVENTS) as Array<keyof typeof EVENTS>).flatMap((event) =>
    (['fail', 'skip'] as const).map((ifNoKey) => {
      const own = ifNoKey === 'fail' ? 'bad input' : 'skipped'
      return [work, event, ifNoKey, event === 'own' ? own : 'withheld'] as const
    }),
  ),
)

test('a key that is wrong is bad input, and not one that is missing [I8]', async () => {
  const inputs = { prompt: 'Document it.', 'api-key': 'Bearer mint_x', 'if-no-key': 'skip' }
  const end = await runStep({ ...EVENTS.own, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('`api-key` holds quotes, blanks')
})

describe('without a key', () => {
  test.each(CASES)('%s on %s, if-no-key: %s: %s [R11, I8]', async (work, event, ifNoKey, how) => {
    const flow = { ...EVENTS[event], ...WORK[work] }
    const inputs = { ...flow.inputs, ...MISSING, 'if-no-key': ifNoKey }
    const end = await runStep({ ...flow, inputs })
    const [outcome, level, words] = ENDS[how]
    expect(end.result).toMatchObject({ outcome, level, fails: outcome === 'error' })
    expect(end.result.message).toContain(words)
    expect(asked(end)).toEqual([])
    expect(end.requests).toEqual([])
  })
})

test('a key under a misspelt name is no missing key [I7]', async () => {
  const inputs = { prompt: 'Document it.', ...MISSING, apiKey: 'mint_x', 'if-no-key': 'skip' }
  const end = await runStep({ ...EVENTS.own, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.summary).toContain('`apikey` is no input of this action: write `api-key`')
})

test.each(['own', 'fork', 'dependabot'] as const)(
  'a dry run on %s names the missing key, whatever if-no-key says [I8]',
  async (event) => {
    const inputs = { prompt: 'Document it.', ...MISSING, 'if-no-key': 'skip', 'dry-run': 'true' }
    const end = await runStep({ ...EVENTS[event], inputs })
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(end.result.message).toContain('`api-key` is missing')
  },
)
