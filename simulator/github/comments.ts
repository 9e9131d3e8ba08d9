import { type Answer, isoTime, type JsonObject, json } from '../http/answer.ts'
import { type Asked, list, problem } from './asked.ts'
import type { Schemas } from './objects.ts'
import type { Comment, Repository } from './repository.ts'

const MAX_BODY_CHARACTERS = 65_536

/** The comments of an issue or a pull request, the oldest first. */
export function listComments(asked: Asked): Answer {
  const { repository, parameters } = asked
  const number = Number(parameters[0])
  const missing = findMissing(repository, number)
  if (missing !== undefined) return missing
  const shown = repository.comments.filter(({ issueNumber }) => issueNumber === number)
  return list(shown, asked, (comment) => toJson(comment, asked))
}

/** A new comment is in the list before its ID can be read. */
const LATE_MS = 1_000

export function getComment(asked: Asked): Answer {
  const comment = find(asked)
  const ageMs = asked.github.clock.now().getTime() - (comment?.createdMs ?? 0)
  // A test may set the clock back.
  const isNew = ageMs >= 0 && ageMs < LATE_MS
  if (comment === undefined || isNew) return problem(404, 'Not Found')
  return json(200, toJson(comment, asked))
}

export function createComment(asked: Asked): Answer {
  const { github, repository, login, body } = asked
  const number = Number(asked.parameters[0])
  const missing = findMissing(repository, number)
  if (missing !== undefined) return missing
  if (repository.locked.includes(number))
    return problem(403, 'Unable to create comment because issue is locked.')
  const refusal = refuseBody(body)
  if (refusal !== undefined) return refusal
  const comment = github.addComment(number, login, String(body.body), repository)
  return json(201, toJson(comment, asked))
}

export function updateComment(asked: Asked): Answer {
  const { body } = asked
  const comment = find(asked)
  if (comment === undefined) return problem(404, 'Not Found')
  const refusal = refuseBody(body)
  if (refusal !== undefined) return refusal
  comment.body = String(body.body)
  return json(200, toJson(comment, asked))
}

function findMissing({ deleted, issues, pulls }: Repository, number: number): Answer | undefined {
  if (deleted.includes(number)) return problem(410, 'This issue was deleted')
  const isPull = pulls.some((pull) => pull.number === number)
  if (isPull || issues.includes(number)) return undefined
  return problem(404, 'Not Found')
}

function find({ repository, parameters }: Asked): Comment | undefined {
  return repository.comments.find(({ id }) => id === Number(parameters[0]))
}

function refuseBody({ body }: JsonObject): Answer | undefined {
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'data' }
  if (typeof body !== 'string' || body.trim() === '')
    return problem(422, 'Validation Failed', [{ ...error, message: "Body can't be blank" }])
  if ([...body].length <= MAX_BODY_CHARACTERS) return undefined
  const message = `Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`
  return problem(422, 'Validation Failed', [{ ...error, message }])
}

function toJson(comment: Comment, { github, repository }: Asked): Schemas['issue-comment'] {
  const { name } = repository
  const { id, issueNumber, login, body, createdMs } = comment
  return {
    ...{ id, node_id: `IC_${id}` },
    author_association: associationOf(login, repository),
    url: `${github.apiUrl}/repos/${name}/issues/comments/${id}`,
    html_url: `${github.serverUrl}/${name}/issues/${issueNumber}#issuecomment-${id}`,
    issue_url: `${github.apiUrl}/repos/${name}/issues/${issueNumber}`,
    user: github.user(login),
    body,
    created_at: isoTime(createdMs),
    updated_at: isoTime(createdMs),
  }
}

function associationOf(login: string, { roles, pulls }: Repository) {
  if (['write', 'maintain', 'admin'].includes(`${roles[login]}`)) return 'COLLABORATOR'
  const hasContributed = pulls.some((pull) => pull.login === login && pull.mergedAt)
  return hasContributed ? 'CONTRIBUTOR' : 'NONE'
}
