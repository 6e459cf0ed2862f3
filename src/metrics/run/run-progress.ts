import type { GoldenCase } from '../../model/suite/case.js'
import type { MetricDefinition } from '../../model/metric.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'

type ExpectedStep = NonNullable<GoldenCase['expected_steps']>[number]
type Achieved = Readonly<{ step_id: string; completed?: boolean | undefined }>

/**
 * Fine-grained progress R_Prog: Σ weights of the expected steps that were achieved / Σ weights of all expected, 0 to 1; null when the
 * weights sum to 0. Weights are the case's own, 1 where it gives none. A step that is not expected, or says `completed: false`, does not count,
 * and one that is listed twice counts once. Source: ProjectScylla, docs/design/metrics-formulas.md, process metrics.
 * @example progressRate([{ step_id: 'a', weight: 3 }, { step_id: 'b' }], [{ step_id: 'a' }]) // 0.75
 */
export function progressRate(expected: readonly ExpectedStep[], achieved: readonly Achieved[]): number | null {
  const done = new Set(achieved.flatMap(({ step_id: id, completed }) => (completed === false ? [] : [id])))
  const weigh = (steps: readonly ExpectedStep[]): number => steps.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const total = weigh(expected)
  return total === 0 ? null : weigh(expected.filter(({ step_id: id }) => done.has(id))) / total
}

function defineProgress(
  spec: Pick<MetricSpec, 'name' | 'title'>,
  weigh: (steps: readonly ExpectedStep[]) => readonly ExpectedStep[],
): MetricDefinition {
  return defineMetric({
    ...spec,
    source: 'ProjectScylla, docs/design/metrics-formulas.md, fine-grained progress rate (R_Prog)',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    default_margin: { kind: 'relative', value: 0.1 },
    absolute_margin: 0.05,
    definition: `${spec.name}/1`,
    applies: ({ expected_steps: expected = [] }) => expected.length > 0,
    score: ({ observation, golden }) => {
      const achieved = observation.reply.progress?.achieved
      if (achieved === undefined) return unscored('the target reported no achieved steps')
      const rate = progressRate(weigh(golden.expected_steps ?? []), achieved)
      return rate === null ? unscored('the weights of the expected steps sum to 0') : scored(rate)
    },
    when_failed: 0,
  })
}

export const runProgress = defineProgress({ name: 'run.progress', title: 'progress' }, (steps) => steps)

export const runProgressSimple = defineProgress(
  { name: 'run.progress-simple', title: 'progress, steps counted' },
  (steps) => steps.map(({ step_id }) => ({ step_id })),
)
