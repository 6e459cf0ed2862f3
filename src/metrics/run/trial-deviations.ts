import { CHECKED, REPEATED } from '../examples.js'
import type { ExampleTrial, MetricDefinition, MetricDocs } from '../../model/metric.js'
import { GRADES } from '../../model/run/judgments.js'
import type { RunFigure } from '../../model/run/run-figure.js'
import { DEFAULT_PASS_K } from '../../model/suite/scoring.js'
import { defineRunMetric, GOOD_SHARE, type RunMetricSpec } from '../define-metric.js'

interface DeviationRow extends MetricDocs, Pick<RunMetricSpec, 'unit' | 'range' | 'default_margin'> {
  readonly figure: Extract<RunFigure['figure'], 'trial-deviation' | 'run-deviation'>
  readonly of: string
}

function defineDeviation({ figure, of, example, ...row }: DeviationRow): MetricDefinition {
  return defineRunMetric({
    ...row,
    aspect: 'conduct',
    direction: 'lower',
    example: { ...example, trials: REPEATED },
    per_run: () => ({ figure, of }),
  })
}

const GRADED = { unit: 'score', range: [0, 5], default_margin: { kind: 'absolute', value: 0.25 } } as const

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
    example: { text: 'Two cases, each passing one of two trials: √½ = 0.707.', value: Math.SQRT1_2 },
    figure: 'trial-deviation',
    of: 'success',
    unit: 'ratio',
    range: [0, 1],
    default_margin: { kind: 'absolute', value: 0.05 },
  },
  {
    ...GRADED,
    name: 'judge.correctness-trial-deviation',
    title: 'spread of correctness between trials',
    summary: 'How much the trials of a case disagree on correctness.',
    formula:
      'The sample deviation (÷ n − 1) of `judge.correctness` over the trials of a case, then the mean over the cases of at least two trials.',
    needs: 'As `judge.correctness`.',
    source: 'poc-ai-workflow-frameworks, METRICS.md, correctness_stddev: sample deviation between the trials of a case',
    edge_cases: 'When no case has two scored trials.',
    example: { text: 'Two cases with grades 4, 5 and 2, 5: (√½ + √4.5)/2 = 1.414.', value: Math.SQRT2 },
    figure: 'trial-deviation',
    of: 'judge.correctness',
  },
]

/** The spread between the mean grades of whole runs. */
const ofRuns = GRADES.map((grade): DeviationRow => ({
  ...GRADED,
  name: `judge.${grade}-run-deviation`,
  title: `spread of ${grade} between runs`,
  summary: `How much the mean ${grade} differs between whole runs.`,
  formula: `The sample deviation (÷ n − 1) between the means of \`judge.${grade}\` over the cases of all first trials, of all second trials and so on.`,
  needs: `As \`judge.${grade}\`.`,
  source: `poc-ai-workflow-frameworks, METRICS.md, \`${grade}_run_stddev\``,
  edge_cases: 'When there are fewer than two trials a case.',
  example: {
    text: 'Two cases with grades 4, 5 and 2, 5: the runs’ means 3 and 5 deviate by 1.414.',
    value: Math.SQRT2,
  },
  figure: 'run-deviation',
  of: `judge.${grade}`,
}))

/** A case that passes two of three tries, and one that passes all. */
const THREE_TRIES: readonly ExampleTrial[] = [
  ['here', 'here', 'no'],
  ['here', 'here', 'here'],
].flatMap((answers, index) => answers.map((answer) => ({ case: { id: `c${index}`, ...CHECKED }, reply: { answer } })))

interface PassesRow extends Omit<MetricDocs, 'needs' | 'edge_cases'> {
  readonly need: 'any' | 'all'
}

/** Defines one metric for each number of tries that the suite names: `success.pass@3`, `success.pass^3`. */
function definePasses({ need, ...row }: PassesRow): MetricDefinition {
  const [sign, verb] = need === 'any' ? ['@', 'passes'] : ['^', 'pass']
  const docs = {
    ...row,
    needs: 'To cases that `success` applies to.',
    edge_cases: 'When no case has k scored trials. Cases with fewer are left out.',
    example: { ...row.example, k: 3, trials: THREE_TRIES },
  }
  return {
    ...docs,
    expand: (settings) =>
      [...new Set(settings.scoring?.pass_k ?? DEFAULT_PASS_K)].flatMap((k) =>
        defineRunMetric({
          ...docs,
          ...GOOD_SHARE,
          name: `success.pass${sign}${k}`,
          title: `${need} of ${k} tries ${verb}`,
          per_run: () => ({ figure: 'passes', of: 'success', tries: k, need }),
        }).expand(settings),
      ),
  }
}

export const PASSES: readonly MetricDefinition[] = [
  definePasses({
    name: 'success.pass',
    title: 'any of k tries passes',
    need: 'any',
    summary:
      'The chance that at least one of k tries passes: what a user gets who can ask again. `success.pass@3`, and others of `scoring.pass_k`.',
    formula:
      '1 − C(n − c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
    source: 'Chen et al. 2021, arXiv:2107.03374, 2.1, pass@k',
    example: { text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (1 + 1)/2 = 1.', value: 1 },
  }),
  definePasses({
    name: 'success.pass^k',
    title: 'all of k tries pass',
    need: 'all',
    summary:
      'The chance that all of k tries pass: what a user gets who asks repeatedly. `success.pass^3`, and others of `scoring.pass_k`.',
    formula:
      'C(c, k)/C(n, k) for a case that passed c of n scored trials, which is unbiased; then the mean over the cases.',
    source: 'Yao et al. 2024, arXiv:2406.12045 (τ-bench), 3, pass^k',
    example: { text: 'A case that passed 2 of 3 trials and one that passed 3, k = 3: (0 + 1)/2 = 0.5.', value: 0.5 },
  }),
]

/** Metrics of how far the trials of a case, and whole runs, differ. */
export const DEVIATIONS: readonly MetricDefinition[] = [...ofTrials, ...ofRuns].map(defineDeviation)
