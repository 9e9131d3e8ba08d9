import { rm } from 'node:fs/promises'
import { expect, jest, test } from '@jest/globals'
import { attacks, recordFigure } from '../support/figures.ts'
import { REVIEWED, withRepository } from '../support/github.ts'
import { countWords, hostileTexts, wordOf } from '../support/hostile-texts.ts'
import { inParallel } from '../support/in-parallel.ts'
import { parseMarkdown } from '../support/markdown.ts'

/*
 * Hostile texts that are quoted to the agent: of a review, its comments on lines, the pull request and its
 * files. Each run quotes some hundreds. None may leave its fence, or add a line to what stands around it.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

const FULL_RUNS = 60
const COMMENTS = 120
const FILES = 60
const FENCE = '`'.repeat(12)
/** What may stand outside of the fences: facts, and notes of what was left out. */
const FACT = /^[a-z ]+: (?:"(?:[^"\\]|\\.)*"|\d+|\d+ .*)$/

async function promptOf(seed: number): Promise<string> {
  const next = hostileTexts(seed)
  let count = 0
  const text = () => wordOf(count++) + next()
  const rows = <T>(length: number, row: () => T) => Array.from({ length }, row)
  const files = rows(FILES, () => ({
    ...{ filename: text(), status: text(), additions: 1, deletions: 2, changes: 3 },
  }))
  const comments = rows(COMMENTS, () => ({ path: text(), line: 3, body: `${text()}\n${text()}` }))
  const { payload } = REVIEWED
  const pull = { ...payload.pull_request, title: text(), body: text(), head: { label: text() } }
  return withRepository(
    { github: { files: { 1: files }, reviewComments: { 55: comments } } },
    async ({ run, service }) => {
      const review = { ...payload.review, body: text(), html_url: text() }
      const event = { ...REVIEWED, payload: { ...payload, review, pull_request: pull } }
      const end = await run({ event, inputs: { context: 'event', wait: 'false' } })
      await rm(end.folder, { recursive: true })
      expect(end.outputs).toMatchObject({ outcome: 'started' })
      return service.jobs[0]?.prompts[0] ?? ''
    },
  )
}

function problemsOf(prompt: string): string[] {
  const [, nonce = ''] = /the number ([0-9a-f]+) was quoted/.exec(prompt) ?? []
  expect(nonce.length).toBeGreaterThanOrEqual(16)
  const appendix = prompt.slice(prompt.indexOf('What stands between'))
  const [preamble, ...frames] = appendix.split(/\n\n(?=BEGIN )/)
  const found: string[] = []
  for (const frame of frames) {
    const lines = frame.split(/\n/)
    const fences = lines.flatMap((line, index) => (line === FENCE ? [index] : []))
    const [open = lines.length, close = lines.length] = fences
    const around = [...lines.slice(1, open), ...lines.slice(close + 1, -1)]
    if (fences.length !== 2) found.push(`${fences.length} fences`)
    if (!lines[0]?.startsWith(`BEGIN ${nonce}: `)) found.push(`begins ${lines[0]}`)
    if (lines.at(-1) !== `END ${nonce}`) found.push(`ends ${lines.at(-1)}`)
    found.push(...around.filter((line) => !FACT.test(line)))
  }
  const codes = (parseMarkdown(appendix).children ?? []).filter(({ type }) => type === 'code')
  if (codes.length !== frames.length) found.push(`${codes.length} code blocks`)
  if (appendix.split(nonce).length !== 2 * frames.length + 2) found.push('the number was known')
  if (/[\u2028\u2029\r]|(?![\n\t])[\p{Cc}\p{Cf}]/u.test(appendix)) found.push('invisible')
  if (frames.length !== 4 || preamble?.includes('\n')) found.push(`${frames.length} quotations`)
  return found
}

test('no text that is quoted to the agent leaves its fence', async () => {
  const first = Math.floor(Math.random() * 2 ** 31)
  const seeds = Array.from({ length: attacks(FULL_RUNS) }, (_, index) => first + index)
  let texts = 0
  const failures: string[] = []
  await inParallel(seeds, {
    atOnce: 2,
    async work(seed) {
      const prompt = await promptOf(seed)
      texts += countWords(prompt)
      failures.push(...problemsOf(prompt).map((problem) => `${seed}: ${problem}`))
    },
  })
  expect(failures).toEqual([])
  expect(texts).toBeGreaterThan(seeds.length * 200)
  recordFigure({
    name: `dist: quoted texts that left one of ${4 * seeds.length} fences`,
    target: '0',
    measured: '0',
    runs: texts,
  })
}, 3_600_000)
