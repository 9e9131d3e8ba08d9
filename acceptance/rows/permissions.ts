import { type Group, must, NotHere, type Permissions, type Row } from '../row.ts'
import type { End, Fault, World } from '../world.ts'
import { actor, nobody } from './gate.ts'
import { shownToNobody } from './shown.ts'

const PROMPT = 'Document the --watch flag.'
const COMMENT = { prompt: PROMPT, comment: 'true' }
const ACCEPTED = 'x-accepted-github-permissions'
const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html;charset=utf-8', 'x-commonmarker-version': '0' }

/** A row of the table in docs/github.md: its least permissions, and what must be seen with them, and nothing else. */
interface Least {
  readonly id: string
  readonly permissions: Permissions
  readonly tried: string
  readonly expected: string
  play(world: World): Promise<End>
  isSeen(world: World, end: End): boolean | Promise<boolean>
}

function least({ id, permissions, tried, expected, play, isSeen }: Least): Row {
  const names = Object.entries(permissions).map(([name, level]) => `\`${name}: ${level}\``)
  return {
    ...{ id: `permission-${id}`, permissions, notHere: ['issues', 'pulls', 'bot'] },
    tried: `${tried}, with ${names.join(' and ') || '`permissions: {}`'}`,
    expected: `${expected}; GitHub accepts these permissions for each request`,
    fault: {
      what: 'GitHub wants another permission',
      github: async (_, forward) => {
        const answer = await forward()
        return { ...answer, headers: { ...answer.headers, [ACCEPTED]: 'administration=write' } }
      },
    },
    async see(world) {
      // What a job's pull request changes needs a permission too.
      if (!('pull-requests' in permissions)) world.script = { prLink: null }
      else void world.pull
      const end = await play(world)
      const said = `${end.outputs.outcome}: ${end.stdout.slice(-400)}`
      // What a step does without is a line of the log, and no warning.
      must(!/^::(warning|error)::.*needs the permission/m.test(end.stdout), said)
      const isPublic = world.place.repository.private === false
      const asked = world.asked.filter(
        ({ to, method, answer }) =>
          to === 'github' && answer?.status !== 403 && !(isPublic && method === 'GET'),
      )
      const told = asked.flatMap(({ answer }) => answer?.headers[ACCEPTED] ?? [])
      const beyond = told.filter((accepted) => !suffices(permissions, accepted))
      must(beyond.length === 0, `GitHub accepts ${beyond.join(' or ')}`)
      must(await isSeen(world, end), said)
      return `${end.outputs.outcome}; accepted: ${[...new Set(told)].join(' | ') || 'not told'}`
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

const quotes =
  (...words: string[]) =>
  (world: World) =>
    words.every((word) => world.jobs[0]?.prompts[0]?.includes(word))
const commentsOn = (place: 'issue' | 'pull') => async (world: World) =>
  (await world.comments(world[place].number)).length > 0
const hasFollowUp = (world: World) => world.jobs.length === 1 && world.jobs[0]?.prompts.length === 2

const push = (world: World) =>
  world.event('push', { ref: 'refs/heads/x', before: world.place.base, after: world.place.head })
const reviewed = (world: World) => {
  const review = { state: 'changes_requested', body: 'Please.', user: { login: world.actor } }
  const payload = { action: 'submitted', review, pull_request: world.pull }
  return world.event('pull_request_review', payload)
}

const WRITE_PULLS = { 'pull-requests': 'write' } as const
const READ_PULLS = { 'pull-requests': 'read' } as const
const READ_CODE = { contents: 'read' } as const
const READ_BOTH = { ...READ_CODE, ...READ_PULLS }
const WRITE_BOTH = { issues: 'write', ...WRITE_PULLS } as const

const quoteEvent = least({
  ...{ id: 'event', permissions: READ_CODE },
  tried: '`context: event` of an issue',
  expected: 'the issue is quoted',
  play: (world) => world.play({ inputs: { context: 'event' }, event: world.issueLabeled() }),
  isSeen: quotes('not documented'),
})
const quotePull = least({
  ...{ id: 'pull', permissions: READ_BOTH },
  tried: '`context: event` of a pull request',
  expected: 'its files are quoted',
  play: (world) => world.play({ inputs: { context: 'event' }, event: world.pullOpened() }),
  isSeen: quotes('gone.mdx'),
})
const changes = least({
  ...{ id: 'changes', permissions: READ_CODE },
  tried: '`context: changes` of a push',
  expected: 'its files are quoted',
  play: (world) => world.play({ inputs: { context: 'changes' }, event: push(world) }),
  isSeen: quotes('gone.mdx'),
})
const schedule = least({
  ...{ id: 'schedule', permissions: { ...READ_CODE, actions: 'read' } },
  tried: '`context: changes` on a schedule',
  expected: 'runs are listed',
  play(world) {
    return world.play({ inputs: { context: 'changes' }, event: world.event('schedule', {}) })
  },
  isSeen: ({ asked }, { outputs }) =>
    outputs.outcome !== 'error' &&
    asked.some(({ path, answer }) => path.endsWith('/runs') && answer?.status === 200),
})
const changesOfPull = least({
  ...{ id: 'changes-pull', permissions: READ_BOTH },
  tried: '`context: changes` of a pull request',
  expected: 'its files are quoted',
  play: (world) => world.play({ inputs: { context: 'changes' }, event: world.pullOpened() }),
  isSeen: quotes('gone.mdx'),
})
const commentOnIssue = least({
  ...{ id: 'comment-issue', permissions: { issues: 'write' } },
  tried: '`comment: true` on an issue',
  expected: 'the comment',
  play: (world) => world.play({ inputs: COMMENT, event: world.issueLabeled() }),
  isSeen: commentsOn('issue'),
})
const commentOnPull = least({
  ...{ id: 'comment-pull', permissions: WRITE_PULLS },
  tried: '`comment: true` on a pull request',
  expected: 'the comment',
  play: (world) => world.play({ inputs: COMMENT, event: world.pullOpened() }),
  isSeen: commentsOn('pull'),
})
const pointer = least({
  ...{ id: 'pointer', permissions: WRITE_BOTH },
  tried: '`comment: true` on an issue, for reviews',
  expected: 'the pointer on the pull request',
  play: (world) => world.play({ inputs: COMMENT, event: world.issueLabeled() }),
  isSeen: commentsOn('pull'),
})
const contents = least({
  ...{ id: 'contents', permissions: READ_BOTH },
  tried: 'a job',
  expected: 'the summary names the pages of its pull request',
  play: (world) => world.play({ inputs: { prompt: PROMPT } }),
  isSeen: (_, { summary }) => summary.includes('| /gone | removed |'),
})
const auto = least({
  ...{ id: 'auto', permissions: { ...READ_CODE, ...WRITE_PULLS } },
  tried: '`job-id: auto`, `comment: true` of a review',
  expected: 'a follow-up',
  async play(world) {
    await world.play({ inputs: COMMENT, event: world.pullOpened() })
    const inputs = { 'job-id': 'auto', context: 'event', comment: 'true' }
    return world.play({ inputs, event: reviewed(world) })
  },
  isSeen: hasFollowUp,
})
const open = least({
  ...{ id: 'open', permissions: WRITE_BOTH },
  tried: '`job-id: open` with `issue-number`, twice',
  expected: 'a follow-up',
  async play(world) {
    const inputs = { ...COMMENT, 'job-id': 'open', 'issue-number': `${world.issue.number}` }
    await world.play({ inputs })
    return world.play({ inputs, env: { GITHUB_RUN_ID: `${world.github.run.id}1` } })
  },
  isSeen: hasFollowUp,
})
const reach = least({
  ...{ id: 'reach', permissions: READ_BOTH },
  tried: '`reader-signals: reach, pull-requests` of a pull request',
  expected: '`pages-removed` 1',
  play: (world) =>
    world.play({ inputs: { 'reader-signals': 'reach, pull-requests' }, event: world.pullOpened() }),
  isSeen: (_, { outputs }) => outputs['pages-removed'] === '1',
})

/** Lets the comments be read and written, whatever the token may. */
const generous: Fault = {
  what: 'GitHub needs no permission for comments',
  github: async ({ operation }, forward) =>
    operation === 'list-comments' || operation === 'create-comment'
      ? { status: 200, headers: JSON_TYPE, body: operation === 'list-comments' ? [] : { id: 1 } }
      : forward(),
}

const noComment: Row = {
  ...{ id: 'nothing-comment', permissions: {}, notHere: ['issues', 'bot'], fault: generous },
  tried: '`comment: true` with `permissions: {}`',
  expected: 'it fails, names the permission, and asks the service nothing',
  async see(world) {
    const { stdout } = await world.play({ inputs: COMMENT, event: world.issueLabeled() })
    must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
    const line = stdout.split('\n').find((one) => one.includes('needs the permission'))
    must(line !== undefined, stdout.slice(-400))
    return line
  },
}

const noFiles: Row = {
  ...{ id: 'nothing-pull', permissions: {}, notHere: ['pulls', 'bot', 'public'] },
  tried: '`context: event` of a pull request with `permissions: {}`',
  expected: 'it fails, names the permissions, and asks the service nothing',
  fault: {
    what: 'GitHub needs no permission for pull requests, comparisons and Markdown',
    github: async ({ operation, path }, forward, { pull }) => {
      const body = operation === 'pull' ? pull : { commits: [], files: [] }
      if (operation === 'markdown') return { status: 200, headers: HTML_TYPE, body: '<p>Shown</p>' }
      const isFree = operation === 'pull' || /\/compare\//.test(path)
      return isFree ? { status: 200, headers: JSON_TYPE, body } : forward()
    },
  },
  async see(world) {
    if (world.place.repository.private === false) throw new NotHere('public')
    const { stdout } = await world.play({ inputs: { context: 'event' }, event: world.pullOpened() })
    const line = stdout.split('\n').find((one) => /^::error::.*needs the permission/.test(one))
    must(line !== undefined && world.askedService.length === 0, stdout.slice(-400))
    return line
  },
}

/** A job each: all rows that need the same permissions. */
export const PERMISSIONS: Readonly<Record<string, Group>> = {
  nothing: [actor, nobody, shownToNobody, noComment, noFiles],
  'read-code': [quoteEvent, changes],
  'read-runs': [schedule],
  'read-both': [quotePull, changesOfPull, contents, reach],
  'write-issues': [commentOnIssue],
  'write-pulls': [commentOnPull],
  'review-pulls': [auto],
  'write-both': [pointer, open],
}
