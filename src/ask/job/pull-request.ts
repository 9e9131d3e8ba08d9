import type { Step } from '../../core/command.ts'
import { getPull } from '../../github/issues-and-pulls.ts'
import { RequestFailure } from '../../http/retry.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { inQuotes, parsePlainUrl } from '../../text.ts'
import type { Inputs } from '../inputs.ts'

/** A pull request (or merge request) whose URL can be trusted to be one. */
export interface PullRequest {
  readonly url: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  readonly repository: string
  readonly number: string
  /** `owner/repo#1`, as records and messages name it. */
  readonly name: string
  /** In the step's repository, in another one of its server, or on another server. */
  readonly location: 'here' | 'this server' | 'another server'
}

/** Neither field if the job has no link. */
interface ReadLink {
  readonly pullRequest?: PullRequest
  /** For a person. */
  readonly whyRejected?: string
}

const NAME = '[A-Za-z0-9_.-]+'
/** A leading hyphen would look like an option to a program. */
const OWNER = '[A-Za-z0-9_.][A-Za-z0-9_.-]*'

function pathPattern(repository: string, word: string): RegExp {
  return new RegExp(`^/(?<repository>${repository})/${word}/(?<number>[1-9]\\d{0,9})$`)
}

const GITHUB_PATH = pathPattern(`${OWNER}/${NAME}`, 'pull')
const GITLAB_PATH = pathPattern(`${OWNER}(?:/${OWNER})+`, '-/merge_requests')
const BITBUCKET_PATH = pathPattern(`${OWNER}/${NAME}`, 'pull-requests')
const GITEA_PATH = pathPattern(`${OWNER}/${NAME}`, 'pulls')
const PUBLIC_PATHS: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['github.com', [GITHUB_PATH]],
  ['gitlab.com', [GITLAB_PATH]],
  ['bitbucket.org', [BITBUCKET_PATH]],
])
/** Any other host's address does not say what kind of forge it is. */
const OTHER_PATHS = [GITHUB_PATH, GITLAB_PATH, BITBUCKET_PATH, GITEA_PATH]

/** Everything else in a link could forge lines, or look like something else. */
const PRINTABLE = /^[\x20-\x7e]{1,300}$/
/** Tails that people copy along with an address: a tab of the page, perhaps with an ID, a slash, a query, a fragment. */
const TAIL =
  /(?:\/(?:files|commits|checks|conflicts|changes|diffs?|pipelines|overview|activity)(?:\/[0-9A-Za-z]{1,64})?)?\/?(?:[?#].*)?$/

/**
 * The service alone chooses `prLink`, and later steps act on it: so it is accepted only in the exact form of a pull
 * request's address, on a host that was known before. A tail behind that is cut.
 */
export function parsePullRequestLink(
  job: AgentJob,
  step: Pick<Step<Inputs>, 'event' | 'inputs'>,
): ReadLink {
  const { prLink } = job
  if (!prLink) return {}
  const shown = inQuotes(prLink, 100)
  const notPlain = { whyRejected: `${shown} is not the plain address of a pull request` }
  if (!PRINTABLE.test(prLink)) return notPlain
  const address = prLink.replace(TAIL, '')
  const url = parsePlainUrl(address)
  if (url === undefined) return notPlain
  const isOnServer = url.origin === URL.parse(step.event.serverUrl)?.origin
  // Another server has https, and no port.
  if (!isOnServer && url.origin !== `https://${url.hostname}`) return notPlain

  const publicPaths = PUBLIC_PATHS.get(url.hostname)
  const path = parsePath(url.pathname, publicPaths ?? OTHER_PATHS)
  if (path === undefined) return notPlain
  const { repository, number } = path
  const isPublicForge = publicPaths !== undefined
  const isAllowed = step.inputs.allowedHosts.has(url.hostname)
  const isKnownHost = isOnServer || isPublicForge || isAllowed
  if (!isKnownHost)
    return {
      whyRejected: `${shown} is on a host that is neither this server nor a public forge; if it is yours, name it in allowed-hosts`,
    }

  const name = `${repository}#${number}`
  let location: PullRequest['location'] = 'another server'
  if (isOnServer) location = 'this server'
  const isHere = isOnServer && isSameName(repository, step.event.repository)
  if (isHere) location = 'here'
  return {
    pullRequest: {
      url: address,
      repository,
      number,
      name,
      location,
    },
  }
}

function parsePath(path: string, patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    const groups = pattern.exec(path)?.groups
    if (groups === undefined) continue
    const { repository = '', number = '' } = groups
    return { repository, number }
  }
  return undefined
}

/** Names of repositories or of pull requests: GitHub ignores case in both. */
export function isSameName(name: string | undefined, other: string): boolean {
  return name?.toLowerCase() === other.toLowerCase()
}

/**
 * Whether it is this number of the step's repository. The service may know that by a former name, which GitHub redirects.
 * @throws RequestFailure if GitHub can't say for now
 */
export async function resolvesToPullNumber(
  step: Pick<Step, 'event' | 'github' | 'startPolicy'>,
  pullRequest: PullRequest | undefined,
  number: number | undefined,
): Promise<boolean> {
  if (pullRequest === undefined || pullRequest.number !== `${number}`) return false
  if (pullRequest.location === 'here') return true
  if (pullRequest.location === 'another server') return false
  try {
    const found = await getPull(step.github, step.startPolicy('needed'), pullRequest.name, {
      mayBeHidden: true,
    })
    return `${found.base.repo.id}` === step.event.repositoryId
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    // The token can read this repository, so it is another one.
    if (error.meaning === 'gone' || error.meaning === 'forbidden') return false
    throw error
  }
}
