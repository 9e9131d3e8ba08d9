import { Cancelled } from './base/errors.ts'
import { messageOf } from './base/text.ts'
import { hasStatus } from './github/call.ts'
import type { GitHub } from './github/client.ts'
import type { CommitOrder } from './github/history.ts'
import type { WorkflowEvent } from './runner/event.ts'

/** What there is to say of the commit that was built. */
export interface Age {
  /** A sentence; '' where it is the commit of the run. */
  says: string
  isWarned: boolean
}

const SHA = /^[0-9a-f]{7,64}$/i

/** The places of the run's commit against the built one. */
const ORDERS: Record<CommitOrder, { is: string; isWarned: boolean } | undefined> = {
  identical: undefined,
  ahead: {
    is: 'is older: the service had not seen the newer one yet. Publish again.',
    isWarned: true,
  },
  behind: { is: 'is newer.', isWarned: false },
  diverged: {
    is: 'is on another line of history. Does the project build another branch?',
    isWarned: true,
  },
}

/**
 * Tells apart a build of an older commit than the one that the workflow ran for. Which of two commits is the
 * older, GitHub alone knows.
 * @param built the SHA of the commit that was built
 */
export async function compareWithRun(
  built: string,
  { event, github }: { event: WorkflowEvent; github: Pick<GitHub, 'getCommitOrder'> },
): Promise<Age> {
  const { sha } = event
  if (!SHA.test(sha) || isSame(built, sha)) return { says: '', isWarned: false }
  const says = `The workflow ran for commit ${sha.slice(0, 7)}, and what was built, ${built.slice(0, 7)},`
  try {
    const order = ORDERS[await github.getCommitOrder(built, sha)]
    if (order === undefined) return { says: '', isWarned: false }
    return { says: `${says} ${order.is}`, isWarned: order.isWarned }
  } catch (error) {
    if (error instanceof Cancelled) return { says: `${says} may be older.`, isWarned: true }
    // The docs may be in another repository than the one that publishes them.
    if (hasStatus(error, 404))
      return {
        says: `${says} may be older or newer: ${event.repository} does not show both (with contents: read it may).`,
        isWarned: false,
      }
    return { says: `${says} may be older. ${messageOf(error)}`, isWarned: true }
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.startsWith(b) || b.startsWith(a)
}
