import type { Commit, CommittedFile } from '../github/history.ts'
import type { OwnPulls } from '../github/own-pulls.ts'
import { unlessItFails } from '../http/unless-it-fails.ts'
import type { Changes, ChangesOptions } from './changes.ts'

/** Each costs a request, and older ones of a long range are the rarer for it. */
const MAX_ASKED = 60
/** How many are asked at a time. */
const AT_ONCE = 5

/**
 * The changes without the agent's own: each commit that came with a pull request of the agent, and each
 * file that only this changed. Where that cannot be found out, all of them stay.
 */
export async function leaveOutOwn(changes: Changes, options: ChangesOptions): Promise<Changes> {
  const others = await unlessItFails(
    () => withoutOwn(changes, options),
    ({ message }) =>
      options.log.info(
        `Whether some of these changes are the agent's own is not known, so none is left out. ${message}`,
      ),
  )
  return others ?? changes
}

async function withoutOwn(changes: Changes, options: ChangesOptions): Promise<Changes> {
  const ownOf = await findOwn(changes.commits, options.ownPulls)
  if (ownOf.size === 0) return changes
  const own = [...new Set(ownOf.values())]
  const commits = changes.commits.filter(({ sha }) => !ownOf.has(sha))
  const isAllListed = changes.commits.length === changes.totalCommits
  // Commits that are not listed may be anybody's: then the agent is asked.
  if (commits.length === 0 && !isAllListed) return changes
  const files = await withoutFilesOf(own, { files: changes.files, ...options })
  const leftOut = changes.commits.length - commits.length
  const totalCommits = changes.totalCommits && changes.totalCommits - leftOut
  const totalFiles = changes.totalFiles === undefined ? undefined : files?.length
  return { ...changes, commits, files, totalCommits, totalFiles, own }
}

/** The agent's pull request of each commit that came with one, by its hash. */
async function findOwn(commits: Commit[], ownPulls: OwnPulls): Promise<Map<string, number>> {
  const ownOf = new Map<string, number>()
  const waiting = commits.slice(0, MAX_ASKED).map(({ sha }) => sha)
  const ask = async () => {
    for (let sha = waiting.shift(); sha !== undefined; sha = waiting.shift()) {
      const own = await ownPulls.findForCommit(sha)
      if (own !== undefined) ownOf.set(sha, own)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return ownOf
}

/** A file stays unless a pull request of the agent made all of its changes: as many lines in and out. */
async function withoutFilesOf(
  own: number[],
  { files, github }: ChangesOptions & { files: CommittedFile[] | undefined },
): Promise<CommittedFile[] | undefined> {
  if (files === undefined) return undefined
  const lists = await Promise.all(own.map((number) => github.listChangedFiles(number)))
  const key = ({ filename, additions, deletions }: CommittedFile) =>
    JSON.stringify([filename, additions, deletions])
  const ownFiles = new Set(lists.flatMap(({ items }) => items).map(key))
  return files.filter((file) => !ownFiles.has(key(file)))
}
