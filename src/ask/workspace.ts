import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs'
import path from 'node:path'
import { ActionError } from '../errors.ts'
import { inQuotes } from '../text.ts'

/** The text without a byte order mark. @throws ActionError; links are resolved first */
export function readWorkspaceFile(file: string, root: string, maxBytes: number): string {
  const resolved = resolveInside(file, root)
  const stats = fs.statSync(resolved)
  if (!stats.isFile()) throw new ActionError(`${inQuotes(file)} is not a file`)
  if (stats.size > maxBytes)
    throw new ActionError(
      `${inQuotes(file)} holds ${stats.size} bytes, more than the ${maxBytes} allowed`,
    )
  const bytes = fs.readFileSync(resolved)
  // In UTF-16, half of most texts are zeros, which are valid in UTF-8.
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder().decode(bytes)
  throw new ActionError(
    `${inQuotes(file)} is not UTF-8: save it as UTF-8, in PowerShell by \`Out-File -Encoding utf8\` in place of \`>\``,
  )
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
  let resolved: string
  try {
    resolved = fs.realpathSync.native(path.resolve(realRoot, file))
  } catch (cause) {
    throw new ActionError(
      `${inQuotes(file)} does not exist in the workspace: correct the path, from the root of the repository, or let an earlier step make it (actions/checkout, mkdir)`,
      { cause },
    )
  }
  const relative = path.relative(realRoot, resolved)
  const names = relative.toLowerCase().split(path.sep)
  // On Windows, the way to another drive is an absolute path.
  if (names[0] === '..' || path.isAbsolute(relative))
    throw new ActionError(
      `${inQuotes(shown)} is outside the workspace, which is where actions/checkout puts the repository: write a path in there`,
    )
  // actions/checkout keeps the workflow's token there.
  if (names.includes('.git')) throw new ActionError(`${inQuotes(shown)} is inside a .git folder`)
  return resolved
}
