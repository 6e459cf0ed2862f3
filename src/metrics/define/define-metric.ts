import type { GoldenCase } from '../../model/suite/case.js'
import type {
  AnsweredTrial,
  DefaultGate,
  Margin,
  Metric,
  MetricDefinition,
  MetricFacts,
  MetricSettings,
} from '../../model/metric.js'
import type { Score } from '../../model/score.js'
import { DEFAULT_SCORING, type JudgedQuestion, type Scoring } from '../../model/suite/scoring.js'

/** What a metric's functions may use beside the trial. `k` is `primary_k` for a metric that is not measured at each k. */
export interface MetricContext {
  readonly k: number
  readonly settings: MetricSettings
  /** The suite's own, else the defaults. */
  readonly scoring: Scoring
}

/** A metric as its file writes it: the facts and two pure functions. */
export interface MetricSpec extends Omit<
  MetricFacts,
  'id' | 'environment' | 'scale' | 'per_run' | 'definition' | 'judged_by'
> {
  /** The id, without `@k`. */
  readonly name: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  /** Default `free`. */
  readonly environment?: MetricFacts['environment']
  /** Default `linear`. */
  readonly scale?: MetricFacts['scale']
  /** Names the meaning; must change with it. A function where the suite's settings are part of the meaning. */
  readonly definition: string | ((context: MetricContext) => string)
  /** Of these questions those that the suite asks are part of it. A function where that hangs on more of the suite. */
  readonly judged_by?: readonly JudgedQuestion[] | ((context: MetricContext) => readonly JudgedQuestion[])
  /** One metric for each k of the suite, `name@k`, instead of one. */
  readonly at_each_k?: boolean
  readonly aliases?: readonly string[]
  /** For a metric at each k: the role of the one at `primary_k`. */
  readonly default_gate?: DefaultGate
  readonly warn_margin?: Margin
  /** The key of the suite's `criteria` that bounds it. */
  readonly criterion?: string
  readonly applies: (golden: GoldenCase, context: MetricContext) => boolean
  readonly score: (trial: AnsweredTrial, context: MetricContext) => Score
  readonly when_failed: Metric['when_failed']
}

/** An entry of the registry from a spec. Its ks are those of the suite and `primary_k`, ascending, each once. */
export function defineMetric(spec: MetricSpec): MetricDefinition {
  return {
    name: spec.name,
    title: spec.title,
    source: spec.source,
    expand: (settings) => {
      const scoring = settings.scoring ?? DEFAULT_SCORING
      if (!spec.at_each_k) return [metricOf(spec, { k: settings.primary_k, settings, scoring })]
      const ks = [...new Set([...settings.k, settings.primary_k])].sort((a, b) => a - b)
      return ks.map((k) => metricOf(spec, { k, settings, scoring }))
    },
  }
}

function metricOf(spec: MetricSpec, context: MetricContext): Metric {
  const suffix = spec.at_each_k ? `@${context.k}` : ''
  const isMain = context.k === context.settings.primary_k
  const asked = judgesOf(spec, context)
  return {
    id: `${spec.name}${suffix}`,
    title: `${spec.title}${suffix}`,
    unit: spec.unit,
    kind: spec.kind,
    direction: spec.direction,
    range: spec.range,
    environment: spec.environment ?? 'free',
    scale: spec.scale ?? 'linear',
    ...(spec.aspect && { aspect: spec.aspect }),
    ...(spec.default_margin && { default_margin: spec.default_margin }),
    ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
    definition: typeof spec.definition === 'string' ? spec.definition : spec.definition(context),
    ...(asked.length > 0 && { judged_by: asked }),
    aliases: spec.aliases ?? [],
    ...(spec.default_gate && isMain && { default_gate: spec.default_gate }),
    ...(spec.warn_margin && isMain && { warn_margin: spec.warn_margin }),
    ...(spec.criterion !== undefined && { criterion: spec.criterion }),
    applies: (golden) => spec.applies(golden, context),
    score: (trial) => spec.score(trial, context),
    when_failed: spec.when_failed,
  }
}

function judgesOf({ judged_by: questions = [] }: MetricSpec, context: MetricContext): readonly JudgedQuestion[] {
  const all = typeof questions === 'function' ? questions(context) : questions
  return all.filter((question) => context.scoring.judged.includes(question))
}
