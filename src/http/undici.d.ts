/*
 * undici's agent from its own file: the public entry loads fetch, WebSocket, caches and mocks as well, which
 * costs each start more than the request itself (docs/maintainers/performance.md).
 */
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici'
}
