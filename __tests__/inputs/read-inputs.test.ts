import { expect, test } from '@jest/globals'
import { type InputRule, maskAndParseInputs } from '../../src/inputs/read-inputs.ts'
import { ask } from '../../src/step.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { fc, runs } from '../support/runs.ts'

function read(names: readonly string[]) {
  const variables = names.map((name) => [`INPUT_${name.toUpperCase()}`, 'x'])
  return maskAndParseInputs(ask.inputs, Object.fromEntries(variables), new RecordingLog(), '.')
}

/** The inputs that the step takes the names for; undefined for names that it leaves alone. */
function meantBy(name: string): string | undefined {
  const [said] = read([name]).misspelt
  return said && /: write `([^`]+)`/.exec(said)?.[1]
}

test.each<[name: string, meant: string]>([
  ['dry-runs', 'dry-run'],
  ['dryrun', 'dry-run'],
  ['DRY_RUN', 'dry-run'],
  ['dry-rnu', 'dry-run'],
  ['traffic-week', 'traffic-weeks'],
  ['contexts', 'context'],
  ['promt', 'prompt'],
  ['prompts', 'prompt'],
  ['pormpt', 'prompt'],
  ['prompt_fle', 'prompt-file'],
  ['waits', 'wait'],
  ['path', 'paths'],
  ['fail_ons', 'fail-on'],
  ['failon', 'fail-on'],
  ['apikeys', 'api-key'],
  ['api-kye', 'api-key'],
  ['projectID_', 'project-id'],
  ['coment', 'comment'],
  // Two edits, in names of nine letters or more.
  ['timeout-minus', 'timeout-minutes'],
  ['timeuot-minute', 'timeout-minutes'],
  ['pol-interval-second', 'poll-interval-seconds'],
  ['reader-singal', 'reader-signals'],
  ['isue-numbers', 'issue-number'],
  ['required-permision', 'required-permission'],
  ['alowed-bot', 'allowed-bots'],
])('`%s` is refused, and `%s` is named', (name, meant) => {
  expect(meantBy(name)).toBe(meant)
})

test.each([
  ...['MAIN', 'JOB', 'FAIL', 'TOKEN', 'TEXT', 'PROJECT', 'API-URL', 'BASE_REF', 'BASE_DIR', 'REF'],
  ...['COMMAND', 'COMMIT', 'TITLE', 'FILE', 'KEY', 'NAME', 'TIMEOUT', 'ARGS', 'ENTRYPOINT', 'WHO'],
  ...['DRRRY-RUN', 'PRMT', 'CONTENTS', 'ISSUE', 'WORKING-DIRECTORY', 'VERSION', ''],
])('INPUT_%s is left alone', (name) => {
  expect(meantBy(name)).toBeUndefined()
})

const OURS = Object.entries<InputRule>(ask.inputs).flatMap(([name, { alias = name }]) => [
  name,
  alias,
])

test('no input of ours is refused, whichever are set', () => {
  for (const name of OURS) expect(read([name]).misspelt).toEqual([])
  expect(read(OURS).misspelt).toEqual([])
})

/** One edit of a name's letters: one is left out, doubled, replaced, or swapped with the next. */
function edited(name: string, kind: number, at: number): string {
  const before = name.slice(0, at)
  const letter = name.charAt(at)
  const after = name.slice(at + 1)
  switch (kind) {
    case 0:
      return before + after
    case 1:
      return before + letter + letter + after
    case 2:
      return `${before}q${after}`
    default:
      return before + after.charAt(0) + letter + after.slice(1)
  }
}

/** Whether one letter was left out, added or replaced, or two neighbours swapped. */
function isOneEditFrom(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length)
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  const isSwap = left.length === 2 && left === `${right[1]}${right[0]}`
  return isSwap || (left.length <= 1 && right.length <= 1)
}

test('an edit of any name is refused, and the name is told, or one that is as near', () => {
  const names = Object.keys(ask.inputs)
  const anyName = fc.constantFrom(...names)
  fc.assert(
    fc.property(anyName, fc.nat(3), fc.nat(30), (name, kind, place) => {
      const letters = name.replaceAll('-', '')
      const wrong = edited(letters, kind, place % letters.length)
      fc.pre(wrong !== letters)
      // `allowedhots` is as near to `allowed-bots`.
      const near = names.filter((one) => isOneEditFrom(one.replaceAll('-', ''), wrong))
      expect(near).toContain(name)
      expect(near).toContain(meantBy(wrong))
    }),
    { numRuns: runs(500, 20_000) },
  )
})

test('a name that is misspelt is not called missing as well', () => {
  const { wrong, values } = read(['project_id', 'api_key', 'promt'])
  expect(wrong).toEqual([])
  expect(Object.keys(values)).not.toContain('projectId')
})
