import { expect, test } from '@jest/globals'
import { json } from '../../simulator/http/answer.ts'
import { type AnyPull, readAnyPull } from '../../src/github/pulls.ts'
import { openFlow } from '../support/flow.ts'

test('what GitHub does not say of a pull request is unknown, and its repository private', async () => {
  const { step } = openFlow({ onRequest: () => json(200, {}) })
  const unknown: AnyPull = {
    ...{ title: '', state: 'unknown', isPrivate: true, repositoryId: '' },
    ...{ additions: undefined, deletions: undefined, changedFiles: undefined },
  }
  expect(await readAnyPull(step.github, 'acme/site#7')).toEqual(unknown)
})
