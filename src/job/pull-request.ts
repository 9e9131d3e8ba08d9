import type { Step } from '../context.ts'
import { ActionError, Cancelled, explain } from '../errors.ts'
import { getPull, type IssueRef } from '../github/issues-and-pulls.ts'
import { OwnComment } from '../github/own-comment.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { type RichText, trustedMessage } from '../result/page.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded } from '../service/schemas.ts'
import { ID, inQuotes, messageOf, parsePlainUrl } from '../text.ts'
import { projectTexts } from './log.ts'
import type { AskStep, JobPlan, JobResult, PullRequest } from './step.ts'

/*
 * The pull request of an agent job: its link, its size and state after the job, and a pointer, our comment there that names
 * the job for reviews.
 */

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
  step: Pick<Step, 'event' | 'inputs'>,
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
  const isKnownHost = isOnServer || isPublicForge
  if (!isKnownHost)
    return {
      whyRejected: `${shown} is on a host that is not accepted: github.com, gitlab.com, bitbucket.org and ${new URL(step.event.serverUrl).host} are`,
    }

  const name = `${repository}#${number}`
  let location: PullRequest['location'] = 'another server'
  if (isOnServer) location = 'this server'
  const isHere = isOnServer && isSameName(repository, step.event.repository)
  if (isHere) location = 'here'
  return { pullRequest: { url: address, repository, number, name, location } }
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
function isSameName(name: string | undefined, other: string): boolean {
  return name?.toLowerCase() === other.toLowerCase()
}

/** The job's pull request, if this server has it. `elsewhere`: a link that this server cannot tell about. */
export function pullOnServer(
  job: AgentJob,
  step: Pick<Step, 'event' | 'inputs'>,
): { readonly pull?: PullRequest | undefined; readonly elsewhere?: string | undefined } {
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  if (pullRequest?.location === 'another server') return { elsewhere: pullRequest.url }
  return { pull: pullRequest, elsewhere: whyRejected }
}

/** @param pull `owner/repo#1`. @throws ActionError if GitHub does not say */
export async function readPull(step: AskStep, pull: string, policy: RequestPolicy) {
  const isHere = isSameName(pull.split('#')[0], step.event.repository)
  try {
    const found = await getPull(step.github, policy, pull, !isHere)
    // A missing state must not lead to a new job.
    return { found, isOpen: found.state !== 'closed', repositoryId: `${found.base.repo.id}` }
  } catch (error) {
    if (!(error instanceof RequestFailure) || isHere) throw error
    const remedy = "In another repository, that takes a GitHub App's token."
    throw new ActionError(error.message, { remedy, cause: error })
  }
}

/* After the job. */

export interface PullSummary {
  readonly title: string
  readonly additions: number
  readonly deletions: number
  readonly files: number
}

interface PullView {
  /** Undefined if it could not be read, or must not be shown. */
  readonly shown?: PullSummary | undefined
  readonly warnings: readonly RichText[]
}

/** Records the job's pull request, names the job there for reviews, and says if what was asked is not in it. */
export async function inspectPullAndLeavePointer(
  step: AskStep,
  plan: JobPlan,
  result: JobResult,
): Promise<PullView> {
  const { job, pullRequest: pull } = result
  const isOnServer = pull !== undefined && pull.location !== 'another server'
  if (job === undefined || !isOnServer) return { warnings: [] }
  const { name } = pull
  step.record?.note({ pull: name })
  const isHere = pull.location === 'here'
  let read: Awaited<ReturnType<typeof readPull>> | undefined
  try {
    read = await readPull(step, name, step.startPolicy('optional'))
  } catch (error) {
    // In another repository, most tokens cannot read it.
    const level = isHere ? 'warning' : 'info'
    if (!(error instanceof Cancelled))
      step.log[level](`The state of ${name} is missing. ${explain(error, step.log)}`)
  }
  const repositoryId = read?.repositoryId ?? (isHere ? step.event.repositoryId : undefined)
  if (step.record !== undefined && repositoryId !== undefined)
    await leavePointer(step, job.id, pull, repositoryId)
  const shown = read && summaryOf(step, pull, read.found)
  if (read?.isOpen !== false || !isLost(plan, result)) return { shown, warnings: [] }

  step.record?.note({ state: 'lost' })
  let again = 'start a new run that asks for a new agent job'
  if (step.record !== undefined) again = 're-run this job'
  const warning = `${name} was merged or closed before the agent had ended, so the request may not be in it. Look there; if it's missing, ${again}.`
  step.log.warning(warning)
  return { shown, warnings: [trustedMessage(warning)] }
}

/** Whether the job was at work on this request until its end, although the pull request was there before. */
function isLost(plan: JobPlan, result: JobResult): boolean {
  if (result.kind !== 'pr-opened' || result.change === 'opened') return false
  return plan.kind === 'send' || !hasJobEnded(plan.job)
}

/** Undefined if more people may read the step's repository than this one. */
function summaryOf(
  step: AskStep,
  pull: PullRequest,
  { title, additions, deletions, changed_files: files, base }: Awaited<ReturnType<typeof getPull>>,
): PullSummary | undefined {
  const isPublic = base.repo.private === false
  const isForAll = pull.location === 'here' || isPublic || step.event.whyMaybePublic === undefined
  return isForAll ? { title, additions, deletions, files } : undefined
}

/* The pointer. */

function pointerOn(step: AskStep, place: IssueRef): OwnComment {
  return new OwnComment(step.github, place, ['pointer', ...projectTexts(step.inputs)])
}

/** The jobs that our comments on the event's pull request name. Only the service can confirm them. */
export async function findPointers(step: AskStep, number: number): Promise<string[]> {
  const { repository, repositoryId } = step.event
  const pointer = pointerOn(step, { repository, repositoryId, number })
  const comments = await pointer.list(step.startPolicy('read'))
  return comments.map(({ payload }) => payload).filter((payload) => ID.test(payload))
}

/** Written once. */
async function leavePointer(
  step: AskStep,
  job: string,
  pull: PullRequest,
  repositoryId: string,
): Promise<void> {
  const number = Number(pull.number)
  const isHere = pull.location === 'here'
  const home = step.record?.home
  // A public repository must not tell where a private one's request came from.
  let markdown = 'This pull request is the work of a docs agent job.\n'
  if (isHere && home !== number) markdown = `Asked for in #${home}.\n`
  try {
    const policy = step.startPolicy('optional')
    await pointerOn(step, { repository: pull.repository, repositoryId, number }).write(
      policy,
      (old) => (old === undefined ? { payload: job, markdown } : undefined),
    )
  } catch (error) {
    const why = `Reviews of ${pull.name} cannot find agent job ${job}: its comment could not be written there. ${messageOf(error)}`
    if (isHere) step.log.warning(why)
    else step.log.info(`${why} In another repository, that takes a GitHub App's token.`)
  }
}
