/** Whether a value is an object to look into. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object to look into; anything else is an empty one. */
export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function asInteger(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? Number(value) : undefined
}
