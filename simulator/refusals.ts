import { type Answer, json } from './answer.ts'

/** An error as the service words it. */
export function refuse(status: number, error: string): Answer {
  return json(status, { error })
}

/** 400 with every problem of a query. */
export function invalidQuery(problems: readonly string[]): Answer {
  const details = problems.map((message) => ({ message }))
  return json(400, { error: 'Invalid query', details })
}

/** 200 with the resource, or 404 if there is none. */
export function found(resource: unknown, notFound: string): Answer {
  return resource === null ? refuse(404, notFound) : json(200, resource)
}
