/** Where a step says what it does; `runner/log.ts` makes each line safe. */
export interface Log {
  info(message: string): void
  warning(message: string): void
}
