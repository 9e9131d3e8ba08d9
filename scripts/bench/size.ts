import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const GOAL_KB = 300

/** A runner downloads the archive of the commit for each use. @param before the `dist/` of the code before */
export function measureSize(before: string | undefined): Figure[] {
  const download = sizeOfArchive('.')
  const figures: Figure[] = [
    {
      name: 'Download: archive of HEAD, compressed',
      value: kilobytes(download),
      ...(before !== undefined && { before: kilobytes(sizeOfArchive(path.dirname(before))) }),
      goal: `at most ${GOAL_KB} KB`,
      met: download <= GOAL_KB * 1000,
      raw: download,
    },
  ]
  for (const name of readdirSync('dist')) {
    const content = readFileSync(`dist/${name}`)
    const compressed = gzipSync(content, { level: 9 }).length
    figures.push({
      name: `dist/${name}`,
      value: `${kilobytes(compressed)} of ${kilobytes(content.length)}`,
      raw: compressed,
    })
  }
  return figures
}

function sizeOfArchive(repository: string): number {
  const args = ['-C', repository, 'archive', '--format=tar', 'HEAD']
  return gzipSync(execFileSync('git', args, { maxBuffer: 1e9 }), { level: 9 }).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}
