import { quote } from '../base/text.ts'
import type { AgentJob } from '../service/agent-job.ts'

/** A pull request (or merge request) whose URL can be trusted to be one. */
export interface PullRequest {
  url: string
  /** `123` */
  number: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  repository: string
}

const MAX_URL_LENGTH = 300
const PUBLIC_HOSTS = ['github.com', 'gitlab.com', 'bitbucket.org']

const NAME = '[A-Za-z0-9_.-]+'
/** The paths of a pull request: GitHub, GitLab, Bitbucket, and Gitea with Forgejo. */
const PATHS = [
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pull/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}(?:/${NAME})+)/-/merge_requests/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pull-requests/(?<number>\\d{1,10})$`),
  new RegExp(`^/(?<repository>${NAME}/${NAME})/pulls/(?<number>\\d{1,10})$`),
]

/**
 * The pull request that a job's `prLink` names. The link goes into outputs that later steps act on, so
 * it is taken only in the exact form of a pull request, on a host that is expected.
 *
 * @param serverUrl GITHUB_SERVER_URL
 * @returns `rejected` says, for a person, why a link that is there was not taken
 */
export function readPullRequest(
  job: Pick<AgentJob, 'prLink' | 'source'>,
  serverUrl: string,
): { pullRequest?: PullRequest; rejected?: string } {
  const { prLink } = job
  if (prLink === undefined || prLink === null || prLink === '') return {}
  const hosts = [...PUBLIC_HOSTS, hostOf(serverUrl), hostOf(job.source?.repository)]
  const problem = problemOf(prLink, hosts)
  if (problem !== undefined) return { rejected: `${quote(prLink, 100)} ${problem}` }
  const match = matchPath(new URL(prLink).pathname)
  if (match === undefined)
    return { rejected: `${quote(prLink, 100)} is not the address of a pull request` }
  return { pullRequest: { url: prLink, ...match } }
}

function problemOf(link: string, hosts: Array<string | undefined>): string | undefined {
  if (link.length > MAX_URL_LENGTH) return `is longer than ${MAX_URL_LENGTH} characters`
  const url = URL.parse(link)
  if (url === null) return 'is not a URL'
  if (url.protocol !== 'https:') return 'is not an https URL'
  // The parser drops newlines, resolves dots and decodes hosts: only what it leaves as it was is plain.
  if (url.href !== link) return 'is not written plainly'
  if (url.username !== '' || url.password !== '') return 'holds a user name'
  if (url.port !== '' || link.includes('?') || link.includes('#'))
    return 'holds a port, query or fragment'
  if (!hosts.includes(url.hostname))
    return "is on a host that is neither this server nor the docs repository's"
  return undefined
}

function matchPath(path: string): Omit<PullRequest, 'url'> | undefined {
  for (const pattern of PATHS) {
    const { repository, number } = pattern.exec(path)?.groups ?? {}
    if (repository !== undefined && number !== undefined) return { repository, number }
  }
  return undefined
}

function hostOf(url: string | undefined): string | undefined {
  const parsed = URL.parse(url ?? '')
  return parsed?.protocol === 'https:' ? parsed.hostname : undefined
}
