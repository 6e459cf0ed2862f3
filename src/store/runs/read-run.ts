import { UserError } from '../../model/error.js'
import { type Run, RUN_SCHEMA_VERSION, runSchema } from '../../model/run/run.js'
import { parseStored, readJson, refuseNewer } from './read-json-lines.js'
import { isReference, readReference, runOfReference } from './read-reference.js'
import { fileSize, runFiles } from './run-files.js'

/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
export async function readRun(folder: string): Promise<Run> {
  if (await isReference(folder)) return runOfReference(await readReference(folder))
  const path = runFiles(folder).run
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'run.json' })
  const value = await readJson(path)
  refuseNewer(path, value, RUN_SCHEMA_VERSION)
  return parseStored(runSchema, value, { path, line: null })
}
