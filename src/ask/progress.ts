/* What the comment says until the result stands there. */

export const ASKING =
  '### ⏳ Asking the docs agent\n\nIf you still see this in an hour, the answer was lost.'

export function atWork(jobId: string): string {
  return `### ⏳ The docs agent is at work\n\nJob \`${jobId}\`. Its result will be here.`
}
