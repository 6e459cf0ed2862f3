import type { FingerprintDifference } from '../model/comparison.js'
import type { Run } from '../model/run.js'
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

/** The runners that GitHub makes for one job and throws away are numbered through. */
const HOSTED_RUNNER = /GitHub Actions \d+/g

/** Whether two runs of different jobs are known to come from different machines; nothing tells one laptop from itself. */
export function ranOnDifferentMachines(one: Pick<Run, 'environment'>, other: Pick<Run, 'environment'>): boolean {
  const [old, now] = [one.environment, other.environment]
  const isHosted = [old, now].some(({ runner }) => runner !== null && runner.search(HOSTED_RUNNER) !== -1)
  return isHosted || old.os !== now.os || old.runner !== now.runner
}

function describeMachine({ environment: { node, os, runner } }: Run): Readonly<Record<string, string | null>> {
  return { node, os, runner: runner?.replace(HOSTED_RUNNER, 'GitHub Actions') ?? null }
}

function nameMachine({ environment: { node, os } }: Run): string {
  return `${os}, Node ${node}`
}
