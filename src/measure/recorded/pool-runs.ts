import type { Log } from '../../io/log.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Run, Trial } from '../../model/run/run.js'
import { readTrialsOf } from '../../store/runs/read-run.js'
import { writeRun } from '../../store/runs/write-run.js'
import { findSilence, startTally } from '../run/arm/tally.js'

export interface RunFolder {
  readonly folder: string
  readonly run: Run
}

interface Source extends RunFolder {
  /** Returns the new number of a trial, or `null` to leave it out. Absent: numbers are kept. */
  readonly renumber?: (trial: number) => number | null
}

/** Maximum number of trials per case in a pooled run. */
export const MAX_TRIALS = 10

/** Fields that may differ between pooled runs: who measured, and when. */
const OWN = new Set(
  'run_id session_id mode commit branch started_at finished_at seed_offset trials_per_case pooled replaced_trials carried_to environment cases counts spent_usd summaries code_quality'.split(
    ' ',
  ),
)

/** Returns why the trials of two runs must not be pooled, as a clause; `null` if they may be. The caller checks `commit`. */
export function refusePool(older: Run, newer: Run): string | null {
  for (const run of [older, newer]) {
    if (run.counts === null || run.stopped !== undefined) return `the run ${run.run_id} is not complete`
    if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0) return 'some answers are from a cache'
  }
  const different = listDifferences(older, newer)
  if (different.length > 0) return `they differ in ${different.join(', ')}`
  const trials = lastPart(older).trials + newer.trials_per_case
  return trials > MAX_TRIALS ? `together they would have ${trials} trials of each case, more than ${MAX_TRIALS}` : null
}

/**
 * Returns the paths in run.json where two runs differ, such as `settings` or `fingerprints.models`, except those that say who
 * measured and when.
 */
export function listDifferences(older: Run, newer: Run, except: readonly string[] = []): readonly string[] {
  const [one, other] = [ownTraits(older), ownTraits(newer)]
  const places = [...new Set([...one.keys(), ...other.keys()])]
  return places.filter((place) => one.get(place) !== other.get(place) && !except.includes(place))
}

function ownTraits({ settings, fingerprints, ...rest }: Run): ReadonlyMap<string, string> {
  return traitsOf({ ...rest, settings, fingerprints }, ['settings', 'fingerprints'], (place) => !OWN.has(place))
}

/**
 * Returns the members of run.json whose path `counts`, as JSON by path; `parted` members are split into their own. Absent ones are
 * left out.
 */
export function traitsOf(
  run: Run,
  parted: readonly string[],
  counts: (place: string) => boolean,
): ReadonlyMap<string, string> {
  const traits = Object.entries(run).flatMap(([key, value]: [string, unknown]): (readonly [string, unknown])[] =>
    parted.includes(key) && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
      : [[key, value]],
  )
  return new Map(
    traits.flatMap(([key, value]) => (value !== undefined && counts(key) ? [[key, canonicalJson(value)]] : [])),
  )
}

/** Returns the last of the runs pooled into a run, or the run itself. */
export function lastPart(run: Run): NonNullable<Run['pooled']>[number] {
  const { run_id, commit, started_at, trials_per_case: trials, seed_offset } = run
  return run.pooled?.at(-1) ?? { run_id, commit, started_at, trials, seed_offset }
}

/**
 * Writes a run with the trials of two: the last part of the older run, then the newer run. All other fields are those of the newer
 * run. Throws like `readTrialsOf` and `writeRun`.
 */
export async function poolRuns(
  { older, newer, out }: { readonly older: RunFolder; readonly newer: RunFolder; readonly out: string },
  log: Log,
) {
  const first = lastPart(older.run)
  const run: Run = {
    ...newer.run,
    trials_per_case: first.trials + newer.run.trials_per_case,
    pooled: [first, lastPart(newer.run)],
  }
  const sources = [lastTrials(older), { ...newer, renumber: (trial: number) => trial + first.trials }]
  return writeTrials(run, { sources, out, log })
}

/** Writes the last of the runs that were pooled into a run. Throws like `poolRuns`. */
export async function writeLastPart({ folder, run }: RunFolder, out: string, log: Log) {
  const whole: Run = { ...run, trials_per_case: lastPart(run).trials, pooled: undefined }
  return writeTrials(whole, { sources: [lastTrials({ folder, run })], out, log })
}

/** Returns the trials of the last pooled run, numbered from 0. */
function lastTrials({ folder, run }: RunFolder): Source {
  const start = run.trials_per_case - lastPart(run).trials
  return { folder, run, renumber: (trial) => (trial < start ? null : trial - start) }
}

/**
 * Writes a run with trials of other runs and recomputes counts and summaries. Throws `target-answered-nothing`, and like
 * `readTrialsOf` and `writeRun`.
 */
export async function writeTrials(
  run: Run,
  { sources, out, log }: { readonly sources: readonly Source[]; readonly out: string; readonly log: Log },
) {
  await using writer = await writeRun(out, { ...run, counts: null, summaries: {} }, log.info)
  const tally = startTally(run.pricing)
  for (const { folder, run: own, renumber } of sources)
    for await (const { trial: read } of readTrialsOf(own, folder, log)) {
      const number = renumber === undefined ? read.trial : renumber(read.trial)
      if (number === null) continue
      const trial: Trial = { ...read, trial: number }
      await writer.append(trial)
      tally.add(trial)
    }
  const silence = findSilence(run.variant, tally)
  if (silence !== null) throw silence
  const whole = tally.complete(run)
  return { run: whole, seal: await writer.finish(whole) }
}
