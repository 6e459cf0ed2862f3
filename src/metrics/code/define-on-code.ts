import type { Metric, MetricDefinition, MetricDocs, MetricFacts } from '../../model/metric.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run } from '../../model/run/run.js'
import { CODE_FIGURES } from '../../stats/run-figures/code-figures.js'
import { metricFacts } from '../define-metric.js'

/** What the figures of one kind share. */
export interface CodeFacts
  extends
    Pick<MetricDocs, 'source'>,
    Pick<MetricFacts, 'unit' | 'direction' | 'range' | 'default_margin' | 'absolute_margin'> {
  /** What leaves them unscored where the code is measured. */
  readonly also_unscored?: string
}

interface OnCodeSpec extends MetricDocs, Omit<CodeFacts, 'also_unscored'> {
  readonly measured_on: NonNullable<MetricFacts['measured_on']>
  readonly measure: (code: RunCode) => number | null
}

/** A figure of the source code or of its review: one number a run, which no trial is scored by and no test is made of. */
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

/** It applies where the suite says where its sources are, and is what `CODE_FIGURES` says of the language that is asked for. */
export function defineMeasure(spec: CodeRow & { readonly name: CodeFigure }): MetricDefinition {
  const { also_unscored: also, ...row } = spec
  return defineOnCode({
    ...row,
    needs: 'To runs of a variant with `code_quality`; see [what the code measures mean](code-quality.md).',
    edge_cases: `When the source code is, for the reason that the run gives${also === undefined ? '' : `; ${also}`}.`,
    measured_on: 'code',
    measure: ({ language, totals, unscored }) => {
      const own = totals.find((one) => unscored === null && one.language === language)
      return own === undefined ? null : CODE_FIGURES[row.name](own)
    },
  })
}

/**
 * The figures of a run's source code by metric id; `n` and `applicable` are the measured files of the language that they are of, and all.
 * None at all where nobody measured it, and none of a review where nobody was asked.
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
