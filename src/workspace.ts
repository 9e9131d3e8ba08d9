import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { ActionError, quote } from './errors.ts'

/**
 * The text of a file in the workspace, at most `maxBytes` of UTF-8.
 * @throws ActionError when it is missing, not a file, too large, or outside, links followed
 */
export function readWorkspaceFile(
  file: string,
  { root, maxBytes }: { root: string; maxBytes: number },
): string {
  const resolved = resolveInside(file, root)
  const stats = statSync(resolved)
  if (!stats.isFile()) throw new ActionError(`${quote(file)} is not a file`)
  if (stats.size > maxBytes) {
    throw new ActionError(
      `${quote(file)} holds ${stats.size} bytes, more than the ${maxBytes} allowed`,
    )
  }
  return readFileSync(resolved, 'utf8')
}

function resolveInside(file: string, root: string): string {
  const realRoot = realpathSync(root)
  let resolved: string
  try {
    resolved = realpathSync(path.resolve(realRoot, file))
  } catch (cause) {
    throw new ActionError(
      `${quote(file)} does not exist. Is there an actions/checkout step before this one?`,
      { cause },
    )
  }
  if (!isInside(resolved, realRoot))
    throw new ActionError(`${quote(file)} is outside the workspace`)
  return resolved
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file)
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}
