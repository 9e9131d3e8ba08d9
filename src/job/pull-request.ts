import type { Step } from '../context.ts'
import { ActionError, explain, textOf } from '../errors.ts'
import { getPull, type IssueRef } from '../github/issues-and-pulls.ts'
import { OwnComment } from '../github/own-comment.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { inQuotes, type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import { type AgentJob, hasJobEnded } from '../service/schemas.ts'
import { ID, parseInertUrl } from '../text.ts'
import { asEnd, type End } from './entry.ts'
import { projectTexts } from './log.ts'
import type { AskStep, PullRequest, PullSummary } from './types.ts'

/*
 * The pull request of an agent job: its link, its state, its size after the job, and a pointer, our comment there that names
 * the job for reviews.
 */

/** Neither field if the job has no link. */
interface ReadLink {
  readonly pullRequest?: PullRequest
  /** For a person. */
  readonly whyRejected?: RichText
}

const NAME = '[A-Za-z0-9_.-]+'
/** A leading hyphen would look like an option to a program. */
const OWNER = '[A-Za-z0-9_.][A-Za-z0-9_.-]*'

function pathPattern(repository: string, word: string): RegExp {
  return new RegExp(`^/(?<repository>${repository})/${word}/(?<number>[1-9]\\d{0,9})$`)
}

const GITHUB_PATH = pathPattern(`${OWNER}/${NAME}`, 'pull')
const PUBLIC_PATHS: ReadonlyMap<string, RegExp> = new Map([
  ['github.com', GITHUB_PATH],
  ['gitlab.com', pathPattern(`${OWNER}(?:/${OWNER})+`, '-/merge_requests')],
  ['bitbucket.org', pathPattern(`${OWNER}/${NAME}`, 'pull-requests')],
])

/** Everything else in a link could forge lines, or look like something else. */
const PRINTABLE = /^[\x20-\x7e]{1,300}$/
/** Tails that people copy along with an address: a tab of the page, perhaps with an ID, a slash, a query, a fragment. */
const TAIL =
  /(?:\/(?:files|commits|checks|conflicts|changes|diffs?|pipelines|overview|activity)(?:\/[0-9A-Za-z]{1,64})?)?\/?(?:[?#].*)?$/

/**
 * The service alone chooses `prLink`, and later steps act on it: so it is accepted only in the exact form of a pull
 * request's address, on a host that was known before. A tail behind that is cut.
 */
export function parsePullRequestLink(job: AgentJob, step: Pick<Step, 'event'>): ReadLink {
  const { prLink } = job
  if (!prLink) return {}
  const shown = inQuotes(prLink, 100)
  const notPlain = { whyRejected: richText`${shown} is not the plain address of a pull request` }
  if (!PRINTABLE.test(prLink)) return notPlain
  const address = prLink.replace(TAIL, '')
  const url = parseInertUrl(address)
  if (url === undefined) return notPlain
  const isOnServer = url.origin === URL.parse(step.event.serverUrl)?.origin
  // Another server has https, and no port.
  if (!isOnServer && url.origin !== `https://${url.hostname}`) return notPlain

  let pattern = PUBLIC_PATHS.get(url.hostname)
  if (isOnServer) pattern = GITHUB_PATH
  if (pattern === undefined) {
    const hosts = new Set([...PUBLIC_PATHS.keys(), new URL(step.event.serverUrl).host])
    return {
      whyRejected: richText`${shown} is on a host that is not one of these: ${[...hosts].join(', ')}`,
    }
  }
  const groups = pattern.exec(url.pathname)?.groups
  if (groups === undefined) return notPlain
  const { repository = '', number = '' } = groups
  const name = `${repository}#${number}`
  let location: PullRequest['location'] = 'another server'
  if (isOnServer) location = 'this server'
  const isHere = isOnServer && isStepsRepository(repository, step)
  if (isHere) location = 'here'
  return { pullRequest: { url: address, repository, number, name, location } }
}

/* Its state. */

/** Its name on this server, `owner/repo#1`; its address on another; or why nothing can tell about it. */
export type LoggedPull =
  | { readonly pull: string }
  | { readonly unreadable: string }
  | { readonly unknown: RichText }

/** Undefined without a link. */
export function linkedPull(job: AgentJob, step: Pick<Step, 'event'>): LoggedPull | undefined {
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  if (whyRejected !== undefined) return { unknown: whyRejected }
  if (pullRequest?.location === 'another server') return { unreadable: pullRequest.url }
  return pullRequest && { pull: pullRequest.name }
}

/** As the log keeps it. Undefined for a job at work, and for an end that has no form there: then the service is asked again. */
export function endOf(job: AgentJob, step: Pick<Step, 'event'>): End | undefined {
  if (!hasJobEnded(job)) return undefined
  if (job.status === 'failed') return 'failed'
  const linked = linkedPull(job, step)
  // Presumed open until it is read.
  if (linked !== undefined) return asEnd({ ...linked, isOpen: true })
  if (job.status === 'archived') return 'archived'
  return 'none'
}

/** `#7`, where the step's comment is. */
export function homeOf(step: AskStep): RichText {
  return trusted(`#${step.requestLog?.home}`)
}

const OTHER_TOKEN = trusted("In another repository, that takes a GitHub App's token.")

/**
 * The state of a job's pull request, for a decision.
 * @param input that needs it, with its value
 * @throws ActionError with every way out if it cannot be known here; temporary failures are thrown as they are
 */
export async function readPullToDecide(
  step: AskStep,
  job: string,
  linked: LoggedPull,
  input: RichText,
  policy: RequestPolicy,
): Promise<PullState> {
  const forget = richText`delete the step's comment on ${homeOf(step)}, which forgets agent job ${job}, or remove ${input}`
  if (!('pull' in linked)) {
    let link: RichText
    if ('unknown' in linked) link = linked.unknown
    else link = trusted(linked.unreadable)
    throw new ActionError(
      richText`Whether the pull request of agent job ${job} is open cannot be read here, with any token: ${link}.`,
      { remedy: richText`Look at it: once it is merged or closed, ${forget}.` },
    )
  }
  try {
    return await readAndNotePull(step, linked.pull, policy)
  } catch (error) {
    const isTemporary = !(error instanceof RequestFailure) || error.meaning === 'inconclusive'
    if (isTemporary) throw error
    let remedy = richText`Else look at the pull request: once it is merged or closed, ${forget}.`
    if (!isStepsRepository(linked.pull, step)) remedy = richText`${OTHER_TOKEN} ${remedy}`
    throw new ActionError(error.text, { remedy, cause: error })
  }
}

interface PullState {
  /** `owner/repo#1` */
  readonly name: string
  readonly found: Awaited<ReturnType<typeof getPull>>
  readonly isOpen: boolean
  readonly repositoryId: string
}

/** @param name `owner/repo#1`. @throws RequestFailure */
async function readAndNotePull(
  step: AskStep,
  name: string,
  policy: RequestPolicy,
): Promise<PullState> {
  const found = await getPull(step.github, policy, name)
  // A missing state must not lead to a new job.
  const isOpen = found.state !== 'closed'
  step.requestLog?.noteState(name, isOpen)
  return { name, found, isOpen, repositoryId: `${found.base.repo.id}` }
}

/** @param name `owner/repo` or `owner/repo#1`. GitHub ignores case */
function isStepsRepository(name: string, { event }: Pick<Step, 'event'>): boolean {
  const [repository = ''] = name.toLowerCase().split('#')
  return repository === event.repository.toLowerCase()
}

/* After the job. */

export interface PullVisit {
  /** `elsewhere`: on another server, which cannot be asked. `unread`: it could not be read. */
  readonly state: 'none' | 'elsewhere' | 'unread' | 'open' | 'closed'
  readonly summary?: PullSummary | undefined
}

/**
 * Reads the pull request of a job that has ended, and names the job there for reviews, if this server has it. A failure is
 * only logged.
 */
export async function visitPull(
  step: AskStep,
  job: string,
  pull: PullRequest | undefined,
): Promise<PullVisit> {
  if (pull === undefined) return { state: 'none' }
  if (pull.location === 'another server') return { state: 'elsewhere' }
  let visit: PullVisit = { state: 'unread' }
  let repositoryId: string | undefined
  if (pull.location === 'here') repositoryId = step.event.repositoryId
  try {
    const read = await readAndNotePull(step, pull.name, step.startPolicy('optional'))
    repositoryId = read.repositoryId
    let state: PullVisit['state'] = 'closed'
    if (read.isOpen) state = 'open'
    visit = { state, summary: summaryOf(step, pull, read.found) }
  } catch (error) {
    const why = explain(error, step.log)
    const told = describeFailure(pull, richText`The state of ${pull.name} is missing. ${why}`)
    // The next run would be red.
    const isNeeded = step.inputs.continue || step.inputs.failOn.has('pr-opened')
    if (isNeeded) step.log.warning(told)
    else step.log.info(told)
  }
  if (step.requestLog !== undefined && repositoryId !== undefined)
    await leavePointer(step, job, pull, repositoryId)
  return visit
}

/** Undefined if the step's repository may be public, and this one is not. */
function summaryOf(
  step: AskStep,
  pull: PullRequest,
  found: PullState['found'],
): PullSummary | undefined {
  const isPublic = found.base.repo.private === false
  const isForAll = pull.location === 'here' || isPublic || step.event.whyMaybePublic === undefined
  if (!isForAll) return undefined
  return {
    title: found.title,
    additions: found.additions,
    deletions: found.deletions,
    files: found.changed_files,
  }
}

/* The pointer. */

function pointerOn(step: AskStep, issue: IssueRef): OwnComment {
  return new OwnComment(step.github, issue, ['pointer', ...projectTexts(step.inputs)])
}

/** More would only cost time: a pull request has one job. */
const MAX_POINTERS = 3

/**
 * The jobs that pointers on the event's pull request name, ours first. A bot's may be ours, with another token: only the
 * service can confirm it.
 */
export async function findPointers(step: AskStep, number: number): Promise<string[]> {
  const { repository, repositoryId } = step.event
  const pointer = pointerOn(step, { repository, repositoryId, number })
  const comments = await pointer.list(step.startPolicy('read'))
  const own = comments.filter((comment) => comment.author === 'own')
  const bots = comments.filter((comment) => comment.author === 'bot')
  const jobs = own.concat(bots).map((comment) => comment.payload)
  return jobs.filter((job) => ID.test(job)).slice(0, MAX_POINTERS)
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
  const home = step.requestLog?.home
  // A public repository must not tell where a private one's request came from.
  let markdown = 'This pull request is the work of a docs agent job.\n'
  if (isHere && home !== number) markdown = `Asked for in #${home}.\n`
  const pointer = pointerOn(step, { repository: pull.repository, repositoryId, number })
  try {
    await pointer.write(step.startPolicy('optional'), (old) => {
      if (old !== undefined) return undefined
      return { payload: job, markdown }
    })
  } catch (error) {
    const why = richText`Reviews of ${pull.name} cannot find agent job ${job}: its comment could not be written there. ${textOf(error)}`
    step.log.info(describeFailure(pull, why))
  }
}

function describeFailure(pull: PullRequest, why: RichText): string {
  if (pull.location === 'here') return renderPlain(why)
  return renderPlain(richText`${why} ${OTHER_TOKEN}`)
}
