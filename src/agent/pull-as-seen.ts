import { readPull } from '../github/pulls.ts'
import { compare } from '../github/repository.ts'
import { HttpError } from '../http/retry.ts'
import type { Step } from '../step.ts'
import { asRecord, asText } from '../text.ts'

interface PullAsSeen {
  /** Undefined if it is not known what the person saw. */
  readonly compared?: Awaited<ReturnType<typeof compare>>
  /** What the agent must know of it, as sentences; empty if there is nothing to say. */
  readonly remark: string
}

/**
 * The commits and files of a pull request at the head that the payload has: what is pushed after somebody
 * set a label was not approved by it.
 * @throws HttpError
 */
export async function readPullAsSeen({ github, event }: Step, number: number): Promise<PullAsSeen> {
  const { pull_request, comment } = event.payload
  const now = await readPull(github, `${event.repository}#${number}`, {
    // What it changes is compared next.
    permission: 'pull-requests: read, and contents: read',
  })
  const { head, base } = asRecord(pull_request)
  let headSha = asText(asRecord(head).sha)
  let baseSha = asText(asRecord(base).sha)
  // A comment's event has no head: it is today's if nothing was pushed since the comment.
  if (pull_request === undefined && isAfterPush(asRecord(comment).updated_at, now.head.repo)) {
    headSha = now.head.sha
    baseSha = now.base.sha
  }
  if (headSha === undefined || baseSha === undefined) {
    const remark = `Commits may have been pushed to pull request #${number} since then, so its files are not quoted.`
    return { remark }
  }
  const compared = await compare(github, baseSha, headSha).catch((error: unknown) => {
    // A branch that was pushed over: its commits do not come back, and the person's words stand without them.
    if (!(error instanceof HttpError && error.meaning === 'gone')) throw error
    github.doWithout(`${error.message} The agent is asked without these files.`)
    return undefined
  })
  if (compared === undefined) {
    const remark = `The commits of pull request #${number} cannot be read any more, so its files are not quoted.`
    return { remark }
  }
  if (now.head.sha === headSha) return { compared, remark: '' }
  const remark = `Pull request #${number} is quoted as it was at commit ${headSha.slice(0, 12)}. Its branch has moved since then. Leave out what is newer: nobody asked for that.`
  return { compared, remark }
}

/** Whether a time is after the last push to a repository; false if either is unknown. */
function isAfterPush(time: unknown, repo: unknown): boolean {
  const pushedMs = Date.parse(asText(asRecord(repo).pushed_at) ?? '')
  return Date.parse(asText(time) ?? '') > pushedMs
}
