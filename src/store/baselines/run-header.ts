import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { REFERENCE_SCHEMA_VERSION } from '../../model/reference.js'
import { RUN_SCHEMA_VERSION } from '../../model/run.js'

/** As much of `run.json` as decides whether a run may be a baseline; the rest is checked where the run is read. */
const headerSchema = z.looseObject({
  schema_version: z.int(),
  mode: z.string(),
  suite: z.looseObject({ name: z.string() }),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  stopped: z.unknown().optional(),
})

export type RunHeader = z.infer<typeof headerSchema>

export type HeaderOutcome =
  | { readonly kind: 'read'; readonly header: RunHeader }
  /** A clause for "it is skipped: …". */
  | { readonly kind: 'refused'; readonly reason: string }

/** The head of the run in a folder, or why it cannot be a baseline of the suite. */
export async function readRunHeader(folder: string, suite: string): Promise<HeaderOutcome> {
  return readHeader({ file: join(folder, 'run.json'), name: 'run.json', version: RUN_SCHEMA_VERSION, suite })
}

/** The head of a reference, or why it cannot be a baseline of the suite. */
export async function readReferenceHeader(file: string, suite: string): Promise<HeaderOutcome> {
  return readHeader({ file, name: basename(file), version: REFERENCE_SCHEMA_VERSION, suite })
}

async function readHeader({
  file,
  name,
  version,
  suite,
}: {
  readonly file: string
  readonly name: string
  readonly version: number
  readonly suite: string
}): Promise<HeaderOutcome> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return refuse(isMissing ? `it has no ${name}` : `its ${name} cannot be read`)
  }
  const parsed = headerSchema.safeParse(value)
  if (!parsed.success) return refuse(`its ${name} is not a run of Goldenpair`)
  const header = parsed.data
  if (header.schema_version !== version)
    return refuse(`its ${name} has schema version ${header.schema_version}, this Goldenpair reads ${version}`)
  if (header.suite.name !== suite)
    return refuse(`it is a run of the suite ${JSON.stringify(header.suite.name.slice(0, 60))}`)
  if (header.finished_at === null) return refuse('its run was never finished')
  if (header.stopped !== undefined) return refuse('its run was stopped before its end')
  return { kind: 'read', header }
}

function refuse(reason: string): HeaderOutcome {
  return { kind: 'refused', reason }
}
