import { type JobOptions, type JobResult, runJob } from '../../src/agent/run-job.ts'
import { connectService } from '../../src/service/service.ts'
import { testRun } from './test-run.ts'
import { type VirtualClock, virtualClock } from './virtual-clock.ts'
import { type Fate, type VirtualService, virtualService } from './virtual-service.ts'

export interface VirtualRun {
  result: JobResult
  service: VirtualService
  clock: VirtualClock
  lines: string[]
}

/** Runs a job against the virtual service: all of the action's own code but its sockets and its doors. */
export async function runVirtually(
  fates: Fate[],
  {
    random,
    ...options
  }: Partial<Pick<JobOptions, 'prompt' | 'jobId' | 'wait'>> & { random?: () => number } = {},
): Promise<VirtualRun> {
  const clock = virtualClock(random === undefined ? {} : { random })
  const service = virtualService({ clock, fates })
  const run = testRun({ clock })
  const lines: string[] = []
  const log = {
    info: (line: string) => lines.push(line),
    warning: (line: string) => lines.push(line),
  }
  const result = await runJob({
    prompt: 'Fix it.',
    jobId: undefined,
    orNew: false,
    resumeId: undefined,
    wait: true,
    pollIntervalMs: 10_000,
    run,
    rule: { serverUrl: 'https://github.com', allowedHosts: new Set() },
    log,
    onKnown: () => {},
    service: connectService({
      baseUrl: new URL('https://service.example/'),
      projectId: 'docs',
      apiKey: 'mint_virtual',
      userAgent: 'test',
      send: service.send,
      run,
      log,
    }),
    ...options,
  })
  return { result, service, clock, lines }
}
