import { Cancelled, Refused, Skipped } from '../base/errors.ts'
import { asRecord, asText } from '../base/json.ts'
import { messageOf, quote } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Requirement } from '../runner/inputs.ts'
import type { GitHub, Permission } from './client.ts'
import { isOwnCode } from './code-origin.ts'
import { isTrusted, whatIsMissing, whyNothingIsAsked } from './events.ts'
import { looksLikeOurs } from './marker.ts'

const MEETS: Record<Exclude<Requirement, 'none'>, (found: Permission) => boolean> = {
  write: isWriter,
  triage: (found) => isWriter(found) || isTriager(found),
}

export interface GateOptions {
  event: WorkflowEvent
  requiredPermission: Requirement
  /** Exact logins. */
  allowedBots: ReadonlySet<string>
  github: Pick<GitHub, 'getPermission' | 'getPull'>
}

/**
 * Lets a step go on only if its event asks for work, and everybody who caused it may do so. Sends nothing
 * to the service.
 * @throws Refused when somebody may not, or when that cannot be found out; Skipped when nothing is asked
 */
export async function passGate(options: GateOptions): Promise<void> {
  const { event } = options
  const missing = whatIsMissing(event)
  if (missing !== undefined) {
    throw new Refused(`${missing}, so it is not known what triggered this run.`)
  }
  const { body } = asRecord(event.payload.comment)
  if (typeof body === 'string' && looksLikeOurs(body)) {
    throw new Skipped(
      "This run was triggered by this action's own comment, which asks for nothing.",
    )
  }
  const reason = whyNothingIsAsked(event)
  if (reason !== undefined) throw new Skipped(reason)
  if (isTrusted(event)) return
  if (event.actor === '') throw new Refused('It is not known who triggered this run.')
  for (const actor of actorsOf(event)) await checkActor(actor, options)
}

/** Who triggered the run, and on a re-run who did that; where it follows another run, who triggered that. */
function actorsOf({ payload, actor, triggeringActor }: WorkflowEvent): Set<string> {
  const followed = asRecord(payload.workflow_run)
  const earlier = [followed.actor, followed.triggering_actor].map((user) => asRecord(user).login)
  const logins = [actor, triggeringActor, ...earlier.map((login) => asText(login) ?? '')]
  return new Set(logins.filter((login) => login !== ''))
}

async function checkActor(actor: string, options: GateOptions): Promise<void> {
  const { event, requiredPermission, github } = options
  if (isBot(actor, event)) return checkBot(actor, options)
  if (requiredPermission === 'none') return
  const who = `${quote(actor, 60)} triggered this run`
  const rule = `required-permission asks for ${requiredPermission} on ${event.repository}`
  const found = await askOrRefuse(`${who}, ${rule}, and that`, () => github.getPermission(actor))
  if (found.user?.type === 'Bot') return checkBot(actor, options)
  if (MEETS[requiredPermission](found)) return
  throw new Refused(
    `${who}, ${rule}, and the role is ${quote(found.role_name || found.permission, 60)}.`,
  )
}

/** Bots have no permission on a repository that could be asked for: they are named, and work on our own code. */
async function checkBot(login: string, { event, allowedBots, github }: GateOptions): Promise<void> {
  const who = `${quote(login, 60)} triggered this run and is a bot`
  if (!allowedBots.has(login)) throw new Refused(`${who} that allowed-bots does not name.`)
  const subject = `${who} that allowed-bots names, but whether the code is from ${event.repository}`
  if (await askOrRefuse(subject, () => isOwnCode(event, github))) return
  throw new Refused(
    `${who} that allowed-bots names, but this event does not show that the code is from ${event.repository} and not from a fork.`,
  )
}

/** @param subject begins the sentence that ends "could not be checked" */
async function askOrRefuse<T>(subject: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Cancelled) throw error
    throw new Refused(`${subject} could not be checked. ${messageOf(error)}`)
  }
}

/** Whether a login is a bot's: by its ending, or since a user of that login in the payload is one. */
function isBot(login: string, { payload }: WorkflowEvent): boolean {
  const followed = asRecord(payload.workflow_run)
  const users = [
    ...[payload.sender, followed.actor, followed.triggering_actor],
    ...WITH_AUTHOR.map((field) => asRecord(payload[field]).user),
  ]
  const isTypedBot = users.map(asRecord).some((user) => user.login === login && user.type === 'Bot')
  return isTypedBot || login.endsWith('[bot]')
}

/** What an event can be about, and whose author its payload tells. */
const WITH_AUTHOR = ['comment', 'review', 'issue', 'pull_request', 'discussion']

/** `permission` is the base of every role: `write` for maintain and for custom roles built on write. */
function isWriter({ permission }: Permission): boolean {
  // Gitea calls the highest one `owner`.
  return ['write', 'admin', 'owner'].includes(permission)
}

/** The base of triage is `read`; that a custom role is built on it shows only in the user's flags. */
function isTriager({ role_name, user }: Permission): boolean {
  return user?.permissions?.triage ?? role_name === 'triage'
}
