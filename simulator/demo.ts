import { type Clock, systemClock } from '../src/runtime.ts'
import { Draw } from './chance.ts'
import type { GitHubOptions } from './github/github.ts'
import type { Commit, Pull } from './github/repository.ts'
import { isoTime } from './http/answer.ts'
import { mondayOf, thisWeek, WEEK_MS, WORK, WORKED_ON } from './readers.ts'

/** The agent's pull requests that answer what readers missed, for two pages each. */
const ANSWERS = [
  'Show a webhook handler that verifies signatures',
  'Say which API key to use where',
  'Explain the scopes of OAuth, and burst limits',
  'List the error codes, and the keys of the config file',
]

/** All others, the oldest first, one a week. */
const CHANGELOGS = [
  'Add version 1.4 to the changelog',
  'Describe `acme login --device`',
  'Add version 1.5 to the changelog',
  'Say which regions are available',
  'Document the new project roles',
  'Add version 1.6 to the changelog',
  'Correct the default timeout',
  'Describe how to move a project',
  'Add version 1.7 to the changelog',
  'Rename workspaces to environments',
  'Document the Slack integration',
  'Add version 1.8 to the changelog',
  'List the limits of the free plan',
  'Describe pagination by cursor',
  'Add version 1.9 to the changelog',
  'Document SCIM groups',
  'Say what a rollback keeps',
  'Add version 1.10 to the changelog',
  'Warn that version 1 ends in March',
  'Document the Go SDK',
  'Describe deploy previews',
  'Add a table of HTTP status codes',
  'Write a guide from version 1 to 2',
  'Add version 2.0 to the changelog',
]
const HISTORY_WEEKS = ANSWERS.length + CHANGELOGS.length

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

/** The demo's repository: issue 42, its maintainer, and the history of the docs. */
export function demoGitHub(clock: Clock = systemClock): GitHubOptions {
  const commits: Commit[] = []
  const pulls: Pull[] = []
  const answers = [...ANSWERS]
  const changelogs = [...CHANGELOGS]
  for (let weeksAgo = HISTORY_WEEKS; weeksAgo > 0; weeksAgo--) {
    const mondayMs = mondayOf(thisWeek(clock) - weeksAgo)
    const isWorkedOn = weeksAgo <= WORK.firstWeeksAgo && weeksAgo >= WORK.lastWeeksAgo
    const pages = isWorkedOn
      ? WORKED_ON.slice((WORK.firstWeeksAgo - weeksAgo) * 2).slice(0, 2)
      : ['/changelog']
    const draw = new Draw(11, weeksAgo, 0)
    const number = 2 * (HISTORY_WEEKS - weeksAgo) + 1
    const [createdAt, mergedAt] = [WEEK_MS / 7, (2 + draw.next()) * (WEEK_MS / 7)].map((ms) =>
      isoTime(mondayMs + ms),
    )
    const files = pages.map((page) => ({ filename: `${page.slice(1)}.mdx` }))
    const login = draw.chance(isWorkedOn ? 1 : 0.7) ? 'mintlify[bot]' : 'octocat'
    const titles = isWorkedOn ? answers : changelogs
    const title = titles.shift() ?? ''
    const sha = number.toString(16).padStart(40, 'd0c5')
    const commit = { sha, message: `${title} (#${number})`, login, files, date: String(mergedAt) }
    // Some are closed or stay open.
    const fate = draw.next()
    const isMerged = isWorkedOn || fate < 0.4
    if (isMerged) commits.push(commit)
    pulls.push({
      ...{ number, title, login, files, createdAt: String(createdAt) },
      ...(isMerged && { mergedAt: String(mergedAt) }),
      ...(!isMerged && fate < 0.5 && { state: 'closed', closedAt: String(mergedAt) }),
    })
  }
  const roles: GitHubOptions['roles'] = { octocat: 'write', hubot: 'read' }
  return {
    clock,
    roles,
    commits,
    issues: [42],
    pulls,
  }
}
