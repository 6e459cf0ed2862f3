import type { DefaultGate, Metric, MetricFacts, MetricSettings } from '../model/metric.js'
import { metricsOfFigure } from '../model/run/run-figure.js'
import { suggest } from '../model/suggest.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { Gate } from '../model/suite/gate.js'
import { completePricing } from './cost/price-reply.js'
import { REGISTRY } from './index.js'

/**
 * Builds the metrics of one suite: the registry, in its order, then the suite's `own` metrics and the figures of tables that its gates
 * name. Ids are unique. Prices that the suite does not give come from the default table (`completePricing`). A figure of the run applies
 * where all of its parts do, and its definition includes theirs.
 */
export function buildMetrics(settings: MetricSettings, own: readonly MetricFacts[] = []): readonly Metric[] {
  const complete = { ...settings, pricing: completePricing(settings.pricing) }
  const metrics = [...REGISTRY.flatMap((definition) => definition.expand(complete)), ...own.map(recordedMetric)]
  const byId = new Map<string, Metric>()
  for (const metric of metrics) {
    if (byId.has(metric.id)) throw new Error(`two metrics have the id ${metric.id}`)
    byId.set(metric.id, metric)
  }
  return metrics.map((metric) => joinParts(metric, byId))
}

/** Makes a metric that is not in the registry: a figure of a table, or one of the suite's own. Its scores come from elsewhere. */
export function recordedMetric(facts: MetricFacts): Metric {
  const custom = facts.measured_on === 'table' ? {} : ({ custom: true } as const)
  return { ...facts, ...custom, aliases: [], applies: () => true, score: null, when_failed: 'unscored' }
}

function joinParts(metric: Metric, byId: ReadonlyMap<string, Metric>): Metric {
  if (metric.per_run === undefined) return metric
  const parts = metricsOfFigure(metric.per_run).map((id) => {
    const part = byId.get(id)
    if (part === undefined || part.per_run !== undefined)
      throw new Error(`${metric.id} is computed from ${id}, which is not scored for trials`)
    return part
  })
  const asked = [...new Set(parts.flatMap(({ judged_by = [] }) => judged_by))]
  return {
    ...metric,
    ...(asked.length > 0 && { judged_by: asked }),
    definition: [metric.definition, ...parts.map(({ definition }) => definition)].join(' | '),
    applies: (golden) => parts.every((part) => part.applies(golden)),
  }
}

/**
 * Finds the metric of a name: its full id, an alias, or the id after its first dot if only one metric has it (`precision@5` for
 * `retrieval.precision@5`; `precision` is ambiguous between `sources.precision` and those at k). An underscore counts as a dash. For a name
 * that no metric has, or that several have, returns the metric that may be meant and every full id, in order.
 */
export function resolveMetric<Named extends Pick<Metric, 'id' | 'aliases'>>(metrics: readonly Named[], name: string) {
  const wanted = name.replaceAll('_', '-')
  const named = metrics.find(({ id }) => id === wanted) ?? metrics.find(({ aliases }) => aliases.includes(wanted))
  if (named) return named
  const [only, second] = metrics.filter((metric) => shortNames(metric).includes(wanted))
  // `precision` may mean the sources, or the spans at any k, so it counts as ambiguous.
  const isMeasuredAtK = metrics.some((metric) => shortNames(metric).some((short) => short.startsWith(`${wanted}@`)))
  if (only && !second && !isMeasuredAtK) return only
  const known = metrics.map(({ id }) => id)
  return {
    unknown: name,
    suggestion:
      (isMeasuredAtK ? null : only?.id) ??
      suggest(
        name,
        [...known, ...metrics.flatMap(shortNames)].filter((other) => other !== wanted),
      ),
    known,
  }
}

function shortNames({ id, aliases }: Pick<Metric, 'id' | 'aliases'>): readonly string[] {
  const dot = id.indexOf('.')
  return dot === -1 ? aliases : [id.slice(dot + 1), ...aliases]
}

/**
 * Returns the gates of a suite that names none, each at its metric's default margin: success (primary), precision at `primary_k`, which
 * also warns at half of its margin, tokens per query, and the calibration error. A metric must apply to at least one enabled case. Cases
 * without success are gated by token F1, else by the rubric's score, if these apply; that gate is primary if no case has success. Tokens
 * are never primary.
 */
export function defaultGates(input: {
  readonly metrics: readonly Metric[]
  readonly cases: readonly GoldenCase[]
}): readonly Gate[] {
  const { metrics, cases } = input
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
  const guardrails = [...withRole('guardrail'), ...withRole('if-reported')].filter((metric) =>
    appliesTo(metric, enabled),
  )
  return [...leading, ...guardrails].flatMap((metric): readonly Gate[] => {
    const { id, default_margin: margin = null, warn_margin: warning } = metric
    const gate = { id, metric: id, evidence: 'significant', min: null, max: null, where: null, assumed: true } as const
    return [
      { ...gate, severity: 'fail', primary: metric === primary, margin },
      ...(warning === undefined
        ? []
        : [{ ...gate, id: `${id} (warn)`, severity: 'warn' as const, primary: false, margin: warning }]),
    ]
  })
}
