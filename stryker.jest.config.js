import config from './jest.config.js'

/** For mutation testing: the tests of what is mutated. Tests of the bundle cannot see a mutant. */
export default {
  ...config,
  testMatch: [
    '<rootDir>/__tests__/{secrets,text}.test.ts',
    '<rootDir>/__tests__/{http,service,runner}/*.test.ts',
    '<rootDir>/__tests__/flows/{inputs,job,runner}.test.ts',
    '<rootDir>/__tests__/github/gate.test.ts',
    '<rootDir>/__tests__/agent/pull-request.test.ts',
    '<rootDir>/__tests__/report/{markdown,plain}.test.ts',
  ],
}
