import { posix } from 'node:path'
import type { ListedFile } from '../github/repository.ts'
import { maskKeys } from '../privacy/keys.ts'
import { inQuotes } from '../text.ts'
import { clean, countsOf, type Quotation } from './quotations.ts'

/** GitHub lists no more of a comparison or a commit, and then does not tell how many there are. */
const MAX_FILES = 300
/** Of all patches together: some 3,000 lines of code. */
const MAX_DIFF_BYTES = 128 * 1024

/** What package managers write: long, and nothing of it concerns readers of the documentation. */
const LOCK_FILES: ReadonlySet<string> = new Set(
  `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock deno.lock poetry.lock
  Pipfile.lock pdm.lock uv.lock pixi.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock
  mix.lock pubspec.lock Podfile.lock Package.resolved Cartfile.resolved flake.lock gradle.lockfile
  packages.lock.json paket.lock .terraform.lock.hcl Chart.lock`.split(/\s+/),
)

/**
 * The files of a comparison or a commit.
 * @param total how many there are in all, if that is known
 * @param remarkOn what else is known of a file, for the end of its line
 */
export function quoteFiles(
  files: readonly ListedFile[],
  total?: number,
  remarkOn: (file: ListedFile) => string = () => '',
): Quotation {
  const lines = files.map((file) => {
    const { filename, status, additions, deletions } = file
    // GitHub also says 0 of a file that it did not look into: a binary one, or one beyond the limits of a diff.
    const counts = additions + deletions === 0 ? '' : ` +${additions} -${deletions}`
    return `${inQuotes(filename)} ${inQuotes(status, 20)}${counts}${remarkOn(file)}`
  })
  const facts = countsOf({ items: files, isWhole: files.length < MAX_FILES }, total)
  return { kind: 'changed files', facts, body: lines.join('\n') }
}

/**
 * The same, and their patches: the smallest, each of them whole, as many as there is room for. The list says
 * which file has none, and why.
 */
export function quoteDiff(files: readonly ListedFile[], total?: number): Quotation[] {
  const isLockFile = ({ filename }: ListedFile) => LOCK_FILES.has(posix.basename(filename))
  const bytesOf = ({ patch = '' }: ListedFile) => Buffer.byteLength(patch)
  const given = files.filter(({ patch }) => patch !== undefined)
  const readable = given.filter((file) => !isLockFile(file))
  const patches = new Map<ListedFile, string>()
  let room = MAX_DIFF_BYTES
  for (const file of readable.toSorted((a, b) => bytesOf(a) - bytesOf(b))) {
    // The others are as long or longer.
    if (bytesOf(file) > room) break
    const text = `=== ${inQuotes(file.filename)}\n${withoutKeys(file.patch ?? '')}\n`
    room -= Buffer.byteLength(text)
    if (room < 0) break
    patches.set(file, text)
  }
  const tooLong = readable.filter((file) => !patches.has(file))
  const bytes = tooLong.reduce((sum, file) => sum + bytesOf(file), 0)
  const facts = {
    'patches quoted': patches.size,
    'too long to quote': tooLong.length > 0 ? `${tooLong.length}, ${bytes} bytes` : undefined,
    'of lock files, not quoted': given.length - readable.length || undefined,
    'not given by GitHub': files.length - given.length || undefined,
  }
  const whyNot = (file: ListedFile) => {
    if (patches.has(file)) return ''
    if (file.patch === undefined) return ', GitHub gives no patch'
    return isLockFile(file) ? ', a lock file' : `, its patch of ${bytesOf(file)} bytes is left out`
  }
  const body = files.map((file) => patches.get(file) ?? '').join('')
  return [quoteFiles(files, total, whyNot), { kind: 'diff', facts, body, maxBytes: MAX_DIFF_BYTES }]
}

/** A patch without recognised keys, each of its lines with a sign in front: none looks like a file's head. */
function withoutKeys(patch: string): string {
  const lines = clean(patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' '))
  // A sign would look like a part of the key behind it.
  return maskKeys(lines.replace(/^[+-]/gm, '$& ')).replace(/^([+-]) /gm, '$1')
}
