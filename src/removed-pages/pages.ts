import { ActionError } from '../errors.ts'

/**
 * The service's documented list, with all hidden folders in place of the ones it names, and files for people and agents
 * who work on the docs. The navigation or `.mintignore` can bring them back.
 * @see https://www.mintlify.com/docs/organize/mintignore
 * @see https://www.npmjs.com/package/@mintlify/common
 */
const IGNORED_BY_DEFAULT = [
  '.*/ node_modules build dist coverage tmp temp',
  'README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md CONTRIBUTE.md /skill.md',
].flatMap((names) => names.split(' '))
/** In capital letters alone: docs have pages about agents. */
const FOR_AGENTS = /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/
/** The service publishes none of them alone. */
const SNIPPETS = /^_?snippets\//i
/** Longer paths only cost time. */
const MAX_PATH_LENGTH = 500
/** Limits for a `.mintignore`: strangers may write it, and some patterns take the matcher minutes. */
const MAX_LINES = 500
const MAX_LINE_LENGTH = 200
const SLOW = /\*\*.*\*\*/

export interface PageRules {
  /** @param isNamed whether the navigation names it */
  isPage(file: string, isNamed: boolean): boolean
  /** Whether `.mintignore` itself names a file. */
  isHidden(file: string): boolean
}

/** @throws ActionError for patterns that could cost much time */
export async function readPageRules(mintignore: string): Promise<PageRules> {
  const { default: ignore } = await import('ignore')
  const lines = linesOf(mintignore)
  // Letter case makes no difference, as in the service's own code.
  const own = ignore().add(lines)
  const all = ignore().add(IGNORED_BY_DEFAULT).add(lines)
  return {
    isPage: (file, isNamed) =>
      /\.mdx?$/i.test(file) &&
      file.length <= MAX_PATH_LENGTH &&
      !SNIPPETS.test(file) &&
      (isNamed || !FOR_AGENTS.test(file) || own.test(file).unignored) &&
      !(isNamed ? own : all).ignores(file),
    isHidden: (file) => own.ignores(file),
  }
}

function linesOf(mintignore: string): string[] {
  // `trim` also removes a byte order mark.
  const lines = mintignore.split('\n').map((line) => line.trim())
  const isSlow = (line: string) =>
    !line.startsWith('#') && (line.length > MAX_LINE_LENGTH || SLOW.test(line))
  if (lines.length <= MAX_LINES && !lines.some(isSlow)) return lines
  throw new ActionError(
    `.mintignore has more than ${MAX_LINES} lines, a line of more than ${MAX_LINE_LENGTH} characters, or one with two stars twice`,
  )
}
