import { refuse403, reword } from '../fault.ts'
import { opened, pushed, quote, said } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'

const push: Row = {
  id: 'changes-push',
  tried: '`context: changes` of a push',
  expected: 'the commit, and the files, as GitHub compares them',
  fault: { what: 'GitHub lets nobody read commits', wire: refuse403(/\/(compare|commits)\//) },
  async see(world) {
    const words = ['acceptance-head: a small site', 'moved.mdx', 'guide.mdx']
    await quote(world, 'changes', pushed(world), ...words)
    return `quoted: ${words.join(', ')}`
  },
}

const diff: Row = {
  id: 'diff-push',
  tried: '`context: diff` of the same push',
  expected: 'the patch of the changed page',
  fault: {
    what: 'GitHub gives no patch',
    wire: reword(/\/compare\//, (text) => text.replaceAll('"patch":', '"none":')),
  },
  async see(world) {
    await quote(world, 'diff', pushed(world), '+Acceptance line.')
    return 'quoted: +Acceptance line.'
  },
}

const pull: Row = {
  id: 'changes-pull',
  tried: '`context: changes` of the pull request',
  expected: 'its commit and its files',
  needs: ['pull', 'person'],
  fault: { what: 'GitHub refuses to compare', wire: refuse403(/\/compare\//) },
  async see(world) {
    const words = ['acceptance-head: a small site', 'gone.mdx']
    await quote(world, 'changes', opened(world), ...words)
    return `quoted: ${words.join(', ')}`
  },
}

const reach: Row = {
  id: 'reach',
  tried: '`reader-signals: reach` of the pull request, which changes a page and removes two',
  expected:
    '`page-removed`: `pages-changed` 3, `pages-removed` 1, as one of them has a redirect in docs.json',
  needs: ['pull'],
  fault: {
    what: 'GitHub refuses blobs: redirects are unknown',
    wire: refuse403(/\/git\/blobs\//),
  },
  async see(world) {
    const inputs = { 'reader-signals': 'reach' }
    const end = await world.play({ inputs, event: opened(world) })
    const { outcome, 'pages-changed': changed, 'pages-removed': removed } = end.outputs
    const seen = `pages-changed ${changed}, pages-removed ${removed}`
    must(outcome === 'page-removed' && changed === '3' && removed === '1', `${seen} ${said(end)}`)
    return `${outcome}: ${seen}`
  },
}

const removed: Row = {
  id: 'page-removed',
  tried: 'the same without a key, with `fail-on: page-removed`',
  expected: 'the step fails with `page-removed`, and asks the service nothing',
  needs: ['pull'],
  fault: reach.fault,
  async see(world) {
    const inputs = { 'reader-signals': 'reach', 'fail-on': 'page-removed', 'api-key': '' }
    const end = await world.play({ inputs, event: opened(world) })
    must(end.outputs.outcome === 'page-removed' && end.exitCode === 1, said(end))
    must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
    return `page-removed, exit code ${end.exitCode}`
  },
}

export const changes: Group = [push, diff, pull, reach, removed]
