import { appendFileSync } from 'node:fs'
import { TestEnvironment } from 'jest-environment-node'

/** Each line has a test file and the ms of its tests. `jest-slowest.js` reads them. */
export const TIMES = 'out/tests/times.txt'

/** Notes how long the tests of each file take, also where a run of all tests has merged the files of a folder. */
export default class TimedEnvironment extends TestEnvironment {
  /** @type {Map<string, number>} */
  #msByFile = new Map()

  /** @param {{ name: string, test?: { duration?: number | null, asyncError: Error } }} event */
  handleTestEvent({ name, test }) {
    if (name !== 'test_done' || test === undefined) return
    // The stack of the call of `test()`.
    const [, file = 'unknown'] = /(__tests__\/[^:()]+\.test\.ts)/.exec(test.asyncError.stack) ?? []
    this.#msByFile.set(file, (this.#msByFile.get(file) ?? 0) + (test.duration ?? 0))
  }

  async teardown() {
    for (const [file, ms] of this.#msByFile) appendFileSync(TIMES, `${file} ${ms}\n`)
    await super.teardown()
  }
}
