import { type Answer, isJsonObject, type JsonObject, json } from '../answer.ts'
import type { RepositoryOptions } from './options.ts'
import { listAnswer } from './paging.ts'
import { notFound } from './refusals.ts'
import { at, type Exchange, numberAt, textAt, userJson } from './world.ts'

export function getIssue(exchange: Exchange): Answer {
  const issue = issueOf(numberAt(exchange), exchange)
  return issue === undefined ? notFound(exchange.world) : json(200, issue)
}

export function listLabels(exchange: Exchange): Answer {
  return listAnswer(labelsOf(numberAt(exchange), exchange.state), exchange)
}

export function addLabels(exchange: Exchange): Answer {
  const { body, state, world } = exchange
  const number = numberAt(exchange)
  if (issueOf(number, exchange) === undefined) return notFound(world)
  const given = isJsonObject(body) ? body.labels : body
  const added = (Array.isArray(given) ? given : []).map((label) =>
    isJsonObject(label) ? String(label.name) : String(label),
  )
  const before = labelsOf(number, state).map(({ name }) => name)
  setLabels([...new Set([...before, ...added])], { number, state })
  return json(200, labelsOf(number, state))
}

export function removeLabel(exchange: Exchange): Answer {
  const { state, world } = exchange
  const number = numberAt(exchange)
  const names = labelsOf(number, state).map(({ name }) => name)
  const removed = textAt(exchange, 1)
  if (!names.includes(removed)) return notFound(world, 'Label does not exist')
  setLabels(
    names.filter((name) => name !== removed),
    { number, state },
  )
  return json(200, labelsOf(number, state))
}

/** The labels of an issue, or of a pull request, which is one. */
export function labelsOf(number: number, state: RepositoryOptions): { name: string }[] {
  const { labels }: JsonObject = { ...state.pulls?.[number], ...state.issues?.[number] }
  if (!Array.isArray(labels)) return []
  return labels.map((label) => ({ name: isJsonObject(label) ? String(label.name) : String(label) }))
}

function setLabels(
  names: string[],
  { number, state }: { number: number; state: RepositoryOptions },
): void {
  const labels = names.map((name) => ({ name }))
  if (state.pulls?.[number])
    state.pulls = { ...state.pulls, [number]: { ...state.pulls[number], labels } }
  state.issues = { ...state.issues, [number]: { ...state.issues?.[number], labels } }
}

function issueOf(number: number, { state, repository, world }: Exchange): JsonObject | undefined {
  const given = state.issues?.[number]
  if (given === null) return undefined
  const now = at(world.nowMs())
  return {
    id: number,
    number,
    state: 'open',
    locked: false,
    title: `Issue ${number}`,
    body: null,
    created_at: now,
    updated_at: now,
    html_url: `${world.serverUrl}/${repository}/issues/${number}`,
    user: userJson('reader', world),
    ...given,
    labels: labelsOf(number, state),
  }
}
