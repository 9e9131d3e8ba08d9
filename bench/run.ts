import { mkdir, writeFile } from 'node:fs/promises'
import { readFlags, refuse } from '../scripts/flags.ts'
import { exitUnlessBundleIsCurrent } from '../scripts/source-hash.ts'
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

const USAGE = `npm run bench -- [--only <group>]

Measures what docs/performance.md tells.
  --only <group>  may be repeated; ${Object.keys(MEASUREMENTS).join(', ')}`

const options = readFlags(USAGE, { only: { type: 'string', multiple: true } })
const chosen = options.only ?? Object.keys(MEASUREMENTS)
const unknown = chosen.find((name) => !(name in MEASUREMENTS))
if (unknown !== undefined) refuse(`There is no group '${unknown}'`, USAGE)
exitUnlessBundleIsCurrent()

await mkdir('out', { recursive: true })
console.log('| What | Measured | Against | Goal | Met |\n|---|---|---|---|---|')
const figures: Figure[] = []
for (const name of chosen) {
  for (const figure of (await MEASUREMENTS[name]?.()) ?? []) {
    figures.push(figure)
    const met = figure.met === undefined ? '' : figure.met ? 'yes' : '**no**'
    console.log(
      `| ${figure.group}: ${figure.name} | ${figure.value} | ${figure.against} | ${figure.goal ?? ''} | ${met} |`,
    )
  }
}
await writeFile('out/bench.json', JSON.stringify(figures, null, 2))
