import type { CodeTotals } from '../../model/run/code-quality.js'
import type { MetricDefinition, MetricFacts } from '../../model/metric.js'
import type { RunCode } from '../../model/run/run-code.js'

interface OnCodeSpec extends Pick<
  MetricFacts,
  'title' | 'unit' | 'direction' | 'range' | 'default_margin' | 'absolute_margin'
> {
  readonly name: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  readonly version: number
  readonly measured_on: NonNullable<MetricFacts['measured_on']>
  readonly measure: (code: RunCode) => number | null
}

/** A figure of the source code as its file writes it. */
interface CodeMetricSpec extends Omit<OnCodeSpec, 'measured_on' | 'measure'> {
  /** Of the totals of the language that is asked for; null when they have no such value. */
  readonly measure: (totals: CodeTotals) => number | null
}

/**
 * An entry of the registry for a figure of the source code: one number a run, which no trial is scored by and no test is made of.
 * It applies where the suite says where its sources are.
 */
export function defineCodeMetric({ measure, ...spec }: CodeMetricSpec): MetricDefinition {
  return defineOnCode({
    ...spec,
    measured_on: 'code',
    measure: (code) => {
      const totals = findTotals(code)
      return totals === null ? null : measure(totals)
    },
  })
}

/** The same of what a judge said of the source code, where the suite asks one: 1 to 5. */
export function defineReviewMetric(
  spec: Pick<OnCodeSpec, 'name' | 'title' | 'source' | 'version' | 'measure'>,
): MetricDefinition {
  return defineOnCode({ ...spec, unit: 'score', direction: 'higher', range: [1, 5], measured_on: 'code-review' })
}

function defineOnCode({ name, title, source, version, measure, measured_on, ...facts }: OnCodeSpec): MetricDefinition {
  return {
    name,
    title,
    source,
    expand: ({ code_quality: code }) => [
      {
        id: name,
        title,
        unit: facts.unit,
        kind: 'continuous',
        direction: facts.direction,
        range: facts.range,
        environment: 'free',
        scale: 'linear',
        measured_on,
        ...(facts.default_margin && { default_margin: facts.default_margin }),
        ...(facts.absolute_margin !== undefined && { absolute_margin: facts.absolute_margin }),
        definition: `${name}/${version}`,
        aliases: [],
        applies: () => code !== undefined && (measured_on === 'code' || code.reviewed === true),
        score: null,
        measure,
        when_failed: 'unscored',
      },
    ],
  }
}

/** The totals of the language that the metrics are of; null where the code is unscored. */
function findTotals({ language, totals, unscored }: RunCode): CodeTotals | null {
  return unscored === null ? (totals.find((one) => one.language === language) ?? null) : null
}
