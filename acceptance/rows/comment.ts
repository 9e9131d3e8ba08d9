import { type Group, must, type Row } from '../row.ts'
import type { Wire, World } from '../world.ts'

const ASK = { prompt: 'Document the --watch flag.', comment: 'true' }
const lose: Wire = async ({ operation }, forward) =>
  operation === 'create-comment' ? { status: 201, headers: JSON_TYPE, body: { id: 1 } } : forward()
const JSON_TYPE = { 'content-type': 'application/json' }

/** Drops the answer to each new comment once, after GitHub wrote it. */
function dropOnce(): Wire {
  let isDropped = false
  return async ({ operation }, forward) => {
    const answer = await forward()
    if (operation !== 'create-comment' || isDropped) return answer
    isDropped = true
    throw new Error('dropped')
  }
}

const statesIn = async (world: World, number?: number) =>
  (await world.comments(number)).flatMap(({ entries }) => entries.map(({ state }) => state))

const asking: Row = {
  id: 'comment-asking',
  tried: 'a labelled issue, `comment: true`',
  expected: 'the comment says "asking" when the service is asked',
  notHere: ['issues', 'bot'],
  fault: { what: 'GitHub forgets new comments', github: lose },
  async see(world) {
    let found: unknown[] = []
    world.onService = async ({ operation }, forward) => {
      if (operation === 'create') found = await statesIn(world)
      return forward()
    }
    await world.play({ inputs: ASK, event: world.issueLabeled() })
    must(found.join() === 'asking', `when it was asked, the records were: ${found}`)
    return `asking, then ${await statesIn(world)}`
  },
}

const progress: Row = {
  id: 'comment-progress',
  tried: 'the same, with a job that takes five seconds',
  expected:
    'one comment, edited twice: at work with the job, then the report with the pull request',
  notHere: ['issues', 'bot', 'pulls'],
  fault: {
    what: 'GitHub answers an edit, and does not make it',
    github: async (request, forward) =>
      request.operation === 'update-comment'
        ? { status: 200, headers: JSON_TYPE, body: { id: Number(request.path.split('/').at(-1)) } }
        : forward(),
  },
  async see(world) {
    world.script = { finishAfterMs: 5_000 }
    const shown: string[] = []
    world.onService = async ({ operation }, forward) => {
      if (operation === 'get') shown.push(...(await world.comments()).map(({ body }) => body))
      return forward()
    }
    await world.play({ inputs: ASK, event: world.issueLabeled() })
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
  notHere: ['issues', 'bot'],
  fault: {
    what: 'their comments name one and the same step',
    github: async (request, forward) => {
      if (request.operation !== 'create-comment') return forward()
      const body = request.body as { body: string }
      body.body = body.body.replace(/^(\S+ \S+ \d+ \w+) \w{16}/, `$1 ${'0'.repeat(16)}`)
      return forward()
    },
  },
  async see(world) {
    const event = world.issueLabeled()
    for (const GITHUB_ACTION of ['__self', '__self_2'])
      await world.play({ inputs: ASK, event, env: { GITHUB_ACTION } })
    for (const leg of ['a', 'b'])
      await world.play({ inputs: { ...ASK, 'step-key': `{"leg":"${leg}"}` }, event })
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
  notHere: ['issues', 'bot'],
  fault: {
    what: 'GitHub lists no comments',
    github: async ({ operation }, forward) =>
      operation === 'list-comments' ? { status: 200, headers: JSON_TYPE, body: [] } : forward(),
  },
  async see(world) {
    const event = world.issueLabeled()
    await world.play({ inputs: ASK, event })
    await world.play({ inputs: ASK, event, env: { GITHUB_RUN_ID: `${world.github.run.id}1` } })
    const found = await world.comments()
    const { length } = found[0]?.entries ?? []
    must(world.written === 1 && length === 2, `${world.written} comments, ${length} requests`)
    return 'one comment with the requests of both runs'
  },
}

const deleted: Row = {
  id: 'comment-deleted',
  tried: 'the comment is deleted while the job is at work',
  expected: 'a new one has the report',
  notHere: ['issues', 'bot'],
  fault: {
    what: 'GitHub refuses new comments but the first',
    github: async ({ operation, body }, forward) =>
      operation === 'create-comment' && !JSON.stringify(body).includes('Asking the docs agent')
        ? { status: 403, headers: JSON_TYPE, body: { message: 'Not now' } }
        : forward(),
  },
  async see(world) {
    world.script = { finishAfterMs: 1_000 }
    let first: number | undefined
    world.onService = async ({ operation }, forward) => {
      if (operation === 'get' && first === undefined) {
        first = (await world.comments())[0]?.id
        await world.ask('DELETE', `/issues/comments/${first}`)
      }
      return forward()
    }
    await world.play({ inputs: ASK, event: world.issueLabeled() })
    const left = await world.comments()
    must(left.length === 1 && left[0]?.id !== first, `${left.length} comments`)
    return 'written anew'
  },
}

const locked: Row = {
  id: 'comment-locked',
  tried: 'the issue is locked',
  expected: 'the service is not asked, and the message says "Unlock it"',
  notHere: ['issues', 'bot'],
  fault: {
    what: 'GitHub takes comments on locked issues',
    github: async ({ method, path }, forward) =>
      method === 'PUT' && path.endsWith('/lock') ? { status: 204, headers: {} } : forward(),
  },
  async see(world) {
    const lock = `/issues/${world.issue.number}/lock`
    const { status } = await world.ask('PUT', lock, {})
    must(status === 204, `locking: ${status}`)
    try {
      const end = await world.play({ inputs: ASK, event: world.issueLabeled() })
      must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
      const line = end.stdout.split('\n').find((one) => one.includes('Unlock it'))
      must(line !== undefined, end.stdout.slice(-300))
      return line
    } finally {
      await world.ask('DELETE', lock)
    }
  },
}

const lost: Row = {
  id: 'comment-lost',
  tried: 'GitHub writes the comment, and its answer is dropped on the way',
  expected: 'the action finds it: one comment, and the service is asked once',
  notHere: ['issues', 'bot'],
  fault: {
    what: 'GitHub lists no comments',
    github: edited.fault.github as Wire,
  },
  async see(world) {
    world.onGitHub = dropOnce()
    await world.play({ inputs: ASK, event: world.issueLabeled() })
    const creates = world.askedService.filter((operation) => operation === 'create')
    must(world.written === 1, `${world.written} comments written`)
    must(creates.length === 1, `${creates.length} jobs`)
    return 'one comment, one job'
  },
}

export const comment: Group = [asking, progress, apart, edited, deleted, locked, lost]
