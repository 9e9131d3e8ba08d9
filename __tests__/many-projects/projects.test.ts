import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { MAX_LIST_BYTES, MAX_PROJECTS, parseProjects } from '../../src/many-projects/projects.ts'

const ids = (count: number) => Array.from({ length: count }, (_, n) => `project-${n}`)

test.each([
  ['lines, with comments and blanks', 'alpha\n\n  beta \r\n# not now: gamma\n'],
  ['commas', 'alpha, beta'],
  ['a JSON array', '["alpha", "beta"]'],
])('a list is read from %s', (_, list) => {
  expect(parseProjects(list)).toEqual([
    { number: 1, id: 'alpha', prompt: '' },
    { number: 2, id: 'beta', prompt: '' },
  ])
})

test('a project of a JSON array may have a prompt of its own', () => {
  const list = '["alpha", {"project-id": "beta", "prompt": "Line 1\\nLine 2; $(id)"}]'
  expect(parseProjects(list)[1]).toEqual({
    number: 2,
    id: 'beta',
    prompt: 'Line 1\nLine 2; $(id)',
  })
})

test('256 projects are taken, 257 are refused with the reason', () => {
  expect(parseProjects(ids(MAX_PROJECTS).join('\n'))).toHaveLength(256)
  expect(() => parseProjects(ids(MAX_PROJECTS + 1).join('\n'))).toThrow(
    'projects names 257, and GitHub makes at most 256 jobs of one matrix. Split the list',
  )
})

test.each([
  ['', 'projects is empty'],
  ['[]', 'projects is empty'],
  ['[oops', 'projects begins with [ and is not JSON'],
  ['[1]', 'entry 1 is neither an ID nor an object'],
  ['["a", {"project-id": "b", "promt": "x"}]', 'entry 2 is neither an ID nor an object'],
  ['a\n../b', 'entry 2, "../b", is not an ID'],
  ['a b', 'entry 1, "a b", is not an ID'],
  ['$(id)', 'entry 1, "$(id)", is not an ID'],
  ['a\nb\na', 'entry 3, "a", is listed twice'],
])('%j is refused: %s', (list, message) => {
  expect(() => parseProjects(list)).toThrow(message)
})

test('of many faults, five are told', () => {
  expect(() => parseProjects(Array(8).fill('?').join(','))).toThrow(/entry 5, .*; and 3 more\.$/)
})

test('a list that fits into the environment of a step on Linux is taken, one byte more is refused', () => {
  const listOf = (bytes: number) => {
    const [before, after] = ['[{"project-id":"a","prompt":"', '"}]']
    return `${before}${'x'.repeat(bytes - before.length - after.length)}${after}`
  }
  expect(parseProjects(listOf(MAX_LIST_BYTES))).toHaveLength(1)
  expect(() => parseProjects(listOf(MAX_LIST_BYTES + 1))).toThrow(
    'projects has 131057 bytes, and a step can be handed at most 131056 (128 KiB with its name). Shorten the prompts',
  )
  expect(() => parseProjects(`a\n# ${'ü'.repeat(66_000)}`)).toThrow('projects has 132004 bytes')
})

const onLinux = process.platform === 'linux' ? test : test.skip // 128 KiB for one variable is Linux's own limit.
onLinux(
  'Linux starts a process with the longest list that is taken, and with none that is longer',
  () => {
    const start = (length: number) =>
      spawnSync(process.execPath, ['--version'], { env: { INPUT_PROJECTS: 'x'.repeat(length) } })
    expect(start(MAX_LIST_BYTES).status).toBe(0)
    expect(start(MAX_LIST_BYTES + 1).error).toMatchObject({ code: 'E2BIG' })
  },
)
