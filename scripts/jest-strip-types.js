import { stripTypeScriptTypes } from 'node:module'

/** A Jest transformer. Node replaces types with spaces, so lines and columns stay right. */
export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) }
