import { RequestError } from './faults.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Lower-case variables first. Requests to this machine never use a proxy: it would see the key in clear text. */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): URL | undefined {
  const noProxy = env.no_proxy?.trim() || (env.NO_PROXY ?? '')
  if (LOOPBACK.test(target.hostname) || isExcluded(target, noProxy)) return undefined
  const lower = target.protocol === 'https:' ? 'https_proxy' : 'http_proxy'
  const name = [lower, lower.toUpperCase()].find((candidate) => env[candidate]?.trim())
  if (name === undefined) return undefined
  const url = parseProxyUrl(env[name]?.trim() ?? '')
  if (url !== undefined) return url
  // The value may hold a password.
  throw new RequestError(
    'blocked',
    `${name} is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded.`,
  )
}

/** @param noProxy `internal.example, .local, host:8443`, or `*`; subdomains are excluded too */
function isExcluded({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const targetPort = port || (protocol === 'https:' ? '443' : '80')
  return noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true
    const [, host, onlyPort = targetPort] = /^(?:\*?\.)?([^:]+)(?::(\d+))?$/.exec(entry) ?? []
    if (host === undefined || onlyPort !== targetPort) return false
    return `.${hostname}`.endsWith(`.${host.toLowerCase()}`)
  })
}

function parseProxyUrl(value: string): URL | undefined {
  try {
    // curl and git accept `host:8080` too.
    const url = new URL(value.includes('://') ? value : `http://${value}`)
    // undici decodes the credentials, and would throw then.
    decodeURIComponent(`${url.username}:${url.password}`)
    // After an unescaped `#`, `/` or `?` in a password, the user would look like the host.
    const isBare = url.pathname === '/' && url.search === '' && url.hash === ''
    return /^https?:$/.test(url.protocol) && isBare && !/\s/.test(value) ? url : undefined
  } catch {
    return undefined
  }
}
