import { describe, expect, test } from '@jest/globals'
import { broken, refuse } from '../../../simulator/http/answer.ts'
import { logPrompt } from '../../../src/ask/prompt/shown-prompt.ts'
import { renderContext } from '../../../src/prompt-context/quotations.ts'
import { commented, LABELLED, pulled, scheduled } from '../../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, KEY, runStep } from '../../support/flow.ts'
import { turn } from '../../support/readers.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { commandIn, PIECES_OF_COMMANDS } from '../../support/runner.ts'
import { anyText, fc, runs } from '../../support/runs.ts'

/** The lines of the prompt's group; undefined without one. */
function groupIn(log: readonly string[]): string[] | undefined {
  const begin = log.indexOf('group: Prompt')
  return begin < 0 ? undefined : log.slice(begin + 1, log.indexOf('endgroup', begin))
}

/** The lines of a sent prompt, with stars for the nonce. */
const asLogged = (prompt = '') => prompt.replace(/\b[0-9a-f]{16}\b/g, '*'.repeat(16)).split('\n')

const sentIn = ({ world }: FlowEnd) => world.service.jobs.all.flatMap(({ prompts }) => prompts)

/** With a public repository. */
const inPublic = ({ payload, ...flow }: Flow): Flow => ({
  ...flow,
  payload: { ...payload, repository: { full_name: 'acme/docs', private: false } },
})

describe('the log has the prompt', () => {
  test('as it is sent, in a group of its own before the job', async () => {
    const end = await runStep({ ...LABELLED, inputs: { prompt: 'Document it.', context: 'event' } })
    const [prompt = ''] = sentIn(end)
    expect(prompt).toContain('I looked everywhere.')
    expect(groupIn(end.log)).toEqual(asLogged(prompt))
    expect(end.log.indexOf('group: Prompt')).toBeLessThan(end.log.indexOf('group: Agent job'))
  })

  test('in a dry run, which sends nothing', async () => {
    const inputs = { context: 'event', 'dry-run': 'true' }
    const end = await runStep({ ...LABELLED, inputs })
    expect(groupIn(end.log)?.join('\n')).toMatch(/^The issue quoted below .* looked everywhere\./s)
    expect(asked(end)).toEqual(['views'])
  })

  test('and none if nothing is asked', async () => {
    const world = createWorld({ service: { job: { finishAfterMs: 0 } } })
    const inputs = { prompt: 'Document it.', comment: 'true' }
    await runStep({ ...LABELLED, world, inputs })
    const again = await runStep({
      ...{ ...LABELLED, world, inputs },
      env: { GITHUB_RUN_ATTEMPT: '2' },
    })
    const waiting = await runStep({ ...LABELLED, world, inputs: { 'job-id': 'job_1' } })
    const unworthy = await runStep({ ...commented('octocat', ''), inputs: { context: 'event' } })
    for (const { log } of [again, waiting, unworthy]) expect(groupIn(log)).toBeUndefined()
    expect(sentIn(again)).toHaveLength(1)
  })

  test("without readers' words, even where the repository is private", async () => {
    const events = { turns: Array.from({ length: 3 }, (_, n) => turn(`Can I frobnicate ${n}?`)) }
    const flow = { ...scheduled(), service: { events, job: { finishAfterMs: 0 } } }
    const end = await runStep({ ...flow, inputs: { context: 'signals', 'reader-texts': 'show' } })
    expect(sentIn(end).join()).toContain('Can I frobnicate 2?')
    expect(end.log.join()).not.toContain('frobnicate')
    expect(groupIn(end.log)).toContain('rows, which are not logged: 3')
  })

  test('without a file that is not public, unless the repository is private', async () => {
    const flow: Flow = {
      ...{ ...LABELLED, inputs: { 'prompt-file': 'prompt.md', comment: 'true' } },
      files: { 'prompt.md': 'Document the unannounced flag.\n' },
    }
    const inside = await runStep(flow)
    expect(groupIn(inside.log)).toEqual(['Document the unannounced flag.', ''])
    expect(inside.summary).toContain('Prompt: Document the unannounced flag.')
    for (const more of [{}, { 'dry-run': 'true' }]) {
      const outside = await runStep({ ...inPublic(flow), inputs: { ...flow.inputs, ...more } })
      expect(groupIn(outside.log)).toEqual([
        '(the file of `prompt-file`, 31 bytes, is not shown: this repository is public)',
      ])
      // The simulated service makes the prompt the title of its pull request.
      const shown = [outside.summary, ...outside.comments.map(({ body }) => body)]
      expect(shown.join()).not.toContain('Prompt: Document')
      expect(outside.log.join()).not.toContain('unannounced')
    }
  })

  test.each([400, 402, 403, 422])(
    'without a file that is not public, even if the service quotes it to refuse it with %i',
    async (status) => {
      const words = 'Not this: Document the unannounced flag.'
      const flow: Flow = {
        ...{ ...LABELLED, inputs: { 'prompt-file': 'prompt.md', comment: 'true' } },
        files: { 'prompt.md': 'Document the unannounced flag.\n' },
        onRequest: ({ operation }) =>
          operation === 'create' ? broken(refuse(status, words)) : undefined,
      }
      const said = ({ log, summary, comments }: FlowEnd) =>
        [...log, summary, ...comments.map(({ body }) => body)].join('\n')
      expect(said(await runStep(flow))).toContain(words)
      const end = await runStep(inPublic(flow))
      expect(end.result.message).toContain(`the service answered ${status}.`)
      expect(said(end)).not.toContain('unannounced')
    },
  )

  test('without a secret, also one of several lines, and with U+FFFD for NUL', async () => {
    const log = new RecordingLog()
    const secret = 'first line of a secret\nsecond line of it'
    log.mask(secret)
    await logPrompt(log, `a${secret}b\n\nc`)
    expect(groupIn(log.lines)).toEqual(['a***b', '', 'c'])
    const end = await runStep({ inputs: { prompt: `x\0y \ud800 ${KEY}` } })
    expect(groupIn(end.log)).toEqual(['x\uFFFDy \uFFFD ***'])
  })

  test('at most 512 KiB of it, in whole characters', async () => {
    const log = new RecordingLog()
    await logPrompt(log, `${'é'.repeat(300_000)}`)
    const [line = '', cut, ...more] = groupIn(log.lines) ?? []
    expect(Buffer.byteLength(line)).toBe(512 * 1024)
    expect([cut, more]).toEqual(['(cut: 600000 bytes in all)', []])
  })

  test('on lines without a workflow command, whatever is quoted', async () => {
    const piece = fc.oneof(fc.constantFrom(...PIECES_OF_COMMANDS, '`'.repeat(12)), anyText())
    const text = fc.array(piece).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (prompt, title, body) => {
        const log = new RecordingLog()
        const quotations = [{ kind: 'issue', facts: { title }, body }]
        const { logged } = renderContext([{ quotations, isLogged: true }])
        await logPrompt(log, `${prompt}\n\n${logged}`)
        const lines = log.lines.slice(1, -1)
        expect(lines.filter((line) => commandIn(line) !== undefined)).toEqual([])
        expect(lines.filter((line) => /[\r\n\u0085\u2028\u2029]/.test(line))).toEqual([])
      }),
      { numRuns: runs(500, 50_000) },
    )
  })
})

describe('summary and comment show the prompt', () => {
  test('of the author of the workflow, not a default one', async () => {
    const inputs = { context: 'event', comment: 'true' }
    const own = await runStep({ ...LABELLED, inputs: { ...inputs, prompt: 'Document it.' } })
    const standard = await runStep({ ...LABELLED, inputs })
    for (const text of [own.summary, own.comments[0]?.body])
      expect(text).toContain('\nPrompt: Document it.\n')
    for (const text of [standard.summary, standard.comments[0]?.body])
      expect(text).not.toContain('Prompt:')
  })

  const shownBy = async (inputs: Record<string, string>, flow: Flow = pulled()) => {
    const { summary } = await runStep({ ...flow, inputs: { ...inputs, 'dry-run': 'true' } })
    return summary.split('\n').filter((line) => line.startsWith('> '))
  }

  test.each([
    ['Document it.', 'Document it.'],
    ['- One.\n\n  # Two\n3. Three', '- One.<br>#&#8288; Two<br>3. Three'],
    ['1\n2\n3\n4\nsix', '1<br>2<br>3<br>… and 4 more characters'],
    ['x'.repeat(250), `${'x'.repeat(199)}…<br>… and 50 more characters`],
    ['<b>@you</b> `x`', '&lt;b&gt;@&#8288;you&lt;/b&gt; &#96;x&#96;'],
  ])('in a dry run, as a quotation of three lines: %j', async (prompt, shown) => {
    expect(await shownBy({ prompt })).toEqual([`> Prompt: ${shown}`])
  })

  test('in a dry run, not if it is a default one, or a file that is not public', async () => {
    expect(await shownBy({ context: 'event' })).toEqual([])
    const files = { 'prompt.md': 'Document the unannounced flag.' }
    const inputs = { 'prompt-file': 'prompt.md' }
    expect(await shownBy(inputs, { ...pulled(), files })).toEqual([
      '> Prompt: Document the unannounced flag.',
    ])
    expect(await shownBy(inputs, inPublic({ ...pulled(), files }))).toEqual([
      '> Prompt: (the file of `prompt-file`, 30 bytes, is not shown: this repository is public)',
    ])
  })
})
