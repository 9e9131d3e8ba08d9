import type { Outcome } from '../outcomes.ts'
import type { Build } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import type { BuildOrder } from './order.ts'

/** What is known of a build from its start on. */
export interface KnownBuild {
  readonly id: string
  /** Of a preview, if it could be accepted. */
  readonly previewUrl?: string
}

/** What became of a build. */
export interface BuildResult {
  readonly order: BuildOrder
  readonly outcome: Outcome
  /** Undefined if it was never started. */
  readonly known?: KnownBuild
  /** As it was last seen; undefined if it never was. */
  readonly build?: Build
  readonly durationMs: number
  /** What went wrong or is worth knowing, for a person; empty if the outcome says it all. */
  readonly remark: string
  /** The failure behind outcome `error`. */
  readonly error?: unknown
}

/** Starts a build and waits for its verdict. Never rejects: a failure is a result. */
export async function runBuild(
  _step: Step,
  _order: BuildOrder,
  _onKnown: (known: KnownBuild) => void,
): Promise<BuildResult> {
  throw new Error('being written')
}
