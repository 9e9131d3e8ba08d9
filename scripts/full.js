/** `FULL=1`, for any shell: all tests, each property with as many runs as are promised. */
process.env.FULL = '1'
