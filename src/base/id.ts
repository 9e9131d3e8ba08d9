/** Project and job IDs. `..` would survive percent-encoding and change the path of a request. */
export const ID = /^[A-Za-z0-9_-]{1,128}$/
