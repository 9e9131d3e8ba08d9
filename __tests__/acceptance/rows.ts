import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ChildStep, startChild } from '../../scripts/child.ts'
import { ask, eventually, type GitHub, watchComments } from './github.ts'
import type { Service } from './service.ts'

type World = { github: GitHub; service: Service }

/** GitHub allows no login with two hyphens in a row. */
const UNKNOWN = 'acceptance--nobody'
/** GitHub's first account, which may not write here. */
const READER = 'mojombo'
const SHOWN = '__tests__/acceptance/shown.json'
const ASK = { prompt: 'Document the --watch flag.' }
const PROJECT_ID = { 'project-id': '', projectId: 'docs' }
/** @param key tells the steps of two rows apart */
const on = (number: number, key: string) => ({
  ...ASK,
  comment: 'true',
  'issue-number': String(number),
  'comment-key': key,
})
/** GitHub should show APPLE to readers and hide QUINCE. */
const TEXTS = [
  ...['APPLE <!-- QUINCE -->', 'APPLE\n\n<!-- QUINCE', '`<!-- APPLE -->`', '\\<!-- APPLE -->'],
  ...['[APPLE](https://a.b "QUINCE")', 'APPLE ![QUINCE](https://a.b/x.png)', '&#65;PPLE'],
  ...['APPLE\n\n[^1]: QUINCE', 'See[^1].\n\n[^1]: APPLE', '<a data-x="QUINCE">APPLE</a>'],
  ...['<span style="display:none">APPLE</span>', '<script>APPLE</script>', 'APPLE <?QUINCE?>'],
  ...['APPLE <!QUINCE x>', '```text QUINCE\nAPPLE\n```', '| a |\n|---|\n| APPLE | QUINCE |'],
  ...['- [ ] APPLE', '~~APPLE~~', 'APPLE\n\n[x]: https://a.b "QUINCE"', '<summary>APPLE</summary>'],
]

function must(condition: boolean, seen: string): asserts condition {
  if (!condition) throw new Error(seen)
}

async function play({ github, service }: World, inputs: object, step: Partial<ChildStep> = {}) {
  const { name, payload } = step.event ?? { name: 'workflow_dispatch', payload: {} }
  const { outputs, exitCode, stdout, summary } = await startChild({
    ...step,
    inputs: {
      ...{ 'project-id': 'docs', 'api-key': 'mint_acceptance', 'github-token': github.token },
      ...{ 'base-url': service.url, 'poll-interval-seconds': '1', 'timeout-minutes': '2' },
      ...inputs,
    },
    event: { name, payload: { sender: { login: github.actor, type: 'User' }, ...payload } },
    env: {
      ...{ GITHUB_API_URL: github.apiUrl, GITHUB_REPOSITORY: github.repository },
      GITHUB_REPOSITORY_ID: github.repositoryId,
      ...{ GITHUB_ACTOR: github.actor, GITHUB_TRIGGERING_ACTOR: github.actor },
      GITHUB_RUN_ID: github.run,
    },
  }).end
  const outcome = exitCode === 0 ? 'success' : 'failure'
  return { outputs, outcome, summary, said: `${outputs.outcome}: ${stdout.slice(-800)}` }
}

/** The hidden line of a comment may be in Base64. */
const isAsking = (body: string) =>
  body.split(/\s/).some((word) => `${word}${Buffer.from(word, 'base64')}`.includes('"asking"'))

/** Each row returns its observations, and throws if one is wrong. @param grant the one permission to write */
export const ROWS: Readonly<Record<string, (world: World, grant: string) => Promise<string>>> = {
  async inputs(world) {
    const { STEPS } = process.env
    const played = async () => ({
      defaults: await play(world, ASK),
      misspelt: await play(world, { promt: 'Document it.' }),
      alias: await play(world, { ...ASK, ...PROJECT_ID }),
    })
    const { defaults, misspelt, alias } = STEPS ? JSON.parse(STEPS) : await played()
    const id = `${defaults.outputs['job-id']}`
    must(id.startsWith(`job_${world.github.run}_`), `defaults: ${JSON.stringify(defaults)}`)
    const seen = `${misspelt.outcome} ${misspelt.outputs.outcome}, ${alias.outcome}`
    must(seen === 'failure error, success', seen)
    // On github.com, only the page shows the summary.
    must(STEPS !== undefined || defaults.summary.includes(id), `the summary: ${defaults.summary}`)
    return `${id}; a misspelt input, the other spelling of project-id: ${seen}`
  },

  async shown({ github }) {
    const found: Record<string, string> = {}
    for (const text of TEXTS) {
      const html: string = await ask(github, 'POST', '//markdown', { text, mode: 'gfm' })
      // Footnotes get random anchors.
      found[text] = html.replace(/(user-content-fn(?:ref)?-[\w-]+?)-[0-9a-f]{32}/g, '$1')
    }
    mkdirSync('out', { recursive: true })
    writeFileSync('out/shown.json', JSON.stringify(found, null, 1))
    const expected = existsSync(SHOWN) ? JSON.parse(readFileSync(SHOWN, 'utf8')) : undefined
    const read = (text: string) => `${found[text]}`.replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    const shown = TEXTS.filter((text) => read(text).includes('QUINCE'))
    const others = TEXTS.filter((text) => {
      if (expected) return found[text] !== expected[text]
      return !read(text).includes('APPLE') || shown.includes(text)
    })
    const than = expected ? SHOWN : 'we think'
    const seen = `${TEXTS.length} texts; other than ${than}: ${JSON.stringify(others)}`
    // Without the file, only hidden text that is shown fails the row. A person judges missing text.
    must(expected ? others.length === 0 : shown.length === 0, seen)
    return seen
  },

  async comment(world) {
    const { github, service } = world
    const list = await watchComments(github, github.issue)
    const body = async () => (await list()).join()
    const seen: string[] = []
    // The job ends once the comment shows it, even on a slow machine.
    service.script.finishAfterMs = Number.POSITIVE_INFINITY
    service.onAsked = async (operation) => {
      if (operation === 'create' && (await eventually(async () => isAsking(await body()))))
        seen.push('asking')
      if (!/\bjob_\w+_1\b/.test(await body()) || seen.includes('at work')) return
      seen.push('at work')
      service.script.finishAfterMs = 0
    }
    const { said } = await play(world, on(github.issue, 'comment'))
    if (await eventually(async () => (await body()).includes(`/pull/${github.pull}`)))
      seen.push('report')
    must(seen.join() === 'asking,at work,report', `${seen}; ${said}`)
    must((await list()).length === 1, 'more than one comment')
    const { length } = service.asked
    await ask(github, 'PUT', `/issues/${github.issue}/lock`, {})
    const locked = await play(world, on(github.issue, 'locked'))
    await ask(github, 'DELETE', `/issues/${github.issue}/lock`)
    must(locked.said.startsWith('error'), `locked: ${locked.said}`)
    must(service.asked.length === length, `locked, but asked: ${service.asked}`)
    return `${seen}, in one comment; where it is locked, nothing is asked`
  },

  async gate(world) {
    const event = { name: 'issues', payload: { action: 'labeled', issue: { number: 1 } } }
    for (const [actor, outcome] of Object.entries({ [READER]: 'skipped', [UNKNOWN]: 'error' })) {
      const { said } = await play({ ...world, github: { ...world.github, actor } }, ASK, { event })
      must(said.startsWith(`${outcome}:`), `${actor}: ${said}`)
      must(world.service.asked.length === 0, `${actor}, but asked: ${world.service.asked}`)
    }
    const known = await play(world, ASK, { event })
    must(world.service.asked[0] === 'create', `${world.github.actor}: ${known.said}`)
    return `${READER}: skipped; ${UNKNOWN}: error; ${world.github.actor}: asked`
  },

  async changes(world) {
    const pull = await ask(world.github, 'GET', `/pulls/${world.github.pull}`)
    const push = { ref: 'refs/heads/acceptance', before: pull.base.sha, after: pull.head.sha }
    await play(world, { context: 'changes' }, { event: { name: 'push', payload: push } })
    const prompt = `${world.service.jobs.all[0]?.prompts}`
    const words = ['acceptance: a page goes', 'guide.mdx', 'gone.mdx']
    const missing = words.filter((word) => !prompt.includes(word))
    must(missing.length === 0, `without ${missing}: ${prompt}`)
    return `quoted: ${words}`
  },

  async review(world) {
    const { github, service } = world
    const pointers = await watchComments(github, github.pull)
    const { said } = await play(world, on(github.issue, 'review'))
    must(await eventually(async () => (await pointers()).length === 1), `no pointer: ${said}`)
    const pull = await ask(github, 'GET', `/pulls/${github.pull}`)
    const review = { state: 'changes_requested', body: 'Name the flag.', user: { type: 'User' } }
    const payload = { action: 'submitted', review, pull_request: pull }
    const event = { name: 'pull_request_review', payload }
    const inputs = { continue: 'true', context: 'event', comment: 'true', wait: 'false' }
    const second = await play(world, inputs, { event })
    const seen = service.jobs.all.map(({ id, prompts }) => `${id}: ${prompts.length} prompts`)
    must(seen.join() === 'job_1: 2 prompts', `${seen}: ${second.said}`)
    return `${seen}`
  },

  /** Three writes each on an issue and a pull request: asking, at work, report. */
  async permissions(world, grant) {
    const seen: string[] = []
    for (const home of ['issue', 'pull'] as const) {
      const { outcome, said } = await play(world, on(world.github[home], grant))
      seen.push(`${home}: ${outcome}`)
      // A person judges whether one permission covers both.
      if (grant.startsWith(home)) must(outcome === 'success', `${home}: ${said}`)
      if (grant !== 'nothing') continue
      must(said.includes('needs the permission') && world.service.asked.length === 0, said)
    }
    return seen.join(', ')
  },
}
