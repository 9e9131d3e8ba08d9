/** In place of a job's ID: the job that this action recorded in its comment. */
export const RECORDED_JOB = 'auto'

/** In place of a job's ID: the newest recorded job whose pull request is still open, else a new one. */
export const OPEN_JOB = 'open'

/** Whether `job-id` is a word for a job on record. */
export function isOnRecord(jobId: string | undefined): boolean {
  return jobId === RECORDED_JOB || jobId === OPEN_JOB
}
