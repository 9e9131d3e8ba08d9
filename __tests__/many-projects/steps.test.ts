import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runStep } from '../../scripts/runner.ts'
import { ROOT } from '../support/action.ts'

const step = (name: string) => path.join(ROOT, `many-projects/${name}/main.js`)

const plan = (inputs: Record<string, string>) =>
  runStep({ main: step('plan'), inputs: { name: 'docs-agent', ...inputs } })

/** What attempts left behind: their outputs, by `number.attempt`, or a text that is none. */
type Left = Record<string, object | string>

const filesOf = (left: Left) =>
  Object.fromEntries(
    Object.entries(left).map(([name, outputs]) => {
      const [number, attempt] = name.split('.').map(Number)
      const record = { 'project-id': `project-${number}`, attempt, outputs }
      return [`${name}.json`, typeof outputs === 'string' ? outputs : JSON.stringify(record)]
    }),
  )

const collect = (numbers: number[], left: Left, env: Record<string, string> = {}) =>
  runStep({
    main: step('collect'),
    inputs: { projects: JSON.stringify(numbers.map((n) => `project-${n}`)), folder: '.' },
    files: filesOf(left),
    env,
  })

const resume = (left: Left, projectId = 'project-1') =>
  runStep({
    main: step('resume'),
    inputs: { folder: '.', 'project-id': projectId },
    files: filesOf(left),
  })

const project = (number: number) => ({ number, id: `project-${number}`, prompt: '' })
const OPENED = {
  outcome: 'pr-opened',
  'job-id': 'job_1',
  'pr-link': 'https://github.com/acme/docs/pull/7',
  'pr-number': '7',
  'pr-repository': 'acme/docs',
}
const VIEWS = { 'human-views': '1200', 'ai-views': '300', 'total-views': '1500' }

test('plan: the matrix of 256 projects, and no page views for so many', async () => {
  const list = Array.from({ length: 256 }, (_, n) => `project-${n + 1}`).join('\n')
  const end = await plan({ projects: list, 'has-prompt': 'true', 'traffic-weeks': '2' })
  expect(end.exitCode).toBe(0)
  expect(JSON.parse(end.outputs.projects ?? '')[255]).toEqual(project(256))
  expect(JSON.parse(end.outputs.ids ?? '')[255]).toBe('project-256')
  expect(end.outputs).toMatchObject({
    'traffic-weeks': '0',
    'reader-signals': 'none',
    'traffic-max-requests': '1',
  })
  expect(end.stdout).toContain('::warning::The service answers 100 analytics requests an hour')
})

test.each([
  [{ projects: 'a', 'traffic-weeks': '0' }, 'There is nothing to do for 1 of 1 projects'],
  [{ projects: 'a', 'traffic-weeks': '54' }, 'traffic-weeks must be a whole number from 0 to 53'],
  [{ projects: 'a\n::warning::b' }, 'is not an ID'],
  [{ projects: 'a', 'traffic-weeks': '1', 'reader-signals': 'visits' }, 'names "visits"'],
  // With a dot, or a star, a call would take the results of others.
  [{ projects: 'a', 'traffic-weeks': '1', name: 'docs.b' }, 'name must be 1 to 64 letters'],
  [{ projects: 'a', 'traffic-weeks': '1', name: 'docs*' }, 'name must be 1 to 64 letters'],
])('plan: %j fails the step and plans nothing', async (inputs, message) => {
  const end = await plan(inputs)
  expect(end).toMatchObject({ exitCode: 1, stderr: '' })
  // That it has started is what tells a refusal from a list that keeps the step from starting.
  expect(end.outputs).toEqual({ started: 'true' })
  expect(end.stdout).toMatch(/^::error::/)
  expect(end.stdout).toContain(message)
})

test.each([
  [{ 'traffic-weeks': '2' }, 'at most 90 projects'],
  [{ 'traffic-weeks': '0', 'reader-signals': 'all' }, 'at most 22 projects'],
])(
  'plan: %j of 91 projects is refused once, and says how to split the list',
  async (asked, most) => {
    const projects = Array.from({ length: 91 }, (_, n) => `project-${n + 1}`).join('\n')
    const end = await plan({ projects, ...asked })
    expect(end.exitCode).toBe(1)
    expect(end.stdout).toContain(
      `::error::There is nothing to do for 91 of 91 projects. The service answers 100 analytics requests an hour for a whole organization, so there is no room for so many reports. Split the list between calls of ${most} that are an hour apart, or set a prompt.`,
    )
  },
)

test("plan: what readers missed is read where the hour's requests reach for all", async () => {
  const list = Array.from({ length: 20 }, (_, n) => `project-${n + 1}`).join('\n')
  const inputs = { projects: list, 'traffic-weeks': '2' }
  const some = await plan({ ...inputs, 'reader-signals': 'visitors, questions' })
  expect(some.outputs).toMatchObject({
    'traffic-weeks': '2',
    'reader-signals': 'visitors, questions',
    'traffic-max-requests': '4',
  })
  const all = await plan({ ...inputs, 'reader-signals': 'all' })
  expect(all.outputs['reader-signals']).toBe('none')
  expect(all.stdout).toContain("readers' signals are left out")
})

const SIGNALS = {
  visitors: '420',
  'unclicked-searches': '31',
  'unanswered-questions': '7',
  'thumbs-down': '0',
}

test("collect: one table of 256 projects with their signals' numbers, one of which left nothing", async () => {
  const numbers = Array.from({ length: 256 }, (_, n) => n + 1)
  const left = Object.fromEntries(
    numbers.slice(1).map((number) => [`${number}.1`, { ...OPENED, ...VIEWS, ...SIGNALS }]),
  )
  const end = await collect(numbers, left)
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.summary).toMatch(/^### 256 projects: 255 with a pull request, 1 without a result\n/)
  expect(end.summary).toContain('**382,500 views** last week, of 255 of 256 projects')
  expect(end.summary).toContain(
    'What readers missed last week: searches without a click 7,905, questions without an answer 1,785, thumbs down 0.',
  )
  expect(end.summary.match(/^\| project-.*\| 420 \| 31 \| 7 \| 0 \|$/gm)).toHaveLength(255)
  expect(end.summary).toMatch(/^\| project-1 \| ❔ without a result( \| ){9} \|$/m)
  expect(JSON.parse(end.outputs.results ?? '')[255]).toEqual({
    id: 'project-256',
    outcome: 'pr-opened',
    jobId: 'job_1',
    pullRequest: { url: OPENED['pr-link'], repository: 'acme/docs', number: '7' },
    views: { human: 1200, ai: 300, total: 1500 },
    signals: { visitors: 420, unclickedSearches: 31, unansweredQuestions: 7, thumbsDown: 0 },
  })
})

test('collect: the whole summary of three', async () => {
  const end = await collect([1, 2, 3], {
    '1.1': { ...OPENED, ...VIEWS, 'total-views-change': '-7.2' },
    '2.1': { outcome: 'failed', ...VIEWS, 'total-views-change': '' },
  })
  expect(
    end.summary.replaceAll('\u00a0', ' ').trimEnd(),
  ).toBe(`### 3 projects: 1 with a pull request, 1 failed, 1 without a result

**3,000 views** last week, of 2 of 3 projects: 2,400 by people, 600 by AI assistants.

| Project | Outcome | Pull request | People | AI assistants | Views | Change |
| --- | --- | --- | --: | --: | --: | --: |
| project-1 | ✅ with a pull request | [acme/docs#7](https://github.com/acme/docs/pull/7) | 1,200 | 300 | 1,500 | −7 % |
| project-2 | ❌ failed |  | 1,200 | 300 | 1,500 |  |
| project-3 | ❔ without a result |  |  |  |  |  |`)
})

test('collect: the newest attempt at each project counts, of 2 and 10 the tenth', async () => {
  const end = await collect([1, 2], {
    '1.1': { outcome: 'failed' },
    '1.2': { outcome: 'timed-out' },
    '1.10': OPENED,
    '2.1': OPENED,
  })
  expect(end.summary).toMatch(/^### 2 projects: 2 with a pull request\n/)
})

test("collect: another project's result is not taken for one of the same number", async () => {
  const foreign = JSON.stringify({ 'project-id': 'other', attempt: 2, outputs: OPENED })
  const end = await collect([1], { '1.1': { outcome: 'failed' }, '1.2': foreign })
  expect(end.summary).toContain('| project-1 | ❌ failed |')
})

test.each([
  ['not JSON', 'oops'],
  ['an outcome that is none', { outcome: '</td><script>' }],
  ['null', 'null'],
])('collect: a result that is %s counts as none', async (_, content) => {
  const end = await collect([1], { '1.1': content })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.summary).toContain('| project-1 | ❔ without a result |')
})

test('collect: a number that is none is left out, and is never 0', async () => {
  const end = await collect([1], {
    '1.1': { ...OPENED, ...SIGNALS, visitors: '-1', 'thumbs-down': '<b>' },
  })
  expect(end.summary).toMatch(/Searches without a click \| Questions without an answer \|$/m)
  expect(end.summary).not.toMatch(/Visitors|<b>/)
})

const linked = (link: string) => ({ '1.1': { ...OPENED, 'pr-link': link } })

test('collect: the host of a link is shown where it is not github.com', async () => {
  const end = await collect([1], linked('https://gitlab.com/acme/docs/-/merge_requests/7'))
  expect(end.summary).toContain(
    '[gitlab.com/acme/docs#7](https://gitlab.com/acme/docs/-/merge_requests/7)',
  )
})

test("collect: a link on the forge's own origin may have its scheme and port, no other may", async () => {
  const env = { GITHUB_SERVER_URL: 'http://forge.internal:3000' }
  const own = await collect([1], linked('http://forge.internal:3000/acme/docs/pulls/7'), env)
  expect(own.summary).toContain(
    '[forge.internal:3000/acme/docs#7](http://forge.internal:3000/acme/docs/pulls/7)',
  )
  const other = await collect([1], linked('http://forge.internal:3001/acme/docs/pulls/7'), env)
  expect(other.summary).toContain('| project-1 | ✅ with a pull request |  |')
})

test.each(['https://github.com/evil/docs/pull/7', 'https://github.com/acme/docs/pull/8'])(
  'collect: a link that leads elsewhere than its name says is left out: %s',
  async (link) => {
    const end = await collect([1], linked(link))
    expect(end.summary).not.toContain(link)
    expect(end.summary).toContain('| project-1 | ✅ with a pull request |  |')
  },
)

test('collect: a link that is not plain is left out', async () => {
  const end = await collect([1], linked('https://github.com/acme/docs/pull/7)[x](javascript:alert'))
  expect(end.summary).not.toContain('javascript')
  expect(end.summary).toContain('| project-1 | ✅ with a pull request |  |')
})

test('resume: a job that an earlier attempt left at work is gone on with', async () => {
  const end = await resume({
    '1.1': { outcome: 'timed-out', 'job-id': 'job_7', status: 'active' },
    '1.2': { outcome: 'error' },
  })
  expect(end).toMatchObject({ exitCode: 0, stderr: '', outputs: { 'job-id': 'job_7' } })
  expect(end.stdout).toMatch(/^::notice::Job job_7 of attempt 1 is gone on with/m)
})

test.each([
  ['nothing is known', {}],
  ['the job failed', { '1.1': { outcome: 'failed', 'job-id': 'job_7' } }],
  ['the job is another project’s', { '2.1': { outcome: 'timed-out', 'job-id': 'job_7' } }],
  ['the record is broken', { '1.1': '{' }],
])('resume: the agent is asked where %s', async (_, left) => {
  const end = await resume(left)
  expect(end).toMatchObject({ exitCode: 0, stderr: '', outputs: { 'job-id': '' } })
})
