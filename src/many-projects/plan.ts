import * as core from '@actions/core'
import { ActionError } from '../base/errors.ts'
import { messageOf, quote } from '../base/text.ts'
import { log } from '../runner/log.ts'
import { parseProjects } from './projects.ts'
import { describeShare, shareWeeks } from './traffic-share.ts'

/** Checks a list of projects, and makes a matrix of it. */
function plan(): void {
  const projects = parseProjects(core.getInput('projects'))
  const weeks = parseWeeks(core.getInput('traffic-weeks'))
  const withoutPrompt = projects.filter(({ prompt }) => prompt === '')
  if (core.getInput('has-prompt') !== 'true' && weeks === 0 && withoutPrompt.length > 0) {
    throw new ActionError(
      `There is nothing to do for ${withoutPrompt.length} of ${projects.length} projects: set prompt or traffic-weeks, or give each a prompt of its own.`,
    )
  }
  const share = shareWeeks({ weeks, projects: projects.length })
  const remark = describeShare({ weeks, share, projects: projects.length })
  if (remark !== '') log.warning(remark)
  log.info(`Projects: ${projects.length}. Weeks of page views for each: ${share}.`)
  core.setOutput('projects', JSON.stringify(projects))
  core.setOutput('traffic-weeks', share)
}

function parseWeeks(value: string): number {
  const weeks = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  if (weeks <= 53) return weeks
  throw new ActionError(
    `traffic-weeks must be a whole number from 0 to 53, but is ${quote(value, 60)}.`,
  )
}

try {
  plan()
} catch (error) {
  process.exitCode = 1
  log.error(messageOf(error))
}
