import type { FingerprintDifference } from '../model/comparison.js'
import type { Run } from '../model/run.js'
import { listSettingChanges } from './describe-setting-changes.js'
import type { TwoRuns } from './two-runs.js'

type Row = readonly [what: string, of: (run: Run) => string | number | null | undefined, effect: string]

/** What a run records in a word or a number, where it differs. */
export function findPlainDifferences({
  baseline,
  candidate,
  has_rule_set: hasRuleSet,
}: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const rows: readonly Row[] = [
    ['subset', ({ subset }) => subset ?? 'all cases', 'only cases in both are compared'],
    // A rule from elsewhere holds for both, and how a change's own differs is told with its gates.
    ...(hasRuleSet ? [] : listSuccessRows(old, now)),
    ['corpus', ({ fingerprints }) => fingerprints.corpus, describeCorpora(old, now)],
    ['goldenpair', ({ fingerprints }) => fingerprints.goldenpair, 'measured by different versions of Goldenpair'],
    ['trials', ({ trials_per_case }) => trials_per_case, 'improved must also hold on equal numbers of trials'],
    ['seed', ({ seed }) => seed, 'the targets were seeded differently'],
    ['timeout', ({ settings }) => settings.timeout_seconds, 'slow answers were cut off at different times'],
    ['retries', ({ settings }) => settings.retries, 'one side tried more often after failures of the provider'],
    ['concurrency', ({ settings }) => settings.concurrency, 'latency was measured under different load'],
  ]
  return [
    ...rows.flatMap(([what, of, effect]) => {
      const [before, after] = [of(old), of(now)]
      // An older run does not say.
      if (before === undefined || after === undefined || before === after) return []
      return [{ what, baseline: String(before ?? 'not reported'), candidate: String(after ?? 'not reported'), effect }]
    }),
    ...listSettingChanges(old.settings.controlled, now.settings.controlled).map(({ name, before, after }) => ({
      what: `controlled.${name}`,
      baseline: before,
      candidate: after,
      effect: 'a controlled setting differs, so it may explain what changed',
    })),
  ]
}

function listSuccessRows(old: Run, now: Run): readonly Row[] {
  const isScoredAlike = old.fingerprints.metrics['success'] === now.fingerprints.metrics['success']
  const effect = isScoredAlike ? "both sides are scored by this run's" : 'success is not compared'
  return [
    ['success', ({ settings }) => settings.success, effect],
    ['primary_k', ({ settings }) => settings.primary_k, effect],
  ]
}

function describeCorpora({ fingerprints: old }: Run, { fingerprints: now }: Run): string {
  return old.corpus === null || now.corpus === null
    ? 'one side does not say what was searched'
    : 'the arms searched different corpora'
}
