import { expect, test } from '@jest/globals'
import { isInPaths, parsePathPatterns } from '../../src/prompt-context/path-patterns.ts'
import { fc, runs } from '../support/runs.ts'

const matches = (patterns: string, path: string) => isInPaths(parsePathPatterns(patterns), path)

/*
 * The cheat sheet of GitHub's documentation: its patterns, with paths that match and paths that don't.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#patterns-to-match-file-paths
 */
test.each<[patterns: string, inPaths: string, outside: string]>([
  ['*', 'README.md server.rb', 'docs/README.md'],
  ['*.jsx?', 'page.js page.jsx', 'page.jsxx page.j a/page.js'],
  ['**', 'all/the/files.md README.md', ''],
  ['*.js', 'app.js index.js', 'js/index.js app.jsx'],
  ['**.js', 'index.js js/index.js src/js/app.js', 'index.jsx'],
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
  ['v[12].[0-9]+.[0-9]+', 'v1.10.1 v2.0.0', 'v3.0.0 v1..1 v1.1'],
  ['[CB]at', 'Cat Bat', 'cat at CBat'],
  ['[0-9a-f]x', '7x cx', 'gx Ax'],
  ['ab+', 'ab abbb', 'a abc'],
  ['docs/!a', 'docs/!a', 'docs/a'],
])('the patterns %j match as in a workflow', (patterns, inPaths, outside) => {
  expect(inPaths.split(' ').filter((path) => !matches(patterns, path))).toEqual([])
  expect(outside.split(' ').filter((path) => path !== '' && matches(patterns, path))).toEqual([])
})

test.each<[what: string, patterns: string, inPaths: string, outside: string]>([
  ['case counts', 'Docs/**', 'Docs/a', 'docs/a'],
  ['a dot is a character like any other', '*/*.md', '.github/.hidden.md', '.githubx.md'],
  ['a pattern fits the whole path', 'src', 'src', 'src/a asrc'],
  ['regular expressions have no meaning', 'a.(b|c){1}^$', 'a.(b|c){1}^$', 'ab a.b'],
  ['a folder below another', 'a/**/b', 'a/b a/x/b a/x/y/b', 'a/xb ab'],
  ['no folder is left out in the middle of a name', 'a**/b', 'a/b ax/y/b', 'ab'],
  ['a character beyond the BMP is one', 'a😀?b', 'ab a😀b', 'a😀😀b'],
  ['a backslash takes the meaning away', '\\[id\\]/\\*\\\\', '[id]/*\\', 'i/x'],
  [
    'an excluded file can come back',
    '**\n!**/*.test.ts\ne2e/**',
    'a.ts e2e/a.test.ts',
    'a.test.ts',
  ],
  ['blank lines and blanks around a pattern have no meaning', ' a \n\n  b\r\n', 'a b', ' '],
])('%s', (_what, patterns, inPaths, outside) => {
  expect(inPaths.split(' ').filter((path) => !matches(patterns, path))).toEqual([])
  expect(outside.split(' ').filter((path) => path !== '' && matches(patterns, path))).toEqual([])
})

test.each([
  ['?a', 'has a ? without a character before it'],
  ['a++', 'has a + without a character before it'],
  ['*?', 'has a ? without a character before it'],
  ['a[', 'letters and digits'],
  ['a[]', 'letters and digits'],
  ['a[!b]', 'letters and digits'],
  ['a[^b]', 'letters and digits'],
  ['a[z-a]', 'letters and digits'],
  ['a[A-z]', 'letters and digits'],
  ['a[0-]', 'letters and digits'],
  ['a\\', 'has a backslash without a special character'],
  ['src\\docs', 'has a backslash without a special character'],
  ['!', 'is empty'],
  ['/src/**', 'matches no file'],
  ['./src/**', 'matches no file'],
  ['docs/', 'matches no file'],
  ['- src/**', 'matches no file'],
  ['"src/**"', 'matches no file'],
  ["!'src/**'", 'matches no file'],
  ['src/**, docs/**', 'matches no file'],
  ['src/**,', 'matches no file'],
  ['!docs/**\n!*.md', 'excludes'],
  ['a\n'.repeat(101), 'more than 100 patterns'],
  ['a'.repeat(257), 'is longer than 256 characters'],
])('a pattern that cannot be read is a bad input: %j', (patterns, why) => {
  expect(() => parsePathPatterns(patterns)).toThrow(why)
})

/** GitHub's meaning as a regular expression, for short texts: that one may backtrack. */
function asRegExp(pattern: string): RegExp {
  const source = pattern.replace(/(?<![^/])\*\*\/|\*\*|[*.]/g, (found) => {
    const meanings = { '**/': '(?:.+/)?', '**': '.*', '*': '[^/]*', '.': '\\.' }
    return meanings[found as keyof typeof meanings]
  })
  return new RegExp(`^${source}$`, 'su')
}

test('random patterns match what a regular expression of the same meaning matches', () => {
  const piece = fc.constantFrom('a', 'b', '/', 'a?', 'b+', '*', '[ab]', '[a-c]+', '.', '**/', '/**')
  const pattern = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(''))
    .filter((text) => !/\*{3}|^\.?\.?\/|\/$/.test(text))
  const path = fc.array(fc.constantFrom('a', 'b', 'c', '/', '.', 'aa', 'b/'), { maxLength: 10 })
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
  ['folders', `${'**/'.repeat(85)}b`, 'a/'.repeat(2_048)],
])(
  'with many %s, the work grows with the lengths of pattern and path, and no faster',
  (_what, text, path) => {
    let steps = 0
    const [pattern] = parsePathPatterns(text)
    const elements = pattern?.elements ?? []
    const counted = elements.map(({ accepts, repeats, canSkip }) => ({
      repeats,
      get canSkip() {
        steps++
        return canSkip
      },
      accepts(character: string) {
        steps++
        return accepts(character)
      },
    }))
    expect(isInPaths([{ text, isExclusion: false, elements: counted }], path)).toBe(false)
    expect(steps).toBeGreaterThan(4_096)
    expect(steps).toBeLessThanOrEqual(4_096 * 4 * elements.length)
  },
)

test('a path that no system can hold matches nothing', () => {
  expect(matches('**', 'a'.repeat(4_096))).toBe(true)
  expect(matches('**', 'a'.repeat(4_097))).toBe(false)
})
