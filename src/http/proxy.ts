import { ActionError } from '../base/errors.ts'

/** The proxy that the environment names for a URL. */
export interface ProxySettings {
  /** An http or https URL; it may hold a password. */
  url: string
  /** For messages: without the password. */
  host: string
  noProxy: string
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads HTTPS_PROXY and HTTP_PROXY, lower case names first. Blanks and line breaks around a value are left
 * out.
 *
 * @returns a function from a URL to its proxy; undefined where it has none. A request that stays on this
 *   machine never goes through a proxy: the key would leave the machine in clear text.
 * @throws ActionError for a value that is no URL. It is not shown, since it may hold a password.
 */
export function readProxies(env: NodeJS.ProcessEnv): (url: URL) => ProxySettings | undefined {
  const noProxy = (env.no_proxy ?? env.NO_PROXY ?? '').trim()
  const proxies = {
    'https:': readProxy(['https_proxy', 'HTTPS_PROXY'], env),
    'http:': readProxy(['http_proxy', 'HTTP_PROXY'], env),
  }
  return ({ protocol, hostname }) => {
    const proxy = proxies[protocol === 'https:' ? 'https:' : 'http:']
    return proxy === undefined || LOOPBACK.test(hostname) ? undefined : { ...proxy, noProxy }
  }
}

function readProxy(names: readonly string[], env: NodeJS.ProcessEnv) {
  const name = names.find((candidate) => (env[candidate] ?? '').trim() !== '')
  if (name === undefined) return undefined
  const value = (env[name] ?? '').trim()
  const url = /\s/.test(value) ? null : URL.parse(value)
  if (url !== null && /^https?:$/.test(url.protocol) && isDecodable(url))
    return { url: value, host: url.host }
  throw new ActionError(
    `${name} is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded. Nothing was sent.`,
  )
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}`)
    return true
  } catch {
    return false
  }
}
