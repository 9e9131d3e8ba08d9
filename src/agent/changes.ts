import { asInteger, asRecord, asText } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import type { GitHub } from '../github/client.ts'
import { type Commit, type CommittedFile, FILES_PER_COMPARISON } from '../github/history.ts'
import type { OwnPulls } from '../github/own-pulls.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { type ChangeRange, unlessForGood } from './change-range.ts'

/** What changed, as far as it can be known. */
export interface Changes {
  /** The newest first. */
  commits: Commit[]
  /** How many commits there are in all; undefined where GitHub does not tell. */
  totalCommits: number | undefined
  /** Undefined where the server does not list them. */
  files: CommittedFile[] | undefined
  /** How many files there are in all; undefined where that is not told. */
  totalFiles: number | undefined
  /** Since when, as it completes a sentence; undefined where there is only the newest commit. */
  since: string | undefined
  /** What is missing, as sentences for the agent; empty where nothing is. */
  remark: string
  /** The agent's own pull requests whose commits were left out. */
  own: number[]
}

export interface ChangesOptions {
  event: WorkflowEvent
  github: GitHub
  ownPulls: OwnPulls
  log: Log
}

/** @throws HttpError */
export function readChanges(range: ChangeRange, options: ChangesOptions): Promise<Changes> {
  if (range.kind === 'pull request') return readPullChanges(range.number, options)
  if (range.kind === 'newest') return readNewest(range, options)
  return readComparison(range, options)
}

const NOTHING_MORE: Changes = {
  commits: [],
  totalCommits: undefined,
  files: undefined,
  totalFiles: undefined,
  since: undefined,
  remark: '',
  own: [],
}
const NO_FILES = 'Which files were changed is not known here.'

async function readComparison(
  { base, head, since }: ChangeRange & { kind: 'range' },
  options: ChangesOptions,
): Promise<Changes> {
  const { github, log, event } = options
  const comparison = await unlessForGood(() => github.compare(base, head), log)
  if (comparison !== undefined) {
    const commits = comparison.commits.toReversed()
    const totalCommits = comparison.total_commits
    return { ...NOTHING_MORE, commits, totalCommits, since, ...countFiles(comparison.files) }
  }
  const commits = commitsOfPush(event)
  if (commits.length > 0) return { ...NOTHING_MORE, commits, since, remark: NO_FILES }
  return readNewest({ head, missing: `what is new since ${since} cannot be read` }, options)
}

async function readNewest(
  { head, missing }: { head: string; missing: string },
  { github, event, log }: ChangesOptions,
): Promise<Changes> {
  const remark = `These are the changes of the newest commit alone, since ${missing}. What else changed is not known here.`
  const read = () => github.getCommit(head)
  const [pushed] = commitsOfPush(event)
  const commit = pushed === undefined ? await read() : ((await unlessForGood(read, log)) ?? pushed)
  const files = countFiles(commit.files)
  const remarks = [remark, files.remark].filter(Boolean).join(' ')
  return { ...NOTHING_MORE, commits: [commit], ...files, remark: remarks }
}

/** GitHub lists some of the files, and then does not tell how many there are; Gitea lists none. */
function countFiles(
  files: CommittedFile[] | null | undefined,
): Pick<Changes, 'files' | 'totalFiles' | 'remark'> {
  if (!files) return { files: undefined, totalFiles: undefined, remark: NO_FILES }
  const isWhole = files.length < FILES_PER_COMPARISON
  return { files, totalFiles: isWhole ? files.length : undefined, remark: '' }
}

async function readPullChanges(
  number: number,
  { github, event }: ChangesOptions,
): Promise<Changes> {
  const counts = asRecord(event.payload.pull_request)
  const [commits, files] = await Promise.all([
    github.listPullCommits(number),
    github.listChangedFiles(number),
  ])
  return {
    ...NOTHING_MORE,
    commits: commits.items.toReversed(),
    totalCommits: asInteger(counts.commits) ?? commits.total,
    files: files.items,
    totalFiles: asInteger(counts.changed_files) ?? files.total,
    since: `pull request #${number} began`,
  }
}

/** The commits that the event of a push tells by itself, the newest first. GitHub leaves out their files. */
function commitsOfPush({ name, payload: { commits } }: WorkflowEvent): Commit[] {
  if (name !== 'push' || !Array.isArray(commits)) return []
  return commits
    .map((commit) => {
      const { id, message, author } = asRecord(commit)
      const login = asText(asRecord(author).username)
      return { sha: String(id), commit: { message: String(message) }, author: { login } }
    })
    .toReversed()
}
