import { expect, test } from '@jest/globals'
import { renderReleaseNotes } from '../../scripts/conventional-commits.ts'

const commit = (subject: string, body = '') => ({ hash: 'abc1234', subject, body })

test('notes tell users what is new, fixed and faster, and breaking changes first', () => {
  const notes = renderReleaseNotes([
    commit('feat: a traffic report'),
    commit('chore: newer tools'),
    commit('fix(inputs): blanks around the key'),
    commit('feat!: inputs in kebab-case'),
    commit('perf: a smaller bundle', 'BREAKING CHANGE: needs Node.js 24'),
    commit('a subject without a type'),
  ])
  expect(notes).toBe(`### Breaking changes

- Inputs in kebab-case (abc1234)
- A smaller bundle (abc1234)

### New

- A traffic report (abc1234)

### Fixed

- Blanks around the key (abc1234)
`)
})

test('a release of chores alone says so', () => {
  expect(renderReleaseNotes([commit('docs: a typo')])).toBe(
    'Nothing changes for users of the action.\n',
  )
})
