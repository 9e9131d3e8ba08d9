import { BUILD_FAULTS } from './faults/builds.ts'
import type { FaultBehaviour } from './faults/fault.ts'
import { answerWith } from './faults/fault.ts'
import { HTTP_FAULTS, literalBody, type StatusFault, statusFault } from './faults/http.ts'
import { MEANING_FAULTS } from './faults/meaning.ts'
import { drip, gzipBomb, NETWORK_FAULTS, oversize, redirectTo } from './faults/network.ts'
import { SIGNAL_FAULTS } from './faults/signals.ts'
import type { KnownOperation, Operation } from './routes.ts'

const FAULTS = {
  ...NETWORK_FAULTS,
  ...HTTP_FAULTS,
  ...MEANING_FAULTS,
  ...SIGNAL_FAULTS,
  ...BUILD_FAULTS,
}

/** An ID of the tables, or `H` and any status from 200 to 599: H401, H503, H202, ... */
export type FaultId = keyof typeof FAULTS | `H${number}`

/** A fault by ID, or one with parameters. */
export type Fault =
  | FaultId
  | StatusFault
  /** A literal body (a string as it is, anything else as JSON), after the service has acted. */
  | { body: unknown; status?: never; headers?: Record<string, string> }
  /** N10 at another pace. */
  | { dripEveryMs: number }
  /** N14 of another size; a GiB is no more work than a byte. */
  | { oversizeBytes: number }
  /** N15, decompressed to this size. */
  | { gzipBombMebibytes: number }
  /** N17 with a target. */
  | { redirectTo: string }

export interface FaultRule {
  on: KnownOperation | 'any'
  /** Which request of that operation is the first to be struck, from 0. Default 0. */
  nth?: number | 'all'
  /** How many in a row. Default 1. */
  times?: number
  fault: Fault
}

export const FAULT_IDS: readonly string[] = Object.keys(FAULTS)

export function isFaultId(id: string): id is FaultId {
  return Object.hasOwn(FAULTS, id) || /^H[2-5]\d\d$/.test(id)
}

/** What the fault does. Throws for an unknown ID. */
export function behaviourOf(fault: Fault): FaultBehaviour {
  if (typeof fault === 'string') return behaviourOfId(fault)
  if ('dripEveryMs' in fault) return drip({ everyMs: fault.dripEveryMs })
  if ('oversizeBytes' in fault) return oversize({ bytes: fault.oversizeBytes })
  if ('gzipBombMebibytes' in fault) return gzipBomb({ mebibytes: fault.gzipBombMebibytes })
  if ('redirectTo' in fault) return redirectTo(fault.redirectTo)
  if (fault.status !== undefined) return statusFault(fault)
  const { headers = {}, body } = fault
  return { after: ({ status }) => answerWith({ status, headers, body: literalBody(body) }) }
}

function behaviourOfId(id: FaultId): FaultBehaviour {
  const table: Record<string, FaultBehaviour> = FAULTS
  const behaviour = table[id]
  if (behaviour !== undefined) return behaviour
  if (!isFaultId(id))
    throw new Error(`Unknown fault: ${id}. Known: ${FAULT_IDS.join(', ')}, H<status>`)
  return statusFault({ status: Number(id.slice(1)) })
}

/** Counts requests and says which are struck. The first rule that applies wins. */
export function createFaultSchedule(
  rules: readonly FaultRule[],
): (operation: Operation) => FaultBehaviour | null {
  const scheduled = rules.map((rule) => ({ rule, behaviour: behaviourOf(rule.fault), seen: 0 }))
  return (operation) => {
    let struck: FaultBehaviour | null = null
    for (const entry of scheduled) {
      const { on, nth = 0, times = 1 } = entry.rule
      if (on !== 'any' && on !== operation) continue
      const index = entry.seen
      entry.seen += 1
      if (nth === 'all' || (index >= nth && index < nth + times)) struck ??= entry.behaviour
    }
    return struck
  }
}
