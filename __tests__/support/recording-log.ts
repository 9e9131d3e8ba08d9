import { toLogLine } from '../../src/log.ts'
import { addSecretToRedact, forgetSecrets } from '../../src/redact.ts'
import type { Log } from '../../src/runtime.ts'

/** Keeps each line, escaped as in the real log, after its level unless it is `info`. */
export class RecordingLog implements Log {
  readonly lines: string[] = []
  readonly masked: string[] = []

  /** A step's process knows that step's secrets alone: masking another step's would hide a leak. */
  constructor() {
    forgetSecrets()
  }

  info = (message: string) => this.#add('', message)
  notice = (message: string) => this.#add('notice: ', message)
  warning = (message: string) => this.#add('warning: ', message)
  error = (message: string) => this.#add('error: ', message)
  async group<T>(title: string, act: () => Promise<T>): Promise<T> {
    this.#add('group: ', title)
    return act().finally(() => this.#add('endgroup', ''))
  }

  #add(level: string, message: string): void {
    this.lines.push(`${level}${toLogLine(message)}`)
  }

  mask(secret: string): void {
    if (secret === '') return
    this.masked.push(secret)
    addSecretToRedact(secret)
  }
}
