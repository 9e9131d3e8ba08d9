import * as core from '@actions/core'
import type { Log } from '../run.ts'
import { redact, rememberSecret } from '../secrets.ts'

/** The step's log, of which every line is made safe here. */
export function createLog(): Log {
  return {
    info: (message) => core.info(toLogLine(message)),
    notice: (message) => core.notice(toLogLine(message)),
    warning: (message) => core.warning(toLogLine(message)),
    error: (message) => core.error(toLogLine(message)),
    debug: (message) => core.debug(toLogLine(message)),
    group: (title) => core.startGroup(toLogLine(title)),
    endGroup: () => core.endGroup(),
    mask(secret) {
      if (secret === '') return
      core.setSecret(secret)
      rememberSecret(secret)
    },
  }
}

/** Annotations that wait for the one that must come first: a runner keeps ten of a step. */
export interface HeldAnnotations {
  /** Writes them, behind a notice if there is one; those that come later are written at once. */
  release(first?: string): void
}

/** A log that holds its notices and warnings until `release`, and writes its lines at once. */
export function holdAnnotations(log: Log): { log: Log; annotations: HeldAnnotations } {
  const held = holdLog(log)
  return {
    log: { ...log, notice: held.notice, warning: held.warning },
    annotations: {
      release(first) {
        if (first !== undefined) log.notice(first)
        held.release()
      },
    },
  }
}

/** A log that holds its lines until `release`, so that they do not stand in the group of other work. */
export function holdLog(log: Log): Log & { release(): void } {
  const held: Array<() => void> = []
  let isHeld = true
  const later = (write: () => void) => {
    if (isHeld) held.push(write)
    else write()
  }
  return {
    info: (message) => later(() => log.info(message)),
    notice: (message) => later(() => log.notice(message)),
    warning: (message) => later(() => log.warning(message)),
    error: (message) => later(() => log.error(message)),
    debug: (message) => later(() => log.debug(message)),
    group: (title) => later(() => log.group(title)),
    endGroup: () => later(() => log.endGroup()),
    mask: (secret) => log.mask(secret),
    release() {
      isHeld = false
      for (const write of held.splice(0)) write()
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
