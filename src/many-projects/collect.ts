import { readEvent } from '../runner/event.ts'
import { log } from '../runner/log.ts'
import { readStepInput, setStepOutput } from '../runner/small-step.ts'
import { writeSummary } from '../runner/summary.ts'
import { parseProjects } from './projects.ts'
import { newestFirst, readRecords } from './records.ts'
import { readResult } from './results.ts'
import { renderResults } from './table.ts'

/** Makes one table of what the jobs of a matrix left behind. */
export async function collect(): Promise<void> {
  const { serverUrl } = readEvent(process.env)
  // The plan's own output: read like any other list, since nothing vouches for it.
  const projects = parseProjects(readStepInput('projects'))
  const records = await readRecords(readStepInput('folder'))
  const results = projects.map((project) =>
    readResult(project, {
      outputs: newestFirst(
        records.filter(({ number }) => number === project.number),
        project,
      )[0]?.outputs,
      serverUrl,
    }),
  )
  await writeSummary(renderResults(results))
  setStepOutput('results', JSON.stringify(results))
  for (const { id, outcome } of results) log.info(`${id}: ${outcome}`)
}
