import { createHash } from 'node:crypto'

/* The marker: the first line of this action's comments, an HTML comment, which GitHub does not show. */

/** Hashes: of what the steps of a series have in common, such as workflow and `step-key`, and of that and one step's place. */
export interface CommentIdentity {
  readonly step: string
  readonly series: string
}

export interface CommentMarker extends CommentIdentity {
  /** The record; undefined if another version of this action wrote it. */
  readonly payload: string | undefined
}

const BEGIN = '<!-- docs-agent-action '
/** The form of the payloads. */
const VERSION = '4'
const MARKER = new RegExp(
  `^${BEGIN}(?<version>\\d{1,4}) (?<series>[0-9a-f]{16}) (?<step>[0-9a-f]{16}) (?<payload>[^\\n]*) -->\\r?(?:\\n|$)`,
)

export function hashTexts(texts: readonly string[]): string {
  const json = JSON.stringify(texts)
  const digest = createHash('sha256').update(json).digest('hex')
  return digest.slice(0, 16)
}

export function commentIdentity(series: readonly string[], step: string): CommentIdentity {
  return { series: hashTexts(series), step: hashTexts([...series, step]) }
}

export function formatMarker(identity: CommentIdentity, payload: string): string {
  return `${BEGIN}${VERSION} ${identity.series} ${identity.step} ${payload} -->`
}

/** Undefined if the comment does not begin with a marker. */
export function parseMarker(body: string): CommentMarker | undefined {
  const fields = MARKER.exec(body)?.groups
  if (fields === undefined) return undefined
  const { version, series = '', step = '' } = fields
  let payload: string | undefined
  if (version === VERSION) payload = fields.payload
  return { series, step, payload }
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith(BEGIN)
}
