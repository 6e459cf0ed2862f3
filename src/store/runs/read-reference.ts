import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { sha256 } from '../../io/sha256.js'
import { buildMetrics, recordedMetric } from '../../metrics/build-metrics.js'
import { fingerprintMetrics } from '../../metrics/define-metric.js'
import { describeImpossible } from '../../metrics/score-trial.js'
import type { Metric, MetricFacts } from '../../model/metric.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { UserError } from '../../model/error.js'
import { tryJson } from '../../model/json.js'
import { type Reference, REFERENCE_SCHEMA_VERSION, referenceSchema } from '../../model/run/reference.js'
import { checkVersion, describeFaults, readStored } from '../../model/run/file-version.js'
import { type Run, RUN_SCHEMA_VERSION, type ScoredTrial } from '../../model/run/run.js'
import { readJson } from './read-json-lines.js'
import { fileSize } from './run-files.js'

const CURE = 'Restore the file from git, or write it again with `goldenpair ratchet`'

const versionSchema = z.looseObject({ kind: z.literal('reference'), schema_version: z.int() })

/** Whether a path is a reference, which is a file, and not a run folder. */
export async function isReference(path: string): Promise<boolean> {
  return (await fileSize(path)) !== null
}

/** Whether a file claims to be a reference, and not, say, a suite. */
export async function isLikelyReference(path: string): Promise<boolean> {
  return versionSchema.safeParse(tryJson(await readFile(path, 'utf8').catch(() => ''))).success
}

/** Reads a pinned reference and checks its form. Throws `run-too-large`, `run-too-new` and `run-invalid`. */
export async function readReference(path: string): Promise<Reference> {
  const value = await readJson(path)
  const refuse = (problem: string) => new UserError('run-invalid', { path, line: null, problem, cure: CURE })
  if (!versionSchema.safeParse(value).success) throw refuse('it is not a reference that `goldenpair ratchet` wrote')
  checkVersion(path, value, REFERENCE_SCHEMA_VERSION)
  const parsed = readStored(referenceSchema, value)
  if (parsed.success) return parsed.data
  const [list, at] = parsed.error.issues[0]?.path ?? []
  const { id } = (list === 'cases' && (value as Partial<Reference>).cases?.[Number(at)]) || { id: undefined }
  throw refuse(`${id === undefined ? '' : `case \`${String(id).slice(0, 100)}\`, `}${describeFaults(parsed.error)}`)
}

/**
 * Returns the scores of a reference. Nothing computes them again, so one that its metric cannot have throws `run-invalid`;
 * metrics that were defined differently are not compared, nor checked.
 * @param declared the suite's own metrics as the other side declares them, since a reference keeps no facts
 */
export function scoresOfReference(path: string, reference: Reference, declared: readonly MetricFacts[]) {
  const { settings, pricing, fingerprints } = reference
  const metrics = [...buildMetrics({ ...settings, pricing }), ...declared.map(recordedMetric)]
  const isSame = (metric: Metric) => fingerprintMetrics([metric], sha256)[metric.id] === fingerprints.metrics[metric.id]
  const trials = trialsOfReference(reference)
  requirePossible(trials, { metrics: metrics.filter(isSame), path, cure: CURE })
  return trials
}

/** Throws `run-invalid` for a score that its metric cannot have. */
export function requirePossible(
  trials: readonly ScoredTrial[],
  { metrics, ...place }: { readonly metrics: readonly MetricFacts[]; readonly path: string; readonly cure?: string },
): void {
  for (const { case: id, trial, scores } of trials)
    for (const metric of metrics) {
      const value = scores[metric.id]
      const got = value === undefined ? null : describeImpossible(metric, value)
      if (got === null) continue
      const problem = `case \`${id}\`, trial ${trial}: \`${metric.id}\` is ${got}`
      throw new UserError('run-invalid', { ...place, line: null, problem })
    }
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
function trialsOfReference({ cases }: Reference): readonly ScoredTrial[] {
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
