// What a runner starts: scripts/build.ts copies it. Older versions of Node.js must be able to read it,
// as forks of the runner start what they have: no syntax after ES2020, and the bundle is loaded only after the check.
const [, major] = /^v(\d+)/.exec(process.version)
if (Number(major) >= 24) {
  void import('./run.js').then(({ run }) => run())
} else {
  const docs =
    'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/install-a-copy.md'
  const what = `This action needs Node.js 24, and this runner ran it with ${process.version}`
  console.log(`::error::${what}: see ${docs}#runners-and-servers`)
  process.exitCode = 1
}
