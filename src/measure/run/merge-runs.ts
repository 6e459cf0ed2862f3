import { open } from 'node:fs/promises'
import type { Log } from '../../io/log.js'
import { sha256 } from '../../io/sha256.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import { classOf } from '../../model/run/rounds-plan.js'
import type { Run, ScoredTrial, StoredTrial, Trial } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { findLines } from '../../store/runs/read-json-lines.js'
import { readRun } from '../../store/runs/read-run.js'
import { readScoredRun } from '../../store/runs/read-trials.js'
import { runFiles } from '../../store/runs/run-files.js'
import { writeRun } from '../../store/runs/write-run.js'
import { checkShards, type Part } from './check-shards.js'
import { findSilence, startTally } from './arm/tally.js'

export interface MergeRuns {
  /** The run folders of the shards, in any order. */
  readonly folders: readonly string[]
  /** The run folder to write; none of `folders`. */
  readonly out: string
  readonly log: Log
}

/** A trial without its observation, and the bytes where the whole of it is. */
interface PlacedTrial extends ScoredTrial {
  /** As it is in the shard's file. */
  readonly stored: Trial['unscored']
  readonly part: number
  readonly start: number
  readonly end: number
}

/**
 * Makes of all shards of a run the run that one machine would have written: the same trials and scores, the same summaries, and so
 * the same comparison, whatever the order of the folders. Lines of its trials.jsonl are sorted by trial and then case id; a whole
 * run's are in the order in which the trials finished. Observations are copied one at a time.
 * Throws `target-answered-nothing`, and as `checkShards` and `readScoredRun` do.
 */
export async function mergeRuns({ folders, out, log }: MergeRuns): Promise<Run> {
  const runs: { folder: string; run: Run }[] = []
  for (const folder of folders) runs.push({ folder, run: await readRun(folder) })
  const parts = checkShards(runs)
  const trials = await findTrials(parts, log)
  const merged = mergeHeaders(parts)
  const writer = await writeRun(out, { ...merged, counts: null, summaries: {} })
  const files = await Promise.all(parts.map(async ({ folder }) => open(runFiles(folder).trials)))
  const tally = startTally(merged.pricing)
  try {
    for (const { part, start, end, stored } of trials) {
      const buffer = Buffer.allocUnsafe(end - start)
      await files[part]?.read(buffer, 0, buffer.length, start)
      // Checked when it was found.
      const line = JSON.parse(buffer.toString()) as StoredTrial
      // It numbers its shard's reasons.
      delete line.unscored_set
      const trial: Trial = { ...line, unscored: stored }
      await writer.append(trial)
      tally.add(trial)
    }
    const silence = findSilence(merged.variant, tally)
    if (silence !== null) throw silence
    const run = { ...merged, summaries: summarizeRun({ metrics: merged.metrics, trials, kept: merged.summaries }) }
    await writer.finish(run)
    return run
  } finally {
    await Promise.all(files.map(async (file) => file.close()))
    await writer[Symbol.asyncDispose]()
  }
}

/** All trials, sorted as they will be written. */
async function findTrials(parts: readonly Part[], log: Log): Promise<readonly PlacedTrial[]> {
  const found: PlacedTrial[] = []
  for (const [part, { folder }] of parts.entries()) {
    const reasons: Trial['unscored'][] = []
    const keep = (_golden: GoldenCase, { scores, unscored }: Trial): Pick<Trial, 'scores' | 'unscored'> => {
      reasons.push(unscored)
      return { scores: { ...scores }, unscored }
    }
    const { trials } = await readScoredRun(folder, { log, rescore: keep })
    await using file = await open(runFiles(folder).trials)
    const places = findLines(file.fd)
    for (const [index, trial] of trials.entries()) {
      const place = places[index]
      const stored = reasons[index]
      if (place === undefined || stored === undefined)
        throw new Error(`${folder}: the trials changed while they were read`)
      found.push({ ...trial, stored, part, start: place.start, end: place.end })
    }
  }
  return found.sort((a, b) => a.trial - b.trial || (a.case < b.case ? -1 : 1))
}

/** What only a part knows of itself is put together; everything else is the same in all parts. */
function mergeHeaders(parts: readonly Part[]): Run {
  const [first] = parts
  if (first === undefined) throw new Error('there is no shard to merge')
  const runs = parts.map(({ run }) => run)
  const distinct = (values: readonly (string | null)[]): string[] =>
    [...new Set(values.filter((value) => value !== null))].sort()
  const sessions = distinct(runs.map(({ session_id }) => session_id))
  // Arms that were measured together, shard by shard, share it still.
  const sessionId = `merged-${sha256(sessions.join('\n')).slice(-16)}`
  const isJudged = runs.some(({ counts }) => counts?.judge !== undefined)
  const runners = distinct(runs.map(({ environment }) => environment.runner))
  return {
    ...first.run,
    run_id: `${sessionId}-${first.run.variant}`,
    session_id: sessionId,
    started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
    finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
    shard: null,
    // A round is complete where every shard has made it.
    trials_per_case: Math.min(...runs.map(({ trials_per_case }) => trials_per_case)),
    plan: mergePlans(runs),
    environment: {
      node: distinct(runs.map(({ environment }) => environment.node)).join(', '),
      os: distinct(runs.map(({ environment }) => environment.os)).join(', '),
      runner: runners.length === 0 ? null : runners.join(', '),
    },
    fingerprints: {
      ...first.run.fingerprints,
      models: distinct(runs.flatMap(({ fingerprints }) => fingerprints.models)),
      judge_models: isJudged
        ? distinct(runs.flatMap(({ fingerprints }) => fingerprints.judge_models ?? []))
        : undefined,
    },
    cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
    stopped: mergeStops(parts),
    spent_usd: mergeSpent(runs),
    counts: sumCounts(parts),
  }
}

/** With the class that each case had in its shard: so often it was asked. */
function mergePlans(runs: readonly Run[]): Run['plan'] {
  const plan = runs[0]?.plan
  if (plan === undefined) return undefined
  const own = runs.flatMap(({ cases, plan: { classes } = plan }) =>
    cases.flatMap(({ id }) => {
      const kind = classOf({ classes }, id)
      return kind === undefined ? [] : [[id, kind] as const]
    }),
  )
  return { ...plan, classes: Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))) }
}

/** One shard that was stopped makes the whole incomplete; the trials are those of all shards. */
function mergeStops(parts: readonly Part[]): Run['stopped'] {
  const stops = parts.flatMap(({ run }) => run.stopped ?? [])
  const [first] = stops
  if (first === undefined) return undefined
  const planned = parts.reduce(
    (sum, { run, counts }) =>
      sum + (run.plan === undefined ? run.cases.length * run.trials_per_case : (run.stopped?.planned ?? counts.trials)),
    0,
  )
  const made = parts.reduce((sum, { counts }) => sum + counts.trials, 0)
  const spent = stops.reduce((sum, { spent_usd }) => sum + spent_usd, 0)
  return { ...first, planned, made, spent_usd: spent }
}

/** Unknown where one shard had no budget. */
function mergeSpent(runs: readonly Run[]): number | undefined {
  const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? [])
  return spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0)
}

function sumCounts(parts: readonly Part[]): Part['counts'] {
  const all = parts.map(({ counts }) => counts)
  const judges = all.flatMap(({ judge }) => judge ?? [])
  const judged = sumMembers(judges, ['readings', 'failed', 'retries', 'cached'])
  const sums = sumMembers(all, [...KINDS, 'cached'])
  return {
    ...sums,
    cached: sums.cached || undefined,
    judge: judges.length === 0 ? undefined : { ...judged, cached: judged.cached || undefined },
  }
}

const KINDS = ['cases', 'trials', 'ok', 'failed', 'infrastructure', 'timeouts', 'retries'] as const

/** What is not there counts as 0. */
function sumMembers<Key extends string>(
  items: readonly Readonly<Partial<Record<Key, number | undefined>>>[],
  keys: readonly Key[],
): Record<Key, number> {
  const sums = keys.map((key) => [key, items.reduce((total, one) => total + (one[key] ?? 0), 0)])
  return Object.fromEntries(sums) as Record<Key, number>
}
