import type { GoldenCase } from '../model/case.js'
import { isBranching, isCoordination, isMultiHop } from './case-kinds.js'

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
  const files = new Set(golden.expected_spans.flatMap(({ path, relevance }) => (relevance > 0 ? [path] : [])))
  const kinds = {
    'multi-hop': isMultiHop(golden),
    'multi-file': files.size > 1,
    branching: isBranching(golden),
    coordination: isCoordination(golden),
  }
  const of = (by: Segment['by'], values: readonly (string | undefined)[]): readonly Segment[] =>
    [...new Set(values)].flatMap((value) => (value === undefined ? [] : [{ by, value }]))
  return [
    ...of('tag', golden.tags),
    ...of('difficulty', [golden.difficulty]),
    ...of('profile', [golden.profile]),
    ...of('use case', [golden.use_case]),
    ...of('category', [golden.category]),
    ...of(
      'kind',
      Object.entries(kinds).map(([kind, holds]) => (holds ? kind : undefined)),
    ),
  ]
}
