import type { Clock } from '../../src/runtime.ts'
import { type Answer, type JsonObject, json } from '../http/answer.ts'
import type { Schemas } from './objects.ts'
import type { Comment, Repository } from './repository.ts'

const DOCUMENTATION = 'https://docs.github.com/rest'

/** The parts of GitHub that answers need in addition to the repository. */
export interface Site {
  readonly clock: Clock
  readonly serverUrl: string
  readonly apiUrl: string
  user(login: string): Schemas['simple-user']
  addComment(issueNumber: number, login: string, body: string, where: Repository): Comment
}

/** One request, ready to be answered. */
export interface Asked {
  github: Site
  repository: Repository
  /** The login of the token. */
  login: string
  /** The parts of the path after the repository. */
  parameters: readonly string[]
  query: URLSearchParams
  body: JsonObject
  /** The requested address, for links to further pages. */
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

/** A header names the permissions that suffice. */
export function lacksPermission(needs: readonly string[]): Answer {
  const accepted = needs.map((need) => need.replace('-', '_').replace(':', '=')).join('; ')
  const answer = problem(403, 'Resource not accessible by integration')
  return { ...answer, headers: { ...answer.headers, 'x-accepted-github-permissions': accepted } }
}

/** The requested page of a list, with a link to the next one. */
export function cut<Item>(
  items: readonly Item[],
  { query, github, path }: Asked,
  defaultSize = 30,
  maxSize = 100,
): { items: Item[]; headers: Record<string, string> } {
  const size = Math.min(maxSize, positive(query.get('per_page')) ?? defaultSize)
  const page = positive(query.get('page')) ?? 1
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  const link = `<${github.apiUrl}${path}?${next}>; rel="next"`
  const isLast = page * size >= items.length
  return { items: items.slice((page - 1) * size, page * size), headers: isLast ? {} : { link } }
}

/** Makes only the rows of the requested page. */
export function list<Item extends object>(
  items: readonly Item[],
  asked: Asked,
  toJson: (item: Item) => object = (item) => item,
): Answer {
  const { items: shown, headers } = cut(items, asked)
  return json(200, shown.map(toJson), headers)
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
