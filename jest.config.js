import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Tests are TypeScript run as native ES modules; types are stripped by Node itself, nothing is compiled.
 *
 * Jest loads all modules anew for each file that it runs, which takes longer than most files' tests. So a run of all
 * tests runs one file a folder, made here, that imports the folder's own: 35 s in place of 49 on two cores. With a path
 * or a name, Jest runs the files themselves.
 *
 * With FULL=1, the tests of weekly/ run too, and each property as often as is promised, from a random seed.
 */
const isFull = Boolean(process.env.FULL)
if (isFull && process.env.SEED === undefined) {
  process.env.SEED = `${Math.floor(Math.random() * 2 ** 31)}`
  console.error(`To repeat this run, set SEED=${process.env.SEED}.`)
}

const FOLDER = 'out/tests'
const isOfAll = process.argv.slice(2).every((argument) => /^--(?!test|find)/.test(argument))
const files = globSync(`__tests__/!(e2e${isFull ? '' : '|weekly'})/**/*.test.ts`)
  .concat(globSync('__tests__/*.test.ts'))
  .map((file) => file.replaceAll(path.sep, '/'))

function writeFolders() {
  mkdirSync(FOLDER, { recursive: true })
  const folders = Map.groupBy(new Set(files), (file) => file.split('/').slice(1, -1)[0] ?? 'all')
  return [...folders].map(([folder, all]) => {
    const name = `${FOLDER}/${folder}.test.js`
    writeFileSync(name, all.map((file) => `import '../../${file}'\n`).join(''))
    return name
  })
}

export default {
  testEnvironment: '<rootDir>/scripts/jest-environment.js',
  reporters: ['default', '<rootDir>/scripts/jest-slowest.js'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-forget-secrets.ts'],
  testMatch: (isOfAll ? writeFolders() : files).map((file) => `<rootDir>/${file}`),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Ends what hangs; how long a test takes depends on what else the machine does.
  testTimeout: isFull ? 1_200_000 : 120_000,
  maxWorkers: '100%',
}
