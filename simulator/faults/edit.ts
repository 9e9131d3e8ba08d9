import { type Answer, isJsonObject, type JsonObject } from '../answer.ts'
import { answerWith, type FaultBehaviour, type StruckRequest } from './fault.ts'

/** Sets fields of the answer, or removes those that are `undefined`. */
export function fields(replaced: JsonObject): FaultBehaviour {
  return change((json) => ({ ...json, ...replaced }))
}

/** Changes the answer. Errors have a shape of their own and are left alone. */
export function change(
  edit: (json: JsonObject, request: StruckRequest) => JsonObject,
): FaultBehaviour {
  return {
    after: (answer, request) => {
      const json = jsonOf(answer)
      return answerWith(json === null ? answer : { ...answer, body: { json: edit(json, request) } })
    },
  }
}

/** Changes the answer as it is written. */
export function text(edit: (json: string) => string): FaultBehaviour {
  return {
    after: (answer) => {
      const json = jsonOf(answer)
      if (json === null) return answerWith(answer)
      return answerWith({ ...answer, body: { bytes: edit(JSON.stringify(json)) } })
    },
  }
}

/** Changes the list of rows, whatever it is called. Answers without one are left alone. */
export function rows(edit: (rows: unknown[]) => unknown): FaultBehaviour {
  return change((json) => withRows(json, edit))
}

/** Changes each row that is an object. */
export function eachRow(edit: (row: JsonObject, index: number) => JsonObject): FaultBehaviour {
  return rows((list) => list.map((row, index) => (isJsonObject(row) ? edit(row, index) : row)))
}

/** Changes the first row alone: the others show that they are still believed. */
export function firstRow(edit: (row: JsonObject) => JsonObject): FaultBehaviour {
  return eachRow((row, index) => (index === 0 ? edit(row) : row))
}

const ROW_LISTS = ['views', 'visitors', 'searches', 'conversations', 'feedback']

/** The same answer with other rows, whatever their list is called. */
export function withRows(json: JsonObject, edit: (rows: unknown[]) => unknown): JsonObject {
  for (const name of ROW_LISTS) {
    const list = json[name]
    if (Array.isArray(list)) return { ...json, [name]: edit(list) }
  }
  return json
}

function jsonOf({ status, body }: Answer): JsonObject | null {
  return status < 300 && 'json' in body && isJsonObject(body.json) ? body.json : null
}
