import { expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { SETTINGS } from '../metrics/make-trial.js'
import { dropUnmeasuredGates } from '../../src/compare/pair/metric-columns.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { ScoredTrial } from '../../src/model/run/run.js'

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
    { metrics: [], floor: 0.95 },
  )
  expect(result.dropped.map(({ metric }) => metric)).toEqual(dropped)
  expect(result.gates.map(({ metric }) => metric)).toEqual(['success', 'tokens'].filter((id) => !dropped.includes(id)))
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
  const of = { metrics: [], floor: 0.95, areResults: true }
  const result = dropUnmeasuredGates([gate('custom.tone', more)], [baseline, candidate], of)
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
  const run = { metrics: buildMetrics(SETTINGS), floor: 0.95 }
  const result = dropUnmeasuredGates([gate('calibration.ece', { assumed: true })], [arm, [trial({ success: 1 })]], run)
  expect(result.gates.map(({ metric }) => metric)).toEqual(gates)
  expect(result.dropped, 'nobody misses it').toEqual([])
})
