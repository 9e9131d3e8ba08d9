/*
 * undici's agent from its own file: the public entry loads fetch, WebSocket, caches and mocks as well. With it, the
 * start takes 2.1 × as long as a bare fetch, not 1.36 ×, and the download is 363 KB, not 335 KB.
 */
declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici'
}
