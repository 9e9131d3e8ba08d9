import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const SCRIPT = fileURLToPath(new URL('../../simulator/cli.ts', import.meta.url))

test('npm run simulator refuses a wrong request by hand at once, and ends without a stack at Ctrl-C', async () => {
  const child = spawn(process.execPath, [SCRIPT])
  const errors = text(child.stderr)
  let said = ''
  for await (const piece of child.stdout) {
    said += piece
    if (said.includes('GITHUB_API_URL')) break
  }
  const [url] = /http:\S+/.exec(said) ?? []
  const headers = { authorization: 'Bearer mint_key' }
  const answer = await fetch(`${url}/v1/analytics/docs/views?limit=0`, { headers })
  expect(answer.status).toBe(400)
  const ended = once(child, 'close')
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  expect(await errors).toMatch(/^Not as published:\nthe request to GET .*limit=0: \/limit must be/)
  expect(await errors).not.toMatch(/^ +at /m)
})
