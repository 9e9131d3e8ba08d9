import type { Group } from '../row.ts'
import { cancel } from './cancel.ts'
import { changes } from './changes.ts'
import { comment } from './comment.ts'
import { gate } from './gate.ts'
import { PERMISSIONS } from './permissions.ts'
import { review } from './review.ts'
import { log, runner } from './runner.ts'
import { shown } from './shown.ts'
import { trouble } from './trouble.ts'

/** All rows, by the job of the workflow that plays them. */
export const GROUPS: Readonly<Record<string, Group>> = {
  ...{ runner, log, cancel, trouble, gate, comment, changes, review, shown },
  ...PERMISSIONS,
}
