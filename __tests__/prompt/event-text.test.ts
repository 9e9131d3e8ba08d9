import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { type Answer, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { EVENT_PROMPTS, readEventContext } from '../../src/prompt/event-text.ts'
import { renderContext } from '../../src/prompt/quotation.ts'
import { type Flow, openFlow, runStep } from '../support/flow.ts'

interface Example {
  name: string
  examples: Array<Record<string, unknown>>
}

const webhooks: Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const payloads = webhooks.flatMap(({ name, examples }) =>
  examples.map((payload) => ({ name, payload })),
)

const HEAD = { repo: { full_name: 'acme/docs' } }

/** Every pull request, and every comparison. */
const EMPTY = {
  ...{ title: '', state: 'open', additions: 0, deletions: 0, changed_files: 0 },
  ...{ head: { sha: '' }, base: { sha: '', repo: { id: 1, private: true } } },
  ...{ total_commits: 0, commits: [], files: [] },
}

/** GitHub's lists are empty here. */
const stepOf = (event: string, payload: object) =>
  openFlow({
    event,
    payload,
    onRequest: ({ path, operation }) =>
      operation === 'markdown' ? undefined : json(200, /\/comments$/.test(path) ? [] : EMPTY),
  }).step

/** The default prompt for a payload. */
async function promptFor(name: string, payload: object): Promise<string | undefined> {
  const step = stepOf(name, payload)
  const subject = step.event.traits.subject
  if (subject === undefined) return undefined
  const { sent } = renderContext([await readEventContext(step)], '0123456789abcdef')
  return `${EVENT_PROMPTS[subject]}\n\n${sent}`
}

const WITH_CONTEXT = [
  ...['discussion', 'discussion_comment', 'issue_comment', 'issues', 'pull_request'],
  ...['pull_request_review', 'pull_request_review_comment', 'release'],
]

test("every example payload of GitHub's webhooks is quoted or has nothing to quote", async () => {
  expect(payloads.length).toBeGreaterThan(300)
  const found = new Set<string>()
  for (const { name, payload } of payloads) {
    const prompt = await promptFor(name, payload)
    if (prompt === undefined) continue
    found.add(name)
    expect(prompt).not.toMatch(/undefined|\[object/)
    expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(33 * 1024)
  }
  expect([...found].sort()).toEqual(WITH_CONTEXT)
})

test('an issue is quoted with its number, title, address and author, each on one visible line', async () => {
  const user = { login: 'octocat' }
  const issue = {
    number: 7,
    title: 'No\ndocs\u202e\u2028',
    html_url: 'https://x.example',
    user,
    body: 'Why?',
  }
  const facts = String.raw`number: 7|title: "No\ndocs\u{2028}"|url: "https://x.example"|author: "octocat"|`
  expect(await promptFor('issues', { issue })).toContain(facts.replaceAll('|', '\n'))
  expect(await promptFor('issues', { issue: { ...issue, html_url: '' } })).not.toContain('url: ')
})

describe('GitHub renders each text, and the agent gets the visible part', () => {
  const ISSUE = { number: 7, title: 'A flag', html_url: 'https://x.example', body: 'Why?' }
  const inputs = { context: 'event' }
  const labelled = { event: 'issues', payload: { action: 'labeled', issue: ISSUE } }
  const answering = (answer: Answer): Flow => ({
    ...labelled,
    inputs,
    onRequest: ({ operation }) => (operation === 'markdown' ? answer : undefined),
  })
  const html = (body: string): Answer => ({
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8', 'x-github-request-id': '0:1' },
    body,
  })

  test.each([
    ['GitHub refuses', problem(422, 'Invalid request.'), 'the server answered 422'],
    ['it is nested deeper than people nest', html('<div>'.repeat(600)), 'nested too deeply'],
  ])('and nothing is sent if %s', async (_why, answer, words) => {
    const { result, world } = await runStep(answering(answer))
    const message = expect.stringContaining(words)
    expect(result).toMatchObject({ outcome: 'error', message })
    expect(world.service.jobs.all).toEqual([])
  })

  test('of a release, too', async () => {
    const release = { tag_name: 'v1', body: 'A [flag](https://x.example/flag). <!-- HIDDEN -->' }
    expect(await promptFor('release', { release })).toMatch(
      /\ntag: "v1"\n`+\nA flag \(https:\/\/x\.example\/flag\)\.\n`+\nEND/,
    )
  })

  test('and no text if it has no visible part', async () => {
    const { world } = await runStep(answering(html('')))
    const [prompt = ''] = world.service.jobs.all[0]?.prompts ?? []
    expect(prompt).toContain('url: "https://x.example"\nEND')
  })

  test('and a comment that is only an image asks for nothing', async () => {
    const comment = { body: '![](/a.png)', author_association: 'MEMBER' }
    const payload = { action: 'created', issue: ISSUE, comment }
    const { result, world } = await runStep({ event: 'issue_comment', payload, inputs })
    expect(result.message).toContain('The comment has no text')
    expect(world.service.jobs.all).toEqual([])
  })

  test.each([
    ['a missing permission', problem(403, 'Resource not accessible by x'), /`contents: read`/],
    ['an outage', problem(502, 'Bad Gateway'), /502/],
    ["a proxy's page", { ...html('<p>No.'), headers: { 'content-type': 'text/html' } }, /proxy/],
  ])('and %s fails the step before it asks', async (_what, answer, message) => {
    const { result, world } = await runStep(answering(answer))
    expect(result).toMatchObject({ outcome: 'error', message: expect.stringMatching(message) })
    expect(world.service.jobs.all).toEqual([])
  })
})

describe('the agent gets the pull request as the person saw it', () => {
  const base = 'b'.repeat(40)
  const seen = 'c'.repeat(40)
  const newer = 'd'.repeat(40)
  const files = Array.from({ length: 301 }, (_, n) => ({ filename: `a\n${n}.md`, additions: 2 }))
  const commits = [
    { sha: base },
    { sha: seen, message: 'Seen.', files },
    { sha: newer, message: 'Newer.', files: [{ filename: 'newer.md' }] },
  ]
  const pullAt = (headSha: string, pushedAt = '2026-11-01T00:00:00Z', from = 'mallory/docs') => ({
    commits,
    pulls: [{ number: 7, baseSha: base, headSha, pushedAt, from }],
  })
  const ask = async (flow: Flow) => {
    const end = await runStep({ inputs: { context: 'event', comment: 'true' }, ...flow })
    const prompt = end.world.service.jobs.all[0]?.prompts[0] ?? ''
    return { ...end, prompt, log: end.log.join('\n') }
  }
  const commented = (github: ReturnType<typeof pullAt>, onRequest?: OnRequest) => {
    const link = { url: 'https://api.github.com/repos/acme/docs/pulls/7' }
    const user = { login: 'octocat' }
    const issue = { number: 7, pull_request: link, title: 'A flag', body: 'Adds a flag.' }
    const comment = { body: 'Document this.', user, updated_at: '2026-11-02T00:00:00Z' }
    const payload = { action: 'created', comment, issue }
    return ask({ event: 'issue_comment', payload, github, ...(onRequest && { onRequest }) })
  }
  const labelled = (headSha: string, context: string, more: Flow = {}) => {
    const pull_request = { number: 7, body: 'x', base: { sha: base }, head: { ...HEAD, sha: seen } }
    return ask({
      event: 'pull_request',
      payload: { action: 'labeled', pull_request },
      inputs: { context },
      github: pullAt(headSha),
      ...more,
    })
  }

  test('with the comment first and the changed files last', async () => {
    const { prompt } = await commented(pullAt(seen))
    expect(prompt).toMatch(/^BEGIN \w+: comment$.*: pull request$.*: changed files$/ms)
    expect(prompt).toContain(String.raw`"a\n0.md" "modified" +2 -0`)
    expect(prompt).toContain('\ncount: "300 or more"\n')
    expect(prompt).not.toContain('newer')
  })

  test('with its files, whatever was pushed to this repository after the comment', async () => {
    const { prompt } = await commented(pullAt(seen, '2026-11-02T00:00:01Z', 'acme/docs'))
    expect(prompt).toMatch(/BEGIN \w+: changed files/)
  })

  test('without files if anything was pushed to its fork after the comment, and everybody is told', async () => {
    const end = await commented(pullAt(newer, '2026-11-02T00:00:01Z'))
    expect(end.prompt).toContain("The pull request's commits and files are not known here.")
    expect(end.prompt).not.toMatch(/BEGIN \w+: changed files|newer\.md/)
    const told = 'since commits may have been pushed to #7 after this event.'
    const comment = end.comments.find(({ body }) => body.includes('commits and files'))
    for (const text of [end.summary, end.log, comment?.body?.replaceAll('&#8288;', '')])
      expect(text).toContain(told)
    expect(end.result).toMatchObject({ fails: false })
  })

  test.each([
    ['is over 32 MiB', json(200, { patch: 'x'.repeat(32 * 1024 * 1024) }), 'larger than'],
    ['GitHub does not make', problem(422, 'Sorry, this diff is taking too long.'), 'too long'],
  ])('without files if their diff %s', async (_what, answer, words) => {
    const onRequest: Flow['onRequest'] = ({ operation }) =>
      operation === 'compare' ? answer : undefined
    const { prompt, log, requests } = await labelled(seen, 'event', { onRequest })
    expect(prompt).toContain("The pull request's commits and files are not known here.")
    expect(log).toMatch(new RegExp(`^warning: The agent gets no .*Comparing .*${words}`, 'm'))
    expect(requests.filter(({ operation }) => operation === 'compare')).toHaveLength(1)
  })

  test.each(['event', 'event, diff'])(
    'with context: %s, at the head of the labelled commit, also after a push',
    async (context) => {
      const { prompt } = await labelled(newer, context)
      expect(prompt).toContain(String.raw`"a\n0.md" "modified" +2 -0`)
      expect(prompt).not.toMatch(/newer\.md|Newer\./)
    },
  )
})

test('a review is quoted with 30 inline comments, each rendered alone, before the pull request', async () => {
  const bodies = ['Why?', '<!-- hides nothing of', 'the next -->', ' ']
  const inline = Array.from({ length: 120 }, (_, line) => ({
    path: 'a.md',
    line: line + 1,
    body: bodies[line] ?? `Why ${line}?`,
  }))
  const pull_request = { number: 7, body: 'Adds a flag.', head: HEAD }
  const review = { id: 5, body: 'See below.', state: 'changes_requested' }
  const { world, requests, summary } = await runStep({
    event: 'pull_request_review',
    payload: { action: 'submitted', review, pull_request },
    inputs: { context: 'event' },
    github: {
      pulls: [{ number: 7, reviewComments: { 4: [{ body: 'Of an earlier review.' }], 5: inline } }],
    },
  })
  const [prompt = ''] = world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toMatch(/state: "changes_requested".*\ncount: 120\nquoted: 30\n.*Adds/s)
  expect(summary).toContain("The agent gets 30 of the review's 120 inline comments.")
  expect(prompt).toContain(
    'In "a.md", line 1:\nWhy?\n\nIn "a.md", line 2:\n\n\nIn "a.md", line 3:\nthe next -->\n',
  )
  expect(prompt).toContain('In "a.md", line 30:\nWhy 29?\n')
  expect(prompt).not.toContain('earlier review')
  const rendered = requests.filter(({ operation }) => operation === 'markdown')
  const texts = ['See below.', ...bodies.slice(0, 3), 'Why 4?', 'Why 5?']
  expect(rendered.at(-1)?.body).toMatchObject({ text: 'Adds a flag.' })
  expect(rendered.slice(0, 6).map(({ body }) => body)).toEqual(
    texts.map((text) => ({ text, mode: 'gfm' })),
  )
})

describe('inline comments of a review', () => {
  const hunk = [
    '@@ -1,4 +1,5 @@ Usage',
    ' Install it.',
    '-Run `a`.',
    '+Run `b`.',
    '+Then run `c`.',
    '\\ No newline at end of file',
  ].join('\n')
  const suggestion = 'Shorter:\n```suggestion\nRun `d`.\n```'
  const reviewed = (review: object, comments: object[], fromMs = 0): Flow => ({
    event: 'pull_request_review',
    payload: {
      action: 'submitted',
      review: { id: 5, state: 'changes_requested', ...review },
      pull_request: { number: 7, title: 'A flag', head: HEAD },
    },
    inputs: { context: 'event' },
    github: {
      pulls: [{ number: 7, reviewComments: { 5: comments }, reviewCommentsFromMs: fromMs }],
    },
  })
  const promptOf = async (flow: Flow) => {
    const { world } = await runStep(flow)
    return world.service.jobs.all[0]?.prompts[0] ?? ''
  }

  test.each([
    ['on a line', { line: 3, body: 'Why?' }, 'In "a.md", line 3:\nWhy?\n`'],
    [
      'on several lines',
      { start_line: 2, line: 3, body: 'Why?' },
      'In "a.md", lines 2 to 3:\nWhy?\n`',
    ],
    [
      'with a suggestion for a line, and that line',
      { line: 3, body: suggestion },
      'Run `d`.\n```\n\nThe suggestion replaces:\n    Then run `c`.\n`',
    ],
    [
      'with a suggestion for several lines, as they are after the change',
      { start_line: 1, line: 3, body: suggestion },
      'The suggestion replaces:\n    Install it.\n    Run `b`.\n    Then run `c`.\n`',
    ],
    [
      'on lines that changed since, with their diff',
      { line: null, body: 'Why?' },
      'In "a.md":\nWhy?\n\nIts lines have changed since. They ended with:\n     Install it.\n    -Run `a`.\n    +Run `b`.\n    +Then run `c`.\n`',
    ],
    ['on a file', { line: null, subject_type: 'file', body: 'Why?' }, 'In "a.md":\nWhy?\n`'],
  ] as const)('are quoted with their place: %s', async (_what, comment, quoted) => {
    const flow = reviewed({}, [{ path: 'a.md', diff_hunk: hunk, ...comment }])
    expect(await promptOf(flow)).toContain(quoted)
  })

  test('so is one whose own event started the workflow', async () => {
    const comment = { path: 'a.md', start_line: 2, line: 3, diff_hunk: hunk, body: suggestion }
    const payload = { action: 'created', comment, pull_request: { number: 7, head: HEAD } }
    const flow = { event: 'pull_request_review_comment', payload, inputs: { context: 'event' } }
    expect(await promptOf({ ...flow, github: { pulls: [{ number: 7 }] } })).toMatch(
      /\nIn "a.md", lines 2 to 3:\nShorter:\n.*\nThe suggestion replaces:\n {4}Run `b`\.\n {4}Then run `c`\.\n/s,
    )
  })

  test.each([
    ['without words, some seconds late', {}, 13_000],
    ['with words, a little late', { body: 'See below.' }, 2_500],
  ])('of a review %s reach the agent', async (_what, review, fromMs) => {
    const prompt = await promptOf(reviewed(review, [{ path: 'a.md', body: 'Why?' }], fromMs))
    expect(prompt).toContain('In "a.md", line 1:\nWhy?')
  })

  test('have no section in the prompt if a review has only words', async () => {
    const prompt = await promptOf(reviewed({ body: 'Name the default.' }, []))
    expect(prompt).toContain('Name the default.')
    expect(prompt).not.toContain('inline comments')
  })

  test('are not waited for longer than 14 seconds, and without any nothing is asked', async () => {
    const end = await runStep(reviewed({}, [{ body: 'Too late.' }], 60_000))
    expect(end.result.outcome).toBe('skipped')
    expect(end.requests.filter(({ operation }) => operation === 'review-comments')).toHaveLength(4)
  })
})

describe('a comment or an approval without words', () => {
  const pull_request = { number: 7, title: 'A flag', body: 'Adds a flag.', head: HEAD }
  const issue = { number: 7, title: 'A flag', body: 'Why?' }
  const approved = (inline: { path: string; body: string }[], inputs = {}): Flow => ({
    event: 'pull_request_review',
    payload: { action: 'submitted', review: { id: 5, state: 'approved' }, pull_request },
    inputs: { context: 'event', ...inputs },
    github: { pulls: [{ number: 7, reviewComments: { 5: inline } }] },
  })
  const commented = (event: string, about: object): Flow => ({
    event,
    payload: { action: 'created', comment: { body: '<!-- -->' }, ...about },
    inputs: { context: 'event' },
    github: { pulls: [{ number: 7 }] },
  })

  test.each([
    ['review', '', approved([])],
    ['comment', ' on an issue', commented('issue_comment', { issue })],
    ['comment', ' of a review', commented('pull_request_review_comment', { pull_request })],
    ['comment', ' in a discussion', commented('discussion_comment', { discussion: issue })],
  ])('asks for nothing if it is a %s%s', async (kind, _where, flow) => {
    const end = await runStep(flow)
    expect(end.result.outcome).toBe('skipped')
    expect(end.result.message).toMatch(`The ${kind} has no text, so there is nothing to tell`)
    expect(end.world.service.jobs.all).toEqual([])
  })

  test.each([
    ['its inline comments', approved([{ path: 'a.md', body: 'Why?' }])],
    ["the workflow's own prompt", approved([], { prompt: 'Document the approved text.' })],
    [
      "an issue's title",
      {
        event: 'issues',
        payload: { action: 'opened', issue: { number: 7, title: 'A flag', body: null } },
        inputs: { context: 'event' },
      },
    ],
  ])('still asks with %s', async (_what, flow) => {
    expect((await runStep(flow)).result.outcome).toBe('pr-opened')
  })
})

describe('the state is quoted', () => {
  const link = { url: 'https://api.github.com/repos/acme/docs/pulls/7', merged_at: null }
  const merged = { merged_at: '2026-11-01T00:00:00Z' }
  const stateIn = async (name: string, payload: object) =>
    /^state: "(.*)"$/m.exec((await promptFor(name, payload)) ?? '')?.[1]

  test.each<[string, object, string]>([
    ['issues', { issue: { state: 'open' } }, 'open'],
    ['pull_request', { pull_request: { state: 'closed', merged_at: null } }, 'closed'],
    ['pull_request_review', { pull_request: { state: 'closed', ...merged } }, 'merged'],
    ['issue_comment', { issue: { state: 'closed', pull_request: link } }, 'closed'],
    [
      'issue_comment',
      { issue: { state: 'closed', pull_request: { ...link, ...merged } } },
      'merged',
    ],
  ])('of %s %j as %s', async (name, payload, state) => {
    expect(await stateIn(name, payload)).toBe(state)
  })
})
