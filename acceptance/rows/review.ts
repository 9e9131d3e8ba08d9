import { asRecord } from '../../src/text.ts'
import { type Group, must, type Row } from '../row.ts'
import type { World } from '../world.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const INLINE = 'Name the flag in the heading too.'

/** A job for the issue, whose pull request is this repository's own. */
async function ask(world: World) {
  const inputs = { prompt: 'Document the --watch flag.', comment: 'true' }
  await world.play({ inputs, event: world.issueLabeled() })
}

const pointer: Row = {
  id: 'review-pointer',
  tried: 'a job for the issue, whose pull request is this one',
  expected: 'a comment on the pull request names the job in its record',
  notHere: ['issues', 'pulls', 'bot'],
  fault: {
    what: 'GitHub refuses comments on the pull request',
    github: async ({ path, operation }, forward, { pull }) =>
      operation === 'create-comment' && path.includes(`/issues/${pull.number}/`)
        ? {
            status: 403,
            headers: JSON_TYPE,
            body: { message: 'Resource not accessible by integration' },
          }
        : forward(),
  },
  async see(world) {
    await ask(world)
    const found = await world.comments(world.pull.number)
    const jobs = found.flatMap(({ entries }) => entries.map(({ job }) => job))
    must(jobs.join() === 'job_1', `jobs named there: ${jobs.join() || 'none'}`)
    return 'job_1'
  },
}

const found: Row = {
  id: 'review-job',
  tried: 'a review of it with an inline comment (a draft, deleted again), `job-id: auto`',
  expected: 'a follow-up to the job that the pointer names, with the inline comment',
  notHere: ['issues', 'pulls', 'bot'],
  fault: {
    what: 'GitHub lists no comments',
    github: async ({ operation }, forward) =>
      operation === 'list-comments' ? { status: 200, headers: JSON_TYPE, body: [] } : forward(),
  },
  async see(world) {
    await ask(world)
    const { number } = world.pull
    const comments = [{ path: 'guide.mdx', position: 3, body: INLINE }]
    const made = await world.ask('POST', `/pulls/${number}/reviews`, { comments })
    const { id } = asRecord(made.data)
    must(made.status === 200, `the draft of a review: ${made.status}`)
    try {
      const user = { login: world.actor, type: 'User' }
      const review = { id, state: 'changes_requested', body: 'Please.', user }
      const payload = { action: 'submitted', review, pull_request: world.pull }
      const event = world.event('pull_request_review', payload)
      const inputs = { 'job-id': 'auto', context: 'event' }
      const { outputs, stdout } = await world.play({ inputs, event })
      const [, followUp = ''] = world.jobs[0]?.prompts ?? []
      must(followUp.includes(INLINE), `${outputs.outcome}: ${stdout.slice(-300)}`)
      return `${outputs.outcome}, a follow-up to ${outputs['job-id']}`
    } finally {
      await world.ask('DELETE', `/pulls/${number}/reviews/${id}`)
    }
  },
}

export const review: Group = [pointer, found]
