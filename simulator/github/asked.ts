import type { Clock } from '../../src/clock.ts'
import { type Answer, type JsonObject, json } from '../http/answer.ts'
import type { Schemas } from './objects.ts'
import type { Comment, Repository } from './repository.ts'

const DOCUMENTATION = 'https://docs.github.com/rest'

/** As much of GitHub as an answer needs besides the repository. */
export interface Site {
  readonly clock: Clock
  readonly serverUrl: string
  readonly apiUrl: string
  user(login: string): Schemas['simple-user']
  addComment(issueNumber: number, login: string, body: string, where: Repository): Comment
}

/** One request, as the answer to it sees it. */
export interface Asked {
  github: Site
  repository: Repository
  /** Whose token it is. */
  login: string
  /** What stands in the path behind the repository. */
  parameters: readonly string[]
  query: URLSearchParams
  body: JsonObject
  /** As it was asked for, for links to further pages. */
  path: string
}

/** A refusal in GitHub's form. */
export function problem(status: number, message: string, errors?: readonly JsonObject[]): Answer {
  return json(status, {
    message,
    ...(errors && { errors }),
    documentation_url: DOCUMENTATION,
    status: String(status),
  })
}

/** Too many requests at once, whatever is left of the hour: what a test's hook answers. */
export function secondaryLimit(retryAfterSeconds: number, status: 403 | 429 = 403): Answer {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  const answer = problem(status, message)
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) } }
}

/** The permissions that would do stand in a header. */
export function lacksPermission(needs: readonly string[]): Answer {
  const accepted = needs.map((need) => need.replace('-', '_').replace(':', '=')).join('; ')
  const answer = problem(403, 'Resource not accessible by integration')
  return { ...answer, headers: { ...answer.headers, 'x-accepted-github-permissions': accepted } }
}
