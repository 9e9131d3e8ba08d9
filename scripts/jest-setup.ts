import setUpTemporaryFolder from './jest-temporary.ts'
import { exitUnlessBundleIsCurrent } from './source-hash.ts'

/**
 * Jest's global setup. A whole run is not even started on an old bundle; of chosen tests, those that run
 * the bundle fail, see runner.ts.
 */
export default function setUp({
  testPathPatterns,
}: {
  testPathPatterns: { isSet(): boolean }
}): void {
  if (!testPathPatterns.isSet()) exitUnlessBundleIsCurrent()
  setUpTemporaryFolder()
}
