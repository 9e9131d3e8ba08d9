import { type Group, must, type Row, refuse403 } from '../row.ts'
import type { World } from '../world.ts'

/** The first push of the head branch, as an event has it. */
function push(world: World) {
  const { base, head } = world.place
  return world.event('push', { ref: 'refs/heads/acceptance-head', before: base, after: head })
}

/** What the agent was sent. */
function promptOf(world: World): string {
  return world.jobs[0]?.prompts[0] ?? ''
}

async function see(world: World, context: string, event: object, words: readonly string[]) {
  const { outputs, stdout } = await world.play({ inputs: { context }, event: event as never })
  const missing = words.filter((word) => !promptOf(world).includes(word))
  must(
    missing.length === 0,
    `without ${missing.join(', ')}: ${outputs.outcome} ${stdout.slice(-300)}`,
  )
  return `quoted: ${words.join(', ')}`
}

const pushed: Row = {
  id: 'changes-push',
  tried: '`context: changes` of a push',
  expected: 'the commit, and the five files, as GitHub compares them',
  fault: { what: 'GitHub lets nobody read commits', github: refuse403(/\/(compare|commits)\//) },
  see: (world) =>
    see(world, 'changes', push(world), ['acceptance-head: a small site', 'moved.mdx', 'guide.mdx']),
}

const diff: Row = {
  id: 'diff-push',
  tried: '`context: diff` of the same push',
  expected: 'the patch of the changed page',
  fault: {
    what: 'GitHub gives no patch',
    github: async ({ path }, forward) => {
      const answer = await forward()
      if (!/\/compare\//.test(path)) return answer
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      return { ...answer, body: text.replaceAll('"patch":', '"none":') }
    },
  },
  see: (world) => see(world, 'diff', push(world), ['+Acceptance line.']),
}

const pulled: Row = {
  id: 'changes-pull',
  tried: '`context: changes` of the pull request',
  expected: 'its commit and its files',
  notHere: ['pulls', 'bot'],
  fault: { what: 'GitHub refuses to compare', github: refuse403(/\/compare\//) },
  see: (world) =>
    see(world, 'changes', world.pullOpened(), ['acceptance-head: a small site', 'gone.mdx']),
}

const reach: Row = {
  id: 'reach',
  tried: '`reader-signals: reach` of the pull request, which changes a page and removes two',
  expected:
    '`page-removed`: `pages-changed` 3, `pages-removed` 1, as one of them has a redirect in docs.json',
  notHere: ['pulls'],
  fault: {
    what: 'GitHub refuses blobs: redirects are unknown',
    github: refuse403(/\/git\/blobs\//),
  },
  async see(world) {
    const inputs = { 'reader-signals': 'reach' }
    const { outputs, stdout } = await world.play({ inputs, event: world.pullOpened() })
    const { outcome, 'pages-changed': changed, 'pages-removed': removed } = outputs
    must(outcome === 'page-removed', `${outcome}: ${stdout.slice(-300)}`)
    const seen = `${outcome}: pages-changed ${changed}, pages-removed ${removed}`
    must(changed === '3' && removed === '1', `${seen} ${stdout.slice(-300)}`)
    return seen
  },
}

const removed: Row = {
  id: 'page-removed',
  tried: 'the same without a key, with `fail-on: page-removed`',
  expected: 'the step fails with `page-removed`, and asks the service nothing',
  notHere: ['pulls'],
  fault: reach.fault,
  async see(world) {
    const inputs = { 'reader-signals': 'reach', 'fail-on': 'page-removed', 'api-key': '' }
    const { exitCode, outputs, stdout } = await world.play({ inputs, event: world.pullOpened() })
    const seen = `${outputs.outcome}, exit code ${exitCode}`
    must(outputs.outcome === 'page-removed' && exitCode === 1, `${seen}: ${stdout.slice(-300)}`)
    must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
    return seen
  },
}

export const changes: Group = [pushed, diff, pulled, reach, removed]
