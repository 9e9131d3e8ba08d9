import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

/** Everything that GitHub executes, or that a reader may copy to have it executed. */
export const WORKFLOWS = ['examples/*.yml', '.github/workflows/*.yml']
export const ACTIONS = ['action.yml', 'many-projects/*/action.yml', '.github/dependabot.yml']
const DOCUMENTS = ['*.md', 'docs/*.md']
const SNIPPETS = 'out/snippets'

/**
 * What the newest actionlint, 1.7.12 of March 2026, takes for a mistake and GitHub does not, each with the
 * issue that will end it. What is let through here is checked by `__tests__/scripts/workflow-files.test.ts`.
 */
export const ACTIONLINT_EXCEPTIONS = [
  {
    // `uses: $/path`, since July 2026: the workflow's own repository at the commit that runs.
    message: 'specifying action "\\$/[^"@]+" in invalid format because ref is missing',
    issue: 'https://github.com/rhysd/actionlint/issues/711',
  },
  {
    // `queue: max`, since May 2026: up to 100 runs of a group wait.
    message: 'unexpected key "queue" for "concurrency" section',
    issue: 'https://github.com/rhysd/actionlint/issues/657',
  },
] as const

export interface Snippet {
  /** The heading that it stands under. */
  heading: string
  /** A whole workflow, on the lines on which it stands in the document. */
  workflow: string
}

/**
 * The YAML of a Markdown document: whole workflows, or lists of steps, which are put into one.
 * @throws Error for a block that is neither, since nobody could say whether it works
 */
export function extractSnippets(markdown: string, file: string): Snippet[] {
  const snippets: Snippet[] = []
  let heading = ''
  let block: { indent: string; line: number; lines: string[] } | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    if (block === undefined) {
      heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading
      const [fence, indent = ''] = /^( *)```ya?ml$/.exec(line) ?? []
      if (fence !== undefined) block = { indent, line: index + 2, lines: [] }
    } else if (line === `${block.indent}\`\`\``) {
      snippets.push({ heading, workflow: toWorkflow(block, file) })
      block = undefined
    } else {
      block.lines.push(line.slice(block.indent.length))
    }
  }
  return snippets
}

/** So that linters have nothing to say of what is not in the document. */
const AROUND_STEPS = [
  'name: Snippet',
  'on: workflow_dispatch',
  'permissions: {}',
  'jobs:',
  '  docs:',
  '    runs-on: ubuntu-latest',
  '    steps:',
]

function toWorkflow({ line, lines }: { line: number; lines: string[] }, file: string): string {
  const parsed: unknown = parse(lines.join('\n'))
  const padded = (text: string[]) =>
    `${'\n'.repeat(Math.max(line - 1 - (text.length - lines.length), 0))}${text.join('\n')}\n`
  if (Array.isArray(parsed)) {
    return padded([...AROUND_STEPS, ...lines.map((one) => (one === '' ? '' : `      ${one}`))])
  }
  const keys = typeof parsed === 'object' && parsed !== null ? Object.keys(parsed) : []
  if (keys.includes('on') && keys.includes('jobs')) return padded(lines)
  throw new Error(
    `${file}:${line}: this YAML is neither a whole workflow nor a list of steps, so it cannot be checked.`,
  )
}

/** Writes the YAML of README and docs as workflows, `out/snippets/docs-github-1.yml` and so on. */
export async function writeSnippets(): Promise<Array<Snippet & { file: string; from: string }>> {
  await rm(SNIPPETS, { recursive: true, force: true })
  await mkdir(SNIPPETS, { recursive: true })
  const all = globSync(DOCUMENTS)
    .sort()
    .map(async (from) => {
      const snippets = extractSnippets(await readFile(from, 'utf8'), from)
      const name = from.replace(/\.md$/, '').replaceAll(path.sep, '-')
      return snippets.map((snippet, index) => ({
        ...snippet,
        from,
        file: `${SNIPPETS}/${name}-${index + 1}.yml`,
      }))
    })
  const snippets = (await Promise.all(all)).flat()
  await Promise.all(snippets.map(({ file, workflow }) => writeFile(file, workflow)))
  return snippets
}
