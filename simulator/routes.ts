const ROUTES = [
  { operation: 'create', method: 'POST', path: /^\/v2\/agent\/(?<project>[^/]+)\/job$/ },
  { operation: 'get', method: 'GET', path: /^\/v2\/agent\/(?<project>[^/]+)\/job\/(?<id>[^/]+)$/ },
  {
    operation: 'message',
    method: 'POST',
    path: /^\/v2\/agent\/(?<project>[^/]+)\/job\/(?<id>[^/]+)\/message$/,
  },
  { operation: 'views', method: 'GET', path: analytics('views') },
  { operation: 'visitors', method: 'GET', path: analytics('visitors') },
  { operation: 'searches', method: 'GET', path: analytics('searches') },
  { operation: 'conversations', method: 'GET', path: analytics('assistant') },
  { operation: 'feedback-by-page', method: 'GET', path: analytics('feedback/by-page') },
  { operation: 'feedback', method: 'GET', path: analytics('feedback') },
  { operation: 'preview', method: 'POST', path: /^\/v1\/project\/preview\/(?<project>[^/]+)$/ },
  { operation: 'publish', method: 'POST', path: /^\/v1\/project\/update\/(?<project>[^/]+)$/ },
  { operation: 'build', method: 'GET', path: /^\/v1\/project\/update-status\/(?<id>[^/]+)$/ },
  {
    operation: 'trigger',
    method: 'POST',
    path: /^\/v1\/workflow\/(?<project>[^/]+)\/(?<id>[^/]+)\/trigger$/,
  },
] as const

export type KnownOperation = (typeof ROUTES)[number]['operation']
export type Operation = KnownOperation | 'unknown'

export const OPERATIONS: readonly KnownOperation[] = ROUTES.map(({ operation }) => operation)

export type Route =
  /** `projectId` is null where the path names none. `id` is of a job, a build or an automation, or ''. */
  | { operation: KnownOperation; projectId: string | null; id: string }
  /** `allow` names the method that this path does take, if any. */
  | { operation: 'unknown'; allow: string | null }

/** Matches the path as it was sent: nothing is decoded or normalised, so `..` is only a wrong path. */
export function findRoute(method: string, path: string): Route {
  for (const route of ROUTES) {
    const match = route.path.exec(path)
    if (match === null) continue
    if (route.method !== method) return { operation: 'unknown', allow: route.method }
    const { project = null, id = '' } = match.groups ?? {}
    return { operation: route.operation, projectId: project, id }
  }
  return { operation: 'unknown', allow: null }
}

function analytics(kind: string): RegExp {
  return new RegExp(`^/v1/analytics/(?<project>[^/]+)/${kind}$`)
}
