import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from './support/action.ts'

const PAGES = globSync(['*.md', 'docs/*.md'], { cwd: ROOT })
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
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

test.each(PAGES)(
  '%s: every link within the repository leads to a file, and to a heading',
  (page) => {
    const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? page : path.join(path.dirname(page), file)
        if (!existsSync(path.join(ROOT, target))) return true
        return anchor !== undefined && !anchorsOf(target).includes(anchor)
      })
    expect(broken).toEqual([])
  },
)

test.each(PAGES)('%s: quotation marks and apostrophes are those of a keyboard', (page) => {
  expect(read(page).match(/.*[‘’“”].*/g)).toBeNull()
})

/** The messages that a reader looks up: the texts in quotation marks in the column "You see". */
function messagesOf(page: string): string[] {
  const table = read(page).split(/^\|.* You see \|.*$/m)[1] ?? ''
  const rows = table.split('\n\n')[0]?.split('\n') ?? []
  const cells = rows.map((row) => row.split(' | It means')[0]?.split(' | ') ?? [])
  return cells
    .flatMap(([first = '', second = '']) => [...`${first} ${second}`.matchAll(/"([^"]+)"/g)])
    .map(([, message = '']) => message)
}

test.each(['README.md', 'docs/previews.md'])(
  '%s: every message that it explains is one of ours',
  (page) => {
    const code = globSync('src/**/*.ts', { cwd: ROOT }).map(read).join('\n')
    // Three dots stand for a value.
    const written = code.replace(/\$\{[^{}]*\}/g, '…')
    const messages = messagesOf(page)
    expect(messages.length).toBeGreaterThan(6)
    const isWritten = (message: string) => written.includes(message.replace(/…$/, ''))
    expect(messages.filter((message) => !isWritten(message))).toEqual([])
  },
)
