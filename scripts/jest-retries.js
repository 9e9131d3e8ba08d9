import { jest } from '@jest/globals'

// Tests of the bundle start processes and wait for real time in places. On a machine that does other work, one
// may be too slow once: it is tried again, and says so. What fails three times is broken.
jest.retryTimes(2, { logErrorsBeforeRetry: true })
