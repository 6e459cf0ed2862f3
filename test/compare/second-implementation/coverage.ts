import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { gate as plainGate } from '../build-runs.js'
import { collectCases, type Cases, type GateCases, type Scores } from './cases.js'
import { measure, type Draws } from './measure.js'
import { benjaminiHochberg } from './tests-about-zero.js'

type Columns = (metric: MetricFacts) => {
  readonly baseline: ReadonlyMap<string, Scores>
  readonly candidate: ReadonlyMap<string, Scores>
}

/** Whether a metric is about quality, not about cost, tokens, time or resources (docs/decision-rules.md#coverage). */
export const isQuality = ({ unit, direction }: MetricFacts): boolean =>
  direction !== 'neutral' && !['s', 'tokens', 'usd', 'mb', 'percent'].includes(unit)

/** Returns why good results of the gates do not hold for the whole suite (docs/decision-rules.md#coverage); `null` if they do. */
export function findBlindSpot({
  gates,
  cases,
  input,
  columnsOf,
  ...rest
}: {
  readonly gates: readonly { readonly gate: Gate; readonly metric: MetricFacts; readonly own: GateCases }[]
  readonly cases: Cases
  readonly input: CompareInput
  readonly columnsOf: Columns
  readonly isComparable: (metric: MetricFacts) => boolean
  readonly alpha: number
  readonly draws: Draws
}): string | null {
  const looking = gates.filter(({ gate, metric }) => gate.severity === 'fail' && isQuality(metric))
  const covered = new Set(looking.flatMap(({ own }) => own.applicableNow))
  const isAsked = new Set(input.candidate.trials.map((trial) => trial.case))
  const asked = cases.candidate.filter(({ id }) => isAsked.has(id))
  const open = asked.filter(({ id }) => !covered.has(id))
  if (open.length === 0) return null
  if (findLosses(new Set(open.map(({ id }) => id)), { cases, input, columnsOf, ...rest }).length > 0)
    return 'ungated-loss'
  if (looking.length === 0) return 'no-quality-gate'
  const isShared = ({ id }: { readonly id: string }): boolean => cases.shared.some((one) => one.id === id)
  const shares = [open.length / asked.length, open.filter(isShared).length / (asked.filter(isShared).length || 1)]
  return shares.some((share) => share > 0.2 + 1e-9) ? 'ungated-cases' : null
}

/** Returns the quality metrics that got worse by their default margin on the uncovered cases alone. */
function findLosses(
  open: ReadonlySet<string>,
  { cases, input, columnsOf, isComparable, alpha, draws }: Omit<Parameters<typeof findBlindSpot>[0], 'gates'>,
): readonly string[] {
  const isOpen = ({ id }: { readonly id: string }): boolean => open.has(id)
  const part = {
    ...cases,
    baseline: cases.baseline?.filter(isOpen) ?? null,
    candidate: cases.candidate.filter(isOpen),
    shared: cases.shared.filter(isOpen),
  }
  const tested = input.candidate.run.metrics.flatMap((metric) => {
    if (!isQuality(metric) || !isComparable(metric)) return []
    const margin = metric.default_margin ?? {
      kind: metric.scale === 'log-ratio' ? ('relative' as const) : ('absolute' as const),
      value: 0,
    }
    const gate = plainGate({ id: `uncovered ${metric.id}`, metric: metric.id })
    const { p, reachesMargin } = measure(
      { gate, metric, margin, alpha, draws },
      collectCases(part, null, columnsOf(metric)),
    )
    return p === null ? [] : [{ p, id: metric.id, isLoss: reachesMargin && metric.default_margin !== undefined }]
  })
  const adjusted = benjaminiHochberg(tested.map(({ p }) => p))
  return tested.flatMap(({ id, isLoss }, index) => (isLoss && (adjusted[index] ?? 1) < alpha ? [id] : []))
}
