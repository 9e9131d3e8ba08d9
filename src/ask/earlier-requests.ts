import {
  type Entry,
  type Identity,
  isLater,
  type Line,
  latestOf,
  mergeEntries,
} from '../comments/line.ts'
import type { OwnComment } from '../comments/step-comment.ts'
import { asRecord, parseJson } from '../text.ts'

/** What the comments of an issue or pull request say of earlier requests to the agent. */
export interface Records {
  /** The requests of this step, the oldest first. */
  readonly own: readonly Entry[]
  /** Those of every step of this workflow, project and `step-key`. */
  readonly series: readonly Entry[]
  /** Those of every step that has this project's key. */
  readonly all: readonly Entry[]
  /** Whether any comment looks like ours, and is not signed with this key for this place. */
  readonly hasForeign: boolean
  /** Whether all ledgers of this step are signed with another key or of another version, and there is one. */
  readonly isUnreadable: boolean
  /** Whether every ledger that we cannot verify says that this run asked nothing. */
  readonly saysNothingAsked: boolean
  /** The highest run that this step's ledger no longer holds; '0' if there is none. */
  readonly dropped: string
  /** Where this step's ledger stands, for people. */
  readonly url: string
}

/**
 * @param comments all of ours, the oldest first
 * @param run the run that asks
 * @param login of our token: anybody can fake a ledger that we cannot verify, so we count only our comments
 */
export function readRecords(
  comments: readonly OwnComment[],
  { step, series }: Identity,
  run: string,
  login: string,
): Records {
  const entriesIn = (some: readonly OwnComment[]) =>
    mergeEntries(some.flatMap(({ ledger }) => ledger?.entries ?? []))
  const ofStep = comments.filter((comment) => comment.step === step)
  const readable = ofStep.filter(({ ledger }) => ledger !== undefined)
  const unreadable = ofStep.filter((one) => one.ledger === undefined && one.login === login)
  const ofRun = readable.find(({ ledger }) => ledger?.entries.some((entry) => entry.run === run))
  const inDoubt = unreadable.find((comment) => !saysNothingAsked(comment, run))
  return {
    own: entriesIn(readable),
    series: entriesIn(comments.filter((comment) => comment.series === series)),
    all: entriesIn(comments),
    hasForeign: comments.some(({ ledger }) => ledger === undefined),
    isUnreadable: readable.length === 0 && unreadable.length > 0,
    saysNothingAsked: inDoubt === undefined,
    dropped: latestOf(readable.map(({ ledger }) => ledger?.dropped ?? '0')),
    url: (ofRun ?? inDoubt ?? readable[0])?.url ?? '',
  }
}

/**
 * Whether a line that another key signed says that this run asked nothing, for example after the service refused a
 * wrong key and somebody corrected it. Who can forge that line can also delete the comment.
 */
function saysNothingAsked({ untrusted = '' }: Line, run: string): boolean {
  const { entries, dropped } = asRecord(parseJson(Buffer.from(untrusted, 'base64').toString()))
  if (!Array.isArray(entries)) return false
  const ofRun = entries.map(asRecord).filter((entry) => entry.run === run)
  if (ofRun.length > 0) return ofRun.every(({ state }) => state === 'not asked')
  return /^\d{1,20}$/.test(String(dropped)) && isLater(run, String(dropped))
}
