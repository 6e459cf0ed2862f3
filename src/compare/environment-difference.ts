import type { FingerprintDifference } from '../model/comparison.js'
import type { Run } from '../model/run.js'
import { HOSTED_RUNNER } from './comparability.js'
import { describeSettingChanges } from './describe-setting-changes.js'
import type { TwoRuns } from './two-runs.js'

/**
 * The machines, where they differ and a figure is shown that is bound to them. Arms of one job share theirs. GitHub numbers its own
 * runners through, so their names tell nothing.
 */
export function findEnvironmentDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const hasBound = now.metrics.some(({ environment }) => environment === 'bound')
  if (facts.interleaved || !hasBound) return []
  const changes = describeSettingChanges(describeMachine(old), describeMachine(now))
  if (changes.length === 0) return []
  const effect = 'figures that are bound to the machine are shown and not compared'
  return [{ what: 'environment', baseline: nameMachine(old), candidate: nameMachine(now), changes, effect }]
}

function describeMachine({ environment: { node, os, runner } }: Run): Readonly<Record<string, string | null>> {
  return { node, os, runner: runner?.replace(HOSTED_RUNNER, 'GitHub Actions') ?? null }
}

function nameMachine({ environment: { node, os } }: Run): string {
  return `${os}, Node ${node}`
}
