import { ActionError, Skipped } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { looksLikeOurs } from '../github/own-comment.ts'
import { getCollaboratorPermission } from '../github/repository.ts'
import { type PolicyFactory, RequestFailure } from '../http/retry.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { isBot, isCodeFromHere, type Payload, type WorkflowEvent } from './event.ts'

/*
 * The trigger: which events start a step, and who may cause them. The agent's own work starts nothing, or the agent would
 * answer itself forever.
 */

/** The parts of a step that this check needs. */
interface TriggerStep {
  readonly event: WorkflowEvent
  readonly github: GitHub
  readonly startPolicy: PolicyFactory
  /** `allowedBots`: logins, with or without `[bot]`. */
  readonly inputs: { readonly allowedBots: ReadonlySet<string> }
}

/** Sends nothing to the service. @throws Skipped, with the level `warning` if an actor is refused or unknown; ActionError */
export async function assertMayStart(step: TriggerStep): Promise<void> {
  const event = step.event
  skipIfIdle(event)
  skipIfAgentsWork(event)
  if (event.traits.checked === 'nobody') return

  const actors = actorsOf(event)
  if (actors.has('')) {
    throw new Skipped(trusted('It is unknown who triggered this run.'), 'warning')
  }
  for (const actor of actors) {
    if (isBot(actor, event.payload)) checkBot(actor, step)
    else await checkPerson(actor, step)
  }
}

/** @throws Skipped if the event asks for no work, with the level `warning` if the payload doesn't tell */
function skipIfIdle(event: WorkflowEvent): void {
  const payload = event.payload
  const traits = event.traits
  const name = inQuotes(event.name, 60)
  const lacking = traits.about.filter((field) => payload[field] === undefined)
  if (lacking.length > 0) {
    const fields = trusted(lacking.join(' and no '))
    throw new Skipped(
      richText`The payload of this ${name} event has no ${fields}, so it is unknown what triggered this run.`,
      'warning',
    )
  }

  const comment = payload.comment?.body ?? ''
  if (looksLikeOurs(comment)) {
    throw new Skipped(
      trusted("This run was triggered by this action's own comment, which asks for nothing."),
    )
  }

  let action = payload.action
  // GitHub always sends it; other servers may not. Nothing then shows that the event asks for no work.
  if (action === undefined || traits.actions === 'any') return
  if (action === 'closed' && event.pull?.isMerged) action = 'merged'
  if (traits.actions.includes(action)) return
  const found = inQuotes(action, 60)
  const actions = trusted(traits.actions.join(', '))
  throw new Skipped(
    richText`The action of this ${name} event is ${found}, which asks for no work. These do: ${actions}.`,
  )
}

/** Everyone who caused an event. An unknown login is empty. */
function actorsOf(event: WorkflowEvent): Set<string> {
  const actors = new Set([event.actor, event.triggeringActor])
  if (event.traits.checked === 'actors of both runs') {
    const run = event.payload.workflow_run
    for (const account of [run?.actor, run?.triggering_actor]) {
      actors.add(account?.login ?? '')
    }
  }
  return actors
}

/** The role's base: `write` for maintain, and for custom roles built on write. */
const WRITERS = ['write', 'admin']

async function checkPerson(login: string, step: TriggerStep): Promise<void> {
  const found = await readRole(login, step)
  if (WRITERS.includes(found.permission)) return
  const role = inQuotes(found.role_name || found.permission, 60)
  throw refusal(
    login,
    richText`with the role ${role} on ${step.event.repository}: somebody with write access must trigger it.`,
  )
}

/** @throws ActionError if GitHub can't answer: the step fails, so that somebody sees it and re-runs it */
async function readRole(actor: string, step: TriggerStep) {
  const repository = step.event.repository
  try {
    return await getCollaboratorPermission(step.github, step.startPolicy('read'), actor)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    let why = error.text
    const isGone = error instanceof RequestFailure && error.meaning === 'gone'
    // If the token can't see the repository, GitHub answers as for an unknown login.
    if (isGone)
      why = richText`${error.sentences[0] ?? why} Either this account was deleted, or the \`github-token\` cannot see ${repository}: a GitHub App's token must include this repository.`
    throw new ActionError(
      richText`${inQuotes(actor, 60)} triggered this run, and the role on ${repository} could not be checked, so nothing was sent. ${why}`,
      { cause: error },
    )
  }
}

function checkBot(login: string, step: TriggerStep): void {
  const allowed = Array.from(step.inputs.allowedBots)
  const isNamed = allowed.some((name) => botName(name) === botName(login))
  if (!isNamed) {
    let list = trusted('it is empty')
    if (allowed.length > 0) list = richText`it has ${inQuotes(allowed.join(', '), 100)}`
    throw refusal(
      login,
      richText`and is a bot that \`allowed-bots\` does not name: ${list}. If it may start this step, add ${inQuotes(login, 60)} there.`,
    )
  }
  // A stranger can make a bot act on their pull request, for example ask Dependabot to rebase it.
  if (isCodeFromHere(step.event)) return
  throw refusal(
    login,
    richText`and is a bot that \`allowed-bots\` names, but this event does not show that the code is from ${step.event.repository} and not from a fork.`,
  )
}

/** Some events leave out `[bot]`, and Copilot's agent has two logins. */
function botName(login: string): string {
  const name = login.replace(/\[bot\]$/, '').toLowerCase()
  if (name === 'copilot-swe-agent') return 'copilot'
  return name
}

/** @param reason goes on after "triggered this run" */
function refusal(login: string, reason: RichText): Skipped {
  return new Skipped(richText`${inQuotes(login, 60)} triggered this run ${reason}`, 'warning')
}

/* The agent's own work. */

/** The service's GitHub App, which opens the agent's pull requests and writes its commits. */
export const AGENT_LOGIN = 'mintlify[bot]'
const AGENT_BRANCH = 'mintlify/'

/**
 * Actions that are part of the work. A label or an assignment asks for something. `closed` is a merge, as
 * `skipIfIdle` skips the others: a merge of somebody else's pull request asks for work, one of the agent's not.
 */
const CAUSED_BY_WORK =
  /^(?:opened|reopened|edited|synchronize|ready_for_review|review_requested|closed)$/
const MERGE_COMMIT = /^Merge (pull request|branch|remote-tracking branch|tag) /

/** @throws Skipped */
export function skipIfAgentsWork(event: WorkflowEvent): void {
  if (!isAgentsWork(event)) return
  const name = inQuotes(event.name, 60)
  throw new Skipped(
    richText`The docs agent's own work caused this ${name} event, so there is nothing to ask for.`,
  )
}

function isAgentsWork(event: WorkflowEvent): boolean {
  const { payload, traits } = event
  if (payload.sender?.login === AGENT_LOGIN) return true

  if (traits.subject === 'pull_request') {
    const isOfWork = CAUSED_BY_WORK.test(payload.action ?? '')
    if (!isOfWork) return false
    return isAgentsPull(event)
  }

  if (traits.changes !== 'push') return false
  const isToItsBranch = payload.ref?.startsWith(`refs/heads/${AGENT_BRANCH}`)
  return isToItsBranch || hasOnlyAgentsCommits(payload)
}

/** Not in a fork. */
export function isAgentsPull(event: WorkflowEvent): boolean {
  const pull = event.pull
  if (pull?.headRepository !== event.repository) return false
  if (pull.author === AGENT_LOGIN) return true
  return pull.headBranch?.startsWith(AGENT_BRANCH) === true
}

function hasOnlyAgentsCommits(payload: Payload): boolean {
  const pushed = payload.commits ?? []
  // Whoever merges the agent's pull request is the author of the merge.
  const commits = pushed.filter((commit) => !MERGE_COMMIT.test(commit.message))
  if (commits.length === 0) return false
  return commits.every((commit) => commit.author?.username === AGENT_LOGIN)
}
