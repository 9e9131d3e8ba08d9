/** Tests are TypeScript run as native ES modules; types are stripped by Node itself, nothing is compiled. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  globalSetup: '<rootDir>/scripts/jest-setup.ts',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // Ends what hangs; how long a test takes depends on what else the machine does.
  testTimeout: 120_000,
  // Most tests wait for a child process: more of them than there are cores keep the cores busy.
  maxWorkers: '100%',
  maxConcurrency: 3,
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-retries.js'],
}
