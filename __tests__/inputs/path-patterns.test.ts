import { expect, test } from '@jest/globals'
import { isInPaths, parsePathPatterns } from '../../src/inputs/path-patterns.ts'
import { fc, runs } from '../support/runs.ts'

const matches = (patterns: string, path: string) => isInPaths(parsePathPatterns(patterns), path)

/*
 * The cheat sheet of GitHub's documentation: its patterns, with paths that match and paths that don't.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#patterns-to-match-file-paths
 */
test.each<[patterns: string, inPaths: string, outside: string]>([
  ['*', 'README.md server.rb', 'docs/README.md'],
  ['**', 'all/the/files.md README.md', ''],
  ['*.js', 'app.js index.js', 'js/index.js app.jsx'],
  ['**.js', 'index.js js/index.js src/js/app.js', 'index.jsx'],
  ['*.jsx?', 'page.js page.jsx', 'page.jsxx page.j page.js?'],
  ['docs/*', 'docs/README.md docs/file.txt', 'docs/mona/octocat.txt docs'],
  ['docs/**', 'docs/README.md docs/mona/octocat.txt', 'docs a/docs/README.md mydocs/x'],
  ['docs/**/*.md', 'docs/README.md docs/mona/hello-world.md docs/a/markdown/file.md', 'docs/a.txt'],
  ['**/docs/**', 'docs/hello.md dir/docs/my-file.txt space/docs/plan/space.doc', 'mydocs/hello.md'],
  ['**/README.md', 'README.md js/README.md', 'MY-README.md js/README.md.bak'],
  ['**/*src/**', 'a/src/app.js my-src/code/js/app.js', 'src-my/app.js'],
  ['**/*-post.md', 'my-post.md path/their-post.md', 'post.md'],
  ['**/migrate-*.sql', 'migrate-10909.sql db/migrate-v1.0.sql db/sept/migrate-v1.sql', 'db/m.sql'],
  ['*.md\n!README.md', 'hello.md', 'README.md docs/hello.md'],
  ['*.md\n!README.md\nREADME*', 'hello.md README.md README.doc', 'docs/README.md'],
  // The rules above the table.
  ['[CB]at', 'Cat Bat', 'cat at CBat'],
  ['[1-2]00/[a-cX]', '100/a 200/c 100/X', '300/a 100/d 100/-'],
  ['docs/!a', 'docs/!a', 'docs/a'],
])('the patterns %j match as in a workflow', (patterns, inPaths, outside) => {
  expect(inPaths.split(' ').filter((path) => !matches(patterns, path))).toEqual([])
  expect(outside.split(' ').filter((path) => path !== '' && matches(patterns, path))).toEqual([])
})

test.each<[what: string, patterns: string, inPaths: string, outside: string]>([
  ['case counts', 'Docs/**', 'Docs/a', 'docs/a'],
  ['a dot is a character like any other', '*/*.md', '.github/.hidden.md', '.githubx.md'],
  ['a pattern fits the whole path', 'src', 'src', 'src/a asrc'],
  ['a folder below another', 'a/**/b', 'a/b a/x/b a/x/y/b', 'a/xb ab'],
  [
    'a backslash gives a sign to a name',
    'app/\\[id\\]/\\+*\\?',
    'app/[id]/+a?',
    'app/i/+a? app/[id]/a?',
  ],
  ['a sign of a list may be absent', 'v[0-9]?[0-9]', 'v1 v12', 'v v123'],
  ['no folder is left out in the middle of a name', 'a**/b', 'a/b ax/y/b', 'ab'],
  ['regular expressions have no meaning', 'a.(b|c){1}^$', 'a.(b|c){1}^$', 'ab a.b'],
  [
    'an excluded file can come back',
    '**\n!**/*.test.ts\ne2e/**',
    'a.ts e2e/a.test.ts',
    'a.test.ts',
  ],
  ['a backslash keeps a comma as a part of a name', 'a\\,b/*', 'a,b/c', 'a/b'],
  ['blank lines and blanks around a pattern have no meaning', ' a \n\n  b\r\n', 'a b', ' '],
])('%s', (_what, patterns, inPaths, outside) => {
  expect(inPaths.split(' ').filter((path) => !matches(patterns, path))).toEqual([])
  expect(outside.split(' ').filter((path) => path !== '' && matches(patterns, path))).toEqual([])
})

test.each([
  ...[
    '?a',
    'a+',
    '[ab',
    'a]',
    '[]',
    '[...slug]',
    '[a-Z]',
    'a\\',
    '!',
    '/src/**',
    './src/**',
    'docs/',
    '- src/**',
    '"src/**"',
  ],
  ...["!'src/**'", 'src/**, docs/**', 'src/**,docs/**', 'src/** docs/**', 'src/**,', '["src/**"]'],
])('a pattern that cannot be read is a bad input: %j', (patterns) => {
  expect(() => parsePathPatterns(patterns)).toThrow('write one pattern a line')
})

/** GitHub's meaning as a regular expression, for short texts: that one may backtrack. */
function asRegExp(pattern: string): RegExp {
  const source = pattern.replace(/(?<![^/])\*\*\/|\*\*|[*.]/g, (found) => {
    const meanings = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '.': '\\.' }
    return meanings[found as keyof typeof meanings]
  })
  return new RegExp(`^${source}$`, 'su')
}

test('random patterns match what a regular expression of the same meaning matches', () => {
  const piece = fc.constantFrom('a', 'b', '/', '*', '.', 'a?', '[a-b]', '\\+', '**/', '/**')
  const pattern = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(''))
    .filter((text) => !/\*{3}|^\.?\.?\/|\/$/.test(text))
  const path = fc.array(fc.constantFrom('a', 'b', 'c', '/', '.', '+', 'aa', 'b/'), {
    maxLength: 10,
  })
  fc.assert(
    fc.property(pattern, path, (text, pieces) => {
      const name = pieces.join('')
      expect([text, name, matches(text, name)]).toEqual([text, name, asRegExp(text).test(name)])
    }),
    { numRuns: runs(3_000) },
  )
})

test.each([
  ['wildcards', `${'*a'.repeat(120)}b`, 'a'.repeat(4_096)],
  ['lists', `${'*[0-9a]?'.repeat(28)}b`, 'a'.repeat(4_096)],
  ['folders', `${'**/'.repeat(80)}b`, 'a/'.repeat(2_048)],
])('with many %s, a hostile name takes less than 500 ms of CPU time', (_what, text, path) => {
  const before = process.threadCpuUsage()
  expect(matches(text, path)).toBe(false)
  const { user, system } = process.threadCpuUsage(before)
  expect(user + system).toBeLessThan(500_000)
})

test('a path that no system can hold matches nothing', () => {
  expect(matches('**', 'a'.repeat(4_096))).toBe(true)
  expect(matches('**', 'a'.repeat(4_097))).toBe(false)
})
