import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { BuildResult } from '../../src/builds/run-build.ts'
import { renderReport } from '../../src/report/report.ts'
import { runs } from '../support/figures.ts'
import { parseMarkdown, typesIn } from '../support/markdown.ts'

function failed(text: string): BuildResult {
  return {
    request: { kind: 'publication' },
    outcome: 'publish-failed',
    known: { id: 'build_1' },
    build: {
      status: 'failure',
      summary: text,
      logs: [text, text, text, text].map((line) => `x${line}`),
      commit: {
        sha: 'a'.repeat(40),
        ref: `x${text}`,
        message: `x${text}`,
        filesChanged: { added: [`x${text}`], modified: [], removed: [] },
      },
    },
    polls: 2,
    durationMs: 12_000,
    remark: `x${text}`,
  }
}

const render = (build: BuildResult) =>
  renderReport({ outcome: build.outcome, message: build.remark, build })

test('P3: whatever stands in a log, a commit or a path, the structure of the report stays', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '|',
          '`',
          '```',
          '\n',
          '\r\n\n',
          '<',
          '</code>',
          '</details>',
          '<!--',
          '[x](y)',
        ),
        fc.constantFrom(
          '![',
          '* ',
          '- ',
          '1. ',
          '# ',
          '> ',
          '---',
          '~~~',
          '@acme',
          '#1',
          'https://a.b',
        ),
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join(''))
  const structure = typesIn(parseMarkdown(render(failed('y'))))
  fc.assert(
    fc.property(hostile, (text) => {
      expect(typesIn(parseMarkdown(render(failed(text))))).toEqual(structure)
    }),
    { numRuns: runs(10_000) },
  )
})

test('a report of a build with very much of everything fits a comment', () => {
  const long = failed('#'.repeat(100_000))
  const paths = Array.from({ length: 5_000 }, () => '#'.repeat(10_000))
  const filesChanged = { added: paths, modified: paths, removed: paths }
  const commit = { sha: undefined, ref: undefined, message: undefined, filesChanged }
  const logs = Array.from({ length: 20 }, () => '#'.repeat(10_000))
  const build = { ...long, build: { status: 'failure', summary: '', logs, commit } }
  const report = render(build)
  expect(Buffer.byteLength(report)).toBeLessThan(63_488)
  expect(report).toContain('5000 added, 5000 changed, 5000 removed')
  expect(report).toContain('- and 14970 more')
})
