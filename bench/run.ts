import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import { measureNoticing } from './noticing.ts'
import { measureSize } from './size.ts'
import { measureStartUp } from './start-up.ts'
import { measureTraffic } from './traffic.ts'
import { measureWholeStep } from './whole-step.ts'

/** Prints every figure as a table, and writes them with their raw values to out/bench.json. */
const MEASUREMENTS: Record<string, () => Figure[] | Promise<Figure[]>> = {
  'start-up': measureStartUp,
  noticing: measureNoticing,
  'whole-step': measureWholeStep,
  size: measureSize,
  traffic: measureTraffic,
}

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const chosen = options.only ?? Object.keys(MEASUREMENTS)

await mkdir('out', { recursive: true })
console.log('| What | Measured | Against | Goal | Met |\n|---|---|---|---|---|')
const figures: Figure[] = []
for (const name of chosen) {
  const measure = MEASUREMENTS[name]
  if (measure === undefined) throw new Error(`--only takes ${Object.keys(MEASUREMENTS).join(', ')}`)
  for (const figure of await measure()) {
    figures.push(figure)
    const met = figure.met === undefined ? '' : figure.met ? 'yes' : '**no**'
    console.log(
      `| ${figure.group}: ${figure.name} | ${figure.value} | ${figure.against} | ${figure.goal ?? ''} | ${met} |`,
    )
  }
}
await writeFile('out/bench.json', JSON.stringify(figures, null, 2))
