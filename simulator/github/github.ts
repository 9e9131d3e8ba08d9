import { type Clock, systemClock } from '../../src/runtime.ts'
import { isObject } from '../../src/text.ts'
import { type Answer, type JsonObject, json, type Request } from '../http/answer.ts'
import { type Asked, lacksPermission, problem, type Site } from './asked.ts'
import { createComment, getComment, listComments, updateComment } from './comments.ts'
import { compare, getCommit } from './commits.ts'
import { renderOnGitHub } from './markdown.ts'
import { idOf, type Schemas, userJson } from './objects.ts'
import { getPull, listReviewComments } from './pulls.ts'
import {
  type Pull,
  type Repository,
  type RepositoryOptions,
  ROLES,
  type Role,
  repositoryOf,
} from './repository.ts'
import { listReleases, listRuns } from './runs.ts'

type Permission = 'actions' | 'contents' | 'issues' | 'pull-requests'

/** A token's permissions and repositories. */
interface TokenOptions {
  /** Default: all permissions. */
  permissions?: Partial<Record<Permission, 'read' | 'write'>>
  /** Default: only the workflow's. */
  repositories?: readonly string[]
}

export interface GitHubOptions extends RepositoryOptions {
  clock?: Clock
  /** Other repositories, by name. */
  repositories?: Record<string, RepositoryOptions>
  /** Applies to every token. */
  token?: TokenOptions
}

const READ_ISSUES = ['issues:read', 'pull-requests:read']
const WRITE_ISSUES = ['issues:write', 'pull-requests:write']
const READ_PULLS = ['pull-requests:read']
const READ_CODE = ['contents:read']
const READ_RUNS = ['actions:read']

/**
 * Name; method, and path after the repository: `#` is a number, `*` a part, `**` the rest; permissions, any of which
 * suffices; answer.
 */
const TABLE: readonly [string, string, readonly string[], (asked: Asked) => Answer][] = [
  ['permission', 'GET /collaborators/*/permission', [], getPermission],
  ['list-comments', 'GET /issues/#/comments', READ_ISSUES, listComments],
  ['create-comment', 'POST /issues/#/comments', WRITE_ISSUES, createComment],
  ['get-comment', 'GET /issues/comments/#', READ_ISSUES, getComment],
  ['update-comment', 'PATCH /issues/comments/#', WRITE_ISSUES, updateComment],
  ['pull', 'GET /pulls/#', READ_PULLS, getPull],
  ['review-comments', 'GET /pulls/#/comments', READ_PULLS, listReviewComments],
  ['compare', 'GET /compare/**', READ_CODE, compare],
  ['commit', 'GET /commits/**', READ_CODE, getCommit],
  ['releases', 'GET /releases', READ_CODE, listReleases],
  ['runs', 'GET /actions/workflows/*/runs', READ_RUNS, listRuns],
]
export const GITHUB_OPERATIONS = [...TABLE.map(([operation]) => operation), 'graphql', 'markdown']
const ROUTES = TABLE.map(([operation, route, needs, answer]) => {
  const parts = { '**': '(.+)', '*': '([^/]+)', '#': '(\\d+)', ' ': ' /repos/([^/]+/[^/]+)' }
  const path = route.replace(/\*\*|[*# ]/g, (found) => parts[found as keyof typeof parts])
  return { operation, needs, answer, pattern: new RegExp(`^${path}$`) }
})

/** Of each token. */
const LOGIN = 'github-actions[bot]'
const ALL: NonNullable<TokenOptions['permissions']> = {
  ...{ actions: 'write', contents: 'write' },
  ...{ issues: 'write', 'pull-requests': 'write' },
}

/** The part of GitHub's API that this action uses, with its refusals: a pure core, without sockets. */
export class SimulatedGitHub implements Site {
  readonly clock: Clock
  /** Root of its pages. */
  readonly serverUrl = 'https://github.com'
  /** Root of the API, set by the server. */
  apiUrl = 'https://api.github.com'
  /** The workflow's. */
  readonly repository: Repository
  readonly #repositories: Repository[]
  readonly #options: GitHubOptions
  #lastId = 1000

  constructor(options: GitHubOptions = {}) {
    this.#options = options
    this.clock = options.clock ?? systemClock
    this.repository = repositoryOf('acme/docs', options)
    const others = Object.entries(options.repositories ?? {})
    this.#repositories = [this.repository, ...others.map(([name, one]) => repositoryOf(name, one))]
  }

  /** Adds a comment without a request. */
  addComment(issueNumber: number, login: string, body: string, where = this.repository) {
    this.#lastId += 1
    const nowMs = this.clock.now().getTime()
    const comment = { id: this.#lastId, issueNumber, login, body }
    const added = { ...comment, createdMs: nowMs }
    where.comments.push(added)
    return added
  }

  /** Opens a pull request of the docs agent. Returns its address. */
  openPull(title: string, branch: string, more: Partial<Pull> = {}): string {
    const { pulls, name } = this.repository
    const number = Math.max(100, ...pulls.map((pull) => pull.number)) + 1
    const createdAt = this.clock.now().toISOString()
    pulls.push({ number, title, branch, createdAt, ...more })
    return `${this.serverUrl}/${name}/pull/${number}`
  }

  operationOf({ method, path }: Request): string {
    if (path === '/graphql') return 'graphql'
    if (`${method} ${path}` === 'POST /markdown') return 'markdown'
    return this.#find(method, path)?.found.operation ?? 'unknown'
  }

  user(login: string): Schemas['simple-user'] {
    return userJson(this.serverUrl, login)
  }

  answer(request: Request): Answer {
    const { method, path, query, headers, body } = request
    if (!/^(token|bearer) \S+$/i.test(headers.authorization ?? ''))
      return problem(401, 'Requires authentication')
    const { token = {} } = this.#options
    const { permissions = ALL } = token
    const document = isObject(body) ? body : {}
    if (path === '/graphql') return answerGraphql(document)
    if (`${method} ${path}` === 'POST /markdown')
      return permissions.contents === undefined
        ? lacksPermission(READ_CODE)
        : renderOnGitHub(document)
    const match = this.#find(method, path)
    if (match === undefined) return problem(404, 'Not Found')
    const { found, name, parameters } = match
    const isIt = (one: Repository) => one.name.toLowerCase() === name.toLowerCase()
    const repository = this.#repositories.find(isIt)
    if (repository === undefined) return this.#redirect(request, name)
    const isGranted = (token.repositories ?? [this.repository.name]).includes(repository.name)
    if (repository.private && !isGranted) return problem(404, 'Not Found')
    // Any token can read a public repository.
    const isOpen = !repository.private && found.needs.every((need) => need.endsWith(':read'))
    const may = (need: string) => {
      const [wanted, level] = need.split(':')
      const given = permissions[wanted as Permission]
      return isGranted && (given === 'write' || given === level)
    }
    if (!isOpen && found.needs.length > 0 && !found.needs.some(may))
      return lacksPermission(found.needs)
    const who = { github: this, repository, login: LOGIN }
    return found.answer({ ...who, parameters, query, body: document, path })
  }

  /** A renamed repository is known by its ID, and its former names lead there. */
  #redirect({ method, path, query }: Request, formerName: string): Answer {
    const isIt = ({ formerNames }: Repository) => formerNames.includes(formerName)
    const repository = this.#repositories.find(isIt)
    if (repository === undefined) return problem(404, 'Not Found')
    const rest = path.replace(`/repos/${formerName}`, `/repositories/${idOf(repository.name)}`)
    const location = `${this.apiUrl}${rest}${query.size > 0 ? `?${query}` : ''}`
    return json(method === 'GET' ? 301 : 307, { message: 'Moved Permanently' }, { location })
  }

  #find(method: string, path: string) {
    const byName = path.replace(/^\/repositories\/(\d+)/, (whole, id) => {
      const repository = this.#repositories.find(({ name }) => idOf(name) === Number(id))
      return repository === undefined ? whole : `/repos/${repository.name}`
    })
    for (const found of ROUTES) {
      const match = found.pattern.exec(`${method} ${byName}`)
      const [name = '', ...parameters] = (match ?? []).slice(1).map(decodeURIComponent)
      if (match !== null) return { found, name, parameters }
    }
    return undefined
  }
}

function answerGraphql({ query }: JsonObject): Answer {
  if (/\bviewer\b/.test(String(query))) return json(200, { data: { viewer: { login: LOGIN } } })
  return json(200, { errors: [{ type: 'undefinedField', message: 'This is not simulated.' }] })
}

function getPermission({ repository, github, parameters: [login = ''] }: Asked): Answer {
  const wanted = login.toLowerCase()
  const found = Object.entries(repository.roles).find(([name]) => name.toLowerCase() === wanted)
  if (found === undefined) return problem(404, `${login} is not a user`)
  const [name, role] = found
  // The legacy levels lack the two roles in between.
  const permission = { triage: 'read', maintain: 'write' }[String(role)] ?? role
  const may = (least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least)
  const levels = { pull: may('read'), triage: may('triage'), push: may('write') }
  const permissions = { ...levels, maintain: may('maintain'), admin: may('admin') }
  const user = { ...github.user(name), role_name: role, permissions }
  const body: Schemas['repository-collaborator-permission'] = { permission, role_name: role, user }
  return json(200, body)
}
