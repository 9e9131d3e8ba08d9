import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

/* The claims of README and docs about files, workflows and messages are true. */

const PAGES = globSync(['*.md', 'docs/**/*.md'])
const read = (file: string) => readFileSync(file, 'utf8')
/** Without fences, which may have number signs and brackets. */
const proseOf = (page: string) => read(page).replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** GitHub's anchors of the headings. */
function anchorsOf(page: string): string[] {
  const headings = [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(PAGES)('every link within the repository in %s leads somewhere', (page) => {
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

test('README, documents and examples use the action by its major version', () => {
  const { version } = JSON.parse(read('package.json'))
  const files = [...PAGES, ...globSync('examples/*.yml')]
  const pins = files.flatMap((file) =>
    [...read(file).matchAll(/docs-agent-action\/docs-agent-action@(\S+?)[`\s]/g)].map(
      ([, pin]) => `${file}: ${pin}`,
    ),
  )
  const [major] = version.split('.')
  expect(pins.filter((pin) => !pin.endsWith(`: v${major}`))).toEqual([])
  expect(pins.length).toBeGreaterThan(9)
})

test('the variable DOCS_AGENT stops every example', () => {
  const jobs = globSync('examples/*.yml').flatMap((file) =>
    Object.values<{ if?: string }>(parse(read(file)).jobs).map((job) => [
      path.basename(file),
      job.if?.startsWith("vars.DOCS_AGENT != 'off'") ?? false,
    ]),
  )
  expect(jobs).toEqual(jobs.map(([file]) => [file, true]))
  expect(new Set(jobs.map(([file]) => file)).size).toBeGreaterThan(7)
})

test("README's first workflow has at most 22 lines, and hands `pr-link` to its next step", () => {
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(read('README.md')) ?? []
  expect(yaml.trimEnd().split('\n').length).toBeLessThanOrEqual(22)
  const [first, next] = parse(yaml).jobs.docs.steps
  expect(next.env.LINK).toBe(`\${{ steps.${first.id}.outputs.pr-link }}`)
  expect(next.run).toContain('"$LINK"')
})

test('docs/ has at most five pages, and examples begin with at most ten lines, docs-check with twelve', () => {
  expect(globSync('docs/*.md').length).toBeLessThanOrEqual(5)
  const longest = globSync('examples/*.yml').flatMap((file) => {
    const lines = read(file).split('\n')
    const most = file.includes('docs-check') ? 12 : 10
    return lines.findIndex((line) => !line.startsWith('#')) > most ? [file] : []
  })
  expect(longest).toEqual([])
})

test('README names every example', () => {
  const names = globSync('examples/*.yml').map((file) => `](${file.replaceAll(path.sep, '/')})`)
  expect(names.filter((name) => !read('README.md').includes(name))).toEqual([])
})

test("README's price is the one in docs/deciding.md", () => {
  const [, price = ''] = /has (\d+) credits for an update/.exec(read('docs/deciding.md')) ?? []
  expect(read('README.md')).toContain(`${price} credits ($${(Number(price) / 100).toFixed(2)})`)
})

test('every message in docs/troubleshooting.md is in src/', () => {
  const seen = read('docs/troubleshooting.md').match(/^- \*\*.*?\*\*: /gm) ?? []
  const messages = [...seen.join('\n').matchAll(/"([^"]+)"/g)].map(([, message = '']) => message)
  expect(messages.length).toBeGreaterThan(3)
  // The log has no backticks.
  const code = globSync('src/**/*.ts').map(read).join('\n').replaceAll('\\`', '')
  const others = messages.filter((message) => !code.includes(message))
  const fixes = others.map((message) => `docs/troubleshooting.md: src/ never says "${message}"`)
  expect(fixes).toEqual([])
})

test("CONTRIBUTING's example is one of our tests", () => {
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
