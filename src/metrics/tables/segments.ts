import { formatValue } from '../../format/format-metric.js'
import type { CaseMeans } from '../../model/case-means.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { MetricFacts } from '../../model/metric.js'
import type { TableArm } from '../../model/run/run-table.js'
import type { Run } from '../../model/run/run.js'
import { isBranching, isCoordination, isMultiHop } from '../case-kinds.js'
import { type Column, cutName, defineScoreTable, tabulate } from './define-table.js'

/** With fewer cases a segment says next to nothing. */
const FEWEST_CASES = 5
/** Where there are more, the largest are shown. */
const MOST_SEGMENTS = 20
const ORDER = [
  'tag',
  'difficulty',
  'profile',
  'use case',
  'category',
  'kind',
] as const satisfies readonly Segment['by'][]

export const segments = defineScoreTable({
  name: 'segments',
  title: 'Metrics by tag, difficulty, profile, use case and category',
  source: 'LLMC, evaluation framework, segmentation of metrics',
  place: 'page',
  build: (arms, { settings }) => {
    const segmented = arms.map(segmentArm)
    const shown = chooseSegments(segmented)
    if (shown.segments.length === 0) return null
    const metrics = listCut(
      arms.map(({ run }) => run),
      settings.primary_k,
    )
    const keys = shown.segments.map(nameSegment)
    const means = segmented.map((arm) => averageSegments(arm, { keys, metrics }))
    const rows = metrics.flatMap((metric) =>
      keys.flatMap((key) => {
        const totals = means.map((arm) => arm.get(key)?.get(metric.id) ?? { total: 0, n: 0 })
        return totals.every(({ n }) => n < FEWEST_CASES) ? [] : [{ metric, key, totals }]
      }),
    )
    if (rows.length === 0) return null
    return {
      ...tabulate(rows, [
        ['metric', 'text', ({ metric }) => metric.title],
        ['segment', 'text', ({ key }) => cutName(key)],
        ...arms.flatMap(({ name }, at): Column<(typeof rows)[number]>[] => [
          [name, 'count', ({ metric, totals }) => writeMean(metric, totals[at])],
          ['n', 'count', ({ totals }) => totals[at]?.n ?? 0],
        ]),
      ]),
      notes: [
        `Means over the n cases of a segment that were scored, each arm over its own cases; no test. Metrics at k are those at ${settings.primary_k}. Left out: segments of fewer than ${FEWEST_CASES} cases, and of all.`,
        shown.left > 0 ? `${shown.left} smaller segments are left out.` : null,
      ],
    }
  },
})

function writeMean(metric: MetricFacts, { total, n }: Readonly<Total> = { total: 0, n: 0 }): string | null {
  return n === 0 ? null : formatValue(metric, total / n)
}

/** The cases that were asked, each with its segments. */
function segmentArm({ run, means }: TableArm): SegmentedArm {
  const cases: SegmentedCase[] = []
  for (const golden of run.cases)
    if (means.trialsOf(golden.id) > 0) cases.push({ id: golden.id, segments: listSegments(golden) })
  return { means, cases }
}

/** Segments of at least five cases, and not of all, in any arm: the largest twenty, by kind and name. */
function chooseSegments(arms: readonly SegmentedArm[]): {
  readonly segments: readonly Segment[]
  readonly left: number
} {
  const sizes = new Map<string, { readonly segment: Segment; readonly size: number }>()
  for (const { cases } of arms) {
    const counts = new Map<string, { readonly segment: Segment; readonly size: number }>()
    for (const { segments } of cases)
      for (const segment of segments) {
        const key = nameSegment(segment)
        counts.set(key, { segment, size: (counts.get(key)?.size ?? 0) + 1 })
      }
    for (const [key, { segment, size }] of counts) {
      if (size < FEWEST_CASES || size === cases.length) continue
      sizes.set(key, { segment, size: Math.max(size, sizes.get(key)?.size ?? 0) })
    }
  }
  const largest = [...sizes.values()].sort((a, b) => b.size - a.size || inOrder(a.segment, b.segment))
  const segments = largest.slice(0, MOST_SEGMENTS).map(({ segment }) => segment)
  return { segments: segments.sort(inOrder), left: largest.length - segments.length }
}

function inOrder(a: Segment, b: Segment): number {
  return ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || (a.value < b.value ? -1 : 1)
}

/** Every metric of cases that was scored in some arm; of those at k, the one at the primary k. */
function listCut(runs: readonly Run[], primaryK: number): readonly MetricFacts[] {
  const [first] = runs
  return (first?.metrics ?? []).filter(
    ({ id, per_run: figure }) =>
      figure === undefined &&
      (!id.includes('@') || id.endsWith(`@${primaryK}`)) &&
      runs.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null),
  )
}

/** A case by what it says of itself. */
interface SegmentedCase {
  readonly id: string
  readonly segments: readonly Segment[]
}

/** The cases of an arm, and what they scored. */
interface SegmentedArm {
  readonly cases: readonly SegmentedCase[]
  readonly means: CaseMeans
}

/** A segment as a table names it: `tag: auth`. */
function nameSegment({ by, value }: Segment): string {
  return `${by}: ${value}`
}

interface Total {
  total: number
  n: number
}

/**
 * Σ of per-case means and the cases behind it, by segment and metric: each case is looked at once, in order, so that sums are always the
 * same.
 */
function averageSegments(
  { cases, means }: SegmentedArm,
  { keys, metrics }: { readonly keys: readonly string[]; readonly metrics: readonly MetricFacts[] },
): ReadonlyMap<string, ReadonlyMap<string, Readonly<Total>>> {
  const totals = new Map(
    keys.map((key) => [key, new Map(metrics.map(({ id }): [string, Total] => [id, { total: 0, n: 0 }]))]),
  )
  for (const { id: caseId, segments } of [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const own = segments.flatMap((segment) => totals.get(nameSegment(segment)) ?? [])
    if (own.length === 0) continue
    for (const { id } of metrics) {
      const mean = means.meanOf(caseId, id)
      if (mean === null) continue
      for (const segment of own) {
        const sum = segment.get(id)
        if (sum === undefined) continue
        sum.total += mean
        sum.n += 1
      }
    }
  }
  return totals
}

/** A part of the suite, by what its cases say of themselves. */
interface Segment {
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
