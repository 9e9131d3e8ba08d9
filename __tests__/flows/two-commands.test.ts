import { expect, test } from '@jest/globals'
import type { CommandName } from '../../src/core/command.ts'
import { pulled } from '../support/events.ts'
import { createWorld, runStep } from '../support/flow.ts'

/** Without an `id:`, the runner names steps after the repository, in their order. */
const STEPS = ['__docs-agent-action', '__docs-agent-action_2', '__docs-agent-action_3']
const HEADLINES = {
  ask: 'The docs agent opened a pull request',
  preview: 'The preview is built',
  'removed-pages': 'Pages were removed without a redirect',
} satisfies Partial<Record<CommandName, string>>
const INPUTS = { ask: { prompt: 'Document it.' }, preview: { branch: 'edit' }, 'removed-pages': {} }

test('no command takes over the comment of another if the steps of a job change their order', async () => {
  const world = createWorld({
    github: {
      files: ['docs.json', 'old.mdx'],
      texts: { 'docs.json': '{"navigation":{}}' },
      pulls: [{ number: 8, files: [{ filename: 'old.mdx', status: 'removed' }] }],
    },
  })
  const { env, ...event } = pulled()
  const runs: Array<Array<keyof typeof INPUTS>> = [
    ['ask', 'preview', 'removed-pages'],
    ['removed-pages', 'ask', 'preview'],
  ]
  for (const [run, commands] of runs.entries())
    for (const [index, command] of commands.entries()) {
      const inputs = { ...INPUTS[command], comment: 'true' }
      const runner = { GITHUB_RUN_ID: `${run}`, GITHUB_ACTION: STEPS[index] ?? '' }
      await runStep({ ...event, world, command, inputs, env: { ...env, ...runner } })
    }
  const bodies = world.github.repository.comments
    .filter(({ issueNumber }) => issueNumber === 8)
    .map(({ body }) => body)
  expect(bodies).toHaveLength(6)
  for (const headline of Object.values(HEADLINES))
    expect(bodies.filter((body) => body.includes(headline))).toHaveLength(2)
})
