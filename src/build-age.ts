import { Cancelled } from './base/errors.ts'
import { messageOf } from './base/text.ts'
import { hasStatus } from './github/call.ts'
import type { GitHub } from './github/client.ts'
import type { CommitOrder } from './github/history.ts'
import type { WorkflowEvent } from './runner/event.ts'

/** What a result adds where another commit was built than that of the run. */
export interface BuildAge {
  /** A sentence; '' where it is the commit of the run. */
  message: string
  level?: 'warning'
}

const SHA = /^[0-9a-f]{7,64}$/i
const SAME: BuildAge = { message: '' }

/** The places of the run's commit against the built one. */
const ORDERS: Record<CommitOrder, BuildAge> = {
  identical: SAME,
  ahead: {
    message: 'is older: the service had not seen the newer one yet. Publish again.',
    level: 'warning',
  },
  behind: { message: 'is newer.' },
  diverged: {
    message: 'is on another line of history. Does the project build another branch?',
    level: 'warning',
  },
}

/**
 * Tells apart a build of an older commit than the one that the workflow ran for. Which of two commits is the
 * older, GitHub alone knows.
 * @param built the SHA of the commit that was built
 */
export async function compareWithRun(
  built: string,
  step: { event: WorkflowEvent; github: Pick<GitHub, 'getCommitOrder'> },
): Promise<BuildAge> {
  const { sha } = step.event
  if (!SHA.test(sha) || isSame(built, sha)) return SAME
  const age = await askForOrder(built, step)
  if (age === SAME) return SAME
  const commits = `The workflow ran for commit ${sha.slice(0, 7)}, and what was built, ${built.slice(0, 7)},`
  return { ...age, message: `${commits} ${age.message}` }
}

async function askForOrder(
  built: string,
  { event, github }: Parameters<typeof compareWithRun>[1],
): Promise<BuildAge> {
  try {
    return ORDERS[await github.getCommitOrder(built, event.sha)]
  } catch (error) {
    if (error instanceof Cancelled) return { message: 'may be older.', level: 'warning' }
    // The docs may be in another repository than the one that publishes them.
    if (hasStatus(error, 404)) {
      const message = `may be older or newer: ${event.repository} does not show both (with contents: read it may).`
      return { message }
    }
    return { message: `may be older. ${messageOf(error)}`, level: 'warning' }
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.startsWith(b) || b.startsWith(a)
}
