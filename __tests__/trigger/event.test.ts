import { expect, test } from '@jest/globals'
import { readRunContext } from '../../src/trigger/event.ts'

test('a workflow is identified by its file on every branch', () => {
  const file = '.github/workflows/docs@v2.yml'
  const env = { GITHUB_WORKFLOW_REF: `acme/docs/${file}@refs/heads/a@b` }
  expect(readRunContext(env).workflowFile).toBe(file)
})

test.each([{ GITHUB_REPOSITORY: 'acme/docs' }, { GITHUB_RUN_ID: '5' }])(
  'outside of a workflow, no link to a run is invented: %j',
  (env) => {
    expect(readRunContext(env).runUrl).toBeUndefined()
  },
)

test('the link to a run names its attempt', () => {
  const event = readRunContext({
    GITHUB_SERVER_URL: 'https://ghe.example',
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_RUN_ID: '5',
    GITHUB_RUN_ATTEMPT: '2',
  })
  expect(event.runUrl).toBe('https://ghe.example/acme/docs/actions/runs/5/attempts/2')
})

test('a field of another type counts as missing', () => {
  const objects = { issue: 7, comment: null, pull_request: [], review: 'x', release: false }
  const discussion = { number: '7', title: {}, user: 3, body: 'How?' }
  const workflow_run = { head_repository: null, actor: { login: 5, type: 'Bot' } }
  const payload = { ...objects, discussion, workflow_run, ref: null, forced: 'no', commits: [5] }
  expect(readRunContext({}, payload).payload).toEqual({
    discussion: { body: 'How?' },
    workflow_run: { actor: { type: 'Bot' } },
  })
})

test('the event of a comment calls its pull request an issue, and shows little of it', () => {
  const issue = { number: 7, state: 'open', user: { login: 'ann' }, pull_request: {} }
  expect(readRunContext({}, { issue }).pull).toEqual({ number: 7, author: 'ann', isMerged: false })
  const { pull_request: _, ...plainIssue } = issue
  expect(readRunContext({}, { issue: plainIssue }).pull).toBeUndefined()
})
