import type { AgentJob } from '../service/schemas.ts'

/** A pull request (or merge request) whose URL can be trusted to be one. */
export interface PullRequest {
  readonly url: string
  /** `123` */
  readonly number: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  readonly repository: string
}

/** Where a pull request may be. */
export interface PullRequestRule {
  /** GITHUB_SERVER_URL: its scheme and port are accepted as they are. */
  readonly serverUrl: string
  /** Further hosts, of whatever kind of forge: `allowed-hosts`. */
  readonly allowedHosts: ReadonlySet<string>
}

export function readPullRequest(
  _job: AgentJob,
  _rule: PullRequestRule,
): { pullRequest?: PullRequest; rejected?: string } {
  throw new Error('being written')
}
