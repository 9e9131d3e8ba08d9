import { expect, test } from '@jest/globals'
import { skipIfAgentsWork } from '../../src/trigger/trigger.ts'
import { eventOf } from '../support/events.ts'

const repo = { full_name: 'acme/docs' }
const agent = { login: 'mintlify[bot]' }
const person = { login: 'octocat' }
const pull = (action: string, more: object = {}) => ({
  action,
  sender: person,
  pull_request: { number: 5, user: agent, head: { ref: 'mintlify/abc', repo }, ...more },
})
const push = (...authors: Array<[username: string, message: string]>) => ({
  ref: 'refs/heads/main',
  sender: person,
  commits: authors.map(([username, message]) => ({ message, author: { username } })),
})
const ofFork = { ref: 'mintlify/abc', repo: { full_name: 'mallory/docs' } }
const [own, merge] = [agent.login, 'Merge pull request #5 from acme/mintlify/abc']

const itsBranch = { ref: 'mintlify/a', ref_type: 'branch', sender: person }
const otherBranch = pull('opened', { head: { ref: 'docs', repo } })
test.each([
  ['a pull request of its branch', 'pull_request', pull('opened', { user: person })],
  ['its pull request of another branch', 'pull_request', otherBranch],
  ['a pull request that it opened', 'pull_request', pull('opened')],
  ['a pull request that gets commits', 'pull_request', pull('synchronize')],
  ['a pull request that asks for reviews', 'pull_request', pull('review_requested')],
  ['a pull request that is merged', 'pull_request', pull('closed', { merged: true })],
  ['a push to its branch', 'push', { ref: 'refs/heads/mintlify/a', sender: person }],
  ['a push of its commits', 'push', push([own, 'docs: a'], ['octocat', merge])],
  ['the creation of its branch', 'create', itsBranch],
  ['the deletion of its branch', 'delete', itsBranch],
  ['a push that it sent', 'push', { ref: 'refs/heads/main', sender: agent }],
  ['a branch that it creates', 'create', { ref: 'docs', ref_type: 'branch', sender: agent }],
])("the agent's own work includes %s", (_what, name, payload) => {
  expect(() => skipIfAgentsWork(eventOf(name, payload))).toThrow(
    /^The docs agent's own .* so there is nothing/,
  )
})

const ofPerson = pull('opened', { user: person, head: { ref: 'docs', repo } })
test.each([
  ['a label on its pull request', 'pull_request', pull('labeled')],
  ['a review of its pull request', 'pull_request_review', pull('submitted')],
  ['a comment on its pull request', 'issue_comment', { issue: { number: 5, user: agent } }],
  ["a fork's branch of the same name", 'pull_request', pull('opened', { head: ofFork })],
  ["a person's pull request", 'pull_request', ofPerson],
  ['a push of mixed commits', 'push', push([own, 'docs: a'], ['octocat', 'fix: b'])],
  ['a push of a merge alone', 'push', push(['octocat', merge])],
  ['a tag of the same name', 'create', { ref: 'mintlify/a', ref_type: 'tag', sender: person }],
  ['an empty payload', 'push', {}],
])("the agent's own work does not include %s", (_what, name, payload) => {
  expect(() => skipIfAgentsWork(eventOf(name, payload))).not.toThrow()
})
