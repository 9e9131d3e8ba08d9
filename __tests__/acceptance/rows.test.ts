import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
// What the step loads when it needs it is loaded here, so that no virtual time passes meanwhile.
import '@actions/github'
import '../../src/agent/shown-text.ts'
import '../../src/read-analytics.ts'
import '../../src/report/traffic-json.ts'
import { expect, test } from '@jest/globals'
import { prepare } from '../../acceptance/place.ts'
import { playRow, type Row } from '../../acceptance/row.ts'
import { GROUPS } from '../../acceptance/rows/index.ts'
import { StandIn } from '../../acceptance/stand-in.ts'
import { type Perform, World } from '../../acceptance/world.ts'
import { sendTo } from '../../simulator/send.ts'
import { Cancelled } from '../../src/errors.ts'
import { RequestError } from '../../src/http/faults.ts'
import { performStep } from '../../src/perform-step.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const NOWHERE = { repository: {}, base: '', head: '' }

/** A stand-in with its issue and pull request; steps run in process, in virtual time. */
async function openWorld({ permissions }: Row, copy = {}): Promise<World> {
  const clock = new VirtualClock()
  const github = new StandIn(clock, copy)
  const place = await prepare(new World(github, NOWHERE, clock))
  github.permissions = permissions
  const world: World = new World(github, place, clock, (...step) => perform(world, ...step))
  return world
}

async function perform(world: World, ...[step, cancelled]: Parameters<Perform>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-acceptance-'))
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  mkdirSync(path.join(folder, 'temp'))
  const inputs = Object.entries(step.inputs)
  const env = {
    GITHUB_EVENT_NAME: step.event?.name,
    GITHUB_EVENT_PATH: write('event.json', JSON.stringify(step.event?.payload)),
    GITHUB_OUTPUT: write('output', ''),
    GITHUB_STEP_SUMMARY: write('summary', ''),
    ...{ GITHUB_WORKSPACE: folder, RUNNER_TEMP: path.join(folder, 'temp') },
    ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...step.env,
  }
  const answer = (...[to, request]: Parameters<World['answer']>) =>
    world.answer(to, request).catch((cause) => {
      throw cause instanceof RequestError
        ? cause
        : new RequestError('connection-lost', 'the connection was lost', { cause })
    })
  const log = new RecordingLog()
  const controller = new AbortController()
  void cancelled?.then(() => controller.abort(new Cancelled('cancelled by SIGINT')))
  const github = { apiUrl: 'https://api.github.com' }
  const send = sendTo({ clock: world.clock, github, answer })
  try {
    const { signal } = controller
    const { fails } = await performStep(env, { send, clock: world.clock, log, signal })
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    const pairs = read('output').split('\n').filter(Boolean)
    const outputs = Object.fromEntries(pairs.map((line) => line.split(/=(.*)/s, 2)))
    // As commands, which are how a process writes them.
    const lines = log.lines.map((line) => line.replace(/^(warning|error|notice): /, '::$1::'))
    lines.unshift(...log.masked.map((secret) => `::add-mask::${secret}`))
    return { exitCode: Number(fails), outputs, summary: read('summary'), stdout: lines.join('\n') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rows = Object.values(GROUPS).flat()

test.each(rows)('acceptance $id is seen against the stand-in', async (row) => {
  const { seen, verdict } = await playRow(row, await openWorld(row))
  expect(`${verdict} ${seen}`).toMatch(/^✅/)
})

test('what GitHub shows is stored without what is another in each answer', async () => {
  const [row] = GROUPS.shown ?? []
  const shown = async () => {
    if (row) await playRow(row, await openWorld(row))
    return readFileSync('out/acceptance/shown.json', 'utf8')
  }
  expect(await shown()).toBe(await shown())
  expect(await shown()).toContain('user-content-fn-1')
})

test.each([
  ['a copy whose token may open no pull requests', { mayOpenPulls: false }],
  ['a run that a bot caused', { actor: 'renovate[bot]' }],
])('no row is red in %s', async (_, copy) => {
  const played = rows.map(async (row) => playRow(row, await openWorld(row, copy)))
  const results = await Promise.all(played)
  const red = results.filter(({ verdict }) => verdict === '❌')
  expect(red.map(({ id, seen }) => `${id}: ${seen}`)).toEqual([])
  expect(results.some(({ verdict }) => verdict === 'not here')).toBe(true)
})

test.each(rows)('acceptance $id is red if $fault.what', async (row) => {
  const { seen, verdict } = await playRow(row, await openWorld(row), row.fault)
  expect(`${verdict} ${seen}`).toMatch(/^❌ (?!it broke off)/)
})
