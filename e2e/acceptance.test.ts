import { expect, test } from '@jest/globals'
import { runWorkflow } from './act.ts'

/*
 * The runner's job of the acceptance, run by act: `uses:` with the simulated service, and what the next step receives.
 * act knows no `$/`, so that is `./` here; artifacts are this repository's files, which are there already.
 */

const PLACE = `mkdir -p out/acceptance && echo '{"repository":{}}' > out/acceptance/place.json`

function forAct(workflow: string): string {
  const isArtifact = /uses: actions\/(down|up)load-artifact/
  const steps = workflow.split(/^(?= {6}- )/m).filter((step) => !isArtifact.test(step))
  return steps
    .join('')
    .replace(
      '    steps:\n      - id: service',
      `    steps:\n      - run: ${PLACE}\n      - id: service`,
    )
    .replace('uses: $/\n', 'uses: ./\n')
    .replaceAll(/^ {4}needs: prepare\n/gm, '')
    .replaceAll(/\$\{\{ needs\.prepare\.outputs\.\w+ \}\}/g, "''")
}

test("the acceptance's job for the runner sees what its rows expect", async () => {
  const scene = { workflow: '.github/workflows/acceptance.yml', event: 'push', job: 'runner' }
  const end = await runWorkflow({ ...scene, edit: forAct })
  expect(new Set(end.jobs)).toEqual(new Set(['runner success']))
})
