import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { StepEnd } from '../../scripts/runner.ts'
import { CANARY_KEY, TIME_WARP } from '../support/action.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { CANARY_TOKEN, LABELLED, type Repository, withRepository } from '../support/github.ts'
import { failedBuild, SCENES, type Scene, signalsOf } from '../support/secret-scenes.ts'
import { holdsSecret, SPELLINGS } from '../support/spellings.ts'

/*
 * What a service or a GitHub says that knows the secrets, in each spelling and in each field of its answers
 * (secret-scenes.ts), against everything that a step writes: log lines, outputs, summary, the files of report-path and
 * traffic-file, comments with their markers, requests to GitHub.
 */

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
/** At full size, each spelling of each secret is once in each field. */
const isFull = runs(1_000) >= 1_000

/** In few runs, each scene's fields begin with every so many-th spelling. */
const FEW_STEP = 8

/** With which spelling a scene's fields begin, run by run, and of which secret; behind the last is the first. */
function runsOfScene(): Array<{ start: number; secret: string }> {
  const secrets = [CANARY_KEY, CANARY_TOKEN]
  const all = spellings.flatMap((_, start) => secrets.map((secret) => ({ start, secret })))
  if (isFull) return all
  return all.filter(({ start, secret }) => secret === secrets[(start / FEW_STEP) % secrets.length])
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe.each(Object.entries(SCENES))('in %s', (name, { width, says, make }) => {
  test('no spelling of a secret gets anywhere', async () => {
    let found = 0
    const plans = runsOfScene()
    for (const { start, secret } of plans) {
      const spelled = spellings.map((spell) => spell(secret))
      const all = [...spelled.slice(start), ...spelled.slice(0, start)]
      const { end, written } = await perform(make({ texts: all.slice(0, width), all }))
      expect(end.summary).toContain(says)
      const leaks = leaksIn(written)
      found += leaks.length
      expect([name, start, leaks]).toEqual([name, start, []])
    }
    recordFigure({
      name: `Places in which a secret was found that was in ${name}`,
      target: '0',
      measured: `${found}`,
      runs: plans.length,
    })
  }, 300_000)
})

test('a key that is split over two fields cannot be put together again', async () => {
  for (const at of isFull ? range(6, 31) : [11, 17, 24]) {
    const [first, second] = [CANARY_KEY.slice(0, at), CANARY_KEY.slice(at)]
    const halves = [first, second]
    const body = { id: 'job_1', status: 'completed', model: first, source: { ref: second } }
    const prLink = 'https://github.com/acme/docs/pull/1'
    const { end, written } = await perform({
      service: {
        pageViews: { paths: halves.map((half) => `/${half}`) },
        build: {
          ...failedBuild([first, second, first, second], [...halves, ...halves]),
          // The simulated service makes one of the branch.
          previewUrl: 'https://preview.example',
        },
        signals: signalsOf(halves),
        faults: [{ on: 'create', fault: { body: { ...body, prLink } } }],
      },
      inputs: { preview: 'true', 'reader-signals': 'all', 'reader-texts': 'show' },
    })
    for (const heading of ['The end of its log:', 'What readers wrote', 'Top pages'])
      expect(end.summary).toContain(heading)
    expect([at, leaksIn(written)]).toEqual([at, []])
  }
}, 300_000)

test('a key that a cut goes through, at whatever character, leaves nothing of it', async () => {
  const cuts = [60, 80, 100, 120, 160, 200, 300]
  const texts = cuts.flatMap((cut) =>
    range(1, CANARY_KEY.length).map(
      (offset) => `${'x '.repeat(cut).slice(0, cut - offset)}${CANARY_KEY} and so on`,
    ),
  )
  // As many at once as are shown: 25 to 30 rows of a list, 20 lines of a log.
  const slices = range(0, Math.floor(texts.length / 20)).map((n) =>
    texts.slice(n * 20, n * 20 + 20),
  )
  for (const [index, slice] of slices.entries()) {
    if (!isFull && index % 5 !== 2) continue
    const scene = {
      service: { build: failedBuild(slice, [...slice, ...slice]), signals: signalsOf(slice) },
      inputs: { preview: 'true', 'reader-signals': 'all', 'reader-texts': 'show' },
    }
    // Its first line is told, cut.
    const prompt = `${'. '.repeat(40).slice(0, 45 + 3 * index)}${CANARY_KEY} and so on.`
    const { end, written } = await perform(scene, prompt)
    for (const heading of ['The end of its log:', 'What readers wrote', 'Prompt:'])
      expect(end.summary).toContain(heading)
    for (const [place, text] of Object.entries(written))
      expect([place, /mint_|_c4n4r|4ry-k/i.exec(text)?.[0]]).toEqual([place, undefined])
  }
}, 300_000)

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
