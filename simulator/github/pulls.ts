import { type Answer, isJsonObject, type JsonObject, json } from '../answer.ts'
import { commitJson } from './commits.ts'
import { labelsOf } from './issues.ts'
import { listAnswer } from './paging.ts'
import { hasAccess } from './people.ts'
import { invalid, notFound, unprocessable } from './refusals.ts'
import { at, type Exchange, numberAt, textAt, userJson } from './world.ts'

/** https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request */
const PULL_COMMITS = 250

export function getPull(exchange: Exchange): Answer {
  const pull = pullOf(numberAt(exchange), exchange)
  return pull === undefined ? notFound(exchange.world) : json(200, pull)
}

/** Those that the repository was given; the newest first. */
export function listPulls(exchange: Exchange): Answer {
  const state = exchange.query.get('state') ?? 'open'
  const head = exchange.query.get('head')
  const base = exchange.query.get('base')
  const pulls = givenPulls(exchange).filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      // Without an owner GitHub ignores it.
      (head?.includes(':') !== true || (isJsonObject(pull.head) && pull.head.label === head)) &&
      (base === null || (isJsonObject(pull.base) && pull.base.ref === base)),
  )
  if (exchange.query.get('direction') === 'asc') pulls.reverse()
  return listAnswer(pulls, exchange)
}

/** The pull requests that a commit belongs to: merged with it, or with it as their head. */
export function listPullsOfCommit(exchange: Exchange): Answer {
  const sha = textAt(exchange)
  const pulls = givenPulls(exchange).filter(
    ({ merge_commit_sha, head }) =>
      merge_commit_sha === sha || (isJsonObject(head) && head.sha === sha),
  )
  return listAnswer(pulls, exchange)
}

export function listFiles(exchange: Exchange): Answer {
  return listAnswer(exchange.state.files?.[numberAt(exchange)] ?? [], exchange)
}

/** 250 at most, the oldest first. */
export function listPullCommits(exchange: Exchange): Answer {
  const commits = exchange.state.pullCommits?.[numberAt(exchange)] ?? []
  const listed = commits.slice(0, PULL_COMMITS).map((commit) => commitJson(commit, exchange))
  return listAnswer(listed, exchange)
}

export function listReviewComments(exchange: Exchange): Answer {
  return listAnswer(exchange.state.reviewComments?.[numberAt(exchange, 1)] ?? [], exchange)
}

export function getRequestedReviewers(exchange: Exchange): Answer {
  const pull = pullOf(numberAt(exchange), exchange)
  if (pull === undefined) return notFound(exchange.world)
  return json(200, { users: pull.requested_reviewers, teams: pull.requested_teams })
}

/** A team can be asked only by a token that may see it, which github.token never may. */
export function requestReviewers(exchange: Exchange): Answer {
  const { world, state, token, body, repository } = exchange
  const number = numberAt(exchange)
  const pull = pullOf(number, exchange)
  if (pull === undefined) return notFound(world)
  const reviewers = namesIn(body, 'reviewers')
  const teams = namesIn(body, 'team_reviewers')
  const unknown = (kind: string) =>
    unprocessable(
      world,
      `Reviews may only be requested from collaborators. One or more of the ${kind} you specified is not a collaborator of the ${repository} repository.`,
    )
  if (teams.some((team) => !state.teams?.includes(team))) return unknown('teams')
  if (teams.length > 0 && world.forge === 'github' && token.permissions.members === undefined)
    return invalid(world, [
      "Could not resolve to a node with the global id of 'T_kwDOAAWW-c4ATMYo'.",
    ])
  if (reviewers.some((login) => !hasAccess(login, state))) return unknown('users or teams')
  if (isJsonObject(pull.user) && reviewers.includes(String(pull.user.login)))
    return unprocessable(world, 'Review cannot be requested from pull request author.')
  const asked = {
    ...state.pulls?.[number],
    requested_reviewers: reviewers.map((login) => userJson(login, world)),
    requested_teams: teams.map((slug) => ({ slug, name: slug })),
  }
  state.pulls = { ...state.pulls, [number]: asked }
  return json(201, pullOf(number, exchange))
}

function givenPulls(exchange: Exchange): JsonObject[] {
  return Object.keys(exchange.state.pulls ?? {})
    .map((number) => pullOf(Number(number), exchange))
    .filter((pull) => pull !== undefined)
    .reverse()
}

/** A pull request with what its repository does not say of it; undefined if there is none. */
function pullOf(number: number, { state, repository, world }: Exchange): JsonObject | undefined {
  const given = state.pulls?.[number]
  if (given === null) return undefined
  const [owner = ''] = repository.split('/')
  const now = at(world.nowMs())
  const isMerged = isJsonObject(given) && given.merged === true
  const side = (ref: string) => ({
    label: `${owner}:${ref}`,
    ref,
    sha: `5ba${number}`,
    repo: { full_name: repository },
  })
  return {
    id: number,
    number,
    state: isMerged ? 'closed' : 'open',
    draft: false,
    merged: false,
    merged_at: isMerged ? now : null,
    created_at: now,
    title: `Pull request ${number}`,
    body: null,
    html_url: `${world.serverUrl}/${repository}/${world.forge === 'gitea' ? 'pulls' : 'pull'}/${number}`,
    user: userJson('docs-agent[bot]', world),
    head: side(`agent/job_${number}`),
    base: side(state.defaultBranch ?? 'main'),
    labels: labelsOf(number, state),
    merge_commit_sha: null,
    changed_files: state.files?.[number]?.length ?? 0,
    requested_reviewers: [],
    requested_teams: [],
    ...given,
  }
}

function namesIn(body: unknown, field: string): string[] {
  const names = isJsonObject(body) ? body[field] : undefined
  return Array.isArray(names) ? names.map(String) : []
}
