import { expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import { type AnyPull, readAnyPull } from '../../src/github/pulls.ts'
import { openFlow } from '../support/flow.ts'

test('a pull request of another repository says what is in it, and who may read it', async () => {
  const files = [{ filename: 'cli.mdx', additions: 34, deletions: 5 }]
  const site = { private: false, pulls: [{ number: 7, title: 'Document it', files }] }
  const { step, requests } = openFlow({ github: { repositories: { 'acme/site': site } } })
  expect(await readAnyPull(step.github, 'acme/site#7')).toEqual({
    ...{ title: 'Document it', state: 'open', isPrivate: false },
    repositoryId: expect.stringMatching(/^\d+$/),
    ...{ additions: 34, deletions: 5, changedFiles: 1 },
  })
  expect(requests).toMatchObject([{ method: 'GET', path: '/repos/acme/site/pulls/7' }])
})

test('what GitHub does not say of a pull request is unknown, and its repository private', async () => {
  const { step } = openFlow({ onRequest: () => json(200, {}) })
  const unknown: AnyPull = {
    ...{ title: '', state: 'unknown', isPrivate: true, repositoryId: '' },
    ...{ additions: undefined, deletions: undefined, changedFiles: undefined },
  }
  expect(await readAnyPull(step.github, 'acme/site#7')).toEqual(unknown)
})
