import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/* A command may pass because its files moved: `pictures_changed` in .ci/run would skip the pictures. */

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r', '')
const CONFIGURATION = globSync([
  ...['.ci/run', 'package.json', 'tsconfig*.json', 'biome.json', 'jest.config.js'],
  ...['.github/dependabot.yml', '.github/workflows/*.yml'],
  ...['scripts/lint-workflows.ts', 'scripts/e2e.ts'],
]).map((file) => file.replaceAll(path.sep, '/'))

/** Two or more names, in quotes or between spaces. */
const PATH =
  /(?<=^|[\s'"`([])(?:<rootDir>\/|\.\/|\/|!)?([\w.*][\w.*{},-]*(?:\/[\w.*{},-]+)+)(?![\w@/-])/gm
/** Repositories, accounts, and paths that a command makes or that the machine has. */
const ELSEWHERE = /^(?:out|lib|bin|zizmor|python|dev|usr|acme|app|actions|github|github\.com)\//

/** `{a,b}/c` becomes `a/c` and `b/c`. */
function expandBraces(pattern: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? []
  if (list === undefined) return [pattern]
  return list.split(',').flatMap((one) => expandBraces(before + one + after))
}

function pathsIn(file: string): string[] {
  const text = read(file).replace(/^ *(?:#|\/?\*|\/\/).*$| # .*$/gm, '')
  const found = [...text.matchAll(PATH)].map(([, name = '']) => name.replace(/,$/, ''))
  // In these two lists, single names are paths.
  const [, compared = ''] = /git diff .* -- ([\s\S]*?)\n\}/.exec(text) ?? []
  const [, included = ''] = /"include": \[(.*)\]/.exec(text) ?? []
  return [...found, ...compared.split(/[\s\\]+/), ...included.split(/[", ]+/)]
    .filter((name) => name !== '' && !ELSEWHERE.test(name))
    .flatMap(expandBraces)
}

/** `name` is relative to the root or to the file. */
function exists(file: string, name: string): boolean {
  const exclude = (folder: string) => folder === 'node_modules'
  return [name, path.join(path.dirname(file), name)].some(
    (one) => existsSync(one) || globSync(one, { exclude }).length > 0,
  )
}

test.each(CONFIGURATION)('each path in %s exists', (file) => {
  expect(pathsIn(file).filter((name) => !exists(file, name))).toEqual([])
})

test('every `npm run` in documents, workflows and scripts exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const files = globSync([
    ...['*.md', 'docs/**/*.md', '.ci/run', '.github/workflows/*.yml'],
    ...['{scripts,simulator}/*.{ts,js,md}', '__tests__/**/*.ts'],
  ])
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:]*)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${file}: ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})
