import { setFlagsFromString } from 'node:v8'
import type { Run } from './base/clock.ts'
import { messageOf } from './base/text.ts'
import { writeTrafficFile } from './report/traffic-file.ts'
import { describeMissing, type Traffic } from './report/traffic-report.ts'
import type { TrafficFile } from './runner/input-values.ts'
import type { Inputs } from './runner/inputs.ts'
import { log, openGroup } from './runner/log.ts'
import type { Outputs } from './runner/outputs.ts'
import type { Service } from './service/service.ts'
import { createBudget } from './traffic/budget.ts'
import { figuresOf } from './traffic/figures.ts'
import { createRequester } from './traffic/requester.ts'
import { runTraffic, type TrafficResult } from './traffic/run-traffic.ts'

export type TrafficStep = Traffic & Pick<TrafficResult, 'outcome' | 'error'>

interface TrafficContext {
  service: Service
  run: Run
  /** The end of the job beside which this runs: only then there is room for it in the log. */
  jobEnd: Promise<unknown> | undefined
}

/** Reads the page views that the inputs ask for, saves them, and tells of it. Never rejects. */
export async function performTraffic(
  inputs: Inputs,
  { service, run, jobEnd }: TrafficContext,
): Promise<TrafficStep> {
  keepNurserySmall()
  const group = openGroup('Traffic', { held: jobEnd !== undefined })
  const budget = createBudget(inputs.trafficMaxRequests)
  const { outcome, error, weeks, listings, requests } = await runTraffic({
    weeks: inputs.trafficWeeks,
    topPages: inputs.trafficTopPages,
    service,
    requester: createRequester({ budget, run, log: group }),
    budget,
    run,
    log: group,
  })
  const traffic = {
    outcome,
    error,
    figures: figuresOf({ weeks, listings }, inputs.trafficTopPages),
    listings,
    requests,
    projectId: inputs.projectId,
    host: inputs.baseUrl.host,
  }
  const isCancelled = outcome === 'cancelled'
  const problem = isCancelled ? '' : await save(traffic, inputs.trafficFile)
  await jobEnd
  group.close()
  // Where nothing was read and there is no job, this is what fails the step, and is told there.
  const isFailure = outcome === 'error' && jobEnd === undefined
  const missing = isCancelled || isFailure ? [] : describeMissing(traffic)
  for (const warning of [...missing, problem].filter(Boolean)) log.warning(warning)
  return traffic
}

/**
 * Rows are garbage as soon as they are counted. While they pour in, V8 would rather grow the space for
 * new objects to a hundred megabytes than collect them; it reads this flag each time it would.
 */
function keepNurserySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** @returns what went wrong, as a sentence; '' if nothing did */
async function save(traffic: Traffic, file: TrafficFile | undefined): Promise<string> {
  if (file === undefined) return ''
  try {
    await writeTrafficFile(file, traffic)
    return ''
  } catch (error) {
    return `The traffic-file could not be written: ${messageOf(error)}`
  }
}

/** The last week, for the next step; empty where it is not known. */
export function trafficOutputs({ figures }: Traffic): Outputs {
  const [last] = figures.weeks
  if (last?.totals == null) return {}
  const { human, ai, total } = last.totals
  const percent = last.change?.percent
  return {
    'human-views': `${human}`,
    'ai-views': `${ai}`,
    'total-views': `${total}`,
    'total-views-change': typeof percent === 'number' ? `${Math.round(percent * 10) / 10}` : '',
  }
}
