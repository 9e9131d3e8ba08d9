import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

/** 13 of them are `js-yaml`. */
const GOAL_KB = 370

/** A runner downloads the archive of the commit for each use. */
export function measureSize(): Figure[] {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { maxBuffer: 1e9 })
  const download = gzipSync(archive, { level: 9 }).length
  const files = readdirSync('dist').map((name) => {
    const content = readFileSync(`dist/${name}`)
    const compressed = gzipSync(content, { level: 9 }).length
    const whole = `${kb(content.length)} uncompressed`
    return { name: `dist/${name}`, value: kb(compressed), against: whole, raw: compressed }
  })
  return [
    {
      ...{ name: 'Download: archive of HEAD, compressed', value: kb(download), raw: download },
      ...{ goal: `at most ${GOAL_KB} KB`, met: download <= GOAL_KB * 1000 },
    },
    ...files,
  ]
}
