import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as core from '@actions/core'
import { messageOf } from '../base/text.ts'
import { log } from '../runner/log.ts'
import { writeSummary } from '../runner/summary.ts'
import { parseProjects } from './projects.ts'
import { readResult } from './results.ts'
import { renderResults } from './table.ts'

/** Makes one table of what the jobs of a matrix left behind. */
async function collect(): Promise<void> {
  const folder = core.getInput('folder')
  const projects = parsePlan(core.getInput('projects'))
  const results = await Promise.all(
    projects.map(async (project) => {
      const file = path.join(folder, `${project.number}.json`)
      // A job that left nothing, or something else than it should, has no result.
      const outputs: unknown = await readFile(file, 'utf8')
        .then(JSON.parse)
        .catch(() => undefined)
      return readResult(project, outputs)
    }),
  )
  await writeSummary(renderResults(results))
  core.setOutput('results', JSON.stringify(results))
  for (const { id, outcome } of results) log.info(`${id}: ${outcome}`)
}

/** The plan's own output: read like any other list, since nothing vouches for it. */
function parsePlan(json: string) {
  const ids: Array<{ id: string }> = JSON.parse(json)
  return parseProjects(JSON.stringify(ids.map(({ id }) => id)))
}

try {
  await collect()
} catch (error) {
  process.exitCode = 1
  log.error(messageOf(error))
}
