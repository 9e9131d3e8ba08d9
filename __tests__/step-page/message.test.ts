import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import type { Scrubbed } from '../../src/privacy/scrub.ts'
import { fixFirst } from '../../src/readers/priorities.ts'
import { listOf, type Reading } from '../../src/readers/reading.ts'
import type { StepResult } from '../../src/result.ts'
import { FORMATS } from '../../src/runner/outputs.ts'
import { describeInOneLine } from '../../src/step-page/message.ts'
import { inQuotes } from '../../src/text.ts'
import { hostileText, parseMarkdown } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'
import { analyticsOf, buildResult, busyWeek, jobResult } from '../support/scenes.ts'

const [week, hidden] = await Promise.all([busyWeek(), analyticsOf({ texts: 'hide' })])
const LINK = 'https://github.com/acme/docs/pull/128'

test('a report is its first sentence, the first three places to fix, and how many more', async () => {
  const { analytics } = week
  expect(describeInOneLine({ outcome: 'reported', message: '', analytics })).toBe(
    'Who reads the docs, 9-15 Nov. 95,411 views last week, up 8 percent on the week before, 10,199 people visited, and AI assistants read 40 percent. Fix first /guides/webhooks, search webhook retry, search terraform provider and 2 more.',
  )
})

test('the home page has a name in it', () => {
  const where = { kind: 'page', name: '/' as Scrubbed } as const
  const priorities = [{ where, problems: [], weight: 1 }]
  const analytics = { ...hidden, priorities }
  expect(describeInOneLine({ outcome: 'reported', message: '', analytics })).toMatch(
    / Fix first \/ home\.$/,
  )
})

test("D5: readers' words are left out where the report hides them", () => {
  const message = describeInOneLine({ outcome: 'reported', message: '', analytics: hidden })
  expect(message).toContain('Fix first /guides/webhooks, search terms, /guides/sdk/python and')
})

const failure =
  'The job could not be created: the service answered 401 "Invalid <key>; see www.x.example".'
const tilde = 'https://acme.mintlify.app/~x'
test.each<[what: string, StepResult, message: string]>([
  [
    'a job',
    { outcome: 'pr-opened', message: '', job: jobResult() },
    `The docs agent opened a pull request. ${LINK}`,
  ],
  [
    'a job beside which it is unknown whether pages go',
    {
      outcome: 'pr-opened',
      message: '',
      job: jobResult(),
      unknownPages: 'Whether removed pages have redirects is unknown.',
    },
    `The docs agent opened a pull request. Whether removed pages have redirects is unknown. ${LINK}`,
  ],
  [
    'a failure',
    { outcome: 'error', message: failure },
    'The step failed. The job could not be created, the service answered 401 Invalid key see www x example.',
  ],
  [
    'a preview',
    { outcome: 'previewed', message: '', build: buildResult() },
    'The preview is built. https://acme-mintlify-webhook-retries.mintlify.app/',
  ],
  [
    'a preview whose link means something to a shell',
    {
      outcome: 'previewed',
      message: '',
      build: buildResult({ known: { id: 'b', previewUrl: tilde } }),
    },
    'The preview is built.',
  ],
])('%s is what happened, and the link', (_, result, message) => {
  expect(describeInOneLine(result)).toBe(message)
})

test.each([
  ['Docs of acme, week: $(id)', 'Docs of acme week id, 9-15 Nov.'],
  ['1. ドキュメント', 'Who reads the docs, 9-15 Nov.'],
])('a report with the title %j begins with %j', (title, start) => {
  const analytics = { ...hidden, title }
  const message = describeInOneLine({ outcome: 'reported', message: '', analytics })
  expect(message.startsWith(`${start} 95,411 views`)).toBe(true)
})

function renamed<T extends object>(reading: Reading<T> | undefined, change: Partial<T>) {
  if (!reading?.available) throw new Error('the scene has read it')
  return { ...reading, ...change }
}

/** The busy week, with other texts wherever somebody else's can stand. */
function weekWith(texts: string[]): StepResult {
  // Scrubbing takes no hostile character out, but the type says what a report has.
  const scrubbed = texts as Scrubbed[]
  const [page, topic, term = '' as Scrubbed, said = '' as Scrubbed] = scrubbed
  const [url = '', title = ''] = texts.slice(4)
  const { analytics, job } = week
  const signals = analytics?.signals
  if (!analytics || !signals || !job) throw new Error('the scene has all of them')
  const asked = { questions: 2, times: 90, example: said }
  const places = [
    { kind: 'page' as const, name: page, ...asked },
    { kind: 'topic' as const, name: topic, ...asked },
  ]
  const row = { term, searches: 99, clickRate: 0, unclicked: 99, topClickedPage: undefined }
  const questions = renamed(signals.questions, { places })
  const searches = renamed(signals.searches, { unclicked: listOf([row]) })
  const renamedSignals = { ...signals, questions, searches }
  const priorities = fixFirst(renamedSignals)
  const read = { ...analytics, title, signals: renamedSignals, priorities }
  if (url === '') return { outcome: 'reported', message: '', analytics: read }
  return {
    ...week,
    message: `The service says ${inQuotes(said)}.`,
    job: { ...job, pullRequest: { url, number: '1', repository: 'acme/docs' } },
    analytics: read,
  }
}

const url = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.constantFrom('a', '1', '_', '.', '-', '/', '~', ':1', '__', '_a_'), { maxLength: 9 })
    .map((pieces) => `https://github.com/${pieces.join('')}`),
)
const texts = fc.array(hostileText, { minLength: 4, maxLength: 4 })

const messages = fc.tuple(texts, url, hostileText).map(([words, link, title]) => ({
  link,
  message: describeInOneLine(weekWith([...words, link, title])),
}))

test('D3: hostile texts mean nothing to YAML, Markdown and the runner', () => {
  fc.assert(
    fc.property(messages, ({ link, message }) => {
      expect(message).toMatch(FORMATS.message)
      const [address = ''] = message.match(/https?:\S*/) ?? []
      expect(['', link]).toContain(address)
      // No other address, reference or option.
      expect(message.replace(address, '')).not.toMatch(
        /[:_]|\/\/|[A-Za-z0-9]\.[A-Za-z]|www\.| -|gh-\d/i,
      )
      // The runner reads commands where a line begins, after blanks.
      expect(message).not.toMatch(/^\s*::|##\[|[\r\n]/)
      expect(parse(message)).toBe(message)
      expect(parse(`message: ${message}\n`)).toEqual({ message })
      const { children = [] } = parseMarkdown(message)
      expect(children.map(({ type }) => type)).toEqual(['paragraph'])
      const nodes = children[0]?.children ?? []
      const urls = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []))
      expect(nodes.filter(({ type }) => type !== 'text' && type !== 'link')).toEqual([])
      expect(urls.filter((one) => !address.startsWith(`${one}`))).toEqual([])
    }),
    { numRuns: runs(300, 20_000) },
  )
})

// On Windows, `bash` may be another system's.
const posix = process.platform === 'win32' ? test.skip : test
posix('D3: hostile texts mean nothing to bash, unquoted', () => {
  const lines = fc.sample(messages, runs(300, 20_000)).map(({ message }) => message)
  const input = lines.map((line) => `echo ${line}\n`).join('')
  const { stdout, stderr } = spawnSync('bash', ['-s'], { input, encoding: 'utf8', maxBuffer: 1e8 })
  expect(stderr).toBe('')
  expect(stdout.split('\n')).toEqual([...lines, ''])
})
