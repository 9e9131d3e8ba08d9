import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** Arrows run upwards in this list alone: a room imports rooms before its own, and its own. */
const TIERS = [
  ['src'],
  ['src/runner', 'src/http', 'src/privacy'],
  ['src/service', 'src/github'],
  ['src/agent', 'src/builds', 'src/analytics'],
  ['src/report'],
]
/** These put the rooms together. */
const ASSEMBLY = ['src/index.ts', 'src/run.ts', 'src/result.ts', 'src/step.ts']
/** Each outside thing is imported by one module. */
const DOORS: Record<string, string> = {
  undici: 'src/http/transport.ts',
  '@actions/core': 'src/runner/log.ts',
  '@actions/github': 'src/github/api.ts',
  'libphonenumber-js': 'src/privacy/masks.ts',
  valibot: 'src/service/schemas.ts',
}

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.d.ts'))
const importsOf = (from: string) => {
  const text = readFileSync(from, 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(type )?(?:[^'"()]*?from )?'([^']+)'|import\('([^']+)'\)/gms,
  )
  return [...found].map(([statement, type, name = '', lazy = '']) => {
    const to = name || lazy
    const target = to.startsWith('.') ? path.join(path.dirname(from), to) : to
    return { from, to: target, statement, isType: type !== undefined }
  })
}
const imports = files.flatMap(importsOf)

const tierOf = (file: string) => TIERS.findIndex((rooms) => rooms.includes(path.dirname(file)))

test('rooms import only what stands below them', () => {
  const wrong = imports
    .filter(({ from, to }) => to.startsWith('src/') && !ASSEMBLY.includes(from))
    .filter(({ from, to, isType }) =>
      ASSEMBLY.includes(to)
        ? // What a step works with is one type, which all rooms from the second tier up may name.
          !(isType && tierOf(from) >= 2 && (to === 'src/step.ts' || tierOf(from) === 4))
        : tierOf(to) > tierOf(from),
    )
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('each outside thing is imported by one module', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [door] = Object.keys(DOORS).filter((name) => to === name || to.startsWith(`${name}/`))
    return door === undefined
      ? !to.startsWith('src/') && !to.startsWith('node:')
      : DOORS[door] !== from
  })
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('what is exported is imported somewhere, if only by a test', () => {
  const everywhere = globSync('{src,__tests__,simulator,scripts,bench}/**/*.ts').flatMap(importsOf)
  const unused = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = [
      ...text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
    ].map(([, name = '']) => name)
    const importers = everywhere.filter(({ to }) => to === file).map(({ statement }) => statement)
    return names
      .filter((name) => !importers.some((statement) => new RegExp(`\\b${name}\\b`).test(statement)))
      .map((name) => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})
