import { expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { SETTINGS } from '../metrics/make-trial.js'
import { dropUnmeasuredGates, isNewScore } from '../../src/compare/pair/metric-columns.js'
import { metricFacts } from '../../src/metrics/define-metric.js'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { Gate } from '../../src/model/suite/gate.js'
import { RESULTS_TARGET, type Run, type ScoredTrial } from '../../src/model/run/run.js'
import { scoredRun, SUCCESS } from './build-runs.js'

const gate = (metric: string, more: Partial<Gate> = {}): Gate => ({
  id: metric,
  metric,
  severity: 'fail',
  evidence: 'significant',
  primary: false,
  margin: null,
  min: null,
  max: null,
  where: null,
  ...more,
})
const TOKENS: MetricFacts = { ...SUCCESS, id: 'tokens' }
const TONE_FACTS: MetricFacts = { ...SUCCESS, id: 'custom.tone', custom: true }
/** The runs of two sides, with the summaries of these trials. */
function runsOf(
  areResults: boolean,
  baseline: readonly ScoredTrial[] | null = [],
  candidate: readonly ScoredTrial[] = [],
  metrics: readonly MetricFacts[] = [SUCCESS, TOKENS, TONE_FACTS],
) {
  const runOf = (trials: readonly ScoredTrial[]): Run => {
    const { run } = scoredRun({ cases: [], trials: [...trials], metrics: [...metrics] })
    const settings = areResults ? { ...run.settings, target: { type: RESULTS_TARGET } } : run.settings
    return { ...run, settings, summaries: summarizeRun({ metrics, trials }) }
  }
  return { run: runOf(candidate), baseline: baseline && runOf(baseline) }
}
const trial = (scores: Record<string, number>): ScoredTrial => ({ case: 'a', trial: 0, scores, unscored: {} })

test.each<[string, Partial<Gate>, Record<string, number>, Record<string, number>, string[]]>([
  ['a default guardrail that neither arm measured is dropped', { assumed: true }, {}, {}, ['tokens']],
  ['one that the candidate measured stays', { assumed: true }, {}, { tokens: 9 }, []],
  ['one that only the baseline measured stays, and will be invalid', { assumed: true }, { tokens: 9 }, {}, []],
  ['the primary gate stays, measured or not', { assumed: true, primary: true }, {}, {}, []],
  ['a gate that the suite names stays, measured or not', {}, {}, {}, []],
])('%s', (_, more, baseline, candidate, dropped) => {
  const result = dropUnmeasuredGates(
    [gate('success'), gate('tokens', more)],
    [[trial({ success: 1, ...baseline })], [trial({ success: 1, ...candidate })]],
    runsOf(false),
  )
  expect(result.dropped.map(({ metric }) => metric)).toEqual(dropped)
  expect(result.gates.map(({ metric }) => metric)).toEqual(['success', 'tokens'].filter((id) => !dropped.includes(id)))
})

test.each<[string, Record<string, number>, Record<string, number>, boolean]>([
  ['a score that no row of the baseline names', {}, { 'custom.tone': 1 }, true],
  ['passing, if no row of the baseline says whether it passed', { 'custom.tone': 1 }, { success: 1 }, true],
  ['not a score that both sides have', { 'custom.tone': 1 }, { 'custom.tone': 1 }, false],
])('a new score is %s', (_, before, now, isNew) => {
  const [id = ''] = Object.keys(now)
  const { run, baseline } = runsOf(
    true,
    [{ ...trial(before), unscored: id === SUCCESS.id ? { [id]: 'no' } : {} }],
    [trial(now)],
  )
  expect(isNewScore(id, baseline, run)).toBe(isNew)
  expect(isNewScore(id, null, run)).toBe(false)
  // Of a baseline whose rows all failed, nothing is known.
  const counts = { cases: 1, trials: 1, ok: 0, failed: 1, infrastructure: 0, timeouts: 0, retries: 0 }
  expect(isNewScore(id, baseline && { ...baseline, counts }, run)).toBe(false)
})

const TONE = [trial({ success: 1, 'custom.tone': 0.5 })]
const NO_TONE = [trial({ success: 1 })]
const LOST_TONE = [{ ...trial({ success: 1 }), unscored: { 'custom.tone': 'the results have no value' } }]
test.each<[string, Partial<Gate>, ScoredTrial[], ScoredTrial[], { stays: boolean; listed: boolean }]>([
  ['a guardrail that neither side measured is dropped', {}, NO_TONE, NO_TONE, { stays: false, listed: true }],
  ['one that the candidate lost stays', {}, TONE, NO_TONE, { stays: true, listed: false }],
  ['one that the baseline lost stays', {}, LOST_TONE, TONE, { stays: true, listed: false }],
  ['one that is new in the candidate is dropped', {}, NO_TONE, TONE, { stays: false, listed: false }],
  ['one stays where there is no baseline', {}, [], TONE, { stays: true, listed: false }],
  ['the primary gate stays, measured or not', { primary: true }, NO_TONE, TONE, { stays: true, listed: false }],
])('of results of another harness, %s', (_, more, baseline, candidate, { stays, listed }) => {
  const runs = runsOf(true, baseline.length === 0 ? null : baseline, candidate)
  const result = dropUnmeasuredGates([gate('custom.tone', more)], [baseline, candidate], runs)
  expect([result.gates.length === 1, result.dropped.length === 1]).toEqual([stays, listed])
})

const SURE = { success: 1, 'planner.confidence': 0.9 }
test.each<[string, readonly ScoredTrial[], readonly string[]]>([
  ['is dropped where no trial has a part of it', [trial({ success: 1 })], []],
  ['is dropped where half of the answers have no confidence', [trial(SURE), trial({ success: 1 })], []],
  ['stays where the target reports all of its parts', [trial(SURE), trial(SURE)], ['calibration.ece']],
  [
    'stays where as many answers have all parts as a gate needs',
    [...Array.from({ length: 19 }, () => trial(SURE)), trial({ success: 1 })],
    ['calibration.ece'],
  ],
  ['is dropped where fewer have', [...Array.from({ length: 18 }, () => trial(SURE)), trial({ success: 1 })], []],
  ['stays where the other answers have no part of it', [trial(SURE), trial({}), trial({})], ['calibration.ece']],
  [
    'stays if only failed trials lack one',
    [trial(SURE), { ...trial({ success: 0 }), failed: true }],
    ['calibration.ece'],
  ],
])('a default gate on a figure of the run %s', (_, arm, gates) => {
  const runs = runsOf(false, arm, arm, buildMetrics(SETTINGS).map(metricFacts))
  const result = dropUnmeasuredGates([gate('calibration.ece', { assumed: true })], [arm, [trial({ success: 1 })]], runs)
  expect(result.gates.map(({ metric }) => metric)).toEqual(gates)
  expect(result.dropped, 'nobody misses it').toEqual([])
})
