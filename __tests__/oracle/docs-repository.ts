import { Draw } from '../../simulator/chance.ts'
import type { ChangedFile, Pull } from '../../simulator/github/repository.ts'

const DAY_MS = 86_400_000
export const NOW_MS = Date.parse('2026-11-18T12:00:00Z')
/** From here on, pull requests are read. */
export const SINCE_MS = NOW_MS - 13 * 7 * DAY_MS

/** A Markdown file through time, under changing names. */
interface Doc {
  name: string
  isRenamed: boolean
  isRemoved: boolean
}

/** A repository of docs, and the pull requests that changed it: the agent's and people's. */
export function createRepository(seed: number) {
  const draw = new Draw(seed, 7, 0)
  const root = draw.pick(['', 'docs/', 'site/content/'])
  const docs: Doc[] = []
  const taken = new Set<string>()

  const drawName = (): string => {
    const folder = draw.pick(['', 'guides/', 'guides/old/', 'api/', 'de/'])
    // Some share a name in several folders, but no two ever have the same path.
    const twin = `${root}${folder}twin-${taken.size % 5}`
    const own = `${root}${folder}page-${taken.size}`
    const name = draw.chance(0.1)
      ? `${own}/index`
      : draw.chance(0.5) && !taken.has(twin)
        ? twin
        : own
    taken.add(name)
    return name + draw.pick(['.mdx', '.md'])
  }
  const add = (name = drawName()): ChangedFile => {
    docs.push({ name, isRenamed: false, isRemoved: false })
    return { filename: name, status: 'added' }
  }
  for (let count = draw.whole(24, 45); count > 0; count--) add()
  if (draw.chance(0.7)) add(`${root}index.mdx`)

  const change = (): ChangedFile => {
    const there = docs.filter(({ isRemoved }) => !isRemoved)
    // Mostly the same few files.
    const doc = draw.pick(draw.chance(0.7) ? there.slice(-12) : there)
    const kind = draw.whole(0, 9)
    if (kind === 0) return add()
    if (kind === 1) return { filename: `src/${draw.whole(0, 9)}.ts` }
    if (kind === 2) doc.isRemoved = true
    if (kind !== 3 || doc.isRenamed)
      return { filename: doc.name, ...(doc.isRemoved && { status: 'removed' }) }
    doc.isRenamed = true
    const previous_filename = doc.name
    doc.name = drawName()
    return { filename: doc.name, previous_filename, status: 'renamed' }
  }
  const iso = (ms: number) => new Date(ms).toISOString().replace('.000', '')
  const times = Array.from({ length: draw.whole(0, 12) }, () => {
    const ms = draw.pick([
      draw.whole(SINCE_MS, NOW_MS),
      draw.whole(SINCE_MS - 100 * DAY_MS, NOW_MS),
      // The very edge.
      SINCE_MS - draw.pick([0, 1000]),
    ])
    return Math.floor(ms / 1000) * 1000
  }).sort((a, b) => a - b)
  const pulls = times.map((atMs, index): Pull => {
    const isMerged = draw.chance(0.8)
    const openMs = draw.pick([0, 1, 9, 200]) * DAY_MS
    // Without a merge, nothing changes.
    const files = isMerged
      ? Array.from({ length: draw.whole(1, 4) }, change)
      : [{ filename: draw.pick(docs).name }]
    return {
      number: index + 1,
      login: draw.pick(['mintlify[bot]', 'mintlify[bot]', 'octocat']),
      createdAt: iso(atMs - openMs),
      files,
      ...(isMerged ? { mergedAt: iso(atMs) } : { state: draw.pick(['open', 'closed']) }),
    }
  })
  const files = docs.filter(({ isRemoved }) => !isRemoved).map(({ name }) => name)
  /** Of another site, with paths that the first one may have too. */
  const others = draw.chance(0.3) ? ['index.mdx', 'twin-1.md', 'guides/twin-2.mdx'] : []
  return { root, files, others, pulls }
}
