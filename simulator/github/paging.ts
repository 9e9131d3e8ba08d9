import { type Answer, json } from '../http/answer.ts'
import type { Asked } from './asked.ts'

interface Cut<Item> {
  items: Item[]
  page: number
  headers: Record<string, string>
}

/** Cuts the page that is asked for out of a list, and links the others. */
export function cut<Item>(
  items: readonly Item[],
  { query, github, path }: Asked,
  defaultSize = 30,
  maxSize = 100,
): Cut<Item> {
  const size = Math.min(maxSize, positive(query.get('per_page')) ?? defaultSize)
  const page = positive(query.get('page')) ?? 1
  const last = Math.max(1, Math.ceil(items.length / size))
  const link = (to: number, rel: string) => {
    const search = new URLSearchParams(query)
    search.set('page', String(to))
    return `<${github.apiUrl}${path}?${search}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ]
  return {
    items: items.slice((page - 1) * size, page * size),
    page,
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  }
}

/** A list as the whole answer: of long ones, only the page is made. */
export function list<Item extends object>(
  items: readonly Item[],
  asked: Asked,
  toJson: (item: Item) => object = (item) => item,
): Answer {
  const { items: shown, headers } = cut(items, asked)
  return json(200, shown.map(toJson), headers)
}

/** A list under a name, beside the count of all. */
export function counted(name: string, items: readonly object[], asked: Asked): Answer {
  const { items: shown, headers } = cut(items, asked)
  return json(200, { total_count: items.length, [name]: shown }, headers)
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
