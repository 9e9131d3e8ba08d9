import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { asGitHub } from '../../simulator/github/markdown.ts'
import { judge, textThatHides } from '../support/hidden-words.ts'
import { fc, runs } from '../support/runs.ts'

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes']

test("exactly the visible words are read of random texts that GitHub's own parser renders", async () => {
  const args = ['--unsafe', ...EXTENSIONS.flatMap((name) => ['-e', name])]
  await fc.assert(
    fc.asyncProperty(textThatHides, async (input) => {
      const { stdout, error } = spawnSync('cmark-gfm', args, { input, encoding: 'utf8' })
      // See CONTRIBUTING.md for its installation.
      if (error !== undefined) throw error
      expect(judge(asGitHub(stdout))).toEqual({ leaked: [], lost: [] })
    }),
    { numRuns: runs(100, 3_000) },
  )
})
