import { asRecord } from '../../src/text.ts'
import { type Fault, reword, toRow, type Wire } from '../fault.ts'
import { hasJob } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'
import type { World } from '../world.ts'
import { ALIKE, jobsOf, logOf, mustDiffer } from './runner.ts'

/*
 * acceptance-cancel.yml: dispatched, cancelled while its last step is at work, and run again. All of these rows look
 * at that one run.
 */

export const LONG_STEP = 'The step that is cancelled'
/** Three of these are less than the job of these rows may take. */
const WAIT_MS = 8 * 60_000
/** A token may send 1,000 requests an hour for a repository, all jobs of all workflows together. */
const POLL_MS = 15_000

interface Attempt {
  /** What the next step reads of the cancelled one, in each job "Cancel": `cancelled job_4`. */
  read: string[]
  /** Those of the run, on the issue. */
  comments: { step: string; body: string }[]
}

/** One run for all rows of a world's GitHub. */
const played = new WeakMap<object, Promise<[Attempt, Attempt]>>()
function playOnce(world: World): Promise<[Attempt, Attempt]> {
  const known = played.get(world.github) ?? play(world)
  played.set(world.github, known)
  return known
}

async function play(world: World): Promise<[Attempt, Attempt]> {
  const workflow = '/actions/workflows/acceptance-cancel.yml'
  const started = await world.ask('POST', `${workflow}/dispatches`, {
    ref: process.env.GITHUB_REF_NAME ?? 'main',
    return_run_details: true,
    inputs: { issue: `${world.issue.number}` },
  })
  must(started.status === 200, `dispatching: ${started.status}`)
  const run = String(asRecord(started.data).workflow_run_id)
  const cancel = () => world.ask('POST', `/actions/runs/${run}/cancel`)
  try {
    await until(world, 'the long steps are at work', () => isAtWork(world, run))
    await cancel()
    const first = await endOf(world, run, '1')
    await until(world, 'it runs again', async () => {
      return (await world.ask('POST', `/actions/runs/${run}/rerun`)).status === 201
    })
    return [first, await endOf(world, run, '2')]
  } catch (error) {
    await cancel()
    throw error
  }
}

/** Whether each job "Cancel" is at its last step, and that step's comment says so, and all other steps have ended. */
async function isAtWork(world: World, run: string): Promise<boolean> {
  const jobs = await jobsOf(world, run, '1', '')
  const legs = jobs.filter(({ name }) => String(name).startsWith('Cancel'))
  const areThere = legs.every(({ steps }) =>
    (Array.isArray(steps) ? steps : [])
      .map(asRecord)
      .some(({ name, status }) => name === LONG_STEP && status === 'in_progress'),
  )
  const othersEnded = jobs.every((job) => legs.includes(job) || job.status === 'completed')
  const comments = await world.recorded(run)
  const atWork = comments.filter(({ body }) => body.includes('The docs agent is at work'))
  return areThere && othersEnded && legs.length > 0 && atWork.length === legs.length
}

async function endOf(world: World, run: string, attempt: string): Promise<Attempt> {
  await until(world, `attempt ${attempt} has ended`, async () => {
    const all = await jobsOf(world, run, attempt, '')
    return all.length > 1 && all.every(({ status }) => status === 'completed')
  })
  const read: string[] = []
  for (const job of await jobsOf(world, run, attempt, 'Cancel'))
    read.push(/ACCEPTANCE ([\w-]* \w*)\r?$/m.exec(await logOf(world, job))?.[1] ?? 'nothing')
  return { read, comments: await world.recorded(run) }
}

async function until(world: World, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endMs = world.clock.nowMs() + WAIT_MS
  while (!(await isSo())) {
    must(world.clock.nowMs() < endMs, `after 8 minutes, it was not so that ${what}`)
    await world.sleep(world.github.isStandIn ? 200 : POLL_MS)
  }
}

/** A row about both attempts. */
function cancelRow(
  id: string,
  tried: string,
  expected: string,
  fault: Fault,
  look: (first: Attempt, second: Attempt) => string,
): Row {
  const see = async (world: World) => look(...(await playOnce(world)))
  return { id, tried, expected, needs: ['issue', 'person'], fault, see }
}

const stepsOf = ({ comments }: Attempt) => comments.map(({ step }) => step).sort()

const outputs = cancelRow(
  'cancel-outputs',
  'acceptance-cancel.yml, cancelled once its comments say that its jobs are at work',
  'the next step reads `cancelled` and the job, on each system',
  {
    what: 'the step is killed before it writes',
    wire: reword(/\/logs$/, (text) => text.replaceAll(/cancelled job_\d+/g, ' ')),
  },
  ({ read }) => {
    must(
      read.every((one) => /^cancelled job_/.test(one)),
      read.join(', '),
    )
    return read.join(', ')
  },
)

const comments = cancelRow(
  'cancel-comment',
  'the comments of the cancelled steps',
  'each says that it was cancelled',
  {
    what: 'GitHub lists the comments as they were before',
    wire: toRow(
      reword('GET /issues/#/comments', (text) => text.replaceAll(/cancelled/gi, 'at work')),
    ),
  },
  (first) => {
    const texts = first.comments.filter(({ body }) => /cancelled/i.test(body))
    must(texts.length === first.read.length, `${texts.length} of ${first.read.length} comments`)
    return texts[0]?.body.split('\n')[1] ?? ''
  },
)

const rerun = cancelRow(
  'cancel-rerun',
  'all its jobs run again',
  'attempt 2 waits for the job of attempt 1, and asks for no other',
  {
    what: 'attempt 2 asks again',
    wire: reword(/\/logs$/, (text) =>
      text.replace(/(?!cancelled)\b([a-z-]+) job_\d+/, '$1 job_99'),
    ),
  },
  (first, second) => {
    const seen = `${first.read.join(', ')}, then ${second.read.join(', ')}`
    const [before, after] = [first, second].map(({ read }) => read.map((one) => one.split(' ')[1]))
    must(before?.join() === after?.join(), seen)
    must(
      second.read.every((one) => hasJob(one.split(' ')[0])),
      seen,
    )
    return seen
  },
)

const apart = cancelRow(
  'identity-apart',
  'the action twice in a job, in a composite, and in a reusable workflow',
  'each step has a record of its own: `GITHUB_ACTION`, `GITHUB_JOB` and the matrix tell them apart',
  ALIKE,
  (first) => mustDiffer(stepsOf(first), 4),
)

/** The same as the fault `ALIKE`, from attempt 2 on. */
function alikeAgain(): Wire {
  let isAgain = false
  return async (request, forward) => {
    if (/\/(dispatches|rerun)$/.test(request.path)) isAgain = request.path.endsWith('/rerun')
    return isAgain ? ALIKE.wire(request, forward) : forward()
  }
}

const again = cancelRow(
  'identity-again',
  'the same steps in attempt 2',
  'the same records, in the same comments',
  { what: 'in attempt 2, they look alike', wire: alikeAgain() },
  (first, second) => {
    const [before, after] = [stepsOf(first), stepsOf(second)]
    must(before.join() === after.join(), `${before.length} before, ${after.length} after`)
    return `${after.length} records, as before`
  },
)

export const cancel: Group = [outputs, comments, rerun, apart, again]
