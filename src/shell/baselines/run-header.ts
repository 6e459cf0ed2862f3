import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { RUN_SCHEMA_VERSION } from '../../core/model/run.js'

/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = z.looseObject({
  schema_version: z.int(),
  mode: z.string(),
  suite: z.looseObject({ name: z.string() }),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
})

export type RunHeader = z.infer<typeof headerSchema>

export type HeaderOutcome =
  | { readonly kind: 'read'; readonly header: RunHeader }
  /** A clause for "it is skipped: …". */
  | { readonly kind: 'refused'; readonly reason: string }

/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
export async function readRunHeader(folder: string, suite: string): Promise<HeaderOutcome> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return refuse(isMissing ? 'it has no run.json' : 'its run.json cannot be read')
  }
  const parsed = headerSchema.safeParse(value)
  if (!parsed.success) return refuse('its run.json is not a run of Goldenpair')
  const header = parsed.data
  if (header.schema_version !== RUN_SCHEMA_VERSION) {
    return refuse(
      `its run.json has schema version ${header.schema_version}, this Goldenpair reads ${RUN_SCHEMA_VERSION}`,
    )
  }
  if (header.suite.name !== suite)
    return refuse(`it is a run of the suite ${JSON.stringify(header.suite.name.slice(0, 60))}`)
  if (header.finished_at === null) return refuse('its run was never finished')
  return { kind: 'read', header }
}

function refuse(reason: string): HeaderOutcome {
  return { kind: 'refused', reason }
}
