import type { MetricFacts } from '../../model/metric.js'
import type { MarkedValue, TableCell, TableColumn } from '../../model/run/run-table.js'
import { orderTiers } from '../routing/route-tiers.js'
import { countTiers } from './count-tiers.js'
import { defineTable } from './define-table.js'
import { figureOf, readRouter, type RouterReading } from './read-router.js'

/** More tiers than these make no readable cell; all of them are in the table of route tiers. */
const MOST_TIERS = 6
export const routerComparison = defineTable({
  name: 'router-comparison',
  title: 'Routers compared',
  source: 'LLMC, evaluation framework, router strategy comparison',
  place: 'comment',
  start: countTiers,
  build: (arms, { settings, scoring }) => {
    const [base] = arms
    const tiers = orderTiers(
      arms.flatMap(({ data }) => [...data.keys()]),
      scoring.route_tiers,
    )
    if (base === undefined || arms.length < 2 || tiers.length === 0) return null
    const shown = tiers.slice(0, MOST_TIERS)
    const quality = ['success', ...['precision', 'recall'].map((name) => `retrieval.${name}@${settings.primary_k}`)]
    const ids = ['route.escalation-rate', 'route.accuracy', ...quality, 'tokens.total', 'cost.usd']
    const metrics = ids.flatMap(
      (id) => arms.map((arm) => figureOf(arm, id)).find((figure) => figure !== null)?.facts ?? [],
    )
    const readings = arms.map((arm) =>
      arm === base ? null : readRouter({ base, arm }, { tiers: scoring.route_tiers, quality }),
    )
    return {
      columns: [
        { title: 'arm', format: 'text' },
        { title: `answered by ${shown.join(' / ')}, %`, format: 'text' },
        ...metrics.map(({ title, unit, kind }): TableColumn => ({ title, format: kind === 'binary' ? 'share' : unit })),
      ],
      rows: arms.map((arm, index) => {
        const reading = readings[index] ?? null
        const cells = metrics.map(({ id }): TableCell => {
          const value = figureOf(arm, id)?.value ?? null
          const mark = reading === null ? null : markOf(id, reading)
          return mark === null ? value : { value, mark }
        })
        return [arm.name, writeUsage(arm.data, shown), ...cells]
      }),
      notes: [
        'Point figures, no test: what counts as a fall is the metric’s default margin.',
        ...arms.flatMap(({ name }, index) => describeReading(name, readings[index] ?? null, metrics)),
      ],
    }
  },
})

function markOf(id: string, { fallen, isUnderRouted, isCheaper }: RouterReading): MarkedValue['mark'] | null {
  if (isUnderRouted && fallen.includes(id)) return 'poor'
  return isCheaper && id === 'cost.usd' ? 'good' : null
}

function writeUsage(counts: ReadonlyMap<string, number>, tiers: readonly string[]): string | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const rest = total - tiers.reduce((sum, tier) => sum + (counts.get(tier) ?? 0), 0)
  return roundToHundred([...tiers.map((tier) => counts.get(tier) ?? 0), rest])
    .slice(0, tiers.length)
    .join(' / ')
}

function describeReading(
  name: string,
  reading: RouterReading | null,
  metrics: readonly MetricFacts[],
): readonly string[] {
  if (reading === null) return []
  const fallen = metrics.filter(({ id }) => reading.fallen.includes(id)).map(({ title }) => title)
  if (reading.isUnderRouted)
    return [`${name}: cheaper tiers answer more, and these fell: ${fallen.join(', ')}. Is it routed too low?`]
  return reading.isCheaper ? [`${name}: cheaper, and neither success, precision nor recall fell.`] : []
}

/**
 * Counts as whole per cent that sum to 100: rounded down, then those that lost most get one more, the first of equals first.
 * Source: Hamilton's method of largest remainders. All counts 0 give zeros.
 * @example roundToHundred([1, 1, 1]) // [34, 33, 33]
 */
export function roundToHundred(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const whole = counts.map((count) => Math.floor((100 * count) / total))
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const lost = counts
    .map((count, index) => ({ index, lost: (100 * count) % total }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index)
  const lifted = new Set(lost.slice(0, missing).map(({ index }) => index))
  return whole.map((share, index) => share + (lifted.has(index) ? 1 : 0))
}
