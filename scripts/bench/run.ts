import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import { measureGate } from './gate.ts'
import { measureSize } from './size.ts'
import { measureStartUp } from './start-up.ts'
import { measurePageViews, measureWholeSteps } from './steps.ts'

/**
 * Prints every figure as a table, and writes them with their raw values to out/bench.json. Linux only. With
 * `--before FOLDER`, another checkout, the code there is measured too, in the same rounds. `gate REPOSITORY`, a git
 * directory, measures `/removed-pages` instead.
 */

const { values, positionals } = parseArgs({
  options: { before: { type: 'string' } },
  allowPositionals: true,
})
const before = values.before === undefined ? undefined : path.resolve(values.before, 'dist')
// Each step's folder has its own exit listener.
process.setMaxListeners(0)
const figures: Figure[] = []
console.log('| What | Measured | Interval | Before | Goal | Met |\n|---|---|---|---|---|---|')
const [what, repository = ''] = positionals
const ofGate = (dist: string | undefined) => measureGate(repository, dist)
const all = [measureStartUp, measureWholeSteps, measurePageViews, measureSize]
for (const measure of what === 'gate' ? [ofGate] : all) {
  for (const figure of await measure(before)) {
    const { name, value, interval = '', before: earlier = '', goal = '', met } = figure
    console.log(`| ${name} | ${value} | ${interval} | ${earlier} | ${goal} | ${verdictOf(met)} |`)
    figures.push(figure)
  }
}
mkdirSync('out', { recursive: true })
writeFileSync('out/bench.json', JSON.stringify(figures, null, 2))

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'yes' : '**no**'
}
