import { hash } from 'node:crypto'
import { type Answer, json } from '../http/answer.ts'
import { type Asked, problem } from './asked.ts'
import { commitsUpTo } from './commits.ts'
import { shaOfBase, shaOfPull } from './shas.ts'

/** All files of a pull request's head or base, or of a commit. */
export function getTree({ repository, parameters, github, path: asPath }: Asked): Answer {
  const [ref = ''] = parameters
  const pull = repository.pulls.find(({ number }) => shaOfPull(number) === ref)
  const before = repository.pulls.find(({ number }) => shaOfBase(number) === ref)
  const changes = pull
    ? [...repository.commits, pull]
    : before
      ? repository.commits
      : commitsUpTo(ref, repository)
  if (changes.length === 0 && before === undefined) return problem(404, 'Not Found')
  const paths = new Set([...repository.files, ...Object.keys(repository.texts)])
  const links = new Set<string>()
  for (const { filename, status, previous_filename } of changes.flatMap(
    ({ files = [] }) => files,
  )) {
    if (status === 'renamed' && previous_filename !== undefined) paths.delete(previous_filename)
    paths[status === 'removed' ? 'delete' : 'add'](filename)
    // Its type changed.
    if (status === 'changed') links.add(filename)
  }
  const tree = [...paths].map((path) => {
    const size = Buffer.byteLength(repository.texts[path] ?? '')
    const isOld = before?.baseTexts?.[path] !== undefined
    const mode = links.has(path) ? '120000' : '100644'
    return { path, mode, type: 'blob', sha: shaOfFile(path, isOld), size }
  })
  return json(200, { sha: ref, url: github.apiUrl + asPath, tree, truncated: false })
}

export function getBlob({ repository, parameters, github, path }: Asked): Answer {
  const [sha = ''] = parameters
  const find = (texts: Readonly<Record<string, string>>, isOld: boolean) =>
    Object.entries(texts).find(([file]) => shaOfFile(file, isOld) === sha)?.[1]
  const old = repository.pulls.map(({ baseTexts = {} }) => find(baseTexts, true))
  const text = find(repository.texts, false) ?? old.find((one) => one !== undefined)
  if (text === undefined) return problem(404, 'Not Found')
  const content = Buffer.from(text).toString('base64')
  const facts = { sha, node_id: `B_${sha}`, url: github.apiUrl + path }
  return json(200, { ...facts, size: Buffer.byteLength(text), content, encoding: 'base64' })
}

/** A file has two versions: now, and at the base of a pull request. */
function shaOfFile(path: string, isOld: boolean): string {
  return hash('sha1', isOld ? `${path} at the base` : path)
}
