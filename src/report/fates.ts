import { describeMissing } from '../readers/reading.ts'
import { countFates, type PullRequestFates } from './agent-pulls.ts'
import { blocks, countOf, formatCount, type Markdown, sentences } from './markdown.ts'
import type { Analytics } from './read-report.ts'

/** What the team made of the agent's pull requests. */
export function renderFates(pullRequests: Analytics['pullRequests'], md: Markdown): string {
  if (pullRequests === undefined) return ''
  const said =
    pullRequests.status === 'read'
      ? sentences([
          fatesSentence(pullRequests.value.fates),
          ...describeMissingPulls(pullRequests).map((one) => md.message(one, 400)),
        ])
      : `The agent's pull requests are unknown: ${md.message(pullRequests.why, 300)}.`
  return blocks(['### 🔁 What became of the last changes', said])
}

function fatesSentence(fates: PullRequestFates): string {
  if (fates.total === 0)
    return 'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another one, run this there.'
  const counts = countFates(fates).map(({ what, count }) => `${formatCount(count)} ${what}`)
  const { medianDays: days } = fates
  const time = days !== null && days < 1 ? 'under a day' : countOf(Math.round(days ?? 0), 'day')
  const median = days === null ? '' : `; median time to a merge: ${time}`
  return `**${countOf(fates.total, 'pull request')}** of the agent in the last 13 weeks: ${counts.join(', ')}${median}.`
}

/** What is unknown of them, and why: sentences of plain text. */
export function describeMissingPulls(pullRequests: Analytics['pullRequests']): string[] {
  return describeMissing([["The agent's pull requests", pullRequests]])
}
