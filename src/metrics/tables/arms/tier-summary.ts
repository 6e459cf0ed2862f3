import type { TableCell, TableTrial } from '../../../model/run/run-table.js'
import { mean, populationDeviation } from '../../../stats/moments.js'
import { percentileOfSorted } from '../../../stats/percentile.js'
import { costOfPass } from '../../run/composite.js'
import { type Collector, type Column, defineTable, tabulate } from '../define-table.js'

/** The seven statistics of ProjectScylla's formulas. */
export interface ValueStatistics {
  readonly median: number
  readonly mean: number
  /** The most frequent value; of several the smallest. */
  readonly mode: number
  readonly min: number
  readonly max: number
  readonly std_dev_pop: number
  readonly count: number
}

/**
 * The seven statistics of some values; null for none. Values that agree to 6 decimals count as one for the mode, which is the smallest
 * of them as it is. Source: ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics; the deviation divides by n, as it says.
 * @example describeValues([1, 1, 2, 2]) // median 1.5, mean 1.5, mode 1, min 1, max 2, std_dev_pop 0.5, count 4
 */
export function describeValues(values: readonly number[]): ValueStatistics | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: percentileOfSorted(sorted, 0.5),
    mean: mean(sorted),
    mode: modeOfSorted(sorted),
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
    std_dev_pop: populationDeviation(sorted),
    count: sorted.length,
  }
}

function modeOfSorted(sorted: readonly number[]): number {
  const counts = new Map<string, { readonly value: number; count: number }>()
  for (const value of sorted) {
    const key = value.toFixed(6)
    const entry = counts.get(key) ?? { value, count: 0 }
    entry.count += 1
    counts.set(key, entry)
  }
  let best = { value: NaN, count: 0 }
  // In order of the values, so the first of equals is the smallest.
  for (const one of counts.values()) if (one.count > best.count) best = one
  return best.value
}

type Scores = TableTrial['scores']

/** What ProjectScylla's formulas measure of a run, and how a trial's scores say it; undefined where they do not. */
const TIER_FIGURES = [
  { key: 'pass', title: 'pass', format: 'ratio', of: ofMetric('success') },
  { key: 'impl', title: 'impl', format: 'ratio', of: ofMetric('rubric.weighted-score') },
  { key: 'composite', title: 'composite', format: 'ratio', of: ofMetric('run.composite') },
  { key: 'progress', title: 'progress', format: 'ratio', of: ofMetric('run.progress') },
  { key: 'drift', title: 'drift', format: 'ratio', of: ofMetric('run.strategic-drift') },
  { key: 'cfp', title: 'CFP', format: 'share', of: shareOfChanges('changes.failed') },
  { key: 'revert_rate', title: 'PR revert rate', format: 'share', of: shareOfChanges('changes.reverted') },
  { key: 'tokens', title: 'tokens', format: 'tokens', of: ofMetric('tokens.total') },
  { key: 'cost', title: 'cost', format: 'usd', of: ofMetric('cost.usd') },
  { key: 'cost_of_pass', title: 'CoP', format: 'usd', of: costOfTry },
  { key: 'duration', title: 'duration', format: 's', of: ofMetric('performance.latency') },
] as const

type TierFigure = (typeof TIER_FIGURES)[number]['key']

function ofMetric(id: string): (scores: Scores) => number | undefined {
  return (scores) => scores[id]
}

/** No change at all has no share that failed. */
function shareOfChanges(id: string): (scores: Scores) => number | undefined {
  return ({ [id]: some, 'changes.total': all = 0 }) => (some === undefined || all === 0 ? undefined : some / all)
}

/** What the trial cost by whether it passed: ∞ where it did not. */
function costOfTry({ success, 'cost.usd': cost }: Scores): number | undefined {
  return success === undefined || cost === undefined ? undefined : costOfPass({ cost, passRate: success })
}

/** What is kept of an arm. */
export interface TierValues {
  /** The values of its trials, one list for each figure; a trial without a value is in none. */
  readonly of: Readonly<Record<TierFigure, number[]>>
  /** US dollars of all trials that passed or did not, as far as they are known. */
  cost_of_tries: number
}

/** Keeps a number for each figure of each trial. */
export const TIER_VALUES: Collector<TierValues> = {
  start: () => ({
    of: Object.fromEntries(TIER_FIGURES.map(({ key }) => [key, []])) as unknown as TierValues['of'],
    cost_of_tries: 0,
  }),
  add: (data, { scores }) => {
    for (const { key, of } of TIER_FIGURES) {
      const value = of(scores)
      if (value !== undefined) data.of[key].push(value)
    }
    if (scores['success'] !== undefined) data.cost_of_tries += scores['cost.usd'] ?? 0
  },
}

const STATISTICS: readonly (keyof ValueStatistics)[] = ['median', 'mean', 'mode', 'min', 'max', 'std_dev_pop', 'count']

export const tierSummary = defineTable({
  name: 'tier-summary',
  title: 'Each arm over its trials',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, aggregate statistics',
  place: 'page',
  ...TIER_VALUES,
  build: (arms) => {
    const shown = TIER_FIGURES.filter(({ key }) => arms.some(({ data }) => data.of[key].length > 0))
    // One trial a case that nobody judged has nothing that the metrics do not say.
    const isRepeated = arms.some(({ run }) => run.trials_per_case > 1)
    if (!shown.some(({ key }) => key === 'composite' || (key === 'pass' && isRepeated))) return null
    const rows = arms.flatMap(({ name, data }) => {
      const of = new Map(shown.map(({ key }) => [key, describeValues(data.of[key])]))
      return STATISTICS.map((statistic) => ({ name, of, statistic }))
    })
    type Row = (typeof rows)[number]
    return {
      ...tabulate(rows, [
        ['arm', 'text', ({ name }) => name],
        ['statistic', 'text', ({ statistic }) => statistic],
        ...shown.map(({ key, title, format }): Column<Row> => [
          title,
          format,
          ({ of, statistic }) => cellOf(of.get(key), statistic),
        ]),
      ]),
      notes: [
        'Over trials, not cases: a run of ProjectScylla is a trial here. A failed trial passes 0; without a value it is not counted. std_dev_pop divides by n; of several modes the smallest. CoP is the cost of a trial that passes, and ∞ of one that does not; CFP and PR revert rate are of the trials with changes. The median of a pass rate is 0, 0.5 or 1: read its mean.',
      ],
    }
  },
})

/** A cost of a pass may be infinite, and then has no deviation. */
function cellOf(values: ValueStatistics | null | undefined, statistic: keyof ValueStatistics): TableCell {
  if (statistic === 'count') return String(values?.count ?? 0)
  const value = values?.[statistic] ?? null
  if (value === null || Number.isFinite(value)) return value
  return statistic === 'std_dev_pop' ? null : '∞'
}
