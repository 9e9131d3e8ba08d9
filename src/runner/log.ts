import * as core from '@actions/core'
import { redact, rememberSecret } from '../base/secrets.ts'

/** The step's log. The only door to it: every line is made safe here. */
export const log = {
  info: (message: string) => core.info(toLogLine(message)),
  notice: (message: string) => core.notice(toLogLine(message)),
  warning: (message: string) => core.warning(toLogLine(message)),
  error: (message: string) => core.error(toLogLine(message)),
  debug: (message: string) => core.debug(toLogLine(message)),
  group: (title: string) => core.startGroup(toLogLine(title)),
  endGroup: () => core.endGroup(),
  /** Masks a secret, here and in everything else that this action writes. */
  mask(secret: string) {
    if (secret === '') return
    core.setSecret(secret)
    rememberSecret(secret)
  },
}

/** A group whose lines come at once, or, where another group is open meanwhile, together when it is closed. */
export function openGroup(title: string, { held }: { held: boolean }) {
  const lines: string[] = []
  if (!held) log.group(title)
  return {
    info(message: string): void {
      if (held) lines.push(message)
      else log.info(message)
    },
    close(): void {
      if (held) log.group(title)
      for (const line of lines) log.info(line)
      log.endGroup()
    },
  }
}

/**
 * One line in which a runner finds no workflow command. It looks for `::name::` at the start of a
 * line, after blanks, and for `##[name]` anywhere in a line.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function toLogLine(message: string): string {
  return redact(message)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('##[', '## [')
    .replace(/^(\s*):(?=:)/, '$1: ')
}
