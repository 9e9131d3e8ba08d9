import { expect, test } from '@jest/globals'
import { toPagePath } from '../../src/report/page-path.ts'

test.each([
  ['keys///', '/keys'],
  ['//keys/index', '/keys'],
  ['', '/'],
  ['https://docs.example', '/'],
  ['https://ada:pw@docs.example/keys/?token=1#top', '/keys'],
  ['/keys?mail=ada@example.com', '/keys'],
  ['/caf%C3%A9/%6bey', '/café/key'],
  ['/100%/%E0%A4%A', '/100%/%E0%A4%A'],
  ['/index/keys', '/index/keys'],
  ['/guides/start.md', '/guides/start'],
  ['/guides/index.md?plain=1', '/guides'],
  ['/guides.md/a', '/guides.md/a'],
  ['/llms.txt', '/llms.txt'],
  ['/llms-full.txt', '/llms-full.txt'],
  ['/docs/skill.md', '/docs/skill.md'],
  ['/u/ada%40example.com/mint_12345678', '/u/[email]/[key]'],
  ['/@acme/sdk', '/@acme/sdk'],
])('the path of %j is %j', (page, path) => {
  expect(toPagePath(page)).toBe(path)
})
