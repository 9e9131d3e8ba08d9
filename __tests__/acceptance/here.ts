import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { idOf } from '../../simulator/github/objects.ts'
import { closeServer, listen, serve } from '../../simulator/http/serve.ts'
import type { GitHub } from './github.ts'

/** The simulated GitHub, with the scene that acceptance.yml creates on github.com. @param grant the one permission to write */
export async function openHere(grant?: string) {
  const files = [{ filename: 'guide.mdx' }, { filename: 'gone.mdx', status: 'removed' as const }]
  const base = { sha: 'b'.repeat(40) }
  const head = { sha: 'c'.repeat(40), message: 'acceptance: a page goes', files }
  const pull = { number: 2, headSha: head.sha, baseSha: base.sha, commits: [head], files }
  const simulated = new SimulatedGitHub({
    token: grant === undefined ? {} : { permissions: { contents: 'read', [grant]: 'write' } },
    roles: { octocat: 'write', mojombo: 'read' },
    commits: [base, head],
    issues: [1],
    pulls: [{ ...pull, login: 'github-actions[bot]' }],
  })
  const server = serve(async (request) => {
    if (!request.path.endsWith('/lock')) return simulated.answer(request)
    simulated.repository.locked = request.method === 'PUT' ? [1] : []
    return { status: 204, headers: {} }
  })
  simulated.apiUrl = await listen(server)
  const run = { repository: 'acme/docs', token: 'ghs_of_nobody', actor: 'octocat', run: '4242' }
  const place = { repositoryId: `${idOf(run.repository)}`, issue: 1, pull: pull.number }
  const github: GitHub = { ...run, ...place, apiUrl: simulated.apiUrl }
  return { github, close: () => closeServer(server) }
}
