import { Draw } from '../../simulator/chance.ts'

/* Random pairs: a docs.json with a specification, and a .mintignore with a file. */

export interface DrawnSite {
  readonly docs: { readonly navigation: Record<string, unknown>; readonly api?: object }
  /** YAML, at `/a.yaml`. */
  readonly specification: string
}

export interface DrawnFile {
  /** Lines of a .mintignore. */
  readonly patterns: readonly string[]
  readonly file: string
}

const NAMES = [
  ...['a', 'b', 'ab', 'x-1', 'drafts', 'notes', 'README', 'AGENTS', 'build'],
  ...['.github', '.notes', 'snippets'],
]
const ENDS = ['.md', '.mdx', '.MD', '.png', '.json']
const TAGS = ['Users', 'My Tag', 'a/b', "it's", 'users', 'Größe', 'v1.2']
const SUMMARIES = [
  ...['Get A', 'List users', 'Get A', 'A (b)', 'a.b', 'Get {id}', 'index', '- x -', 'a -- b', 'Ü'],
]
const PATHS = ['/a', '/a/', '/a/{id}', '/users', '/users/{id}/keys', '/b.c', '/d']
const WEBHOOKS = ['paid', 'member.created', 'Order']
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const HREFS = ['/guides/a', 'guides/A.mdx', '/x/index', '/guides/a/', '/v1.2/b']
const DIRECTORIES = ['api', 'API/V1', '/ref/', 'api/v1', '.']
const REFS = ['#/info', '#/x-base', './b.yaml#/a', 'b.yaml', 'https://x.example/a.json', '']
const FLAGS = [true, false, 'true', '', 1, 0, 'yes', null]

export class Sketch {
  readonly #draw: Draw

  constructor(seed: number, nth: number) {
    this.#draw = new Draw(seed, nth, 0)
  }

  site(is32: boolean): DrawnSite {
    const paths = this.#paths(PATHS, 5, is32)
    const webhooks = this.#paths(WEBHOOKS, 2, is32)
    const endpoints = [
      ...Object.entries(paths).flatMap(([path, item]) =>
        namesIn(item).map((method) => `${this.#case(method)} ${this.#slash(path)}`),
      ),
      ...Object.keys(webhooks).map((name) => `webhook ${name}`),
    ]
    const navigation = this.#node(endpoints, 0)
    // Sites that were upgraded from a mint.json have it.
    const api = { openapi: 'a.yaml' }
    return {
      docs: this.#draw.chance(0.3) ? { navigation, api } : { navigation },
      specification: this.#print(paths, webhooks, is32),
    }
  }

  file(): DrawnFile {
    const name = () => this.#draw.pick(NAMES)
    const folders = Array.from({ length: this.#draw.whole(0, 3) }, name)
    const file = `${name()}${this.#draw.pick(ENDS)}`
    const patterns = Array.from({ length: this.#draw.whole(1, 3) }, () => this.#pattern())
    return { patterns, file: [...folders, file].join('/') }
  }

  #pattern(): string {
    const not = this.#draw.chance(0.2) ? '!' : ''
    const start = this.#draw.pick(['', '', '/', '**/'])
    const pieces = Array.from({ length: this.#draw.whole(1, 3) }, () => {
      const name = this.#draw.pick(NAMES)
      return this.#draw.pick([name, name, '*', `${name}*`, '?', '[ab]', '[!a]', '**'])
    })
    const end = this.#draw.pick(['', '', '/', '.md', '.mdx', '/*', '/**'])
    const pattern = not + start + pieces.join('/') + end
    // We refuse lines with two of them.
    return pattern.split('**').length > 2 ? pattern.replaceAll('**', '*') : pattern
  }

  #paths(names: readonly string[], most: number, is32: boolean) {
    const paths: Record<string, Record<string, unknown>> = {}
    for (let count = this.#draw.whole(1, most); count > 0; count--) {
      const item: Record<string, unknown> = {}
      for (let left = this.#draw.whole(1, 3); left > 0; left--)
        item[this.#draw.pick(METHODS)] = this.#operation()
      if (is32 && this.#draw.chance(0.3)) item.query = this.#operation()
      if (is32 && this.#draw.chance(0.3)) item.additionalOperations = { COPY: this.#operation() }
      paths[this.#draw.pick(names)] = item
    }
    return paths
  }

  #operation(): Record<string, unknown> {
    const operation: Record<string, unknown> = { responses: { 200: { description: 'ok' } } }
    if (this.#draw.chance(0.2)) operation['<<'] = this.#draw.pick(['base', 'gone'])
    if (this.#draw.chance(0.6)) operation.tags = [this.#draw.pick(TAGS), this.#draw.pick(TAGS)]
    if (this.#draw.chance(0.7)) operation.summary = this.#draw.pick(SUMMARIES)
    if (this.#draw.chance(0.1)) operation['x-hidden'] = this.#draw.pick(FLAGS)
    if (this.#draw.chance(0.1)) operation['x-excluded'] = this.#draw.pick(FLAGS)
    if (this.#draw.chance(0.1)) operation['x-mint'] = { href: this.#draw.pick(HREFS) }
    return operation
  }

  #print(paths: object, webhooks: object, is32: boolean): string {
    // A name in quotes would be no merge key, and no alias.
    const flow = (value: object) => JSON.stringify(value).replace(/"<<":"(\w+)"/g, '<<: *$1')
    const lines = [
      `openapi: ${is32 ? '3.2.0' : '3.1.0'}`,
      'info: {title: T, version: "1"}',
      'x-base: &base {"tags": ["Base"], "summary": "From base"}',
      'x-gone: &gone {"x-excluded": yes}',
      `paths: ${flow(paths)}`,
      `webhooks: ${flow(webhooks)}`,
    ]
    if (is32)
      lines.push('tags: [{name: Users, kind: nav}, {name: users}, {name: a/b, kind: badge}]')
    if (this.#draw.chance(0.2)) {
      const ref = JSON.stringify({ $ref: this.#draw.pick(REFS) })
      const places = [`x-more: [${ref}]`, `components: {examples: {a: {value: ${ref}}}}`]
      lines.push(this.#draw.pick(places))
    }
    return `${lines.join('\n')}\n`
  }

  #node(endpoints: readonly string[], depth: number): Record<string, unknown> {
    const node: Record<string, unknown> = depth === 0 ? {} : { group: `Group ${depth}` }
    if (this.#draw.chance(depth === 0 ? 0.3 : 0.5)) node.openapi = this.#openapi()
    if (depth === 0 && this.#draw.chance(0.5)) {
      const { group: _, ...tab } = this.#node(endpoints, 1)
      return { ...node, tabs: [{ ...tab, tab: 'Tab' }] }
    }
    const hasGroups = depth < 3 && this.#draw.chance(depth === 0 ? 1 : 0.3)
    if (hasGroups) {
      const count = this.#draw.whole(1, 3)
      const groups = Array.from({ length: count }, () => this.#node(endpoints, depth + 1))
      return { ...node, [depth > 0 && this.#draw.chance(0.5) ? 'pages' : 'groups']: groups }
    }
    if (depth === 0) return { ...node, groups: [this.#node(endpoints, 1)] }
    const pages = ['intro']
    while (endpoints.length > 0 && this.#draw.chance(0.4)) {
      const file = this.#draw.chance(0.3) ? 'a.yaml ' : ''
      pages.push(file + this.#draw.pick(endpoints))
    }
    return { ...node, pages }
  }

  #openapi(): unknown {
    const whole = { source: '/a.yaml', directory: this.#draw.pick(DIRECTORIES) }
    return this.#draw.pick<unknown>([
      'a.yaml',
      whole,
      whole,
      [whole, 'a.yaml'],
      { source: 'a.yaml' },
    ])
  }

  #case(method: string): string {
    return this.#draw.chance(0.5) ? method : method.toUpperCase()
  }

  #slash(path: string): string {
    return path.endsWith('/') || this.#draw.chance(0.8) ? path : `${path}/`
  }
}

function namesIn({ additionalOperations, ...item }: Record<string, unknown>): string[] {
  return additionalOperations === undefined ? Object.keys(item) : [...Object.keys(item), 'COPY']
}
