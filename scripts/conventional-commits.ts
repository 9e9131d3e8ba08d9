export interface Commit {
  hash: string
  subject: string
  body: string
}

/** The sections of the notes, in their order. Other types of commits change nothing for users. */
const SECTIONS = [
  { heading: 'Breaking changes', holds: isBreaking },
  { heading: 'New', holds: (commit: Commit) => typeOf(commit) === 'feat' },
  { heading: 'Fixed', holds: (commit: Commit) => typeOf(commit) === 'fix' },
  { heading: 'Faster', holds: (commit: Commit) => typeOf(commit) === 'perf' },
]
const NOTHING = 'Nothing changes for users of the action.\n'

/** Release notes in Markdown: a line for each commit that changes something for users. */
export function renderReleaseNotes(commits: readonly Commit[]): string {
  const left = new Set(commits)
  const sections = SECTIONS.flatMap(({ heading, holds }) => {
    const held = [...left].filter(holds)
    for (const commit of held) left.delete(commit)
    if (held.length === 0) return []
    return `### ${heading}\n\n${held.map(lineOf).join('\n')}\n`
  })
  return sections.length === 0 ? NOTHING : sections.join('\n')
}

const SUBJECT = /^(?<type>[a-z]+)(\([^)]*\))?(?<breaking>!)?: (?<text>.+)$/

function typeOf({ subject }: Commit): string | undefined {
  return SUBJECT.exec(subject)?.groups?.type
}

function isBreaking({ subject, body }: Commit): boolean {
  return SUBJECT.exec(subject)?.groups?.breaking === '!' || /^BREAKING[ -]CHANGE: /m.test(body)
}

function lineOf({ hash, subject }: Commit): string {
  const text = SUBJECT.exec(subject)?.groups?.text ?? subject
  return `- ${text.charAt(0).toUpperCase()}${text.slice(1)} (${hash})`
}
