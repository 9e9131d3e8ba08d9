import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../scripts/child.ts'

/** A fake `gh`. Repository `site` has no issues. Like gh, it reads stdin for an empty --body. */
const GH = `#!/usr/bin/env bash
echo "$*" >> asked
name=$(grep -oE 'acme/[a-z]+' <<< "$*" | head -n 1); name=$PWD/has-\${name#acme/}
case "$*" in
  'api --method PUT repos/'*)
    if [ -e "$name-file" ] && [[ $* != *--raw-field=sha=abc* ]]; then echo 'sha is missing' >&2; exit 1; fi
    touch "$name-file" ;;
  'api repos/'*/contents/*) [ -e "$name-file" ] && echo abc || { echo '{"message":"Not Found"}'; exit 1; } ;;
  'api repos/'*) echo 42 ;;
  'variable list '*) [ ! -e "$name-variable" ] || echo DOCS_ISSUE ;;
  'variable set '*) [[ $* != *'--body ' ]] || cat > /dev/null; touch "$name-variable" ;;
  'issue create '*site*) cat > /dev/null; exit 1 ;;
  'issue create '*) cat > /dev/null; echo "https://github.com/$name/issues/7" ;;
esac
`

test('the rollout of docs/operations.md continues after a repository without issues, and a second pass makes no second issue', () => {
  const [, block = ''] =
    /```sh\n((?:(?!```)[\s\S])*?\nadd\(\) \{[\s\S]*?)```/.exec(
      fs.readFileSync('docs/operations.md', 'utf8'),
    ) ?? []
  const cwd = temporaryFolder()
  fs.writeFileSync(path.join(cwd, 'gh'), GH, { mode: 0o755 })
  fs.writeFileSync(path.join(cwd, 'docs.yml'), 'on: push\n')
  fs.writeFileSync(path.join(cwd, 'repositories.txt'), 'site\napp\ntools\n')
  const read = (name: string) => fs.readFileSync(path.join(cwd, name), 'utf8')
  const asked = (words: string) =>
    read('asked')
      .split('\n')
      .filter((line) => line.includes(words))
  const pass = () => {
    const PATH = [cwd, process.env.PATH].join(path.delimiter)
    const { stderr } = spawnSync('bash', ['--norc', '-c', block], { cwd, env: { PATH } })
    expect(stderr.toString()).toBe('')
  }
  pass()
  expect(read('failed.txt')).toBe('site\n')
  expect(asked('variable set').map((line) => line.split('acme/')[1])).toEqual([
    'app --body 7',
    'tools --body 7',
  ])
  expect(asked('PUT repos/')).toHaveLength(2)
  pass()
  expect(asked('issue create').map((line) => /acme\/(\w+)/.exec(line)?.[1])).toEqual([
    'site',
    'app',
    'tools',
    'site',
  ])
  expect(asked('PUT repos/').filter((line) => line.endsWith('--raw-field=sha=abc'))).toHaveLength(2)
})
