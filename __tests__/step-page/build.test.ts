import { describe, expect, test } from '@jest/globals'
import { describePreview, logOfFailure, renderPreview } from '../../src/step-page/build.ts'
import { GITHUB } from '../../src/step-page/markdown.ts'
import { describeInOneLine } from '../../src/step-page/message.ts'
import { describeResult, renderReport } from '../../src/step-page/report.ts'
import { typed } from '../support/markdown.ts'
import { buildResult } from '../support/scenes.ts'

test('P3: a failed publication shows the end of its log, what was built, and what to do next', () => {
  const build = buildResult({
    order: { kind: 'publication' },
    outcome: 'publish-failed',
    known: { id: 'build_2' },
    lastSeen: {
      status: 'failure',
      summary: undefined,
      logs: ['Cloning', 'Checked', 'a.mdx:41: Expected a closing tag for `<Card>`', 'Failed'],
      commit: { sha: '4f1c2a9d', ref: 'main', message: 'docs: retries of webhooks' },
    },
  })
  const failed = { outcome: 'publish-failed' as const, message: '', build }
  const report = typed(renderReport(failed, 'summary'))
  for (const part of [
    'Correct what the log names, and publish again.\n\nThe end of its log:\n\n<code>Checked</code>',
    'Expected a closing tag for &#96;&lt;Card&gt;&#96;</code><br>\n<code>Failed',
    '<details><summary>1 line before that</summary>\n\n<code>Cloning</code>',
    '| Build | `build_2` |',
    '| Commit | `4f1c2a9` docs:&#8288; retries of webhooks |',
  ])
    expect(report).toContain(part)
})

test('P3: the step logs a failed build line by line, in visible characters', () => {
  const logs = ['::error::\u001b[31mred', 'a\nb', 'x'.repeat(5000)]
  const lastSeen = { status: 'failure', summary: undefined, logs, commit: undefined }
  const lines = logOfFailure(buildResult({ outcome: 'preview-failed', lastSeen }))
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/^"[ -~…]{0,170}"$/u)
  expect(logOfFailure(buildResult({ lastSeen }))).toEqual([])
})

describe('the preview beside a job', () => {
  test('P5: always shows its host', () => {
    const known = { id: 'b', previewUrl: 'https://x-y.mintlify.app/guides' }
    expect(renderPreview(buildResult({ known }), GITHUB)).toContain(
      '**Preview: [x-y.mintlify.app/guides](https://x-y.mintlify.app/guides)**',
    )
    expect(renderPreview(buildResult({ known: { id: 'b' } }), GITHUB)).toContain(
      'built in 1 min 35 s.',
    )
  })

  test('P1: says why there is none', () => {
    const { known: _, lastSeen: __, ...unknown } = buildResult()
    const skipped = { ...unknown, outcome: 'skipped' as const, remark: 'The plan has no previews.' }
    expect(renderPreview(skipped, GITHUB)).toBe(
      '⏭️ There is no preview.\n\n> The plan has no previews.',
    )
    expect(describePreview(skipped)).toBe('There is no preview. The plan has no previews.')
  })

  test.each(['timed-out', 'error', 'cancelled', 'started'] as const)(
    'P4: where it ended %s, says how to look at the build',
    (outcome) => {
      const { lastSeen: _, ...unseen } = buildResult({ outcome })
      for (const said of [describePreview(unseen), renderPreview(unseen, GITHUB)])
        expect(said).toMatch(/Build `build_1` goes on\. .*update-status\/build_1`/)
    },
  )
})

test('a build alone has its own heading, and its address is a link', () => {
  const previewed = { outcome: 'previewed' as const, message: '', build: buildResult() }
  expect(renderReport(previewed, 'summary')).toMatch(
    /^### 👀 The preview is built\n\n\*\*\[acme-mintlify-webhook-retries\.mintlify\.app\]\(/,
  )
  expect(describeResult(previewed)).toMatch(
    /^The preview is built: https:\/\/acme-mintlify-.*\.app\/$/,
  )
})

test.each([
  [{ added: 0, modified: 1, removed: 0 }, '1 file modified'],
  [{ added: 1200, modified: 0, removed: 3 }, '1,200 files added, 3 removed'],
  [{ added: 0, modified: 0, removed: 0 }, 'No file changed'],
  [{ added: 0, modified: undefined, removed: undefined }, undefined],
])('a publication of %j says so in the summary, the log and the message', (filesChanged, says) => {
  const commit = { sha: undefined, ref: 'main', message: undefined, filesChanged }
  const lastSeen = { status: 'success', summary: undefined, logs: [], commit }
  const build = buildResult({ order: { kind: 'publication' }, outcome: 'published', lastSeen })
  const published = { outcome: 'published' as const, message: '', build }
  const row = says
    ? expect.stringContaining(`| Changes | ${says} |`)
    : expect.not.stringContaining('Changes')
  expect(renderReport(published, 'summary')).toEqual(row)
  const sentence = `The docs are published.${says ? ` ${says}.` : ''}`
  expect(describeInOneLine(published)).toBe(sentence)
  expect(describeResult(published)).toBe(sentence)
})
