import type { Metric, MetricDefinition, MetricDocs, MetricFacts } from '../../model/metric.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run } from '../../model/run/run.js'
import { CODE_FIGURES } from '../../stats/code-totals.js'
import { metricFacts } from '../define-metric.js'

/** The facts that figures of one kind share. */
export interface CodeFacts
  extends
    Pick<MetricDocs, 'source'>,
    Pick<MetricFacts, 'unit' | 'direction' | 'range' | 'default_margin' | 'absolute_margin'> {
  /** When the figures are unscored although the code is measured. */
  readonly also_unscored?: string
}

interface OnCodeSpec extends MetricDocs, Omit<CodeFacts, 'also_unscored'> {
  readonly measured_on: NonNullable<MetricFacts['measured_on']>
  readonly measure: (code: RunCode) => number | null
}

/** Defines a figure of the source code or of its review: one number a run. No trial is scored by the figure, and no test uses it. */
export function defineOnCode(spec: OnCodeSpec): MetricDefinition {
  const { name: id, measured_on: on, measure } = spec
  return {
    ...spec,
    expand: ({ code_quality: code }) => [
      {
        ...metricFacts(spec),
        id,
        measure,
        kind: 'continuous',
        environment: 'free',
        scale: 'linear',
        definition: `${id}/1`,
        aliases: [],
        applies: () => code !== undefined && (on === 'code' || code.reviewed === true),
        score: null,
        when_failed: 'unscored',
      },
    ],
  }
}

export type CodeFigure = keyof typeof CODE_FIGURES

export type CodeRow = CodeFacts & Omit<MetricDocs, 'name' | 'needs' | 'edge_cases'>

/**
 * Defines a figure of the source code: what `CODE_FIGURES` reads for the chosen language. Applies if the suite says where its sources are.
 */
export function defineMeasure(spec: CodeRow & { readonly name: CodeFigure }): MetricDefinition {
  const { also_unscored: also, ...row } = spec
  return defineOnCode({
    ...row,
    needs: 'To runs of a variant with `code_quality`; see [what the code measures mean](code-quality.md).',
    edge_cases: `When the source code could not be measured (the run says why)${also === undefined ? '' : `; ${also}`}.`,
    measured_on: 'code',
    measure: ({ language, totals, unscored }) => {
      const own = totals.find((one) => unscored === null && one.language === language)
      return own === undefined ? null : CODE_FIGURES[row.name](own)
    },
  })
}

/**
 * Returns the figures of a run's source code by metric id. `n` is the number of measured files in the chosen language (0 without a value),
 * `applicable` the number of all its files. Empty if nobody measured the code; without figures of a review if none was asked for.
 */
export function summarizeCode(
  metrics: readonly Pick<Metric, 'id' | 'measured_on' | 'measure'>[],
  code: RunCode | undefined,
): Run['summaries'] {
  if (code === undefined) return {}
  const { language, files, review } = code
  const own = files.filter((file) => language === null || file.language === language)
  const measured = own.filter(({ kind }) => kind === 'measured').length
  return Object.fromEntries(
    metrics.flatMap(({ id, measured_on: on, measure }) => {
      if (measure === undefined || (on === 'code-review' && review === undefined)) return []
      const value = measure(code)
      return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]]
    }),
  )
}
