import { expect, test } from '@jest/globals'
import { readCommit } from '../../src/github/repository.ts'
import { KEY, openFlow } from '../support/flow.ts'

test('no request to GitHub has the key in its address, though a tag held it', async () => {
  const { step, requests } = openFlow()
  await readCommit(step.github, `v1-${KEY}`).catch(() => {})
  const addresses = requests.map(({ path }) => decodeURIComponent(path)).join()
  expect(addresses).toContain('v1-***')
  expect(addresses).not.toContain(KEY)
})
