import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, jest, test } from '@jest/globals'
import { attacks, recordFigure } from '../support/figures.ts'
import { permission, withRepository } from '../support/github.ts'
import { hostileTexts, randomFrom } from '../support/hostile-texts.ts'
import { inParallel } from '../support/in-parallel.ts'

/*
 * R13, R14: events of GitHub's catalogue, with fields of their payloads changed at random, caused by people
 * and bots who may not. No request gets to the service, and the step ends as skipped.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

const FULL_EVENTS = 500
const require = createRequire(import.meta.url)
const catalogue: Array<{ name: string; examples: object[] }> = require('@octokit/webhooks-examples')
/** Only whoever has write access can cause these, by GitHub's documentation. */
const WRITERS = [
  ...['branch_protection_rule', 'create', 'delete', 'merge_group', 'page_build', 'public', 'push'],
  ...['registry_package', 'release', 'repository_dispatch', 'schedule', 'workflow_dispatch'],
]
const EVENTS = catalogue
  .filter(({ name }) => !WRITERS.includes(name))
  .flatMap(({ name, examples }) => examples.map((payload) => ({ name, payload })))
/** None of them may, and nobody has more than `read` but bots, which have no say without being named. */
const ACTORS = [
  'mallory',
  'ghost',
  'evil[bot]',
  'Copilot',
  'octocat ',
  'octocat[bot]',
  'Octocat/../x',
  '',
]

type Json = Record<string, unknown>

/** A payload with a few of its fields changed: gone, of another type, or with a hostile text. */
function changed(payload: object, seed: number): Json {
  const random = randomFrom(seed)
  const next = hostileTexts(seed)
  const values = () => [undefined, null, true, 0, [], {}, next(), 'octocat', 'Bot', 'User', 'push']
  const copy: Json = structuredClone(payload) as Json
  for (let left = Math.floor(random() * 5); left > 0; left--) {
    let place: Json = copy
    for (;;) {
      const names = Object.keys(place)
      const name = names[Math.floor(random() * names.length)]
      if (name === undefined) break
      const inner = place[name]
      if (typeof inner === 'object' && inner !== null && random() < 0.6) place = inner as Json
      else {
        place[name] = values()[Math.floor(random() * values().length)]
        break
      }
    }
  }
  return copy
}

test('nobody starts the agent who may not, whatever the event says', async () => {
  const first = Math.floor(Math.random() * 2 ** 31)
  const seeds = Array.from({ length: attacks(FULL_EVENTS) }, (_, index) => first + index)
  const failures: string[] = []
  await inParallel(seeds, {
    atOnce: 3,
    async work(seed) {
      const random = randomFrom(seed)
      const event = EVENTS[Math.floor(random() * EVENTS.length)]
      const actor = ACTORS[Math.floor(random() * ACTORS.length)]
      if (event === undefined) return
      const payload = changed(event.payload, seed)
      const permissions = {
        mallory: permission('read'),
        'evil[bot]': permission('admin'),
        Copilot: { ...permission('write'), user: { type: 'Bot' } },
      }
      await withRepository({ github: { permissions } }, async ({ run, service }) => {
        const end = await run({
          event: { name: event.name, payload },
          env: { GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: actor },
          inputs: { prompt: 'Document it.', context: 'event', wait: 'false' },
        })
        await rm(end.folder, { recursive: true })
        if (service.requests.length > 0 || end.exitCode !== 0 || end.outputs.outcome !== 'skipped')
          failures.push(
            `${seed} ${event.name} by ${actor}: ${service.requests.length}, ${end.stdout.slice(-300)}`,
          )
      })
    },
  })
  expect(failures).toEqual([])
  recordFigure({
    name: 'dist: events by people and bots who may not that started the agent',
    target: '0',
    measured: '0',
    runs: seeds.length,
  })
}, 3_600_000)
