import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { type Reference, REFERENCE_SCHEMA_VERSION, referenceSchema } from '../../model/run/reference.js'
import { checkVersion } from '../../model/run/file-version.js'
import { type Run, RUN_SCHEMA_VERSION, type ScoredTrial } from '../../model/run/run.js'
import { parseStored, readJson } from './read-json-lines.js'
import { fileSize } from './run-files.js'

const versionSchema = z.looseObject({ kind: z.literal('reference'), schema_version: z.int() })

/** Whether a path is a reference, which is a file, and not a run folder. */
export async function isReference(path: string): Promise<boolean> {
  return (await fileSize(path)) !== null
}

/** Whether a file claims to be a reference, and not, say, a suite. */
export async function isLikelyReference(path: string): Promise<boolean> {
  return versionSchema.safeParse(tryJson(await readFile(path, 'utf8').catch(() => ''))).success
}

/** Reads a pinned reference and checks it in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
export async function readReference(path: string): Promise<Reference> {
  const value = await readJson(path)
  const problem = 'it is not a reference that `goldenpair ratchet` wrote'
  if (!versionSchema.safeParse(value).success) throw new UserError('run-invalid', { path, line: null, problem })
  checkVersion(path, value, REFERENCE_SCHEMA_VERSION)
  return parseStored(referenceSchema, value, { path, line: null })
}

/**
 * Returns the run behind a reference, as far as it is stored: without the texts of cases, the facts of metrics and
 * observations.
 */
export function runOfReference({ kind: _kind, lowered: _lowered, cases, ...kept }: Reference): Run {
  return {
    ...kept,
    schema_version: RUN_SCHEMA_VERSION,
    // No run shares a job with a reference.
    session_id: `reference of ${kept.run_id}`,
    subset: null,
    shard: null,
    // Enough to pair cases and to select them by tag.
    cases: cases.map(({ scores: _scores, failed: _failed, ...golden }) =>
      omitUndefined<GoldenCase>({
        ...golden,
        query: '',
        critical: false,
        enabled: true,
        answer_mode: 'answerable',
        expected_spans: [],
        checks: [],
        at: { file: '', line: 0 },
      }),
    ),
    metrics: [],
  }
}

/** Returns the scores that a reference stores, as trials numbered from 0. */
export function trialsOfReference({ cases }: Reference): readonly ScoredTrial[] {
  return cases.flatMap(({ id, scores, failed = [] }) => {
    const count = Math.max(0, ...Object.values(scores).map(({ length }) => length))
    return Array.from({ length: count }, (_, trial): ScoredTrial => {
      const values = Object.entries(scores).map(([metric, list]) => [metric, list[trial]] as const)
      return {
        case: id,
        trial,
        scores: Object.fromEntries(values.filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
        unscored: Object.fromEntries(
          values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference']),
        ),
        ...(failed.includes(trial) && { failed: true as const }),
      }
    })
  })
}
