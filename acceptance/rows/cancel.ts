import type { JobScript } from '../../simulator/jobs.ts'
import { asRecord, parseJson } from '../../src/text.ts'
import { type Group, must, type Row } from '../row.ts'
import type { Step, World } from '../world.ts'
import { jobsOf, sameStep } from './runner.ts'

/** The prompt of the step that is cancelled: its job is at work until attempt 2. */
export const LONG = 'Document all flags. (cancelled)'
export const LONG_STEP = 'The step that is cancelled'
/** Three of these are less than the job of these rows may take. */
const WAIT_MS = 8 * 60_000
/** A token may send 1,000 requests an hour for a repository, all jobs of all workflows together. */
const POLL_MS = 15_000
const WORKFLOW = '/actions/workflows/acceptance-cancel.yml/dispatches'

export function jobScript(prompt: string, attempt: string): JobScript {
  const isLong = prompt.startsWith(LONG) && attempt === '1'
  return { finishAfterMs: isLong ? Number.POSITIVE_INFINITY : 0 }
}

/** What a job of acceptance-cancel.yml says of itself, as a line of its log. */
interface Said {
  steps: Record<string, Step>
  /** What its simulated service was asked, in this attempt. */
  asked: string[]
}

interface Cancelled {
  first: Said[]
  second: Said[]
  /** The hashes of the steps in the comments, after attempt 1 and 2. */
  steps: [string[], string[]]
  /** What the comments of the cancelled steps say after attempt 1. */
  comments: string[]
}

/** Dispatches the workflow, cancels it once all of its long steps have asked, and runs it again. */
async function play(world: World): Promise<Cancelled> {
  const { issue, pull } = world
  const ref = process.env.GITHUB_REF_NAME ?? 'main'
  const body = {
    ref,
    return_run_details: true,
    inputs: { issue: `${issue.number}`, pull: `${pull.number}`, key: world.github.run.key },
  }
  const started = await world.ask('POST', WORKFLOW, body)
  const run = String(asRecord(started.data).workflow_run_id)
  must(started.status === 200, `dispatching: ${started.status}`)
  try {
    return await playRun(world, run)
  } catch (error) {
    await world.ask('POST', `/actions/runs/${run}/cancel`)
    throw error
  }
}

async function playRun(world: World, run: string): Promise<Cancelled> {
  await until(world, 'the long steps have asked', async () => {
    const jobs = await jobsOf(world, run, '1')
    const legs = jobs.filter(({ name }) => name.startsWith('Cancel'))
    const isLong = legs.every(({ running }) => running === LONG_STEP)
    const others = jobs.filter((job) => !legs.includes(job))
    // All others have a pull request, as soon as they have ended.
    const asked = (await world.recorded(run)).filter(({ entries }) =>
      entries.some(({ state, pull: of }) => state === 'asked' && of === undefined),
    )
    const haveEnded = others.every(({ conclusion }) => conclusion !== 'null')
    return legs.length > 0 && isLong && haveEnded && asked.length === legs.length
  })
  await world.ask('POST', `/actions/runs/${run}/cancel`)
  await until(world, 'the run is cancelled', () => isCompleted(world, run, 1))
  const first = await saidBy(world, run, '1')
  const before = await world.recorded(run)
  const rerun = await world.ask('POST', `/actions/runs/${run}/rerun`)
  must(rerun.status === 201, `running it again: ${rerun.status}`)
  await until(world, 'attempt 2 has ended', () => isCompleted(world, run, 2))
  const second = await saidBy(world, run, '2')
  const after = await world.recorded(run)
  const stepsIn = (all: typeof before) => all.map(({ step }) => step).sort()
  const comments = before.map(({ body: text }) => text).filter((text) => /cancelled/i.test(text))
  return { first, second, steps: [stepsIn(before), stepsIn(after)], comments }
}

async function isCompleted(world: World, run: string, attempt: number): Promise<boolean> {
  const { data } = await world.ask('GET', `/actions/runs/${run}`)
  const { status, run_attempt } = asRecord(data)
  return status === 'completed' && run_attempt === attempt
}

async function until(world: World, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endMs = world.clock.nowMs() + WAIT_MS
  while (!(await isSo())) {
    must(world.clock.nowMs() < endMs, `after 8 minutes, it was not so that ${what}`)
    await world.sleep(world.github.run.isStandIn ? 200 : POLL_MS)
  }
}

async function saidBy(world: World, run: string, attempt: string): Promise<Said[]> {
  const jobs = (await jobsOf(world, run, attempt)).filter(({ name }) => name.startsWith('Cancel'))
  const logs = await Promise.all(jobs.map(({ log }) => log()))
  return logs.map((text, index) => {
    const said = parseJson(/^.*?ACCEPTANCE (\{.*\})\s*$/m.exec(text)?.[1] ?? '')
    must(said !== undefined, `${jobs[index]?.name}: its log says nothing`)
    return said as Said
  })
}

/** One run for all rows of a world's GitHub. */
const played = new WeakMap<object, Promise<Cancelled>>()
function playOnce(world: World): Promise<Cancelled> {
  const known = played.get(world.github) ?? play(world)
  played.set(world.github, known)
  return known
}

const outcomesOf = (all: readonly Said[]) => all.map(({ steps }) => steps.long?.outputs.outcome)
const inLog = (from: RegExp, to: string): NonNullable<Row['fault']['github']> => {
  return async ({ path }, forward) => {
    const answer = await forward()
    return path.endsWith('/logs') && answer.status === 200
      ? { ...answer, body: String(answer.body).replaceAll(from, to) }
      : answer
  }
}

const outputs: Row = {
  id: 'cancel-outputs',
  tried: 'acceptance-cancel.yml, cancelled once its ledgers say "asked"',
  expected: 'the next step reads `cancelled` and the job, on each system',
  notHere: ['issues', 'pulls', 'bot'],
  fault: { what: 'the step is killed before it writes', github: inLog(/"cancelled"/g, '""') },
  async see(world) {
    const { first } = await playOnce(world)
    const ids = first.map(({ steps }) => steps.long?.outputs['job-id'])
    const seen = `${outcomesOf(first).join(', ')}; ${ids.join(', ')}`
    must(first.length > 0 && outcomesOf(first).every((one) => one === 'cancelled'), seen)
    must(ids.every(Boolean), seen)
    return seen
  },
}

const comments: Row = {
  id: 'cancel-comment',
  tried: 'the comments of the cancelled steps',
  expected: 'each says that it was cancelled',
  notHere: ['issues', 'pulls', 'bot'],
  fault: {
    what: 'GitHub lists the comments as they were before',
    github: async ({ operation, by }, forward) => {
      const answer = await forward()
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      return operation === 'list-comments' && by === 'row'
        ? { ...answer, body: text.replaceAll(/cancelled/gi, 'at work') }
        : answer
    },
  },
  async see(world) {
    const { first, comments: texts } = await playOnce(world)
    must(texts.length === first.length, `${texts.length} of ${first.length} comments`)
    return texts[0]?.split('\n')[1] ?? ''
  },
}

const rerun: Row = {
  id: 'cancel-rerun',
  tried: 'all its jobs run again',
  expected: 'attempt 2 waits for the job of attempt 1: no create of the long step',
  notHere: ['issues', 'pulls', 'bot'],
  fault: {
    what: 'attempt 2 asks again',
    github: inLog(/"asked":\["get"/g, '"asked":["create","get"'),
  },
  async see(world) {
    const { second } = await playOnce(world)
    const asked = second.map((one) => one.asked)
    const seen = `${outcomesOf(second).join(', ')}; ${asked.map((all) => [...new Set(all)])}`
    must(second.length > 0 && !asked.flat().includes('create'), seen)
    must(
      outcomesOf(second).every((one) => /^(pr-opened|no-pr)$/.test(one ?? '')),
      seen,
    )
    return seen
  },
}

function afterRerun(): typeof sameStep {
  let isAgain = false
  return async (request, forward, world) => {
    if (request.method === 'POST' && request.path.includes('/actions/'))
      isAgain = request.path.endsWith('/rerun')
    return isAgain ? sameStep(request, forward, world) : forward()
  }
}

const apart: Row = {
  id: 'identity-apart',
  tried: 'the action twice in a job, in a composite, and in a reusable workflow',
  expected:
    'each step has a record of its own: `GITHUB_ACTION`, `GITHUB_JOB` and the matrix tell them apart',
  notHere: ['issues', 'pulls', 'bot'],
  fault: { what: 'they look alike', github: sameStep },
  async see(world) {
    const [steps] = (await playOnce(world)).steps
    const distinct = new Set(steps).size
    must(
      distinct >= 4 && distinct === steps.length,
      `${steps.length} comments, ${distinct} records`,
    )
    return `${distinct} comments, ${distinct} records`
  },
}

const again: Row = {
  id: 'identity-again',
  tried: 'the same steps in attempt 2',
  expected: 'the same records, in the same comments',
  notHere: ['issues', 'pulls', 'bot'],
  fault: {
    what: 'in attempt 2, they look alike',
    github: afterRerun(),
  },
  async see(world) {
    const [before, after] = (await playOnce(world)).steps
    must(before.join() === after.join(), `${before.length} before, ${after.length} after`)
    return `${after.length} records, as before`
  },
}

export const cancel: Group = [outputs, comments, rerun, apart, again]
