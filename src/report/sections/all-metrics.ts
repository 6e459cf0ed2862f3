import { describeRemark } from '../../format/describe-reason.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatSummary } from '../../format/format-metric.js'
import { countOf, formatCount, formatNumber, formatP } from '../../format/format-number.js'
import { isEstablished, isPotentiallyMeaningful } from '../../model/relative-change.js'
import type { ListedMetric, SliceComparison } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Column, ReportContext, Text } from '../../model/result/report.js'
import {
  columnsOfEach,
  type ComparedCandidate,
  firstOf,
  joinRows,
  type Measurement,
  type ToldCandidate,
  writeBaseline,
} from '../told-candidate.js'
import { titleChange } from './gate-words.js'

/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
export function buildAllMetrics(told: readonly Omit<ToldCandidate, 'cases'>[]): Block | null {
  const [first] = told
  if (first === undefined) return null
  return first.comparison.baseline === null ? listValues(first.measured, first.context) : listChanges(told)
}

function listValues({ metrics, summaries }: Measurement, { names }: ReportContext): Block | null {
  const rows = metrics.flatMap((facts): Text[][] => {
    const { n = 0, applicable = 0, ...summary } = summaries[facts.id] ?? {}
    const value = formatSummary(facts, summary)
    if (value === null) return []
    return [[[facts.title], [value], [formatCount(n)], [formatCount(applicable - n)]]]
  })
  if (rows.length === 0) return null
  return {
    kind: 'details',
    summary: [`All ${rows.length} metrics`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: names.candidate, align: 'right' },
          { title: 'n', align: 'right', hint: 'Cases with a score.' },
          { title: 'unscored', align: 'right', hint: 'Cases that should have a score and have none.' },
        ],
        rows,
      },
    ],
  }
}

type Row = readonly (ListedMetric | null)[]

function listChanges(told: readonly Omit<ToldCandidate, 'cases'>[]): Block | null {
  const [first] = told
  const measured = joinRows(
    told.map(({ comparison }) => comparison.metrics),
    ({ metric }) => metric.id,
  ).filter((row) => row.some((one) => one !== null && isMeasured(one)))
  if (first === undefined || measured.length === 0) return null
  const { alpha } = first.comparison
  const gated = listGated(told.map(({ comparison }) => comparison))
  const isClear = (row: Row): boolean => row.some((one) => one !== null && isClearly(one, alpha))
  const rankOf = (row: Row): number =>
    gated.has(firstOf(row)?.metric.id ?? '')
      ? 0
      : isClear(row)
        ? 1
        : row.every((one) => one === null || one.delta === null || one.delta === 0)
          ? 3
          : 2
  const rows = [...measured]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((row): Text[] => {
      const metric = firstOf(row)
      return [
        [metric?.metric.title ?? ''],
        [gated.has(metric?.metric.id ?? '') ? 'gate' : isClear(row) ? 'moved' : ''],
        [writeBaseline(row)],
        ...row.flatMap((one) => writeChange(one, alpha)),
      ]
    })
  return {
    kind: 'details',
    summary: [`All ${measured.length} metrics`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: 'role', align: 'left' },
          { title: first.context.names.baseline, align: 'right' },
          ...columnsOfEach(told, ({ context }) => changeColumns(context.names.candidate, alpha)),
        ],
        rows,
      },
    ],
  }
}

function changeColumns(name: string, alpha: number): readonly Column[] {
  return [
    { title: name, align: 'right' },
    { title: 'change', align: 'right', hint: 'Positive is a rise, whether that is good or bad.' },
    { title: `${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`, align: 'left' },
    {
      title: 'p adjusted',
      align: 'right',
      hint: 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.',
    },
    { title: 'n', align: 'right', hint: 'Paired cases.' },
    { title: 'remarks', align: 'left' },
  ]
}

const isMeasured = ({ baseline, candidate, infinite, marks }: ListedMetric): boolean =>
  baseline !== null || candidate !== null || infinite !== undefined || marks !== undefined

const isClearly = (metric: ListedMetric, alpha: number): boolean =>
  isEstablished(metric, alpha) && metric.cause === null

function listGated(comparisons: readonly PairComparison[]): ReadonlySet<string> {
  return new Set(
    comparisons.flatMap(({ gates }) => gates.filter(({ gate }) => gate.where === null).map(({ metric }) => metric.id)),
  )
}

function writeChange(metric: ListedMetric | null, alpha: number): readonly Text[] {
  if (metric === null) return [['–'], ['–'], ['–'], ['–'], ['0'], ['']]
  const text = formatMeasured(metric)
  const notes = [
    ...(isPotentiallyMeaningful(metric, alpha) ? ['potentially meaningful'] : []),
    ...(metric.cause === null ? [] : [describeRemark(metric.cause, metric.metric)]),
    ...(metric.marks ?? []),
  ]
  return [
    [text.candidate ?? '–'],
    [text.change === null ? '–' : `${text.change}${describeMeanChange(metric)}`],
    [text.interval ?? '–'],
    [metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha)],
    [formatCount(metric.n)],
    [notes.join('; ')],
  ]
}

/** Success by tag, folded away, worst first; null when there are no slices. */
export function buildSliceTable(told: readonly ComparedCandidate[]): Block | null {
  const [first] = told
  const slices = joinRows(
    told.map(({ comparison }) => comparison.slices),
    ({ tag }) => tag,
  )
  if (first === undefined || slices.length === 0) return null
  const worst = (row: (typeof slices)[number]): number => Math.min(...row.map((slice) => slice?.result.delta ?? 0))
  return {
    kind: 'details',
    summary: [`Success by tag, ${countOf(slices.length, 'tag')}: exploratory, with no effect on the verdict`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'tag', align: 'left' },
          { title: first.context.names.baseline, align: 'right' },
          ...columnsOfEach(told, ({ comparison, context }) => [
            { title: context.names.candidate, align: 'right' },
            { title: titleChange(comparison), align: 'left' },
            { title: 'p (Benjamini–Hochberg)', align: 'right' },
            { title: 'n', align: 'right' },
          ]),
        ],
        rows: [...slices]
          .sort((a, b) => worst(a) - worst(b))
          .map((row) => [
            [{ kind: 'code', text: firstOf(row)?.tag ?? '' }],
            [writeBaseline(row.map((slice) => slice?.result ?? null))],
            ...row.flatMap((slice) => writeSlice(slice, first.comparison.alpha)),
          ]),
      },
    ],
  }
}

function writeSlice(slice: SliceComparison | null, alpha: number): readonly Text[] {
  if (slice === null) return [['–'], ['–'], ['–'], ['0']]
  const { result, p_adjusted: p } = slice
  const text = formatMeasured(result)
  return [
    [text.candidate ?? '–'],
    [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
    [formatP(p, alpha)],
    [formatCount(result.n)],
  ]
}
