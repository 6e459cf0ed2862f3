import { REPEATED } from '../examples.js'
import type { MetricDefinition, MetricDocs } from '../../model/metric.js'
import type { RunFigure } from '../../model/run/run-figure.js'
import { defineRunMetric, type RunMetricSpec } from '../define-metric.js'

interface DeviationRow extends MetricDocs, Pick<RunMetricSpec, 'unit' | 'range' | 'default_margin'> {
  readonly figure: Extract<RunFigure['figure'], 'trial-deviation' | 'run-deviation'>
  readonly of: string
}

function defineDeviation({ figure, of, ...row }: DeviationRow): MetricDefinition {
  return defineRunMetric({ ...row, aspect: 'conduct', direction: 'lower', per_run: () => ({ figure, of }) })
}

const GRADES = { unit: 'score', range: [0, 5], default_margin: { kind: 'absolute', value: 0.25 } } as const

const ofTrials: readonly DeviationRow[] = [
  {
    name: 'success.trial-deviation',
    title: 'spread of success between trials',
    summary: 'How much the trials of a case disagree on success.',
    formula:
      'The sample deviation (÷ n − 1) of `success` over the trials of a case, then the mean over the cases of at least two trials.',
    needs: 'To cases that `success` applies to.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, per-question standard deviation',
    edge_cases: 'When no case has two scored trials.',
    example: { text: 'Two cases, each passing one of two trials: √½ = 0.707.', trials: REPEATED, value: Math.SQRT1_2 },
    figure: 'trial-deviation',
    of: 'success',
    unit: 'ratio',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
  },
  {
    ...GRADES,
    name: 'judge.correctness-trial-deviation',
    title: 'spread of correctness between trials',
    summary: 'How far the grades of one case lie apart.',
    formula:
      'The sample deviation (÷ n − 1) of `judge.correctness` over the trials of a case, then the mean over the cases of at least two trials.',
    needs: 'As `judge.correctness`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case',
    edge_cases: 'When no case has two scored trials.',
    example: {
      text: 'Two cases with grades of 4, 5 and of 2, 5: (√½ + √4.5)/2 = 1.414.',
      trials: REPEATED,
      value: Math.SQRT2,
    },
    figure: 'trial-deviation',
    of: 'judge.correctness',
  },
]

/** How far the mean grades of whole runs lie apart. */
const ofRuns = ['correctness', 'completeness', 'faithfulness'].map((grade): DeviationRow => ({
  ...GRADES,
  name: `judge.${grade}-run-deviation`,
  title: `spread of ${grade} between runs`,
  summary: `How far the mean ${grade} of whole runs lies apart.`,
  formula: `The sample deviation (÷ n − 1) between the means of \`judge.${grade}\` over the cases of all first trials, of all second trials and so on.`,
  needs: `As \`judge.${grade}\`.`,
  source: `poc-ai-workflow-frameworks, METRICS.md, \`${grade}_run_stddev\``,
  edge_cases: 'When there are fewer than two trials a case.',
  example: {
    text: 'Two cases with grades of 4, 5 and of 2, 5: the runs’ means 3 and 5 deviate by 1.414.',
    trials: REPEATED,
    value: Math.SQRT2,
  },
  figure: 'run-deviation',
  of: `judge.${grade}`,
}))

/** How far the trials of a case, and whole runs, lie apart. */
export const DEVIATIONS: readonly MetricDefinition[] = [...ofTrials, ...ofRuns].map(defineDeviation)
