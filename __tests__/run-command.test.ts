import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { Command, CommonInputs, World } from '../src/command.ts'
import { Cancelled } from '../src/errors.ts'
import { GITHUB_TOKEN_INPUTS, TIMEOUT_INPUTS } from '../src/inputs/common.ts'
import { maskAndParseInputs } from '../src/inputs/read-inputs.ts'
import { createStepResult, resultPage } from '../src/result/results.ts'
import { runCommand } from '../src/run-command.ts'
import { RecordingLog } from './support/recording-log.ts'
import { VirtualClock } from './support/virtual-clock.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const INPUTS = { ...TIMEOUT_INPUTS, ...GITHUB_TOKEN_INPUTS }

/** Runs a command that shows its result, and then throws. @param failOn an outcome that fails the step */
async function failAfterResult(thrown: unknown, failOn?: string) {
  const facts = { level: 'notice', icon: '✅', headline: 'It is done' } as const
  const comments: boolean[] = []
  const command: Command<CommonInputs, 'outcome'> = {
    name: 'ask',
    inputs: INPUTS,
    outputs: { outcome: 'word' },
    read: (...from) => maskAndParseInputs(INPUTS, ...from),
    findInputConflicts: () => [],
    prepare: (step) => step,
    async checkTrigger() {},
    async run(_step, writeResultEarly) {
      await writeResultEarly(createStepResult('published', facts, resultPage(facts)))
      throw thrown
    },
    failsOn: (outcome) => outcome === failOn,
    async comment(_step, _ending, isLast) {
      comments.push(isLast)
    },
  }
  const output = path.join(folder, 'output.txt')
  writeFileSync(output, '')
  const log = new RecordingLog()
  const world: World = {
    log,
    clock: new VirtualClock(),
    signal: new AbortController().signal,
    send: () => Promise.reject(new Error('nothing is sent')),
  }
  const env = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md') }
  const ending = await runCommand(command, env, world)
  return { ending, comments, log: log.lines, outputs: readFileSync(output, 'utf8') }
}

test('a failure after the result was shown only warns: the outcome stays, and the step is green', async () => {
  const end = await failAfterResult(new Error('boom'))
  expect(end.ending).toMatchObject({ outcome: 'published', fails: false })
  expect(end.outputs).toMatch(/\noutcome=published\n$/)
  expect(end.ending.page.warnings).toHaveLength(1)
  expect(end.log).toContainEqual(
    expect.stringMatching(/^warning: The rest of the step failed\. .*"boom"/),
  )
  expect(end.log.at(-1)).toBe('notice: It is done.')
  expect(end.comments).toEqual([false, true])
})

test('a cancel after the result was shown ends the step with that result, without a warning', async () => {
  const end = await failAfterResult(new Cancelled('cancelled by SIGINT'))
  expect(end.ending).toMatchObject({ outcome: 'published', fails: false })
  expect(end.ending.page.warnings).toEqual([])
  expect(end.log).toEqual(['It is done.', 'notice: It is done.'])
})

test('an outcome that the workflow does not want fails the step, even if a later part ends it', async () => {
  const end = await failAfterResult(new Cancelled('cancelled by SIGINT'), 'published')
  expect(end.ending).toMatchObject({ outcome: 'published', level: 'error', fails: true })
  expect(end.log.at(-1)).toBe('error: It is done.')
})
