import { RequestError } from './faults.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * The proxy that HTTPS_PROXY or HTTP_PROXY names for a URL, lower case names first; undefined where there is
 * none, or NO_PROXY excludes the host. A request that stays on this machine never goes through a proxy: the
 * key would leave the machine in clear text.
 *
 * @throws RequestError for a value that is no URL
 */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): URL | undefined {
  if (LOOPBACK.test(target.hostname) || isExcluded(target, env.no_proxy ?? env.NO_PROXY ?? ''))
    return undefined
  const lower = target.protocol === 'https:' ? 'https_proxy' : 'http_proxy'
  const name = [lower, lower.toUpperCase()].find((candidate) => env[candidate]?.trim())
  if (name === undefined) return undefined
  const value = env[name]?.trim() ?? ''
  const url = /\s/.test(value) ? null : URL.parse(value)
  if (url !== null && /^https?:$/.test(url.protocol) && isDecodable(url)) return url
  // It is not shown, since it may hold a password.
  throw new RequestError(
    'proxy',
    `${name} is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded.`,
  )
}

/** Whether a list like `internal.example, .local, host:8443` or `*` names the target or a domain above it. */
function isExcluded({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const targetPort = port || (protocol === 'https:' ? '443' : '80')
  return noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true
    const [, host, onlyPort = targetPort] = /^(?:\*?\.)?([^:]+)(?::(\d+))?$/.exec(entry) ?? []
    if (host === undefined || onlyPort !== targetPort) return false
    return `.${hostname}`.endsWith(`.${host.toLowerCase()}`)
  })
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}`)
    return true
  } catch {
    return false
  }
}
