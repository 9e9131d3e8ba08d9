import type { Log } from '../../src/clock.ts'
import { toLogLine } from '../../src/runner/log.ts'
import { rememberSecret } from '../../src/secrets.ts'

/** A log that is kept, each line made safe as in the real one; what is not `info` begins with its level. */
export class RecordingLog implements Log {
  readonly lines: string[] = []
  readonly masked: string[] = []

  info(message: string): void {
    this.lines.push(toLogLine(message))
  }
  notice(message: string): void {
    this.lines.push(`notice: ${toLogLine(message)}`)
  }
  warning(message: string): void {
    this.lines.push(`warning: ${toLogLine(message)}`)
  }
  error(message: string): void {
    this.lines.push(`error: ${toLogLine(message)}`)
  }
  debug(message: string): void {
    this.lines.push(`debug: ${toLogLine(message)}`)
  }
  group(title: string): void {
    this.lines.push(`group: ${toLogLine(title)}`)
  }
  endGroup(): void {
    this.lines.push('endgroup')
  }
  mask(secret: string): void {
    if (secret === '') return
    this.masked.push(secret)
    rememberSecret(secret)
  }
}
