import { expect, test } from 'vitest'
import { watchConduct } from '../../../src/metrics/agent/watch-conduct.js'
import type { Observation } from '../../../src/model/run/observation.js'
import { goldenCase } from '../../compare/build-runs.js'

const golden = goldenCase({
  id: 'a',
  expected_spans: [
    { path: 'x.md', relevance: 1 },
    { path: 'noise.md', relevance: 0 },
    { path: 'y.md', relevance: 2 },
  ],
})
const answered = (paths: readonly string[], tier: string): Observation => ({
  status: 'ok',
  latency_ms: 1,
  reply: {
    answer: '',
    spans: paths.map((path) => ({ path })),
    attempts: [
      { route_tier: 'local', model: 'small' },
      { route_tier: tier, model: 'large' },
    ],
  },
})

test('a case combines its trials: the best rank of each expected span, who answered, and how it failed', () => {
  const watch = watchConduct()
  watch.add({ golden, observation: answered(['noise.md', 'noise.md', 'x.md'], 'API') })
  watch.add({ golden, observation: answered(['x.md'], 'codex') })
  watch.add({ golden, observation: { status: 'failed', latency_ms: 9, failure: { kind: 'timeout', message: 'late' } } })
  expect(watch.finish().get('a')).toEqual({
    ranks: [1, null],
    returned: 2,
    places: ['noise.md', 'x.md'],
    tiers: ['api', 'codex'],
    models: ['large'],
    failures: ['timeout'],
  })
})

test('a reply without spans has no ranks', () => {
  const watch = watchConduct()
  watch.add({ golden, observation: { status: 'ok', latency_ms: 1, reply: { answer: 'yes' } } })
  expect(watch.finish().get('a')).toEqual({ ranks: [null, null], returned: null, tiers: [], models: [], failures: [] })
})
