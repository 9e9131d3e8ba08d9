import { Draw } from '../../simulator/chance.ts'
import type { ChangedFile, Commit, Push } from '../../simulator/github/repository.ts'

const DAY_MS = 86_400_000
const BLOCK_MS = 28 * DAY_MS
export const NOW_MS = Date.parse('2026-11-18T12:00:00Z')
/** Where the newest complete block ends: a Monday, whole blocks after 1 January 2024. */
export const END_MS = Date.parse('2026-11-02T00:00:00Z')
export const START_MS = END_MS - 5 * BLOCK_MS

/** A Markdown file through time, whatever it is called. */
export interface Doc {
  names: Array<{ atMs: number; name: string }>
  /** When lines got onto the default branch, and how many. */
  changes: Array<{ atMs: number; lines: number }>
  removedMs: number
}

/** A repository of docs, and what happened to its default branch when, in whatever way people get it there. */
export function createRepository(seed: number) {
  const draw = new Draw(seed, 7, 0)
  const root = draw.pick(['', 'docs/', 'site/content/'])
  const commits: Commit[] = []
  const pushes: Push[] = []
  const docs: Doc[] = []
  /** What the branch was at each time, for branches that begin there. */
  const heads: string[] = []
  const iso = (ms: number) => new Date(ms).toISOString()
  const currentName = ({ names }: Doc) => names.at(-1)?.name ?? ''

  const drawName = () => {
    const folder = draw.pick(['', 'guides/', 'guides/old/', 'api/', 'de/'])
    // Some have one name in several folders, and none has another's path.
    const name = draw.pick([`page-${docs.length}`, `twin-${docs.length % 5}`])
    const path = `${root}${folder}${name}`
    const taken = docs.some((doc) => currentName(doc).startsWith(`${path}.`))
    const file = taken ? `${root}${folder}page-${docs.length}x${commits.length}` : path
    const ending = draw.pick(['.mdx', '.md'])
    return draw.chance(0.1)
      ? `${root}${folder}part-${docs.length}-${commits.length}/index${ending}`
      : `${file}${ending}`
  }
  const commit = (parents: string[], dateMs: number, files: ChangedFile[]) => {
    const sha = (commits.length + 1).toString(16).padStart(40, `${seed % 10}c0ffee`)
    commits.push({ sha, parents, date: iso(dateMs), files })
    return sha
  }
  const add = (atMs: number, lines: number): ChangedFile => {
    const name = drawName()
    docs.push({ names: [{ atMs, name }], changes: [{ atMs, lines }], removedMs: Infinity })
    return { filename: name, status: 'added', additions: lines }
  }
  const change = (atMs: number): ChangedFile[] => {
    const there = docs.filter(({ removedMs }) => removedMs === Infinity)
    // Mostly the same few, as everywhere.
    const doc = draw.pick(draw.chance(0.9) ? there.slice(0, 12) : there)
    const [additions, deletions] = [draw.whole(1, 30), draw.whole(0, 5)]
    doc.changes.push({ atMs, lines: additions + deletions })
    return [
      { filename: currentName(doc), additions, deletions },
      ...(draw.chance(0.3) ? [{ filename: `src/${commits.length}.ts`, additions: 90 }] : []),
    ]
  }
  const rename = (atMs: number): ChangedFile[] => {
    const doc = draw.pick(docs.filter(({ removedMs }) => removedMs === Infinity))
    const [previous_filename, filename] = [currentName(doc), drawName()]
    const additions = draw.whole(0, 8)
    doc.names.push({ atMs, name: filename })
    doc.changes.push({ atMs, lines: additions })
    return [{ filename, previous_filename, status: 'renamed', additions }]
  }
  const remove = (atMs: number): ChangedFile[] => {
    const doc = draw.pick(docs.filter(({ removedMs }) => removedMs === Infinity))
    doc.removedMs = atMs
    return [{ filename: currentName(doc), status: 'removed', additions: 0, deletions: 9 }]
  }

  const createdMs = START_MS - 6 * BLOCK_MS
  const count = draw.whole(24, 45)
  const first = Array.from({ length: count }, () => add(createdMs, 50))
  heads.push(commit([], createdMs, first))
  // The first push may be older than what GitHub lists.
  if (draw.chance(0.5))
    pushes.push({ sha: heads[0] ?? '', at: iso(createdMs), type: 'branch_creation' })

  const edges = [0, 1, 2, 3, 4, 5].map((block) => START_MS + block * BLOCK_MS)
  const times = Array.from({ length: draw.whole(5, 120) }, () => {
    const anyMs = START_MS - BLOCK_MS + draw.next() * (NOW_MS - START_MS + BLOCK_MS)
    // Often at the very edge of a window.
    const ms = draw.chance(0.2) ? draw.pick(edges) - draw.pick([0, 1000]) : anyMs
    return Math.floor(Math.min(ms, NOW_MS) / 1000) * 1000
  }).sort((a, b) => a - b)
  for (const atMs of times) {
    const before = heads.at(-1) ?? ''
    /** Before it gets there, and now and then after it: clocks go wrong. */
    const dateMs = () => atMs - draw.pick([0, 0, 1, 30, 70, -20]) * DAY_MS
    const line = (from: string) => {
      let sha = from
      for (let left = draw.whole(1, 3); left > 0; left--)
        sha = commit([sha], dateMs(), change(atMs))
      return sha
    }
    const kind = draw.pick(['push', 'squash', 'merge', 'merge', 'pull', 'rebase', 'change'])
    if (kind === 'merge') commit([before, line(draw.pick(heads))], atMs, [])
    // Whoever pulls and pushes on makes their own line the first parent.
    else if (kind === 'pull') commit([line(draw.pick(heads)), before], dateMs(), [])
    else if (kind === 'rebase') line(before)
    else if (kind === 'change') {
      const files = draw.pick([
        rename,
        rename,
        (ms: number) => [add(ms, draw.whole(5, 40))],
        remove,
      ])
      commit([before], dateMs(), files(atMs))
    } else commit([before], dateMs(), change(atMs))
    const sha = commits.at(-1)?.sha ?? ''
    heads.push(sha)
    pushes.push({ sha, before, at: iso(atMs), type: kind === 'push' ? 'push' : 'pr_merge' })
  }
  return { root, docs, commits, pushes }
}

/** What a file is called at a moment; undefined where it is not there. */
export function nameAt({ names, removedMs }: Doc, ms: number): string | undefined {
  if (removedMs < ms) return undefined
  return names.filter(({ atMs }) => atMs < ms).at(-1)?.name
}
