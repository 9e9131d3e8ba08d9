import { ActionError } from '../../errors.ts'
import type { Step } from '../../step.ts'

/** 2,000 pushes in a year at most: twelve a day in the weeks that count. */
const MAX_PAGES = 20
const NO_COMMIT = /^0+$/
const CONTENTS = { permission: 'contents: read' }

interface Push {
  before: string
  after: string
  timestamp: string
}

/**
 * What the default branch was at each moment. From GitHub's list of pushes and merges, since no commit says when
 * it got onto a branch: those of a branch that is merged are older than its merge, and whoever merges or rebases
 * on their own machine chooses their dates and parents.
 * @param moments in order
 * @throws HttpError; ActionError where it cannot be said
 */
export async function commitsAt(step: Step, moments: readonly string[]): Promise<string[]> {
  const { github } = step
  const [start = ''] = moments
  const { default_branch: branch } = await github.request(
    { permission: 'metadata: read', name: 'Looking for the default branch' },
    (octokit, repo) => octokit.rest.repos.get(repo),
  )
  const ref = `refs/heads/${branch}`
  const pages = github.pages(
    { ...CONTENTS, name: `Listing the pushes to ${branch}`, maxPages: MAX_PAGES },
    (octokit, repo) =>
      octokit.paginate.iterator(octokit.rest.repos.listActivities, {
        ...repo,
        ref,
        time_period: 'year',
        per_page: 100,
      }),
  )
  /** The newest first. */
  const pushes: Push[] = []
  let pagesLeft = MAX_PAGES
  for await (const page of pages) {
    pagesLeft--
    pushes.push(...page.filter((push) => push.ref === ref))
    if (isBefore(pushes.at(-1), start)) break
  }
  if (pagesLeft === 0 && !isBefore(pushes.at(-1), start))
    throw new ActionError(
      `${branch} was pushed to ${pushes.length.toLocaleString('en')} times or more since ${start.slice(0, 10)}`,
    )
  return moments.map((moment) => {
    const index = pushes.findIndex((push) => isBefore(push, moment))
    const last = pushes[index]
    // The first one since, which says what it found.
    const next = index < 0 ? pushes.at(-1) : pushes[index - 1]
    if (last !== undefined && next !== undefined && last.after !== next.before)
      throw new ActionError(`GitHub's list of pushes to ${branch} has gaps`)
    // Nothing was pushed for a year: it is what it was.
    const sha = last?.after ?? next?.before ?? ref
    if (NO_COMMIT.test(sha))
      throw new ActionError(`${branch} has no commit before ${moment.slice(0, 10)}`)
    return sha
  })
}

function isBefore(push: Push | undefined, moment: string): boolean {
  return push !== undefined && Date.parse(push.timestamp) < Date.parse(moment)
}
