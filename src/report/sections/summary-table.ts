import { present } from '../../model/omit-undefined.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatSignedShare, formatValue } from '../../format/format-metric.js'
import { formatCount, formatMoney, formatNumber, withUnit } from '../../format/format-number.js'
import { EPSILON, isEstablished } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/gate-result.js'
import type { Block, Text } from '../../model/result/report.js'
import type { RunTable } from '../../model/run/run-table.js'
import { paragraph, right, strong, table } from '../blocks.js'
import {
  armNames,
  byMetric,
  type CandidateReport,
  type ComparedCandidate,
  joinRows,
  type Measurement,
  writeBaseline,
} from '../candidate-report.js'

const NOTHING = '–'

/** The rows in the order of LLMC's framework, whether the answer succeeded before them. */
function summaryIds(primaryK: number): readonly string[] {
  const ranked = ['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`)
  const taken = ['tokens.total', 'cost.usd', 'context.waste', 'route.escalation-rate']
  return ['success', ...ranked, 'retrieval.mrr', ...taken]
}

/** The key metrics of every arm, the baseline's first; nothing where none of them was measured. Bold: an established change. */
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

/** A row of one metric; none where no arm has it. */
function writeCompared(id: string, candidates: readonly ComparedCandidate[]): readonly Row[] {
  const lists = candidates.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id))
  const [row] = joinRows(lists, byMetric)
  if (row === undefined || row.each.every((one) => one === null || (one.candidate === null && one.baseline === null)))
    return []
  const alpha = candidates[0]?.comparison.alpha ?? 0
  return [[row.first.metric.title, writeBaseline(row), ...row.each.flatMap((one) => writeCandidate(one, alpha))]]
}

function writeAlone(id: string, { metrics, summaries }: Measurement): readonly Row[] {
  const facts = metrics.find((metric) => metric.id === id)
  const { mean = null, n = 0 } = summaries[id] ?? {}
  return facts === undefined || mean === null ? [] : [[facts.title, formatValue(facts, mean), formatCount(n)]]
}

function writeCandidate(metric: ListedMetric | null, alpha: number): Row {
  if (metric === null) return [NOTHING, NOTHING, '0']
  const change = writeChange(metric)
  return [
    formatMeasured(metric).candidate ?? NOTHING,
    isEstablished(metric, alpha) && metric.cause === null ? [strong(change)] : change,
    formatCount(metric.n),
  ]
}

/** Tokens as a difference of the means, money as a share, the others as they are. */
function writeChange(metric: ListedMetric): string {
  const { baseline, candidate } = metric
  const { unit } = metric.metric
  if (baseline === null || candidate === null) return NOTHING
  if (unit === 'tokens')
    return formatNumber(candidate - baseline, { decimals: Math.max(baseline, candidate) >= 100 ? 0 : 1, signed: true })
  if (unit === 'usd') {
    if (Math.abs(baseline) < EPSILON) return formatMoney(candidate - baseline, { signed: true })
    return formatSignedShare((candidate - baseline) / baseline)
  }
  return formatMeasured(metric).change ?? NOTHING
}

/**
 * Which route tiers answered in each arm, `80 / 15 / 5 %`, and how many trials were answered; none where no route tier is known. The counts of
 * two arms stand in one cell; those of more in the cells of each.
 */
function writeUsage(tables: readonly RunTable[], isCompared: boolean, arms: number): readonly Row[] {
  const usage = tables.find(({ id }) => id === 'route-tier-usage')
  if (usage === undefined) return []
  const { rows, columns, totals = [] } = usage
  const shares = columns.slice(1).map((_, at) => {
    const cells = rows.map((row) => row[at + 1])
    const percents = cells.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0))
    return cells.every((share) => typeof share !== 'number') ? NOTHING : withUnit(percents.join(' / '), '%')
  })
  const trials = totals.map(formatCount)
  const title = `route tiers ${rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ')}`
  if (!isCompared) return [[title, shares.at(-1) ?? NOTHING, trials.at(-1) ?? NOTHING]]
  const cells = Array.from({ length: arms }, (_, place) => {
    const answered = arms === 2 ? trials.join(' and ') : trials[place]
    return [shares[place] ?? NOTHING, NOTHING, answered || NOTHING]
  })
  return [[title, shares[0] ?? NOTHING, ...cells.slice(1).flat()]]
}
