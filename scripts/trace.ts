import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { styleText } from 'node:util'
import type { Flow } from '../__tests__/support/flow.ts'

/*
 * Lists the places that a reader visits who follows one step: the files of src/ that run, and their named functions, by
 * V8's coverage. Each step runs in process with the simulated service, so the transport is not among them.
 *
 *   node scripts/trace.ts           the numbers
 *   node scripts/trace.ts --list    and the names
 */

const ROOT = path.join(import.meta.dirname, '..')

// Loaded before the coverage begins: what a module does while it loads belongs to no step.
const { runStep } = await import('../__tests__/support/flow.ts')
const { pulled } = await import('../__tests__/support/events.ts')

const STEPS: Readonly<Record<string, Flow>> = {
  'prompt: Fix the typos.': { inputs: { prompt: 'Fix the typos.' } },
  'traffic-weeks: 4': { inputs: { 'traffic-weeks': '4' } },
  'removed-pages': removePage(),
}

/** A page goes, and docs.json changes. */
function removePage(): Flow {
  const before = { navigation: { pages: ['index', 'install', 'guide'] } }
  const after = {
    navigation: { pages: ['index', 'guide'] },
    redirects: [{ source: '/setup/:slug*', destination: '/guide' }],
  }
  const pull = {
    number: 8,
    files: [{ filename: 'install.mdx', status: 'removed' as const }, { filename: 'docs.json' }],
    baseTexts: { 'docs.json': JSON.stringify(before) },
  }
  return {
    ...pulled({ number: 8 }),
    command: 'removed-pages',
    github: {
      files: ['index.mdx', 'guide.mdx', 'install.mdx'],
      texts: { 'docs.json': JSON.stringify(after) },
      pulls: [pull],
    },
  }
}

const session = new Session()
session.connect()
await session.post('Profiler.enable')
for (const [name, flow] of Object.entries(STEPS)) {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const { outputs } = await runStep(flow)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')

  const visited = new Map<string, Set<string>>()
  for (const { url, functions } of result) {
    const file = url.startsWith('file:') ? path.relative(ROOT, new URL(url).pathname) : ''
    if (!file.startsWith(`src${path.sep}`)) continue
    const called = functions.filter(({ ranges: [whole] }) => whole !== undefined && whole.count > 0)
    const names = called.map(({ functionName }) => functionName).filter((name) => name !== '')
    if (called.length > 0) visited.set(file, new Set(names))
  }
  let count = 0
  for (const names of visited.values()) count += names.size
  const title = `${name} (${outputs.outcome})`
  console.log(`${styleText('bold', title)} ${visited.size} files, ${count} named functions`)
  if (!process.argv.includes('--list')) continue
  for (const file of [...visited.keys()].sort())
    console.log(`  ${file}: ${[...(visited.get(file) ?? [])].sort().join(', ')}`)
}
