import type { Dispatcher } from 'undici'
import { richText, trusted } from '../rich-text.ts'
import { AttemptError, codeOf } from './faults.ts'

/*
 * Proxies: undici decides by NO_PROXY and opens the tunnel. A proxy that does not open one is named.
 */

const ADVICE = trusted('Check HTTPS_PROXY, its credentials, and NO_PROXY.')

interface ProxySettings {
  readonly url: URL
  readonly noProxy: string
}

/** Undefined without one. A request without TLS never uses a proxy: it would see the key in clear text. */
export function proxyFor(target: URL, env: NodeJS.ProcessEnv): ProxySettings | undefined {
  const value = readVariable('HTTPS_PROXY', env)
  if (value === '' || target.protocol !== 'https:') return undefined
  const url = parseProxyUrl(value)
  if (url !== undefined) return { url, noProxy: readVariable('NO_PROXY', env) }
  // The value may hold a password.
  throw new AttemptError(
    'blocked',
    richText`HTTPS_PROXY is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded.`,
  )
}

/** Lower case first, but an empty variable doesn't hide the other. */
function readVariable(name: string, env: NodeJS.ProcessEnv): string {
  return env[name.toLowerCase()]?.trim() || env[name]?.trim() || ''
}

function parseProxyUrl(value: string): URL | undefined {
  let address = value
  // curl and git accept `host:8080` too.
  if (!value.includes('://')) address = `http://${value}`
  try {
    const url = new URL(address)
    // undici decodes the credentials, and would throw then.
    decodeURIComponent(`${url.username}:${url.password}`)
    // After an unescaped `#`, `/` or `?` in a password, the user would look like the host.
    const isBare = url.pathname === '/' && url.search === '' && url.hash === ''
    if (isBare && /^https?:$/.test(url.protocol)) return url
    return undefined
  } catch {
    return undefined
  }
}

/** @param options for all its connections */
export async function openProxyAgent(
  proxy: ProxySettings,
  options: { readonly connect: object },
): Promise<Dispatcher> {
  // Most runners have no proxy.
  const { default: EnvHttpProxyAgent } = await import(
    'undici/lib/dispatcher/env-http-proxy-agent.js'
  )
  const { default: Pool } = await import('undici/lib/dispatcher/pool.js')
  const { default: openTunnel } = await import('undici/lib/api/api-connect.js')
  return new EnvHttpProxyAgent({
    ...options,
    httpsProxy: proxy.url.href,
    noProxy: proxy.noProxy,
    requestTls: options.connect,
    proxyTls: options.connect,
    clientFactory(origin, poolOptions) {
      const pool = new Pool(origin, poolOptions)
      const connect = async (target: Dispatcher.ConnectOptions) => {
        let tunnel: Dispatcher.ConnectData
        try {
          tunnel = await openTunnel.call(pool, target)
        } catch (cause) {
          // undici would keep reconnecting to a proxy that hangs up. Our own error ends the request.
          const what = richText`the proxy ${origin.host} could not be used (${codeOf(cause)})`
          throw new AttemptError('unreachable', what, { advice: ADVICE, cause })
        }
        if (tunnel.statusCode === 200) return tunnel
        tunnel.socket.on('error', () => {})
        tunnel.socket.destroy()
        throw refusalError(origin.host, tunnel.statusCode)
      }
      return Object.assign(pool, { connect })
    },
  })
}

function refusalError(proxy: string, status: number): AttemptError {
  let fault: 'blocked' | 'unreachable' = 'blocked'
  // Proxies answer 5xx if they can't reach the server.
  if (status >= 500) fault = 'unreachable'
  const what = richText`the proxy ${proxy} refused to connect: it answered ${status}`
  return new AttemptError(fault, what, { advice: ADVICE })
}
