import { type Answer, json } from '../http/answer.ts'
import type { Asked } from './asked.ts'

/** The requested page of a list, with a link to the next one. */
export function cut<Item>(
  items: readonly Item[],
  { query, github, path }: Asked,
  defaultSize = 30,
  maxSize = 100,
): { items: Item[]; headers: Record<string, string> } {
  const size = Math.min(maxSize, positive(query.get('per_page')) ?? defaultSize)
  const page = positive(query.get('page')) ?? 1
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  const link = `<${github.apiUrl}${path}?${next}>; rel="next"`
  const isLast = page * size >= items.length
  return { items: items.slice((page - 1) * size, page * size), headers: isLast ? {} : { link } }
}

/** Makes only the rows of the requested page. */
export function list<Item extends object>(
  items: readonly Item[],
  asked: Asked,
  toJson: (item: Item) => object = (item) => item,
): Answer {
  const { items: shown, headers } = cut(items, asked)
  return json(200, shown.map(toJson), headers)
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
