import { execFileSync } from 'node:child_process'

/* GitHub's answers to the gate, from a repository on this disk. */

const OWN = '/repos/acme/docs'
/** As GitHub's. */
const MAX_COMPARED_FILES = 300
const MAX_PULL_FILES = 3000

export interface Pair {
  readonly base: string
  readonly head: string
}

interface ChangedFile {
  filename: string
  status: string
  previous_filename?: string
  patch?: string
}

const STATUS: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
}

export class PlayedRepository {
  readonly #folder: string
  readonly #answers = new Map<string, unknown>()

  /** @param folder a git directory */
  constructor(folder: string) {
    this.#folder = folder
  }

  git(...args: readonly string[]): string {
    const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
    const quiet = ['-c', 'core.quotePath=false', '-c', 'diff.renameLimit=3000']
    return execFileSync('git', ['--git-dir', this.#folder, ...quiet, ...args], options)
  }

  /** The answer's body, or undefined for an unknown route. The same question gets the same answer. */
  answer(pair: Pair, url: URL): unknown {
    const key = `${pair.head} ${url.pathname}${url.search}`
    if (!this.#answers.has(key)) this.#answers.set(key, this.#make(pair, url))
    return this.#answers.get(key)
  }

  forget(): void {
    this.#answers.clear()
  }

  #make(pair: Pair, url: URL): unknown {
    const path = decodeURIComponent(url.pathname.slice(OWN.length))
    const [, kind = '', name = ''] =
      /^\/(compare|git\/trees|git\/blobs|pulls)\/(.*)$/.exec(path) ?? []
    const page = Number(url.searchParams.get('page') ?? 1)
    switch (kind) {
      case 'compare': {
        const files = page === 1 ? this.#changes(pair).slice(0, MAX_COMPARED_FILES) : []
        const merge_base_commit = { sha: this.#mergeBase(pair) }
        return { merge_base_commit, commits: [], files }
      }
      case 'git/trees':
        return { sha: name, tree: this.#tree(name), truncated: false }
      case 'git/blobs': {
        const content = execFileSync('git', ['--git-dir', this.#folder, 'cat-file', 'blob', name], {
          maxBuffer: 1e9,
        })
        const lines = content.toString('base64').match(/.{1,60}/g) ?? []
        const encoding = 'base64'
        return { sha: name, size: content.length, content: `${lines.join('\n')}\n`, encoding }
      }
      case 'pulls':
        return this.#changes(pair)
          .slice(0, MAX_PULL_FILES)
          .slice((page - 1) * 100, page * 100)
      default:
        return undefined
    }
  }

  /** Without looking for similar files where some are missing, as in a partial clone. */
  #names(from: string, to: string): string {
    try {
      return this.git('diff', '--name-status', '-M', '-z', from, to)
    } catch {
      return this.git('diff', '--name-status', '-M100%', '-z', from, to)
    }
  }

  /** Only for pages and settings: a partial clone may lack large files. */
  #patches(from: string, head: string): string[] {
    const kinds = ['*.mdx', '*.md', '*.json', '*.yaml', '*.yml']
    return this.git('diff', '--no-renames', from, head, '--', ...kinds).split(/^diff --git /m)
  }

  #mergeBase({ base, head }: Pair): string {
    return this.git('merge-base', base, head).trim()
  }

  #tree(commit: string) {
    const lines = this.git('ls-tree', '-r', '-t', '-l', '-z', commit).split('\0').filter(Boolean)
    return lines.map((line) => {
      const [facts = '', path] = line.split('\t')
      const [mode, type, sha, size] = facts.split(/\s+/)
      const url = `https://api.github.com${OWN}/git/blobs/${sha}`
      const sized = type === 'blob' ? { size: Number(size) } : {}
      return { path, mode, type, sha, ...sized, url }
    })
  }

  #changes(pair: Pair): ChangedFile[] {
    const from = this.#mergeBase(pair)
    const parts = this.#names(from, pair.head).split('\0')
    const files: ChangedFile[] = []
    for (let at = 0; at + 1 < parts.length; ) {
      const code = parts[at++]?.[0] ?? ''
      const first = parts[at++] ?? ''
      const status = STATUS[code] ?? 'modified'
      if (code === 'R')
        files.push({ filename: parts[at++] ?? '', status, previous_filename: first })
      else files.push({ filename: first, status })
    }
    // As GitHub's lists.
    files.sort((a, b) => (a.filename < b.filename ? -1 : 1))
    for (const patch of this.#patches(from, pair.head)) {
      const [, name] = /^\+\+\+ b\/(.*)$/m.exec(patch) ?? []
      const file = files.find(({ filename }) => filename === name)
      if (file !== undefined) file.patch = patch.slice(patch.indexOf('@@'), 100_000)
    }
    return files
  }
}
