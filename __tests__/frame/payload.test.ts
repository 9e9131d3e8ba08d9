import { expect, test } from '@jest/globals'
import { parsePayload } from '../../src/frame/payload.ts'

test('a field of another type counts as missing', () => {
  const objects = { issue: 7, comment: null, pull_request: [], review: 'x', release: false }
  const discussion = { number: '7', title: {}, user: 3, body: 'How?' }
  const workflow_run = { head_repository: null, actor: { login: 5, type: 'Bot' } }
  const payload = { ...objects, discussion, workflow_run, ref: null, forced: 'no', commits: [5] }
  expect(parsePayload(payload)).toEqual({
    discussion: { body: 'How?' },
    workflow_run: { head_repository: null, actor: { type: 'Bot' } },
    commits: [undefined],
  })
})

test('an action that is not text counts as empty', () => {
  expect(parsePayload({ action: ['opened'] })).toEqual({ action: '' })
})
