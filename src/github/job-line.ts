import { createHmac, timingSafeEqual } from 'node:crypto'
import { ID } from '../base/id.ts'

/** Where a line that names a job stands, and what the job was asked. */
export interface JobLineSeal {
  /** The service's API key. */
  key: string
  /** `owner/repo` */
  repository: string
  runId: string
  /** The job of the workflow and the step in it. */
  step: string
  /** The fingerprint of the project. */
  project: string
  /** The fingerprint of what was asked. */
  task: string
}

/** The runner writes the time before each line. */
const LINE =
  /(?:^|\n)\uFEFF?(?:\S+Z )?docs-agent-job (\S{1,128}) signature=([0-9a-f]{64})(?=\r?\n|$)/g

/**
 * A line for the log, by which a re-run knows the job again. It holds nothing that is secret, and is worth
 * nothing in another run, step or project.
 */
export function formatJobLine(jobId: string, seal: JobLineSeal): string {
  return `docs-agent-job ${jobId} signature=${sign(jobId, seal)}`
}

/** The jobs that lines of ours name in a log, each once. Lines that anybody else wrote are passed over. */
export function readJobLines(log: string, seal: JobLineSeal): string[] {
  const jobs = new Set<string>()
  for (const [, jobId = '', signature = ''] of log.matchAll(LINE)) {
    if (!ID.test(jobId)) continue
    if (timingSafeEqual(Buffer.from(sign(jobId, seal)), Buffer.from(signature))) jobs.add(jobId)
  }
  return [...jobs]
}

function sign(jobId: string, { key, repository, ...place }: JobLineSeal): string {
  const { runId, step, project, task } = place
  // The first text keeps this apart from anything else that the key may ever sign.
  const signed = ['docs-agent-action job line 1', repository.toLowerCase(), runId, step]
  return createHmac('sha256', key)
    .update(JSON.stringify([...signed, project, task, jobId]))
    .digest('hex')
}
