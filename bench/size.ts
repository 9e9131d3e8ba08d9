import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

/** Six comparable actions' archives, compressed, in KB. */
const PEERS = [340, 402, 424, 670, 721, 767]
const GOAL_KB = 450

/** What the runner downloads for each use: the archive of the tag. */
export function measureSize(): Figure[] {
  const archive = execFileSync('git', ['archive', '--format=tar.gz', '-9', 'HEAD'], {
    maxBuffer: 1e9,
  })
  const kb = archive.length / 1000
  const files = readdirSync('dist').map((name) => {
    const content = readFileSync(path.join('dist', name))
    return { name, bytes: content.length, compressed: gzipSync(content, { level: 9 }).length }
  })
  return [
    {
      group: 'Download',
      name: 'archive of HEAD, compressed',
      value: `${kb.toFixed(0)} KB`,
      against: `peers: ${PEERS.join(', ')} KB`,
      goal: `at most ${GOAL_KB} KB`,
      met: kb <= GOAL_KB,
      raw: archive.length,
    },
    ...files.map(({ name, bytes, compressed }) => ({
      group: 'Bundle',
      name: `dist/${name}`,
      value: `${(bytes / 1000).toFixed(0)} KB`,
      against: `${(compressed / 1000).toFixed(0)} KB compressed`,
      raw: { bytes, compressed },
    })),
  ]
}
