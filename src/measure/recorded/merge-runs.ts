import { limitHeapGrowth } from '../../io/heap.js'
import type { Log } from '../../io/log.js'
import { sha256 } from '../../io/sha256.js'
import { groupBy } from '../../model/group-by.js'
import { classOf } from '../../model/run/rounds-plan.js'
import type { Run } from '../../model/run/run.js'
import { readRun } from '../../store/runs/read-run.js'
import { runFiles } from '../../store/runs/run-files.js'
import { countOf } from '../../format/format-number.js'
import { UserError } from '../../model/error.js'
import { formatShard, selectShard, type Shard } from '../../model/run/shard.js'
import { fingerprintSuite } from '../run/arm/describe-run.js'
import { type RunFolder, traitsOf, writeTrials } from './pool-runs.js'

export interface MergeRuns {
  /** The run folders of the shards, in any order. */
  readonly folders: readonly string[]
  /** The run folder to write; none of `folders`. */
  readonly out: string
  readonly log: Log
}

/**
 * Merges all shards of a run into the run that one machine would have written: same trials, scores, summaries and comparison.
 * trials.jsonl contains the trials in the order of the shards, whatever the order of the folders. Throws `target-answered-nothing`,
 * and like `checkShards` and `readTrialsOf`.
 */
export async function mergeRuns({ folders, out, log }: MergeRuns): Promise<Run> {
  const runs: RunFolder[] = []
  for (const folder of folders) runs.push({ folder, run: await readRun(folder) })
  const parts = checkShards(runs)
  limitHeapGrowth(parts.reduce((sum, { counts }) => sum + counts.trials, 0))
  const merged = mergeHeaders(parts)
  const { run } = await writeTrials(merged, { sources: parts, out, log })
  return run
}

/** Combines the fields that differ between shards; all others are equal. */
function mergeHeaders(parts: readonly Part[]): Run {
  const [first] = parts
  if (first === undefined) throw new Error('there is no shard to merge')
  const runs = parts.map(({ run }) => run)
  const distinct = (values: readonly (string | null)[]): string[] =>
    [...new Set(values.filter((value) => value !== null))].sort()
  const sessions = distinct(runs.map(({ session_id }) => session_id))
  // Arms measured together in each shard still share a session.
  const sessionId = `merged-${sha256(sessions.join('\n')).slice(-16)}`
  const spent = runs.flatMap(({ spent_usd }) => spent_usd ?? [])
  const named = (field: keyof Run['environment']): string =>
    distinct(runs.map(({ environment }) => environment[field])).join(', ')
  return {
    ...first.run,
    run_id: `${sessionId}-${first.run.variant}`,
    session_id: sessionId,
    started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? first.run.started_at,
    finished_at: distinct(runs.map(({ finished_at }) => finished_at)).at(-1) ?? null,
    shard: null,
    // A round is complete only if every shard completed it.
    trials_per_case: Math.min(...runs.map(({ trials_per_case }) => trials_per_case)),
    plan: mergePlans(runs),
    environment: { node: named('node'), os: named('os'), runner: named('runner') || null },
    cases: runs.flatMap(({ cases }) => cases).sort((a, b) => (a.id < b.id ? -1 : 1)),
    stopped: mergeStops(parts),
    // Unknown if one shard had no budget.
    spent_usd: spent.length < runs.length ? undefined : spent.reduce((sum, usd) => sum + usd, 0),
  }
}

/** Keeps the class of each case from its shard, because it decided how often the case was asked. */
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

/** Merges the stops. One stopped shard makes the whole run incomplete; the counts cover all shards. */
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

/** A finished shard. */
export interface Part extends RunFolder {
  readonly shard: Shard
  readonly counts: NonNullable<Run['counts']>
}

/**
 * Returns the shards of one run in order, after checking that each is present once, that all were measured alike, and that together
 * they have exactly the cases of the suite's fingerprint. Throws `shards-wanted`, `shards-differ`, `shard-repeated`,
 * `shard-missing`, `shard-unfinished`, and `run-invalid` for a shard with the wrong cases.
 */
export function checkShards(runs: readonly RunFolder[]): readonly Part[] {
  const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }))
  requireAlike(shards)
  const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index)
  requireEachOnce(parts)
  const finished = parts.map(({ folder, run, shard }): Part => {
    if (run.counts === null) throw new UserError('shard-unfinished', { shard: formatShard(shard), folder })
    return { folder, run, shard, counts: run.counts }
  })
  requireOwnCases(finished)
  return finished
}

function shardOf({ folder, run }: RunFolder): Shard {
  if (run.shard === null) throw new UserError('shards-wanted', { folder })
  return run.shard
}

/** Fields that may differ between the shards of a run. */
const OWN = new Set<string>([
  ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
  ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
])
/** In rounds these may differ too: each shard looks up main and plans by it. The merged plan takes each case from its shard. */
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case'])
const PARTED = ['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan']

/** Returns the fields that must be equal in all shards, as JSON by their path in run.json. */
function sharedTraits(run: Run): ReadonlyMap<string, string> {
  const isOwn = (place: string): boolean => OWN.has(place) || (run.plan !== undefined && OWN_IN_ROUNDS.has(place))
  return traitsOf(run, PARTED, (place) => !isOwn(place))
}

const SHOWN_LENGTH = 60
const cut = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text)

function requireAlike([first, ...others]: readonly RunFolder[]): void {
  if (first === undefined) return
  const expected = sharedTraits(first.run)
  for (const other of others) {
    const found = sharedTraits(other.run)
    const valueOf = (what: string): string => found.get(what) ?? 'null'
    const [what, value] = [...expected].find(([place, own]) => own !== valueOf(place)) ?? []
    if (what === undefined || value === undefined) continue
    const values = [
      { folder: first.folder, value: cut(value) },
      { folder: other.folder, value: cut(valueOf(what)) },
    ]
    throw new UserError('shards-differ', { what, values })
  }
}

function requireEachOnce(parts: readonly { readonly folder: string; readonly shard: Shard }[]): void {
  const folders = groupBy(parts, ({ shard }) => shard.index)
  const of = parts[0]?.shard.of ?? 0
  const name = (index: number): string => formatShard({ index, of })
  for (const [index, own] of folders)
    if (own.length > 1)
      throw new UserError('shard-repeated', { shard: name(index), folders: own.map(({ folder }) => folder) })
  const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index))
  if (missing.length > 0)
    throw new UserError('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) })
}

/** Checks the cases. The suite's fingerprint covers all cases, so it reveals a case that was lost, added or edited. */
function requireOwnCases(parts: readonly Part[]): void {
  const all = parts.flatMap(({ run }) => run.cases)
  for (const { folder, run, shard } of parts) {
    const { name, version } = run.suite
    const { k, primary_k, success } = run.settings
    const isWhole = fingerprintSuite({ name, version, k, primary_k, success }, all) === run.fingerprints.suite
    const own = new Set(selectShard(all, shard).map(({ id }) => id))
    const isOwn = own.size === run.cases.length && run.cases.every(({ id }) => own.has(id))
    if (isWhole && isOwn) continue
    const problem = isWhole
      ? `its cases are not those of shard ${formatShard(shard)}`
      : `together with the other shards, it does not cover the cases of suite ${name}`
    throw new UserError('run-invalid', { path: runFiles(folder).run, line: null, problem })
  }
}

/**
 * Describes a shard, which has no verdict of its own.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
export function describeShard(shard: Shard, counts: Run['counts']): string {
  const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0)
  return `Shard ${formatShard(shard)}: ${countOf(counts?.cases ?? 0, 'case')}, ${countOf(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`
}
