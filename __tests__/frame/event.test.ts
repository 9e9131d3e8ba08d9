import { expect, test } from '@jest/globals'
import { linkToRun, readEvent } from '../../src/frame/event.ts'

test('a workflow is identified by its file on every branch', () => {
  const ref = 'acme/docs/.github/workflows/docs.yml'
  const env = { GITHUB_WORKFLOW_REF: `${ref}@refs/heads/a@b` }
  expect(readEvent(env).workflow).toBe(ref)
})

test.each([{ GITHUB_REPOSITORY: 'acme/docs' }, { GITHUB_RUN_ID: '5' }])(
  'outside of a workflow, no link to a run is invented: %j',
  (env) => {
    expect(linkToRun(readEvent(env))).toBeUndefined()
  },
)

test('the link to a run names its attempt', () => {
  const event = readEvent({
    GITHUB_SERVER_URL: 'https://ghe.example',
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_RUN_ID: '5',
    GITHUB_RUN_ATTEMPT: '2',
  })
  expect(linkToRun(event)).toBe('https://ghe.example/acme/docs/actions/runs/5/attempts/2')
})
