import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub } from './client.ts'
import { createSearch } from './comment-search.ts'
import { isOfPull, type Marker } from './marker.ts'

/** Which pull requests of this repository are the agent's own work, as this action's records have it. */
export interface OwnPulls {
  /** Whether a signed record says so, of whatever project. */
  isOwn(pullNumber: number): Promise<boolean>
  /** The agent's own pull request that a commit came with; undefined where it came with none. */
  findForCommit(sha: string): Promise<number | undefined>
}

export interface OwnPullsOptions {
  inputs: { apiKey: string; issueNumber: number | undefined }
  event: WorkflowEvent
  github: GitHub
  conversation: { readRecord(): Promise<Marker | undefined> }
}

/**
 * A pull request is the agent's own where a comment on it, or the one on `issue-number`, is a record of ours
 * that names that very pull request. Who opened it proves nothing: a bot opens more than that, and an agent
 * may work under a person's name. Each call rejects with a `HttpError`.
 */
export function openOwnPulls(options: OwnPullsOptions): OwnPulls {
  const { inputs, event, github, conversation } = options
  const known = new Map<number, Promise<boolean>>()

  async function findRecord(pullNumber: number): Promise<boolean> {
    const accepts = (marker: Marker) => isOfPull(marker, `${event.repository}#${pullNumber}`)
    const findOnPull = createSearch({
      github,
      seal: { key: inputs.apiKey, repository: event.repository, issueNumber: pullNumber },
      project: undefined,
      accepts,
      onUnbelieved: () => {},
    })
    if ((await findOnPull()) !== undefined) return true
    if (inputs.issueNumber === undefined) return false
    const record = await conversation.readRecord()
    return record !== undefined && accepts(record)
  }

  function isOwn(pullNumber: number): Promise<boolean> {
    const answer = known.get(pullNumber) ?? findRecord(pullNumber)
    known.set(pullNumber, answer)
    // A record may come later; that there is one stays so.
    const forget = () => known.delete(pullNumber)
    answer.then((isFound) => isFound || forget(), forget)
    return answer
  }

  return {
    isOwn,
    async findForCommit(sha) {
      for (const number of await github.listPullsOfCommit(sha)) {
        if (await isOwn(number)) return number
      }
      return undefined
    },
  }
}
