import type { JobEnd } from '../../service/statuses.ts'

/** The reason to look at a job. */
export type Search =
  /** An earlier attempt of this run asked it. */
  | 'rerun'
  /** `job-id` names it. */
  | 'id'
  /** `job-id: auto`: it is recorded on this issue or pull request. */
  | 'auto'
  /** `job-id: auto`: a comment by us, a bot or a member says that this is its pull request. */
  | 'pointer'
  /** The same, by a stranger's comment. */
  | 'claim'
  /** `job-id: open`: a step of this series asked it. */
  | 'open'

export type Fate =
  /** The service no longer knows it. */
  | 'gone'
  | 'at work'
  /** It was asked more than a day ago, and is still at work. */
  | 'hangs'
  /** It ended without a pull request that counts. */
  | JobEnd
  /** With one: an open one for `open`, the one that its comment is on for `pointer` and `claim`, any for the others. */
  | `${JobEnd}, pull`
  /** Its pull request is on another server, which we can't ask. */
  | 'elsewhere'

type Verdict =
  /** Continue with it. */
  | 'take'
  /** Wait for its end, then judge it again. If the time is up, the step can't ask it. */
  | 'wait'
  /** Look at the next job. After the last one, `open` makes a new job, and `auto` has nothing to do. */
  | 'next'
  /** Make a new job. For `open`, its pull request will be beside this one's. */
  | 'ask again'
  /** Fail, and say why. */
  | 'refuse'
  /** `inspectJob` finds no such job in this search. */
  | 'never'

// biome-ignore format: a table
export const VERDICTS = {
  //                    rerun        id        auto      pointer   claim     open
  gone:               v('ask again', 'refuse', 'refuse', 'next',   'next',   'next'),
  'at work':          v('take',      'wait',   'wait',   'wait',   'next',   'wait'),
  hangs:              v('never',     'never',  'refuse', 'refuse', 'next',   'next'),
  completed:          v('take',      'take',   'take',   'next',   'next',   'next'),
  'completed, pull':  v('take',      'take',   'take',   'take',   'take',   'take'),
  failed:             v('ask again', 'take',   'take',   'next',   'next',   'next'),
  'failed, pull':     v('ask again', 'take',   'take',   'take',   'take',   'ask again'),
  archived:           v('ask again', 'take',   'take',   'next',   'next',   'next'),
  'archived, pull':   v('take',      'take',   'take',   'take',   'take',   'ask again'),
  elsewhere:          v('never',     'never',  'never',  'never',  'never',  'next'),
} as const satisfies Record<Fate, Record<Search, Verdict>>

function v(
  rerun: Verdict,
  id: Verdict,
  auto: Verdict,
  pointer: Verdict,
  claim: Verdict,
  open: Verdict,
) {
  return { rerun, id, auto, pointer, claim, open }
}
