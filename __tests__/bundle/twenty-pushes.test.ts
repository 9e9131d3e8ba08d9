import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Repository, withRepository } from '../support/github.ts'
import { pushed, SCHEDULED, sha, stepOf } from '../support/loop.ts'

const DAY_MINUTES = 24 * 60
const inputs = { context: 'changes', 'job-id': 'open', comment: 'true' }

/** What happens in a day, by the minute: pushes of people, and merges of the pull request that is open then. */
interface Happening {
  minute: number
  kind: 'push' | 'merge'
}
/** Times at random, as they are every time the tests run; fast-check's seed is in the message of a failure. */
function drawDay(seed: number): { happenings: Happening[]; runMinutes: number[] } {
  const minute = fc.integer({ min: 0, max: DAY_MINUTES })
  const of = (kind: Happening['kind'], count: number) =>
    fc.array(fc.record({ minute, kind: fc.constant(kind) }), { minLength: count, maxLength: count })
  const day = fc.record({
    happenings: fc.tuple(of('push', 20), of('merge', 3)).map(([pushes, merges]) => {
      return [...pushes, ...merges].sort((a, b) => a.minute - b.minute)
    }),
    // How long each run takes: many come while another is at work.
    runMinutes: fc.array(fc.integer({ min: 1, max: 240 }), { minLength: 23, maxLength: 23 }),
  })
  const [drawn] = fc.sample(day, { seed, numRuns: 1 })
  if (drawn === undefined) throw new Error('nothing drawn')
  return drawn
}

/** The repository through the day: each happening is there before a run that begins after it. */
function liveThrough({ github }: Repository) {
  const state = github.repository()
  state.commits = [{ sha: sha(0), message: 'Subject 0.' }]
  const subjects: string[] = []
  const open = () =>
    Object.entries(state.pulls ?? {}).filter(([, pull]) => !(pull as { merged?: boolean }).merged)
  const commit = (message: string) => {
    const before = state.commits?.at(-1)?.sha ?? ''
    const after = sha(state.commits?.length ?? 0)
    state.commits?.push({ sha: after, message, files: [{ filename: 'src/a.ts' }] })
    return pushed(before, after)
  }
  return {
    subjects,
    open,
    /** What is pushed by it, if anything. */
    happen({ kind }: Happening) {
      if (kind === 'push') {
        const subject = `Person's change ${subjects.length + 1}.`
        subjects.push(subject)
        return commit(subject)
      }
      const [newest] = open()
      if (newest === undefined) return undefined
      const event = commit(`Merge of the agent's #${newest[0]}.`)
      state.pulls = {
        ...state.pulls,
        [newest[0]]: {
          merged: true,
          merge_commit_sha: sha((state.commits?.length ?? 1) - 1),
        },
      }
      return event
    },
    opened(number: string | undefined) {
      if (!number || state.pulls?.[Number(number)] !== undefined) return
      state.pulls = { ...state.pulls, [number]: { created_at: '2026-11-20T00:00:00Z' } }
    },
  }
}

test('twenty pushes in a day with job-id: open and a queue: at most one open pull request, no change unmentioned, no merge answered', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  const { happenings, runMinutes } = drawDay(seed)
  await withRepository({}, async (repository) => {
    const day = liveThrough(repository)
    const queue: Array<{ minute: number; event: ReturnType<typeof pushed> }> = []
    const waiting = [...happenings]
    let nowMinute = 0
    let mostOpen = 0
    let runs = 0
    const liveUntil = (minute: number) => {
      while (waiting[0] !== undefined && waiting[0].minute <= minute) {
        const next = waiting.shift()
        const event = next && day.happen(next)
        if (next && event) queue.push({ minute: next.minute, event })
      }
    }
    while (waiting.length > 0 || queue.length > 0) {
      if (queue.length === 0) liveUntil(waiting[0]?.minute ?? 0)
      const [turn] = queue.splice(0, 1)
      if (turn === undefined) continue
      nowMinute = Math.max(nowMinute, turn.minute)
      liveUntil(nowMinute)
      const env = { GITHUB_RUN_ID: `${4000 + runs}` }
      const end = await repository.run(stepOf({ event: turn.event, inputs, env }))
      expect({ seed, outcome: end.outputs.outcome }).toEqual({
        seed,
        outcome: expect.stringMatching(/^(pr-opened|skipped)$/),
      })
      day.opened(end.outputs['pr-number'])
      mostOpen = Math.max(mostOpen, day.open().length)
      nowMinute += runMinutes[runs] ?? 1
      runs += 1
    }
    const prompts = repository.service.jobs.flatMap((job) => job.prompts)
    const unmentioned = day.subjects.filter(
      (subject) => !prompts.some((prompt) => prompt.includes(subject)),
    )
    expect({ seed, mostOpen, unmentioned }).toEqual({ seed, mostOpen: 1, unmentioned: [] })
    expect(day.subjects).toHaveLength(20)
    expect(prompts.filter((prompt) => prompt.includes("Merge of the agent's"))).toEqual([])
    expect(prompts).toHaveLength(20)
  })
}, 120_000)

test('twenty pushes and one schedule: one job mentions them all', async () => {
  await withRepository({}, async (repository) => {
    const day = liveThrough(repository)
    for (let minute = 0; minute < 20; minute++) day.happen({ minute, kind: 'push' })
    const state = repository.github.repository()
    state.runs = [{ id: 1, event: 'schedule', headSha: sha(0) }]
    const env = { GITHUB_SHA: sha(20) }
    const end = await repository.run(stepOf({ event: SCHEDULED, inputs, env }))
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(repository.service.jobs).toHaveLength(1)
    const [prompt = ''] = repository.service.jobs[0]?.prompts ?? []
    for (const subject of day.subjects) expect(prompt).toContain(subject)
    expect(prompt).toContain('number of commits: 20\n')
  })
})
