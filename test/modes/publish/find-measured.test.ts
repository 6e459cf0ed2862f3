import { describe, expect, test } from 'vitest'
import { findMeasured } from '../../../src/modes/publish/find-measured.js'
import type { ListedArtifact } from '../../../src/github/artifacts.js'

const artifact = (id: number, name: string, isExpired = false): ListedArtifact => ({
  id,
  name,
  bytes: 1,
  isExpired,
  createdAt: new Date(0),
  run: null,
})

/** Returns the suite, the kind and the artifact ids of each measurement. */
const find = (...listed: readonly ListedArtifact[]) =>
  findMeasured(listed).map(({ suite, kind, artifacts }) => [suite, kind, artifacts.map(({ id }) => id)])

describe('findMeasured', () => {
  test('collects the shards of each suite, even of one whose name looks like a shard', () => {
    const shards = [artifact(1, 'goldenpair-shard-1-of-2-a'), artifact(2, 'goldenpair-shard-2-of-2-a')]
    expect(find(...shards, artifact(3, 'goldenpair-shard-1-of-1-2-of-2-a'))).toEqual([
      ['a', 'shards', [1, 2]],
      ['2-of-2-a', 'shards', [3]],
    ])
  })

  test('takes the newest with a name, in any order, and no expired one', () => {
    const [older, newer] = [artifact(1, 'goldenpair-shard-1-of-1-a'), artifact(2, 'goldenpair-shard-1-of-1-a')]
    const expired = artifact(3, 'goldenpair-shard-1-of-1-a', true)
    expect(find(older, newer, expired)).toEqual([['a', 'shards', [2]]])
    expect(find(expired, newer, older)).toEqual([['a', 'shards', [2]]])
  })

  test('takes a whole run before the shards of its suite, and no other artifact', () => {
    const others = [
      artifact(4, 'goldenpair-report-a'),
      artifact(5, 'goldenpair-shard-x-of-2-a'),
      artifact(6, 'coverage'),
    ]
    expect(find(artifact(1, 'goldenpair-run-a'), artifact(2, 'goldenpair-shard-1-of-2-a'), ...others)).toEqual([
      ['a', 'run', [1]],
    ])
  })
})
