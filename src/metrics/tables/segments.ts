import { formatValue } from '../../format/format-metric.js'
import { groupBy } from '../../model/group-by.js'
import { present } from '../../model/omit-undefined.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { MetricFacts } from '../../model/metric.js'
import type { TableArm } from '../../model/run/run-table.js'
import { mean } from '../../stats/moments.js'
import { isBranching, isCoordination, isMultiHop } from '../case-kinds.js'
import { type ColumnSpec, cutName, defineScoreTable, tabulate } from './define-table.js'

/** Fewest cases of a segment; the figures of fewer would mean little. */
const MIN_CASES = 5
/** Most segments that are shown, the largest ones. */
const MAX_SEGMENTS = 20
export const segments = defineScoreTable({
  name: 'segments',
  title: 'Metrics by tag, difficulty, profile, use case and category',
  build: (arms, { settings }) => {
    const segmented = arms.map(segmentArm)
    const shown = chooseSegments(segmented)
    const metrics = listCut(arms, settings.primary_k)
    const keys = shown.segments.map(nameSegment)
    const rows = metrics.flatMap((metric) =>
      keys.flatMap((key) => {
        const values = segmented.map(({ means, members }) =>
          (members.get(key) ?? []).flatMap(({ id }) => means.meanOf(id, metric.id) ?? []),
        )
        return values.every(({ length }) => length < MIN_CASES) ? [] : [{ metric, key, values }]
      }),
    )
    return {
      ...tabulate(rows, [
        ['metric', 'text', ({ metric }) => metric.title],
        ['segment', 'text', ({ key }) => cutName(key)],
        ...arms.flatMap(({ name }, at): ColumnSpec<(typeof rows)[number]>[] => [
          [name, 'count', ({ metric, values }) => writeMean(metric, values[at])],
          ['n', 'count', ({ values }) => values[at]?.length ?? 0],
        ]),
      ]),
      notes: [
        `Means over the n scored cases of a segment, each arm over its own cases; not tested. Metrics at k are shown at ${settings.primary_k}. Segments with fewer than ${MIN_CASES} cases, or with all of them, are left out.`,
        shown.left > 0 ? `${shown.left} smaller segments are left out.` : null,
      ],
    }
  },
})

function writeMean(metric: MetricFacts, values: readonly number[] = []): string | null {
  return values.length === 0 ? null : formatValue(metric, mean(values))
}

/** Groups by segment the cases of an arm that were asked. */
function segmentArm({ run, means }: TableArm) {
  const asked = run.cases.filter(({ id }) => means.trialsOf(id) > 0)
  const all = asked.flatMap((golden) => listSegments(golden).map((segment) => ({ segment, id: golden.id })))
  return { means, cases: asked.length, members: groupBy(all, ({ segment }) => nameSegment(segment)) }
}

/** Chooses the segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms: readonly ReturnType<typeof segmentArm>[]) {
  const sizes = new Map<string, { readonly segment: Segment; readonly size: number }>()
  for (const { cases, members } of arms)
    for (const [key, own] of members) {
      const [first] = own
      if (first === undefined || own.length < MIN_CASES || own.length === cases) continue
      sizes.set(key, { segment: first.segment, size: Math.max(own.length, sizes.get(key)?.size ?? 0) })
    }
  const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment))
  const segments = largest.slice(0, MAX_SEGMENTS).map(({ segment }) => segment)
  return { segments: segments.sort(inOrder), left: largest.length - segments.length }
}

function inOrder(a: Segment, b: Segment): number {
  return BY.indexOf(a.by) - BY.indexOf(b.by) || (a.value < b.value ? -1 : 1)
}

/** Lists every case metric that was scored in some arm; of those at k, only the one at the primary k. */
function listCut(arms: readonly TableArm[], primaryK: number): readonly MetricFacts[] {
  const [first] = arms
  return (first?.run.metrics ?? []).filter(
    ({ id, per_run: figure }) =>
      figure === undefined &&
      (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
      arms.some(({ run }) => (run.summaries[id]?.mean ?? null) !== null),
  )
}

/** Names a segment as a table does: `tag: auth`. */
const nameSegment = ({ by, value }: Segment): string => `${by}: ${value}`

/** The properties of cases that make segments, in order. */
const SEGMENT_VALUES = {
  tag: ({ tags }) => [...new Set(tags)],
  difficulty: ({ difficulty }) => difficulty ?? [],
  profile: ({ profile }) => profile ?? [],
  'use case': ({ use_case: useCase }) => useCase ?? [],
  category: ({ category }) => category ?? [],
  kind: (golden) =>
    present(
      isMultiHop(golden) && 'multi-hop',
      isMultiFile(golden) && 'multi-file',
      isBranching(golden) && 'branching',
      isCoordination(golden) && 'coordination',
    ),
} satisfies Readonly<Record<string, (golden: GoldenCase) => string | readonly string[]>>

const BY = Object.keys(SEGMENT_VALUES) as readonly (keyof typeof SEGMENT_VALUES)[]

/** The cases with one value of a property. */
interface Segment {
  readonly by: keyof typeof SEGMENT_VALUES
  readonly value: string
}

/**
 * Lists the segments that a case belongs to, each once: its tags, difficulty, profile, use case and category, and its kinds: `multi-hop`,
 * `branching` and `coordination`, by the rules of their metrics, and `multi-file` (relevant spans in several files).
 * @example listSegments({ ...golden, tags: ['auth'], difficulty: 'hard' }) // tag auth, difficulty hard
 */
export function listSegments(golden: GoldenCase): readonly Segment[] {
  return BY.flatMap((by) => [SEGMENT_VALUES[by](golden)].flat().map((value) => ({ by, value })))
}

function isMultiFile({ expected_spans: spans }: GoldenCase): boolean {
  const first = spans.find(({ relevance }) => relevance > 0)
  return spans.some(({ relevance, path }) => relevance > 0 && path !== first?.path)
}
