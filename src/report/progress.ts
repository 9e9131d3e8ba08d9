import { escapeMarkdown } from './escape.ts'
import { blocks } from './tables.ts'

/** What a comment says while a job is at work. */
export function renderProgress({ id, remark }: { id: string; remark: string }): string {
  const report = blocks([
    '### ⏳ The docs agent is at work',
    remark === '' ? '' : `> ${escapeMarkdown(remark, 1000)}`,
    `Job \`${id}\`. This comment will tell what came of it.`,
  ])
  return `${report}\n`
}
