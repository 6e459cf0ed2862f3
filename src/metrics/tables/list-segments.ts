import type { GoldenCase } from '../../model/case.js'
import { isBranching, isCoordination, isMultiHop } from '../case-kinds.js'

/** A part of the suite, by what its cases say of themselves. */
export interface Segment {
  readonly by: 'tag' | 'difficulty' | 'profile' | 'use case' | 'category' | 'kind'
  readonly value: string
}

/**
 * The segments that a case belongs to, each once: its tags, difficulty, profile, use case and category, and the kinds that it shows:
 * `multi-hop`, `branching` and `coordination` as their metrics see it, and `multi-file` (relevant spans in several files).
 * @example listSegments({ ...golden, tags: ['auth'], difficulty: 'hard' }) // tag auth, difficulty hard
 */
export function listSegments(golden: GoldenCase): readonly Segment[] {
  const segments: Segment[] = []
  for (const value of new Set(golden.tags)) segments.push({ by: 'tag', value })
  const add = (by: Segment['by'], value: string | undefined): void => {
    if (value !== undefined) segments.push({ by, value })
  }
  add('difficulty', golden.difficulty)
  add('profile', golden.profile)
  add('use case', golden.use_case)
  add('category', golden.category)
  if (isMultiHop(golden)) add('kind', 'multi-hop')
  if (isMultiFile(golden)) add('kind', 'multi-file')
  if (isBranching(golden)) add('kind', 'branching')
  if (isCoordination(golden)) add('kind', 'coordination')
  return segments
}

function isMultiFile({ expected_spans: spans }: GoldenCase): boolean {
  const first = spans.find(({ relevance }) => relevance > 0)
  return spans.some(({ relevance, path }) => relevance > 0 && path !== first?.path)
}
