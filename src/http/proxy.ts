import { malformedProxy } from './faults.ts'

/** The proxy that the environment names for a URL. */
export interface ProxyAddress {
  /** An http or https URL; it may hold a password. */
  url: string
  /** For messages: without the password. */
  host: string
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * The proxy that HTTPS_PROXY or HTTP_PROXY names for a URL, lower case names first; undefined where there is
 * none, or NO_PROXY excludes the host. A request that stays on this machine never goes through a proxy: the
 * key would leave the machine in clear text.
 *
 * @throws RequestError for a value that is no URL
 */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): ProxyAddress | undefined {
  if (LOOPBACK.test(target.hostname) || isExcluded(target, env.no_proxy ?? env.NO_PROXY ?? ''))
    return undefined
  const names =
    target.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  const name = names.find((candidate) => (env[candidate] ?? '').trim() !== '')
  if (name === undefined) return undefined
  // Blanks and line breaks around it are left out.
  const value = (env[name] ?? '').trim()
  const url = /\s/.test(value) ? null : URL.parse(value)
  if (url !== null && /^https?:$/.test(url.protocol) && isDecodable(url))
    return { url: value, host: url.host }
  throw malformedProxy(name)
}

/** Whether a list like `internal.example, .local, host:8443` or `*` names the target or a domain above it. */
function isExcluded({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const targetPort = port || (protocol === 'https:' ? '443' : '80')
  return noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true
    const [, host = '', onlyPort = targetPort] = /^(?:\*?\.)?([^:]+)(?::(\d+))?$/.exec(entry) ?? []
    const name = host.toLowerCase()
    const isNamed = hostname === name || hostname.endsWith(`.${name}`)
    return name !== '' && isNamed && onlyPort === targetPort
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
