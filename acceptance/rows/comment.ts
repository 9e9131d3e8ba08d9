import { json } from '../../simulator/http/answer.ts'
import { answer, type Wire } from '../fault.ts'
import { ask, COMMENT, mustRefuse } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'

const CREATE = 'POST /issues/#/comments'
const HIDDEN = {
  what: 'GitHub lists no comments',
  wire: answer('GET /issues/#/comments', json(200, [])),
}

/** Looks at the comments each time that the service is asked something, before it answers. */
function lookAt(operation: string, look: () => Promise<void>): Wire {
  return async (asked, forward) => {
    if (asked.operation === operation) await look()
    return forward()
  }
}

const asking: Row = {
  id: 'comment-asking',
  tried: 'a labelled issue, `comment: true`',
  expected: 'the comment says "asking" when the service is asked',
  needs: ['issue', 'person'],
  fault: { what: 'GitHub forgets new comments', wire: answer(CREATE, json(201, { id: 1 })) },
  async see(world) {
    const states = async () =>
      (await world.comments()).flatMap(({ entries }) => entries.map(({ state }) => state)).join()
    let found = ''
    const wire = lookAt('create', async () => {
      found = await states()
    })
    await ask(world, { wire })
    must(found === 'asking', `when it was asked, the records were: ${found}`)
    return `asking, then ${await states()}`
  },
}

const progress: Row = {
  id: 'comment-progress',
  tried: 'the same, with a job that takes five seconds',
  expected:
    'one comment, edited twice: at work with the job, then the report with the pull request',
  needs: ['issue', 'person', 'pull'],
  fault: {
    what: 'GitHub answers an edit, and does not make it',
    wire: async ({ operation, path }, forward) =>
      operation === 'PATCH /issues/comments/#'
        ? json(200, { id: Number(path.split('/').at(-1)) })
        : forward(),
  },
  async see(world) {
    world.script = { finishAfterMs: 5_000 }
    const shown: string[] = []
    const wire = lookAt('get', async () => {
      shown.push(...(await world.comments()).map(({ body }) => body))
    })
    await ask(world, { wire })
    const after = await world.comments()
    must(after.length === 1, `${after.length} comments`)
    const isAtWork = shown.some((body) => body.includes('job_1'))
    must(isAtWork, `at work: ${shown.at(-1)?.split('\n')[1] ?? 'nothing'}`)
    const report = after[0]?.body ?? ''
    must(report.includes(`/pull/${world.pull.number}`), `report: ${report.split('\n')[1]}`)
    return 'at work with job_1, then its pull request, in one comment'
  },
}

const apart: Row = {
  id: 'comment-apart',
  tried: 'two steps, and two legs of a matrix, on one issue',
  expected: 'four comments, each with its own record',
  needs: ['issue', 'person'],
  fault: {
    what: 'their comments name one and the same step',
    async wire(request, forward) {
      if (request.operation !== CREATE) return forward()
      const body = request.body as { body: string }
      body.body = body.body.replace(/^(\S+ \S+ \d+ \w+) \w{16}/, `$1 ${'0'.repeat(16)}`)
      return forward()
    },
  },
  async see(world) {
    for (const GITHUB_ACTION of ['__self', '__self_2']) await ask(world, { env: { GITHUB_ACTION } })
    for (const leg of ['a', 'b'])
      await ask(world, { inputs: { ...COMMENT, 'step-key': `{"leg":"${leg}"}` } })
    const found = await world.comments(world.issue.number, 4)
    const steps = new Set(found.map(({ step }) => step))
    must(steps.size === 4, `${steps.size} records`)
    return '4 comments with 4 records'
  },
}

const edited: Row = {
  id: 'comment-edited',
  tried: 'the same step in a second run',
  expected: 'its comment is edited; there is no second one',
  needs: ['issue', 'person'],
  fault: HIDDEN,
  async see(world) {
    await ask(world)
    await ask(world, { env: { GITHUB_RUN_ID: `${world.github.run.GITHUB_RUN_ID}1` } })
    const [first] = await world.comments()
    const { length } = first?.entries ?? []
    must(world.written === 1 && length === 2, `${world.written} comments, ${length} requests`)
    return 'one comment with the requests of both runs'
  },
}

const deleted: Row = {
  id: 'comment-deleted',
  tried: 'the comment is deleted while the job is at work',
  expected: 'a new one has the report',
  needs: ['issue', 'person'],
  fault: {
    what: 'GitHub refuses new comments but the first',
    wire: async ({ operation, body }, forward) =>
      operation === CREATE && !JSON.stringify(body).includes('Asking the docs agent')
        ? json(403, { message: 'Not now' })
        : forward(),
  },
  async see(world) {
    world.script = { finishAfterMs: 1_000 }
    let first: number | undefined
    const wire = lookAt('get', async () => {
      if (first !== undefined) return
      first = (await world.comments())[0]?.id
      await world.ask('DELETE', `/issues/comments/${first}`)
    })
    await ask(world, { wire })
    const left = await world.comments()
    must(left.length === 1 && left[0]?.id !== first, `${left.length} comments`)
    return 'written anew'
  },
}

const locked: Row = {
  id: 'comment-locked',
  tried: 'the issue is locked',
  expected: 'the service is not asked, and the message says "Unlock it"',
  needs: ['issue', 'person'],
  fault: {
    what: 'GitHub takes comments on locked issues',
    wire: answer('PUT /issues/#/lock', { status: 204, headers: {} }),
  },
  async see(world) {
    const lock = `/issues/${world.issue.number}/lock`
    const { status } = await world.ask('PUT', lock, {})
    must(status === 204, `locking: ${status}`)
    try {
      return mustRefuse(world, await ask(world), /Unlock it/)
    } finally {
      await world.ask('DELETE', lock)
    }
  },
}

const lost: Row = {
  id: 'comment-lost',
  tried: 'GitHub writes the comment, and its answer is dropped on the way',
  expected: 'the action finds it: one comment, and the service is asked once',
  needs: ['issue', 'person'],
  fault: HIDDEN,
  async see(world) {
    let isDropped = false
    const wire: Wire = async ({ operation }, forward) => {
      const given = await forward()
      if (operation !== CREATE || isDropped) return given
      isDropped = true
      throw new Error('dropped')
    }
    await ask(world, { wire })
    must(world.written === 1, `${world.written} comments written`)
    must(world.creates === 1, `${world.creates} jobs`)
    return 'one comment, one job'
  },
}

export const comment: Group = [asking, progress, apart, edited, deleted, locked, lost]
