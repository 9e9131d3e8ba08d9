import { appendFileSync } from 'node:fs'
import { ask, type GitHub, real } from './github.ts'
import { ROWS } from './rows.ts'
import { openService } from './service.ts'

/* `npm run acceptance` plays all rows against the simulated GitHub. With names, it plays these rows against github.com. */

const names = process.argv.slice(2)
const lines: string[] = []

async function see(name: string, github: GitHub, port?: number): Promise<void> {
  const [row = '', grant = ''] = name.split(':')
  const prLink = `https://github.com/${github.repository}/pull/${github.pull}`
  const service = await openService(`${github.run}_${row}`, { finishAfterMs: 0, prLink }, port)
  try {
    const play = ROWS[row] ?? (() => Promise.reject(new Error('there is no such row')))
    lines.push(`✅ ${name}: ${await play({ github, service }, grant)}`)
  } catch (error) {
    lines.push(`❌ ${name}: ${error}`)
    process.exitCode = 1
  }
  await service.close()
}

if (names.length === 0) {
  // It needs packages, which the workflow does not install.
  const { openHere } = await import('./here.ts')
  const { permissions: _, ...rows } = ROWS
  const grants = ['nothing', 'issues', 'pull-requests'].map((grant) => `permissions:${grant}`)
  for (const name of [...Object.keys(rows), ...grants]) {
    const here = await openHere(name.split(':')[1])
    await see(name, here.github, 0)
    await here.close()
  }
} else {
  // With STEPS, a service beside the steps occupies the port.
  for (const name of names) await see(name, real, process.env.STEPS ? 0 : undefined)
  const limits = await ask(real, 'GET', '//rate_limit').catch(() => undefined)
  lines.push(`Requests in this hour, of all workflows: ${limits?.resources.core.used ?? 'unknown'}`)
}
// No line of this text may be a workflow command or end the block.
const text = lines.map((line) => line.replace(/\s+/g, ' ').replaceAll('::', ': :')).join('\n')
console.log(text)
if (names.length > 0) appendFileSync(`${process.env.GITHUB_STEP_SUMMARY}`, `~~~\n${text}\n~~~\n`)
