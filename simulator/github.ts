import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Answer, isJsonObject, json, type Reaction, send } from './answer.ts'
import { trackConnections } from './connections.ts'
import { closeServer, listen } from './listening.ts'

const PAGE_SIZE = 30
const MAX_BODY_LENGTH = 65_536

export type GitHubOperation =
  | 'permission'
  | 'list-comments'
  | 'create-comment'
  | 'update-comment'
  | 'delete-comment'
  | 'pull'
  | 'files'
  | 'review-comments'
  | 'graphql'
  | 'user'
  | 'unknown'

export interface GitHubFault {
  on: GitHubOperation
  /** Which request of that operation is the first to be struck, from 0. Default 0. */
  nth?: number
  /** How many in a row. Default: all that follow. */
  times?: number
  /** The status of the answer, or what happens to the connection instead. The deed is not done. */
  fault: number | 'reset' | 'silence'
}

export interface GitHubOptions {
  /** Default 'acme/docs'. */
  repository?: string
  /** Under which path the API is, as on an enterprise server. Default ''. */
  basePath?: string
  /** Whose token it is. Default 'github-actions[bot]', which may not GET /user. */
  login?: string
  /** Gitea has no GraphQL, and tells every token its user. Default true. */
  graphql?: boolean
  /** What the token may do with issues and pull requests. Default 'write'. */
  access?: 'write' | 'read' | 'none'
  /** What people may do, by login, as GitHub answers. Others do not exist. */
  permissions?: Record<string, object>
  /** Pull requests by number. Every other one is there, new, on the branch of the simulated job. */
  pulls?: Record<number, object>
  /** The changed files of pull requests, by number. */
  files?: Record<number, object[]>
  /** The inline comments of reviews, by review ID. */
  reviewComments?: Record<number, object[]>
  faults?: GitHubFault[]
  /** Called before a request is answered. */
  onRequest?: (request: GitHubRequest) => void | Promise<void>
}

export interface GitHubComment {
  id: number
  issueNumber: number
  login: string
  body: string
}

export interface GitHubRequest {
  operation: GitHubOperation
  method: string
  /** As it was sent, without the query. */
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface GitHubSimulator {
  url: string
  requests: GitHubRequest[]
  /** The oldest first; tests may change them. */
  comments: GitHubComment[]
  addComment(comment: Omit<GitHubComment, 'id'>): GitHubComment
  close(): Promise<void>
}

const ROUTES: ReadonlyArray<[GitHubOperation, string, RegExp]> = [
  ['permission', 'GET', /^\/repos\/(.+?)\/collaborators\/([^/]+)\/permission$/],
  ['list-comments', 'GET', /^\/repos\/(.+?)\/issues\/(\d+)\/comments$/],
  ['create-comment', 'POST', /^\/repos\/(.+?)\/issues\/(\d+)\/comments$/],
  ['update-comment', 'PATCH', /^\/repos\/(.+?)\/issues\/comments\/(\d+)$/],
  ['delete-comment', 'DELETE', /^\/repos\/(.+?)\/issues\/comments\/(\d+)$/],
  ['pull', 'GET', /^\/repos\/(.+?)\/pulls\/(\d+)$/],
  ['files', 'GET', /^\/repos\/(.+?)\/pulls\/(\d+)\/files$/],
  ['review-comments', 'GET', /^\/repos\/(.+?)\/pulls\/\d+\/reviews\/(\d+)\/comments$/],
  ['graphql', 'POST', /^\/(graphql)$/],
  ['user', 'GET', /^\/(user)$/],
]

/** Starts a stand-in for the part of GitHub's API that this action uses. State is in memory. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubSimulator> {
  const { repository = 'acme/docs', basePath = '', login = 'github-actions[bot]' } = options
  const { graphql = true, access = 'write', permissions = {} } = options
  const requests: GitHubRequest[] = []
  const comments: GitHubComment[] = []
  let lastId = 1000

  function addComment(comment: Omit<GitHubComment, 'id'>): GitHubComment {
    lastId += 1
    const added = { ...comment, id: lastId }
    comments.push(added)
    return added
  }

  function answer({ operation, body }: GitHubRequest, [subject = '', page]: Subject): Answer {
    const id = Number(subject)
    const comment = comments.find((candidate) => candidate.id === id)
    const written = isJsonObject(body) && typeof body.body === 'string' ? body.body : ''
    switch (operation) {
      case 'permission':
        return found(permissions[subject])
      case 'list-comments':
        return list(comments.filter(({ issueNumber }) => issueNumber === id).map(toJson), page)
      case 'create-comment':
        return checkText(written) ?? json(201, toJson(addComment(newComment(id, written))))
      case 'update-comment':
        if (comment === undefined) return found(undefined)
        return checkText(written) ?? json(200, toJson(Object.assign(comment, { body: written })))
      case 'delete-comment':
        if (comment === undefined) return found(undefined)
        comments.splice(comments.indexOf(comment), 1)
        return { status: 204, body: { bytes: '' } }
      case 'pull':
        return json(200, options.pulls?.[id] ?? newPull(id))
      case 'files':
        return list(options.files?.[id] ?? [], page)
      case 'review-comments':
        return list(options.reviewComments?.[id] ?? [], page)
      case 'graphql':
        return graphql ? json(200, { data: { viewer: { login } } }) : found(undefined)
      case 'user':
        return graphql && login.endsWith('[bot]') ? refuse() : json(200, { login })
      case 'unknown':
        return found(undefined)
      default:
        return operation satisfies never
    }
  }

  const newPull = (id: number) => ({
    created_at: new Date().toISOString(),
    head: { ref: `agent/job_${id}`, repo: { full_name: repository } },
  })
  const newComment = (issueNumber: number, body: string) => ({ issueNumber, login, body })

  const nextFault = scheduleFaults(options.faults ?? [])

  async function react(incoming: IncomingMessage): Promise<Reaction> {
    const { method = '', url = '', headers } = incoming
    const { pathname: path, searchParams } = new URL(url, 'http://loopback')
    const route = findRoute(method, { path, basePath, repository })
    const body = parseBody(await text(incoming))
    const request = { operation: route.operation, method, path, headers, body }
    requests.push(request)
    await options.onRequest?.(request)
    const fault = nextFault(request.operation)
    if (typeof fault === 'string') return { kind: fault }
    if (fault !== undefined) return answered(json(fault, { message: `Fault ${fault}` }))
    if (!mayDo(request, access)) return answered(refuse())
    return answered(answer(request, [route.subject, searchParams]))
  }

  const server = createServer((incoming, response) => {
    const reset = () => connections.reset(incoming.socket.remotePort)
    react(incoming)
      .then((reaction) => send(response, { reaction, reset }))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  const connections = trackConnections(server)
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    requests,
    comments,
    addComment,
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await closed
    },
  }
}

type Subject = [subject: string, page: URLSearchParams]

function findRoute(
  method: string,
  at: { path: string; basePath: string; repository: string },
): { operation: GitHubOperation; subject: string } {
  // An enterprise server has REST at /api/v3 and GraphQL at /api/graphql.
  const root = at.path.endsWith('/graphql') ? at.basePath.replace(/\/v3$/, '') : at.basePath
  const path = at.path.startsWith(root) ? at.path.slice(root.length) : ''
  for (const [operation, routeMethod, pattern] of ROUTES) {
    const [, first, second] = (method === routeMethod && pattern.exec(path)) || []
    if (first === undefined || (second !== undefined && first !== at.repository)) continue
    return { operation, subject: decodeURIComponent(second ?? first) }
  }
  return { operation: 'unknown', subject: '' }
}

function mayDo({ operation, headers }: GitHubRequest, access: string): boolean {
  if (!/^(token|bearer) \S/i.test(headers.authorization ?? '')) return false
  if (/^(create|update|delete)-/.test(operation)) return access === 'write'
  return !/comments$|^files$/.test(operation) || access !== 'none'
}

function scheduleFaults(faults: GitHubFault[]) {
  const seen = new Map<GitHubOperation, number>()
  return (operation: GitHubOperation): GitHubFault['fault'] | undefined => {
    const index = seen.get(operation) ?? 0
    seen.set(operation, index + 1)
    return faults.find(
      ({ on, nth = 0, times = Infinity }) =>
        on === operation && index >= nth && index < nth + times,
    )?.fault
  }
}

function list(items: object[], query: URLSearchParams | undefined): Answer {
  const size = Math.min(100, Number(query?.get('per_page') ?? PAGE_SIZE))
  const page = Number(query?.get('page') ?? 1)
  const next = `<http://loopback/?page=${page + 1}>; rel="next"`
  const headers = items.length > page * size ? { link: next } : undefined
  return json(200, items.slice((page - 1) * size, page * size), headers)
}

function toJson({ id, login, body }: GitHubComment): object {
  const user = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
  return { id, user, body }
}

function checkText(body: string): Answer | undefined {
  if (body !== '' && [...body].length <= MAX_BODY_LENGTH) return undefined
  return json(422, { message: 'Validation Failed: body is missing or too long' })
}

function found(value: object | undefined): Answer {
  return value === undefined ? json(404, { message: 'Not Found' }) : json(200, value)
}

function refuse(): Answer {
  return json(403, { message: 'Resource not accessible by integration' })
}

function answered(answer: Answer): Reaction {
  return { kind: 'answer', answer }
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
