/** Tests are TypeScript run as native ES modules; types are stripped by Node itself, nothing is compiled. */
export default {
  testEnvironment: 'node',
  testMatch: [
    `<rootDir>/__tests__/${process.env.FULL ? '**' : '!(weekly)/**'}/*.test.ts`,
    '<rootDir>/__tests__/*.test.ts',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Ends what hangs; how long a test takes depends on what else the machine does.
  testTimeout: 120_000,
  maxWorkers: '100%',
}
