// Preloaded into the action: notes its peak resident memory, in KiB, when it ends. Linux counts the parent's
// memory in resourceUsage().maxRSS, from the moment between fork and exec; the kernel's VmHWM is our own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STATUS = '/proc/self/status'

process.on('exit', () => {
  const ownPeak = existsSync(STATUS)
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))?.[1]
    : process.resourceUsage().maxRSS
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(ownPeak))
})
