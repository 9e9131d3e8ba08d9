import type { ChangedFile, CommitOptions } from './commits.ts'
import type { RepositoryOptions } from './options.ts'

const SHORTEST_SHA = 4

/** The commit that a branch, a tag, a SHA, the beginning of one, or HEAD names; `^` is its parent. */
export function resolve(ref: string, state: RepositoryOptions): CommitOptions | undefined {
  if (ref.endsWith('^')) {
    const child = resolve(ref.slice(0, -1), state)
    return child === undefined ? undefined : parentsOf(child, state)[0]
  }
  const { commits = [], refs = {}, defaultBranch = 'main' } = state
  // Another owner's branch stands behind a colon.
  const name = ref.replace(/^[^:]*:/, '').replace(/^refs\/(heads|tags)\//, '')
  const sha = Object.hasOwn(refs, name) ? refs[name] : undefined
  const found = commits.find((commit) => commit.sha === (sha ?? name))
  if (found !== undefined) return found
  if (name === 'HEAD' && refs[defaultBranch] !== undefined) return resolve(defaultBranch, state)
  if (name === 'HEAD' || name === defaultBranch) return commits.at(-1)
  if (name.length < SHORTEST_SHA) return undefined
  const candidates = commits.filter((commit) => commit.sha.startsWith(name))
  return candidates.length === 1 ? candidates[0] : undefined
}

/** A commit and all before it, in the order of the list: the oldest first. */
export function reachable(head: CommitOptions, state: RepositoryOptions): CommitOptions[] {
  const found = new Set<CommitOptions>()
  const open = [head]
  for (let commit = open.pop(); commit !== undefined; commit = open.pop()) {
    if (found.has(commit)) continue
    found.add(commit)
    open.push(...parentsOf(commit, state))
  }
  return (state.commits ?? []).filter((commit) => found.has(commit))
}

/** The newest commit that is in both histories. */
export function commonAncestor(
  [a, b]: [CommitOptions, CommitOptions],
  state: RepositoryOptions,
): CommitOptions | undefined {
  const ofB = new Set(reachable(b, state))
  return reachable(a, state).findLast((commit) => ofB.has(commit))
}

/** What several commits did to each file, as one change. */
export function uniteFiles(commits: CommitOptions[]): ChangedFile[] {
  const united = new Map<string, ChangedFile>()
  for (const file of commits.flatMap(({ files = [] }) => files)) {
    const before = united.get(file.filename)
    const isNew = before?.status === 'added'
    if (isNew && file.status === 'removed') {
      united.delete(file.filename)
      continue
    }
    united.set(file.filename, {
      ...file,
      status: isNew ? 'added' : (file.status ?? 'modified'),
      additions: (before?.additions ?? 0) + (file.additions ?? 1),
      deletions: (before?.deletions ?? 0) + (file.deletions ?? 0),
    })
  }
  return [...united.values()]
}

export function parentsOf(commit: CommitOptions, state: RepositoryOptions): CommitOptions[] {
  const commits = state.commits ?? []
  if (commit.parents !== undefined)
    return commits.filter(({ sha }) => commit.parents?.includes(sha))
  const before = commits[commits.indexOf(commit) - 1]
  return before === undefined ? [] : [before]
}
