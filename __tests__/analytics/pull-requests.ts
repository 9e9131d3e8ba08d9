import type { ChangedFile } from '../../simulator/github/repository.ts'
import { fc } from '../support/runs.ts'

/* Generated repositories of docs, and what a pull request does to them. */

/** A page of a site, by its path's segments; none is the first page. */
export type Page = string[]

const NAMES = ['guides', 'api', 'en', 'auth', 'setup', 'reindex', 'drafts', 'Internal', 'a.draft']
const page = fc.array(fc.constantFrom(...NAMES), { maxLength: 3 })
export const pathOf = (segments: Page) => `/${segments.join('/')}`

/** In which file a page is: both endings, and an index of its folder. */
const spelling = fc.record({ ending: fc.constantFrom('md', 'mdx'), isIndex: fc.boolean() })
type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never
const nameOf = (segments: Page, { ending, isIndex }: Spelling) =>
  `${[...segments, ...(isIndex || segments.length === 0 ? ['index'] : [])].join('/')}.${ending}`

const source = fc.record({
  at: page.filter(({ length }) => length > 0),
  form: fc.constantFrom('exact', 'below', 'any', 'prefix', 'parameter'),
})

const site = fc.record({
  isSplit: fc.boolean(),
  pages: fc.uniqueArray(fc.tuple(page, spelling), {
    ...{ minLength: 3, maxLength: 12, selector: ([segments]) => pathOf(segments) },
  }),
  /** What happens to the first of the pages, in their order. */
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('edit', 'remove', 'rename', 'respell', 're-add', 'snippet'),
      to: page,
      spelling,
    }),
    { maxLength: 6 },
  ),
  added: fc.array(fc.tuple(page, spelling), { maxLength: 3 }),
  others: fc.subarray(['logo.png', 'src/a.ts', 'snippets/x.mdx', 'README.md', 'build/b.mdx']),
  sources: fc.array(source, { maxLength: 4 }),
  named: fc.array(page, { maxLength: 4 }),
})
export type Site = typeof site extends fc.Arbitrary<infer T> ? T : never

/** Patterns of .mintignore, each with what it matches: a file or a folder, by its path without the last slash. */
export const PATTERNS: Record<string, (path: string, isFolder: boolean) => boolean> = {
  'drafts/': (path, isFolder) => isFolder && /(^|\/)drafts$/i.test(path),
  '**/internal/**': (path) => /(^|\/)internal\//i.test(path),
  '*.draft.mdx': (path) => /\.draft\.mdx$/i.test(path),
  '/setup.md': (path) => /^setup\.md$/i.test(path),
  'guides/auth*': (path) => /^guides\/auth[^/]*$/i.test(path),
  '# api': () => false,
  '!a.draft.mdx': (path) => /(^|\/)a\.draft\.mdx$/i.test(path),
  '!readme.md': (path) => /(^|\/)readme\.md$/i.test(path),
}
export const BY_DEFAULT = (path: string) => /(^|\/)(build|README\.md)$/i.test(path)

export const scene = fc.record({
  folders: fc.constantFrom([''], [''], ['docs/'], ['web/site/'], ['docs/', 'sdk/'], ['', 'sdk/']),
  /** Of the first folder, and of the second where there is one. */
  sites: fc.tuple(site, site),
  /** Of the first folder; null where there is no .mintignore. */
  ignored: fc.option(fc.subarray(Object.keys(PATTERNS))),
  /** Other files, which GitHub lists first. */
  padding: fc.constantFrom(0, 0, 0, 0, 0, 296, 300, 310),
  views: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 24, maxLength: 24 }),
  /** How the service spells pages, and which of them it lists. */
  slash: fc.constantFrom('', '/'),
  listed: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
  /** Paths without their first segment: a language's pages, where they are read without it. */
  bare: fc.array(fc.nat(11), { maxLength: 6 }),
})
export type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never
export type Side = 'before' | 'after'

/** A file that is a page, if the service does not ignore it, and the sides on which it is there. */
export interface Doc {
  site: number
  file: string
  segments: Page
  sides: Side[]
}

/** The pull request's files as GitHub lists them, and all files of pages. */
export function playOut({ folders, sites, padding }: Scene) {
  const docs: Doc[] = []
  const files: ChangedFile[] = []
  for (const [site, folder] of folders.entries()) {
    const { pages = [], fates = [], added = [], others = [] } = sites[site] ?? {}
    const put = (segments: Page, how: Spelling, ...sides: Side[]) => {
      const file = folder + nameOf(segments, how)
      docs.push({ site, file, segments, sides })
      return file
    }
    const isFree = (segments: Page) =>
      [...docs.filter((doc) => doc.site === site).map((doc) => doc.segments)]
        .concat(pages.map(([other]) => other))
        .every((other) => pathOf(other) !== pathOf(segments))
    const lines = { additions: 3, deletions: 2 }
    pages.forEach(([segments, how], index) => {
      const { kind, to, spelling: now } = fates[index] ?? { kind: 'none', to: [], spelling: how }
      const isOther = nameOf(segments, now) !== nameOf(segments, how)
      if (kind === 'rename' && isFree(to)) {
        const previous_filename = put(segments, how, 'before')
        const filename = put(to, now, 'after')
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 'respell' && isOther) {
        const previous_filename = put(segments, how, 'before')
        const filename = put(segments, now, 'after')
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 're-add' && isOther) {
        files.push({ filename: put(segments, how, 'before'), status: 'removed', deletions: 2 })
        files.push({ filename: put(segments, now, 'after'), status: 'added', additions: 3 })
      } else if (kind === 'snippet') {
        const previous_filename = put(segments, how, 'before')
        const filename = `${folder}snippets/${index}.mdx`
        files.push({ filename, previous_filename, status: 'renamed', ...lines })
      } else if (kind === 'remove') {
        files.push({ filename: put(segments, how, 'before'), status: 'removed', deletions: 2 })
      } else {
        const filename = put(segments, how, 'before', 'after')
        if (kind !== 'none') files.push({ filename, status: 'modified', ...lines })
      }
    })
    for (const [segments, how] of added) {
      const status = how.isIndex ? 'copied' : 'added'
      if (isFree(segments))
        files.push({ filename: put(segments, how, 'after'), status, additions: 3 })
    }
    for (const name of others) files.push({ filename: folder + name, status: 'added' })
    // Where .mintignore brings it back, it is a page.
    if (others.includes('README.md')) put(['README'], { ending: 'md', isIndex: false }, 'after')
  }
  const padded = Array.from(
    { length: padding },
    (_, n): ChangedFile => ({ filename: `a/${n}.png` }),
  )
  return { docs, files: [...padded, ...files] }
}
