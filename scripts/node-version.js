// Plain JavaScript, for any Node: `node --import ./scripts/node-version.js` ends in a sentence where Node
// cannot run TypeScript. node_modules/.bin has a Node that can, except where optional packages are left out.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 22 || (major === 22 && minor >= 18)

if (!runsTypeScript) {
  console.error(
    `This needs Node.js 22.18 or newer and found ${process.versions.node}: run npm ci --include=optional, which brings Node.js 24 on Linux and Windows, or install it from https://nodejs.org.`,
  )
  process.exit(1)
}
