import { type Answer, bytesOf, json, type Request } from '../simulator/http/answer.ts'

/** What would be seen if GitHub, the runner or the service were otherwise. */
export interface Fault {
  readonly what: string
  readonly wire: Wire
}

/** Stands before GitHub, the service and what the runner says; throws to reset the connection. */
export type Wire = (request: Asked, forward: () => Promise<Answer>) => Promise<Answer>

export interface Asked extends Request {
  by: 'action' | 'row'
  /** GitHub's, behind the repository: `GET /issues/#/comments`; the service's by name: `create`; `steps`. */
  operation: string
}

/** A fault: this is answered, and nothing done. */
export function answer(operation: string | RegExp, given: Answer): Wire {
  return async (request, forward) => (isOf(operation, request) ? given : forward())
}

/** A fault: GitHub refuses this. */
export function refuse403(operation: string | RegExp): Wire {
  return answer(operation, json(403, { message: 'Resource not accessible by integration' }))
}

/** A fault: what is answered says something else. */
export function reword(operation: string | RegExp, edit: (text: string) => string): Wire {
  return async (request, forward) => {
    const given = await forward()
    return isOf(operation, request) ? { ...given, body: edit(bytesOf(given)) } : given
  }
}

/** A fault that the row sees, and not the action. */
export function toRow(wire: Wire): Wire {
  return (request, forward) => (request.by === 'row' ? wire(request, forward) : forward())
}

function isOf(wanted: string | RegExp, { operation }: Asked): boolean {
  return typeof wanted === 'string' ? wanted === operation : wanted.test(operation)
}

/** By method and path, without the repository and numbers. */
export function operationOf({ method, path }: Request): string {
  const behind = path.replace(/^\/(repos\/[^/]+\/[^/]+|repositories\/\d+)/, '')
  return `${method} ${behind.replace(/\/\d+(?=\/|$)/g, '/#')}`
}
