import { describeRemark } from '../../format/describe-reason.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatSummary } from '../../format/format-metric.js'
import { countOf, formatCount, formatNumber, formatP } from '../../format/format-number.js'
import { isEstablished, isPotentiallyMeaningful } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import type { Block, Column, ReportContext } from '../../model/result/report.js'
import { code, details, right, table } from '../blocks.js'
import {
  type CandidateReport,
  type ComparedCandidate,
  gatedMetrics,
  type JoinedRow,
  joinRows,
  type Measurement,
  tableOfEach,
} from '../candidate-report.js'
import { titleChange } from './gate-words.js'

/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
export function buildAllMetrics(candidates: readonly Omit<CandidateReport, 'cases'>[]): Block | null {
  const [first] = candidates
  if (first === undefined) return null
  return first.comparison.baseline === null ? listValues(first.measured, first.context) : listChanges(candidates, first)
}

function listValues({ metrics, summaries }: Measurement, { names }: ReportContext): Block | null {
  const rows = metrics.flatMap((facts) => {
    const { n = 0, applicable = 0, ...summary } = summaries[facts.id] ?? {}
    const value = formatSummary(facts, summary)
    return value === null ? [] : [[facts.title, value, formatCount(n), formatCount(applicable - n)]]
  })
  if (rows.length === 0) return null
  const n = right('n', 'Cases with a score.')
  const unscored = right('unscored', 'Cases that should have a score and have none.')
  return details(`All ${countOf(rows.length, 'metric')}`, table(['metric', right(names.candidate), n, unscored], rows))
}

function listChanges(candidates: readonly ComparedCandidate[], first: ComparedCandidate): Block | null {
  const rows = joinRows(
    candidates.map(({ comparison }) => comparison.metrics),
    ({ metric }) => metric.id,
  ).filter(({ each }) => each.some((one) => one !== null && isMeasured(one)))
  if (rows.length === 0) return null
  const { alpha } = first.comparison
  const gated = new Set(candidates.flatMap(({ comparison }) => gatedMetrics(comparison)))
  const roleOf = ({ first: { metric }, each }: JoinedRow<ListedMetric>): 'gate' | 'moved' | '' =>
    gated.has(metric.id) ? 'gate' : each.some((one) => one !== null && isClearly(one, alpha)) ? 'moved' : ''
  const rankOf = (row: JoinedRow<ListedMetric>): number =>
    ({ gate: 0, moved: 1, '': row.each.every((one) => (one?.delta ?? 0) === 0) ? 3 : 2 })[roleOf(row)]
  return details(
    `All ${countOf(rows.length, 'metric')}`,
    tableOfEach(candidates, {
      titles: ['metric', 'role'],
      rows: [...rows].sort((a, b) => rankOf(a) - rankOf(b)),
      lead: (row) => [row.first.metric.title, roleOf(row)],
      columns: ({ context }) => changeColumns(context.names.candidate, alpha),
      cells: (one) => writeChange(one, alpha),
    }),
  )
}

const changeColumns = (name: string, alpha: number): readonly (Column | string)[] => [
  right(name),
  right('change', 'Positive is a rise, whether that is good or bad.'),
  `${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`,
  right('p adjusted', 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.'),
  right('n', 'Paired cases.'),
  'remarks',
]

const isMeasured = ({ baseline, candidate, infinite, marks }: ListedMetric): boolean =>
  baseline !== null || candidate !== null || infinite !== undefined || marks !== undefined

const isClearly = (metric: ListedMetric, alpha: number): boolean =>
  isEstablished(metric, alpha) && metric.cause === null

function writeChange(metric: ListedMetric | null, alpha: number): readonly string[] {
  if (metric === null) return ['–', '–', '–', '–', '0', '']
  const text = formatMeasured(metric)
  const notes = [
    ...(isPotentiallyMeaningful(metric, alpha) ? ['potentially meaningful'] : []),
    ...(metric.cause === null ? [] : [describeRemark(metric.cause, metric.metric)]),
    ...(metric.marks ?? []),
  ]
  return [
    text.candidate ?? '–',
    text.change === null ? '–' : `${text.change}${describeMeanChange(metric)}`,
    text.interval ?? '–',
    metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha),
    formatCount(metric.n),
    notes.join('; '),
  ]
}

/** A candidate's columns where a cell has the change with its interval. */
export const exploratoryColumns = ({ comparison, context }: ComparedCandidate): readonly (Column | string)[] => [
  right(context.names.candidate),
  titleChange(comparison),
  right('p (Benjamini–Hochberg)'),
  right('n'),
]

const MOST_IN_FULL = 4

/** Success by tag, folded away, worst first; null when there are no slices. */
export function buildSliceTable(candidates: readonly ComparedCandidate[]): Block | null {
  const rows = joinRows(
    candidates.map(({ comparison }) => comparison.slices.map(({ result, ...slice }) => ({ ...result, ...slice }))),
    ({ tag }) => tag,
  )
  if (rows.length === 0) return null
  const alpha = candidates[0]?.comparison.alpha ?? 0
  // More columns fit no page.
  const isWide = candidates.length > MOST_IN_FULL
  const worst = ({ each }: (typeof rows)[number]): number => Math.min(...each.map((slice) => slice?.delta ?? 0))
  return details(
    `Success by tag, ${countOf(rows.length, 'tag')}: exploratory, with no effect on the verdict`,
    tableOfEach(candidates, {
      titles: ['tag'],
      rows: [...rows].sort((a, b) => worst(a) - worst(b)),
      lead: ({ first }) => [[code(first.tag)]],
      columns: (one) => exploratoryColumns(one).slice(0, isWide ? 1 : 4),
      cells: (slice) => {
        if (slice === null) return ['–', '–', '–', '0'].slice(0, isWide ? 1 : 4)
        const { candidate, change, interval } = formatMeasured(slice)
        if (isWide) return [candidate ?? '–']
        const text = `${change ?? '–'}${interval === null ? '' : ` ${interval}`}`
        return [candidate ?? '–', text, formatP(slice.p_adjusted, alpha), formatCount(slice.n)]
      },
    }),
  )
}
