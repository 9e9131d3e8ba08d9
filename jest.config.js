import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Tests are TypeScript run as native ES modules; types are stripped by Node itself, nothing is compiled.
 *
 * Jest loads all modules anew for each file that it runs, which takes longer than most files' tests. So a run of all
 * tests runs one file a folder, made here, that imports the folder's own. With a path or a name, Jest runs the files
 * themselves.
 */
const FOLDER = 'out/tests'
const isOfAll = process.argv.slice(2).every((argument) => /^--(?!test|find)/.test(argument))
const files = globSync(`__tests__/${process.env.FULL ? '!(e2e)/**' : '!(weekly|e2e)/**'}/*.test.ts`)
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
  testEnvironment: 'node',
  testMatch: (isOfAll ? writeFolders() : files).map((file) => `<rootDir>/${file}`),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Ends what hangs; how long a test takes depends on what else the machine does.
  testTimeout: process.env.FULL ? 1_200_000 : 120_000,
  maxWorkers: '100%',
}
