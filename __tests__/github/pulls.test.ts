import { expect, test } from '@jest/globals'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { json } from '../../simulator/http/answer.ts'
import { type AnyPull, readAnyPull } from '../../src/github/pulls.ts'
import { openWorld } from './world.ts'

test('a pull request of another repository says what is in it, and who may read it', async () => {
  const files = [{ filename: 'cli.mdx', additions: 34, deletions: 5 }]
  const site = { private: false, pulls: [{ number: 7, title: 'Document it', files }] }
  const world = openWorld({ github: new SimulatedGitHub({ repositories: { 'acme/site': site } }) })
  expect(await readAnyPull(world.step.github, 'acme/site#7')).toEqual({
    ...{ title: 'Document it', state: 'open', isPrivate: false },
    repositoryId: expect.stringMatching(/^\d+$/),
    ...{ additions: 34, deletions: 5, changedFiles: 1 },
  })
  expect(world.asked()).toEqual(['GET /repos/acme/site/pulls/7'])
})

test('what GitHub does not say of a pull request is unknown, and its repository private', async () => {
  const world = openWorld({ answer: () => json(200, {}) })
  const unknown: AnyPull = {
    ...{ title: '', state: 'unknown', isPrivate: true, repositoryId: '' },
    ...{ additions: undefined, deletions: undefined, changedFiles: undefined },
  }
  expect(await readAnyPull(world.step.github, 'acme/site#7')).toEqual(unknown)
})
