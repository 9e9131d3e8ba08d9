import { execFile } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GZIP_LEVEL = '-6'

export interface ArchiveOptions {
  /** Where to unpack. */
  into: string
  /** A commit or a tree. Default HEAD. */
  tree?: string
}

/**
 * Unpacks what a runner downloads to use the action: the repository at a commit, without what
 * .gitattributes keeps out.
 * @returns how many bytes the download has, compressed
 */
export async function unpackArchive({ into, tree = 'HEAD' }: ArchiveOptions): Promise<number> {
  const archive = path.join(into, '..', `${path.basename(into)}.tar.gz`)
  await mkdir(into, { recursive: true })
  await run('git', ['archive', '--format=tar.gz', GZIP_LEVEL, `--output=${archive}`, tree], {
    cwd: ROOT,
  })
  await run('tar', ['-xzf', archive, '-C', into])
  const { size } = await stat(archive)
  return size
}

/** The files as they are on disk, committed or not, as a tree that git can archive. Changes no index. */
export async function snapshotTree(scratch: string): Promise<string> {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(scratch, 'index') }
  await run('git', ['add', '--all'], { cwd: ROOT, env })
  const { stdout } = await run('git', ['write-tree'], { cwd: ROOT, env })
  return stdout.trim()
}
