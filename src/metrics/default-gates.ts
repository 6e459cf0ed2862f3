import type { GoldenCase } from '../model/suite/case.js'
import type { Gate } from '../model/suite/gate.js'
import type { DefaultGate, Margin, Metric } from '../model/metric.js'

/**
 * The gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`, which also
 * warns at half of it, and tokens per query, as far as the metric applies to at least one enabled case. Cases that have no success are
 * gated by token F1, else by the rubric's score, as far as these apply; where no case has one, that gate is primary. Tokens never are.
 */
export function defaultGates({
  metrics,
  cases,
}: {
  readonly metrics: readonly Metric[]
  readonly cases: readonly GoldenCase[]
}): readonly Gate[] {
  const enabled = cases.filter((golden) => golden.enabled)
  const appliesTo = (metric: Metric, some: readonly GoldenCase[]): boolean => some.some((each) => metric.applies(each))
  const withRole = (role: DefaultGate): Metric[] => metrics.filter((metric) => metric.default_gate === role)
  const leading = withRole('primary').filter((metric) => appliesTo(metric, enabled))
  let open = enabled.filter((golden) => !leading.some((metric) => metric.applies(golden)))
  for (const metric of withRole('stand-in')) {
    if (!appliesTo(metric, open)) continue
    leading.push(metric)
    open = open.filter((golden) => !metric.applies(golden))
  }
  const [primary] = leading
  const guardrails = withRole('guardrail').filter((metric) => appliesTo(metric, enabled))
  return [...leading, ...guardrails].flatMap((metric) => [
    gateOf(metric, { severity: 'fail', primary: metric === primary, margin: metric.default_margin ?? null }),
    ...(metric.warn_margin === undefined
      ? []
      : [gateOf(metric, { severity: 'warn', primary: false, margin: metric.warn_margin })]),
  ])
}

function gateOf(
  { id }: Metric,
  given: { readonly severity: Gate['severity']; readonly primary: boolean; readonly margin: Margin | null },
): Gate {
  return {
    id: given.severity === 'warn' ? `${id} (warn)` : id,
    metric: id,
    severity: given.severity,
    evidence: 'significant',
    primary: given.primary,
    margin: given.margin,
    min: null,
    max: null,
    where: null,
    assumed: true,
  }
}
