import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { formatCount, formatMoney, formatNumber, withUnit } from '../../format/format-number.js'
import { EPSILON, isEstablished } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import type { Block, Column, Text } from '../../model/result/report.js'
import type { RunTable } from '../../model/run/run-table.js'
import { firstOf, joinRows, type Measurement, type ToldCandidate, writeBaseline } from '../told-candidate.js'

const NOTHING = '–'

/** The rows in the order of LLMC's framework, whether the answer succeeded before them. */
function summaryIds(primaryK: number): readonly string[] {
  return [
    'success',
    ...['precision', 'recall', 'ndcg'].map((measure) => `retrieval.${measure}@${primaryK}`),
    'retrieval.mrr',
    'tokens.total',
    'cost.usd',
    'context.waste',
    'route.escalation-rate',
  ]
}

/** The key metrics of every arm, the baseline's first; nothing where none of them was measured. Bold: an established change. */
export function buildSummaryTable(
  told: readonly Omit<ToldCandidate, 'cases'>[],
  tables: readonly RunTable[],
): readonly Block[] {
  const [first] = told
  if (first === undefined) return []
  const isCompared = first.comparison.baseline !== null
  const usage = writeUsage(tables)
  const rows = summaryIds(first.measured.primary_k).flatMap((id) =>
    isCompared ? writeCompared(id, told) : writeAlone(id, first.measured),
  )
  const all = [...rows, ...(usage === null ? [] : [writeUsageRow(usage, { isCompared, arms: told.length + 1 })])]
  if (all.length === 0) return []
  const { names } = first.context
  const numbers = isCompared
    ? [names.baseline, ...told.flatMap(({ context }) => [context.names.candidate, 'change', 'n'])]
    : [names.candidate, 'n']
  return [
    {
      kind: 'table',
      columns: [{ title: 'metric', align: 'left' }, ...numbers.map((title): Column => ({ title, align: 'right' }))],
      rows: all,
    },
    ...(isCompared ? [{ kind: 'paragraph' as const, text: [describeNumbers(told.length)] }] : []),
  ]
}

function describeNumbers(candidates: number): string {
  const both = candidates === 1 ? 'both' : 'each and the first'
  return `Means over the n cases that ${both} have; for route tiers, over the answered trials. Bold: a significant change. Changes of money are in per cent, of shares in points, of all else in its own unit.`
}

/** A row of one metric; none where no arm has it. */
function writeCompared(id: string, told: readonly Pick<ToldCandidate, 'comparison'>[]): Text[][] {
  const [row = []] = joinRows(
    told.map(({ comparison }) => comparison.metrics.filter(({ metric }) => metric.id === id)),
    ({ metric }) => metric.id,
  )
  const metric = firstOf(row)
  if (metric === null || row.every((one) => (one?.candidate ?? null) === null && (one?.baseline ?? null) === null))
    return []
  const alpha = told[0]?.comparison.alpha ?? 0
  return [[[metric.metric.title], [writeBaseline(row)], ...row.flatMap((one) => writeCandidate(one, alpha))]]
}

function writeAlone(id: string, { metrics, summaries }: Measurement): Text[][] {
  const facts = metrics.find((metric) => metric.id === id)
  const { mean = null, n = 0 } = summaries[id] ?? {}
  return facts === undefined || mean === null ? [] : [[[facts.title], [formatValue(facts, mean)], [formatCount(n)]]]
}

function writeCandidate(metric: ListedMetric | null, alpha: number): readonly Text[] {
  if (metric === null) return [[NOTHING], [NOTHING], ['0']]
  const change = writeChange(metric)
  return [
    [formatMeasured(metric).candidate ?? NOTHING],
    [isEstablished(metric, alpha) && metric.cause === null ? { kind: 'strong', text: change } : change],
    [formatCount(metric.n)],
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
    const share = (candidate - baseline) / baseline
    return withUnit(formatNumber(share * 100, { decimals: Math.abs(share) >= 0.1 ? 0 : 1, signed: true }), '%')
  }
  return formatMeasured(metric).change ?? NOTHING
}

interface Usage {
  readonly title: string
  /** `80 / 15 / 5 %` of each arm. */
  readonly shares: readonly string[]
  /** The answered trials of each arm. */
  readonly trials: readonly string[]
}

/** Null where no route tier is known. */
function writeUsage(tables: readonly RunTable[]): Usage | null {
  const table = tables.find(({ id }) => id === 'route-tier-usage')
  if (table === undefined) return null
  const write = (at: number): string => {
    const shares = table.rows.map((row) => row[at])
    return shares.every((share) => typeof share !== 'number')
      ? NOTHING
      : withUnit(shares.map((share) => (typeof share === 'number' ? Math.round(share * 100) : 0)).join(' / '), '%')
  }
  const tiers = table.rows.flatMap(([tier]) => (typeof tier === 'string' ? [tier] : [])).join(' / ')
  return {
    title: `route tiers ${tiers}`,
    shares: table.columns.slice(1).map((_, at) => write(at + 1)),
    trials: (table.totals ?? []).map(formatCount),
  }
}

/** The counts of two arms stand in one cell; those of more in the cells of each. */
function writeUsageRow(
  { title, shares, trials }: Usage,
  { isCompared, arms }: { readonly isCompared: boolean; readonly arms: number },
): Text[] {
  if (!isCompared) return [[title], [shares.at(-1) ?? NOTHING], [trials.at(-1) ?? NOTHING]]
  const own = Array.from({ length: arms - 1 }, (_, place): Text[] => [
    [shares[place + 1] ?? NOTHING],
    [NOTHING],
    [arms === 2 ? trials.join(' and ') || NOTHING : (trials[place + 1] ?? NOTHING)],
  ])
  return [[title], [shares[0] ?? NOTHING], ...own.flat()]
}
