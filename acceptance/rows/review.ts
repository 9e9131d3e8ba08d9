import { json } from '../../simulator/http/answer.ts'
import { asRecord } from '../../src/text.ts'
import { answer, refuse403 } from '../fault.ts'
import { ask, reviewed, said } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'

const INLINE = 'Name the flag in the heading too.'

const pointer: Row = {
  id: 'review-pointer',
  tried: 'a job for the issue, whose pull request is this one',
  expected: 'a comment on the pull request names the job in its first line',
  needs: ['issue', 'pull', 'person'],
  fault: { what: 'GitHub refuses comments', wire: refuse403('POST /issues/#/comments') },
  async see(world) {
    await ask(world)
    const found = await world.comments(world.pull.number)
    const jobs = found.map(({ job }) => job)
    must(jobs.join() === 'job_1', `jobs named there: ${jobs.join() || 'none'}`)
    return 'job_1'
  },
}

const found: Row = {
  id: 'review-job',
  tried: 'a review of it with an inline comment (a draft, deleted again), `job-id: auto`',
  expected: 'a follow-up to the job that the pointer names, with the inline comment',
  needs: ['issue', 'pull', 'person'],
  fault: {
    what: 'GitHub lists no comments',
    wire: answer('GET /issues/#/comments', json(200, [])),
  },
  async see(world) {
    await ask(world)
    const path = `/pulls/${world.pull.number}/reviews`
    const comments = [{ path: 'guide.mdx', position: 3, body: INLINE }]
    const made = await world.ask('POST', path, { comments })
    const { id } = asRecord(made.data)
    must(made.status === 200, `the draft of a review: ${made.status}`)
    try {
      const inputs = { 'job-id': 'auto', context: 'event' }
      const end = await world.play({ inputs, event: reviewed(world, id) })
      const [, followUp = ''] = world.jobs[0]?.prompts ?? []
      must(followUp.includes(INLINE), said(end))
      return `${end.outputs.outcome}, a follow-up to ${end.outputs['job-id']}`
    } finally {
      await world.ask('DELETE', `${path}/${id}`)
    }
  },
}

export const review: Group = [pointer, found]
