import { json } from '../../simulator/http/answer.ts'
import { answer } from '../fault.ts'
import {
  ASK,
  ask,
  COMMENT,
  eventOf,
  labeled,
  mustRefuse,
  opened,
  pushed,
  quote,
  reviewed,
  said,
} from '../plays.ts'
import { type Group, must, type Permissions, type Row } from '../row.ts'
import type { End, World } from '../world.ts'
import { actor, nobody } from './gate.ts'
import { shownToNobody } from './shown.ts'

const ACCEPTED = 'x-accepted-github-permissions'

/**
 * A row of the table in docs/github.md: with its least permissions and nothing else, the feature is seen, and each
 * request needs no more.
 * @param play returns how the step ended, once it was as expected
 */
function least(
  permissions: Permissions,
  id: string,
  tried: string,
  expected: string,
  play: (world: World) => Promise<End>,
): Row {
  const names = Object.entries(permissions).map(([name, level]) => `\`${name}: ${level}\``)
  return {
    id: `permission-${id}`,
    permissions,
    needs: ['issue', 'pull', 'person'],
    tried: `${tried}, with ${names.join(' and ')}`,
    expected: `${expected}; GitHub accepts these permissions for each request`,
    fault: {
      what: 'GitHub wants another permission',
      async wire(_, forward) {
        const given = await forward()
        return { ...given, headers: { ...given.headers, [ACCEPTED]: 'administration=write' } }
      },
    },
    async see(world) {
      // What a job's pull request changes needs a permission too.
      if (!('pull-requests' in permissions)) world.script = { prLink: null }
      const end = await play(world)
      // What a step does without is a line of the log, and no warning.
      must(!/^::(warning|error)::.*needs the permission/m.test(end.stdout), said(end))
      const isPublic = !world.has('private')
      const accepted = world.asked
        .filter(({ to, method }) => to === 'github' && !(isPublic && method === 'GET'))
        .flatMap(({ answer: given }) => (given?.status !== 403 && given?.headers[ACCEPTED]) || [])
      const beyond = accepted.filter((needed) => !suffices(permissions, needed))
      must(beyond.length === 0, `GitHub accepts ${beyond.join(' or ')}`)
      return `${end.outputs.outcome}; accepted: ${[...new Set(accepted)].join(' | ') || 'not told'}`
    },
  }
}

/** Sets are separated by semicolons; of a set, each permission is needed. */
function suffices(permissions: Permissions, accepted: string): boolean {
  return accepted.split(';').some((set) =>
    set.split(',').every((need) => {
      const [name = '', level] = need.trim().replaceAll('_', '-').split('=')
      const given = permissions[name as keyof Permissions]
      const isFree = name === 'metadata' || name === 'allows-permissionless-access'
      return isFree || given === 'write' || given === level
    }),
  )
}

/** Comments, on the issue or the pull request. */
async function comments(world: World, event: typeof labeled, on: 'issue' | 'pull'): Promise<End> {
  const end = await ask(world, { event: event(world) })
  must((await world.comments(world[on].number)).length > 0, said(end))
  return end
}

/** Two steps, of which the second is a follow-up to the first one's job. */
async function followUp(world: World, first: Promise<End>, second: () => Promise<End>) {
  await first
  const end = await second()
  must(world.jobs.length === 1 && world.jobs[0]?.prompts.length === 2, said(end))
  return end
}

const READ_CODE = { contents: 'read' } as const
const READ_RUNS = { ...READ_CODE, actions: 'read' } as const
const READ_BOTH = { ...READ_CODE, 'pull-requests': 'read' } as const
const WRITE_ISSUES = { issues: 'write' } as const
const WRITE_PULLS = { 'pull-requests': 'write' } as const
const WRITE_BOTH = { ...WRITE_ISSUES, ...WRITE_PULLS }

const readCode = [
  least(READ_CODE, 'event', '`context: event` of an issue', 'the issue is quoted', (world) =>
    quote(world, 'event', labeled(world), 'not documented'),
  ),
  least(READ_CODE, 'changes', '`context: changes` of a push', 'its files are quoted', (world) =>
    quote(world, 'changes', pushed(world), 'gone.mdx'),
  ),
]

const schedule = least(
  READ_RUNS,
  'schedule',
  '`context: changes` on a schedule',
  'runs are listed',
  async (world) => {
    const event = eventOf(world, 'schedule')
    const end = await world.play({ inputs: { context: 'changes' }, event })
    const runs = world.asked.find(({ path }) => path.endsWith('/runs'))
    must(end.outputs.outcome !== 'error' && runs?.answer?.status === 200, said(end))
    return end
  },
)

const ofPull = (context: string, id: string) =>
  least(
    READ_BOTH,
    id,
    `\`context: ${context}\` of a pull request`,
    'its files are quoted',
    (world) => quote(world, context, opened(world), 'gone.mdx'),
  )
const readBoth = [
  ofPull('event', 'pull'),
  ofPull('changes', 'changes-pull'),
  least(
    READ_BOTH,
    'contents',
    'a job',
    'the summary names the pages of its pull request',
    async (world) => {
      const end = await world.play({ inputs: ASK })
      must(end.summary.includes('| /gone | removed |'), said(end))
      return end
    },
  ),
  least(
    READ_BOTH,
    'reach',
    '`reader-signals: reach, pull-requests` of a pull request',
    '`pages-removed` 1',
    async (world) => {
      const inputs = { 'reader-signals': 'reach, pull-requests' }
      const end = await world.play({ inputs, event: opened(world) })
      must(end.outputs['pages-removed'] === '1', said(end))
      return end
    },
  ),
]

const onIssue = least(
  WRITE_ISSUES,
  'comment-issue',
  '`comment: true` on an issue',
  'the comment',
  (world) => comments(world, labeled, 'issue'),
)
const onPull = least(
  WRITE_PULLS,
  'comment-pull',
  '`comment: true` on a pull request',
  'the comment',
  (world) => comments(world, opened, 'pull'),
)
const auto = least(
  { ...READ_CODE, ...WRITE_PULLS },
  'auto',
  '`job-id: auto`, `comment: true` of a review',
  'a follow-up',
  (world) => {
    const inputs = { 'job-id': 'auto', context: 'event', comment: 'true' }
    const review = () => world.play({ inputs, event: reviewed(world) })
    return followUp(world, ask(world, { event: opened(world) }), review)
  },
)
const writeBoth = [
  least(
    WRITE_BOTH,
    'pointer',
    '`comment: true` on an issue, for reviews',
    'the pointer on the pull request',
    (world) => comments(world, labeled, 'pull'),
  ),
  least(WRITE_BOTH, 'open', '`job-id: open` with `issue-number`, twice', 'a follow-up', (world) => {
    const inputs = { ...COMMENT, 'job-id': 'open', 'issue-number': `${world.issue.number}` }
    const env = { GITHUB_RUN_ID: `${world.github.run.id}1` }
    return followUp(world, world.play({ inputs }), () => world.play({ inputs, env }))
  }),
]

const noComment: Row = {
  id: 'nothing-comment',
  permissions: {},
  needs: ['issue', 'person'],
  tried: '`comment: true` with `permissions: {}`',
  expected: 'it fails, names the permission, and asks the service nothing',
  fault: {
    what: 'GitHub answers 404, and names no permission',
    wire: answer('GET /issues/#/comments', json(404, {})),
  },
  see: async (world) => mustRefuse(world, await ask(world), /needs the permission/),
}

const noFiles: Row = {
  id: 'nothing-pull',
  permissions: {},
  needs: ['pull', 'person', 'private'],
  tried: '`context: event` of a pull request with `permissions: {}`',
  expected: 'it fails, names the permissions, and asks the service nothing',
  fault: {
    what: 'GitHub answers 404, and names no permission',
    wire: answer('POST /markdown', json(404, {})),
  },
  async see(world) {
    const end = await world.play({ inputs: { context: 'event' }, event: opened(world) })
    return mustRefuse(world, end, /^::error::.*needs the permission/)
  },
}

/** A job each: all rows that need the same permissions. */
export const PERMISSIONS: Readonly<Record<string, Group>> = {
  nothing: [actor, nobody, shownToNobody, noComment, noFiles],
  'read-code': readCode,
  'read-runs': [schedule],
  'read-both': readBoth,
  'write-issues': [onIssue],
  'write-pulls': [onPull],
  'review-pulls': [auto],
  'write-both': writeBoth,
}
