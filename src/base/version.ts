/** In the User-Agent of every request; the release replaces it, together with package.json's. */
export const VERSION = '0.1.0'
