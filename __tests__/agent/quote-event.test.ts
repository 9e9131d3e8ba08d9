import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { giteaReviewed } from '../../simulator/github.ts'
import { appendContext, MAX_CONTEXT_BYTES } from '../../src/agent/compose-prompt.ts'
import {
  defaultPrompt,
  quoteChangedFiles,
  quoteInlineComments,
  readQuotations,
} from '../../src/agent/quote-event.ts'
import { MAX_PROMPT_BYTES } from '../../src/base/prompt.ts'
import type { WorkflowEvent } from '../../src/runner/event.ts'
import { testEvent } from '../support/test-event.ts'

interface Example {
  name: string
  examples: Array<Record<string, unknown>>
}

const webhooks: Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const payloads = webhooks.flatMap(({ name, examples }) =>
  examples.map((payload, index) => ({ id: `${name} ${index}`, name, payload })),
)

const eventOf = (name: string, payload: WorkflowEvent['payload']) =>
  testEvent({ name, payload, repository: 'Codertocat/Hello-World' })

/** The prompt that a payload makes, as it is without a prompt of the workflow's own. */
function promptFor(name: string, payload: WorkflowEvent['payload']): string | undefined {
  const event = eventOf(name, payload)
  const quotations = readQuotations(event)
  const prompt = defaultPrompt(event, false)
  if (quotations.length === 0 || prompt === undefined) return undefined
  return appendContext(prompt, { quotations, nonce: '0123456789abcdef' })
}

const WITH_CONTEXT = [
  'discussion',
  'discussion_comment',
  'issue_comment',
  'issues',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'release',
]

describe("every example payload of GitHub's webhooks", () => {
  test('makes a context, or none', () => {
    expect(payloads.length).toBeGreaterThan(300)
    const found = new Set<string>()
    for (const { name, payload } of payloads) {
      const prompt = promptFor(name, payload)
      if (prompt === undefined) continue
      found.add(name)
      expect(prompt).not.toMatch(/undefined|\[object/)
      expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(MAX_CONTEXT_BYTES + 1024)
    }
    expect([...found].sort()).toEqual(WITH_CONTEXT)
  })

  const dozen = [
    'issues 0',
    'issues 5',
    'issue_comment 0',
    'issue_comment 3',
    'pull_request 0',
    'pull_request 8',
    'pull_request_review 0',
    'pull_request_review_comment 0',
    'discussion 0',
    'discussion_comment 0',
    'release 0',
    'release 4',
  ]
  test.each(dozen)('reads well to an agent: %s', (id) => {
    const { name, payload } = payloads.find((one) => one.id === id) ?? { name: '', payload: {} }
    expect(promptFor(name, payload)).toMatchSnapshot()
  })
})

test.each(['schedule', 'push', 'workflow_dispatch', 'repository_dispatch', 'constructor'])(
  '%s has no context',
  (name) => {
    expect(readQuotations(eventOf(name, {}))).toEqual([])
    expect(defaultPrompt(eventOf(name, {}), false)).toBeUndefined()
  },
)

test.each(WITH_CONTEXT)(
  '%s with a payload that is empty, or of other types, makes no error',
  (name) => {
    const odd = {
      issue: 7,
      comment: null,
      pull_request: [],
      review: 'x',
      discussion: { user: 3, title: {} },
      release: false,
    }
    for (const payload of [{}, odd])
      expect(promptFor(name, payload)).toContain('BEGIN 0123456789abcdef: ')
  },
)

test('a follow-up is told what is new, by its kind', () => {
  const event = eventOf('pull_request_review', { review: { body: 'Shorter, please.' } })
  expect(defaultPrompt(event, true)).toContain('deal with what the review quoted below says')
})

test('changed files and inline comments are quoted with their names as text', () => {
  const file = { filename: 'docs/a\n"b".md', status: 'added', additions: 2, deletions: 0 }
  expect(quoteChangedFiles({ items: [file], total: 1 })).toEqual({
    kind: 'changed files',
    facts: { count: 1 },
    body: '"docs/a\\n\\"b\\".md" "added" +2 -0',
  })
  const comments = [
    { path: 'a.md', body: 'Why?' },
    { path: 'b.md', line: 3, body: 'How?' },
  ]
  expect(quoteInlineComments({ items: comments, total: 2 }).body).toBe(
    'In "a.md":\nWhy?\n\nIn "b.md", line 3:\nHow?',
  )
})

test('C5: a total that nobody told is not claimed', () => {
  const items = [{ filename: 'a.md', status: 'added', additions: 1, deletions: 0 }]
  expect(quoteChangedFiles({ items, total: 1204 }).facts).toEqual({
    count: 1204,
    'quoted of them': 1,
  })
  expect(quoteChangedFiles({ items, total: undefined }).facts).toEqual({
    count: 'more than 1',
    'quoted of them': 1,
  })
})

describe('on Gitea and Forgejo', () => {
  const subject = { serverUrl: 'http://127.0.0.1:3000', number: 7 }

  test.each([
    ['rejected', 'changes_requested'],
    ['approved', 'approved'],
    ['comment', 'commented'],
  ] as const)(
    'a review that is "%s" is quoted with its text, its state and its author',
    (type, state) => {
      const { name, payload } = giteaReviewed({ ...subject, type, content: 'Add an example.' })
      const [review, pull] = readQuotations(eventOf(name, payload))
      expect(review).toMatchObject({
        kind: 'review',
        facts: { state, author: 'octocat' },
        body: 'Add an example.',
      })
      expect(pull).toMatchObject({ kind: 'pull request', facts: { number: 7 } })
    },
  )

  test.each([
    'pull_request_rejected',
    'pull_request_approved',
    'pull_request_review_rejected',
    'pull_request_review_approved',
  ])('%s is a review', (name) => {
    const { payload } = giteaReviewed({ ...subject, type: 'rejected', content: 'Why?' })
    const event = eventOf(name, payload)
    expect(readQuotations(event)[0]).toMatchObject({ kind: 'review', body: 'Why?' })
    expect(defaultPrompt(event, true)).toContain('what the review quoted below says')
  })

  test('a comment on a pull request is quoted with what it is on', () => {
    const comment = { body: 'And the flag?', user: { login: 'octocat' } }
    const issue = { number: 7, title: 'Docs', pull_request: {} }
    const event = eventOf('pull_request_comment', { comment, issue, is_pull: true })
    const quotations = readQuotations(event)
    expect(quotations.map(({ kind }) => kind)).toEqual(['comment', 'pull request'])
  })
})

test('a prompt that leaves no room for a context is refused, with both named', () => {
  const quotations = [{ kind: 'issue', facts: {}, body: 'x' }]
  const append = (bytes: number) => appendContext('p'.repeat(bytes), { quotations, nonce: '0' })
  expect(() => append(MAX_PROMPT_BYTES - 10)).toThrow(
    /^The prompt with the event's context holds \d+ bytes, more than the 65536 allowed\.$/,
  )
  expect(Buffer.byteLength(append(MAX_PROMPT_BYTES - 1000))).toBeLessThanOrEqual(MAX_PROMPT_BYTES)
})
