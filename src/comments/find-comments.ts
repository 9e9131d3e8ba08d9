import { createHash } from 'node:crypto'
import { COMMENT_BEGIN } from '../gate/own-work.ts'
import type { GitHub } from '../github/api.ts'
import { type Comment, type Place, pagesOfComments, readComment } from '../github/comments.ts'
import type { Stage } from '../http/stage.ts'

/** Hashes. The steps of a series have the same workflow and `step-key`, for example. */
export interface Identity {
  readonly step: string
  readonly series: string
}

/** A comment that begins with this action's line. */
export interface FoundComment extends Identity {
  readonly id: number
  readonly url: string
  /** `own`: the token's login. */
  readonly author: 'own' | 'bot or member'
  /** Undefined if another version of this action wrote it. */
  readonly payload: string | undefined
}

const VERSION = '4'
const LINE = new RegExp(
  `^${COMMENT_BEGIN}(?<version>\\d{1,4}) (?<series>[0-9a-f]{16}) (?<step>[0-9a-f]{16}) (?<payload>[^\\n]*) -->\\r?(?:\\n|$)`,
)
const MEMBERS = ['OWNER', 'MEMBER', 'COLLABORATOR']

export function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

export function identify(series: readonly string[], step: string): Identity {
  return { series: hash(series), step: hash([...series, step]) }
}

/** An HTML comment, which GitHub doesn't show. */
export function formatLine({ series, step }: Identity, payload = '-'): string {
  return `${COMMENT_BEGIN}${VERSION} ${series} ${step} ${payload} -->`
}

/** The oldest first. A bot or a member can write our line too, so check the author. */
export async function findComments(github: GitHub, stage: Stage, place: Place) {
  const login = await github.getOwnLogin(stage)
  const found: FoundComment[] = []
  for await (const page of pagesOfComments(github, stage, place))
    found.push(...page.flatMap((row) => readFirstLine(row, login) ?? []))
  return found.sort((a, b) => a.id - b.id)
}

/** Undefined if someone removed our line. @throws HttpError, which means `gone` after a deletion */
export async function findComment(github: GitHub, stage: Stage, place: Place, id: number) {
  const row = await readComment(github, stage, place, id)
  return readFirstLine(row, await github.getOwnLogin(stage))
}

function readFirstLine(row: Comment, ownLogin: string): FoundComment | undefined {
  const { id, html_url: url, user, author_association: association } = row
  const line = LINE.exec(row.body ?? '')?.groups
  if (line === undefined) return undefined
  const { version, series = '', step = '', payload } = line
  const isOwn = user?.login === ownLogin
  // Strangers' lines are never read. GitHub lists members with a private membership as strangers, too.
  if (!isOwn && user?.type !== 'Bot' && !MEMBERS.includes(association ?? '')) return undefined
  const author = isOwn ? 'own' : 'bot or member'
  return { id, url, series, step, author, payload: version === VERSION ? payload : undefined }
}
