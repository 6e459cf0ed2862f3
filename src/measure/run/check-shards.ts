import { countOf } from '../../format/format-number.js'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Run } from '../../model/run/run.js'
import { formatShard, selectShard, type Shard } from '../../model/run/shard.js'
import { runFiles } from '../../store/runs/run-files.js'
import { fingerprintSuite } from './arm/describe-run.js'

/** A run folder and its run.json. */
export interface ShardRun {
  readonly folder: string
  readonly run: Run
}

/** A finished shard. */
export interface Part extends ShardRun {
  readonly shard: Shard
  readonly counts: NonNullable<Run['counts']>
}

/**
 * The shards of one run in order, proved to be complete: all parts there once, measured alike, and together the very cases that
 * the suite's fingerprint speaks of. Throws `shards-wanted`, `shards-differ`, `shard-repeated`, `shard-missing`,
 * `shard-unfinished`, and `run-invalid` for a shard whose cases are not its own.
 */
export function checkShards(runs: readonly ShardRun[]): readonly Part[] {
  const shards = runs.map((one) => ({ ...one, shard: shardOf(one) }))
  demandAlike(shards)
  const parts = [...shards].sort((a, b) => a.shard.index - b.shard.index)
  demandEachOnce(parts)
  const finished = parts.map(({ folder, run, shard }): Part => {
    if (run.counts === null) throw new UserError('shard-unfinished', { shard: formatShard(shard), folder })
    return { folder, run, shard, counts: run.counts }
  })
  demandOwnCases(finished)
  return finished
}

function shardOf({ folder, run }: ShardRun): Shard {
  if (run.shard === null) throw new UserError('shards-wanted', { folder })
  return run.shard
}

/** What shards of one run may differ in. */
const OWN = new Set<string>([
  ...['run_id', 'session_id', 'started_at', 'finished_at', 'environment', 'cases', 'counts', 'summaries', 'stopped'],
  ...['spent_usd', 'shard.index', 'code_quality.review', 'fingerprints.models', 'fingerprints.judge_models'],
])
/** Each shard finds main for itself, and plans by the run that it finds: the union takes each case as its own shard planned it. */
const OWN_IN_ROUNDS = new Set(['plan.classes', 'plan.gates', 'trials_per_case'])
const PARTED = new Set(['suite', 'shard', 'settings', 'fingerprints', 'code_quality', 'plan'])

/** Everything that must be the same in all shards, as JSON by its place in run.json. */
function traitsOf(run: Run): ReadonlyMap<string, string> {
  const traits = Object.entries(run).flatMap(([key, value]: [string, unknown]): (readonly [string, unknown])[] =>
    PARTED.has(key) && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, member]) => [`${key}.${inner}`, member])
      : [[key, value]],
  )
  const isOwn = (key: string): boolean => OWN.has(key) || (run.plan !== undefined && OWN_IN_ROUNDS.has(key))
  return new Map(traits.filter(([key]) => !isOwn(key)).map(([key, value]) => [key, canonicalJson(value)]))
}

const SHOWN_LENGTH = 60
const cut = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text)

function demandAlike([first, ...others]: readonly ShardRun[]): void {
  if (first === undefined) return
  const expected = traitsOf(first.run)
  for (const other of others) {
    const found = traitsOf(other.run)
    for (const [what, value] of expected) {
      const otherValue = found.get(what) ?? 'null'
      if (value === otherValue) continue
      const values = [
        { folder: first.folder, value: cut(value) },
        { folder: other.folder, value: cut(otherValue) },
      ]
      throw new UserError('shards-differ', { what, values })
    }
  }
}

function demandEachOnce(parts: readonly { readonly folder: string; readonly shard: Shard }[]): void {
  const folders = new Map<number, string[]>()
  for (const { folder, shard } of parts) folders.set(shard.index, [...(folders.get(shard.index) ?? []), folder])
  const of = parts[0]?.shard.of ?? 0
  const name = (index: number): string => formatShard({ index, of })
  for (const [index, names] of folders)
    if (names.length > 1) throw new UserError('shard-repeated', { shard: name(index), folders: names })
  const missing = Array.from({ length: of }, (_, position) => position + 1).filter((index) => !folders.has(index))
  if (missing.length > 0)
    throw new UserError('shard-missing', { missing: missing.map(name), found: [...folders.keys()].map(name) })
}

/** The suite's fingerprint is made of all cases, so a case that was lost, added or edited on the way cannot hide. */
function demandOwnCases(parts: readonly Part[]): void {
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
      : `with the other shards it does not hold the cases of suite ${name}`
    throw new UserError('run-invalid', { path: runFiles(folder).run, line: null, problem })
  }
}

/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
export function describeShard(shard: Shard, counts: Run['counts']): string {
  const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0)
  return `Shard ${formatShard(shard)}: ${countOf(counts?.cases ?? 0, 'case')}, ${countOf(counts?.trials ?? 0, 'trial')}, ${unanswered} without an answer.`
}
