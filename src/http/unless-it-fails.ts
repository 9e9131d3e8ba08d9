import { HttpError } from './retry.ts'

/**
 * What a request answers; undefined where it fails, once `onFailure` knows why. What else is thrown, a
 * cancellation or a defect, goes on as it is.
 */
export async function unlessItFails<T>(
  ask: () => Promise<T>,
  onFailure: (error: HttpError) => void,
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    onFailure(error)
    return undefined
  }
}

/** What a request answers; undefined where what it asks for is not there. */
export function unlessNotFound<T>(ask: () => Promise<T>): Promise<T | undefined> {
  return unlessItFails(ask, (error) => {
    if (error.status !== 404) throw error
  })
}
