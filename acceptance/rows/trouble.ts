import { refuse } from '../../simulator/http/answer.ts'
import { type Group, must, type Row } from '../row.ts'
import type { World } from '../world.ts'

const ASK = { prompt: 'Document the --watch flag.' }
const AWAY_MS = 45_000

const creates = ({ askedService }: World) => askedService.filter((one) => one === 'create').length

const away: Row = {
  id: 'trouble-away',
  tried: 'the service is away for 45 s while a job is at work',
  expected: 'the step waits for it: `pr-opened`',
  notHere: ['pulls'],
  fault: {
    what: 'it never comes back',
    service: async ({ operation }, forward) => {
      if (operation === 'get') return refuse(404, 'Job not found')
      return forward()
    },
  },
  async see(world) {
    world.script = { finishAfterMs: 1_000 }
    void world.pull
    let fromMs: number | undefined
    world.onService = async ({ operation }, forward) => {
      if (operation !== 'get') return forward()
      fromMs ??= world.clock.nowMs()
      if (world.clock.nowMs() < fromMs + AWAY_MS) throw new Error('away')
      return forward()
    }
    const { outputs, stdout } = await world.play({ inputs: ASK })
    const tookMs = world.clock.nowMs() - (fromMs ?? 0)
    must(outputs.outcome === 'pr-opened', `${outputs.outcome}: ${stdout.slice(-300)}`)
    must(tookMs >= AWAY_MS, `it was away for ${Math.round(tookMs / 1000)} s`)
    return `pr-opened, after ${Math.round(tookMs / 1000)} s`
  },
}

const limited: Row = {
  id: 'trouble-429',
  tried: 'the service answers a create 429 with `Retry-After: 2`',
  expected: 'the create is sent again after that, and makes one job',
  notHere: ['pulls'],
  fault: {
    what: 'it answers 429 for good',
    service: async ({ operation }, forward) =>
      operation === 'create' ? refuse(429, 'Too many', { 'retry-after': '1' }) : forward(),
  },
  async see(world) {
    void world.pull
    const atMs: number[] = []
    world.onService = async ({ operation }, forward) => {
      if (operation === 'create') atMs.push(world.clock.nowMs())
      const isFirst = operation === 'create' && atMs.length === 1
      return isFirst ? refuse(429, 'Too many', { 'retry-after': '2' }) : forward()
    }
    const { outputs } = await world.play({ inputs: ASK })
    const [first = 0, second = 0] = atMs
    const seen = `${outputs.outcome}, ${world.jobs.length} job, after ${(second - first) / 1000} s`
    must(world.jobs.length === 1 && second - first >= 2_000, seen)
    return seen
  },
}

const lost: Row = {
  id: 'trouble-lost',
  tried: 'the answer to the create is lost, with `comment: true`; then attempt 2',
  expected: 'attempt 1 fails and says that the job may have been created; attempt 2 asks nothing',
  notHere: ['issues', 'bot'],
  fault: {
    what: 'the request is repeated on the way',
    service: async ({ operation }, forward) => {
      if (operation === 'create') await forward().catch(() => {})
      return forward()
    },
  },
  async see(world) {
    world.onService = async ({ operation }, forward) => {
      const answer = await forward()
      if (operation === 'create') throw new Error('dropped')
      return answer
    }
    const step = { inputs: { ...ASK, comment: 'true' }, event: world.issueLabeled() }
    const first = await world.play({ ...step, attempt: 1 })
    const second = await world.play({ ...step, attempt: 2 })
    const outcomes = `${first.outputs.outcome}, then ${second.outputs.outcome}`
    const seen = `${outcomes}; ${world.jobs.length} jobs, ${creates(world)} creates`
    must(world.jobs.length === 1 && creates(world) === 1, seen)
    must(outcomes === 'error, then error', seen)
    return seen
  },
}

export const trouble: Group = [away, limited, lost]
