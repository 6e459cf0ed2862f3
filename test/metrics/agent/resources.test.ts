import { describe, expect, test } from 'vitest'
import { cpuEfficiency, memoryEfficiency, thriftScore } from '../../../src/metrics/agent/efficiency-scores.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

// docs/sources.md#metrics-alignment.
describe('points', () => {
  test.each([
    [50, 100],
    [100, 100],
    [200, 75],
    [500, 0],
    [4000, 0],
  ])('%j MB of memory: %j', (megabytes, points) => {
    expect(memoryEfficiency(megabytes)).toBe(points)
  })

  test.each([
    [0, 100],
    [30, 70],
    [100, 0],
    [340, 0],
  ])('%j %% of the processor: %j', (percent, points) => {
    expect(cpuEfficiency(percent)).toBe(points)
  })

  test.each([
    [0, 5, 100],
    [1.5, 5, 70],
    [5, 5, 0],
    [60, 5, 0],
    [0.02, 0.1, 80],
    [0.1, 0.1, 0],
  ])('%j at an anchor of %j: %j', (amount, anchor, points) => {
    expect(thriftScore(amount, anchor)).toBeCloseTo(points, 12)
  })

  test.each([
    [{ cpu_percent: 240, cores: 8 }, 30],
    [{ cpu_percent: 140 }, 140],
    [{ cores: 8 }, null],
  ])('%j is %j %% of the processor', (resources, percent) => {
    expect(scoreWith({}, makeReply({ resources })).scores['resources.cpu-percent'] ?? null).toBe(percent)
  })
})

describe('resources of a trial', () => {
  const reasons = (observation: Parameters<typeof scoreWith>[1]) => {
    const { unscored } = scoreWith({}, observation)
    return Object.entries(unscored).filter(([id]) => /^(resources|cache)\.|-score$|^cost\.score$/.test(id))
  }

  test('are unscored, each with what is missing, if the target reports none', () => {
    const missing = (field: string) =>
      `the target reported no resources.${field}, and Goldenpair measures only programs that it starts itself, on Linux and macOS`
    expect(Object.fromEntries(reasons(makeReply()))).toMatchObject({
      'resources.memory-mb': missing('memory_mb'),
      'resources.memory-peak-mb': missing('memory_peak_mb'),
      'resources.memory-efficiency': missing('memory_mb'),
      'resources.cpu-percent': missing('cpu_percent'),
      'resources.cpu-efficiency': missing('cpu_percent'),
      'resources.cpu-seconds': missing('cpu_seconds'),
      'cache.hits': 'the target did not report the hits and misses of its cache',
      'cache.accesses': 'the target did not report the hits and misses of its cache',
      'cost.score': 'the target reported no input tokens',
    })
    expect(scoreWith({}, makeReply({ cache: { hits: 3 } })).scores['cache.hits']).toBeUndefined()
  })

  test('are unscored in a failed trial', () => {
    for (const [id, reason] of reasons(makeFailure('crash', 'boom')))
      expect(reason, id).toBe('the trial failed (crash): boom')
  })

  test('of points change with the suite’s anchors', () => {
    const scoring = { ...DEFAULT_SCORING, latency_anchor_s: 3, cost_anchor_usd: 1 }
    const { scores } = scoreWith({}, makeReply({ cost_usd: 0.25 }, 1500), { scoring })
    expect([scores['performance.latency-score'], scores['cost.score']]).toEqual([50, 75])
  })
})
