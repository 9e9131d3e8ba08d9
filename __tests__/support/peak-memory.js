// Preloaded into the action: notes its peak resident memory, in KiB, when it ends.
import { writeFileSync } from 'node:fs'

process.on('exit', () =>
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS)),
)
