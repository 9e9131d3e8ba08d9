import { change, fields, text } from './edit.ts'
import type { FaultBehaviour, FaultTable } from './fault.ts'
import { HOSTILE_TEXTS } from './hostile.ts'

const FAILED = { status: 'failure', summary: 'The build failed', endedAt: '2026-01-05T12:00:00Z' }

/**
 * Builds and automations that make no sense. P1 is H403 or the option `previews`, P2 one of N6 to
 * N15, P7 H404 or `visibleAfterMs`, P10 H429.
 */
export const BUILD_FAULTS = {
  /** What was started has no usable ID. */
  'P2-missing': ids(undefined),
  'P2-number': ids(42),
  'P2-characters': ids('../../v1/elsewhere'),
  'P2-long': ids('b'.repeat(129)),
  /** The build fails. */
  P3: fields({ ...FAILED, logs: ['Building', 'guides/webhooks.mdx:3:1: no closing tag'] }),
  'P3-hostile': fields({ ...FAILED, summary: HOSTILE_TEXTS[1], logs: HOSTILE_TEXTS }),
  'P3-long': fields({
    ...FAILED,
    logs: Array.from({ length: 5_000 }, (_, n) => `line ${n + 1} ${'.'.repeat(80)}`),
  }),
  'P3-without-logs': fields({ ...FAILED, logs: undefined, summary: undefined }),
  'P3-text': fields({ ...FAILED, logs: 'one\ntwo' }),
  'P3-objects': fields({ ...FAILED, logs: [{ message: 'one' }, null, 2] }),
  /** The build never ends. */
  P4: fields({ status: 'in_progress', endedAt: undefined }),
  'P4-queued': fields({ status: 'queued', endedAt: undefined }),
  /** A hostile address of the preview, or none. */
  P5: preview('javascript:alert(1)//acme.mintlify.app'),
  'P5-http': preview('http://acme-preview.mintlify.app'),
  'P5-userinfo': preview('https://acme.mintlify.app@evil.invalid/'),
  'P5-port': preview('https://acme-preview.mintlify.app:8443/'),
  'P5-newline': preview('https://acme.mintlify.app/\n::error::mine'),
  'P5-markdown': preview('https://acme.mintlify.app/)[x](https://evil.invalid'),
  'P5-bidi': preview('https://acme.mintlify.app/\u202egpj'),
  'P5-query': preview('https://acme.mintlify.app/?next=https://evil.invalid'),
  'P5-long': preview(`https://acme.mintlify.app/${'x'.repeat(10_000)}`),
  'P5-number': preview(7),
  'P5-missing': preview(undefined),
  /** A status word that is new, or no word. */
  P8: fields({ status: 'baking' }),
  'P8-missing': fields({ status: undefined }),
  'P8-number': fields({ status: 1 }),
  /** The build of somebody else. */
  'P8-other': fields({ _id: 'build_of_somebody_else' }),
  'P8-deep': text(() => '['.repeat(100_000) + ']'.repeat(100_000)),
} satisfies FaultTable

const IDS = ['statusId', 'schemaId', 'instanceId', 'jobId']

/** Changes the IDs that an answer has. */
function ids(value: unknown): FaultBehaviour {
  return change((json) => {
    const present = IDS.filter((name) => name in json)
    return { ...json, ...Object.fromEntries(present.map((name) => [name, value])) }
  })
}

function preview(previewUrl: unknown): FaultBehaviour {
  return fields({ previewUrl })
}
