import { must } from './row.ts'
import type { End, Play, World } from './world.ts'

/* Events as GitHub sends them, and what many rows play and look for. */

export interface Event {
  name: string
  payload: object
}

export const ASK = { prompt: 'Document the --watch flag.' }
export const COMMENT = { ...ASK, comment: 'true' }

/** A payload, of what GitHub answers to a GET. */
export function eventOf({ github, place }: World, name: string, payload: object = {}): Event {
  const sender = { login: github.run.GITHUB_TRIGGERING_ACTOR, type: 'User' }
  return { name, payload: { sender, repository: place.repository, ...payload } }
}

export function labeled(world: World): Event {
  const { issue } = world
  return eventOf(world, 'issues', { action: 'labeled', issue, label: { name: 'docs' } })
}

export function opened(world: World): Event {
  const { pull } = world
  const payload = { action: 'opened', number: pull.number, pull_request: pull }
  return eventOf(world, 'pull_request', payload)
}

/** A review of the pull request. @param id of one that GitHub has */
export function reviewed(world: World, id?: unknown): Event {
  const user = { login: world.github.run.GITHUB_TRIGGERING_ACTOR, type: 'User' }
  const review = { id, state: 'changes_requested', body: 'Please.', user }
  const payload = { action: 'submitted', review, pull_request: world.pull }
  return eventOf(world, 'pull_request_review', payload)
}

/** The first push of the head branch. */
export function pushed(world: World): Event {
  const { base, head } = world.place
  return eventOf(world, 'push', { ref: 'refs/heads/acceptance-head', before: base, after: head })
}

/** A labelled issue: a job, and a comment. */
export function ask(world: World, more: Play = {}): Promise<End> {
  return world.play({ inputs: COMMENT, event: labeled(world), ...more })
}

/** The agent must be sent what the context quotes. */
export async function quote(world: World, context: string, event: Event, ...words: string[]) {
  const end = await world.play({ inputs: { context }, event })
  const [prompt = ''] = world.jobs[0]?.prompts ?? []
  const missing = words.filter((word) => !prompt.includes(word))
  must(missing.length === 0, `without ${missing.join(', ')}: ${said(end)}`)
  return end
}

/** How a step ended, for a row that expected otherwise. */
export function said({ outputs, stdout }: End): string {
  return `${outputs.outcome}: ${stdout.slice(-400)}`
}

/** The service must have been asked nothing. @returns the line of the log that says why */
export function mustRefuse(world: World, end: End, why: RegExp): string {
  must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
  const line = end.stdout.split('\n').find((one) => why.test(one))
  must(line !== undefined, said(end))
  return line
}

/** What a job that ended well may be; `acceptance-key.yml` names them too. */
export const DONE = ['pr-opened', 'no-pr']

export function hasJob(outcome = ''): boolean {
  return DONE.includes(outcome)
}
