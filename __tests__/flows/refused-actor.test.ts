import { expect, test } from '@jest/globals'
import { commented } from '../support/events.ts'
import { runStep } from '../support/flow.ts'

/** By command, inputs that cost requests. `removed-pages` has no actor to refuse. */
const INPUTS = {
  ask: {
    prompt: 'x',
    'job-id': 'auto',
    context: 'event',
    'reader-signals': 'all',
    comment: 'true',
  },
  preview: { branch: 'edit', comment: 'true' },
  publish: {},
} as const

test.each(['ask', 'preview', 'publish'] as const)(
  '%s asks for the role of an actor, and sends nothing more if it refuses them [R13]',
  async (command) => {
    const event = commented('mallory')
    const github = { roles: { mallory: 'read' } } as const
    const end = await runStep({ ...event, command, inputs: INPUTS[command], github })
    expect(end.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
    expect(end.requests.map(({ operation }) => operation)).toEqual(['permission'])
    expect(end.comments).toEqual([])
  },
)
