import { appendFileSync } from 'node:fs'

/**
 * How many runs a property gets: `full` where the figures are measured (`npm run faults -- --full`), and
 * a share of it where tests must be quick.
 */
export function runs(full: number): number {
  return Math.max(20, Math.round(full * Number(process.env.FIGURES_SHARE ?? '0.02')))
}

/** The same for attacks that take a process each: all at full size, hardly any where tests must be quick. */
export function attacks(full: number): number {
  const share = Number(process.env.FIGURES_SHARE ?? '0.02')
  return Math.max(1, Math.round(full * share ** 2))
}

/** Notes what a property measured, for the table that `npm run faults` prints. */
export function recordFigure(figure: {
  name: string
  target: string
  measured: string
  runs: number
}): void {
  const file = process.env.FIGURES_FILE
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}
