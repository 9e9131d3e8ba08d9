import { redact } from '../base/secrets.ts'
import { RequestError } from '../http/faults.ts'
import type { HttpRequest, HttpResponse, Send } from '../http/transport.ts'

const TIMEOUT_MS = 10_000
/** A hundred changed files with all that GitHub tells of them may have some megabytes. */
const MAX_BYTES = 8 * 1024 * 1024
/** GitHub answers so for a repository that was renamed. */
const MAX_REDIRECTS = 3
/** Where GitHub keeps the logs of jobs; the first is named in its documentation of self-hosted runners. */
const LOG_HOSTS = ['.actions.githubusercontent.com', '.blob.core.windows.net']

/**
 * A `fetch` for GitHub's client that goes through our transport. Redirects are followed for reads, on the
 * same origin only: the token would go along, and the answer of another host about permissions must not be
 * believed. A log alone may be elsewhere: it is read there without the token.
 */
export function fetchThrough(
  send: Send,
  { isLog = false, ...context }: Pick<HttpRequest, 'signal' | 'onSent'> & { isLog?: boolean },
): typeof fetch {
  return async (input, init = {}) => {
    const request: HttpRequest = {
      method: (init.method ?? 'GET') as HttpRequest['method'],
      url: new URL(redact(String(input))),
      headers: { ...(init.headers as Record<string, string>) },
      body: init.body === undefined || init.body === null ? undefined : redact(String(init.body)),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...context,
    }
    const { status, headers, body } = await followRedirects(request, { send, isLog })
    // Its text is here already: a Response would copy it to bytes and back.
    return Object.assign(new Response(null, { status, headers }), {
      text: async () => body,
      // The client asks so for what does not say that it is text, as some stores of logs.
      arrayBuffer: async () => new TextEncoder().encode(body).buffer,
    })
  }
}

async function followRedirects(
  request: HttpRequest,
  { send, isLog }: { send: Send; isLog: boolean },
): Promise<HttpResponse> {
  let response = await send(request)
  let { url } = request
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const { location } = response.headers
    if (request.method !== 'GET' || location === undefined) return response
    if (![301, 302, 307, 308].includes(response.status)) return response
    const target = URL.parse(location, url.href)
    if (isLog && target !== null && isLogHost(target, url)) {
      return send({ ...request, url: target, headers: {} })
    }
    if (target?.origin !== url.origin) {
      throw new RequestError('redirect', `${url.host} redirects to another host`, {
        status: response.status,
        advice: isLog
          ? 'It is not followed: GitHub keeps no logs of jobs there.'
          : 'It is not followed, since the token would go along. Check GITHUB_API_URL.',
      })
    }
    url = target
    response = await send({ ...request, url })
  }
  return response
}

/** Whether a job's log may be read there: where GitHub keeps them, or on the API's own host. */
function isLogHost(target: URL, api: URL): boolean {
  if (target.protocol !== 'https:' && target.protocol !== api.protocol) return false
  if (target.hostname === api.hostname) return target.origin !== api.origin
  return LOG_HOSTS.some((host) => target.hostname.endsWith(host))
}
