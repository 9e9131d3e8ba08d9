/**
 * Tests are TypeScript run as native ES modules; Node itself strips the types, nothing is compiled.
 *
 * With FULL=1, the tests of weekly/ run too, and each property as often as is promised, from a random seed.
 */
const isFull = Boolean(process.env.FULL)
if (isFull && process.env.SEED === undefined) {
  process.env.SEED = `${Math.floor(Math.random() * 2 ** 31)}`
  console.error(`To repeat this run, set SEED=${process.env.SEED}.`)
}

export default {
  testMatch: [
    '<rootDir>/__tests__/**/*.test.ts',
    // They need act: `npm run e2e` names them.
    '!**/__tests__/e2e/**',
    ...(isFull ? [] : ['!**/__tests__/weekly/**']),
  ],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Ends what hangs; how long a test takes depends on what else the machine does.
  testTimeout: isFull ? 1_200_000 : 300_000,
  maxWorkers: '100%',
  // After its last test, a worker gives back close to a gigabyte: on a busy machine, that takes longer than Jest's 500 ms.
  workerGracefulExitTimeout: 10_000,
}
