import { json } from '../../simulator/http/answer.ts'
import { answer, type Wire } from '../fault.ts'
import { ASK, ask, COMMENT, hasJob, labeled, mustRefuse, said } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'

/** Nobody can have this login: GitHub allows no two hyphens in a row. */
const NOBODY = 'acceptance--nobody'

/** Answers the question for a permission with another role. */
const role = (permission: string): Wire => {
  const user = { type: 'User', permissions: {} }
  return answer(/\/collaborators\//, json(200, { permission, role_name: permission, user }))
}

export const actor: Row = {
  id: 'gate-actor',
  permissions: {},
  tried: 'a labelled issue by whoever pressed the button, with `permissions: {}`',
  expected: 'GitHub tells their permission, and the service is asked',
  needs: ['issue', 'person'],
  fault: { what: 'GitHub says that they may only read', wire: role('read') },
  async see(world) {
    const end = await ask(world, { inputs: ASK })
    const asked = world.asked.find(({ path }) => path.includes('/collaborators/'))
    must(
      asked?.path.includes(world.github.run.GITHUB_TRIGGERING_ACTOR) === true,
      'the permission was not asked for',
    )
    must(hasJob(end.outputs.outcome), said(end))
    return `${asked.answer?.status} for the actor, then ${end.outputs.outcome}`
  },
}

export const nobody: Row = {
  id: 'gate-nobody',
  permissions: {},
  tried: 'the same, by a login that does not exist',
  expected: '`skipped` with a warning; the service is not asked',
  needs: ['issue'],
  fault: { what: 'GitHub says that they may write', wire: role('write') },
  async see(world) {
    const env = { GITHUB_ACTOR: NOBODY, GITHUB_TRIGGERING_ACTOR: NOBODY }
    const end = await ask(world, { inputs: ASK, env })
    const line = mustRefuse(world, end, new RegExp(`^::warning::.*${NOBODY}`))
    must(end.outputs.outcome === 'skipped', said(end))
    return line
  },
}

const token: Row = {
  id: 'gate-token',
  tried: 'attempt 2 with another key, where attempt 1 wrote its record',
  expected:
    "the record is the token's own (`github-actions[bot]`): the step finds the job, and asks nothing again",
  needs: ['issue', 'person'],
  fault: {
    what: "GitHub says that the token is somebody else's",
    wire: answer('POST /graphql', json(200, { data: { viewer: { login: 'octocat' } } })),
  },
  async see(world) {
    await ask(world, { attempt: 1 })
    const inputs = { ...COMMENT, 'api-key': 'mint_acceptance_another_9876543210' }
    const { outputs } = await world.play({ inputs, event: labeled(world), attempt: 2 })
    const asked = world.asked.find(({ operation }) => operation === 'POST /graphql')
    const viewer = JSON.stringify(asked?.answer?.body ?? 'not asked')
    must(viewer.includes('github-actions[bot]'), `whose token: ${viewer}`)
    const seen = `${outputs.outcome}, ${world.creates} jobs`
    must(outputs['job-id'] === 'job_1' && world.creates === 1, seen)
    return `the token is github-actions[bot]; ${seen}`
  },
}

export const gate: Group = [token]
