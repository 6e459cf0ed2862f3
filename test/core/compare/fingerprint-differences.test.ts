import { describe, expect, test } from 'vitest'
import { findDifferences, findRedefinedMetrics } from '../../../src/core/compare/fingerprint-differences.js'
import { scoredRun, SUCCESS } from './build-runs.js'

const same = { cases: [], trials: [] }

describe('the differences of two runs', () => {
  test('equal conditions have none', () => {
    expect(findDifferences(scoredRun(same).run, scoredRun(same).run)).toEqual([])
  })

  test('each is named with both sides and what follows from it', () => {
    const baseline = scoredRun({
      ...same,
      seed: 1,
      fingerprints: { models: ['gpt-a'], target: 'sha256:0123456789abcdef' },
    })
    const candidate = scoredRun({
      ...same,
      seed: 2,
      fingerprints: { models: ['gpt-b'], target: 'sha256:fedcba9876543210' },
      settings: { controlled: { chunk_size: 512 } },
    })
    expect(findDifferences(baseline.run, candidate.run)).toEqual([
      {
        what: 'target',
        baseline: '0123456789ab',
        candidate: 'fedcba987654',
        effect: 'the target is set up differently, which is part of what is compared',
      },
      {
        what: 'models',
        baseline: 'gpt-a',
        candidate: 'gpt-b',
        effect: "the provider's model changed, which may be all that these differences show",
      },
      { what: 'seed', baseline: '1', candidate: '2', effect: 'the targets were seeded differently' },
      {
        what: 'controlled.chunk_size',
        baseline: 'not set',
        candidate: '512',
        effect: 'a controlled setting differs, so it may explain what changed',
      },
    ])
  })

  test('a metric defined otherwise, not measured before or priced otherwise is not compared', () => {
    const cost = { ...SUCCESS, id: 'cost', unit: 'usd' as const, kind: 'continuous' as const }
    const fresh = { ...SUCCESS, id: 'fresh' }
    const metrics = [SUCCESS, cost, fresh]
    const baseline = scoredRun({ ...same, metrics, metricFingerprints: { success: '1', cost: '1' } })
    const candidate = scoredRun({
      ...same,
      metrics,
      metricFingerprints: { success: '2', cost: '1', fresh: '1' },
      fingerprints: { pricing: 'dearer' },
    })
    expect([...findRedefinedMetrics(baseline.run, candidate.run)]).toEqual([
      ['success', "defined differently from the baseline's"],
      ['cost', 'priced from different price lists'],
      ['fresh', 'not measured in the baseline'],
    ])
  })
})
