import { ONE_OF_TWO_STEPS, PROGRESS } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, scoredOr, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { weightedMean } from '../../stats/moments.js'
import { BAD_SHARE, defineFamily, defineMetric, SHARE } from '../define-metric.js'

type ExpectedStep = NonNullable<GoldenCase['expected_steps']>[number]
type Achieved = Readonly<{ step_id: string; completed?: boolean | undefined }>

/**
 * Computes the fine-grained progress R_Prog, 0 to 1: Σ weights of the expected steps that were achieved / Σ weights of all expected steps;
 * `null` if the weights sum to 0. Weights are the case's own, 1 by default. A step that is not expected, or says `completed: false`, does
 * not count, and one that is listed twice counts once. Source: ProjectScylla, docs/design/metrics-formulas.md, process metrics.
 * @example progressRate([{ step_id: 'a', weight: 3 }, { step_id: 'b' }], [{ step_id: 'a' }]) // 0.75
 */
export function progressRate(expected: readonly ExpectedStep[], achieved: readonly Achieved[]): number | null {
  const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])))
  return weightedMean(expected.map(({ step_id: id, weight = 1 }) => ({ value: Number(done.has(id)), weight })))
}

const defineProgress = defineFamily((weigh: (step: ExpectedStep) => ExpectedStep) => ({
  ...SHARE,
  needs: 'To cases with `expected_steps`.',
  example: ONE_OF_TWO_STEPS,
  source: 'ProjectScylla, docs/design/metrics-formulas.md, fine-grained progress rate (R_Prog)',
  applies: ({ expected_steps: expected = [] }) => expected.length > 0,
  score: ({ observation: { reply }, golden: { expected_steps: expected = [] } }) => {
    const achieved = reply.progress?.achieved
    if (achieved === undefined) return unscored('the target reported no achieved steps')
    return scoredOr(progressRate(expected.map(weigh), achieved), 'the weights of the expected steps sum to 0')
  },
  when_failed: 0,
}))

type Aligned = Readonly<{ goal_alignment: number; weight?: number | undefined }>

/**
 * Computes the strategic drift, 0 to 1: 1 − Σ alignment·weight / Σ weight; `null` if the weights sum to 0. The default weight is 1.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, process metrics.
 * @example strategicDrift([{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }]) // 1 − 3.2/4 = 0.2
 */
export function strategicDrift(steps: readonly Aligned[]): number | null {
  const aligned = weightedMean(steps.map(({ goal_alignment: value, weight = 1 }) => ({ value, weight })))
  // Rounding errors of the sums must not leave the range.
  return aligned === null ? null : Math.min(1, Math.max(0, 1 - aligned))
}

/** Lists the steps that state a `goal_alignment`; if there are none, the achieved steps that do. */
function listAligned({ steps = [], progress }: Reply): readonly Aligned[] {
  const isAligned = <Step extends { goal_alignment?: number | undefined }>(step: Step): step is Step & Aligned =>
    step.goal_alignment !== undefined
  const own = steps.filter(isAligned)
  return own.length > 0 ? own : (progress?.achieved ?? []).filter(isAligned)
}

function scoreActions({ progress }: Reply): Score {
  const { actions_total: total, actions_aligned: aligned } = progress ?? {}
  if (total === undefined || aligned === undefined)
    return unscored('the target did not report actions_total and actions_aligned')
  if (total === 0) return unscored('there was no action')
  if (aligned > total) return unscored(`the target reported more aligned actions (${aligned}) than actions (${total})`)
  return scored(1 - aligned / total)
}

/** Metrics of how far an agent's run got, and how directly. */
export const PROGRESS_METRICS: readonly MetricDefinition[] = [
  defineProgress({
    name: 'run.progress',
    title: 'progress',
    summary: 'How far the work got, in weighted steps (R_Prog).',
    formula:
      'Σ weights of the expected steps that were achieved / Σ weights of all `expected_steps`. Weights are the case’s, or 1 if it gives none; the reply’s do not count. An entry of `progress.achieved` counts once, only for an expected step, and not with `completed: false`.',
    edge_cases:
      'When the target reported no `progress.achieved`, or the weights of the expected steps sum to 0. A failed trial is 0.',
    example: { text: 'Steps a (weight 3) and b; a is achieved: 3/4 = 0.75.', value: 0.75 },
    measure: (step) => step,
  }),
  defineProgress({
    name: 'run.progress-simple',
    title: 'progress, steps counted',
    summary: 'The same, with all steps counted alike.',
    formula: 'Expected steps that were achieved / expected steps.',
    edge_cases: 'When the target reported no `progress.achieved`. A failed trial is 0.',
    example: { text: 'Steps a and b; a is achieved: 0.5.', value: 0.5 },
    measure: ({ step_id }) => ({ step_id }),
  }),
  defineMetric({
    ...BAD_SHARE,
    name: 'run.strategic-drift',
    title: 'strategic drift',
    summary: 'How far the steps stray from the goal.',
    formula:
      '1 − Σ goal_alignment · weight / Σ weight over the `steps` that give a `goal_alignment`; if none does, over `progress.achieved`. A missing weight is 1.',
    edge_cases: 'When no step has a `goal_alignment`, or the weights sum to 0, and for failed trials.',
    example: { text: 'Alignments of 1 (weight 3) and 0.2: 1 − 3.2/4 = 0.2.', reply: PROGRESS, value: 0.2 },
    source: 'ProjectScylla, docs/design/metrics-formulas.md, strategic drift',
    score: ({ observation }) => {
      const aligned = listAligned(observation.reply)
      if (aligned.length === 0) return unscored('the target reported no step with goal_alignment')
      return scoredOr(strategicDrift(aligned), 'the weights of the steps sum to 0')
    },
  }),
  defineMetric({
    ...BAD_SHARE,
    name: 'run.strategic-drift-simple',
    title: 'strategic drift, actions counted',
    summary: 'The same, by counting actions.',
    formula: '1 − `progress.actions_aligned` / `progress.actions_total`.',
    source: 'ProjectScylla, docs/design/metrics-formulas.md, simple version',
    edge_cases:
      'When one of the two is not reported, when there was no action, when more actions are aligned than there were, and for failed trials.',
    example: { text: '3 of 4 actions are aligned: 0.25.', reply: PROGRESS, value: 0.25 },
    score: ({ observation }) => scoreActions(observation.reply),
  }),
]
