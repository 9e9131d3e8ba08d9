/** All tests, each property with as many runs as are promised, from a seed that a failure can be repeated with. */
process.env.FULL = '1'
if (process.env.SEED === undefined) {
  process.env.SEED = `${Math.floor(Math.random() * 2 ** 31)}`
  console.error(`To repeat this run, set SEED=${process.env.SEED}.`)
}
