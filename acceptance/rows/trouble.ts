import { refuse } from '../../simulator/http/answer.ts'
import { answer, type Wire } from '../fault.ts'
import { ASK, ask, said } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'

const AWAY_MS = 45_000

const away: Row = {
  id: 'trouble-away',
  tried: 'the service is away for 45 s while a job is at work',
  expected: 'the step waits for it: `pr-opened`',
  needs: ['pull'],
  fault: { what: 'it never comes back', wire: answer('get', refuse(404, 'Job not found')) },
  async see(world) {
    world.script = { finishAfterMs: 1_000 }
    let fromMs: number | undefined
    const wire: Wire = async ({ operation }, forward) => {
      if (operation !== 'get') return forward()
      fromMs ??= world.clock.nowMs()
      if (world.clock.nowMs() < fromMs + AWAY_MS) throw new Error('away')
      return forward()
    }
    const end = await world.play({ inputs: ASK, wire })
    const tookMs = world.clock.nowMs() - (fromMs ?? 0)
    must(end.outputs.outcome === 'pr-opened', said(end))
    must(tookMs >= AWAY_MS, `it was away for ${Math.round(tookMs / 1000)} s`)
    return `pr-opened, after ${Math.round(tookMs / 1000)} s`
  },
}

const limited: Row = {
  id: 'trouble-429',
  tried: 'the service answers a create 429 with `Retry-After: 2`',
  expected: 'the create is sent again after that, and makes one job',
  fault: {
    what: 'it answers 429 for good',
    wire: answer('create', refuse(429, 'Too many', { 'retry-after': '1' })),
  },
  async see(world) {
    const atMs: number[] = []
    const wire: Wire = async ({ operation }, forward) => {
      if (operation === 'create') atMs.push(world.clock.nowMs())
      const isFirst = operation === 'create' && atMs.length === 1
      return isFirst ? refuse(429, 'Too many', { 'retry-after': '2' }) : forward()
    }
    const { outputs } = await world.play({ inputs: ASK, wire })
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
  needs: ['issue', 'person'],
  fault: {
    what: 'the request is repeated on the way',
    async wire({ operation }, forward) {
      if (operation === 'create') await forward().catch(() => {})
      return forward()
    },
  },
  async see(world) {
    const wire: Wire = async ({ operation }, forward) => {
      const given = await forward()
      if (operation === 'create') throw new Error('dropped')
      return given
    }
    const first = await ask(world, { attempt: 1, wire })
    const second = await ask(world, { attempt: 2, wire })
    const outcomes = `${first.outputs.outcome}, then ${second.outputs.outcome}`
    const seen = `${outcomes}; ${world.jobs.length} jobs, ${world.creates} creates`
    must(world.jobs.length === 1 && world.creates === 1, seen)
    must(outcomes === 'error, then error', seen)
    return seen
  },
}

export const trouble: Group = [away, limited, lost]
