import { expect } from '@jest/globals'
import { isJsonObject, type JsonObject } from '../../simulator/answer.ts'
import type { Simulator } from '../../simulator/simulator.ts'
import { call, type Reply, WEEK } from './harness.ts'

export const PATHS = {
  visitors: 'visitors',
  searches: 'searches',
  conversations: 'assistant',
  'feedback-by-page': 'feedback/by-page',
  feedback: 'feedback',
} as const

export type Signal = keyof typeof PATHS

/** The field that holds the rows. */
export const LISTS: Record<Signal, string> = {
  visitors: 'visitors',
  searches: 'searches',
  conversations: 'conversations',
  'feedback-by-page': 'feedback',
  feedback: 'feedback',
}

/** Of the week in `WEEK` unless told otherwise. */
export async function ask(
  simulator: Simulator,
  signal: Signal,
  query: Record<string, string> = {},
): Promise<Reply> {
  const search = new URLSearchParams({ ...WEEK, ...query })
  return call(simulator, { path: `/v1/analytics/docs/${PATHS[signal]}?${search}` })
}

export function rowsOf({ status, json }: Reply, signal: Signal): JsonObject[] {
  expect(status).toBe(200)
  const list = json[LISTS[signal]]
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}

/** Every row, as a client reads them, and what the last page said. */
export async function readAll(
  simulator: Simulator,
  signal: 'searches' | 'conversations' | 'feedback',
  query: Record<string, string> = {},
): Promise<{ rows: JsonObject[]; pages: number; last: JsonObject }> {
  const rows = []
  let cursor: unknown = null
  for (let pages = 1; ; pages++) {
    const asked = typeof cursor === 'string' ? { ...query, cursor } : query
    const reply = await ask(simulator, signal, asked)
    rows.push(...rowsOf(reply, signal))
    cursor = reply.json.nextCursor
    if (cursor === null) return { rows, pages, last: reply.json }
  }
}

/** The distinct values of a field. */
export function valuesOf(rows: JsonObject[], field: string): Set<unknown> {
  return new Set(rows.map((row) => row[field]))
}
