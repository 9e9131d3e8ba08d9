import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { type Answer, type Reaction, send } from '../answer.ts'
import { trackConnections } from '../connections.ts'
import { closeServer, listen } from '../listening.ts'
import { pause } from '../pause.ts'
import { readTestCertificate } from '../tls.ts'
import { storeComments } from './comments.ts'
import { answered, redirect, scheduleFaults, strike } from './faults.ts'
import { startForeignHost } from './foreign.ts'
import type { GitHubOptions, GitHubRequest, GitHubSimulator, RepositoryOptions } from './options.ts'
import { countRequests } from './rate-limit.ts'
import { lacksPermission, notFound, unauthorized } from './refusals.ts'
import { idOf, nameOfId } from './repository.ts'
import { type Found, findRoute } from './routes.ts'
import { reachOf, tokenOf } from './tokens.ts'
import type { World } from './world.ts'

/** Starts a stand-in for the part of a forge's API that this action uses. State is in memory. */
export async function startGitHub(given: GitHubOptions = {}): Promise<GitHubSimulator> {
  const { forge = 'github', nowMs = Date.now } = given
  const options = { repository: 'acme/docs', ...given }
  const basePath = given.basePath ?? (forge === 'gitea' ? '/api/v1' : '')
  const requests: GitHubRequest[] = []
  const comments = storeComments({ lagMs: given.commentLagMs ?? 0, nowMs })
  const foreign = await startForeignHost({ answer: given.foreignAnswer, nowMs })
  const nextFault = scheduleFaults(given.faults ?? [])
  const rateLimit = countRequests({ ...given.rateLimit, nowMs })

  async function react(incoming: IncomingMessage): Promise<Reaction> {
    const { method = '', url: target = '', headers } = incoming
    const url = new URL(target, origin)
    const found = findRoute(method, { path: pathBehind(basePath, { url, world }), forge })
    const body = parseBody(await text(incoming))
    const { pathname: path, searchParams: query } = url
    const request = { operation: found.operation, method, path, query, headers, body }
    requests.push(request)
    await given.onRequest?.(request)
    const { slowMs = 0 } = given
    await pause(typeof slowMs === 'number' ? slowMs : (slowMs[request.operation] ?? 0))
    const limited = rateLimit.take()
    if (limited !== undefined) return answered(limited)
    const act = () => answer(request, { found, url, world })
    const fault = nextFault(request.operation)
    if (fault !== undefined)
      return strike(fault, { path: path + url.search, foreignUrl: foreign.url, nowMs, act })
    const acted = act()
    return answered({ ...acted, headers: { ...rateLimit.headers(), ...acted.headers } })
  }

  const listener: RequestListener = (incoming, response) => {
    const reset = () => connections.reset(incoming.socket.remotePort)
    react(incoming)
      .then((reaction) => send(response, { reaction, reset }))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }
  const server = given.tls
    ? createTlsServer(readTestCertificate(), listener)
    : createServer(listener)
  const connections = trackConnections(server)
  const origin = `${given.tls ? 'https' : 'http'}://127.0.0.1:${await listen(server)}`
  const serverUrl = given.serverUrl ?? (forge === 'gitea' ? origin : 'https://github.com')
  const apiUrl = origin + basePath
  const world: World = {
    ...{ forge, options, apiUrl, serverUrl, comments, nowMs },
    signLog: foreign.sign,
  }
  return {
    url: apiUrl,
    serverUrl,
    requests,
    comments: comments.all,
    foreign: { url: foreign.url, requests: foreign.requests },
    addComment: (comment) => comments.add(comment, { seenAtOnce: true }),
    repository(name = options.repository) {
      const state = stateOf(name, options)
      if (state === undefined) throw new Error(`No repository ${name}`)
      return state
    },
    async close() {
      const closed = closeServer(server)
      connections.destroyAll()
      await Promise.all([closed, foreign.close()])
    },
  }
}

/** The path behind the API's root, with the name of a repository that is asked for by its ID. */
function pathBehind(basePath: string, { url, world }: { url: URL; world: World }): string {
  const { pathname } = url
  // An enterprise server has REST at /api/v3 and GraphQL at /api/graphql.
  const root = pathname.endsWith('/graphql') ? basePath.replace(/\/v3$/, '') : basePath
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : ''
  return path.replace(/^\/repositories\/(\d+)/, (_, id) => {
    return `/repos/${nameOfId(Number(id), world) ?? ''}`
  })
}

function answer(
  { method, headers, query, body }: GitHubRequest,
  { found, url, world }: { found: Found; url: URL; world: World },
): Answer {
  const token = tokenOf(headers, world.options)
  if (token === undefined) return unauthorized(world)
  const { route, parameters } = found
  if (route === undefined) return notFound(world)
  const asked = found.repository ?? world.options.repository ?? ''
  const repository = currentName(asked, world.options)
  const state = stateOf(repository, world.options)
  if (state === undefined) return notFound(world)
  const reach = reachOf(token, { repository, state, needs: route.needs })
  if (reach === 'unseen') return notFound(world)
  if (isRenamed(asked, world.options)) {
    const rest = url.pathname.slice(url.pathname.indexOf(asked) + asked.length)
    const location = `${world.apiUrl}/repositories/${idOf(repository, world)}${rest}${url.search}`
    return redirect(method === 'GET' ? 301 : 307, location)
  }
  if (reach === 'refused') return lacksPermission(world, { token, needed: [...route.needs] })
  return route.answer({ world, repository, state, token, parameters, query, body, url })
}

/** Names are not case-sensitive. */
function currentName(asked: string, options: GitHubOptions): string {
  const now = options.renamed?.[asked] ?? asked
  const names = [options.repository ?? '', ...Object.keys(options.repositories ?? {})]
  return names.find((name) => name.toLowerCase() === now.toLowerCase()) ?? now
}

function isRenamed(asked: string, { renamed = {} }: GitHubOptions): boolean {
  return Object.hasOwn(renamed, asked)
}

function stateOf(name: string, options: GitHubOptions): RepositoryOptions | undefined {
  return name === options.repository ? options : options.repositories?.[name]
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
