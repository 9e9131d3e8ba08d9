import { ActionError } from '../errors.ts'
import { ID, inQuotes } from '../text.ts'

/** Which job `job-id` names. */
type JobChoice =
  | { readonly kind: 'new' }
  /** The one recorded on the issue or pull request of the event (`auto`). */
  | { readonly kind: 'recorded' }
  /** The newest recorded one whose pull request is still open, else a new one (`open`). */
  | { readonly kind: 'open' }
  | { readonly kind: 'id'; readonly id: string }

export function parseJobId(value: string): JobChoice {
  if (value === '') return { kind: 'new' }
  const word = value.toLowerCase()
  if (word === 'auto') return { kind: 'recorded' }
  if (word === 'open') return { kind: 'open' }
  if (ID.test(value)) return { kind: 'id', id: value }
  throw new ActionError(
    `${inQuotes(value, 60)} is not a job's ID (1 to 128 letters, digits, _ or -): copy that from the output \`job-id\` or the dashboard, or write auto for the job recorded on the issue or pull request, or open for the one whose pull request is still open`,
  )
}
