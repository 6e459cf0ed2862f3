import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeScores } from '../../../src/exchange/import/results/describe-scores.js'
import type { Trial } from '../../../src/model/run/run.js'
import { recordResults } from '../../../src/measure/import/record-results.js'
import { readTrials } from '../../../src/store/runs/read-run.js'
import { recordEffects } from '../../publishers/publication.js'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-results-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

const DESCRIBED = describeScores(
  [{ name: 'a', rows: [{ id: 'q', query: 'q', answer: 'yes', passed: true, scores: { tone: 0.5 } }] }],
  { lower: [], higher: [], continuous: [], primary: null },
)

test.each([
  ['Provider call failed: TypeError: x is undefined', 'target', { success: 0 }],
  ['Error 404: no such page', 'target', { success: 0 }],
  ['API error: 503 Service Unavailable', 'infrastructure', {}],
  ['Error code: 429 - quota', 'infrastructure', {}],
  ['HTTP 502', 'infrastructure', {}],
  ['connect ECONNREFUSED 127.0.0.1:80', 'infrastructure', {}],
])('a row with the error "%s" is a failure of kind %s', async (error, kind, scores) => {
  const run = await recordResults({
    arm: { name: 'a', rows: [{ id: 'q', query: 'q', answer: null, error, passed: null, scores: {} }] },
    described: DESCRIBED,
    ...{ variant: 'a', suite: 's', file: 'r.json', folder, now: new Date(0) },
    of: { mode: 'pr', commit: null, branch: null },
  })
  const trials: Trial[] = []
  for await (const trial of readTrials(folder, recordEffects({}).effects.log)) trials.push(trial)
  expect(trials).toMatchObject([{ observation: { status: 'failed', failure: { kind, message: error } } }])
  expect([trials[0]?.scores, trials[0]?.unscored['custom.tone']]).toEqual([
    expect.objectContaining(scores),
    expect.any(String),
  ])
  const isOutage = kind === 'infrastructure'
  expect([run.summaries['success'], run.summaries['custom.tone']]).toEqual([
    { mean: isOutage ? null : 0, n: isOutage ? 0 : 1, applicable: 1 },
    { mean: null, n: 0, applicable: isOutage ? 1 : 0 },
  ])
})

test('a share that rounding put above 1 is recorded as 1', async () => {
  const row = (id: string, value: number) => ({
    ...{ id, query: id, answer: 'yes', passed: null, scores: { semantic_similarity: value } },
  })
  const arm = { name: 'a', rows: [row('p', 1.0000002), row('q', 0.5)] }
  await recordResults({
    arm,
    described: describeScores([arm], { lower: [], higher: [], continuous: [], primary: null }),
    ...{ variant: 'a', suite: 's', file: 'r.json', folder, now: new Date(0) },
    of: { mode: 'pr', commit: null, branch: null },
  })
  const values: unknown[] = []
  for await (const { scores } of readTrials(folder, recordEffects({}).effects.log))
    values.push(scores['custom.semantic-similarity'])
  expect(values).toEqual([1, 0.5])
})
