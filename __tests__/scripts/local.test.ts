import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../scripts/temporary.ts'
import { readableLog } from '../../scripts/terminal.ts'
import { startProxy } from '../../simulator/proxy.ts'
import { type SimulatorOptions, startSimulator } from '../../simulator/simulator.ts'
import { testCertificatePath } from '../../simulator/tls.ts'
import { CANARY_KEY, ROOT } from '../support/action.ts'

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SystemRoot: process.env.SystemRoot,
  DOCS_AGENT_API_KEY: CANARY_KEY,
  DOCS_AGENT_PROJECT_ID: 'docs',
}

const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function serve(options: SimulatorOptions = {}) {
  const simulator = await startSimulator({ job: { finishAfterMs: 0 }, ...options })
  closing.push(() => simulator.close())
  return simulator
}

/** Runs the command as a person does. */
async function local(flags: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/local.ts'), ...flags], {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'close')
  return { code: child.exitCode, stdout, stderr, shown: stdout + stderr }
}

describe('npm run local', () => {
  test('runs a job, and shows its log, its outputs and a plain report, without the key', async () => {
    const { url } = await serve()
    const { code, shown } = await local(['--base-url', url, '--prompt', `Say ${CANARY_KEY}.`])
    expect(code).toBe(0)
    expect(shown).toMatch(/\nAgent job\n/)
    expect(shown).toMatch(/^Notice: The docs agent opened a pull request: https:/m)
    expect(shown).toMatch(/\nOutputs:\n( {2}.*\n)* {2}outcome=pr-opened\n/)
    expect(shown).toMatch(/\nReport:\n\n### ✅ The docs agent opened a pull request\n/)
    expect(shown).not.toMatch(/^::|&#8288;|report-path/m)
    expect(shown).not.toContain(CANARY_KEY)
  })

  test.each([['--no-wait'], ['--wait=false']])(
    '%s returns once the job is accepted',
    async (flag) => {
      const { url, requests } = await serve({ job: { finishAfterMs: 60_000 } })
      const { code, stdout } = await local(['--base-url', url, '--prompt', 'Go.', flag])
      expect(code).toBe(0)
      expect(stdout).toContain('outcome=started')
      expect(requests.map(({ operation }) => operation)).toEqual(['create'])
    },
  )

  test("exits with the action's code", async () => {
    const { url } = await serve({ job: { finishAfterMs: 0, result: 'failed' } })
    const { code, stdout } = await local(['--base-url', url, '--prompt', 'Go.'])
    expect(code).toBe(1)
    expect(stdout).toMatch(/^Error: The docs agent's job failed/m)
  })

  test('writes files where the caller is', async () => {
    const { url } = await serve()
    const folder = await temporaryFolder('local')
    const flags = ['--base-url', url, '--traffic-weeks', '1', '--traffic-file', 'traffic.json']
    expect((await local(flags, { INIT_CWD: folder })).code).toBe(0)
    expect(JSON.parse(await readFile(path.join(folder, 'traffic.json'), 'utf8'))).toHaveProperty(
      'version',
    )
  })

  test.each(['https_proxy', 'HTTPS_PROXY'])('%s reaches the action', async (name) => {
    const proxy = await startProxy({ behaviour: 'refuses-connect' })
    closing.push(() => proxy.close())
    const flags = ['--base-url', 'https://service.example', '--prompt', 'Go.']
    const { code } = await local(flags, { [name]: proxy.url })
    expect(code).toBe(1)
    expect(proxy.requests.map(({ target }) => target)).toEqual(['service.example:443'])
  })

  test('NODE_EXTRA_CA_CERTS reaches the action, from the folder of the caller', async () => {
    const { url } = await serve({ tls: true })
    const env = {
      INIT_CWD: path.dirname(testCertificatePath),
      NODE_EXTRA_CA_CERTS: path.basename(testCertificatePath),
    }
    expect((await local(['--base-url', url, '--prompt', 'Go.'], env)).code).toBe(0)
  })

  test('--help needs no key', async () => {
    const { code, stdout } = await local(['--help'], { DOCS_AGENT_API_KEY: undefined })
    expect(code).toBe(0)
    expect(stdout).toContain('--wait, --no-wait, --wait=false')
  })

  test.each([
    [['--prmpt', 'x'], {}, "Unknown option '--prmpt'"],
    [['--api-key', 'x'], {}, "Unknown option '--api-key'"],
    [['--prompt', 'x'], { DOCS_AGENT_API_KEY: undefined }, 'Set DOCS_AGENT_API_KEY'],
    [['--prompt', 'x'], { DOCS_AGENT_PROJECT_ID: undefined }, 'Set DOCS_AGENT_PROJECT_ID'],
  ])('%j is answered with what is wrong, and the usage', async (flags, env, says) => {
    const { code, stderr } = await local(flags, env)
    expect(code).toBe(2)
    expect(stderr).toContain(says)
    expect(stderr).toContain('npm run local -- [flags]')
  })
})

describe('a log for people', () => {
  function show(pieces: string[], secrets: string[] = []) {
    const lines: string[] = []
    const log = readableLog((line) => lines.push(line), secrets)
    for (const piece of pieces) log.write(piece)
    log.end()
    return lines
  }

  test('is the same however it is cut into pieces', () => {
    const whole = '::add-mask::s3%25cret\n::group::Job\na s3%cret b\n::endgroup::\n::debug::x\nlast'
    const expected = ['\nJob', 'a *** b', 'last']
    expect(show([whole])).toEqual(expected)
    expect(show([...whole])).toEqual(expected)
  })

  test('masks the longest secret, where one is a part of another', () => {
    expect(show(['abcdef abc\n'], ['abc', 'abcdef'])).toEqual(['*** ***'])
  })

  test('says the level of a message, and shows its lines', () => {
    expect(show(['::warning title=T::one%0Atwo\n'])).toEqual(['Warning: one\ntwo'])
  })
})
