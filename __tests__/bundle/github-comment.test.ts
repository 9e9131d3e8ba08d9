import { describe, expect, test } from '@jest/globals'
import { startStep } from '../../scripts/runner.ts'
import type { GitHubFault, GitHubOptions } from '../../simulator/github.ts'
import { CANARY_KEY } from '../support/action.ts'
import { CANARY_TOKEN, LABELLED, withRepository } from '../support/github.ts'

const inputs = { context: 'event', comment: 'true' }
const labelled = { event: LABELLED, inputs }
const quick = { event: LABELLED, inputs: { ...inputs, wait: 'false' } }

describe("R10: a comment that fails is a warning, and the job's result stands", () => {
  const cases: Array<{
    name: string
    faults?: GitHubFault[]
    access?: GitHubOptions['access']
    says: string
  }> = [
    {
      name: '403, a token that may only read',
      access: 'read',
      says: 'Commenting on #7: the server answered 403 "Resource not accessible by integration". The github-token needs the permission issues: write, or pull-requests: write on a pull request',
    },
    {
      name: '403, a token that may not even read',
      access: 'none',
      says: 'Reading the comments of #7: the server answered 403',
    },
    ...[404, 410, 422, 500, 503].map((fault) => ({
      name: `${fault} for the create`,
      faults: [{ on: 'create-comment' as const, fault }],
      says: `Commenting on #7: the server answered ${fault}`,
    })),
    {
      name: '404 for the update: somebody deleted it',
      faults: [{ on: 'update-comment', fault: 404 }],
      says: 'Updating the comment: the server answered 404',
    },
    {
      name: 'a reset',
      faults: [{ on: 'create-comment', fault: 'reset' }],
      says: 'Commenting on #7: the connection was lost',
    },
    {
      name: 'a token whose user cannot be told',
      faults: [{ on: 'graphql', fault: 500 }],
      says: 'Asking whose the github-token is: the server answered 500',
    },
  ]
  test.each(cases)('$name', async ({ faults = [], access = 'write' as const, says }) => {
    await withRepository({ github: { faults, access } }, async ({ run, service }) => {
      const end = await run(quick)
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'started', 'job-id': 'job_1' } })
      const warnings = end.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
      expect(warnings).toEqual([
        expect.stringContaining(`::warning::The comment on #7 is not up to date. ${says}`),
      ])
      expect(service.jobs).toHaveLength(1)
    })
  })

  test('a GitHub that hangs holds a cancelled step up for a second and no longer', async () => {
    const github = { faults: [{ on: 'list-comments' as const, fault: 'silence' as const }] }
    const service = { job: { finishAfterMs: Infinity } }
    await withRepository({ github, service }, async ({ step, github, service }) => {
      const running = await startStep(step(labelled))
      await until(() => github.requests.some(({ operation }) => operation === 'list-comments'))
      const cancelledAtMs = performance.now()
      running.process.kill('SIGINT')
      const end = await running.end
      expect(performance.now() - cancelledAtMs).toBeLessThan(1900)
      expect(end.outputs).toMatchObject({ outcome: 'cancelled', 'job-id': service.jobs[0]?.id })
      expect(end.stdout).toContain('The comment on #7 is not up to date. There was no time left.')
    })
  })
})

test('a cancelled run says so in its comment, and how to go on', async () => {
  await withRepository(
    { service: { job: { finishAfterMs: Infinity } } },
    async ({ step, github }) => {
      const running = await startStep(step(labelled))
      await until(() => github.comments.length > 0)
      running.process.kill('SIGINT')
      await running.end
      expect(github.comments.map(({ body }) => body)).toEqual([
        expect.stringMatching(
          /outcome=cancelled job=job_1 .*-->\n### 🚫 The workflow was cancelled\n[\s\S]*resume with `job-id: job_1`/,
        ),
      ])
    },
  )
})

describe('one comment', () => {
  test('is the same for the next run on the issue, whichever job that makes', async () => {
    await withRepository({}, async ({ run, github, service }) => {
      await run(quick)
      await run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })
      expect(service.jobs).toHaveLength(2)
      expect(github.comments).toHaveLength(1)
      expect(github.comments[0]?.body).toContain(' run=4343 attempt=1 outcome=started job=job_2 ')
    })
  })

  test("is found behind 150 others, and a stranger's with the same marker is left alone", async () => {
    await withRepository({}, async ({ run, github }) => {
      await run(quick)
      const [ours] = github.comments.splice(0)
      if (ours === undefined) throw new Error('no comment')
      const forged = github.addComment({ ...ours, login: 'mallory' })
      const before = forged.body
      for (let n = 0; n < 150; n++)
        github.addComment({ issueNumber: 7, login: 'reader', body: `${n}` })
      github.comments.push(ours)
      await run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })
      expect(forged.body).toBe(before)
      expect(ours.body).toContain(' run=4343 ')
      expect(github.comments).toHaveLength(152)
    })
  })

  test('stays one where two runs write theirs at the same time', async () => {
    let listings = 0
    let release = () => {}
    const both = new Promise<void>((resolve) => {
      release = resolve
    })
    // Neither gets to see the comments before both have asked for them.
    const onRequest = async ({ operation }: { operation: string }) => {
      if (operation !== 'list-comments') return
      listings += 1
      if (listings === 2) release()
      if (listings <= 2) await both
    }
    await withRepository({ github: { onRequest } }, async ({ run, github }) => {
      await Promise.all([run(quick), run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })])
      expect(
        github.requests.filter(({ operation }) => operation === 'create-comment'),
      ).toHaveLength(2)
      expect(github.comments).toHaveLength(1)
    })
  })

  test('is one for each project', async () => {
    await withRepository({ service: { projectId: '*' } }, async ({ run, github }) => {
      await run(quick)
      await run({ ...quick, inputs: { ...quick.inputs, 'project-id': 'handbook' } })
      expect(github.comments).toHaveLength(2)
    })
  })

  test('goes where issue-number says', async () => {
    await withRepository({}, async ({ run, github }) => {
      await run({
        event: { name: 'schedule', payload: {} },
        inputs: { prompt: 'Tidy up.', comment: 'true', wait: 'false', 'issue-number': '12' },
      })
      expect(github.comments).toMatchObject([{ issueNumber: 12 }])
    })
  })

  test('tells of a job that could not be made', async () => {
    await withRepository(
      { service: { faults: [{ on: 'create', fault: 'H403' }] } },
      async ({ run, github }) => {
        const end = await run(labelled)
        expect(end.outputs).toMatchObject({ outcome: 'error' })
        expect(github.comments.map(({ body }) => body)).toEqual([
          expect.stringMatching(/outcome=error job=\.\.\. .*-->\n### ❌ The step failed\n/),
        ])
      },
    )
  })

  test('does not forget its job because a later run has none', async () => {
    await withRepository(
      { service: { faults: [{ on: 'create', nth: 1, fault: 'H403' }] } },
      async ({ run, github }) => {
        await run(quick)
        await run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })
        expect(github.comments.map(({ body }) => body)).toEqual([
          expect.stringMatching(
            /run=4242 attempt=1 outcome=started job=job_1 .*-->\n### ❌ The step failed\n/,
          ),
        ])
      },
    )
  })

  test('fits where a report would not', async () => {
    const service = { pageViews: { pages: 3000 } }
    await withRepository({ service }, async ({ run, github }) => {
      const traffic = { 'traffic-weeks': '53', 'traffic-top-pages': '100' }
      const end = await run({ ...labelled, inputs: { ...labelled.inputs, ...traffic } })
      const [comment] = github.comments
      expect(end.stdout).not.toContain('::warning::')
      expect(comment?.body.length).toBeLessThanOrEqual(65_536)
      expect(comment?.body).toMatch(/\n\[Workflow run\]\([^)]+\)\n$/)
    })
  })

  test('holds neither the key nor the token', async () => {
    const job = { override: { model: `${CANARY_KEY} ${CANARY_TOKEN}` } }
    await withRepository(
      { service: { job: { ...job, finishAfterMs: 0 } } },
      async ({ run, github }) => {
        const end = await run(labelled)
        for (const text of [...github.comments.map(({ body }) => body), end.summary]) {
          expect(text).toContain('\\*\\*\\*')
          expect(text).not.toContain(CANARY_KEY)
          expect(text).not.toContain(CANARY_TOKEN)
        }
        expect(end.stdout.split('\n')).toEqual(
          expect.arrayContaining([`::add-mask::${CANARY_TOKEN}`]),
        )
      },
    )
  })
})

describe('R7: a re-run', () => {
  const again = { ...labelled, env: { GITHUB_RUN_ATTEMPT: '2' } }

  test('makes a new job where the first failed, and the comment says so', async () => {
    const job = (n: number) => ({
      finishAfterMs: 0,
      result: n === 0 ? ('failed' as const) : ('completed' as const),
    })
    await withRepository({ service: { job } }, async ({ run, github, service }) => {
      expect((await run(labelled)).outputs).toMatchObject({ outcome: 'failed' })
      expect((await run(again)).outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_2' })
      expect(service.jobs).toHaveLength(2)
      const told = github.requests
        .filter(({ operation }) => operation === 'update-comment')
        .map(({ body }) => JSON.stringify(body))
      expect(
        told.filter((text) =>
          text.includes(
            'Job job\\\\_1, of an earlier attempt, failed, so the agent was asked again.',
          ),
        ),
      ).toHaveLength(2)
    })
  })

  test('R3: after a kill takes up the job that the comment records', async () => {
    await withRepository(
      { service: { job: { finishAfterMs: 500 } } },
      async ({ run, step, github, service }) => {
        const killed = await startStep(step(labelled))
        await until(() => github.comments.length > 0)
        killed.process.kill('SIGKILL')
        await killed.end
        expect((await run(again)).outputs).toMatchObject({
          outcome: 'pr-opened',
          'job-id': 'job_1',
        })
        expect(service.jobs).toHaveLength(1)
      },
    )
  })

  test('makes a new job where the prompt is another', async () => {
    await withRepository({}, async ({ run, service }) => {
      await run(quick)
      const end = await run({
        ...quick,
        env: again.env,
        inputs: { ...quick.inputs, prompt: 'Something else.' },
      })
      expect(service.jobs).toHaveLength(2)
      expect(end.stdout).toContain(
        '::warning::This is a re-run, and no job of an earlier attempt is on record',
      )
    })
  })

  test('without comment: true warns that this makes a second job', async () => {
    await withRepository({}, async ({ run, service }) => {
      const end = await run({
        ...quick,
        env: again.env,
        inputs: { ...quick.inputs, comment: 'false' },
      })
      expect(end.stdout).toContain(
        '::warning::This is a re-run, and no job of an earlier attempt is on record: if there was one, this makes a second job. With comment: true, or with the permission actions: read, a re-run goes on with the job.',
      )
      expect(service.jobs).toHaveLength(1)
    })
  })

  test('whose record cannot be read warns, and makes a job', async () => {
    await withRepository(
      { github: { faults: [{ on: 'list-comments', fault: 500, times: 3 }] } },
      async ({ run, service }) => {
        const end = await run({ ...quick, env: again.env })
        expect(end.stdout).toContain(
          '::warning::Reading the comments of #7: the server answered 500',
        )
        expect(end.stdout).toContain('::warning::This is a re-run')
        expect(service.jobs).toHaveLength(1)
      },
    )
  })

  test('does not send a follow-up twice', async () => {
    await withRepository({}, async ({ run, service }) => {
      const id = service.addJob({ prompt: 'Before.' })
      const step = { ...quick, inputs: { ...quick.inputs, 'job-id': id, prompt: 'And now this.' } }
      await run(step)
      const end = await run({ ...step, env: again.env })
      expect(end.outputs).toMatchObject({ outcome: 'started', 'job-id': id })
      expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([2])
    })
  })
})

describe('R12: other servers', () => {
  test('on GitHub Enterprise Server, REST and GraphQL are asked where they are, and links lead there', async () => {
    await withRepository({ github: { basePath: '/api/v3' } }, async ({ run, github }) => {
      await run({ ...quick, env: { GITHUB_SERVER_URL: 'https://ghe.example' } })
      expect(new Set(github.requests.map(({ path }) => path))).toEqual(
        new Set([
          '/api/v3/repos/acme/docs/collaborators/octocat/permission',
          '/api/v3/repos/acme/docs/issues/7/comments',
          '/api/v3/repos/acme/docs/issues/comments/1001',
          '/api/graphql',
        ]),
      )
      expect(github.comments[0]?.body).toContain(
        '(https://ghe.example/acme/docs/actions/runs/4242)',
      )
      expect(github.comments[0]?.body).not.toContain('github.com')
    })
  })

  test("on Gitea, which has no GraphQL, the token's user is asked for by REST", async () => {
    await withRepository(
      { github: { graphql: false, login: 'gitea-actions' } },
      async ({ run, github }) => {
        await run(quick)
        await run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })
        expect(github.comments).toMatchObject([{ login: 'gitea-actions' }])
      },
    )
  })
})

describe("the event's context", () => {
  test('lists the changed files of a pull request, and does without where it cannot', async () => {
    const files = {
      3: [{ filename: 'src/cli.ts', status: 'modified', additions: 3, deletions: 1 }],
    }
    const event = {
      name: 'pull_request',
      payload: {
        action: 'closed',
        pull_request: { number: 3, merged: true, title: 'Add --dry-run' },
      },
    }
    const step = { event, inputs: { context: 'event', wait: 'false' } }
    await withRepository(
      { github: { files, faults: [{ on: 'files', nth: 1, fault: 500 }] } },
      async ({ run, service }) => {
        await run(step)
        expect(service.jobs[0]?.prompts[0]).toContain('"src/cli.ts" "modified" +3 -1\n')
        const end = await run(step)
        expect(end.stdout).toContain(
          '::warning::Listing the changed files of #3: the server answered 500',
        )
        expect(service.jobs[1]?.prompts[0]).toContain('title: "Add --dry-run"\nmerged: "yes"\n')
      },
    )
  })

  test('is nothing where the event has none; then there must be a prompt', async () => {
    await withRepository({}, async ({ run, service }) => {
      const event = { name: 'schedule', payload: {} }
      const step = { event, inputs: { context: 'event', wait: 'false' } }
      await run({ ...step, inputs: { ...step.inputs, prompt: 'Tidy up.' } })
      expect(service.jobs.map(({ prompts }) => prompts)).toEqual([['Tidy up.']])
      const end = await run(step)
      expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(end.stdout).toContain('there is nothing to do')
    })
  })

  test('is cut for a long prompt, so that both fit', async () => {
    await withRepository({}, async ({ run, service }) => {
      const issue = { ...LABELLED.payload.issue, body: 'long '.repeat(20_000) }
      const event = { name: 'issues', payload: { ...LABELLED.payload, issue } }
      await run({ event, inputs: { context: 'event', wait: 'false', prompt: 'p'.repeat(60_000) } })
      const sent = Buffer.byteLength(service.jobs[0]?.prompts[0] ?? '')
      expect(sent).toBeGreaterThan(64_000)
      expect(sent).toBeLessThanOrEqual(64 * 1024)
    })
  })
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe("a pull request that the service names, but that cannot be the job's,", () => {
  const OTHER = 'https://github.com/acme/docs/pull/31337'
  const day = 24 * 60 * 60_000
  const pull = (more: object) => ({
    created_at: new Date().toISOString(),
    head: { ref: 'agent/job_1', repo: { full_name: 'acme/docs' } },
    ...more,
  })

  test.each([
    [
      'since it is on another branch',
      pull({ head: { ref: 'feature', repo: { full_name: 'acme/docs' } } }),
    ],
    [
      'since it is from a fork',
      pull({ head: { ref: 'agent/job_1', repo: { full_name: 'mallory/docs' } } }),
    ],
    ['since its fork is gone', pull({ head: { ref: 'agent/job_1', repo: null } })],
    ['since it is old', pull({ created_at: new Date(Date.now() - day - 1000).toISOString() })],
  ])('gets no comment, %s', async (_why, found) => {
    await withRepository(
      {
        github: { pulls: { 31337: found } },
        service: { job: { finishAfterMs: 0, prLink: OTHER } },
      },
      async ({ run, github }) => {
        const end = await run({ event: LABELLED, inputs: { prompt: 'Fix it.', comment: 'true' } })
        expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': OTHER })
        expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7])
        expect(end.stdout).toContain('::warning::There is no comment on #31337')
      },
    )
  })
})
