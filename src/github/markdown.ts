import { HttpError, type Stage } from '../http/retry.ts'
import type { GitHub } from './api.ts'

/** GitHub's limit. Only a release could be longer. */
const MAX_TEXT_BYTES = 400 * 1024
/** A hundred times a person's text: link references can repeat a long address. */
const MAX_HTML_BYTES = 2 * 1024 * 1024

/** HTML; undefined if GitHub can't render this text. */
export async function renderMarkdown(github: GitHub, stage: Stage, text: string) {
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) return undefined
  const name = 'Rendering Markdown on GitHub'
  const call = { name, stage, permission: 'contents: read', html: true, maxBytes: MAX_HTML_BYTES }
  try {
    // Without a repository as context, GitHub resolves no references, so the HTML reveals nothing private.
    return await github.request(call, ({ rest }) => rest.markdown.render({ text, mode: 'gfm' }))
  } catch (error) {
    const { fault, status } = error instanceof HttpError ? error.cause : {}
    if (fault === 'too-large' || status === 413 || status === 422) return undefined
    throw error
  }
}
