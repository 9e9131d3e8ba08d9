import type { WorkflowEvent } from '../../frame/event.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { inQuotes, parsePlainUrl } from '../../text.ts'
import type { AskStep } from '../step.ts'

/** A pull request (or merge request) whose URL can be trusted to be one. */
export interface PullRequest {
  readonly url: string
  readonly number: string
  /** `owner/repo`, or `group/subgroup/repo` on GitLab. */
  readonly repository: string
}

const NAME = '[A-Za-z0-9_.-]+'
/** A leading hyphen would look like an option to a program. */
const OWNER = `[A-Za-z0-9_.]${NAME.replace('+', '*')}`
const pathPattern = (repository: string, word: string) =>
  new RegExp(`^/(?<repository>${repository})/${word}/(?<number>[1-9]\\d{0,9})$`)
const PUBLIC_PATHS: ReadonlyMap<string, RegExp> = new Map([
  ['github.com', pathPattern(`${OWNER}/${NAME}`, 'pull')],
  ['gitlab.com', pathPattern(`${OWNER}(?:/${OWNER})+`, '-/merge_requests')],
  ['bitbucket.org', pathPattern(`${OWNER}/${NAME}`, 'pull-requests')],
])
/** Any other host's address does not say what kind of forge it is. */
const OTHER_PATHS = [...PUBLIC_PATHS.values(), pathPattern(`${OWNER}/${NAME}`, 'pulls')]

/**
 * The service alone chooses `prLink`, and later steps act on it: so it is accepted only in the exact form of a pull
 * request's address, on a host that was known before.
 * @returns `rejected`: the reason not to accept it, for a person
 */
export function readPullRequest(
  job: AgentJob,
  step: AskStep,
): { pullRequest?: PullRequest; rejected?: string } {
  const { prLink } = job
  if (!prLink) return {}
  const notPlain = `${inQuotes(prLink, 100)} is not the plain address of a pull request`
  const url = parsePlainUrl(prLink)
  if (url === undefined) return { rejected: notPlain }
  const isOnServer = url.origin === URL.parse(step.event.serverUrl)?.origin
  // Another server has https, and no port.
  if (!isOnServer && url.origin !== `https://${url.hostname}`) return { rejected: notPlain }
  const named = readPath(url)
  if (named === undefined) return { rejected: notPlain }
  const isKnownHost =
    isOnServer || PUBLIC_PATHS.has(url.hostname) || step.inputs.allowedHosts.has(url.hostname)
  if (isKnownHost) return { pullRequest: { url: prLink, ...named } }
  return {
    rejected: `${inQuotes(prLink, 100)} is on a host that is neither this server nor a public forge; if it is yours, name it in allowed-hosts`,
  }
}

function readPath(url: URL): Pick<PullRequest, 'repository' | 'number'> | undefined {
  let paths = OTHER_PATHS
  const publicPath = PUBLIC_PATHS.get(url.hostname)
  if (publicPath !== undefined) paths = [publicPath]
  for (const path of paths) {
    const { repository, number } = path.exec(url.pathname)?.groups ?? {}
    if (repository !== undefined && number !== undefined) return { repository, number }
  }
  return undefined
}

/* Records and messages name a pull request of this server `owner/repo#1`. GitHub ignores case in the names. */

export function namePull(pull: PullRequest | undefined): string | undefined {
  return pull && `${pull.repository}#${pull.number}`
}

/** Undefined for another server. */
export function pullOnServer(
  pull: PullRequest | undefined,
  event: WorkflowEvent,
): string | undefined {
  const server = `${event.serverUrl}/`.toLowerCase()
  if (!pull?.url.toLowerCase().startsWith(server)) return undefined
  return namePull(pull)
}

export function isSamePull(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}

export function isInRepository(pull: string, repository: string): boolean {
  return pull.toLowerCase().startsWith(`${repository}#`.toLowerCase())
}
