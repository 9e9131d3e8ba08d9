// Plain JavaScript, for any Node: `node --import ./scripts/node-version.js` explains that Node is too old for the
// scripts. node_modules/.bin has a newer one, except on macOS or without optional packages.
const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `This needs Node.js ${OLDEST} and found ${process.versions.node}: run npm ci --include=optional, which brings it on Linux and Windows, or install it from https://nodejs.org.`,
  )
  process.exit(1)
}
