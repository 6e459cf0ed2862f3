import { describeCause, explainUntested, describeStopped, GIVEN_UP } from '../format/describe-reason.js'
import { compareRuns } from '../compare/decide/compare-runs.js'
import { formatMeasured } from '../format/format-measured.js'
import { countOf } from '../format/format-number.js'
import { replaceFile } from '../io/files.js'
import type { Log } from '../io/log.js'
import { customMetricsOf } from '../metrics/score-trial.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import { UserError } from '../model/error.js'
import { omitUndefined, pick } from '../model/omit-undefined.js'
import { stateVersion } from '../model/run/file-version.js'
import { type Reference, REFERENCE_SCHEMA_VERSION, type ReferenceCase } from '../model/run/reference.js'
import { countedTrials, isGivenUp, type Run, type ScoredRun, type ScoredTrial } from '../model/run/run.js'
import { formatShard } from '../model/run/shard.js'
import { EPSILON } from '../stats/round-noise.js'
import { isReference } from '../store/runs/read-reference.js'
import { readRun, readScoredRun } from '../store/runs/read-run.js'

export interface Ratchet {
  /** One run folder, or two of independent runs that must both beat the reference; the last becomes the reference. */
  readonly folders: readonly string[]
  readonly reference: string
  /** Why a gated metric may fall below the reference; `null` if it may not. */
  readonly allowLower: string | null
  readonly log: Log
}

/**
 * Writes a run as the reference of its suite, for review. No gated metric may fall below the existing reference unless a
 * reason is given, which is kept in the file. Of two runs both must improve on the reference, otherwise it stays.
 * Returns:
 * - whether the run is `written`, and if not, for what `reason` (a clause);
 * - what is `lowered`, one clause each;
 * - the `comparison` of the proposed run with the old reference; its baseline is `null` if there was none.
 *
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`,
 * `output-unwritable`, and as `readScoredRun` does.
 */
export async function ratchet({ folders, reference: path, allowLower, log }: Ratchet) {
  const first = folders[0] === undefined ? undefined : await readRun(folders[0])
  const declared = first && customMetricsOf(first)
  const before = (await isReference(path)) ? await readScoredRun(path, { log, declared }) : null
  const compared: { readonly scored: ScoredRun; readonly comparison: PairComparison }[] = []
  for (const [place, folder] of folders.entries()) {
    const scored = await readScoredRun(folder, { log, run: place === 0 ? first : undefined })
    const refuse = (problem: string): UserError => new UserError('reference-refused', { folder, problem })
    const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null)
    if (problem !== null) throw refuse(problem)
    if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
      throw refuse('it was measured in the same session as the other run, so the two are not independent')
    const comparison = compareRuns({ baseline: before, candidate: scored, failOn: 'never' })
    const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid')
    if (invalid !== undefined) throw refuse(`${invalid.metric.title}: ${describeCause(invalid)}`)
    compared.push({ scored, comparison })
  }
  const proposed = compared.at(-1)
  if (proposed === undefined) throw new Error('no run was named')
  const { scored, comparison } = proposed
  const lowered = before === null ? [] : findLowered(before.run, comparison)
  const result = { lowered, comparison }
  const short = compared.filter((each) => each.comparison.verdict.word !== 'improved')
  if (before !== null && compared.length > 1 && short.length > 0) {
    const words = short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')
    return {
      ...result,
      written: false,
      reason: `${countOf(compared.length, 'run')} must both improve on it, and ${words}`,
    }
  }
  if (lowered.length > 0 && allowLower === null) throw new UserError('reference-lowered', { path, metrics: lowered })
  const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] }
  await replaceFile(path, writeReference(makeReference(scored, because)))
  return { ...result, written: true, reason: null }
}

/**
 * Returns why a run cannot be a reference, as a clause; `null` if it can. `other` is the old reference or the other run,
 * whose suite must be the same.
 */
function findUnfitness({ run, trials }: ScoredRun, other: Run | null): string | null {
  if (run.metrics.length === 0) return 'it is a reference itself'
  if (run.counts === null) return 'it never finished'
  if (run.stopped !== undefined) return describeStopped(run.stopped)
  if (isGivenUp(run)) return GIVEN_UP
  if (run.shard !== null) return `it is shard ${formatShard(run.shard)} of a run`
  if (run.subset !== null) return `it measured only the cases ${run.subset}`
  if (run.first_look !== undefined) return `it is a first look at ${run.first_look.cases} of ${run.first_look.of} cases`
  if (run.gates.length === 0) return 'it has no gates'
  // Rounds ask only what is still open.
  const planned = run.cases.length * (run.plan === undefined ? run.trials_per_case : 1)
  if (trials.length < planned) return `only ${trials.length} of its ${countOf(planned, 'trial')} were made`
  if (other !== null && other.suite.name !== run.suite.name)
    return `it is of the suite ${run.suite.name}, not of ${other.suite.name}`
  return null
}

/**
 * Writes a reference as text for review, with a line for each member of its lists and mappings (a case, a gate, a
 * metric's summary, a setting), so that a diff shows only what changed.
 */
function writeReference(reference: Reference): string {
  const members = Object.entries(reference).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeMember(value)}`)
  return `{\n${members.join(',\n')}\n}\n`
}

function writeMember(value: unknown): string {
  const items = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : null
  if (items !== null) return enclose('[]', items)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`)
  return enclose('{}', members)
}

function enclose(brackets: string, lines: readonly string[]): string {
  if (lines.length === 0) return brackets
  return `${brackets.charAt(0)}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${brackets.charAt(1)}`
}

/**
 * Lists the gated metrics, of the reference or of the run, that are worse in the run on the cases that both have, or that
 * cannot be compared; one clause each. Any decrease counts, because many small ones add up. Metrics that are bound to the
 * machine are in no reference.
 */
export function findLowered(reference: Run, { metrics, gates }: PairComparison): readonly string[] {
  const gated = new Set([...reference.gates, ...gates.map(({ gate }) => gate)].map(({ metric }) => metric))
  const whole = metrics.filter(({ metric }) => gated.has(metric.id)).map((row) => ({ row, where: '' }))
  const slices = gates.flatMap((row) => (row.gate.where === null ? [] : [{ row, where: ` (${row.gate.where})` }]))
  return [...whole, ...slices].flatMap(({ row, where }) => {
    const { metric, n, delta, cause } = row
    if (metric.environment === 'bound' || metric.direction === 'neutral') return []
    const name = `${metric.title}${where}`
    if (n === 0 || delta === null)
      return [`${name} cannot be compared (${explainUntested(cause ?? { kind: 'nothing-paired' }, metric)})`]
    if (delta > -EPSILON) return []
    const { baseline, candidate, changeInWords } = formatMeasured(row)
    return [`${name} ${baseline ?? '?'} → ${candidate ?? '?'} (${changeInWords ?? '?'}, n = ${n})`]
  })
}

/**
 * Makes the reference of a finished run. Leaves out metrics that are bound to the machine, since nothing can be compared
 * with them.
 */
function makeReference({ run, trials }: ScoredRun, lowered: Reference['lowered'] | null): Reference {
  if (run.counts === null) throw new Error(`the run ${run.run_id} never finished`)
  const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id))
  const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id))
  const scores = collectScores(countedTrials(trials), bound)
  return omitUndefined<Reference>({
    kind: 'reference',
    ...stateVersion(REFERENCE_SCHEMA_VERSION),
    ...pick(run, ['suite', 'run_id', 'mode', 'variant', 'commit', 'branch']),
    ...pick(run, ['started_at', 'finished_at', 'seed', 'trials_per_case']),
    lowered: lowered ?? undefined,
    summaries: sortKeys(Object.fromEntries(measured)),
    ...pick(run, ['gates', 'settings', 'pricing', 'environment']),
    fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
    counts: run.counts,
    stale_cases: run.stale_cases,
    cases: [...run.cases]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((golden) => {
        const { scores: own, failed } = scores.get(golden.id) ?? { scores: {} }
        const facts = pick(golden, ['id', 'fingerprint', 'tags', 'difficulty', 'profile'])
        return omitUndefined<ReferenceCase>({ ...facts, scores: sortKeys(own), failed })
      }),
  })
}

function collectScores(trials: readonly ScoredTrial[], left_out: ReadonlySet<string>): ReadonlyMap<string, Kept> {
  const cases = new Map<string, Kept & { trials: number }>()
  for (const { case: id, scores, unscored, failed } of [...trials].sort((a, b) => a.trial - b.trial)) {
    const found = cases.get(id) ?? { trials: 0, scores: {} }
    cases.set(id, found)
    if (failed === true) (found.failed ??= []).push(found.trials)
    found.trials += 1
    for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
      if (!left_out.has(metric)) (found.scores[metric] ??= []).push(scores[metric] ?? null)
  }
  return cases
}

type Kept = Pick<ReferenceCase, 'scores' | 'failed'>

function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
