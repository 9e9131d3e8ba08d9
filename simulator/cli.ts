import { parseArgs } from 'node:util'
import { parseFaultRule } from './fault-flag.ts'
import { FAULT_IDS } from './faults.ts'
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
  --creates-per-hour <n>        the hourly limits; each is 100 by default
  --follow-ups-per-hour <n>
  --analytics-per-hour <n>
  --hour-seconds <n>            how long an hour of these limits lasts; default 3600
  --latency-ms <n>              added to each answer
  --tls                         serve https with an untrusted test certificate
  --fault <rule>                may be repeated; <operation>:<fault>[@<nth>|@all][x<times>], with
                                create, message, get, views or any as the operation, the first
                                request being @0: create:N6  get:H503@2x3  views:S14@all
  --help

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
      'creates-per-hour': TEXT,
      'follow-ups-per-hour': TEXT,
      'analytics-per-hour': TEXT,
      'hour-seconds': TEXT,
      'latency-ms': TEXT,
      tls: { type: 'boolean' },
      fault: { ...TEXT, multiple: true },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  const finishAfterSeconds = values['finish-after-seconds']
  const prLink = values['pr-link']
  const apiKey = values['api-key']
  return {
    port: number('port', values.port, 0),
    projectId: values.project ?? 'docs',
    ...(apiKey === undefined ? {} : { apiKey }),
    job: {
      finishAfterMs:
        finishAfterSeconds === 'never'
          ? Number.POSITIVE_INFINITY
          : number('finish-after-seconds', finishAfterSeconds, 20) * 1000,
      result: word('result', values.result, ['completed', 'failed', 'archived']),
      ...(prLink === undefined ? {} : { prLink: prLink === 'none' ? null : prLink }),
    },
    pageViews: {
      pages: number('pages', values.pages, 120),
      seed: number('seed', values.seed, 1),
      order: word('order', values.order, ['shuffled', 'by-views', 'by-path']),
    },
    limits: {
      createsPerHour: number('creates-per-hour', values['creates-per-hour'], 100),
      followUpsPerHour: number('follow-ups-per-hour', values['follow-ups-per-hour'], 100),
      analyticsPerHour: number('analytics-per-hour', values['analytics-per-hour'], 100),
      hourMs: number('hour-seconds', values['hour-seconds'], 3600) * 1000,
    },
    latencyMs: number('latency-ms', values['latency-ms'], 0),
    tls: values.tls ?? false,
    faults: (values.fault ?? []).map(parseFaultRule),
    onRequest: log,
  }
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
