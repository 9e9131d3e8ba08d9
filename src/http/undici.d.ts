/*
 * The inner files of undici 7.30.2 that this folder loads. Its public entry also loads fetch, WebSocket, caches and mocks:
 * a start would take 50 ms longer, and the download would be 63 KB larger. If a version moves one of them, the build
 * fails: look in undici's index.js for the file that it gets the same thing from.
 */

declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici'
}

declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici'
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  export { EnvHttpProxyAgent as default } from 'undici'
}

/** The public entry makes this the `connect` of dispatchers. */
declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici'
  export default function openTunnel(
    this: Dispatcher,
    options: Dispatcher.ConnectOptions,
  ): Promise<Dispatcher.ConnectData>
}
