import type { Log } from '../../io/log.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { type Run, type Trial, withoutObservation } from '../../model/run/run.js'
import { collectScores } from '../../stats/scores/collect-scores.js'
import { readTrialsOf } from '../../store/runs/read-trials.js'
import type { Seal } from '../../store/runs/seal.js'
import { writeRun } from '../../store/runs/write-run.js'
import { startTally } from './arm/tally.js'

/** A run folder, its run.json, and the number that each of its trials gets; null leaves it out. */
interface Source {
  readonly folder: string
  readonly run: Run
  readonly renumber: (trial: number) => number | null
}

/** No run has more trials of a case by being pooled. */
export const MOST_TRIALS = 10

/** What two runs may differ in that are pooled: who asked and when. */
const OWN = new Set<keyof Run>(
  'run_id session_id mode commit branch started_at finished_at seed_offset trials_per_case pooled replaced_trials carried_to environment cases counts spent_usd summaries code_quality'.split(
    ' ',
  ) as (keyof Run)[],
)

/** Why the trials of two runs are not of the same thing, as a clause; null where they are. `commit` is for the caller to judge. */
export function refusePool(older: Run, newer: Run): string | null {
  for (const run of [older, newer]) {
    if (run.counts === null || run.stopped !== undefined) return `the run ${run.run_id} is not complete`
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0) return 'some answers are from a cache'
  }
  const different = listDifferences(older, newer)
  if (different.length > 0) return `they differ in ${different.join(', ')}`
  const trials = lastPart(older).trials + newer.trials_per_case
  return trials > MOST_TRIALS
    ? `together they would have ${trials} trials of each case, more than ${MOST_TRIALS}`
    : null
}

/** What is not the same in two runs, but for who asked and when, by its place in run.json: `settings`, `fingerprints.models`. */
export function listDifferences(older: Run, newer: Run, except: readonly string[] = []): readonly string[] {
  const [one, other] = [traitsOf(older), traitsOf(newer)]
  const places = [...new Set([...one.keys(), ...other.keys()])]
  return places.filter((place) => one.get(place) !== other.get(place) && !except.includes(place))
}

/** Everything else as JSON by its place; what is absent has none. */
function traitsOf(run: Run): ReadonlyMap<string, string> {
  const { settings, fingerprints, ...rest } = run
  const members = (part: object, prefix: string): (readonly [string, unknown])[] =>
    Object.entries(part).map(([key, value]: [string, unknown]) => [`${prefix}${key}`, value])
  const traits = [
    ...members(rest, '').filter(([key]) => !OWN.has(key as keyof Run)),
    ...members(settings, 'settings.'),
    ...members(fingerprints, 'fingerprints.'),
  ]
  return new Map(traits.flatMap(([key, value]) => (value === undefined ? [] : [[key, canonicalJson(value)]])))
}

/** The last of the runs that a run was made of; itself where it is one. */
export function lastPart(run: Run): NonNullable<Run['pooled']>[number] {
  const { run_id, commit, started_at, trials_per_case: trials, seed_offset } = run
  return run.pooled?.at(-1) ?? { run_id, commit, started_at, trials, seed_offset }
}

/**
 * Writes a run with the trials of two: those of the last run that the older one was made of, then those of the newer. Everything else is the newer
 * one's. Throws as `readTrialsOf` and `writeRun` do.
 */
export async function poolRuns(
  { older, newer, out }: { readonly older: RunFolder; readonly newer: RunFolder; readonly out: string },
  log: Log,
): Promise<{ readonly run: Run; readonly seal: Seal }> {
  const first = lastPart(older.run)
  const start = older.run.trials_per_case - first.trials
  const run: Run = {
    ...newer.run,
    trials_per_case: first.trials + newer.run.trials_per_case,
    pooled: [first, lastPart(newer.run)],
  }
  const sources = [
    { ...older, renumber: (trial: number) => (trial < start ? null : trial - start) },
    { ...newer, renumber: (trial: number) => trial + first.trials },
  ]
  return writeTrials(run, { sources, out, log })
}

export interface RunFolder {
  readonly folder: string
  readonly run: Run
}

/** The last of the runs that a run was made of, alone. Throws as `poolRuns` does. */
export async function writeLastPart(
  { folder, run }: RunFolder,
  out: string,
  log: Log,
): Promise<{ readonly run: Run; readonly seal: Seal }> {
  const { trials } = lastPart(run)
  const start = run.trials_per_case - trials
  const renumber = (trial: number): number | null => (trial < start ? null : trial - start)
  return writeTrials(
    { ...run, trials_per_case: trials, pooled: undefined },
    { sources: [{ folder, run, renumber }], out, log },
  )
}

/** Writes a run with trials of other runs, counted and summed up anew. */
export async function writeTrials(
  run: Run,
  { sources, out, log }: { readonly sources: readonly Source[]; readonly out: string; readonly log: Log },
): Promise<{ readonly run: Run; readonly seal: Seal }> {
  await using writer = await writeRun(out, { ...run, counts: null, summaries: {} }, log.info)
  const tally = startTally(run.pricing)
  const scored = collectScores()
  for (const { folder, run: own, renumber } of sources)
    for await (const { trial: read } of readTrialsOf(own, folder, log)) {
      const number = renumber(read.trial)
      if (number === null) continue
      const trial: Trial = { ...read, trial: number }
      await writer.append(trial)
      tally.add(trial)
      scored.add({ ...withoutObservation(trial), scores: { ...trial.scores } }, trial.observation)
    }
  const summaries = summarizeRun({ metrics: run.metrics, trials: scored.trials(), kept: run.summaries })
  const whole: Run = { ...run, counts: tally.counts(), summaries }
  return { run: whole, seal: await writer.finish(whole) }
}
