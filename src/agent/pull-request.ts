import { whyNotPlain } from '../base/plain-url.ts'
import type { PullRequest } from '../base/pull-request.ts'
import { quote } from '../base/text.ts'
import type { AgentJob } from '../service/agent-job.ts'

/** Where a pull request may be. */
export interface PullRequestRule {
  /** GITHUB_SERVER_URL: its scheme and port are accepted as they are. */
  serverUrl: string
  /** Further hosts, of whatever kind of forge: `allowed-hosts`. */
  allowedHosts: ReadonlySet<string>
}

/** Nothing that a shell gives a meaning to. */
const HOST = /^[a-z0-9.-]+$/

const NAME = '[A-Za-z0-9_.-]+'
const NUMBER = '(?<number>[1-9]\\d{0,9})'
const PATHS = {
  github: new RegExp(`^/(?<repository>${NAME}/${NAME})/pull/${NUMBER}$`),
  gitlab: new RegExp(`^/(?<repository>${NAME}(?:/${NAME})+)/-/merge_requests/${NUMBER}$`),
  bitbucket: new RegExp(`^/(?<repository>${NAME}/${NAME})/pull-requests/${NUMBER}$`),
  gitea: new RegExp(`^/(?<repository>${NAME}/${NAME})/pulls/${NUMBER}$`),
}

/** The public forges, with the path that their pull requests have. */
const PUBLIC_FORGES: ReadonlyMap<string, RegExp> = new Map([
  ['github.com', PATHS.github],
  ['gitlab.com', PATHS.gitlab],
  ['bitbucket.org', PATHS.bitbucket],
])

/**
 * The pull request that a job's `prLink` names. The service alone says which one it is, and later steps act
 * on it: so it is accepted only in the exact form of a pull request, on a host that was known before.
 *
 * @returns `rejected` says, for a person, why a link that is there was not accepted
 */
export function readPullRequest(
  { prLink }: Pick<AgentJob, 'prLink'>,
  rule: PullRequestRule,
): { pullRequest?: PullRequest; rejected?: string } {
  if (prLink === undefined || prLink === null || prLink === '') return {}
  const problem = problemOf(prLink, rule)
  if (problem !== undefined) return { rejected: `${quote(prLink, 100)} ${problem}` }
  const url = new URL(prLink)
  const matches = pathsFor(url).map((path) => path.exec(url.pathname)?.groups)
  const { repository, number } = matches.find((groups) => groups !== undefined) ?? {}
  if (repository === undefined || number === undefined)
    return { rejected: `${quote(prLink, 100)} is not the address of a pull request` }
  return { pullRequest: { url: prLink, repository, number } }
}

function problemOf(link: string, { serverUrl, allowedHosts }: PullRequestRule): string | undefined {
  const server = URL.parse(serverUrl)?.origin
  const problem = whyNotPlain(link, server)
  if (problem !== undefined) return problem
  const { hostname, origin } = new URL(link)
  if (!HOST.test(hostname)) return 'has characters in its host that no forge has'
  if (origin !== server && !PUBLIC_FORGES.has(hostname) && !allowedHosts.has(hostname))
    return 'is on a host that is neither this server nor a public forge; if it is yours, name it in allowed-hosts'
  return undefined
}

/** A public forge has one kind of path; what another host is, its address does not tell. */
function pathsFor({ hostname }: URL): RegExp[] {
  const path = PUBLIC_FORGES.get(hostname)
  return path === undefined ? Object.values(PATHS) : [path]
}
