import type { BuildResult } from '../builds/build.ts'
import { formatCount } from '../frame/page.ts'
import { sumOf } from '../readers/ranking.ts'
import { isLost } from '../site/page-changes.ts'
import type { ReachPage, ReachReading } from '../site/reach.ts'
import { inJson } from '../text.ts'
import { pageLink, previewLink } from './build.ts'
import {
  blocks,
  countLines,
  countOf,
  type Markdown,
  sentences,
  table,
  UNKNOWN,
  warningNotes,
} from './markdown.ts'

const MAX_ROWS = 10
/** Of the lines for docs.json. */
const MAX_LINES = 100

/**
 * Who reads what the pull request changes: a sentence, what is unknown, and the pages.
 * @param build of this step: if it is the preview of these pages, they link to themselves there
 */
export function renderReach(reach: ReachReading, md: Markdown, build?: BuildResult): string {
  const notes = warningNotes(md, describeMissingReach(reach))
  if (reach.status !== 'read') return blocks(notes)
  const { pages, otherFiles, branch, whyNoViews } = reach.value
  const shown = pages.slice(0, MAX_ROWS)
  const hasViews = whyNoViews === ''
  const least = reach.gap === '' ? '' : 'at least '
  const preview = isPreviewOf(build, branch) ? build : undefined
  const rows = shown.map((page) => [
    pageLink(page.path, isThere(page) ? preview : undefined, md),
    describeChange(page, md),
    ...(hasViews ? [viewsOf(page)] : []),
  ])
  const footnote = sentences([
    shown.length < pages.length && `${shown.length} of ${least}${countOf(pages.length, 'page')}.`,
    pages.length > 0 &&
      (hasViews
        ? 'Views by people in the last complete week.'
        : `Views are unknown: ${whyNoViews}.`),
    pages.length > 0 &&
      otherFiles > 0 &&
      `Also changed: ${least}${countOf(otherFiles, 'other file')}.`,
    preview && shown.some(isThere) && `Pages link to ${previewLink(preview, md)}.`,
  ])
  return blocks([
    reachSentence(reach),
    ...notes,
    rows.length > 0 && table(['Page', 'Change', ...(hasViews ? ['Views:'] : [])], rows),
    footnote !== '' && md.small(footnote),
    renderRedirects(pages.filter(isLost), md),
  ])
}

function viewsOf({ change, views }: ReachPage): string {
  if (change === 'new') return ''
  return views === null ? UNKNOWN : formatCount(views)
}

/** The lines for docs.json, ready to copy. Only of a page that moved do we know where its readers should go. */
function renderRedirects(lost: readonly ReachPage[], md: Markdown): string {
  const sites = [...Map.groupBy(lost.slice(0, MAX_LINES), ({ site }) => site)].map(
    ([site, pages]) => {
      const lines = pages.map(({ change, from, path }) => {
        // A path that a browser or the service could read as more than a path is left to the person.
        const destination = inJson(change === 'moved' && /^[\w./-]*$/.test(path) ? path : '')
        return `{ "source": ${inJson(from)}, "destination": ${destination} }`
      })
      const file = md.path(site === '.' ? 'docs.json' : `${site}/docs.json`)
      return `For \`redirects\` in ${file}:\n\n\`\`\`json\n${lines.join(',\n')}\n\`\`\``
    },
  )
  const isOpen = lost.some(({ change }) => change === 'removed')
  return blocks([
    ...sites,
    isOpen && 'Fill in where the readers of each removed page should go.',
    lost.length > MAX_LINES &&
      `${countOf(lost.length - MAX_LINES, 'more page')} without a redirect.`,
  ])
}

function isPreviewOf(build: BuildResult | undefined, branch: string | undefined): boolean {
  if (build?.order.kind !== 'preview' || build.known?.previewUrl === undefined) return false
  return build.outcome === 'previewed' && build.order.branch === branch
}

function isThere({ change }: ReachPage): boolean {
  return change !== 'removed'
}

function describeChange(
  { change, from, additions, deletions, hasRedirect, isInNavigation }: ReachPage,
  md: Markdown,
): string {
  const redirect = { true: 'redirected', false: '**no redirect**', null: 'redirect unknown' }
  const gone = redirect[`${hasRedirect}`]
  switch (change) {
    case 'changed':
      return countLines(additions, deletions) || change
    case 'new':
      return isInNavigation === false ? 'new, not in the navigation' : 'new'
    case 'removed':
      return `removed, ${gone}`
    case 'moved':
      return `moved from ${md.path(from)}, ${gone}`
  }
}

/** All of it in one sentence of numbers. */
export function reachSentence(reach: ReachReading): string {
  if (reach.status !== 'read') return ''
  const { pages, otherFiles, whyNoViews } = reach.value
  const least = reach.gap === '' ? '' : 'at least '
  if (pages.length === 0 && reach.gap !== '')
    return `Which pages of the docs change is unknown: none of the files that were read is a page (${formatCount(otherFiles)}).`
  if (pages.length === 0)
    return `Changes no page of the docs (${countOf(otherFiles, 'other file')}).`
  const clauses: string[] = []
  for (const [change, verb] of VERBS) {
    const some = pages.filter((page) => page.change === change)
    if (some.length === 0) continue
    const isFirst = clauses.length === 0
    const count = some.length === 1 ? 'one' : formatCount(some.length)
    const lost = some.filter(isLost).length
    const hidden = some.filter(({ isInNavigation }) => isInNavigation === false).length
    const partOf = (number: number) =>
      number === some.length ? '' : `${formatCount(number)} of them `
    clauses.push(
      [
        `${verb} ${least}${isFirst ? `**${countOf(some.length, 'page')}**` : count}`,
        change === 'new' || whyNoViews !== '' ? '' : viewsClause(some, least, isFirst),
        lost > 0 ? `, ${partOf(lost)}without a redirect` : '',
        hidden > 0 ? `, ${partOf(hidden)}not in the navigation` : '',
      ].join(''),
    )
  }
  const sentence = `${clauses.join('; ')}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const VERBS = [
  ['changed', 'changes'],
  ['moved', 'moves'],
  ['removed', 'removes'],
  ['new', 'adds'],
] as const

function viewsClause(pages: readonly ReachPage[], least: string, isFirst: boolean): string {
  const known = pages.flatMap(({ views }) => views ?? [])
  const sum = sumOf(known, (views) => views)
  const atLeast = known.length < pages.length ? 'at least ' : least
  // There may be some in the part that we did not read.
  if (sum === 0 && atLeast !== '') return ' (views unknown)'
  const viewed = `${atLeast}**${countOf(sum, 'time')}**`
  return isFirst ? ` that people viewed ${viewed} last week` : `, viewed ${viewed}`
}

/** What is unknown, and why: sentences of plain text. */
export function describeMissingReach(reach: ReachReading | undefined): string[] {
  if (reach === undefined) return []
  if (reach.status !== 'read') return [`What the pull request changes is unknown: ${reach.why}.`]
  const part = reach.gap === '' ? [] : [`The pull request was read in part: ${reach.gap}.`]
  return [...part, ...reach.notes.map((note) => `${note}.`)]
}
