import type { Answer } from '../answer.ts'
import type { CommentStore } from './comments.ts'
import type { GitHubOptions, RepositoryOptions, TokenOptions } from './options.ts'

/** What the answers are made from. */
export interface World {
  forge: 'github' | 'gitea'
  options: GitHubOptions
  /** Of the API, with its base path. */
  apiUrl: string
  serverUrl: string
  /** Signs a URL on the host of logs. */
  signLog(log: string): string
  comments: CommentStore
  nowMs(): number
}

export type Token = Required<TokenOptions>

/** One request, as the answer to it sees it. */
export interface Exchange {
  world: World
  /** As it is called now. */
  repository: string
  state: RepositoryOptions
  token: Token
  /** What stands in the path behind the repository, decoded. */
  parameters: string[]
  query: URLSearchParams
  body: unknown
  /** As it was asked for, for links to further pages. */
  url: URL
}

export type Answering = (exchange: Exchange) => Answer

/** A parameter of the path as a number. */
export function numberAt({ parameters }: Exchange, index = 0): number {
  return Number(parameters[index])
}

export function textAt({ parameters }: Exchange, index = 0): string {
  return parameters[index] ?? ''
}

/** A user as the forge shows one; Gitea tells nobody's type. */
export function userJson(login: string, { forge, serverUrl }: World): object {
  const user = { login, html_url: `${serverUrl}/${login}` }
  return forge === 'gitea' ? user : { ...user, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
}

export function at(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}
