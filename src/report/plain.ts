import {
  HOME,
  type Markdown,
  NAME_LENGTH,
  NO_BREAK_SPACE,
  PATH_LENGTH,
  renderMessage,
  visible,
} from './markdown.ts'

/** Takes no room, and keeps a chat from making a link or calling somebody. */
const JOINER = '\u2060'

/** Angle brackets become others: Slack calls a channel by `<!channel>`, and has no escape for them. */
function escapeWords(words: string): string {
  return (
    words
      .replace(/[\\`*~[\]|]/g, '\\$&')
      // Within a word, it is no emphasis.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replaceAll('<', '‹')
      .replaceAll('>', '›')
      // What would begin an entity.
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replaceAll('@', `@${JOINER}`)
  )
}

function escapeText(untrusted: string, maxLength = NAME_LENGTH): string {
  return escapeWords(visible(untrusted, maxLength))
    .replace(/:(?=\/\/)/g, `:${JOINER}`)
    .replace(/(www)(?=\.)/gi, `$1${JOINER}`)
}

/** For chats and mails: no HTML, no entities, no charts, no characters that only keep words on one line. */
export const PLAIN: Markdown = {
  text: escapeText,
  path: (path) => (path === '/' ? HOME : escapeText(path, PATH_LENGTH)),
  message: (message, maxLength) =>
    renderMessage(visible(message, maxLength), { text: escapeText, words: escapeWords }),
  code: (lines, maxLength) => lines.map((line) => escapeText(line, maxLength)).join('\n\n'),
  cell: (lines) => lines.join('; '),
  fold: (title, markdown) => `**${title}**\n\n${markdown}`,
  small: (markdown) => markdown,
  chart: () => '',
  finish: (markdown) => markdown.replaceAll(NO_BREAK_SPACE, ' '),
}
