import { Cancelled, Refused, Skipped } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { messageOf, quote } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub, Permission } from './client.ts'
import { looksLikeOurs } from './marker.ts'

/**
 * Events that take write access to cause, or that nobody causes. Every other one, also one that is new
 * to GitHub, may be an outsider's and is gated.
 */
const TRUSTED_EVENTS: ReadonlySet<string> = new Set([
  'branch_protection_rule',
  'create',
  'delete',
  'merge_group',
  'page_build',
  'public',
  'push',
  'registry_package',
  'release',
  'repository_dispatch',
  'schedule',
  'workflow_dispatch',
])

/** What `required-permission` may ask for. */
export const REQUIREMENTS = ['write', 'triage', 'none'] as const

export type Requirement = (typeof REQUIREMENTS)[number]

const MEETS: Record<Requirement, (found: Permission) => boolean> = {
  write: isWriter,
  triage: (found) => isWriter(found) || isTriager(found),
  none: () => true,
}

export interface GateOptions {
  event: WorkflowEvent
  requiredPermission: Requirement
  /** Exact logins. */
  allowedBots: ReadonlySet<string>
  github: Pick<GitHub, 'getPermission'>
}

/**
 * Lets a step go on only if everybody who caused it may do so. Asks nothing of the service.
 * @throws Refused when somebody may not, or when that cannot be found out; Skipped for our own comment
 */
export async function passGate(options: GateOptions): Promise<void> {
  const { event } = options
  const { body } = asRecord(event.payload.comment)
  if (typeof body === 'string' && looksLikeOurs(body)) {
    throw new Skipped(
      "This run was triggered by this action's own comment, which asks for nothing.",
    )
  }
  if (!isGated(event)) return
  if (event.actor === '') throw new Refused('It is not known who triggered this run.')
  for (const actor of actorsOf(event)) await checkActor(actor, options)
}

/** Whether somebody without write access may have caused this event. */
export function isGated({ name, payload, repository }: WorkflowEvent): boolean {
  if (name !== 'workflow_run') return !TRUSTED_EVENTS.has(name)
  // It runs with secrets whatever it follows: it can be trusted as far as that.
  const { event, head_repository } = asRecord(payload.workflow_run)
  const isOwn = asRecord(head_repository).full_name === repository
  return !isOwn || typeof event !== 'string' || !TRUSTED_EVENTS.has(event)
}

/** Who triggered the run, and on a re-run who did that. */
function actorsOf({ payload, actor, triggeringActor }: WorkflowEvent): Set<string> {
  const followed = asRecord(payload.workflow_run)
  const earlier = [followed.actor, followed.triggering_actor].map((user) => asRecord(user).login)
  const actors = [actor, triggeringActor, ...earlier].filter((login) => typeof login === 'string')
  return new Set(actors.filter((login) => login !== ''))
}

async function checkActor(
  actor: string,
  { event, requiredPermission, allowedBots, github }: GateOptions,
): Promise<void> {
  const who = `${quote(actor, 60)} triggered this run`
  if (isBot(actor, event)) {
    if (!allowedBots.has(actor))
      throw new Refused(`${who} and is a bot that allowed-bots does not name.`)
    if (isFromFork(event))
      throw new Refused(`${who} and is a bot that is allowed, but the pull request is from a fork.`)
    return
  }
  if (requiredPermission === 'none') return
  const rule = `required-permission asks for ${requiredPermission} on ${event.repository}`
  let found: Permission
  try {
    found = await github.getPermission(actor)
  } catch (error) {
    if (error instanceof Cancelled) throw error
    throw new Refused(`${who}, ${rule}, and that could not be checked. ${messageOf(error)}`)
  }
  if (MEETS[requiredPermission](found)) return
  throw new Refused(
    `${who}, ${rule}, and the role is ${quote(found.role_name || found.permission, 60)}.`,
  )
}

/**
 * Whether the code that a run is about is somebody else's. A stranger can bring an allowed bot to act on
 * it, as by asking Dependabot to rebase a pull request of theirs.
 */
function isFromFork({ payload, repository }: WorkflowEvent): boolean {
  const pullRequest = asRecord(asRecord(payload.pull_request).head).repo
  const run = asRecord(payload.workflow_run).head_repository
  return [pullRequest, run].some(
    (origin) => origin !== undefined && asRecord(origin).full_name !== repository,
  )
}

/** Bots have no permission on a repository that could be asked for. */
function isBot(login: string, { payload }: WorkflowEvent): boolean {
  const sender = asRecord(payload.sender)
  return login.endsWith('[bot]') || (sender.type === 'Bot' && sender.login === login)
}

/** `permission` is the base of every role: `write` for maintain and for custom roles built on write. */
function isWriter({ permission }: Permission): boolean {
  // Gitea calls the highest one `owner`.
  return ['write', 'admin', 'owner'].includes(permission)
}

/** The base of triage is `read`; that a custom role is built on it shows only in the user's flags. */
function isTriager({ role_name, user }: Permission): boolean {
  return user?.permissions?.triage ?? role_name === 'triage'
}
