import { type Answer, json } from '../answer.ts'
import type { Token, World } from './world.ts'

const DOCUMENTATION = 'https://docs.github.com/rest'

type Forge = Pick<World, 'forge' | 'apiUrl'>

function refuse(
  { forge, apiUrl }: Forge,
  { status, message, more }: { status: number; message: string; more?: object },
): Answer {
  if (forge === 'gitea')
    return json(status, { message, url: `${new URL(apiUrl).origin}/api/swagger` })
  return json(status, {
    message,
    ...more,
    documentation_url: DOCUMENTATION,
    status: String(status),
  })
}

export function notFound(world: Forge, message?: string): Answer {
  const words = world.forge === 'gitea' ? 'not found' : 'Not Found'
  return refuse(world, { status: 404, message: message ?? words })
}

export function unauthorized(world: Forge): Answer {
  const message = world.forge === 'gitea' ? 'token is required' : 'Requires authentication'
  return refuse(world, { status: 401, message })
}

export function forbidden(world: Forge, message: string): Answer {
  return refuse(world, { status: 403, message })
}

/** The token lacks a permission. GitHub names those that would do in a header. */
export function lacksPermission(
  world: Forge,
  { token, needed }: { token: Pick<Token, 'kind' | 'permissions'>; needed: string[] },
): Answer {
  if (world.forge === 'gitea') {
    const scopes = Object.entries(token.permissions).map(([name, level]) => `${level}:${name}`)
    const words = `token does not have at least one of required scope(s), required=[${needed}], token scope=${scopes}`
    return forbidden(world, words)
  }
  const whose = token.kind === 'user' ? 'personal access token' : 'integration'
  const answer = forbidden(world, `Resource not accessible by ${whose}`)
  const accepted = needed.map((one) => one.replace('-', '_').replace(':', '=')).join('; ')
  return { ...answer, headers: { ...answer.headers, 'x-accepted-github-permissions': accepted } }
}

export function invalid(world: Forge, errors: unknown[]): Answer {
  return refuse(world, { status: 422, message: 'Validation Failed', more: { errors } })
}

export function unprocessable(world: Forge, message: string): Answer {
  return refuse(world, { status: 422, message })
}

export function conflict(world: Forge, message: string): Answer {
  return refuse(world, { status: 409, message })
}

export function gone(world: Forge, message: string): Answer {
  return refuse(world, { status: 410, message })
}
