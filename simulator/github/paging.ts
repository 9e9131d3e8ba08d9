import { type Answer, json } from '../answer.ts'
import type { Exchange } from './world.ts'

const GITHUB = { parameter: 'per_page', defaultSize: 30, maxSize: 100 }
/** Gitea does not know `per_page`. MAX_RESPONSE_ITEMS is 50 where nobody changed it. */
const GITEA = { parameter: 'limit', defaultSize: 30, maxSize: 50 }

export interface Page<T> {
  items: T[]
  page: number
  headers: Record<string, string>
}

/** Cuts the page out of a list that was asked for, and links the others. */
export function pageOf<T>(
  items: T[],
  { query, url, world }: Exchange,
  sizes: { defaultSize?: number; maxSize?: number } = {},
): Page<T> {
  const { parameter, defaultSize, maxSize } = {
    ...(world.forge === 'gitea' ? GITEA : GITHUB),
    ...(world.forge === 'gitea' ? {} : sizes),
  }
  const size = Math.min(maxSize, positive(query.get(parameter)) ?? defaultSize)
  const page = positive(query.get('page')) ?? 1
  const last = Math.max(1, Math.ceil(items.length / size))
  const links = linksOf({ page, last, url })
  const headers: Record<string, string> = links === '' ? {} : { link: links }
  if (world.forge === 'gitea') headers['x-total-count'] = String(items.length)
  return { items: items.slice((page - 1) * size, page * size), page, headers }
}

/** A list as the whole answer. */
export function listAnswer(items: object[], exchange: Exchange): Answer {
  const { items: shown, headers } = pageOf(items, exchange)
  return json(200, shown, headers)
}

/** A list under a name, beside the count of all. */
export function countedAnswer(name: string, items: object[], exchange: Exchange): Answer {
  const { items: shown, headers } = pageOf(items, exchange)
  return json(200, { total_count: items.length, [name]: shown }, headers)
}

function linksOf({ page, last, url }: { page: number; last: number; url: URL }): string {
  const link = (to: number, rel: string) => {
    const target = new URL(url)
    target.searchParams.set('page', String(to))
    return `<${target}>; rel="${rel}"`
  }
  const links: string[] = []
  if (page > 1) links.push(link(page - 1, 'prev'))
  if (page < last) links.push(link(page + 1, 'next'), link(last, 'last'))
  if (page > 1) links.push(link(1, 'first'))
  return links.join(', ')
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
