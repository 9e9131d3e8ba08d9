import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { fitSections } from '../../src/report/fit.ts'
import { renderReport } from '../../src/report/report.ts'
import { type Traffic, trafficSection } from '../../src/report/traffic-report.ts'
import { trafficSentence } from '../../src/report/traffic-weeks.ts'
import { LAST_WEEK, row, rows, site, trafficFrom, WEEK_BEFORE } from '../traffic/harness.ts'

const MIB = 1024 * 1024
const renderTraffic = (traffic: Traffic, maxBytes = MIB) =>
  fitSections([trafficSection(traffic)], maxBytes)
const render = (traffic: Traffic) => renderTraffic(traffic).replaceAll('\u00a0', ' ')

function toHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}

/** The page's elements, without their text. */
function skeletonOf(markdown: string): string[] {
  return toHtml(markdown).match(/<[^>]*>/g) ?? []
}

/** Eight weeks, of which the last and the one before can be given. */
async function report(
  last: { human: number; ai: number } | null,
  before: { human: number; ai: number } | null,
) {
  const weeks: Record<string, typeof last> = { [LAST_WEEK]: last, [WEEK_BEFORE]: before }
  return trafficFrom({
    answer: (query) => {
      const { human, ai } = weeks[query.dateFrom] ?? { human: 80, ai: 20 }
      const answer = site(() => [row('/', human, ai)])(query)
      return weeks[query.dateFrom] === null ? { ...answer, totals: null } : answer
    },
  })
}

describe('the sentence', () => {
  const cases: Array<[string, Parameters<typeof report>[0], Parameters<typeof report>[1]]> = [
    [
      '12,345 views last week (9–15 Nov), up 8 % on the week before; AI assistants read 31 %.',
      { human: 8518, ai: 3827 },
      { human: 8000, ai: 3430 },
    ],
    [
      '75 views last week (9–15 Nov), down 25 % on the week before; AI assistants read 20 %.',
      { human: 60, ai: 15 },
      { human: 100, ai: 0 },
    ],
    [
      '100 views last week (9–15 Nov), as many as the week before; AI assistants read 0 %.',
      { human: 100, ai: 0 },
      { human: 100, ai: 0 },
    ],
    [
      '1 view last week (9–15 Nov), after none the week before; AI assistants read 0 %.',
      { human: 1, ai: 0 },
      { human: 0, ai: 0 },
    ],
    [
      '0 views last week (9–15 Nov), down 100 % on the week before.',
      { human: 0, ai: 0 },
      { human: 5, ai: 0 },
    ],
    ['100 views last week (9–15 Nov); AI assistants read 50 %.', { human: 50, ai: 50 }, null],
    ["Last week's page views (9–15 Nov) are not available.", null, { human: 100, ai: 0 }],
  ]
  test.each(cases)('%s', async (sentence, last, before) => {
    expect(trafficSentence((await report(last, before)).figures).replaceAll('\u00a0', ' ')).toBe(
      sentence,
    )
  })
})

test('the report begins with the number, and ends with what it means', async () => {
  const markdown = render(await report({ human: 8518, ai: 3827 }, { human: 8000, ai: 3430 }))
  expect(markdown).toMatch(/^\*\*12,345 views\*\* last week \(9–15 Nov\), up 8 % /)
  expect(markdown).toContain('| 9–15 Nov | **12,345** | +8 % (+915) | 8,518 | 3,827 (31 %) | ')
  expect(markdown).toContain('| 2–8 Nov | **11,430** | +11,330 % (+11,330) |')
  expect(markdown).toContain('| 21–27 Sep | **100** | – |')
  expect(markdown).toContain('```mermaid\n')
  expect(markdown).toMatch(
    /<sub>Page views of project docs on docs.example, 21 Sep – 15 Nov 2026: .* Spent: 8 requests.<\/sub>$/,
  )
})

describe('a break in the series', () => {
  const lastLineOf = async (now: string, weeks: number, known = (_week: string) => true) => {
    const good = site(() => [row('/', 5)])
    const answer = (query: Parameters<typeof good>[0]) =>
      known(query.dateFrom) ? good(query) : { totals: null, views: [] }
    const traffic = await trafficFrom({ weeks, answer, now: new Date(now) })
    return render(traffic).split('\n').at(-1)
  }

  test.each([
    ['2026-06-16T09:00:00Z', '12 Jun 2026: do not compare numbers from before and after that day.'],
    [
      '2026-08-04T09:00:00Z',
      '12 Jun 2026 and 31 Jul 2026: do not compare numbers from before and after those days.',
    ],
  ])('is named in the last line where 8 weeks seen on %s straddle it', async (now, days) => {
    expect(await lastLineOf(now, 8)).toContain(
      `The service changed what it counts as AI on ${days}`,
    )
  })

  test('is not where the weeks are all on one side of it, or nothing is compared with it', async () => {
    expect(await lastLineOf('2026-11-18T09:00:00Z', 8)).not.toContain('The service changed')
    expect(await lastLineOf('2026-06-16T09:00:00Z', 1)).not.toContain('The service changed')
    const known = (week: string) => week >= '2026-06-15'
    expect(await lastLineOf('2026-06-30T09:00:00Z', 8, known)).not.toContain('The service changed')
  })
})

test('S12: a week that is not available has no number and no change, and is named with the reason', async () => {
  const markdown = render(await report({ human: 10, ai: 0 }, null))
  expect(markdown).toContain(
    "> ⚠️ Page views not available (2–8 Nov):&#8288; the service's totals are not valid numbers.",
  )
  expect(markdown).toContain('| 2–8 Nov | not available |  |  |  |  |')
  expect(markdown).toContain('| 9–15 Nov | **10** | – |')
  expect(markdown).toContain('| 26 Oct – 1 Nov | **100** | 0 % |')
  // No bar is better than one of height 0.
  expect(/ {2}bar \[(.*)\]/.exec(markdown)?.[1]?.split(',')).toHaveLength(7)
})

test('S14: a list from a week that was not read whole is marked partial, and says how much was read', async () => {
  const markdown = render(
    await trafficFrom({ weeks: 2, maxRequests: 4, answer: site(() => rows(600)) }),
  )
  expect(markdown).toContain(
    '> ⚠️ The lists of pages are partial: they hold 500 pages of 9–15 Nov and 500 pages of 2–8 Nov, since the 4 requests of traffic-max-requests were spent.',
  )
  expect(markdown).toContain('<summary>🏆 Top pages: 10 of 500, partial</summary>')
})

test('S17: without a list of rows the pages are not available, and the weeks are', async () => {
  const markdown = render(
    await trafficFrom({ weeks: 2, answer: () => ({ totals: { human: 1, ai: 1, total: 2 } }) }),
  )
  expect(markdown).toContain(
    "> ⚠️ Pages are not available: the service's answer has no list of pages.",
  )
  expect(markdown).toContain('**2 views** last week')
})

describe('hostile paths', () => {
  const NASTY = [
    '| a | b |',
    '</details><script>alert(1)</script>',
    '`code`',
    '@team',
    '::set-output name=x::y',
    '\n\n# Title\n',
    '\u202egnp.exe',
    '```\n',
    '[x](https://evil.example)',
    '![x](x)',
    'https://evil.example',
    'www.evil.example',
    '<!--',
    '$x$',
    '~~x~~',
    '**x**',
    '#1',
    '\\',
    '\\|',
    '&lt;',
    '    code',
    '- x',
    '1. x',
    '> x',
    '',
    '\0',
    '\ud800',
    'x@y.zz',
    '|---|',
  ]
  const fragment = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 20 }))
  const path = fc.oneof(
    fc.array(fragment, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.constant('/x'.repeat(5000)),
  )

  test("S18: leave the report's structure as it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { minLength: 40, maxLength: 40 }), async (paths) => {
        const named = (pathOf: (index: number) => string) => {
          const views = (week: string, index: number) =>
            week === LAST_WEEK ? 200 - index : (index * 37) % 300
          const rowsOf = (week: string) =>
            paths.map((_, index) => row(pathOf(index), views(week, index), index))
          return trafficFrom({ weeks: 2, answer: site(rowsOf) })
        }
        const hostile = skeletonOf(renderTraffic(await named((index) => paths[index] ?? '')))
        const harmless = skeletonOf(renderTraffic(await named((index) => `/page-${index}`)))
        expect(hostile).toEqual(harmless)
      }),
      { numRuns: 100 },
    )
  })

  test('S18: of 100 weeks and tables of 100 rows keep the structure too', async () => {
    const traffic = (pathOf: (index: number) => string) =>
      trafficFrom({
        weeks: 100,
        topPages: 100,
        maxRequests: 1000,
        answer: site(() =>
          Array.from({ length: 400 }, (_, index) => row(pathOf(index), 900 - index)),
        ),
      })
    const hostile = await traffic((index) => `${index}${NASTY[index % NASTY.length]}${index}`)
    expect(skeletonOf(renderTraffic(hostile))).toEqual(
      skeletonOf(renderTraffic(await traffic((index) => `/${index}`))),
    )
  })

  test('S18: are shown as text, cut, and link nowhere', async () => {
    const answer = site(() => [
      row('javascript:alert(1)', 9),
      row(`/${'x'.repeat(10_000)}`, 5),
      row('@acme/team', 3),
    ])
    const html = toHtml(render(await trafficFrom({ weeks: 2, answer })))
    expect(html).not.toContain('<a')
    expect(html).toContain(`/${'x'.repeat(98)}…`)
    expect(html.replaceAll('\u2060', '')).toContain('@acme/team')
    expect(html).not.toContain('@acme/team')
  })
})

describe('R6: a report that is too long', () => {
  const long = () =>
    trafficFrom({
      weeks: 53,
      topPages: 2000,
      maxRequests: 1000,
      answer: site((week) =>
        Array.from({ length: 2000 }, (_, index) => {
          const views = week === LAST_WEEK ? 9000 - index : 5000
          return row(`${index}${'<'.repeat(90)}`, views)
        }),
      ),
    })

  test.each([MIB, 65_536, 20_000])(
    'is cut at whole rows to %d bytes, and says how many were left out',
    async (maxBytes) => {
      const traffic = await long()
      expect(Buffer.byteLength(renderTraffic(traffic, 10 * MIB))).toBeGreaterThan(MIB)
      const markdown = renderTraffic(traffic, maxBytes)
      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(maxBytes)
      const [, shown = '', all] = /Top pages: ([\d,]+) of ([\d,]+)/.exec(markdown) ?? []
      expect(all).toBe('2,000')
      const leftOut = 2000 - Number(shown.replace(',', ''))
      expect(leftOut).toBeGreaterThan(0)
      expect(markdown).toContain(
        `${leftOut.toLocaleString('en')} more rows left out: the report would be too long.`,
      )
      expect(markdown.match(/<details>/g)).toHaveLength(markdown.match(/<\/details>/g)?.length ?? 0)
      expect(markdown).toMatch(/<\/sub>$/)
    },
  )

  test("is cut to what the job's part of it leaves", async () => {
    const result = {
      outcome: 'pr-opened',
      message: 'x'.repeat(900),
      traffic: await long(),
    } as const
    const markdown = renderReport(result, 65_536)
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(65_536)
    expect(markdown).toContain('### ✅ The docs agent opened a pull request')
    expect(markdown).toContain('more rows left out')
  })
})
