import { LINE_BREAK, quoted } from '../text.ts'

/* A comment on lines of a pull request: GitHub shows it below these lines, which tell its subject. */

/** In GitHub's list or in an event. */
interface InlineComment {
  readonly path?: string | undefined
  /** The last line; undefined or null if it has changed since, or if the comment is on the whole file. */
  readonly line?: number | null | undefined
  /** The first of several. */
  readonly start_line?: number | null | undefined
  /** The part of the diff that ends with the last line. */
  readonly diff_hunk?: string | undefined
  readonly subject_type?: string | undefined
}

/** As many as GitHub shows above a comment. */
const LINES_AROUND = 4

/** `In "guides/cli.mdx", lines 3 to 5:`, and the comment's text. Any other comment has the text alone. */
export function withPlace(comment: InlineComment, shownText: string): string {
  const { path, line, start_line: start } = comment
  if (path === undefined) return shownText
  let place = quoted(path)
  if (line != null && start != null) place += `, lines ${start} to ${line}`
  else if (line != null) place += `, line ${line}`
  return `In ${place}:\n${shownText}${linesAbout(comment, shownText)}`
}

/** The lines that a suggestion replaces, or that a comment was on before they changed. Empty for other comments. */
function linesAbout(comment: InlineComment, shownText: string): string {
  const { line, start_line: start, diff_hunk: hunk = '', subject_type: type } = comment
  if (type === 'file' || hunk === '') return ''
  const lines = hunk.split(LINE_BREAK).filter((one) => !/^(?:@@|\\|$)/.test(one))
  if (line == null)
    return indented('Its lines have changed since. They ended with:', lines.slice(-LINES_AROUND))
  if (!shownText.includes('```suggestion')) return ''
  const count = line - (start ?? line) + 1
  const after = lines.filter((one) => !one.startsWith('-')).map((one) => one.slice(1))
  return indented('The suggestion replaces:', after.slice(-count))
}

/** Indented, so that no line of code looks like one of ours. */
function indented(title: string, lines: readonly string[]): string {
  return ['', '', title, ...lines.map((line) => `    ${line}`)].join('\n')
}
