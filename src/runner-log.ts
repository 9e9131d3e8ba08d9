import * as core from '@actions/core'
import { addSecretToRedact, redact } from './redact.ts'
import type { Log } from './runtime.ts'

export function createLog(): Log {
  return {
    info: (message) => core.info(toLogLine(message)),
    notice: (message) => core.notice(toLogLine(message)),
    warning: (message) => core.warning(toLogLine(message)),
    error: (message) => core.error(toLogLine(message)),
    group: (title, act) => core.group(toLogLine(title), act),
    mask(secret) {
      if (secret === '') return
      core.setSecret(secret)
      addSecretToRedact(secret)
    },
  }
}

/**
 * One line in which a runner finds no workflow command. It looks for `::name::` at the start of a line,
 * after blanks, and for `##[name]` anywhere in a line.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function toLogLine(message: string): string {
  return redact(message)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ')
}
