import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { demoGitHub } from '../simulator/demo.ts'
import { broken, json, refuse } from '../simulator/http/answer.ts'
import { scheduled } from './support/events.ts'
import { type Flow, runStep } from './support/flow.ts'
import { mendsOf } from './support/mends.ts'
import { bodyOf, LAST } from './support/readers.ts'
import { VirtualClock } from './support/virtual-clock.ts'

/* What README and docs claim of files, workflows and messages is so. */

const PAGES = globSync(['*.md', 'docs/**/*.md'])
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

test('docs/troubleshooting.md: every message that it explains is one of ours', () => {
  const seen = read('docs/troubleshooting.md').match(/^- \*\*.*?\*\*: /gm) ?? []
  const messages = [...seen.join('\n').matchAll(/"([^"]+)"/g)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(5)
  // The log shows them without backticks.
  const code = globSync('src/**/*.ts').map(read).join('\n').replaceAll('\\`', '')
  const others = messages.filter((message) => !code.includes(message))
  const mends = others.map(
    (message) => `docs/troubleshooting.md: no message in src/ says "${message}"`,
  )
  expect(mends).toEqual([])
})

/** The fields of a JSON value with their types, but for null, which stands for many. */
function fieldsOf(value: unknown, name = ''): string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${name}[]`))
  if (typeof value !== 'object') return [`${name}: ${typeof value}`]
  return Object.entries(value ?? {}).flatMap(([key, one]) => fieldsOf(one, `${name}.${key}`))
}

test('docs/traffic-file.jsonc shows every field of the file, and no other', async () => {
  const fileOf = async (onRequest: NonNullable<Flow['onRequest']>) => {
    const inputs = { 'traffic-weeks': '8', 'reader-signals': 'all', 'traffic-file': 'a.json' }
    const github = demoGitHub(new VirtualClock())
    const { files } = await runStep({ ...scheduled(), github, inputs, onRequest })
    return JSON.parse(files['a.json'] ?? '')
  }
  const files = [
    await fileOf(() => undefined),
    await fileOf(({ operation, query }, { answer }) => {
      const isOld = operation === 'views' && query.get('dateFrom') !== LAST
      if (isOld || operation === 'feedback') return refuse(500, 'Down')
      if (operation === 'searches')
        return broken(json(200, { ...bodyOf(answer()), searches: [{}] }))
      return undefined
    }),
  ]
  const shown = parse(read('docs/traffic-file.jsonc').replace(/\/\/ .*$/gm, ''))
  const fields = (values: unknown[]) => values.flatMap((one) => fieldsOf(one))
  const mends = mendsOf('docs/traffic-file.jsonc', fields([shown]), fields(files))
  expect(mends).toEqual([])
})

test("CONTRIBUTING's example is one of our tests, so its types are checked and it passes", () => {
  const importsOf = (code: string) =>
    [...code.matchAll(/^import \{ (.*) \} from (.*)$/gm)].flatMap(([, names = '', file]) =>
      names.split(', ').map((name) => `${name} from ${file}`),
    )
  const tests = read('__tests__/flows/job.test.ts').replaceAll('\r', '')
  const [, example = ''] =
    /```ts\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md').replaceAll('\r', '')) ?? []
  const [imports = '', test = ''] = example.split('\n\n')
  expect(tests).toContain(test)
  expect(importsOf(tests)).toEqual(expect.arrayContaining(importsOf(imports)))
  expect(importsOf(imports)).toHaveLength(5)
})
