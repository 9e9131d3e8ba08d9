import config from './jest.config.js'

/** For mutation testing: the tests of the code that is mutated. Tests of the bundle cannot see a mutant. */
export default {
  ...config,
  // Mutants are not built.
  globalSetup: '<rootDir>/scripts/jest-temporary.ts',
  testMatch: [
    '<rootDir>/__tests__/agent/(wait|outcome|pull-request).test.ts',
    '<rootDir>/__tests__/base/*.test.ts',
    '<rootDir>/__tests__/http/*.test.ts',
    '<rootDir>/__tests__/service/*.test.ts',
    '<rootDir>/__tests__/report/escape.test.ts',
    '<rootDir>/__tests__/properties/(schedules|bodies).test.ts',
    '<rootDir>/__tests__/builds/*.test.ts',
    '<rootDir>/__tests__/runner/(inputs|input-values).test.ts',
  ],
}
