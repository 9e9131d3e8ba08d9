import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { StepEnd } from '../../scripts/runner.ts'
import type { GitHubOptions } from '../../simulator/github.ts'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { CANARY_KEY, TIME_WARP } from '../support/action.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { CANARY_TOKEN, LABELLED, type Repository, withRepository } from '../support/github.ts'
import { holdsSecret, SPELLINGS } from '../support/spellings.ts'

/*
 * What a service or a GitHub says that knows the secrets, in each spelling and in each field of its answers,
 * against everything that a step writes: log lines, outputs, summary, the files of report-path and
 * traffic-file, comments with their markers, requests to GitHub.
 */

interface Scene {
  service?: SimulatorOptions
  github?: GitHubOptions
  inputs?: Record<string, string>
}

/** Three texts at a time, each in fields of its own. */
const SCENES: Record<string, (texts: [string, string, string]) => Scene> = {
  'the fields of a job': ([first, second, third]) => ({
    service: {
      faults: [
        {
          on: 'any',
          nth: 'all',
          fault: {
            body: {
              id: 'job_1',
              status: 'completed',
              model: first,
              source: { repository: second, ref: third },
              prLink: `https://github.com/acme/docs/pull/1?${first}`,
              createdAt: second,
              archivedAt: third,
            },
          },
        },
      ],
    },
  }),
  'the ID, the status and the link of a job': ([first, second, third]) => ({
    service: {
      faults: [
        { on: 'create', fault: { body: { id: 'job_1', status: 'active', prLink: first } } },
        { on: 'get', nth: 0, fault: { body: { id: first, status: second, prLink: third } } },
        { on: 'get', nth: 1, fault: { body: { id: 'job_1', status: third } } },
        { on: 'get', nth: 2, fault: { body: { id: 'job_1', status: 'archived', prLink: third } } },
      ],
    },
  }),
  'the words of a refusal': ([first, second, third]) => ({
    service: {
      faults: [
        { on: 'create', fault: { status: 400, body: refusal(first, second, third) } },
        { on: 'views', nth: 'all', fault: { status: 400, body: refusal(third, first, second) } },
      ],
    },
  }),
  'the paths of pages': (texts) => ({
    service: { pageViews: { paths: ['/', ...texts.map((text) => `/${text}`), ...texts] } },
  }),
  'the answers of GitHub': ([first, second, third]) => ({
    github: {
      login: first,
      faults: [
        { on: 'list-comments', fault: said(500, second) },
        { on: 'graphql', times: 1, fault: said(502, third) },
      ],
    },
  }),
  'a role on GitHub': ([first]) => ({
    github: { permissions: { octocat: { permission: 'read', role_name: first } } },
  }),
}

function refusal(error: string, ...messages: string[]) {
  return { error, details: messages.map((message) => ({ message })) }
}

function said(status: number, message: string) {
  return { status, headers: {}, body: { json: { message } } }
}

async function perform({ service, github, inputs }: Scene, prompt = 'Document the new flag.') {
  return withRepository(
    { service: { pageViews: { pages: 3 }, ...service }, github: { ...github } },
    async (repository) => {
      const end = await repository.run({
        event: LABELLED,
        nodeArgs: ['--import', TIME_WARP],
        env: { WARP: '100', RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
        inputs: {
          ...{ prompt, comment: 'true', 'traffic-weeks': '2' },
          ...{ 'traffic-file': 'numbers.csv', 'poll-interval-seconds': '5', ...inputs },
        },
      })
      return { end, written: await writtenBy(end, repository) }
    },
  )
}

/** All that a step wrote, by where. The masks tell the runner the secrets: they must hold them. */
async function writtenBy(end: StepEnd, { github }: Repository): Promise<Record<string, string>> {
  const entries = await readdir(end.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'event.json')
  return {
    log: end.stdout.replace(/^::add-mask::.*\n/gm, ''),
    stderr: end.stderr,
    ...Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [
          file.name,
          await readFile(path.join(file.parentPath, file.name), 'utf8'),
        ]),
      ),
    ),
    comments: github.comments.map(({ body }) => body).join('\n'),
    'requests to GitHub': github.requests
      .map(({ path: target, query, body }) => `${target}?${query} ${JSON.stringify(body)}`)
      .join('\n'),
  }
}

function leaksIn(written: Record<string, string>): string[] {
  return Object.entries(written)
    .filter(([, text]) => holdsSecret(text, CANARY_KEY) || holdsSecret(text, CANARY_TOKEN))
    .map(([place]) => place)
}

const spellings = Object.values(SPELLINGS)
/** Each spelling is first, second and third in turn; the token takes the place of the key in every other run. */
const groups = spellings.map((_, index) => ({
  secret: index % 2 === 0 ? CANARY_KEY : CANARY_TOKEN,
  spell: [0, 1, 2].map((step) => spellings[(index + step) % spellings.length] ?? String),
}))
const FULL_GROUPS = 24
/** In few runs, still every spelling once. */
const used = groups.filter(
  (_, index) => runs(FULL_GROUPS * 50) >= FULL_GROUPS * 50 || index % 3 === 0,
)

describe.each(Object.entries(SCENES))('in %s', (name, scene) => {
  test('no spelling of a secret gets anywhere', async () => {
    let found = 0
    for (const { secret, spell } of used) {
      const [first, second, third] = spell.map((one) => one(secret))
      const { written } = await perform(scene([first ?? '', second ?? '', third ?? '']))
      expect(written.log?.length).toBeGreaterThan(0)
      const leaks = leaksIn(written)
      found += leaks.length
      expect([name, leaks]).toEqual([name, []])
    }
    recordFigure({
      name: `Places in which a secret was found that was in ${name}`,
      target: '0',
      measured: `${found}`,
      runs: used.length,
    })
  }, 300_000)
})

test('a key that is split over two fields cannot be put together again', async () => {
  for (const at of [6, 11, 12, 17, 23, 24, 30]) {
    const [first, second] = [CANARY_KEY.slice(0, at), CANARY_KEY.slice(at)]
    const { written } = await perform({
      service: {
        pageViews: { paths: [`/${first}`, `/${second}`] },
        faults: [
          {
            on: 'create',
            fault: {
              body: { id: 'job_1', status: 'completed', model: first, source: { ref: second } },
            },
          },
        ],
      },
    })
    expect([at, leaksIn(written)]).toEqual([at, []])
  }
}, 120_000)

test('a key that the cut of the first line of a prompt goes through leaves nothing of it', async () => {
  for (const offset of [45, 51, 52, 60, 75]) {
    const prompt = `${'. '.repeat(40).slice(0, offset)}${CANARY_KEY} and so on, far beyond the cut.`
    const { end, written } = await perform({}, prompt)
    expect(end.summary).toContain('Prompt:')
    for (const [place, text] of Object.entries(written))
      expect([offset, place, text.includes('mint')]).toEqual([offset, place, false])
  }
}, 120_000)

test('in a traffic-file of JSON no spelling of a secret is left, and it stays JSON', async () => {
  const paths = spellings.map((spell) => `/${spell(CANARY_KEY)}"`)
  const { end, written } = await perform({
    service: { pageViews: { paths } },
    inputs: { 'traffic-file': 'numbers.json', prompt: '', comment: 'false' },
  })
  expect(end.outputs).toMatchObject({ outcome: 'reported' })
  expect(leaksIn(written)).toEqual([])
  expect(JSON.parse(written['numbers.json'] ?? '')).toMatchObject({ project: 'docs' })
}, 60_000)
