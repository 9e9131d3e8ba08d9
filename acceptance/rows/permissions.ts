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

type ToEvent = typeof labeled
const ACCEPTED = 'x-accepted-github-permissions'

/** A row of the table in docs/github.md. */
interface Feature {
  readonly id: string
  readonly tried: string
  readonly expected: string
  /** @returns how the step ended, once it was as expected */
  play(world: World): Promise<End>
}

/** With its least permissions and nothing else, each feature is seen, and no request needs more. */
function least(permissions: Permissions, ...features: Feature[]): Row[] {
  const names = Object.entries(permissions).map(([name, level]) => `\`${name}: ${level}\``)
  return features.map(({ id, tried, expected, play }) => ({
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
  }))
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

function quotes(id: string, context: string, of: string, event: ToEvent, word: string): Feature {
  const play = (world: World) => quote(world, context, event(world), word)
  return { id, tried: `\`context: ${context}\` of ${of}`, expected: 'it is quoted', play }
}

function comments(id: string, event: ToEvent, from: string, on: 'issue' | 'pull'): Feature {
  const play = async (world: World) => {
    const end = await ask(world, { event: event(world) })
    must((await world.comments(world[on].number)).length > 0, said(end))
    return end
  }
  return { id, tried: `\`comment: true\` on ${from}`, expected: `a comment on the ${on}`, play }
}

/** The second of two steps is a follow-up to the first one's job. */
function mustFollowUp({ jobs }: World, end: End): End {
  must(jobs.length === 1 && jobs[0]?.prompts.length === 2, said(end))
  return end
}

const schedule: Feature = {
  id: 'schedule',
  tried: '`context: changes` on a schedule',
  expected: 'runs are listed',
  async play(world) {
    const event = eventOf(world, 'schedule')
    const end = await world.play({ inputs: { context: 'changes' }, event })
    const runs = world.asked.find(({ path }) => path.endsWith('/runs'))
    must(end.outputs.outcome !== 'error' && runs?.answer?.status === 200, said(end))
    return end
  },
}

const contents: Feature = {
  id: 'contents',
  tried: 'a job',
  expected: 'the summary names the pages of its pull request',
  async play(world) {
    const end = await world.play({ inputs: ASK })
    must(end.summary.includes('| /gone | removed |'), said(end))
    return end
  },
}

const reach: Feature = {
  id: 'reach',
  tried: '`reader-signals: reach, pull-requests` of a pull request',
  expected: '`pages-removed` 1',
  async play(world) {
    const inputs = { 'reader-signals': 'reach, pull-requests' }
    const end = await world.play({ inputs, event: opened(world) })
    must(end.outputs['pages-removed'] === '1', said(end))
    return end
  },
}

const auto: Feature = {
  id: 'auto',
  tried: '`job-id: auto`, `comment: true` of a review',
  expected: 'a follow-up',
  async play(world) {
    await ask(world, { event: opened(world) })
    const inputs = { 'job-id': 'auto', context: 'event', comment: 'true' }
    return mustFollowUp(world, await world.play({ inputs, event: reviewed(world) }))
  },
}

const open: Feature = {
  id: 'open',
  tried: '`job-id: open` with `issue-number`, twice',
  expected: 'a follow-up',
  async play(world) {
    const inputs = { ...COMMENT, 'job-id': 'open', 'issue-number': `${world.issue.number}` }
    await world.play({ inputs })
    const env = { GITHUB_RUN_ID: `${world.github.run.GITHUB_RUN_ID}1` }
    return mustFollowUp(world, await world.play({ inputs, env }))
  },
}

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

const READ_CODE = { contents: 'read' } as const
const READ_PULLS = { 'pull-requests': 'read' } as const
const WRITE_PULLS = { 'pull-requests': 'write' } as const
const WRITE_ISSUES = { issues: 'write' } as const

/** A job each: all rows that need the same permissions. */
export const PERMISSIONS: Readonly<Record<string, Group>> = {
  nothing: [actor, nobody, shownToNobody, noComment, noFiles],
  'read-code': least(
    READ_CODE,
    quotes('event', 'event', 'an issue', labeled, 'not documented'),
    quotes('changes', 'changes', 'a push', pushed, 'gone.mdx'),
  ),
  'read-runs': least({ ...READ_CODE, actions: 'read' }, schedule),
  'read-both': least(
    { ...READ_CODE, ...READ_PULLS },
    quotes('pull', 'event', 'a pull request', opened, 'gone.mdx'),
    quotes('changes-pull', 'changes', 'a pull request', opened, 'gone.mdx'),
    contents,
    reach,
  ),
  'write-issues': least(WRITE_ISSUES, comments('comment-issue', labeled, 'an issue', 'issue')),
  'write-pulls': least(WRITE_PULLS, comments('comment-pull', opened, 'a pull request', 'pull')),
  'review-pulls': least({ ...READ_CODE, ...WRITE_PULLS }, auto),
  'write-both': least(
    { ...WRITE_ISSUES, ...WRITE_PULLS },
    comments('pointer', labeled, 'an issue, for reviews', 'pull'),
    open,
  ),
}
