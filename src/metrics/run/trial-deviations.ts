import type { MetricDefinition } from '../../model/metric.js'
import type { RunFigure } from '../../model/run/run-figure.js'
import { defineRunMetric, type RunMetricSpec } from '../define-metric.js'

interface DeviationSpec extends Pick<RunMetricSpec, 'name' | 'title' | 'unit' | 'range'> {
  readonly figure: Extract<RunFigure['figure'], 'trial-deviation' | 'run-deviation'>
  readonly of: string
  readonly margin: number
}

function defineDeviation({ figure, of, margin, ...spec }: DeviationSpec): MetricDefinition {
  return defineRunMetric({
    ...spec,
    aspect: 'conduct',
    source:
      figure === 'trial-deviation'
        ? 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case'
        : 'poc-ai-workflow-frameworks, METRICS.md, …_run_stddev: sample deviation between the means of the runs',
    direction: 'lower',
    default_margin: { kind: 'absolute', value: margin },
    definition: `${spec.name}/1`,
    per_run: () => ({ figure, of }),
  })
}

export const successTrialDeviation = defineDeviation({
  name: 'success.trial-deviation',
  title: 'spread of success between trials',
  figure: 'trial-deviation',
  of: 'success',
  unit: 'ratio',
  range: [0, 1],
  margin: 0.05,
})

const JUDGED = { unit: 'score', range: [0, 5], margin: 0.25 } as const

export const correctnessTrialDeviation = defineDeviation({
  ...JUDGED,
  name: 'judge.correctness-trial-deviation',
  title: 'spread of correctness between trials',
  figure: 'trial-deviation',
  of: 'judge.correctness',
})

export const correctnessRunDeviation = defineDeviation({
  ...JUDGED,
  name: 'judge.correctness-run-deviation',
  title: 'spread of correctness between runs',
  figure: 'run-deviation',
  of: 'judge.correctness',
})

export const completenessRunDeviation = defineDeviation({
  ...JUDGED,
  name: 'judge.completeness-run-deviation',
  title: 'spread of completeness between runs',
  figure: 'run-deviation',
  of: 'judge.completeness',
})

export const faithfulnessRunDeviation = defineDeviation({
  ...JUDGED,
  name: 'judge.faithfulness-run-deviation',
  title: 'spread of faithfulness between runs',
  figure: 'run-deviation',
  of: 'judge.faithfulness',
})
