import { describe, expect, test } from '@jest/globals'
import {
  escapeText,
  renderBlock,
  renderPage,
  renderRichText,
  SUMMARY_SURFACE,
} from '../../src/result/markdown.ts'
import type { Block } from '../../src/result/page.ts'
import { renderPlain, richText, trusted, untrusted, untrustedPath } from '../../src/rich-text.ts'
import { hostileText, structureOf, textOf, typed } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'

const numRuns = runs(100, 50_000)
/** Mentions, references, emoji and addresses. */
const ACTS = /@[A-Za-z0-9]|#\d|gh-\d|:[a-z0-9_+-]+:|:\/\/|www\./i

describe('text from outside', () => {
  test('stays text in each kind of block, without mentions or links', () => {
    const one = (kind: 'paragraph' | 'heading' | 'warning' | 'note' | 'small') => (text: string) =>
      renderBlock({ kind, text: richText`It said: ${text}` })
    const table = (text: string): Block => ({
      kind: 'table',
      columns: ['a', 'b'],
      rows: [
        [richText`x ${text}`, richText`y ${untrustedPath(text)}`],
        [trusted('z'), trusted('z')],
      ],
    })
    const cells = ' tableRow tableCell text tableCell text'.repeat(3)
    const words = ['paragraph', 'text']
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const kind of ['paragraph', 'warning'] as const)
          expect(structureOf(one(kind)(text))).toEqual(['root', ...words])
        expect(structureOf(one('heading')(text))).toEqual(['root', 'heading', 'text'])
        expect(structureOf(one('note')(text))).toEqual(['root', 'blockquote', ...words])
        const small = ['root', 'paragraph', '<sub>', 'text', '</sub>']
        expect(structureOf(one('small')(text))).toEqual(small)
        expect(structureOf(renderBlock(table(text))).join(' ')).toBe(`root table${cells}`)
        const list = renderBlock({
          kind: 'list',
          items: [richText`“${text}”`, richText`x ${text}`],
        })
        const item = ['listItem', ...words]
        expect(structureOf(list)).toEqual(['root', 'list', ...item, ...item])
        const label = renderRichText(richText`x ${text}`)
        expect(structureOf(`[${label}](https://x.example/1)`)).toEqual([
          'root',
          'paragraph',
          'link',
          'text',
        ])
        for (const part of [untrusted(text), untrustedPath(text)])
          expect(textOf(`x ${renderRichText(part)}`)).not.toMatch(ACTS)
      }),
      { numRuns },
    )
  })

  test('is shown unchanged, on one line', () => {
    const shown = (text: string) => typed(textOf(`x ${renderRichText(untrusted(text))}`)).slice(2)
    const text = String.raw`a|b \ *c* _d_ ~e~ [f](g) <h> & &amp; @i #1 j@k.l https://m.n $o$ !p ${'`q`'}`
    expect(shown(text)).toBe(text)
    expect(shown('a\n\nb\tc')).toBe('a b c')
  })

  test.each([
    ['a\u202eb\u200bc', 'abc'],
    ['x'.repeat(121), `${'x'.repeat(119)}…`],
    ['😀'.repeat(120), '😀'.repeat(120)],
  ])('%j is shown as %j', (text, markdown) => {
    expect(escapeText(text, 120)).toBe(markdown)
  })
})

test('our own words can be copied unchanged', () => {
  const permission = 'It needs `contents: read` for #7: see https://docs.github.com.'
  expect(renderRichText(trusted(permission))).toBe(permission)
})

test('the log drops Markdown from our words, but keeps a pattern in code as people must write it', () => {
  const advice = '**No file**: write `docs/**`, not `**`, for **all** pages'
  expect(renderPlain(trusted(advice))).toBe('No file: write docs/**, not **, for all pages')
})

test('a path may break after each slash, so that a long one fits a phone', () => {
  expect(renderRichText(untrustedPath('/guides/quick-start'))).toBe('/guides/<wbr>quick-start')
  expect(renderRichText(untrustedPath('/'))).toBe('/\u00a0(home)')
  expect(renderRichText(untrustedPath('x'.repeat(101)))).toHaveLength(100)
})

test('a page over its limit is cut between sections and says so', () => {
  const block: Block = { kind: 'paragraph', text: trusted('*'.repeat(400_000)) }
  const blocks = { sections: [block, block, block], details: [block, block, block] }
  const page = { icon: '📈', headline: trusted('Report'), sentences: [], warnings: [] }
  const printed = renderPage({ ...page, ...blocks }, SUMMARY_SURFACE)
  expect(Buffer.byteLength(printed)).toBeLessThan(1024 * 1024)
  expect(printed).toMatch(/^### 📈 Report\n\n\*{400000}\n\n\*{400000}\n\n_4 more sections/)
})
