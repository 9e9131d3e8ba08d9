export type Operation = 'create' | 'message' | 'get' | 'views' | 'unknown'

export type Route =
  | { operation: Exclude<Operation, 'unknown'>; projectId: string; jobId: string }
  /** `allow` names the method that this path does take, if any. */
  | { operation: 'unknown'; allow: string | null }

const ROUTES = [
  { operation: 'create', method: 'POST', path: /^\/v2\/agent\/([^/]+)\/job$/ },
  { operation: 'get', method: 'GET', path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/ },
  { operation: 'message', method: 'POST', path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)\/message$/ },
  { operation: 'views', method: 'GET', path: /^\/v1\/analytics\/([^/]+)\/views$/ },
] as const

/** Matches the path as it was sent: nothing is decoded or normalised, so `..` is only a wrong path. */
export function findRoute(method: string, path: string): Route {
  for (const route of ROUTES) {
    const match = route.path.exec(path)
    if (match === null) continue
    if (route.method !== method) return { operation: 'unknown', allow: route.method }
    const [, projectId = '', jobId = ''] = match
    return { operation: route.operation, projectId, jobId }
  }
  return { operation: 'unknown', allow: null }
}
