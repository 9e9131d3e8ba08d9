import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** Rooms and single files, the lowest first. Each imports only earlier ones and itself. */
const ORDER = [
  'src/mask.ts',
  'src/redact.ts',
  'src/text.ts',
  'src/rich-text.ts',
  'src/runtime.ts',
  'src/errors.ts',
  'src/runner-log.ts',
  'src/http',
  'src/github',
  'src/service',
  'src/trigger',
  'src/result',
  'src/inputs',
  'src/context.ts',
  'src/report',
  'src/job',
  'src/prompt',
  'src/make-report.ts',
  'src/results.ts',
  'src/prepare-job.ts',
  'src/dry-run.ts',
  'src/step.ts',
  'src/main.ts',
]
/** The modules that import packages. */
const DOORS: Record<string, string | readonly string[]> = {
  undici: ['src/http/transport.ts', 'src/http/proxy.ts'],
  '@actions/core': 'src/runner-log.ts',
  '@actions/github': 'src/github/api.ts',
  htmlparser2: 'src/prompt/html-to-text.ts',
  'p-limit': 'src/service/api.ts',
  // The parsers of JSON.
  valibot: [
    ...['src/service/schemas.ts', 'src/trigger/event.ts', 'src/job/entry.ts'],
    ...['src/github/api.ts', 'src/github/issues-and-pulls.ts', 'src/github/repository.ts'],
  ],
}

/** With slashes on Windows too. */
const files = globSync('src/**/*.ts')
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.endsWith('.d.ts'))
const importsOf = (from: string) => {
  const text = readFileSync(from, 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(type )?(?:[^'"()]*?from )?'([^']+)'|import\('([^']+)'\)/gms,
  )
  return [...found].map(([statement, type, name = '', lazy = '']) => {
    const to = name || lazy
    const target = to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to
    return { from, to: target, statement, isType: type !== undefined }
  })
}
const imports = files.flatMap(importsOf)

interface Import {
  readonly from: string
  readonly to: string
}
const told = (wrong: readonly Import[]) => wrong.map(({ from, to }) => `${from} imports ${to}`)

const roomOf = (file: string) =>
  ORDER.includes(file) ? file : file.split('/').slice(0, 2).join('/')
const placeOf = (file: string) => ORDER.indexOf(roomOf(file))

test('a folder imports only from folders below it', () => {
  expect(files.filter((file) => placeOf(file) < 0)).toEqual([])
  const wrong = imports.filter(
    ({ from, to }) => to.startsWith('src/') && placeOf(to) > placeOf(from),
  )
  expect(told(wrong)).toEqual([])
})

/** Each circle as the way around it. */
function circlesIn(edges: readonly Import[]): string[] {
  const circles: string[] = []
  const next = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const visit = (place: string, way: readonly string[]) => {
    if (way.includes(place)) circles.push([...way, place].join(' imports '))
    if (way.includes(place) || done.has(place)) return
    for (const { to } of next.get(place) ?? []) visit(to, [...way, place])
    done.add(place)
  }
  for (const place of next.keys()) visit(place, [])
  return circles
}

test('no files and no folders import each other in a circle', () => {
  const code = globSync('{src,simulator}/**/*.ts')
  const edges = code.flatMap(importsOf).filter(({ to }) => code.includes(to))
  expect(circlesIn(edges)).toEqual([])
  // Top-level files count as folders, and the folders within a room as the room.
  const folderOf = (file: string) => (file.split(path.sep).length > 2 ? path.dirname(file) : file)
  const between = edges
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
  expect(circlesIn(between)).toEqual([])
})

test('a package is imported only by its module', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [door] = Object.keys(DOORS).filter((name) => to === name || to.startsWith(`${name}/`))
    return door === undefined
      ? !to.startsWith('src/') && !to.startsWith('node:')
      : ![DOORS[door]].flat().includes(from)
  })
  expect(told(wrong)).toEqual([])
})

test('only github/ calls GitHub', () => {
  const speakers = files.filter((file) =>
    /\brest\.[a-z]+\.|octokit\./.test(readFileSync(file, 'utf8')),
  )
  expect(speakers.filter((file) => !file.startsWith('src/github/'))).toEqual([])
  expect(speakers.length).toBeGreaterThan(2)
})

test('every export is imported somewhere, even if only by a test', () => {
  const everywhere = globSync('{src,__tests__,simulator,scripts}/**/*.ts')
    .map((file) => file.replaceAll(path.sep, '/'))
    .flatMap(importsOf)
  const unused = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = [
      ...text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
    ].map(([, name = '']) => name)
    const importers = everywhere
      .filter(({ to }) => to === file)
      // An import of a whole module counts every name in the importer.
      .map(({ from, statement }) =>
        /\* as /.test(statement) ? readFileSync(from, 'utf8') : statement,
      )
    return names
      .filter((name) => !importers.some((statement) => new RegExp(`\\b${name}\\b`).test(statement)))
      .map((name) => `${file}: ${name}`)
  })
  // dist/index.js calls it.
  expect(unused).toEqual(['src/main.ts: run'])
})
