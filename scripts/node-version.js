// Plain JavaScript, for any Node: `node --import ./scripts/node-version.js` ends in a sentence where Node is
// too old for the action and its scripts. node_modules/.bin has one that is not, except where npm has no
// package of it (macOS) or optional packages are left out.
const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `This needs Node.js ${OLDEST} and found ${process.versions.node}: run npm ci --include=optional, which brings it on Linux and Windows, or install it from https://nodejs.org.`,
  )
  process.exit(1)
}
