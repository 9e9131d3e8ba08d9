import type { HttpResponse } from '../http/transport.ts'
import { inQuotes } from '../text.ts'

const NOT_THERE = {
  project:
    'There is no project PROJECT for this API key: the `project-id` is wrong (a variable of the repository wins over one of the organization), or the key belongs to another organization. Copy the ID from the dashboard, where the API keys are.',
  job: 'This project has no job with this ID: check `project-id`, and `job-id`, which is an ID, auto or open.',
  branch:
    'The service does not know the project or the branch: check `project-id`, and that the branch is in the repository that the project is built from.',
  build: 'The service does not know this build.',
} as const

/** For the output `message`. */
const BRIEF: Readonly<Record<number, string>> = {
  401: 'The API key is refused',
  402: 'The plan has no API access, or its credits are used up',
  403: 'The API key or the plan does not allow this',
}

/** Operations without a documented 404 answer 400 with these words. */
const WRONG_PROJECT = /invalid project id/i

const ADVICE: Record<number, string> = {
  401: 'The API key is wrong, revoked or expired (new keys expire after 90 days), or the plan has no API access. Make an admin key in the dashboard under Settings > API keys, and store it as the secret that `api-key` reads.',
  402: "The project's plan does not include the API (Pro and Enterprise do), or its credits are used up: look at Usage in the dashboard.",
}

/** Matches a 403 that blames the key. */
export const OF_KEY = /\b(?:scopes?|keys?|permissions?|allowlist)\b/i

export type Resource = keyof typeof NOT_THERE

/** A few words of ours; undefined if the fault says enough. */
export function briefFor({ status, body }: HttpResponse, resource: Resource): string | undefined {
  if (status === 404) return `The ${resource} was not found`
  if (status === 400 && WRONG_PROJECT.test(body)) return 'The project was not found'
  return BRIEF[status]
}

/** A sentence; empty if the service's own words suffice. */
export function adviceFor(
  { status, headers, body }: HttpResponse,
  isRead: boolean,
  resource: Resource,
  { projectId, baseUrl }: { projectId: string; baseUrl: URL },
): string {
  if (status === 403)
    return `Either the API key lacks the scope \`${isRead ? 'read' : 'write'}\` that this request needs: make a key with that scope in the dashboard under Settings > API keys, and store it as the secret that \`api-key\` reads. Or its IP allowlist excludes this runner: remove the list, since GitHub-hosted runners have no fixed address. Or the project's plan does not include this: ask Mintlify.`
  if (status === 404 && /^text\/html\b/i.test(headers['content-type'] ?? ''))
    return 'A web page answered instead of the API: if `base-url` is set, check it.'
  const isProject = status === 400 && WRONG_PROJECT.test(body)
  if (status === 404 || isProject)
    return NOT_THERE[isProject ? 'project' : resource].replace('PROJECT', inQuotes(projectId))
  if (status === 400 || status === 422) return ''
  if (status < 300 || status > 399) return ADVICE[status] ?? 'Check `base-url`.'
  const { host } = URL.parse(headers.location ?? '', baseUrl.href) ?? baseUrl
  return `It redirects to ${inQuotes(host, 100)}. We don't follow that: the key would go along. Set \`base-url\` to the service's address.`
}
