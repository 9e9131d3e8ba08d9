import { looksLikeOurs } from '../comments/comment-line.ts'
import { ActionError, Skipped } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { isBot, originOf, type WorkflowEvent } from '../frame/event.ts'
import { readPermission } from '../github/repository.ts'
import { HttpError } from '../http/retry.ts'
import { inQuotes } from '../text.ts'
import { whyOwnWork } from './own-work.ts'

export interface Rules {
  /** `ask` lets the agent do as it is told; the others do one thing each. */
  readonly purpose: 'ask' | 'report' | 'preview' | 'publish'
  readonly requiredPermission: 'write' | 'none'
  /** Logins, with or without `[bot]`. */
  readonly allowedBots: ReadonlySet<string>
}

type Asked = Pick<Step, 'event' | 'github' | 'stages'>

/** Sends nothing to the service. @throws Skipped, with the level `warning` if an actor is refused or unknown */
export async function passGate(asked: Asked, rules: Rules): Promise<void> {
  const { event } = asked
  const { purpose } = rules
  refuseIdleEvent(event)
  // The agent's own work may be published or previewed: that asks nothing of the agent.
  const ownWork = purpose === 'ask' ? whyOwnWork(event) : undefined
  if (ownWork !== undefined) throw new Skipped(ownWork)
  const { causedBy, isChecked, subject } = event.facts
  if (!isChecked) return
  // Its author can push here, so a report or a preview gives them nothing new. Anybody can comment.
  const isPullFromHere = subject === 'pull_request' && originOf(event) === 'here'
  if ((purpose === 'report' || purpose === 'preview') && isPullFromHere) return
  // A stranger may be behind a deployment, but a publication is of the project's own branch.
  if (purpose === 'publish' && causedBy === 'apps') return
  const actors = actorsOf(event)
  if (actors.has('')) throw new Skipped('It is unknown who triggered this run.', 'warning')
  for (const actor of actors) await checkActor(actor, asked, rules)
}

/** @throws Skipped if the event asks for no work, with the level `warning` if the payload doesn't tell */
function refuseIdleEvent(event: WorkflowEvent): void {
  const { name, facts, payload } = event
  const lacking = facts.about.filter((field) => payload[field] === undefined)
  if (lacking.length > 0)
    throw new Skipped(
      `The payload of this ${inQuotes(name, 60)} event has no ${lacking.join(' and no ')}, so it is unknown what triggered this run.`,
      'warning',
    )
  if (looksLikeOurs(payload.comment?.body ?? ''))
    throw new Skipped(
      "This run was triggered by this action's own comment, which asks for nothing.",
    )
  const isMerge = payload.action === 'closed' && payload.pull_request?.merged
  const action = isMerge ? 'merged' : payload.action
  if (facts.asks === 'any' || action === undefined || facts.asks.includes(action)) return
  throw new Skipped(
    `The action of this ${inQuotes(name, 60)} event is ${inQuotes(action, 60)}, which asks for no work. These do: ${facts.asks.join(', ')}.`,
  )
}

/** Everyone who caused an event. An unknown login is empty. */
function actorsOf({ facts, actor, triggeringActor, payload }: WorkflowEvent): Set<string> {
  const actors = [actor, triggeringActor]
  // The earlier run has actors of its own.
  if (facts.causedBy === 'earlier run')
    for (const account of [payload.workflow_run?.actor, payload.workflow_run?.triggering_actor])
      actors.push(account?.login ?? '')
  return new Set(actors)
}

async function checkActor(
  actor: string,
  { event, github, stages }: Asked,
  rules: Rules,
): Promise<void> {
  const { requiredPermission: required } = rules
  if (isBot(actor, event.payload)) return checkBot(actor, event, rules)
  if (required === 'none') return

  const who = `${inQuotes(actor, 60)} triggered this run`
  const rule = `\`required-permission\` is ${required}: somebody who has that must trigger it.`
  // If GitHub can't answer, the step fails, so somebody sees it and re-runs it.
  const found = await readPermission(github, stages.needed, actor).catch((error: unknown) => {
    if (!(error instanceof ActionError)) throw error
    // If the token can't see the repository, GitHub answers as for an unknown login.
    const causes = `Either this account was deleted, or the \`github-token\` cannot see ${event.repository}: a GitHub App's token must include this repository.`
    const isGone = error instanceof HttpError && error.meaning === 'gone'
    const why = isGone ? `${error.sentences[0]} ${causes}` : error.message
    throw new ActionError(
      `${who}, and the role on ${event.repository} could not be checked, so nothing was sent. ${why} Fix that, then re-run.`,
      { cause: error },
    )
  })
  if (found.user?.type === 'Bot') return checkBot(actor, event, rules)
  // The role's base: `write` for maintain, and for custom roles built on write.
  if (['write', 'admin'].includes(found.permission)) return
  const role = inQuotes(found.role_name || found.permission, 60)
  throw refusal(`${who} with the role ${role} on ${event.repository}. ${rule}`, event)
}

function checkBot(actor: string, event: WorkflowEvent, rules: Rules): void {
  const { allowedBots, purpose } = rules
  const who = `${inQuotes(actor, 60)} triggered this run`
  if (![...allowedBots].some((one) => botName(one) === botName(actor))) {
    const named = [...allowedBots].join(', ')
    const it = named === '' ? 'it is empty' : `it has ${inQuotes(named, 100)}`
    throw refusal(
      `${who} and is a bot that \`allowed-bots\` does not name: ${it}. If it may start this step, add ${inQuotes(actor, 60)} there.`,
      event,
    )
  }
  const origin = originOf(event)
  // A stranger can make a bot act on their pull request, for example ask Dependabot to rebase it. A step that asks
  // nothing puts no text into a prompt, so it may run if the origin is unknown, but never on a fork.
  if (origin === 'here' || (origin === 'unknown' && purpose !== 'ask')) return
  throw refusal(
    `${who} and is a bot that \`allowed-bots\` names, but this event does not show that the code is from ${event.repository} and not from a fork.`,
    event,
  )
}

/** Some events leave out `[bot]`, and Copilot's agent has two logins. */
function botName(login: string): string {
  const name = login.replace(/\[bot\]$/, '').toLowerCase()
  return name === 'copilot-swe-agent' ? 'copilot' : name
}

/** People who add labels watch the issue, not the run. */
function refusal(why: string, { payload }: WorkflowEvent): Skipped {
  return new Skipped(why, 'warning', { isCommented: payload.action === 'labeled' })
}
