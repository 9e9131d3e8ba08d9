import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { quote } from '../text.ts'
import {
  type FileChange,
  type IsIgnored,
  pathWithin,
  type Sides,
  type Sites,
} from './page-fates.ts'

const NAME = '.mintignore'
const MAX_FILES = 5
/** A file with more is made to cost time: each folder at any depth (`**` and a slash) multiplies the ways to match. */
const MAX_PATTERNS = 200
const MAX_ANY_DEPTH = 2
/** What the service leaves out of each site; `.mintignore` may bring some of it back. */
const BY_DEFAULT = [
  ...['.git', '.github', '.claude', '.agents', '.idea', '.vscode', 'node_modules', 'build', 'dist'],
  ...['coverage', '.cache', 'tmp', 'temp'],
  ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
]

/**
 * Reads what the service leaves out on both sides of a pull request: of each site, by the `.mintignore` in its
 * folder, or by the nearest above it.
 * @param head all files after it; none if they are unknown
 * @param read gives the text of a file on one side
 * @throws whatever `read` throws; ActionError for patterns that would cost much time
 * @see https://www.mintlify.com/docs/organize/mintignore
 */
export async function readIgnored(
  files: readonly FileChange[],
  head: Iterable<string>,
  sites: Sites,
  read: (file: string, side: keyof Sides) => Promise<string>,
): Promise<Sides> {
  const there = new Set([...head].filter(isIgnoreFile))
  const wasThere = new Set(there)
  const changed = new Set<string>()
  for (const { filename, status, previous_filename = filename } of files) {
    for (const file of [filename, previous_filename]) if (isIgnoreFile(file)) changed.add(file)
    if (!['modified', 'changed', 'unchanged'].includes(status)) wasThere.delete(filename)
    const isLeft = status === 'removed' || status === 'renamed'
    if (isLeft && isIgnoreFile(previous_filename)) wasThere.add(previous_filename)
  }
  const rulesOf = async (names: ReadonlySet<string>, side: keyof Sides) => {
    const patterns = new Map<string, string[]>()
    for (const site of sites.keys()) {
      const folder = nearest(site, (above) => names.has(posix.join(above, NAME)))
      if (folder === undefined || patterns.has(folder)) continue
      if (patterns.size === MAX_FILES)
        throw new ActionError(`there are more than ${MAX_FILES} files ${NAME}`)
      const file = posix.join(folder, NAME)
      patterns.set(folder, readPatterns(file, await read(file, changed.has(file) ? side : 'after')))
    }
    return compile(sites, patterns)
  }
  const after = await rulesOf(there, 'after')
  return { before: changed.size === 0 ? after : await rulesOf(wasThere, 'before'), after }
}

/** What the service leaves out where there is no `.mintignore`. */
export async function ignoredByDefault(sites: Sites): Promise<Sides> {
  const rules = await compile(sites, new Map())
  return { before: rules, after: rules }
}

/** Whether the service leaves a file out, whatever `.mintignore` adds. The path is the file's in its site. */
export function isIgnoredByDefault(path: string): boolean {
  const ignored = BY_DEFAULT.map((name) => name.toLowerCase())
  return path.split('/').some((name) => ignored.includes(name.toLowerCase()))
}

function isIgnoreFile(file: string): boolean {
  return posix.basename(file) === NAME
}

/** A folder or the nearest above it that fits. */
function nearest(folder: string, fits: (folder: string) => boolean): string | undefined {
  for (let at = folder; ; at = posix.dirname(at)) {
    if (fits(at)) return at
    if (at === '.') return undefined
  }
}

function readPatterns(file: string, text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const shown = quote(file, 100)
  if (patterns.length > MAX_PATTERNS)
    throw new ActionError(`${shown} has more than ${MAX_PATTERNS} patterns`)
  const deep = patterns.find((pattern) => pattern.split('**/').length - 1 > MAX_ANY_DEPTH)
  if (deep === undefined) return patterns
  throw new ActionError(`${shown} has a pattern with more than ${MAX_ANY_DEPTH} "**/"`)
}

/** @param patterns of each .mintignore, by its folder */
async function compile(
  sites: Sites,
  patterns: ReadonlyMap<string, readonly string[]>,
): Promise<IsIgnored> {
  // Loaded here and not at the top: a report needs it for a pull request alone.
  const { default: ignore } = await import('ignore')
  // As the service does: in its own code, the letter case of a pattern makes no difference.
  const options = { allowRelativePaths: true }
  const bySite = new Map(
    [...sites.keys()].map((site) => {
      const folder = nearest(site, (above) => patterns.has(above)) ?? site
      const rules = [{ folder: site, matcher: ignore(options).add(BY_DEFAULT) }]
      const own = patterns.get(folder) ?? []
      if (folder === site) rules[0]?.matcher.add(own)
      else rules.push({ folder, matcher: ignore(options).add(own) })
      return [site, rules] as const
    }),
  )
  return (site, file) =>
    (bySite.get(site) ?? []).some(({ folder, matcher }) =>
      matcher.ignores(pathWithin(folder, file)),
    )
}
