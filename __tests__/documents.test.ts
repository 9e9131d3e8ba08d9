import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/* What README and docs claim of files, numbers and messages is so. */

const PAGES = globSync(['*.md', 'docs/*.md'])
const read = (file: string) => readFileSync(file, 'utf8')
/** Without what stands in fences, where a number sign is no heading and a bracket no link. */
const proseOf = (page: string) => read(page).replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** The anchors that GitHub makes of a page's headings. */
function anchorsOf(page: string): string[] {
  const headings = [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(PAGES)('%s: every link within the repository leads somewhere', (page) => {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
  const broken = links
    .map(([, link, image]) => link ?? image ?? '')
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      if (!existsSync(target)) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
  expect(broken).toEqual([])
})

const KIB = 1024
const MIB = 1024 * KIB
const SECOND = 1000

/** A sentence with `{}` for the number, the constant that fixes it, and the sentence's unit. */
test.each<[page: string, sentence: string, file: string, constant: string, unit?: number]>([
  ['docs/previews.md', 'after {} s, then after pauses', 'service/poll', 'FIRST_PAUSE_MS', SECOND],
  ['docs/faults.md', 'none within {} s;', 'http/transport', 'CONNECT_TIMEOUT_MS', SECOND],
  ['docs/faults.md', 'within {} s for a create', 'service/client', 'WRITE_TIMEOUT_MS', SECOND],
  ['docs/faults.md', ', {} s for a get', 'service/client', 'READ_TIMEOUT_MS', SECOND],
  ['docs/faults.md', 'A body over {} MiB', 'service/client', 'MAX_BODY_BYTES', MIB],
  ['docs/faults.md', '(questions: {} MiB)', 'service/api', 'MAX_CONVERSATIONS_BYTES', MIB],
  ['docs/faults.md', 'in progress gets {} s more', 'service/client', 'LAST_ANSWER_MS', SECOND],
  ['docs/faults.md', 'GitHub {} s for the result', 'step', 'LAST_WORDS_MS', SECOND],
  ['docs/faults.md', 'created: retried for {} s', 'service/poll', 'CREATION_GRACE_MS', SECOND],
  ['docs/faults.md', 'before: fails after {} in a row', 'service/poll', 'GONE_AFTER'],
  ['docs/faults.md', 'over {} KiB, or given twice', 'runner/inputs', 'MAX_PROMPT_BYTES', KIB],
  ['docs/github.md', 'In all, {} KiB', 'agent/prompt', 'MAX_CONTEXT_BYTES', KIB],
  ['docs/github.md', 'KiB, {} files and', 'agent/event-context', 'MAX_ITEMS'],
  ['docs/report.md', 'A report makes {} at most', 'service/requester', 'MAX_REQUESTS'],
  ['docs/operations.md', 'a report makes [{} at most]', 'service/requester', 'MAX_REQUESTS'],
  ['docs/report.md', 'each further {} pages', 'analytics/page-views', 'ROWS_AT_A_TIME'],
  ['docs/report.md', 'of the {} terms searched most', 'analytics/searches', 'MOST_TERMS'],
  ['docs/report.md', 'searched {} times or more', 'analytics/thresholds', 'MIN_SEARCHES_SHOWN'],
  ['docs/report.md', 'moved by at least {} views', 'analytics/thresholds', 'MOVER_MIN_VIEWS'],
  ['docs/report.md', '"version":{},', 'report/traffic-json', 'VERSION'],
  ['docs/effect.md', 'at least {} lines', 'analytics/thresholds', 'LINES_OF_WORK'],
])('%s: "%s" is what src/%s.ts says', (page, sentence, file, constant, unit = 1) => {
  const [, code = ''] =
    new RegExp(`const ${constant} = ([\\d_* ]+)$`, 'm').exec(read(`src/${file}.ts`)) ?? []
  const value = code
    .split('*')
    .reduce((product, part) => product * Number(part.replaceAll('_', '')), 1)
  expect(read(page)).toContain(sentence.replace('{}', `${value / unit}`))
})

test('README: every message that it explains is one of ours', () => {
  const [, table = ''] = read('README.md').split(/^\| You see \|.*$/m)
  const seen = (table.trim().split('\n\n')[0] ?? '').split('\n').map((row) => row.split(' | ')[0])
  const messages = [...seen.join('\n').matchAll(/"([^"]+)"/g)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(5)
  // Three dots stand for a value.
  const code = globSync('src/**/*.ts')
    .map(read)
    .join('\n')
    .replace(/\$\{[^{}]*\}/g, '…')
  expect(messages.filter((message) => !code.includes(message))).toEqual([])
})
