// Preloaded into the action with `node --import`: its timers run, and its monotonic clock moves,
// WARP times as fast, so that a wait of half a minute is a wait of a second.
const factor = Number(process.env.WARP ?? '1')
const { setTimeout: setRealTimeout } = globalThis
const now = performance.now.bind(performance)
const startMs = now()

globalThis.setTimeout = (callback, ms, ...args) => setRealTimeout(callback, ms / factor, ...args)
performance.now = () => startMs + (now() - startMs) * factor
