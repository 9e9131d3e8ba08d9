import { escapeMarkdown } from './escape.ts'

/** What a comment says while a job is at work. */
export function renderProgress({ id, remark }: { id: string; remark: string }): string {
  const sections = [
    '### ⏳ The docs agent is at work',
    remark === '' ? '' : `> ${escapeMarkdown(remark, 1000)}`,
    `Job \`${id}\`. This comment will tell what came of it.`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
