import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { TIMES } from './jest-environment.js'

const SHOWN = 10

/** Prints the test files whose tests took longest, after each run. */
export default class SlowestFiles {
  onRunStart() {
    mkdirSync('out/tests', { recursive: true })
    writeFileSync(TIMES, '')
  }

  onRunComplete() {
    const lines = readFileSync(TIMES, 'utf8').split('\n').slice(0, -1)
    const files = lines.map((line) => line.split(' '))
    if (files.length <= 1) return
    const slowest = files.sort((a, b) => Number(b[1]) - Number(a[1])).slice(0, SHOWN)
    const shown = slowest.map(
      ([file, ms]) => `${(Number(ms) / 1000).toFixed(1).padStart(6)} s  ${file}`,
    )
    process.stderr.write(`\nThe slowest test files:\n${shown.join('\n')}\n`)
  }
}
