import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../scripts/temporary.ts'
import {
  parseHosts,
  parseTrafficFile,
  parseWord,
  parseWords,
} from '../../src/runner/input-values.ts'

const workspace = await temporaryFolder('input-values')

test.each([
  ['traffic.json', 'json'],
  ['traffic.CSV', 'csv'],
  ['a.csv.json', 'json'],
])('traffic-file %s is %s, in the workspace', (file, format) => {
  expect(parseTrafficFile(file, { workspace })).toEqual({
    format,
    path: path.join(workspace, file),
  })
})

test.each(['traffic', 'json', 'traffic.txt', 'traffic.json.txt', 'csv.'])(
  'traffic-file %s has no ending that says how to write it',
  (file) => {
    const parse = () => parseTrafficFile(file, { workspace })
    expect(parse).toThrow(`must end in .json or .csv, but is "${file}"`)
  },
)

test('hosts are names alone, in small letters', () => {
  expect([...parseHosts('Git.Example.com, git-2\nx')]).toEqual(['git.example.com', 'git-2', 'x'])
  for (const wrong of [
    'https://a.example',
    'a.example:443',
    'a.example/x',
    '.a',
    'a.',
    'a..b',
    'a_b',
  ])
    expect(() => parseHosts(`git.example.com, ${wrong}`)).toThrow(
      `may hold host names such as git.example.com, but has "${wrong}"`,
    )
})

test('one of a few words', () => {
  const parse = parseWord(['auto', 'show'])
  expect(parse('show')).toBe('show')
  expect(() => parse('Show')).toThrow('must be auto or show, but is "Show"')
})

test('a list of a few words', () => {
  const [some, withAll] = [parseWords(['a', 'b']), parseWords(['a', 'b'], { hasAll: true })]
  expect([...some('b, a, b')]).toEqual(['b', 'a'])
  expect([...some('none')]).toEqual([])
  expect([...withAll('all')]).toEqual(['a', 'b'])
  expect(() => some('all')).toThrow('may name a, b, or be none, but has "all"')
  expect(() => withAll('a, none')).toThrow('may name a, b, or be all or none, but has "none"')
})
