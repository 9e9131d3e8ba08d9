import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import type { StepEnd } from '../../scripts/runner.ts'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { attacks, recordFigure } from '../support/figures.ts'
import { LABELLED, withRepository } from '../support/github.ts'
import { countWords, hostileTexts, wordOf } from '../support/hostile-texts.ts'
import { inParallel } from '../support/in-parallel.ts'
import { type MarkdownNode, parseMarkdown, textOf } from '../support/markdown.ts'
import { commandIn } from '../support/runner-commands.ts'
import { SKIP_PAUSES } from '../support/skip-pauses.ts'

/*
 * Hostile texts in every field that a report shows, some hundreds in each run of the bundle. What the step
 * leaves behind must have the structure that it has with harmless texts: the Markdown of summary, comment and
 * report, the workflow commands of the log, the outputs.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

const FULL_RUNS = 300
const ROWS = 30

/** Draws the texts of one run. */
type Draw = () => string

function service(text: Draw): SimulatorOptions {
  const rows = <T>(row: (index: number) => T) => Array.from({ length: ROWS }, (_, n) => row(n))
  // A path ends where a query begins, so its word stands in front.
  const page = () => `/${text()}`
  const build = {
    finishAfterMs: 0,
    result: 'failure' as const,
    ...{ summary: text(), previewUrl: 'https://preview.example' },
    logs: rows(text),
    override: {
      commit: {
        ...{ sha: 'a'.repeat(40), ref: text(), message: text() },
        filesChanged: { added: rows(text), modified: [], removed: [] },
      },
    },
  }
  return {
    limits: { analyticsPerHour: 1000 },
    pageViews: { paths: rows(page) },
    build,
    job: { finishAfterMs: 0, override: { model: text() } },
    signals: {
      searches: rows(() => ({ searchQuery: text(), hits: 9, ctr: 0, topClickedPage: page() })),
      conversations: rows(() => ({
        ...{ query: text(), resolutionStatus: 'unanswered' },
        ...{ queryCategory: text(), pageUrl: page() },
      })),
      feedback: rows((index) => ({
        ...{ path: page(), comment: text(), helpful: false, filename: text(), lang: text() },
        source: index % 2 === 0 ? 'contextual' : 'code_snippet',
      })),
      feedbackByPage: rows(() => ({
        ...{ path: page(), thumbsUp: 1, thumbsDown: 3, code: 2, total: 6 },
      })),
    },
  }
}

interface Left {
  end: StepEnd
  comment: string
  report: string
  json: string
}

async function leave(text: Draw): Promise<Left> {
  return withRepository({ service: service(text) }, async ({ run, github }) => {
    const end = await run({
      event: LABELLED,
      nodeArgs: ['--import', SKIP_PAUSES],
      env: { PAUSE_MS: '60000' },
      inputs: {
        ...{
          prompt: text().replaceAll('\0', ''),
          preview: 'true',
          comment: 'true',
          'traffic-weeks': '2',
        },
        ...{ 'reader-signals': 'all', 'reader-texts': 'show', 'traffic-file': 'numbers.json' },
      },
    })
    const report = await readFile(end.outputs['report-path'] ?? '', 'utf8')
    const json = await readFile(path.join(end.folder, 'workspace/numbers.json'), 'utf8')
    await rm(end.folder, { recursive: true })
    return { end, comment: github.comments[0]?.body ?? '', report, json }
  })
}

/** Texts with their words, in front and behind, so that none is empty and no two are one. */
function draw(next: () => string): Draw {
  let count = 0
  return () => {
    const word = wordOf(count++)
    return `${word}${next()}${count % 2 === 0 ? '' : word}`
  }
}

interface Form {
  /** What stands at the top level, in order. */
  outline: string[]
  /** Everything that is not plain text, by what it is and says. */
  marks: Set<string>
  /** What the reader of it makes of plain text. */
  calls: RegExp
}

/** Mentions, references and emoji. */
const GITHUB_CALLS =
  /.{0,20}(?:(?<![\w.])@[\w/]|(?<![\w/&;])#\d|\bGH-\d|:[a-z0-9_+-]+:(?!\/)).{0,20}/gi
/** A chat or a mail knows mentions alone. */
const MENTIONS = /(?<![\w.])@[\w/]/g

function formOf(markdown: string, calls = GITHUB_CALLS): Form {
  const tree = parseMarkdown(markdown)
  return { outline: (tree.children ?? []).map(nameOf), marks: new Set(marksIn(tree)), calls }
}

const PLAIN = ['root', 'text', 'paragraph', 'table', 'tableRow', 'tableCell', 'list', 'listItem']

function marksIn(node: MarkdownNode): string[] {
  const below = (node.children ?? []).flatMap(marksIn)
  if (node.type === 'table') below.push(`${columnsOf(node)}`)
  return PLAIN.includes(node.type) || node.type === 'blockquote' ? below : [nameOf(node), ...below]
}

/** `even` where all rows have as many cells as the first. */
function columnsOf({ children = [] }: MarkdownNode): string {
  const counts = new Set(children.map((row) => row.children?.length))
  return counts.size === 1 ? 'even' : 'uneven'
}

function nameOf(node: MarkdownNode): string {
  if (PLAIN.includes(node.type) || node.type === 'blockquote') return node.type
  return `${node.type} ${node.url ?? ''} ${node.value ?? textOf(node)}`.replace(/\d+/g, '1')
}

function withoutMarker(comment: string): string {
  return comment.replace(/^<!--.*-->\n/, '')
}

/** Its colours look like references. */
function withoutChart(markdown: string): string {
  return markdown.replace(/```mermaid\n[\s\S]*?\n```\n/, '')
}

function problemsOf(markdown: string, form: Form): string[] {
  const { outline, marks } = formOf(markdown)
  const found = [...marks].filter((mark) => !form.marks.has(mark))
  if (outline.join('\n') !== form.outline.join('\n')) found.push('another outline')
  return [...found, ...(withoutChart(markdown).match(form.calls) ?? [])]
}

/** The workflow commands that a runner would take from a log, each group of equal ones once. */
function commandsIn({ stdout, stderr }: StepEnd): string[] {
  return `${stdout}${stderr}`.split(/\r\n|[\n\r]/).flatMap((line) => commandIn(line) ?? [])
}

/** The outputs, but for those that differ: a file's name, and how many questions are not one when scrubbed. */
function knownOf({ outputs }: StepEnd): Record<string, string> {
  expect(outputs['unanswered-questions']).toMatch(/^\d+$/)
  return { ...outputs, 'report-path': '', 'unanswered-questions': '' }
}

test('no text in a field of an answer gives a report, a comment, a log or an output another structure', async () => {
  const harmless = await leave(draw(() => 'word'))
  const forms = {
    summary: formOf(harmless.end.summary),
    comment: formOf(withoutMarker(harmless.comment)),
    report: formOf(harmless.report, MENTIONS),
  }
  const counts = { summary: 0, report: 0, log: 0 }
  const failures: string[] = []
  const own = commandsIn(harmless.end)
  const first = Math.floor(Math.random() * 2 ** 31)
  const seeds = Array.from({ length: attacks(FULL_RUNS) }, (_, index) => first + index)
  await inParallel(seeds, {
    atOnce: 2,
    async work(seed) {
      const { end, comment, report, json } = await leave(draw(hostileTexts(seed)))
      failures.push(
        ...problemsOf(end.summary, forms.summary).map((problem) => `${seed} summary: ${problem}`),
        ...problemsOf(withoutMarker(comment), forms.comment).map(
          (one) => `${seed} comment: ${one}`,
        ),
        ...problemsOf(report, forms.report).map((problem) => `${seed} report: ${problem}`),
      )
      if (`${commandsIn(end)}` !== `${own}`) failures.push(`${seed} log: ${commandsIn(end)}`)
      expect(knownOf(end)).toEqual(knownOf(harmless.end))
      expect(JSON.parse(json)).toMatchObject({ project: 'docs' })
      counts.summary += countWords(end.summary)
      counts.report += countWords(report)
      counts.log += countWords(end.stdout)
    },
  })
  expect(failures).toEqual([])
  expect(counts.summary).toBeGreaterThan(seeds.length * 200)
  for (const [place, count] of Object.entries(counts)) {
    recordFigure({
      name: `dist: hostile texts in the ${place} that changed its structure`,
      target: '0',
      measured: '0',
      runs: count,
    })
  }
}, 3_600_000)
