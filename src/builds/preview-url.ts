import { whyNotPlain } from '../base/plain-url.ts'
import { quote } from '../base/text.ts'

/** Nothing that a shell gives a meaning to. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const PATH = /^[A-Za-z0-9/._~-]*$/

/**
 * The address of a preview, where it is a plain https URL. Its host cannot be known before, since projects
 * may have domains of their own: so it is always shown.
 *
 * @returns `rejected` says, for a person, why an address that is there was not accepted
 */
export function readPreviewUrl(previewUrl: string | undefined): {
  url?: string
  rejected?: string
} {
  if (previewUrl === undefined || previewUrl === '') return {}
  const problem = problemOf(previewUrl)
  return problem === undefined
    ? { url: previewUrl }
    : { rejected: `${quote(previewUrl, 100)} ${problem}` }
}

function problemOf(address: string): string | undefined {
  const problem = whyNotPlain(address)
  if (problem !== undefined) return problem
  const { hostname, pathname } = new URL(address)
  if (!HOST.test(hostname)) return 'has no plain host name'
  if (!PATH.test(pathname))
    return 'has characters in its path that an address of a preview does not need'
  return undefined
}
