import { fileURLToPath } from 'node:url'

/** Preloaded into the action, ends pauses of at most PAUSE_MS at once. */
export const SKIP_PAUSES = fileURLToPath(new URL('skip-pauses.js', import.meta.url))
