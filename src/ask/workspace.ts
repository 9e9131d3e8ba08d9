import * as fs from 'node:fs'
import path from 'node:path'
import { ActionError } from '../errors.ts'
import { inQuotes } from '../text.ts'

const OUTSIDE =
  'is outside the workspace, which is where actions/checkout puts the repository: write a path in there'

/** The text without a byte order mark. @throws ActionError; links are resolved first */
export function readWorkspaceFile(file: string, root: string, maxBytes: number): string {
  const resolved = resolveInside(file, root)
  const stats = fs.statSync(resolved)
  if (!stats.isFile()) throw new ActionError(`${inQuotes(file)} is not a file`)
  if (stats.size > maxBytes)
    throw new ActionError(
      `${inQuotes(file)} holds ${stats.size} bytes, more than the ${maxBytes} allowed`,
    )
  const text = decode(fs.readFileSync(resolved))
  // In UTF-16, half of most texts are zeros, which are valid in UTF-8.
  if (text !== undefined && !text.includes('\0')) return text
  throw new ActionError(
    `${inQuotes(file)} is not UTF-8: save it as UTF-8, in PowerShell by \`Out-File -Encoding utf8\` in place of \`>\``,
  )
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** For a file that is written later. @returns its path with links resolved. @throws ActionError */
export function checkWorkspaceTarget(file: string, root: string): string {
  const folder = resolveInside(path.dirname(file), root, file)
  const resolved = path.join(folder, path.basename(file))
  const old = fs.lstatSync(resolved, { throwIfNoEntry: false })
  if (old !== undefined && !old.isFile()) throw new ActionError(`${inQuotes(file)} is not a file`)
  return resolved
}

function resolveInside(file: string, root: string, shown = file): string {
  // Get the disk's own names: Windows and macOS take `.GIT`, and Windows `GIT~1`, for `.git`.
  const realRoot = fs.realpathSync.native(root)
  const wanted = path.resolve(realRoot, file)
  let resolved: string
  try {
    resolved = fs.realpathSync.native(wanted)
  } catch (cause) {
    if (!isBelow(realRoot, wanted) && !isBelow(path.resolve(root), wanted))
      throw new ActionError(`${inQuotes(shown)} ${OUTSIDE}`, { cause })
    throw new ActionError(
      `${inQuotes(file)} does not exist in the workspace: correct the path, from the root of the repository, or let an earlier step make it (actions/checkout, mkdir)`,
      { cause },
    )
  }
  if (!isBelow(realRoot, resolved)) throw new ActionError(`${inQuotes(shown)} ${OUTSIDE}`)
  // actions/checkout keeps the workflow's token there.
  if (path.relative(realRoot, resolved).toLowerCase().split(path.sep).includes('.git'))
    throw new ActionError(`${inQuotes(shown)} is inside a .git folder`)
  return resolved
}

function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file)
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative)
}
