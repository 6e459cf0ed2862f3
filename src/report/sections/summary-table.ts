import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { formatMoney, formatNumber, withUnit } from '../../format/format-number.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { MetricFacts } from '../../model/metric.js'
import { isEstablished } from '../../model/relative-change.js'
import type { Block, Column, ReportContext, Text } from '../../model/result/report.js'
import type { RunTable } from '../../model/run/run-table.js'
import type { Run } from '../../model/run/run.js'
import { armName, type Tournament } from '../../model/result/tournament.js'
import { EPSILON } from '../../stats/round-noise.js'

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

/** The key metrics of a run beside its baseline's; nothing where none of them was measured. Bold: an established change. */
export function buildSummaryTable({
  comparison,
  context,
  tables,
  measured,
}: {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly tables: readonly RunTable[]
  readonly measured: Pick<Run, 'metrics' | 'summaries'> & { readonly primary_k: number }
}): readonly Block[] {
  const isCompared = comparison.baseline !== null
  const rows = summaryIds(measured.primary_k).flatMap((id): Text[][] => {
    if (!isCompared) return writeAlone(id, measured)
    const metric = comparison.metrics.find((one) => one.metric.id === id)
    const isMissing = metric === undefined || (metric.candidate === null && metric.baseline === null)
    return isMissing ? [] : [writeRow(metric, comparison.alpha)]
  })
  const usage = writeUsage(tables)
  const usageRow: Text[][] =
    usage === null
      ? []
      : [
          isCompared
            ? [[usage.title], [usage.first], [usage.last], [NOTHING], [usage.trials.join(' and ') || NOTHING]]
            : [[usage.title], [usage.last], [usage.trials.at(-1) ?? NOTHING]],
        ]
  const all = [...rows, ...usageRow]
  if (all.length === 0) return []
  const { names } = context
  const numbers = isCompared ? [names.baseline, names.candidate, 'change', 'n'] : [names.candidate, 'n']
  return [
    {
      kind: 'table',
      columns: [{ title: 'metric', align: 'left' }, ...numbers.map((title): Column => ({ title, align: 'right' }))],
      rows: all,
    },
    ...(isCompared
      ? [
          {
            kind: 'paragraph' as const,
            text: [
              'Means over the n cases that both have; of route tiers the answered trials. Bold: a change that its test establishes. Money changes in per cent, shares in points (pp), the others in their own unit.',
            ],
          },
        ]
      : []),
  ]
}

function writeAlone(id: string, { metrics, summaries }: Pick<Run, 'metrics' | 'summaries'>): Text[][] {
  const facts = metrics.find((metric) => metric.id === id)
  const { mean = null, n = 0 } = summaries[id] ?? {}
  return facts === undefined || mean === null ? [] : [[[facts.title], [formatValue(facts, mean)], [countIn(n)]]]
}

function writeRow(metric: ListedMetric, alpha: number): Text[] {
  const text = formatMeasured(metric)
  const change = writeChange(metric)
  return [
    [metric.metric.title],
    [text.baseline ?? NOTHING],
    [text.candidate ?? NOTHING],
    [isEstablished(metric, alpha) && metric.reason === null ? { kind: 'strong', text: change } : change],
    [countIn(metric.n)],
  ]
}

const countIn = (count: number): string => formatNumber(count, { decimals: 0 })

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
  /** `80 / 15 / 5 %` of the first and the last arm. */
  readonly first: string
  readonly last: string
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
  const trials = (table.totals ?? []).map(countIn)
  return { title: `route tiers ${tiers}`, first: write(1), last: write(table.columns.length - 1), trials }
}

/** The same of three to ten variants, a row each; nothing where none of it was measured. */
export function buildVariantSummary({ variants, metrics }: Tournament, primaryK: number): readonly Block[] {
  const shown = summaryIds(primaryK).flatMap((id) => {
    const facts = metrics.find((metric) => metric.id === id)
    const isMeasured = variants.some(({ summaries }) => (summaries[id]?.mean ?? null) !== null)
    return facts === undefined || !isMeasured ? [] : [facts]
  })
  if (shown.length === 0) return []
  return [
    {
      kind: 'table',
      columns: [{ title: 'variant', align: 'left' }, ...shown.map(({ title }): Column => ({ title, align: 'right' }))],
      rows: variants.map(({ name, summaries }, place): Text[] => [
        [`${armName(place)} ${name}`],
        ...shown.map((facts): Text => {
          const mean = summaries[facts.id]?.mean ?? null
          return [mean === null ? NOTHING : formatValue(facts, mean)]
        }),
      ]),
    },
    { kind: 'paragraph', text: [`Means over the n cases that are scored: ${writeCounts(variants, shown)}.`] },
  ]
}

/** `n = 100` where all figures have one, else by metric, with the least and the most of the variants. */
function writeCounts(variants: Tournament['variants'], shown: readonly MetricFacts[]): string {
  const counts = shown.map(({ id, title }) => {
    const all = variants.flatMap(({ summaries }) => summaries[id]?.n ?? [])
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return { title, n: least === most ? countIn(least) : `${countIn(least)} to ${countIn(most)}` }
  })
  const [first] = counts
  if (first !== undefined && counts.every(({ n }) => n === first.n)) return `n = ${first.n}`
  return counts.map(({ title, n }) => `${title} ${n}`).join(', ')
}
