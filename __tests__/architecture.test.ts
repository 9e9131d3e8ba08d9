import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** Rooms and single files, the lowest first: each imports only what stands before it, and its own. */
const ORDER = [
  'src/secrets.ts',
  'src/text.ts',
  'src/addresses.ts',
  'src/clock.ts',
  'src/runtime.ts',
  'src/errors.ts',
  'src/privacy',
  'src/http',
  'src/service',
  'src/github',
  'src/frame',
  'src/quoting',
  'src/gate',
  'src/comments',
  'src/readers',
  'src/removed-pages',
  'src/builds',
  'src/report',
  'src/ask',
  'src/run.ts',
]
/** The rooms of commands: none imports another, but `ask` its report. */
const COMMANDS = ['src/removed-pages', 'src/builds', 'src/report', 'src/ask']
/** The modules that import what is not ours. */
const DOORS: Record<string, string | readonly string[]> = {
  undici: 'src/http/transport.ts',
  '@actions/core': 'src/frame/log.ts',
  '@actions/github': 'src/github/api.ts',
  htmlparser2: 'src/quoting/shown-text.ts',
  ignore: 'src/removed-pages/pages.ts',
  yaml: 'src/removed-pages/specification.ts',
  // What comes as JSON: the service's answers, the runner's event.
  valibot: ['src/service/schemas.ts', 'src/frame/payload.ts', 'src/ask/record/record.ts'],
}

/** With the separators of this table, whatever the machine's are. */
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

/** A folder within a room belongs to the room. */
const roomOf = (file: string) =>
  ORDER.includes(file) ? file : file.split('/').slice(0, 2).join('/')
const placeOf = (file: string) => ORDER.indexOf(roomOf(file))

const importsFromAbove = (all: readonly Import[]) =>
  all.filter(({ from, to }) => to.startsWith('src/') && placeOf(to) > placeOf(from))

const importsOfOtherCommands = (all: readonly Import[]) =>
  all.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)]
    const isOther = room !== other && COMMANDS.includes(room) && COMMANDS.includes(other)
    return isOther && !(room === 'src/ask' && other === 'src/report')
  })

test('a folder imports only from those below it', () => {
  expect(files.filter((file) => placeOf(file) < 0)).toEqual([])
  expect(told(importsFromAbove(imports))).toEqual([])
})

test('a command imports no other command', () => {
  expect(told(importsOfOtherCommands(imports))).toEqual([])
})

test('a folder within a room may import what the room may', () => {
  const within = 'src/ask/within/a.ts'
  const [above, other] = [
    { from: 'src/frame/within/a.ts', to: within },
    { from: within, to: 'src/builds/within/a.ts' },
  ]
  const allowed = ['src/ask/a.ts', 'src/ask/beside/a.ts', 'src/report/a.ts', 'src/frame/a.ts']
  const all = [above, other, ...allowed.map((to) => ({ from: within, to }))]
  expect(importsFromAbove(all)).toEqual([above])
  expect(importsOfOtherCommands(all)).toEqual([other])
})

/** The circles of a graph, each as the way around it. */
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
  // A file at the top of src or of the simulator is a folder of its own. A room and the folders within it are one.
  const folderOf = (file: string) => (file.split(path.sep).length > 2 ? path.dirname(file) : file)
  const between = edges
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
  expect(circlesIn(between)).toEqual([])
})

test('a dependency is imported by the module that is for it', () => {
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

test('what is exported is imported somewhere, if only by a test', () => {
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
      // Of a module that is imported whole, all that its importer says counts.
      .map(({ from, statement }) =>
        /\* as /.test(statement) ? readFileSync(from, 'utf8') : statement,
      )
    return names
      .filter((name) => !importers.some((statement) => new RegExp(`\\b${name}\\b`).test(statement)))
      .map((name) => `${file}: ${name}`)
  })
  // The four files of dist/ call it.
  expect(unused).toEqual(['src/run.ts: run'])
})
