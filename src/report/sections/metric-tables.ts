import { present } from '../../model/omit-undefined.js'
import { explainUntested } from '../../format/describe-reason.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { formatSignedShare, formatSummary, formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, formatMoney, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import { EPSILON, isEstablished, isPotentiallyMeaningful, relativeChange } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Column, ReportContext, Text } from '../../model/result/report.js'
import { TRIAL_FIGURES } from '../../model/run/run-figure.js'
import type { RunTable } from '../../model/run/run-table.js'
import { code, details, paragraph, right, strong, table } from '../blocks.js'
import {
  armNames,
  byMetric,
  type CandidateReport,
  type ComparedCandidate,
  gatedMetrics,
  type JoinedRow,
  joinRows,
  type Measurement,
  tableOfEach,
  writeBaseline,
} from '../candidate-report.js'
import { explainRange } from '../words/these-cases-words.js'
import { titleChange } from './gate-words.js'

/**
 * Shows every metric with its interval: those of gates first, then those that clearly moved, then the rest. Without a comparison, shows
 * what the run measured. `null` if there are no metrics.
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

/** Returns a candidate's columns for tables whose cells contain the change and its interval. */
const changeColumns = (
  { comparison, context }: ComparedCandidate,
  p = right('p (Benjamini–Hochberg)'),
): readonly (Column | string)[] => [right(context.names.candidate), titleChange(comparison), p, right('n')]

function changeCells(
  metric: ListedMetric | null,
  alpha: number,
  describe: (metric: ListedMetric, alpha: number) => Text = describeChange,
): readonly (Text | string)[] {
  if (metric === null) return ['–', '–', '–', '0']
  const p = metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha)
  return [formatMeasured(metric).candidate ?? '–', describe(metric, alpha), p, formatCount(metric.n)]
}

/** The columns of more arms fit neither a comment nor a page. */
const MAX_CANDIDATES = 4

/** Shows success, or what the primary gate is on, by tag, folded, worst first; `null` if there are no slices. */
export function buildSliceTable(candidates: readonly ComparedCandidate[]): Block | null {
  const lists = candidates.map(({ comparison }) =>
    comparison.slices.map(({ result, ...slice }) => ({ ...result, ...slice })),
  )
  const rows = joinRows(lists, ({ tag }) => tag)
  const [row] = rows
  if (row === undefined) return null
  const alpha = candidates[0]?.comparison.alpha ?? 0
  const columns = candidates.length > MAX_CANDIDATES ? 1 : 4
  const worst = ({ each }: (typeof rows)[number]): number => Math.min(...each.map((slice) => slice?.delta ?? 0))
  return details(
    `${startSentence(row.first.metric.title)} by tag, ${countOf(rows.length, 'tag')}: exploratory, with no effect on the verdict`,
    tableOfEach(candidates, {
      titles: ['tag'],
      rows: [...rows].sort((a, b) => worst(a) - worst(b)),
      lead: ({ first }) => [[code(first.tag)]],
      columns: (one) => changeColumns(one).slice(0, columns),
      cells: (slice) => changeCells(slice, alpha, writeChange).slice(0, columns),
    }),
  )
}

/** A comment is read on a phone, so the rest is only in documents that readers open on purpose. */
const MAX_SHOWN = 12
/** Shows the metrics without a gate that moved in a candidate, clearest first, folded; `null` if none moved. */
export function buildMovedMetrics(candidates: readonly ComparedCandidate[]): Block | null {
  const [first] = candidates
  if (first === undefined || candidates.length > MAX_CANDIDATES) return null
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
  const rows = moved.slice(0, MAX_SHOWN)
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
      // Metrics of the source code have their own table, which is shown if they changed.
      !gated.includes(metric.id) &&
      metric.measured_on === undefined &&
      // How often a change is asked depends on the plan, not on the change.
      (!TRIAL_FIGURES.has(metric.per_run?.figure) || (baseline !== null && candidate !== null)) &&
      (baseline !== null || candidate !== null || marks !== undefined),
  )
}

/**
 * Whether a metric moved: also if only one side has it, or if it is marked. Memory and CPU vary in every run, so they count only if both
 * sides ran side by side and the change is established or potentially meaningful.
 */
function hasMoved(metric: ListedMetric, alpha: number): boolean {
  const { delta, baseline, candidate, marks } = metric
  if (marks !== undefined) return true
  if (metric.metric.id.startsWith('resources.'))
    return metric.cause === null && (isEstablished(metric, alpha) || isPotentiallyMeaningful(metric, alpha))
  return delta === null ? baseline !== candidate : Math.abs(delta) > EPSILON
}

/** Ranks metrics. Those that depend on the machine come last, because two machines always differ. */
function rank(metric: ListedMetric, alpha: number): number {
  if (metric.metric.environment === 'bound') return 3
  if (isClearly(metric, alpha)) return 0
  return isPotentiallyMeaningful(metric, alpha) ? 1 : 2
}

/** Returns the size of the relative change; a change from 0 counts as the largest. Metrics that depend on the machine are not ordered. */
function size(metric: ListedMetric): number {
  if (metric.metric.environment === 'bound') return 0
  return Math.abs(relativeChange(metric) ?? Number.MAX_VALUE)
}

function writeChange(metric: ListedMetric): Text {
  const { change, interval } = formatMeasured(metric)
  return [`${change ?? '–'}${interval === null ? '' : ` ${interval}`}`]
}

/** Writes the change, in bold if its adjusted p is significant, with remarks on how to read it. */
function describeChange(metric: ListedMetric, alpha: number): Text {
  const text = formatMeasured(metric)
  const remark = metric.cause === null ? null : explainUntested(metric.cause, metric.metric)
  if (text.change === null) return [remark ?? '–']
  return [
    isClearly(metric, alpha) ? strong(text.change) : text.change,
    text.interval === null ? '' : ` ${text.interval}`,
    describeMeanChange(metric),
    explainRange(metric, alpha),
    isPotentiallyMeaningful(metric, alpha) ? ' · potentially meaningful' : '',
    metric.p === null || remark === null ? '' : ` · ${remark}`,
    ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
  ]
}

/** Returns the rows in the order of LLMC's framework, `success` first. */
function summaryIds(primaryK: number): readonly string[] {
  const ranked = ['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`)
  const taken = ['tokens.total', 'cost.usd', 'context.waste', 'route.escalation-rate']
  return ['success', ...ranked, 'retrieval.mrr', ...taken]
}

/** Shows the key metrics of every arm, the baseline's first, established changes in bold; empty if none was measured. */
export function buildSummaryTable(
  candidates: readonly Omit<CandidateReport, 'cases'>[],
  tables: readonly RunTable[],
): readonly Block[] {
  const [first] = candidates
  if (first === undefined) return []
  const isCompared = first.comparison.baseline !== null
  const usage = writeUsage(tables, isCompared, candidates.length + 1)
  const rows = summaryIds(first.measured.primary_k).flatMap((id) =>
    isCompared ? writeCompared(id, candidates) : writeAlone(id, first.measured),
  )
  const all = [...rows, ...usage]
  if (all.length === 0) return []
  const [baseline = '', ...names] = armNames(candidates)
  const titles = isCompared ? [baseline, ...names.flatMap((name) => [name, 'change', 'n'])] : [...names, 'n']
  const columns = ['metric', ...titles.map((title) => right(title))]
  return present(table(columns, all), isCompared && paragraph(describeNumbers(candidates.length)))
}

function describeNumbers(candidates: number): string {
  const both = candidates === 1 ? 'both' : 'each and the first'
  return `Means over the n cases that ${both} have; for route tiers, over the answered trials. Bold: a significant change. Changes of money are in per cent, of shares in points, of all else in its own unit.`
}

type Row = readonly (Text | string)[]

/** Writes the row of one metric; none if no arm has it. */
function writeCompared(id: string, candidates: readonly ComparedCandidate[]): readonly Row[] {
  const lists = candidates.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id))
  const [row] = joinRows(lists, byMetric)
  if (row === undefined || row.each.every((one) => one === null || (one.candidate === null && one.baseline === null)))
    return []
  const alpha = candidates[0]?.comparison.alpha ?? 0
  // There is no room for a p-value here.
  const cells = row.each.flatMap((one) => changeCells(one, alpha, writeDifference).filter((_, at) => at !== 2))
  return [[row.first.metric.title, writeBaseline(row), ...cells]]
}

function writeAlone(id: string, { metrics, summaries }: Measurement): readonly Row[] {
  const facts = metrics.find((metric) => metric.id === id)
  const { mean = null, n = 0 } = summaries[id] ?? {}
  return facts === undefined || mean === null ? [] : [[facts.title, formatValue(facts, mean), formatCount(n)]]
}

const writeDifference = (metric: ListedMetric, alpha: number): Text =>
  isClearly(metric, alpha) ? [strong(describeDifference(metric))] : [describeDifference(metric)]

/** Writes tokens as a difference of the means, money as a share, other metrics as their change. */
function describeDifference(metric: ListedMetric): string {
  const { baseline, candidate } = metric
  const { unit } = metric.metric
  if (baseline === null || candidate === null) return '–'
  if (unit === 'tokens')
    return formatNumber(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true })
  if (unit === 'usd') {
    if (Math.abs(baseline) < EPSILON) return formatMoney(candidate - baseline, { signed: true })
    return formatSignedShare((candidate - baseline) / baseline)
  }
  return formatMeasured(metric).change ?? '–'
}

/**
 * Shows which route tiers answered in each arm, `80 / 15 / 5 %`, and how many trials were answered; empty if no route tier is known. With
 * two arms, both counts are in one cell; with more, each arm's cell has its own.
 */
function writeUsage(tables: readonly RunTable[], isCompared: boolean, arms: number): readonly Row[] {
  const usage = tables.find(({ id }) => id === 'route-tier-usage')
  if (usage === undefined) return []
  const { rows, columns, totals = [] } = usage
  const shares = columns.slice(1).map((_, at) => {
    const cells = rows.map((row) => row[at + 1])
    const percents = cells.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0))
    return cells.every((share) => typeof share !== 'number') ? '–' : withUnit(percents.join(' / '), '%')
  })
  const trials = totals.map(formatCount)
  const title = `route tiers ${rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ')}`
  if (!isCompared) return [[title, shares.at(-1) ?? '–', trials.at(-1) ?? '–']]
  const cells = Array.from({ length: arms }, (_, place) => {
    const answered = arms === 2 ? trials.join(' and ') : trials[place]
    return [shares[place] ?? '–', '–', answered || '–']
  })
  return [[title, shares[0] ?? '–', ...cells.slice(1).flat()]]
}
