import { afterEach } from '@jest/globals'
import { forgetSecrets } from '../src/redact.ts'

/*
 * Forgets each test's secrets, so that they are not masked in the next one, of the same file or of another that a run of
 * all tests merged.
 */
afterEach(forgetSecrets)
