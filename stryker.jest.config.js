import config from './jest.config.js'

/** For mutation testing: what runs the bundle as a child process cannot see a mutant, and is left out. */
export default {
  ...config,
  testPathIgnorePatterns: [
    '__tests__/(bundle|simulator|properties/(processes|load|memory)|coverage|interface)',
  ],
}
