import { type Group, must, type Row } from '../row.ts'
import type { Wire } from '../world.ts'

const ASK = { prompt: 'Document the --watch flag.' }
/** Nobody can have this login: GitHub allows no two hyphens in a row. */
const NOBODY = 'acceptance--nobody'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Answers the question for a permission with another role. */
const role = (permission: string): Wire => {
  const body = { permission, role_name: permission, user: { type: 'User', permissions: {} } }
  return async ({ path }, forward) =>
    /\/collaborators\//.test(path) ? { status: 200, headers: JSON_TYPE, body } : forward()
}

export const actor: Row = {
  id: 'gate-actor',
  permissions: {},
  tried: 'a labelled issue by whoever pressed the button, with `permissions: {}`',
  expected: 'GitHub tells their permission, and the service is asked',
  notHere: ['issues', 'bot'],
  fault: { what: 'GitHub says that they may only read', github: role('read') },
  async see(world) {
    const { actor: login } = world
    const { outputs, stdout } = await world.play({ inputs: ASK, event: world.issueLabeled() })
    const asked = world.asked.find(({ path }) => path.includes('/collaborators/'))
    must(asked?.path.includes(login) === true, 'the permission was not asked for')
    must(
      /^(pr-opened|no-pr)$/.test(outputs.outcome ?? ''),
      `${outputs.outcome}: ${stdout.slice(-300)}`,
    )
    return `${asked.answer?.status} for the actor, then ${outputs.outcome}`
  },
}

export const nobody: Row = {
  id: 'gate-nobody',
  permissions: {},
  tried: 'the same, by a login that does not exist',
  expected: '`skipped` with a warning; the service is not asked',
  notHere: ['issues'],
  fault: { what: 'GitHub says that they may write', github: role('write') },
  async see(world) {
    const env = { GITHUB_ACTOR: NOBODY, GITHUB_TRIGGERING_ACTOR: NOBODY }
    const { outputs, stdout } = await world.play({ inputs: ASK, event: world.issueLabeled(), env })
    must(world.askedService.length === 0, `the service was asked to ${world.askedService}`)
    must(outputs.outcome === 'skipped', `${outputs.outcome}`)
    const warning = stdout.split('\n').find((line) => line.startsWith('::warning::'))
    must(warning?.includes(NOBODY) === true, `the log: ${stdout.slice(-300)}`)
    return warning
  },
}

const token: Row = {
  id: 'gate-token',
  tried: 'attempt 2 with another key, where attempt 1 wrote its record',
  expected:
    "the record is the token's own (`github-actions[bot]`): the step fails, and asks nothing again",
  notHere: ['issues', 'bot'],
  fault: {
    what: "GitHub says that the token is somebody else's",
    github: async ({ operation }, forward) =>
      operation === 'graphql'
        ? { status: 200, headers: JSON_TYPE, body: { data: { viewer: { login: 'octocat' } } } }
        : forward(),
  },
  async see(world) {
    const event = world.issueLabeled()
    const inputs = { ...ASK, comment: 'true' }
    await world.play({ inputs, event, attempt: 1 })
    const other = { ...inputs, 'api-key': 'mint_acceptance_another_9876543210' }
    const { outputs } = await world.play({ inputs: other, event, attempt: 2 })
    const creates = world.askedService.filter((operation) => operation === 'create').length
    const asked = world.asked.find(({ operation }) => operation === 'graphql')
    const said = JSON.stringify(asked?.answer?.body ?? 'not asked')
    must(said.includes('github-actions[bot]'), `whose token: ${said}`)
    must(outputs.outcome === 'error' && creates === 1, `${outputs.outcome}, ${creates} jobs`)
    return 'the token is github-actions[bot]; error, and one job'
  },
}

export const gate: Group = [token]
