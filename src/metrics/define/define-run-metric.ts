import type { MetricDefinition, MetricFacts } from '../../model/metric.js'
import type { RunFigure } from '../../model/run/run-figure.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import type { MetricContext } from './define-metric.js'

/** A figure of the whole run as its file writes it: the facts, and how it is made of other metrics. */
export interface RunMetricSpec extends Omit<
  MetricFacts,
  'id' | 'kind' | 'environment' | 'scale' | 'per_run' | 'definition' | 'judged_by'
> {
  readonly name: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  /** Default `free`. */
  readonly environment?: MetricFacts['environment']
  /** Names the meaning beside the figure, which is part of it; must change with it. */
  readonly definition: string
  readonly aliases?: readonly string[]
  readonly per_run: (context: MetricContext) => RunFigure
}

/** An entry of the registry for a figure of the whole run. It applies to the cases that all of its parts apply to: `buildMetrics` sees to that. */
export function defineRunMetric(spec: RunMetricSpec): MetricDefinition {
  return {
    name: spec.name,
    title: spec.title,
    source: spec.source,
    expand: (settings) => {
      const figure = spec.per_run({
        k: settings.primary_k,
        settings,
        scoring: settings.scoring ?? DEFAULT_SCORING,
      })
      return [
        {
          id: spec.name,
          title: spec.title,
          unit: spec.unit,
          kind: 'continuous',
          direction: spec.direction,
          range: spec.range,
          environment: spec.environment ?? 'free',
          scale: 'linear',
          per_run: figure,
          ...(spec.aspect && { aspect: spec.aspect }),
          ...(spec.default_margin && { default_margin: spec.default_margin }),
          ...(spec.absolute_margin !== undefined && { absolute_margin: spec.absolute_margin }),
          definition: `${spec.definition} ${JSON.stringify(figure)}`,
          aliases: spec.aliases ?? [],
          applies: () => true,
          score: null,
          when_failed: 'unscored',
        },
      ]
    },
  }
}
