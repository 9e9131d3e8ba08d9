import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import {
  appendContext,
  defaultPrompt,
  MAX_CONTEXT_BYTES,
  quoteChangedFiles,
  quoteInlineComments,
  readContext,
} from '../../src/agent/context.ts'
import { MAX_PROMPT_BYTES } from '../../src/base/prompt.ts'
import type { WorkflowEvent } from '../../src/runner/event.ts'

interface Example {
  name: string
  examples: Array<Record<string, unknown>>
}

const webhooks: Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples')
const payloads = webhooks.flatMap(({ name, examples }) =>
  examples.map((payload, index) => ({ id: `${name} ${index}`, name, payload })),
)

const eventOf = (name: string, payload: WorkflowEvent['payload']): WorkflowEvent => ({
  name,
  payload,
  hasPayload: true,
  actor: 'octocat',
  triggeringActor: 'octocat',
  issueNumber: undefined,
  repository: 'Codertocat/Hello-World',
  workflow: '',
  sha: '',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  runId: '1',
  runAttempt: 1,
  workspace: '',
  temp: '',
})

/** The prompt that a payload makes, as it is without a prompt of the workflow's own. */
function promptFor(name: string, payload: WorkflowEvent['payload']): string | undefined {
  const event = eventOf(name, payload)
  const context = readContext(event)
  const prompt = defaultPrompt(event, false)
  if (context === undefined || prompt === undefined) return undefined
  return appendContext(prompt, { quotations: context.quotations, nonce: '0123456789abcdef' })
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
    expect(readContext(eventOf(name, {}))).toBeUndefined()
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
  expect(quoteChangedFiles([file])).toEqual({
    kind: 'changed files',
    facts: { count: 1 },
    body: '"docs/a\\n\\"b\\".md" "added" +2 -0',
  })
  const comments = [
    { path: 'a.md', body: 'Why?' },
    { path: 'b.md', line: 3, body: 'How?' },
  ]
  expect(quoteInlineComments(comments).body).toBe('In "a.md":\nWhy?\n\nIn "b.md", line 3:\nHow?')
})

test('a prompt that leaves no room for a context is refused, with both named', () => {
  const quotations = [{ kind: 'issue', facts: {}, body: 'x' }]
  const append = (bytes: number) => appendContext('p'.repeat(bytes), { quotations, nonce: '0' })
  expect(() => append(MAX_PROMPT_BYTES - 10)).toThrow(
    /^The prompt with the event's context holds \d+ bytes, more than the 65536 allowed\.$/,
  )
  expect(Buffer.byteLength(append(MAX_PROMPT_BYTES - 1000))).toBeLessThanOrEqual(MAX_PROMPT_BYTES)
})
