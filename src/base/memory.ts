import { setFlagsFromString } from 'node:v8'

/**
 * For what reads page after page, each garbage as soon as it was looked at. While they pour in, V8 would
 * rather grow its heap by a hundred megabytes than collect them; it reads these flags each time it would.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--optimize-for-size')
}
