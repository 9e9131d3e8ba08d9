import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { refuse } from '../../simulator/http/answer.ts'
import { OUTCOMES as OF_ASK, type Outcome } from '../../src/ask/outcomes-and-outputs.ts'
import { OUTCOMES as OF_BUILDS } from '../../src/builds/build.ts'
import type { CommandName } from '../../src/core/command.ts'
import { COMMON_OUTCOMES } from '../../src/core/results.ts'
import { OUTCOMES as OF_REMOVED_PAGES } from '../../src/removed-pages/results.ts'
import { LABELLED, pulled, scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'

/* Each outcome has a step that ends so. One that nothing reaches would be in documents and in `fail-on`, and never happen. */

const ASK: Flow = { inputs: { prompt: 'Document it.' } }
const ENDLESS = { finishAfterMs: Number.POSITIVE_INFINITY }
const UNLABELED = { ...LABELLED, payload: { ...LABELLED.payload, action: 'unlabeled' } }
const REFUSED: Flow['onRequest'] = ({ to }) =>
  to === 'service' ? refuse(401, 'Invalid API key') : undefined
const ofJob = (job: object): Flow => ({ ...ASK, service: { job } })
const dryRun = { 'dry-run': 'true' }

/** @param flow of a preview or a publication */
const ofBuild = (flow: Flow): Record<string, Flow> => ({
  failed: { ...flow, service: { build: { result: 'failure' } } },
  'timed-out': { ...flow, service: { build: ENDLESS } },
  cancelled: { ...flow, cancelAtMs: 1_000 },
  skipped: { ...flow, ...UNLABELED },
  'dry-run': { ...flow, inputs: { ...flow.inputs, ...dryRun } },
  error: { ...flow, onRequest: REFUSED },
})

const NAVIGATION = JSON.stringify({ navigation: { pages: ['index', 'old'] } })
const removing = (...names: string[]): Flow => ({
  ...pulled(),
  github: {
    files: ['docs.json', 'index.mdx', 'old.mdx'],
    texts: { 'docs.json': NAVIGATION },
    pulls: [{ number: 8, files: names.map((filename) => ({ filename, status: 'removed' })) }],
  },
})

const OF_ASK_STEPS: Record<Outcome, Flow> = {
  'pr-opened': ASK,
  'no-pr': ofJob({ prLink: null }),
  failed: ofJob({ result: 'failed' }),
  archived: ofJob({ result: 'archived' }),
  'timed-out': ofJob(ENDLESS),
  cancelled: { ...ASK, cancelAtMs: 1_000 },
  started: { inputs: { ...ASK.inputs, wait: 'false' } },
  skipped: { ...ASK, ...UNLABELED },
  'dry-run': { inputs: { ...ASK.inputs, ...dryRun } },
  reported: { ...scheduled(), inputs: { 'traffic-weeks': '1' } },
  error: { ...ASK, onRequest: REFUSED },
}
const PREVIEW: Flow = { inputs: { branch: 'edit' } }
const STEPS: Record<CommandName, Readonly<Record<string, Flow>>> = {
  ask: OF_ASK_STEPS,
  preview: { previewed: PREVIEW, ...ofBuild(PREVIEW) },
  publish: { published: {}, ...ofBuild({}) },
  'removed-pages': {
    passed: removing(),
    'page-removed': removing('old.mdx'),
    cancelled: { ...removing('old.mdx'), cancelAtMs: 100 },
    skipped: { ...removing('old.mdx'), ...pulled({ action: 'closed' }) },
    error: { ...removing('old.mdx'), ...LABELLED },
  },
}

const ofTable = (table: Readonly<Record<string, { outcome?: string }>>) =>
  Object.entries(table).map(([end, { outcome = end }]) => outcome)
const TABLES: Record<CommandName, readonly string[]> = {
  ask: Object.keys(OF_ASK),
  preview: ofTable(OF_BUILDS.preview),
  publish: ofTable(OF_BUILDS.publication),
  'removed-pages': Object.keys(OF_REMOVED_PAGES),
}
/** It only reads, so it has no dry run. */
const commonTo = (command: CommandName) =>
  Object.keys(COMMON_OUTCOMES).filter((one) => one !== 'dry-run' || command !== 'removed-pages')

describe.each(Object.keys(STEPS) as CommandName[])('of the outcomes of %s', (command) => {
  test.each(Object.entries(STEPS[command]))('%s occurs', async (outcome, flow) => {
    const { outputs } = await runStep({ ...flow, command })
    expect(outputs.outcome).toBe(outcome)
  })

  test('each row of the table has a step above, and is named by its action.yml', () => {
    const file = command === 'ask' ? 'action.yml' : `${command}/action.yml`
    const { outputs } = parse(readFileSync(file, 'utf8'))
    const named = [...outputs.outcome.description.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)
    const known = Object.keys(STEPS[command]).sort()
    const all = [...new Set([...TABLES[command], ...commonTo(command)])].sort()
    expect([known, named.sort()]).toEqual([all, all])
  })
})
