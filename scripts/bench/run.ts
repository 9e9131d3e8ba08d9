import { mkdirSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'
import { measureGate } from './gate.ts'
import { measureSize } from './size.ts'
import { measureStartUp } from './start-up.ts'
import { measurePageViews, measureWholeStep } from './steps.ts'

/**
 * Prints every figure as a table, and writes them with their raw values to out/bench.json. `gate REPOSITORY`, a git
 * directory, measures `/removed-pages` instead.
 */

// Each step's folder has its own exit listener.
process.setMaxListeners(0)
const figures: Figure[] = []
console.log('| What | Measured | Against | Goal | Met |\n|---|---|---|---|---|')
const [what, repository = ''] = process.argv.slice(2)
const all = [measureStartUp, measureWholeStep, measurePageViews, measureSize]
const wanted = what === 'gate' ? [() => measureGate(repository)] : all
for (const measure of wanted) {
  for (const figure of await measure()) {
    const { name, value, against = '', goal = '', met } = figure
    const verdict = met === undefined ? '' : met ? 'yes' : '**no**'
    console.log(`| ${name} | ${value} | ${against} | ${goal} | ${verdict} |`)
    figures.push(figure)
  }
}
mkdirSync('out', { recursive: true })
writeFileSync('out/bench.json', JSON.stringify(figures, null, 2))
