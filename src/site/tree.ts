import { listFiles, readBlob } from '../github/repository.ts'
import type { Step } from '../step.ts'
import { Sites } from './sites.ts'

/**
 * The files of a commit of the workflow's repository, and which of them are pages.
 * @param commit its SHA or a ref
 * @throws HttpError; ActionError where there are too many files
 */
export async function readTree(
  { github }: Step,
  commit: string,
): Promise<{ files: string[]; sites: Sites }> {
  const hashes = new Map((await listFiles(github, commit)).map(({ path = '', sha }) => [path, sha]))
  const sites = await Sites.find(new Set(hashes.keys()), (file) =>
    readBlob(github, hashes.get(file) ?? '', file),
  )
  return { files: [...hashes.keys()], sites }
}
