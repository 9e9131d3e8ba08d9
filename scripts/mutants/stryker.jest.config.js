import config from '../../jest.config.js'

/**
 * For mutation testing of the rooms that `npm run mutants` names: their own tests, whole steps, and removed pages.
 * Tests of the bundle don't see mutants, and tests of other rooms take long and notice few.
 */
const rooms = process.env.MUTATED_ROOM || 'frame,service'
export default {
  ...config,
  rootDir: '../..',
  testMatch: [
    `<rootDir>/__tests__/@(${rooms.replaceAll(',', '|')}|flows|removed-pages)/**/*.test.ts`,
    '<rootDir>/__tests__/{addresses,redact,text}.test.ts',
  ],
}
