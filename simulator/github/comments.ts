import { type Answer, isJsonObject, json } from '../answer.ts'
import type { GitHubComment } from './options.ts'
import { listAnswer } from './paging.ts'
import { forbidden, invalid, notFound } from './refusals.ts'
import { at, type Exchange, numberAt, userJson, type World } from './world.ts'

const MAX_BODY_LENGTH = 65_536

/** The comments of all repositories. Lists may lag behind what is written. */
export interface CommentStore {
  all: GitHubComment[]
  /** As lists show them. */
  listed(): GitHubComment[]
  add(comment: Omit<GitHubComment, 'id'>, more?: { seenAtOnce: boolean }): GitHubComment
  update(comment: GitHubComment, body: string): void
  remove(comment: GitHubComment): void
}

export function storeComments({
  lagMs,
  nowMs,
}: {
  lagMs: number
  nowMs: () => number
}): CommentStore {
  const all: GitHubComment[] = []
  /** What was there before each write. */
  const writes: { atMs: number; before: GitHubComment[] }[] = []
  let lastId = 1000

  function write(deed: () => void): void {
    if (lagMs > 0) writes.push({ atMs: nowMs(), before: all.map((comment) => ({ ...comment })) })
    deed()
  }

  return {
    all,
    listed: () => writes.find(({ atMs }) => atMs > nowMs() - lagMs)?.before ?? all,
    add(comment, { seenAtOnce } = { seenAtOnce: false }) {
      lastId += 1
      const now = at(nowMs())
      const added = { createdAt: now, updatedAt: now, ...comment, id: lastId }
      if (seenAtOnce) {
        all.push(added)
        for (const { before } of writes) before.push({ ...added })
      } else write(() => all.push(added))
      return added
    },
    update(comment, body) {
      write(() => Object.assign(comment, { body, updatedAt: at(nowMs()) }))
    },
    remove(comment) {
      write(() => all.splice(all.indexOf(comment), 1))
    },
  }
}

/** An issue's comments: the oldest first; Gitea gives all of them at once. */
export function listComments(exchange: Exchange): Answer {
  const { world, query } = exchange
  const number = numberAt(exchange)
  const ofIssue = ofRepository(world.comments.listed(), exchange).filter(
    ({ issueNumber }) => issueNumber === number,
  )
  const comments = since(ofIssue, query).map((comment) => toJson(comment, exchange))
  if (world.forge === 'gitea')
    return json(200, comments, { 'x-total-count': String(comments.length) })
  return listAnswer(comments, exchange)
}

/** A repository's comments; they alone can be sorted. */
export function listRepositoryComments(exchange: Exchange): Answer {
  const { world, query } = exchange
  const comments = since(ofRepository(world.comments.listed(), exchange), query)
  const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt'
  if (query.has('sort'))
    comments.sort((a, b) => (a[key] ?? '').localeCompare(b[key] ?? '') || a.id - b.id)
  if (query.has('sort') && query.get('direction') !== 'asc') comments.reverse()
  return listAnswer(
    comments.map((comment) => toJson(comment, exchange)),
    exchange,
  )
}

export function getComment(exchange: Exchange): Answer {
  const comment = find(exchange)
  return comment === undefined ? notFound(exchange.world) : json(200, toJson(comment, exchange))
}

export function createComment(exchange: Exchange): Answer {
  const { world, token, repository, state } = exchange
  const issueNumber = numberAt(exchange)
  const issue = state.issues?.[issueNumber]
  if (issue === null) return notFound(world)
  if (isJsonObject(issue) && issue.locked === true)
    return forbidden(world, 'Unable to create comment because issue is locked.')
  const body = writtenIn(exchange)
  const refusal = checkText(body, world)
  if (refusal !== undefined) return refusal
  const comment = world.comments.add({ repository, issueNumber, login: token.login, body })
  return json(201, toJson(comment, exchange))
}

export function updateComment(exchange: Exchange): Answer {
  const { world } = exchange
  const comment = find(exchange)
  if (comment === undefined) return notFound(world)
  const body = writtenIn(exchange)
  const refusal = checkText(body, world)
  if (refusal !== undefined) return refusal
  world.comments.update(comment, body)
  return json(200, toJson(comment, exchange))
}

export function deleteComment(exchange: Exchange): Answer {
  const { world } = exchange
  const comment = find(exchange)
  if (comment === undefined) return notFound(world)
  world.comments.remove(comment)
  return { status: 204, body: { bytes: '' } }
}

function ofRepository(comments: GitHubComment[], { repository, world }: Exchange): GitHubComment[] {
  const own = world.options.repository
  return comments.filter((comment) => (comment.repository ?? own) === repository)
}

function find(exchange: Exchange): GitHubComment | undefined {
  const id = numberAt(exchange)
  return ofRepository(exchange.world.comments.all, exchange).find((comment) => comment.id === id)
}

function since(comments: GitHubComment[], query: URLSearchParams): GitHubComment[] {
  const sinceMs = Date.parse(query.get('since') ?? '')
  if (Number.isNaN(sinceMs)) return [...comments]
  return comments.filter(({ updatedAt }) => Date.parse(updatedAt ?? '') >= sinceMs)
}

function toJson(comment: GitHubComment, { world, repository }: Exchange): object {
  const { id, issueNumber, login, body, createdAt, updatedAt } = comment
  return {
    id,
    html_url: `${world.serverUrl}/${repository}/issues/${issueNumber}#issuecomment-${id}`,
    issue_url: `${world.apiUrl}/repos/${repository}/issues/${issueNumber}`,
    user: userJson(login, world),
    body,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

function writtenIn({ body }: Exchange): string {
  return isJsonObject(body) && typeof body.body === 'string' ? body.body : ''
}

function checkText(body: string, world: World): Answer | undefined {
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'data' }
  if (body.trim() === '') return invalid(world, [{ ...error, message: "Body can't be blank" }])
  if (world.forge === 'gitea' || [...body].length <= MAX_BODY_LENGTH) return undefined
  const message = `Body is too long (maximum is ${MAX_BODY_LENGTH} characters)`
  return invalid(world, [{ ...error, message }])
}
