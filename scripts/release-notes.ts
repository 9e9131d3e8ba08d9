import { execFileSync } from 'node:child_process'
import { renderReleaseNotes } from './conventional-commits.ts'

/** Prints the notes of the commits since the last release: those that users of the action care about. */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const tags = git('tag', '--list', 'v*.*.*', '--sort=-v:refname', '--merged', 'HEAD').split('\n')
const [last = ''] = tags
const range = last === '' ? 'HEAD' : `${last}..HEAD`
const commits = git('log', '--format=%h%x1f%s%x1f%b%x1e', range)
  .split('\x1e')
  .map((commit) => commit.trim().split('\x1f'))
  .filter(([hash]) => hash !== '')
  .map(([hash = '', subject = '', body = '']) => ({ hash, subject, body }))
process.stdout.write(renderReleaseNotes(commits))
