import { expect, test } from '@jest/globals'
import { startServers } from '../../simulator/server.ts'

test('both are served over HTTP; what a hook throws resets the connection', async () => {
  const servers = await startServers({
    onRequest({ operation }) {
      if (operation === 'views') throw new Error('no answer')
    },
  })
  const headers = { authorization: 'Bearer mint_any' }
  const body = JSON.stringify({ prompt: 'Fix it.' })
  const created = await fetch(`${servers.serviceUrl}/v2/agent/docs/job`, {
    method: 'POST',
    headers,
    body,
  })
  expect([created.status, await created.json()]).toMatchObject([201, { id: 'job_1' }])
  const pulls = await fetch(`${servers.githubUrl}/repos/acme/docs/pulls?state=all`, { headers })
  expect([pulls.status, await pulls.json()]).toMatchObject([200, expect.any(Array)])
  await expect(
    fetch(`${servers.serviceUrl}/v1/analytics/docs/views`, { headers }),
  ).rejects.toThrow()
  expect(servers.requests.map(({ operation }) => operation)).toEqual(['create', 'pulls', 'views'])
  await servers.close()
})
