// Preloaded into the action, for waits of hours: its clock runs WARP times as fast as the wall's, and a pause
// between two polls, of PAUSE_MS at most, ends at once, with the clock as far on as it was long. Pauses are
// random, so that they have fractions of a millisecond; the limits of requests have none.
const factor = Number(process.env.WARP ?? '1')
const pauseMs = Number(process.env.PAUSE_MS)
/** Timers beyond it watch the clock, which a skipped pause moves. */
const LONG_MS = 600_000
const { setTimeout: setRealTimeout } = globalThis
const realNow = performance.now.bind(performance)
const startMs = realNow()
let skippedMs = 0

performance.now = () => startMs + (realNow() - startMs) * factor + skippedMs
globalThis.setTimeout = (callback, ms = 0, ...args) => {
  const dueMs = performance.now() + ms
  if (ms > LONG_MS) return callAt(dueMs, () => callback(...args))
  if (ms > pauseMs || Number.isInteger(ms)) return setRealTimeout(callback, ms / factor, ...args)
  return setRealTimeout(() => {
    skippedMs += Math.max(0, dueMs - performance.now())
    callback(...args)
  }, 0)
}

function callAt(dueMs, callback) {
  const timer = setInterval(() => {
    if (performance.now() < dueMs) return
    clearInterval(timer)
    callback()
  }, 20)
  return timer
}
