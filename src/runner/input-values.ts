import path from 'node:path'
import { ActionError } from '../base/errors.ts'
import { ID } from '../base/id.ts'
import { checkPrompt, MAX_PROMPT_BYTES } from '../base/prompt.ts'
import { messageOf, quote } from '../base/text.ts'
import { checkWorkspaceTarget, readWorkspaceFile } from './workspace.ts'

/*
 * Inputs are text; these make values of it. Each throws an ActionError whose message goes on after the
 * input's name: what is wrong, the value seen, and what is allowed.
 */

/** The service that the keys with known prefixes belong to. */
export const PUBLIC_SERVICE = 'https://api.mintlify.com'

/** An input that may be left empty. */
export function parseOptional<T>(
  parse: (value: string, runner: { workspace: string }) => T,
): (value: string, runner: { workspace: string }) => T | undefined {
  return (value, runner) => (value === '' ? undefined : parse(value, runner))
}

/** A project or job ID, which becomes a part of a path. */
export function parseId(value: string): string {
  if (value === '')
    throw new ActionError('is missing: copy it from the dashboard, where the API keys are')
  if (ID.test(value)) return value
  throw new ActionError(`${quote(value, 60)} is not an ID: 1 to 128 letters, digits, _ or -`)
}

/** Where the service is: https, or http on loopback, and nothing that a log must not show. */
export function parseBaseUrl(value: string): URL {
  const url = URL.parse(value)
  if (url === null) throw new ActionError(`${quote(value, 100)} is not a URL`)
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    throw new ActionError(
      `must be an https URL, since the key is sent there, but is ${url.protocol}//`,
    )
  }
  if (url.username !== '' || url.password !== '')
    throw new ActionError('must not hold a user name or password')
  if (value.includes('?') || value.includes('#'))
    throw new ActionError('must not hold a query or a fragment')
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** A key for the service, as far as it can be told whatever the service is. */
export function parseApiKey(value: string): string {
  if (value === '') {
    throw new ActionError(
      "is missing: store an admin key as a secret, and pass it as in the README. If it is passed, it is empty: the secret's name is misspelled, or the secret belongs to an environment or an organization that this job does not have access to, or a reusable workflow was not handed it",
    )
  }
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new ActionError(
      'holds blanks, line breaks or characters beyond ASCII: store the key alone, without quotes or "Bearer"',
    )
  if (/^(gh[a-z]_|github_pat_)/.test(value))
    throw new ActionError('is a token of GitHub, not a key of the documentation service')
  return value
}

/** The longer prefixes first. */
const WRONG_KINDS = [
  { prefix: 'mint_dsc_', name: 'an assistant key' },
  { prefix: 'mint_us_', name: 'an index key' },
]

/**
 * What is wrong with the kind of a key: the prefixes are those of the public service, another server may
 * have its own.
 * @returns a clause that begins with the input's name; undefined where nothing is wrong
 */
export function checkKeyKind(key: string, baseUrl: URL): string | undefined {
  if (baseUrl.host !== new URL(PUBLIC_SERVICE).host) return undefined
  const kind = WRONG_KINDS.find(({ prefix }) => key.startsWith(prefix))
  if (kind !== undefined)
    return `api-key is ${kind.name} (${kind.prefix}…): an admin key is needed (mint_…)`
  if (key.startsWith('mint_')) return undefined
  return 'api-key is not an admin key: those begin with mint_, without quotes or "Bearer"'
}

/** `true` or `false`, in any case. */
export function parseBoolean(value: string): boolean {
  const word = value.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  throw new ActionError(`must be true or false, but is ${quote(value, 60)}`)
}

/** One of a few words. */
export function parseWord<T extends string>(words: readonly T[]): (value: string) => T {
  return (value) => {
    const word = words.find((candidate) => candidate === value)
    if (word !== undefined) return word
    throw new ActionError(`must be ${words.join(' or ')}, but is ${quote(value, 60)}`)
  }
}

/** A list of a few words; `none` is none of them and, where `hasAll` is set, `all` every one. */
export function parseWords<T extends string>(
  words: readonly T[],
  { hasAll = false } = {},
): (value: string) => ReadonlySet<T> {
  return (value) => {
    const named = parseList(value)
    if (named.length === 1 && named[0] === 'none') return new Set()
    if (named.length === 1 && named[0] === 'all' && hasAll) return new Set(words)
    const wordOf = (name: string) => {
      const word = words.find((candidate) => candidate === name)
      if (word !== undefined) return word
      throw new ActionError(
        `may name ${words.join(', ')}, or be ${hasAll ? 'all or none' : 'none'}, but has ${quote(name, 60)}`,
      )
    }
    return new Set(named.map(wordOf))
  }
}

/** A whole number in decimal digits, within limits. */
export function parseInteger(min: number, max: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    throw new ActionError(
      `must be a whole number from ${min} to ${max}, but is ${quote(value, 60)}`,
    )
  }
}

/** A list as people write it in YAML: separated by commas or line breaks. */
export function parseList(value: string): string[] {
  return value
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** The prompt in a file of the workspace. */
export function parsePromptFile(file: string, { workspace }: { workspace: string }): string {
  const text = readWorkspaceFile(file, { root: workspace, maxBytes: MAX_PROMPT_BYTES })
  try {
    return checkPrompt(text)
  } catch (error) {
    throw new ActionError(`${quote(file)} ${messageOf(error)}`, { cause: error })
  }
}

/** A file to write the page views to. */
export interface TrafficFile {
  path: string
  format: 'json' | 'csv'
}

export function parseTrafficFile(file: string, { workspace }: { workspace: string }): TrafficFile {
  const format = path.extname(file).toLowerCase().slice(1)
  if (format !== 'json' && format !== 'csv')
    throw new ActionError(`must end in .json or .csv, but is ${quote(file)}`)
  return { format, path: checkWorkspaceTarget(file, workspace) }
}

/** Host names alone: no scheme, no port, no path. */
export function parseHosts(value: string): ReadonlySet<string> {
  const hosts = parseList(value).map((host) => host.toLowerCase())
  const wrong = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))
  if (wrong === undefined) return new Set(hosts)
  throw new ActionError(`may hold host names such as git.example.com, but has ${quote(wrong, 60)}`)
}
