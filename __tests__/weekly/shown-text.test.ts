import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { asGitHub } from '../../simulator/github/markdown.ts'
import { judge, textThatHides } from '../support/hidden-words.ts'
import { fc, runs } from '../support/runs.ts'

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes']

test("of random texts that GitHub's own parser renders, all that a browser shows is read, and nothing else", async () => {
  const args = ['--unsafe', ...EXTENSIONS.flatMap((name) => ['-e', name])]
  await fc.assert(
    fc.asyncProperty(textThatHides, async (input) => {
      const { stdout, error } = spawnSync('cmark-gfm', args, { input, encoding: 'utf8' })
      // It must be installed: CONTRIBUTING.md says how.
      if (error !== undefined) throw error
      expect(await judge(asGitHub(stdout))).toEqual({ leaked: [], lost: [] })
    }),
    { numRuns: runs(500, 20_000) },
  )
})
