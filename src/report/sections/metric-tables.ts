import { present } from '../../model/omit-undefined.js'
import { describeRemark } from '../../format/describe-reason.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatSummary } from '../../format/format-metric.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { EPSILON, isEstablished, isPotentiallyMeaningful, relativeChange } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Column, ReportContext, Text } from '../../model/result/report.js'
import { code, details, paragraph, right, strong, table } from '../blocks.js'
import {
  byMetric,
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
  const lists = candidates.map(({ comparison }) => comparison.metrics)
  const rows = joinRows(lists, byMetric).filter(({ each }) => each.some((one) => one !== null && isMeasured(one)))
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
      columns: (one) => changeColumns(one, right('p adjusted', ADJUSTED)),
      cells: (one) => changeCells(one, alpha),
    }),
  )
}

const ADJUSTED = 'Gates: by Holm. The others: by Benjamini and Hochberg, with no effect on the verdict.'

const isMeasured = ({ baseline, candidate, infinite, marks }: ListedMetric): boolean =>
  baseline !== null || candidate !== null || infinite !== undefined || marks !== undefined

const isClearly = (metric: ListedMetric, alpha: number): boolean =>
  isEstablished(metric, alpha) && metric.cause === null

/** A candidate's columns where a cell has the change with its interval. */
const changeColumns = (
  { comparison, context }: ComparedCandidate,
  p = right('p (Benjamini–Hochberg)'),
): readonly (Column | string)[] => [right(context.names.candidate), titleChange(comparison), p, right('n')]

function changeCells(metric: ListedMetric | null, alpha: number): readonly (Text | string)[] {
  if (metric === null) return ['–', '–', '–', '0']
  const p = metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha)
  return [formatMeasured(metric).candidate ?? '–', describeChange(metric, alpha), p, formatCount(metric.n)]
}

const NO_VALUES = { candidate: null, change: null, interval: null }
const MOST_IN_FULL = 4

/** Success by tag, folded away, worst first; null when there are no slices. */
export function buildSliceTable(candidates: readonly ComparedCandidate[]): Block | null {
  const lists = candidates.map(({ comparison }) =>
    comparison.slices.map(({ result, ...slice }) => ({ ...result, ...slice })),
  )
  const rows = joinRows(lists, ({ tag }) => tag)
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
      columns: (one) => changeColumns(one).slice(0, isWide ? 1 : 4),
      cells: (slice) => {
        const { candidate, change, interval } = slice === null ? NO_VALUES : formatMeasured(slice)
        const text = `${change ?? '–'}${interval === null ? '' : ` ${interval}`}`
        const p = slice === null ? '–' : formatP(slice.p_adjusted, alpha)
        return [candidate ?? '–', text, p, formatCount(slice?.n ?? 0)].slice(0, isWide ? 1 : 4)
      },
    }),
  )
}

/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const MOST_SHOWN = 12
/** Columns of more arms fit no comment. */
const MOST_CANDIDATES = 4

/** The metrics that no gate speaks of and that moved in a candidate, what is clearest first, folded away; null when nothing did. */
export function buildMovedMetrics(candidates: readonly ComparedCandidate[]): Block | null {
  const [first] = candidates
  if (first === undefined || candidates.length > MOST_CANDIDATES) return null
  const { alpha } = first.comparison
  const lists = candidates.map(({ comparison }) => ungatedMetrics(comparison))
  const ungated = joinRows(lists, byMetric)
  type Row = (typeof ungated)[number]
  const least = ({ each }: Row): number => Math.min(...each.map((one) => (one === null ? 4 : rank(one, alpha))))
  const most = ({ each }: Row): number => Math.max(...each.map((one) => (one === null ? 0 : size(one))))
  const moved = ungated
    .filter(({ each }) => each.some((one) => one !== null && hasMoved(one, alpha)))
    .sort((a, b) => least(a) - least(b) || most(b) - most(a))
  if (moved.length === 0) return null
  const rows = moved.slice(0, MOST_SHOWN)
  const rest = ungated.length - rows.length
  const all = countOf(ungated.length, 'more metric')
  const count = moved.length === ungated.length ? all : `${formatCount(moved.length)} of ${all}`
  const table = tableOfEach(candidates, {
    titles: ['metric'],
    rows,
    lead: ({ first: { metric } }) => [metric.title],
    columns: (one) => changeColumns(one),
    cells: (metric) => changeCells(metric, alpha),
  })
  const blocks = present(table, rest > 0 && paragraph(`The full report has ${countOf(rest, 'more', 'more')}.`))
  const summary = [`${count} moved: exploratory, with no effect on the verdict`]
  return { kind: 'details', summary, blocks, abridged: true }
}

function ungatedMetrics(comparison: PairComparison): readonly ListedMetric[] {
  const gated = gatedMetrics(comparison)
  return comparison.metrics.filter(
    ({ metric, baseline, candidate, marks }) =>
      // The source code has a table of its own, which is here when there is something to see in it.
      !gated.includes(metric.id) &&
      metric.measured_on === undefined &&
      // How often a change is asked is the plan's choice, not its doing.
      (metric.per_run?.figure !== 'passes' || (baseline !== null && candidate !== null)) &&
      (baseline !== null || candidate !== null || marks !== undefined),
  )
}

/**
 * A metric that only one side has, or that is marked, counts as moved. Memory and CPU are never the same twice: they count where both sides ran
 * side by side and the change says something.
 */
function hasMoved(metric: ListedMetric, alpha: number): boolean {
  const { delta, baseline, candidate, marks } = metric
  if (marks !== undefined) return true
  if (metric.metric.id.startsWith('resources.'))
    return metric.cause === null && (isEstablished(metric, alpha) || isPotentiallyMeaningful(metric, alpha))
  return delta === null ? baseline !== candidate : Math.abs(delta) > EPSILON
}

/** What depends on the machine comes last, whatever it says: two machines always differ. */
function rank(metric: ListedMetric, alpha: number): number {
  if (metric.metric.environment === 'bound') return 3
  if (isEstablished(metric, alpha) && metric.cause === null) return 0
  return isPotentiallyMeaningful(metric, alpha) ? 1 : 2
}

/** From what is not comparable by its share, a change from 0, to the smallest change; of machines no order is worth anything. */
function size(metric: ListedMetric): number {
  if (metric.metric.environment === 'bound') return 0
  return Math.abs(relativeChange(metric) ?? Number.MAX_VALUE)
}

/** The change in bold where its adjusted p speaks for it, and what a reader must know to read it. */
function describeChange(metric: ListedMetric, alpha: number): Text {
  const text = formatMeasured(metric)
  const remark = metric.cause === null ? null : describeRemark(metric.cause, metric.metric)
  if (text.change === null) return [remark ?? '–']
  const isClear = isEstablished(metric, alpha) && remark === null
  return [
    isClear ? strong(text.change) : text.change,
    text.interval === null ? '' : ` ${text.interval}`,
    describeMeanChange(metric),
    isPotentiallyMeaningful(metric, alpha) ? ' · potentially meaningful' : '',
    metric.p === null || remark === null ? '' : ` · ${remark}`,
    ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
  ]
}
