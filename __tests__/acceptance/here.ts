import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { closeServer, listen, serve } from '../../simulator/http/serve.ts'
import type { GitHub } from './github.ts'

/** The simulated GitHub, with the scene that acceptance.yml creates on github.com. @param grant the one permission to write */
export async function openHere(grant?: string) {
  const site = (more: object) => JSON.stringify({ navigation: { pages: ['guide'] }, ...more })
  const files = [
    ...['docs.json', 'guide.mdx'].map((filename) => ({ filename })),
    ...['gone.mdx', 'moved.mdx'].map((filename) => ({ filename, status: 'removed' as const })),
  ]
  const base = { sha: 'b'.repeat(40) }
  const head = { sha: 'c'.repeat(40), message: 'acceptance: two pages go', files }
  const pull = { number: 2, headSha: head.sha, baseSha: base.sha, commits: [head], files }
  const simulated = new SimulatedGitHub({
    token: grant === undefined ? {} : { permissions: { contents: 'read', [grant]: 'write' } },
    roles: { octocat: 'write', mojombo: 'read' },
    files: files.map(({ filename }) => filename),
    commits: [base, head],
    texts: { 'docs.json': site({ redirects: [{ source: '/moved', destination: '/guide' }] }) },
    issues: [1],
    pulls: [{ ...pull, login: 'github-actions[bot]', baseTexts: { 'docs.json': site({}) } }],
  })
  const server = serve(async (request) => {
    if (!request.path.endsWith('/lock')) return simulated.answer(request)
    simulated.repository.locked = request.method === 'PUT' ? [1] : []
    return { status: 204, headers: {} }
  })
  simulated.apiUrl = await listen(server)
  const run = { repository: 'acme/docs', token: 'ghs_of_nobody', actor: 'octocat', run: '4242' }
  const github: GitHub = { ...run, apiUrl: simulated.apiUrl, issue: 1, pull: pull.number }
  return { github, close: () => closeServer(server) }
}
