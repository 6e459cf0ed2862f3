import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { UserError } from '../../model/error.js'
import {
  type Reference,
  REFERENCE_SCHEMA_VERSION,
  type ReferenceCase,
  referenceSchema,
} from '../../model/run/reference.js'
import { type Run, RUN_SCHEMA_VERSION, type ScoredTrial } from '../../model/run/run.js'
import { describeFirstIssue, refuseNewer } from './read-json-lines.js'
import { fileSize, MAX_LENGTH, MAX_LENGTH_NAME } from './run-files.js'

const versionSchema = z.looseObject({ kind: z.literal('reference'), schema_version: z.int() })

/** Whether a path is a reference and not a run folder: it is a file. */
export async function isReference(path: string): Promise<boolean> {
  return (await fileSize(path)) !== null
}

/** Whether a file says that it is a reference, and not, say, a suite. */
export async function claimsReference(path: string): Promise<boolean> {
  try {
    return versionSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).success
  } catch {
    return false
  }
}

/** A pinned reference, checked in full. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
export async function readReference(path: string): Promise<Reference> {
  const fail = (problem: string, cause?: unknown): UserError =>
    new UserError('run-invalid', { path, line: null, problem }, { cause })
  if (((await fileSize(path)) ?? 0) > MAX_LENGTH)
    throw new UserError('run-too-large', { path, line: null, limit: MAX_LENGTH_NAME })
  let value: unknown
  try {
    value = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw fail(`it is not JSON (${cause instanceof Error ? cause.message : String(cause)})`, cause)
  }
  const head = versionSchema.safeParse(value)
  if (!head.success) throw fail('it is not a reference that `goldenpair ratchet` wrote')
  refuseNewer(path, value, REFERENCE_SCHEMA_VERSION)
  const parsed = referenceSchema.safeParse(value)
  if (!parsed.success) throw fail(describeFirstIssue(parsed.error))
  return parsed.data
}

/** The run behind a reference, as far as it is kept: no text of cases, no metrics' facts, no observations. */
export function runOfReference(reference: Reference): Run {
  const { suite, run_id, mode, variant, commit, branch, started_at, finished_at, seed, trials_per_case } = reference
  const { settings, pricing, environment, fingerprints, stale_cases, gates, counts, summaries } = reference
  return {
    schema_version: RUN_SCHEMA_VERSION,
    run_id,
    // No run is of one job with it.
    session_id: `reference of ${run_id}`,
    mode,
    suite,
    variant,
    commit,
    branch,
    started_at,
    finished_at,
    seed,
    trials_per_case,
    subset: null,
    shard: null,
    settings,
    pricing,
    environment,
    fingerprints,
    cases: reference.cases.map(caseOfReference),
    stale_cases,
    gates,
    metrics: [],
    counts,
    summaries,
  }
}

/** The scores that a reference keeps, as trials numbered from 0. */
export function trialsOfReference({ cases }: Reference): readonly ScoredTrial[] {
  return cases.flatMap(({ id, scores, failed = [] }) => {
    const count = Math.max(0, ...Object.values(scores).map(({ length }) => length))
    return Array.from({ length: count }, (_, trial): ScoredTrial => {
      const values = Object.entries(scores).flatMap(([metric, list]) => {
        const value = list[trial]
        return value === undefined ? [] : [[metric, value] as const]
      })
      return {
        case: id,
        trial,
        scores: Object.fromEntries(values.filter((entry): entry is [string, number] => entry[1] !== null)),
        unscored: Object.fromEntries(
          values.filter(([, value]) => value === null).map(([metric]) => [metric, 'unscored in the reference']),
        ),
        ...(failed.includes(trial) && { failed: true as const }),
      }
    })
  })
}

/** Enough to pair it and to choose it by tag. */
function caseOfReference({ id, fingerprint, tags, difficulty, profile }: ReferenceCase): GoldenCase {
  return omitUndefined<GoldenCase>({
    id,
    fingerprint,
    tags,
    difficulty,
    profile,
    query: '',
    critical: false,
    enabled: true,
    answer_mode: 'answerable',
    expected_spans: [],
    checks: [],
    at: { file: '', line: 0 },
  })
}
