import { describe, expect, test } from 'vitest'
import { withinTime } from '../../src/io/within-time.js'
import { readReview } from '../../src/measure/judges/questions/ask-review.js'
import { summarizeCode } from '../../src/metrics/code/define-on-code.js'
import { REGISTRY } from '../../src/metrics/index.js'
import { scoreTrial } from '../../src/metrics/score-trial.js'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import type { ExampleTrial, MetricExample, MetricSettings } from '../../src/model/metric.js'
import type { Observation } from '../../src/model/run/observation.js'
import { REVIEW_CRITERIA, type RunCode } from '../../src/model/run/run-code.js'
import type { ScoredTrial } from '../../src/model/run/run.js'
import { DEFAULT_SCORING } from '../../src/model/suite/scoring.js'
import { JUDGED } from './judged.js'
import { makeCase, makeFailure, makeReply, metricsOf } from './make-trial.js'
import { measureCodeText } from './measure-code-text.js'

const SETTINGS: Partial<MetricSettings> = { scoring: JUDGED }

function observe({ reply, latency_ms: latencyMs, failure }: ExampleTrial): Observation {
  return failure === undefined ? makeReply(reply, latencyMs) : makeFailure(failure.kind, failure.message)
}

/** Scores an example. Trials of one case are numbered in order; a trial without a case id gets its own case. */
function scoreExample({ trials, ...single }: MetricExample): ReturnType<typeof summarizeRun> {
  const numbers = new Map<string, number>()
  const scored = (trials ?? [single]).map((written, index): ScoredTrial => {
    const golden = makeCase({ id: `case-${index}`, ...written.case })
    const trial = numbers.get(golden.id) ?? 0
    numbers.set(golden.id, trial + 1)
    // Settings for judging change what some metrics are computed from, so they are set only if the example has judgments.
    const metrics = metricsOf(written.judgments === undefined ? {} : SETTINGS)
    const { judgments } = written
    const observation = observe(written)
    return {
      case: golden.id,
      trial,
      ...scoreTrial({ withinTime, metrics, golden, observation, ...(judgments && { judgments }) }),
    }
  })
  return summarizeRun({ metrics: metricsOf(SETTINGS), trials: scored })
}

// The code used by the examples of code metrics, and its review.
const CODE = `import os
from langgraph.graph import Graph


# Picks one.
class Picker:
    def pick(self, items: list) -> str:
        for item in items:
            if item:
                return item
        return ''

    def all(self, items):
        return items + items
`

async function measureExample(): Promise<RunCode> {
  const grades = [4, 4, 3, 4, 3, 5, 4].map((score) => ({ reason: 'r', score }))
  const read = readReview(Object.fromEntries(REVIEW_CRITERIA.map((name, at) => [name, grades[at]])))
  if (typeof read === 'string') throw new Error(read)
  const measured = await measureCodeText({ 'a.py': CODE }, ['langgraph'])
  return { ...measured, review: { kind: 'reviewed', judge: 'j', prompt: 'code/1', cut: null, ...read } }
}

describe('the example of a definition has the stated value', () => {
  test.each(REGISTRY.filter(({ name }) => !name.startsWith('code.')))('$name', ({ name, example }) => {
    const { k = 5 } = example
    const id = metricsOf().find((metric) => metric.id === `${name}@${k}`)?.id ?? name.replace('^k', `^${k}`)
    const found = scoreExample(example)[id]
    const cases =
      example.trials === undefined ? 1 : new Set(example.trials.map(({ case: golden }, at) => golden?.id ?? at)).size
    expect(found).toMatchObject({ mean: expect.closeTo(example.value, 12) as number, n: cases, applicable: cases })
  })

  test('for source code', async () => {
    const found = summarizeCode(metricsOf(), await measureExample())
    const metrics = REGISTRY.filter(({ name }) => name.startsWith('code.'))
    expect(found).toMatchObject(
      Object.fromEntries(
        metrics.map(({ name, example }) => [
          name,
          { mean: expect.closeTo(example.value, 12) as number, n: 1, applicable: 1 },
        ]),
      ),
    )
  })
})

describe('definitions', () => {
  test('of metrics have the metric’s name', () => {
    for (const { id, definition } of metricsOf())
      expect([id, id.replace(/@\d+$/, '')], id).toContain(definition.slice(0, definition.indexOf('/')))
  })

  const CALIBRATION = ['calibration.ece', 'calibration.mce', 'calibration.brier', 'calibration.correlation']
  const PASSES = ['run.composite', 'run.cost-of-pass', 'success.pass@3', 'success.pass^3', 'success.trial-deviation']
  const ACCURATE_ANSWERS = ['tokens.per-accurate-answer', 'tokens.spent-per-accurate-answer', 'tokens.accurate']
  const CHANGES: readonly (readonly [Partial<MetricSettings>, readonly string[]])[] = [
    [{ k: [1, 3, 10], primary_k: 3 }, ['success', 'success.retrieval', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [{ success: 'retrieval' }, ['success', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [{ success: 'answer' }, ['success', ...CALIBRATION, ...ACCURATE_ANSWERS, ...PASSES]],
    [
      { scoring: { ...DEFAULT_SCORING, calibration_buckets: { edges: [0.5], closed: 'left' } } },
      ['calibration.ece', 'calibration.mce'],
    ],
    [
      { scoring: { ...DEFAULT_SCORING, route_tiers: ['small', 'large'] } },
      [
        'route.escalation-rate',
        'route.escalations',
        'route.first-tier-share',
        'route.accuracy',
        'route.under-routed',
        'route.over-routed',
      ],
    ],
    [
      { scoring: { ...DEFAULT_SCORING, rubric_categories: { clarity: 1 } } },
      ['rubric.weighted-score', 'rubric.pass', 'run.composite'],
    ],
    [{ scoring: { ...DEFAULT_SCORING, composite_weights: { pass: 1, impl: 0 } } }, ['run.composite']],
    [{ scoring: { ...DEFAULT_SCORING, judged: ['rubric'] } }, []],
    [
      { scoring: { ...DEFAULT_SCORING, precision_divisor: 'returned' } },
      [1, 3, 5, 10].map((k) => `retrieval.precision@${k}`).concat([1, 3, 5, 10].map((k) => `retrieval.f1@${k}`)),
    ],
    [{ scoring: { ...DEFAULT_SCORING, ndcg_gain: 'exp' } }, [1, 3, 5, 10].map((k) => `retrieval.ndcg@${k}`)],
    [{ scoring: { ...DEFAULT_SCORING, mrr_cutoff: 10 } }, ['retrieval.mrr']],
    [{ scoring: { ...DEFAULT_SCORING, latency_anchor_s: 10 } }, ['performance.latency-score']],
    [{ scoring: { ...DEFAULT_SCORING, cost_anchor_usd: 1 } }, ['cost.score']],
    [{ pricing: { models: { 'my-model': { input: 1, output: 1 } } } }, []],
  ]

  test.each(CHANGES)('change with settings %j for %j only', (changed, ids) => {
    const before = new Map(metricsOf().map(({ id, definition }) => [id, definition]))
    const after = metricsOf(changed)
    expect(after.filter(({ id, definition }) => before.get(id) !== definition).map(({ id }) => id)).toEqual(ids)
  })
})
