import type { GitHubOptions } from './github/github.ts'
import type { Pull } from './github/repository.ts'

/** The agent's work on a job. */
export const DEMO_PULL: Partial<Pull> = {
  title: 'Document the --watch flag',
  files: [
    { filename: 'changelog.mdx', additions: 5 },
    { filename: 'cli/commands.mdx', additions: 21, deletions: 3 },
    { filename: 'cli/config.mdx', additions: 6, deletions: 1 },
    { filename: 'cli/watch.mdx', status: 'added', additions: 48 },
    { filename: 'docs.json' },
    { filename: 'images/watch.png', status: 'added', additions: 0 },
    { filename: 'quickstart.mdx', additions: 2, deletions: 1 },
  ],
}

/** The demo's repository: issue 42, its maintainer, and what was written last. */
export const DEMO_GITHUB: GitHubOptions = {
  roles: { octocat: 'write', hubot: 'read' },
  issues: [42],
  commits: ['Add version 2.0 to the changelog', 'Describe pagination by cursor'].map(
    (message, index) => ({
      sha: `d0c5${index}`.padEnd(40, '0'),
      message,
      files: [{ filename: 'changelog.mdx', patch: '@@ -1 +1,2 @@\n # Changelog\n+## 2.0' }],
    }),
  ),
}
