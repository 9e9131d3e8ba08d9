import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { reportOrder } from '../../src/ask/inputs.ts'
import { readReport } from '../../src/report/read-report.ts'
import { scheduled } from '../support/events.ts'
import { openFlow } from '../support/flow.ts'
import { piece, view } from '../support/readers.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { createRepository, NOW_MS, SINCE_MS } from './docs-repository.ts'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const pageOf = (file: string) => segmentsOf(file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, ''))

test('D13: a page has the mark of the pull request that changed it last, whoever changed which page when', async () => {
  let [marked, unmarked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const draw = new Draw(seed, 9, 0)
      const { root, others, pulls, files } = createRepository(seed)
      const mount = draw.pick(['', '/docs', '/en/docs'])
      const sites = [{ root, files }]
      if (others.length > 0)
        sites.push({ root: 'sdk/', files: others.map((file) => `sdk/${file}`) })
      const texts = Object.fromEntries(
        sites.map((site) => [`${site.root}docs.json`, '{"navigation":{}}']),
      )
      const inTree = sites.flatMap((site) => [`${site.root}docs.json`, ...site.files])

      const pages = files.map((file) => pageOf(file.slice(root.length)).join('/'))
      const disliked = [...new Set([...pages.filter(() => draw.chance(0.5)), 'gone/for-ever'])]
      const { step } = openFlow({
        ...scheduled(),
        inputs: { 'traffic-weeks': '1', 'reader-signals': 'feedback, pull-requests' },
        clock: new VirtualClock(new Date(NOW_MS).toISOString()),
        github: { commits: [{ sha: '1'.repeat(40) }], files: inTree, texts, pulls },
        service: {
          events: {
            visits: pages.flatMap((page) => view(`${mount}/${page}`, 5)),
            feedback: disliked.flatMap((page) => [0, 1].map(() => piece(`${mount}/${page}/`))),
          },
        },
      })

      const { pullRequests: readings } = await readReport(step, reportOrder(step.inputs))
      if (!readings?.available) throw new Error(`not read: ${readings?.gaps[0]?.why}`)
      const { lastChanges } = readings
      for (const page of disliked) {
        const path = `${mount}/${page}`.replace(/\/$/, '') || '/'
        const own = sites.flatMap((site) =>
          site.files.filter((file) => pageOf(file.slice(site.root.length)).join('/') === page),
        )
        const changes = pulls
          .filter(({ login, mergedAt, files: changed = [] }) => {
            const atMs = Date.parse(mergedAt ?? '')
            const isRead = login === 'mintlify[bot]' && atMs >= SINCE_MS
            return isRead && own.length === 1 && changed.some(({ filename }) => filename === own[0])
          })
          .toSorted((a, b) => Date.parse(b.mergedAt ?? '') - Date.parse(a.mergedAt ?? ''))
        const mark = lastChanges.get(path)
        expect([path, mark?.mergedAt]).toEqual([path, changes[0]?.mergedAt ?? undefined])
        if (mark) marked++
        else unmarked++
      }
    }),
    { numRuns: runs(60, 1000) },
  )
  // Or this test would prove too little.
  expect(Math.min(marked, unmarked)).toBeGreaterThan(40)
})
