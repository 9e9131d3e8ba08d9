import { ActionError } from '../../errors.ts'
import type { Step } from '../../frame/command.ts'
import { type WorkflowEvent, whyMaybePublic } from '../../frame/event.ts'
import { readPull } from '../../github/pulls.ts'
import { HttpError } from '../../http/retry.ts'
import type { Stage } from '../../http/stage.ts'
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
  { prLink }: AgentJob,
  { event, inputs }: AskStep,
): { pullRequest?: PullRequest; rejected?: string } {
  if (prLink === undefined || prLink === null || prLink === '') return {}
  const reject = (why: string) => ({ rejected: `${inQuotes(prLink, 100)} ${why}` })
  const { hostname = '', origin, pathname = '' } = parsePlainUrl(prLink) ?? {}
  const isOnServer = origin === URL.parse(event.serverUrl)?.origin
  const publicPath = PUBLIC_PATHS.get(hostname)
  const paths = publicPath ? [publicPath] : OTHER_PATHS
  const { repository, number } =
    paths.map((path) => path.exec(pathname)?.groups).find(Boolean) ?? {}
  // Another server has https, and no port.
  const isPlain = isOnServer || origin === `https://${hostname}`
  if (!isPlain || repository === undefined || number === undefined)
    return reject('is not the plain address of a pull request')
  if (isOnServer || publicPath || inputs.allowedHosts.has(hostname))
    return { pullRequest: { url: prLink, repository, number } }
  return reject(
    'is on a host that is neither this server nor a public forge; if it is yours, name it in allowed-hosts',
  )
}

/** `owner/repo#1` */
export function namePull(pull: PullRequest | undefined): string | undefined {
  return pull && `${pull.repository}#${pull.number}`
}

/** `owner/repo#1`; undefined for another server. */
export function pullOnServer(
  pull: PullRequest | undefined,
  { serverUrl }: WorkflowEvent,
): string | undefined {
  const isHere = pull?.url.toLowerCase().startsWith(`${serverUrl}/`.toLowerCase())
  return isHere ? namePull(pull) : undefined
}

export type PullFacts = Exclude<Awaited<ReturnType<typeof readPullFacts>>, 'hidden'>

/** @returns `hidden` if the token cannot see it in another repository */
export async function readPullFacts(
  { github, event }: Pick<Step, 'github' | 'event'>,
  stage: Stage,
  pull: string,
) {
  const isHere = pull.toLowerCase().startsWith(`${event.repository}#`.toLowerCase())
  const found = await readPull(github, stage, pull, { mayBeHidden: !isHere }).catch(
    (error: unknown) => {
      const isHidden = error instanceof HttpError && ['gone', 'forbidden'].includes(error.meaning)
      if (isHere || !isHidden) throw error
      return undefined
    },
  )
  if (found === undefined) return 'hidden'
  const { title, state, additions, deletions, changed_files: files, base } = found
  const isWhole =
    typeof title === 'string' && [additions, deletions, files].every(Number.isSafeInteger)
  if (!isWhole) throw new ActionError("GitHub's answer lacks the title or the number of lines.")
  // Else more people may read the step's repository than this one.
  const isForAll = isHere || base.repo.private === false || whyMaybePublic(event) === undefined
  const shown = isForAll ? { title, additions, deletions, files } : undefined
  return { state, repositoryId: `${base.repo.id}`, shown }
}
