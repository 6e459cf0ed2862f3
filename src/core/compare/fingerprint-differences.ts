import type { FingerprintDifference } from '../model/comparison.js'
import { canonicalJson } from '../model/fingerprint.js'
import type { Run } from '../model/run.js'

/** Everything that differs between the conditions of two runs, with what follows from it (design 4.3). */
export function findDifferences(baseline: Run, candidate: Run): readonly FingerprintDifference[] {
  const [old, now] = [baseline.fingerprints, candidate.fingerprints]
  const redefined = findRedefinedMetrics(baseline, candidate)
  const models = (run: Run): string => run.fingerprints.models.join(', ')
  const rows: readonly Difference[] = [
    ['suite', short(old.suite), short(now.suite), 'only cases with the same text are compared'],
    ['gates', short(old.gates), short(now.gates), 'the gates listed in this comparison decided'],
    [
      'target',
      short(old.target),
      short(now.target),
      'the target is set up differently, which is part of what is compared',
    ],
    [
      'metrics',
      '',
      [...redefined.keys()].sort().join(', '),
      'not compared: defined or measured differently in the baseline',
    ],
    ['pricing', short(old.pricing), short(now.pricing), 'costs are not compared: the prices differ'],
    [
      'models',
      models(baseline),
      models(candidate),
      "the provider's model changed, which may be all that these differences show",
    ],
    ['corpus', old.corpus ?? 'not reported', now.corpus ?? 'not reported', 'the arms searched different corpora'],
    ['goldenpair', old.goldenpair, now.goldenpair, 'measured by different versions of Goldenpair'],
    ['success', baseline.settings.success, candidate.settings.success, 'the arms call different things a success'],
    [
      'trials',
      baseline.trials_per_case,
      candidate.trials_per_case,
      'improved must also hold on equal numbers of trials',
    ],
    ['seed', baseline.seed, candidate.seed, 'the targets were seeded differently'],
    [
      'timeout',
      baseline.settings.timeout_seconds,
      candidate.settings.timeout_seconds,
      'slow answers were cut off at different times',
    ],
    ...controlledRows(baseline.settings.controlled, candidate.settings.controlled),
  ]
  return rows
    .map(([what, before, after, effect]) => ({ what, baseline: String(before), candidate: String(after), effect }))
    .filter((row) => row.baseline !== row.candidate)
}

type Difference = readonly [what: string, baseline: string | number, candidate: string | number, effect: string]

/** Why a metric of the candidate means something else in the baseline, by metric id. */
export function findRedefinedMetrics(baseline: Run, candidate: Run): ReadonlyMap<string, string> {
  const [old, now] = [baseline.fingerprints, candidate.fingerprints]
  const reasons = new Map<string, string>()
  for (const metric of candidate.metrics) {
    const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]]
    if (metric.unit === 'usd' && old.pricing !== now.pricing)
      reasons.set(metric.id, 'priced from different price lists')
    if (before === after) continue
    reasons.set(
      metric.id,
      before === undefined ? 'not measured in the baseline' : "defined differently from the baseline's",
    )
  }
  return reasons
}

function controlledRows(
  baseline: Readonly<Record<string, unknown>>,
  candidate: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(candidate)])].sort()
  const write = (value: unknown): string => (value === undefined ? 'not set' : canonicalJson(value))
  return names.map((name) => [
    `controlled.${name}`,
    write(baseline[name]),
    write(candidate[name]),
    'a controlled setting differs, so it may explain what changed',
  ])
}

/** Enough of a hash to tell two apart. */
function short(hash: string): string {
  return hash.replace(/^sha256:/, '').slice(0, 12)
}
