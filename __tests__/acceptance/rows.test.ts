import { expect, test } from '@jest/globals'
import type { Fault } from '../../acceptance/fault.ts'
import { playRow, type Row } from '../../acceptance/row.ts'
import { GROUPS } from '../../acceptance/rows/index.ts'
import { settled } from '../../acceptance/rows/shown.ts'
import { type Copy, openStandIn } from '../../acceptance/stand-in.ts'
import type { World } from '../../acceptance/world.ts'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { RequestError } from '../../src/http/faults.ts'
import { runStep } from '../support/flow.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

const rows = Object.values(GROUPS).flat()

/** Plays a row against the stand-in, in virtual time and with its steps in process. */
async function play(row: Row, more: { fault?: Fault; copy?: Copy } = {}) {
  const clock = new VirtualClock()
  const world: World = await openStandIn(row, {
    ...{ ...more, clock },
    async perform({ inputs, event, env }, cancelled) {
      const { result, outputs, summary, log } = await runStep({
        ...{ inputs, event: event.name, payload: event.payload, env, cancelled },
        world: { clock, service: world.service, github: new SimulatedGitHub({ clock }) },
        onRequest: ({ to, method, path, query, headers, body }) =>
          world.answer(to, { method, path, query, headers, body }).catch((cause) => {
            throw new RequestError('unanswered', 'the connection was lost', { cause })
          }),
      })
      // As commands, which are how a process writes them.
      const lines = log.map((line) => line.replace(/^(warning|error|notice): /, '::$1::'))
      return { exitCode: Number(result.fails), outputs, summary, stdout: lines.join('\n') }
    },
  })
  return playRow(row, world)
}

test.each(rows)('acceptance $id is seen against the stand-in', async (row) => {
  const { seen, verdict } = await play(row)
  expect(`${verdict} ${seen}`).toMatch(/^✅/)
})

test.each(rows)('acceptance $id is red if $fault.what', async (row) => {
  const { seen, verdict } = await play(row, { fault: row.fault })
  expect(`${verdict} ${seen}`).toMatch(/^❌ (?!it broke off)/)
})

test.each([
  ['a copy whose token may open no pull requests', { mayOpenPulls: false }],
  ['a run that a bot caused', { actor: 'renovate[bot]' }],
])('no row is red in %s', async (_, copy) => {
  const results = await Promise.all(rows.map((row) => play(row, { copy })))
  const red = results.filter(({ verdict }) => verdict === '❌')
  expect(red.map(({ id, seen }) => `${id}: ${seen}`)).toEqual([])
  expect(results.some(({ verdict }) => verdict === 'not here')).toBe(true)
})

test('what GitHub shows is stored without what is another in each answer', () => {
  const anchor = (digits: string) => `<a href="#user-content-fn-1-${digits.repeat(32)}">1</a>`
  expect(settled(anchor('a'))).toBe('<a href="#user-content-fn-1">1</a>')
  expect(settled(anchor('a'))).toBe(settled(anchor('b')))
})
