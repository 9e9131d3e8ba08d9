import { expect, jest } from '@jest/globals'

// Tests that start processes wait for real time in places. On a machine that does other work, one may be too
// slow once: it is tried again, and says so. What fails three times is broken.
const STARTS_PROCESSES = /__tests__[\\/](?:bundle|many-projects|properties|scripts|simulator)[\\/]/
if (STARTS_PROCESSES.test(expect.getState().testPath ?? '')) {
  jest.retryTimes(2, { logErrorsBeforeRetry: true })
}
