import config from './jest.config.js'

/**
 * For mutation testing of one room, which `npm run mutants` names: its own tests, and whole steps. Tests of the
 * bundle cannot see a mutant, and those of other rooms would cost more time than they notice.
 */
const rooms = process.env.MUTATED_ROOM || 'runner,service'
export default {
  ...config,
  testMatch: [
    `<rootDir>/__tests__/@(${rooms.replaceAll(',', '|')}|flows)/**/*.test.ts`,
    '<rootDir>/__tests__/{secrets,text}.test.ts',
  ],
}
