import config from '../../jest.config.js'

/**
 * For mutation testing of one room, which `npm run mutants` names: its own tests, whole steps, and those of
 * removed pages. Tests of the bundle cannot see a mutant, and those of other rooms would
 * cost more time than they notice.
 */
const rooms = process.env.MUTATED_ROOM || 'frame,service'
export default {
  ...config,
  rootDir: '../..',
  testMatch: [
    `<rootDir>/__tests__/@(${rooms.replaceAll(',', '|')}|flows|removed-pages)/**/*.test.ts`,
    '<rootDir>/__tests__/{addresses,secrets,text}.test.ts',
  ],
}
