import type { MetricFacts } from '../model/metric.js'
import type { Arms, MetricColumn } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'

/** Parts of `success` and what of them was lost: passed in every baseline trial, and in none now. */
export function listParts({
  metrics,
  pairing,
  columnsOf: read,
}: {
  readonly metrics: readonly MetricFacts[]
  readonly pairing: CasePairing
  readonly columnsOf: (metric: MetricFacts) => Arms<MetricColumn>
}): readonly { readonly title: string; readonly lost: readonly string[] }[] {
  return metrics
    .filter(({ id, per_run: figure }) => id.startsWith('success.') && figure === undefined)
    .flatMap((metric) => {
      const { baseline, candidate } = read(metric)
      const scored = pairing.paired.flatMap(({ id }) => {
        const [before, now] = [baseline.get(id)?.values ?? [], candidate.get(id)?.values ?? []]
        return before.length === 0 || now.length === 0 ? [] : [{ id, before, now }]
      })
      const isLost = ({ before, now }: (typeof scored)[number]): boolean =>
        before.every((value) => value === 1) && now.every((value) => value === 0)
      return scored.length === 0 ? [] : [{ title: metric.title, lost: scored.filter(isLost).map(({ id }) => id) }]
    })
}
