import { FAULT_IDS, type FaultRule, isFaultId } from './faults.ts'
import { OPERATIONS } from './routes.ts'

const FLAG = /^([a-z-]+):([A-Za-z0-9-]+?)(?:@(\d+|all))?(?:x(\d+))?$/

/** Reads a rule as it is written on the command line: `get:H503@2x3`. Throws on anything else. */
export function parseFaultRule(flag: string): FaultRule {
  const [, on, id = '', nth = '0', times = '1'] = FLAG.exec(flag) ?? []
  if (!isOperation(on)) {
    throw new Error(`--fault ${flag} is not of the form <operation>:<fault>[@<nth>|@all][x<times>]`)
  }
  if (!isFaultId(id)) {
    throw new Error(`--fault ${flag}: the faults are ${FAULT_IDS.join(', ')} and H<status>`)
  }
  return { on, fault: id, nth: nth === 'all' ? 'all' : Number(nth), times: Number(times) }
}

function isOperation(word: string | undefined): word is FaultRule['on'] {
  return word === 'any' || OPERATIONS.some((operation) => operation === word)
}
