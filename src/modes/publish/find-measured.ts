import { suiteOfRunArtifact, suiteOfShardArtifact, type ListedArtifact } from '../../github/artifacts.js'

/** What earlier jobs have uploaded of one suite: its run, or the shards of it. */
export interface MeasuredSuite {
  readonly suite: string
  readonly kind: 'run' | 'shards'
  /** One for a run; shards in any order. */
  readonly artifacts: readonly ListedArtifact[]
}

/**
 * The suites of a workflow run's artifacts. Where there is a whole run, shards are not looked at. Of one name the newest counts:
 * those of an earlier attempt are still listed, so a shard that was not measured again is there.
 */
export function findMeasured(listed: readonly ListedArtifact[]): readonly MeasuredSuite[] {
  const newest = new Map<string, ListedArtifact>()
  for (const artifact of listed)
    if (!artifact.isExpired && artifact.id > (newest.get(artifact.name)?.id ?? 0)) newest.set(artifact.name, artifact)
  const runs = new Map<string, MeasuredSuite>()
  const shards = new Map<string, MeasuredSuite>()
  for (const artifact of newest.values()) {
    const whole = suiteOfRunArtifact(artifact.name)
    const part = suiteOfShardArtifact(artifact.name)
    if (whole !== null) runs.set(whole, { suite: whole, kind: 'run', artifacts: [artifact] })
    if (part !== null) {
      const others = shards.get(part)?.artifacts ?? []
      shards.set(part, { suite: part, kind: 'shards', artifacts: [...others, artifact] })
    }
  }
  return [...new Map([...shards, ...runs]).values()]
}
