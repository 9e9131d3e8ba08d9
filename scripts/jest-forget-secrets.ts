import { afterEach } from '@jest/globals'
import { forgetSecrets } from '../src/redact.ts'

/* What one test masks stays visible in the next one, of the same file or of another that a run of all tests merged. */
afterEach(forgetSecrets)
