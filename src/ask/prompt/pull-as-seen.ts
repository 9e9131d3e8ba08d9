import { readPull } from '../../github/pulls.ts'
import { compare } from '../../github/repository.ts'
import type { AskStep } from '../step.ts'

/**
 * A pull request's commits and files at the payload's head: a label approves nothing that comes after it.
 * @returns no `compared` if it is unknown what the person saw; `remark`: sentences for the agent
 */
export async function readPullAsSeen(
  { github, event, stages }: AskStep,
  number: number,
): Promise<{ compared?: Awaited<ReturnType<typeof compare>>; remark?: string }> {
  const { pull_request, comment } = event.payload
  const now = await readPull(github, stages.needed, `${event.repository}#${number}`, {
    // The comparison comes next.
    permission: 'pull-requests: read, and contents: read',
  })
  let headSha = pull_request?.head?.sha
  let baseSha = pull_request?.base?.sha
  // A comment's payload has no head. Without a later push, today's head is the one that the person saw.
  if (pull_request === undefined && isAfterPush(comment?.updated_at, now.head.repo)) {
    headSha = now.head.sha
    baseSha = now.base.sha
  }
  const without = (why: string) => ({ remark: `${why}, so its files are not quoted.` })
  if (headSha === undefined || baseSha === undefined)
    return without(`Commits may have been pushed to pull request #${number} since then`)
  const compared = await compare(github, stages.needed, baseSha, headSha)
  if (compared === undefined)
    return without(`The commits of pull request #${number} cannot be read`)
  if (now.head.sha === headSha) return { compared }
  const remark = `Pull request #${number} is quoted as it was at commit ${headSha.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`
  return { compared, remark }
}

/** False if either is unknown. */
function isAfterPush(time = '', repo: { readonly pushed_at: string | null } | null): boolean {
  return Date.parse(time) > Date.parse(repo?.pushed_at ?? '')
}
