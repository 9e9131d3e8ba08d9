import { describe, expect, test } from '@jest/globals'
import { broken, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { commented, scheduled } from '../support/events.ts'
import { asked, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { LAST, piece, search, turn, twoWeeks, view, votes } from '../support/readers.ts'
import { VirtualClock } from '../support/runtime.ts'

const ALL = { 'traffic-weeks': '4', 'reader-signals': 'true' }
const HOME = { comment: 'true', 'issue-number': '7' }
const CARE = { context: 'signals', continue: 'true', ...HOME }

test("mail addresses and keys in readers' words and in paths reach neither report nor agent", async () => {
  const mail = 'jane@example.com'
  const path = `/u/${mail}`
  const key = 'mint_Abcd1234Efgh'
  const last = {
    visits: [...view(path, 99), ...view(`/${mail}/new`, 50)],
    turns: [1, 2, 3].map((n) => turn(`Why did ${mail} get ${key} ${n} times?`, { path })),
    searches: [search(`login ${mail} ${key}`, 9)],
    feedback: [...votes(path, 0, 3), piece(path, { comment: `${mail} has ${key}` })],
  }
  const before = { visits: [...view(path, 9), ...view(`/${mail}/old`, 50)] }
  const end = await runStep({
    ...scheduled(),
    inputs: { ...ALL, ...CARE },
    service: { events: twoWeeks(last, before) },
  })
  const [prompt = ''] = end.world.service.jobs.all.flatMap(({ prompts }) => prompts)
  expect(prompt).toContain(
    '- "Why did [email] get [key] 1 times?" (page: "/u/[email]", asked once)',
  )
  expect(prompt).toContain('- "login [email] [key]" (')
  const seen = [end.summary, end.files.report, prompt, ...end.log]
  seen.push(...end.comments.map(({ body }) => body))
  expect(seen.join('\n')).not.toMatch(/jane|Abcd1234/)
  for (const words of ['Why did', 'login', 'has']) expect(end.summary).toContain(words)
})

test('a report on page views fails if none of them can be read, though signals can', async () => {
  const onRequest: OnRequest = ({ operation }) =>
    operation === 'views' ? refuse(403, 'No.') : undefined
  const end = await runStep({ ...scheduled(), inputs: ALL, onRequest })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.summary).toContain('the service answered 403')
})

test('a prompt-file is in no message in a public repository, even if the service repeats it to refuse it', async () => {
  const end = await runStep({
    ...scheduled('public'),
    inputs: { 'prompt-file': 'ask.md' },
    files: { 'ask.md': 'Document the unreleased Zebra plan.' },
    onRequest: ({ operation, body }) =>
      operation === 'create' ? broken(refuse(400, `Not this: ${JSON.stringify(body)}`)) : undefined,
  })
  expect(end.outputs.outcome).toBe('error')
  expect(end.result.message).toContain('the service answered 400.')
  expect([...end.log, end.summary].join('\n')).not.toContain('Zebra')
})

describe("readers' words", () => {
  test.each([400, 402, 403, 422])(
    'are in no message, even if the service repeats them to refuse a prompt with %i',
    async (status) => {
      for (const inputs of [{}, { 'job-id': 'job_1' }]) {
        const end = await runStep({
          ...scheduled(),
          world: (await runStep({ inputs: { prompt: 'x' } })).world,
          inputs: { context: 'signals', ...inputs },
          onRequest: ({ operation, body }) =>
            operation === 'create' || operation === 'message'
              ? broken(refuse(status, `Not this: ${JSON.stringify(body)}`))
              : undefined,
        })
        expect(end.outputs.outcome).toBe('error')
        expect(end.result.message).toContain(`the service answered ${status}.`)
        const seen = [...end.log, end.summary, end.files.report].join('\n')
        expect(seen).not.toContain('Not this')
      }
    },
  )

  const secret = 'Can flubbers sprocket?'
  const events = {
    turns: Array.from({ length: 5 }, () => turn(secret, { path: '/guides/limits' })),
    searches: [search('flubbers sprocket', 40)],
    feedback: [piece('/guides/limits', { comment: 'flubbers' })],
  }
  test.each([
    ['are hidden in a public repository', 'public', 'this repository is public'],
    ['are shown in a private repository', 'private', ''],
  ] as const)(
    '%s, while numbers and pages are always shown',
    async (_what, visibility, whyHidden) => {
      const end = await runStep({
        ...scheduled(visibility),
        service: { events },
        inputs: { ...ALL, ...HOME },
      })
      const shown = [end.summary, end.comments[0]?.body, end.files.report]
      for (const text of shown) {
        expect(text?.replaceAll('<wbr>', '')).toContain('/guides/limits')
        expect(/flubbers/.test(text ?? '')).toBe(whyHidden === '')
      }
      expect(end.summary).toContain(whyHidden)
      expect(end.summary).toContain('| Searches without a click | 40 |')
      expect(end.log.join('\n')).not.toContain('flubbers')
    },
  )
})

test('in a public repository, an unrecognised name reaches only the agent', async () => {
  const name = 'Ottoline Quimbleby'
  const question = (n: number) => `Can ${name} of Quimbleby Ltd raise limit ${n}?`
  const turns = [1, 2, 3, 4].map((n) => turn(question(n), { path: '/guides/limits' }))
  const end = await runStep({
    ...scheduled('public'),
    service: { events: { turns } },
    inputs: { ...CARE, ...ALL },
  })
  expect(end.result.outcome).toBe('pr-opened')
  const [prompt = ''] = end.world.service.jobs.all.flatMap(({ prompts }) => prompts)
  expect(prompt).toContain(name)
  const written = [end.summary, ...end.comments.map(({ body }) => body), ...end.log]
  written.push(...Object.values(end.files), JSON.stringify(end.outputs))
  expect(end.comments.length).toBeGreaterThan(0)
  expect(written.join('\n')).not.toMatch(/Quimbleby/i)
})

describe('the agent', () => {
  const turns = ['One?', 'Two?', 'Three?'].map((question) => turn(question, { path: '/limits' }))
  const earlier = { turns: [turn('Before?')], searches: [search('proxy', 90)] }
  const events = twoWeeks({ turns, searches: [search('retry', 4)] }, earlier)

  test('gets the week that the report counts; the log has only the number of rows', async () => {
    const inputs = { ...CARE, 'traffic-weeks': '2' }
    const end = await runStep({ ...scheduled(), service: { events }, inputs })
    const [prompt = ''] = end.world.service.jobs.all[0]?.prompts ?? []
    expect(prompt).toContain('where it let its readers down last week. ')
    expect(prompt).toMatch(/could not answer\ndates: "9–15 Nov"\ntotal: 3\n/)
    expect(prompt).toContain('- "retry" (searched 4 times, never clicked)')
    expect(prompt).not.toMatch(/Before|proxy/)
    expect(end.log.join('\n')).not.toMatch(/One\?|retry/)
    expect(end.log).toContain('rows, which are not logged: 3')
    const summary = typed(end.summary)
    expect(summary).toContain('### 📈 Who reads the docs, 9–15 Nov')
    expect(summary).toContain('| Questions without an answer | 3 | was 1 |')
    expect(summary).toContain('| Searches without a click | 4 | −96% |')
  })

  test('is not asked if nothing stood out last week', async () => {
    const quiet = twoWeeks({ turns: [turn('How?')] }, earlier)
    const end = await runStep({ ...scheduled(), service: { events: quiet }, inputs: CARE })
    expect(end.result).toMatchObject({ outcome: 'skipped' })
    expect(end.result.message).toContain('Too little stood out last week (')
    expect(typed(end.summary)).toContain('| Questions without an answer | 1 | was 1 |')
  })
})

test('weekly care fails if no signal but the visitors can be read', async () => {
  const withheld = ['conversations', 'searches', 'feedback', 'feedback-by-page'] as const
  const end = await runStep({ ...scheduled(), inputs: CARE, service: { withheld } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toMatch(/^The report could not be read in full, .*403/s)
  expect(end.summary).toContain('| Visitors |')
  expect(asked(end)).not.toContain('create')
})

test('the report is complete even if the job to continue does not exist', async () => {
  const end = await runStep({
    ...scheduled(),
    inputs: { ...HOME, prompt: 'Fix it.', 'job-id': 'job_9', 'traffic-weeks': '1' },
    service: { events: { visits: view('/start', 99) } },
  })
  expect(end.outputs).toMatchObject({ outcome: 'error', 'human-views': '99' })
  expect(end.summary).toContain('job_9')
  expect(end.summary).toContain('99 views')
  const [comment] = end.comments
  expect(comment?.body).toMatch(/job_9[\s\S]*99 views/)
})

test('a cancel during the report ends the step before it asks, and keeps the numbers', async () => {
  const end = await runStep({
    ...commented('octocat', ''),
    inputs: { context: 'event', 'traffic-weeks': '1', 'reader-signals': 'true' },
    service: { events: { visits: view('/start', 99) } },
    onRequest: ({ operation }, { wait }) =>
      operation === 'conversations' ? wait(60_000) : undefined,
    cancelAtMs: 20_000,
  })
  expect(end.outputs).toMatchObject({ outcome: 'cancelled', 'human-views': '99' })
  expect(end.summary).toContain('99 views')
})

test('the newest week has its change, with half a tenth rounded away from zero', async () => {
  // 121.25 would be less if we divided first.
  const events = twoWeeks({ visits: view('/', 22_125, 90) }, { visits: view('/', 10_000, 60) })
  const inputs = { 'traffic-weeks': '2' }
  const end = await runStep({ ...scheduled(), inputs, service: { events } })
  expect(end.outputs).toMatchObject({
    ...{ 'human-views': '22125', 'human-views-change': '121.3' },
    ...{ 'ai-views': '90', 'total-views': '22215' },
  })
  expect(end.summary).toContain(
    '**22,125 views by people**, up 121%, and 90 by AI assistants, up 50%',
  )
})

test('views and signals are of the same week, even if a new week begins between the reads', async () => {
  const end = await runStep({
    ...scheduled(),
    clock: new VirtualClock('2026-11-22T23:59:59.990Z'),
    inputs: { 'traffic-weeks': '1', 'reader-signals': 'true' },
  })
  const asked = end.requests.map(({ operation, query }) => [operation, query.get('dateFrom')])
  expect(asked).toContainEqual(['searches', LAST])
  expect(asked).toContainEqual(['views', LAST])
  expect(end.world.clock.now().toISOString()).toMatch(/^2026-11-23/)
})

test('summary and log say why a part of the pages of the only week is missing', async () => {
  const visits = Array.from({ length: 300 }, (_, n) => view(`/page-${n}`, 1)).flat()
  const end = await runStep({
    ...scheduled(),
    inputs: { 'traffic-weeks': '1' },
    service: { events: { visits } },
    onRequest: ({ query }) => (query.get('offset') === '250' ? refuse(403, 'No.') : undefined),
  })
  const why = 'Pages (9–15 Nov): partial, since the service answered 403'
  expect(end.summary).toContain(why)
  expect(end.log).toContainEqual(expect.stringContaining(`warning: ${why}`))
  expect(end.summary).toContain('**Top pages** (5 of at least 250)')
})

test('a refusal of everything is told once', async () => {
  const inputs = {
    'traffic-weeks': '2',
    'reader-signals': 'true',
  }
  const onRequest: OnRequest = ({ to }) => (to === 'service' ? refuse(403, 'No.') : undefined)
  const { summary, result } = await runStep({ inputs, onRequest })
  expect(result.outcome).toBe('error')
  expect(summary.match(/answered 403/g)).toHaveLength(1)
})
