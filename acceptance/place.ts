import { asRecord, isRecord } from '../src/text.ts'
import type { World } from './world.ts'

/** What the rows play on: one issue and one draft pull request, which stay, and a small site in two branches. */
export interface Place {
  /** As GitHub answers. */
  readonly repository: Record<string, unknown>
  readonly issue?: Numbered
  readonly pull?: Numbered
  readonly base: string
  readonly head: string
}
export type Numbered = Record<string, unknown> & { number: number }

/** Before there is any. */
export const NOWHERE: Place = { repository: {}, base: '', head: '' }

const MARK = '<!-- docs-agent-action acceptance -->'
const OURS = '<!-- docs-agent-action '
const NOTE =
  'The acceptance plays here, see docs/releasing.md. Leave it: it is found again, and tidied up.'
const TITLE = 'Acceptance'
const BASE = 'acceptance-base'
const HEAD = 'acceptance-head'

/** What GitHub shows of it, and what it hides: the agent may be told the one and not the other. */
const BODY = `${MARK}\n${NOTE}\n\nThe flag \`--watch\` is **not documented**. <!-- hidden-word -->`

const SITE = {
  'docs.json': JSON.stringify({ navigation: { pages: ['index', 'guide'] } }),
  'index.mdx': '# Start\n',
  'guide.mdx': '# Guide\n',
  'gone.mdx': '# Gone, and nothing leads on\n',
  'moved.mdx': '# Gone, and a redirect leads on\n',
}
const CHANGED = {
  'docs.json': JSON.stringify({
    navigation: { pages: ['index', 'guide'] },
    redirects: [{ source: '/moved', destination: '/guide' }],
  }),
  'index.mdx': '# Start\n',
  'guide.mdx': '# Guide\n\nAcceptance line.\n',
}

/** Commits are the same in each run: author, date and tree are. */
const AUTHOR = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
  date: '2026-01-01T00:00:00Z',
}

/** Finds all of that, or makes it, and puts right what a run left that was killed. */
export async function prepare(world: World): Promise<Place> {
  const { data } = await world.ask('GET', '')
  const repository = asRecord(data)
  const [owner = ''] = world.github.run.GITHUB_REPOSITORY.split('/')
  const base = await branch(world, BASE, SITE)
  const head = await branch(world, HEAD, CHANGED, base)
  const issue = repository.has_issues === false ? undefined : await findIssue(world)
  const pull = await findPull(world, owner)
  const place = { repository, base, head, ...(issue && { issue }), ...(pull && { pull }) }
  await tidy(world, place)
  return place
}

/** Deletes our comments and drafts of reviews, and unlocks the issue. */
export async function tidy(world: World, { issue, pull }: Place): Promise<void> {
  // Whatever it was when the place was prepared.
  if (issue) await world.ask('DELETE', `/issues/${issue.number}/lock`)
  for (const one of [issue, pull]) {
    if (one === undefined) continue
    for (const comment of await listOf(world, `/issues/${one.number}/comments`))
      if (String(comment.body).startsWith(OURS) && isBot(comment.user))
        await world.ask('DELETE', `/issues/comments/${comment.id}`)
  }
  if (pull)
    for (const { id, state } of await listOf(world, `/pulls/${pull.number}/reviews`))
      if (state === 'PENDING') await world.ask('DELETE', `/pulls/${pull.number}/reviews/${id}`)
}

/** The first hundred: more there are only where somebody else writes. */
async function listOf(world: World, path: string): Promise<Record<string, unknown>[]> {
  const { data } = await world.ask('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=100`)
  return (Array.isArray(data) ? data : []).filter(isRecord)
}

async function findIssue(world: World): Promise<Numbered> {
  const all = await listOf(world, '/issues?state=all&creator=github-actions%5Bbot%5D&direction=asc')
  const own = all.find((one) => one.pull_request === undefined && isOurs(one))
  const { number } = own ?? (await made(world, 'POST', '/issues', { title: TITLE, body: BODY }))
  if (own) await made(world, 'PATCH', `/issues/${number}`, { body: BODY, state: 'open' })
  return numbered(await made(world, 'GET', `/issues/${number}`))
}

/** @returns undefined where the token may not open one */
async function findPull(world: World, owner: string): Promise<Numbered | undefined> {
  const all = await listOf(world, `/pulls?state=open&base=${BASE}&head=${owner}:${HEAD}`)
  const own = all.find(isOurs)
  if (own) return numbered(await made(world, 'GET', `/pulls/${own.number}`))
  const pull = { title: TITLE, body: `${MARK}\n${NOTE}`, base: BASE, head: HEAD }
  // Some plans have no drafts in private repositories.
  for (const draft of [true, false]) {
    const { status, data } = await world.ask('POST', '/pulls', { ...pull, draft })
    if (status === 201) return numbered(await made(world, 'GET', `/pulls/${asRecord(data).number}`))
    const why = String(asRecord(data).message)
    if (status === 403 && /not permitted to create/.test(why)) return undefined
    if (!draft || status !== 422) throw new Error(`POST /pulls: ${status} ${why}`)
  }
  return undefined
}

/** Sets a branch to one commit with these files, on its parent's. @returns its SHA */
async function branch(world: World, name: string, files: object, parent?: string): Promise<string> {
  const entries = Object.entries(files).map(([path, content]) => ({ path, content }))
  const tree = entries.map((entry) => ({ ...entry, mode: '100644', type: 'blob' }))
  const { sha: treeSha } = await made(world, 'POST', '/git/trees', { tree })
  const { sha } = await made(world, 'POST', '/git/commits', {
    ...{ message: `${name}: a small site`, tree: treeSha, author: AUTHOR, committer: AUTHOR },
    parents: parent === undefined ? [] : [parent],
  })
  const { status, data } = await world.ask('GET', `/git/ref/heads/${name}`)
  if (status === 404) await made(world, 'POST', '/git/refs', { ref: `refs/heads/${name}`, sha })
  else if (asRecord(asRecord(data).object).sha !== sha)
    await made(world, 'PATCH', `/git/refs/heads/${name}`, { sha, force: true })
  return String(sha)
}

/** @throws where GitHub refuses */
async function made(world: World, method: string, path: string, body?: object) {
  const { status, data } = await world.ask(method, path, body)
  const answer = asRecord(data)
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${answer.message}`)
  return answer
}

function isOurs({ body, user }: Record<string, unknown>): boolean {
  return String(body).startsWith(MARK) && isBot(user)
}

function isBot(user: unknown): boolean {
  return asRecord(user).login === 'github-actions[bot]'
}

function numbered(one: Record<string, unknown>): Numbered {
  return { ...one, number: Number(one.number) }
}
