import { ActionError } from '../base/errors.ts'
import { SIGNAL_KINDS } from '../base/signal-kinds.ts'
import { quote } from '../base/text.ts'
import { log } from '../runner/log.ts'
import { readStepInput, setStepOutput } from '../runner/small-step.ts'
import { parseProjects } from './projects.ts'
import { describeNoRoom, describeShare, shareRequests } from './traffic-share.ts'

const NOTHING_ASKED =
  'Set prompt, traffic-weeks or reader-signals, or give each a prompt of its own.'

/** Checks a list of projects, and makes a matrix of it. */
export function plan(): void {
  // A list that is too long keeps this step from starting: the workflow says so where this is missing.
  setStepOutput('started', 'true')
  checkName(readStepInput('name'))
  const projects = parseProjects(readStepInput('projects'))
  const asked = {
    weeks: parseWeeks(readStepInput('traffic-weeks')),
    signals: parseSignals(readStepInput('reader-signals')),
  }
  const share = shareRequests(asked, projects.length)
  const isRead = share.weeks > 0 || share.signals.length > 0
  const hasPrompt = readStepInput('has-prompt') === 'true'
  const idle = hasPrompt || isRead ? [] : projects.filter(({ prompt }) => prompt === '')
  if (idle.length > 0) {
    throw new ActionError(
      `There is nothing to do for ${idle.length} of ${projects.length} projects. ${describeNoRoom(asked) || NOTHING_ASKED}`,
    )
  }
  const remark = describeShare(asked, share, projects.length)
  if (remark !== '') log.warning(remark)
  log.info(`Projects: ${projects.length}. Weeks of page views for each: ${share.weeks}.`)
  setStepOutput('projects', JSON.stringify(projects))
  setStepOutput('ids', JSON.stringify(projects.map(({ id }) => id)))
  setStepOutput('traffic-weeks', `${share.weeks}`)
  setStepOutput('reader-signals', share.signals.join(', ') || 'none')
  setStepOutput('traffic-max-requests', `${share.requests}`)
}

/** Artifacts are named `name.number.attempt`, and found by `name.*`: a dot or a star would find others' too. */
function checkName(name: string): void {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return
  throw new ActionError(
    `name must be 1 to 64 letters, digits, _ or -, but is ${quote(name, 80)}: it begins the names of artifacts.`,
  )
}

function parseWeeks(value: string): number {
  const weeks = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  if (weeks <= 53) return weeks
  throw new ActionError(
    `traffic-weeks must be a whole number from 0 to 53, but is ${quote(value, 60)}.`,
  )
}

function parseSignals(value: string): readonly string[] {
  const words = value.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0 || value === 'none') return []
  if (value === 'all') return SIGNAL_KINDS
  const unknown = words.find((word) => !SIGNAL_KINDS.some((kind) => kind === word))
  if (unknown === undefined) return [...new Set(words)]
  throw new ActionError(
    `reader-signals must be none, all, or a list of ${SIGNAL_KINDS.join(', ')}, but names ${quote(unknown, 60)}.`,
  )
}
