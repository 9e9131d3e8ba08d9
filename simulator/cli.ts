import { parseArgs } from 'node:util'
import type { AutomationsScript } from './automations.ts'
import { parseFaultRule } from './fault-flag.ts'
import { FAULT_IDS } from './faults.ts'
import { OPERATIONS } from './routes.ts'
import { type RecordedRequest, type SimulatorOptions, startSimulator } from './simulator.ts'

const HELP = `Serves a simulated documentation service on loopback until it is interrupted.

  npm run simulator -- [options]

  --port <n>                    default 0: any free port
  --project <id>                the only project there is; '*' accepts any; default docs
  --api-key <key>               refuse every other key; default: accept any
  --finish-after-seconds <n>    how long a job takes; 'never' is one that does not end; default 20
  --result <word>               completed (default), failed or archived
  --pr-link <url>               the pull request of each job; 'none' for no link
  --pages <n>                   pages with views; default 120
  --seed <n>                    another seed is another site; default 1
  --order <word>                of the pages: shuffled (default), by-views or by-path
  --quiet                       readers miss nothing: no signal stands out
  --personal-data <share>       of readers' texts that hold some, from 0 (default) to 1
  --build-seconds <n>           how long a build takes; 'never' is one that does not end; default 10
  --build-result <word>         success (default) or failure
  --without-previews            the plan has no previews
  --automation <id>             one that can be triggered; may be repeated; default weekly-review
  --creates-per-hour <n>        the hourly limits; each is 100 by default
  --follow-ups-per-hour <n>
  --analytics-per-hour <n>
  --publishes-per-ten-seconds <n>  default 10, automations included
  --previews-per-minute <n>     default 5
  --hour-seconds <n>            how long an hour of these limits lasts; default 3600; minutes and
                                seconds shrink with it
  --latency-ms <n>              added to each answer
  --tls                         serve https with an untrusted test certificate
  --fault <rule>                may be repeated; <operation>:<fault>[@<nth>|@all][x<times>], the
                                first request being @0: create:N6  get:H503@2x3  views:S14@all
  --help

Operations: any, and
  ${OPERATIONS.join(' ')}

Faults: H and any status from 200 to 599, and
  ${FAULT_IDS.join(' ')}
`

const TEXT = { type: 'string' } as const

function readOptions(): SimulatorOptions | null {
  const { values } = parseArgs({
    options: {
      port: TEXT,
      project: TEXT,
      'api-key': TEXT,
      'finish-after-seconds': TEXT,
      result: TEXT,
      'pr-link': TEXT,
      pages: TEXT,
      seed: TEXT,
      order: TEXT,
      quiet: { type: 'boolean' },
      'personal-data': TEXT,
      'build-seconds': TEXT,
      'build-result': TEXT,
      'without-previews': { type: 'boolean' },
      automation: { ...TEXT, multiple: true },
      'creates-per-hour': TEXT,
      'follow-ups-per-hour': TEXT,
      'analytics-per-hour': TEXT,
      'publishes-per-ten-seconds': TEXT,
      'previews-per-minute': TEXT,
      'hour-seconds': TEXT,
      'latency-ms': TEXT,
      tls: { type: 'boolean' },
      fault: { ...TEXT, multiple: true },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  const prLink = values['pr-link']
  const apiKey = values['api-key']
  const automations = values.automation
  return {
    port: number('port', values.port, 0),
    projectId: values.project ?? 'docs',
    ...(apiKey === undefined ? {} : { apiKey }),
    job: {
      finishAfterMs: secondsOrNever('finish-after-seconds', values['finish-after-seconds'], 20),
      result: word('result', values.result, ['completed', 'failed', 'archived']),
      ...(prLink === undefined ? {} : { prLink: prLink === 'none' ? null : prLink }),
    },
    pageViews: {
      pages: number('pages', values.pages, 120),
      seed: number('seed', values.seed, 1),
      order: word('order', values.order, ['shuffled', 'by-views', 'by-path']),
    },
    signals: {
      quiet: values.quiet ?? false,
      personalData: number('personal-data', values['personal-data'], 0),
    },
    build: {
      finishAfterMs: secondsOrNever('build-seconds', values['build-seconds'], 10),
      result: word('build-result', values['build-result'], ['success', 'failure']),
    },
    previews: !values['without-previews'],
    ...(automations === undefined ? {} : { automations: scheduled(automations) }),
    limits: {
      createsPerHour: number('creates-per-hour', values['creates-per-hour'], 100),
      followUpsPerHour: number('follow-ups-per-hour', values['follow-ups-per-hour'], 100),
      analyticsPerHour: number('analytics-per-hour', values['analytics-per-hour'], 100),
      publishesPerTenSeconds: number(
        'publishes-per-ten-seconds',
        values['publishes-per-ten-seconds'],
        10,
      ),
      previewsPerMinute: number('previews-per-minute', values['previews-per-minute'], 5),
      hourMs: number('hour-seconds', values['hour-seconds'], 3600) * 1000,
    },
    latencyMs: number('latency-ms', values['latency-ms'], 0),
    tls: values.tls ?? false,
    faults: (values.fault ?? []).map(parseFaultRule),
    onRequest: log,
  }
}

/** Milliseconds. */
function secondsOrNever(flag: string, text: string | undefined, byDefault: number): number {
  return text === 'never' ? Number.POSITIVE_INFINITY : number(flag, text, byDefault) * 1000
}

function scheduled(ids: string[]): AutomationsScript {
  return Object.fromEntries(ids.map((id) => [id, 'custom-schedule']))
}

function number(flag: string, text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`--${flag} ${text} is not a number`)
  return Number(text)
}

/** One of the words, the first being the default. */
function word<Word extends string>(
  flag: string,
  text: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  if (text === undefined) return words[0]
  const known = words.find((candidate) => candidate === text)
  if (known === undefined) throw new Error(`--${flag} ${text}: expected ${words.join(', ')}`)
  return known
}

function log({ method, path, query, status }: RecordedRequest): void {
  const search = new URLSearchParams(query).toString()
  console.log(`${method} ${path}${search && `?${search}`} -> ${status ?? 'no answer'}`)
}

async function main(): Promise<void> {
  const options = readOptions()
  if (options === null) {
    process.stdout.write(HELP)
    return
  }
  const simulator = await startSimulator(options)
  // The first line is the URL alone, so that a script can read it.
  console.log(simulator.url)
  process.once('SIGINT', () => simulator.close())
  process.once('SIGTERM', () => simulator.close())
}

try {
  await main()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
  process.exitCode = 2
}
