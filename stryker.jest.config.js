import config from './jest.config.js'

/**
 * For mutation testing. Stryker picks the tests that import what is mutated, so this leaves out only those that
 * cannot see a mutant: of the bundle, of documents, and of the simulator.
 */
export default {
  ...config,
  testMatch: [
    '<rootDir>/__tests__/!(bundle|weekly|simulator|oracle)/**/*.test.ts',
    '<rootDir>/__tests__/{secrets,text}.test.ts',
  ],
}
