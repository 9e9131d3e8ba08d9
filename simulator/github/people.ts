import { type Answer, isJsonObject, json } from '../answer.ts'
import type { RepositoryOptions } from './options.ts'
import { forbidden, lacksPermission, notFound, unprocessable } from './refusals.ts'
import { type Exchange, textAt, userJson } from './world.ts'

const GITEA_ADMINS_ONLY =
  'Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own'

/** What somebody may do. On Gitea only an administrator of the repository may ask for others. */
export function getPermission(exchange: Exchange): Answer {
  const { world, state, token } = exchange
  const login = textAt(exchange)
  const isOwn = login.toLowerCase() === token.login.toLowerCase()
  if (world.forge === 'gitea' && !token.admin && !isOwn) return forbidden(world, GITEA_ADMINS_ONLY)
  const found = entryOf(login, state)
  return found === undefined ? notFound(world) : json(200, found)
}

/** Whether somebody was made a collaborator, which on Gitea the owner was not; reading is enough. */
export function checkCollaborator(exchange: Exchange): Answer {
  const { world, state } = exchange
  const login = textAt(exchange)
  const found = permissionOf(login, state)
  if (world.forge === 'gitea' && found === undefined)
    return unprocessable(world, `user does not exist [uid: 0, name: ${login}]`)
  if (!hasAccess(login, state) || found === 'owner') return notFound(world)
  return { status: 204, body: { bytes: '' } }
}

/** Gitea: everybody who may write, to code or to issues. It is one list, without pages. */
export function listAssignees(exchange: Exchange): Answer {
  const { state, world } = exchange
  const writers = Object.keys(state.permissions ?? {}).filter((login) =>
    ['write', 'admin', 'owner'].includes(permissionOf(login, state) ?? ''),
  )
  return json(
    200,
    writers.map((login) => userJson(login, world)),
  )
}

/** Whose token it is. An app is nobody. */
export function getUser({ world, token }: Exchange): Answer {
  const isApp = token.kind === 'installation' && world.options.graphql !== false
  if (world.forge === 'github' && isApp) return lacksPermission(world, { token, needed: [] })
  return json(200, userJson(token.login, world))
}

/** GraphQL as far as it tells whose token it is. */
export function askGraphql({ world, token, body }: Exchange): Answer {
  if (world.forge === 'gitea' || world.options.graphql === false) return notFound(world)
  const query = isJsonObject(body) ? String(body.query) : ''
  if (/\bviewer\b/.test(query)) return json(200, { data: { viewer: { login: token.login } } })
  return json(200, { errors: [{ type: 'undefinedField', message: 'This is not simulated.' }] })
}

export function hasAccess(login: string, state: RepositoryOptions): boolean {
  return !['none', undefined].includes(permissionOf(login, state))
}

function permissionOf(login: string, state: RepositoryOptions): string | undefined {
  const found = entryOf(login, state)
  return isJsonObject(found) ? String(found.permission) : undefined
}

/** Logins are not case-sensitive. */
function entryOf(login: string, { permissions = {} }: RepositoryOptions): object | undefined {
  const wanted = login.toLowerCase()
  return Object.entries(permissions).find(([name]) => name.toLowerCase() === wanted)?.[1]
}
