/** Tests are TypeScript run as native ES modules; types are stripped by Node itself, nothing is compiled. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-strip-types.js' },
  globalSetup: '<rootDir>/scripts/jest-setup.ts',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: 20_000,
}
