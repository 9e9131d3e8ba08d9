import { log } from '../runner/log.ts'
import { readStepInput, setStepOutput } from '../runner/small-step.ts'
import { findEarlierJob, newestFirst, readRecords } from './records.ts'

/** Looks, on a re-run, for the job that an earlier attempt made for this project. */
export async function resume(): Promise<void> {
  const id = readStepInput('project-id')
  const records = newestFirst(await readRecords(readStepInput('folder')), { id })
  const job = findEarlierJob(records)
  const goesOn = job?.asksAgain === ''
  setStepOutput('job-id', goesOn ? job.id : '')
  if (job === undefined) {
    log.info(
      'No earlier attempt at this project left a job that is known here ("Re-run all jobs" hides what earlier attempts left): the agent is asked anew.',
    )
  } else if (goesOn) {
    log.notice(
      `Job ${job.id} of attempt ${job.attempt} is gone on with (it was ${job.outcome}), and no other is asked for. For a new job, start a new run.`,
    )
  } else {
    log.info(`Job ${job.id} of attempt ${job.attempt} ${job.asksAgain}: the agent is asked again.`)
  }
}
