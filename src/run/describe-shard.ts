import type { Run } from '../model/run/run.js'
import { formatShard, type Shard } from '../model/run/shard.js'

/**
 * What a shard says for itself: a part of a suite has no verdict.
 * @example describeShard({ index: 1, of: 4 }, counts) // 'Shard 1/4: 2 cases, 6 trials, 0 without an answer.'
 */
export function describeShard(shard: Shard, counts: Run['counts']): string {
  const unanswered = (counts?.failed ?? 0) + (counts?.infrastructure ?? 0)
  return `Shard ${formatShard(shard)}: ${counts?.cases ?? 0} cases, ${counts?.trials ?? 0} trials, ${unanswered} without an answer.`
}
