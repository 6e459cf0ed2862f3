import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/io/sha256.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { fingerprintMetrics } from '../../../src/metrics/define-metric.js'
import type { Run, ScoredTrial } from '../../../src/model/run/run.js'
import { metricSettings, openEarlyScores } from '../../../src/modes/evaluate/score-arms.js'
import { readArms } from '../../../src/modes/evaluate/read-arms.js'
import { writeRun } from '../../../src/store/runs/write-run.js'
import { recordLog } from '../../measure/targets/start-session.js'
import { makeCase, makeRun } from '../../store/runs/make-run.js'

const CASE = makeCase('a')
const RUN = makeRun({ cases: [CASE] })
const OTHER = { ...makeRun({ cases: [CASE] }), run_id: 'another' }
const scoreOf = (trial: number): ScoredTrial => ({ case: 'a', trial, scores: { success: 1 }, unscored: {} })

/** Makes early scores of a run in which trial 1 was seen and the trials in `written` are stored. */
function watch({ place = 0, written = [1], run = RUN }: { place?: number; written?: number[]; run?: Run }) {
  const early = openEarlyScores((arm) => arm)
  const observation = { status: 'ok', latency_ms: 1, reply: { answer: 'yes' } } as const
  const seen = { ...scoreOf(1), golden: CASE, observation, judgments: null }
  early.onTrial({ place, run, trials: () => written.map(scoreOf) }, seen)
  return early
}

const BY = metricSettings(RUN, null)
const OTHERWISE = { ...BY, primary_k: BY.primary_k + 1 }

test.each([
  { what: 'all trials were seen', early: watch({}), runs: [RUN], settings: BY, known: [true, true] },
  { what: 'an earlier job has made a trial', early: watch({ written: [0, 1] }), runs: [RUN], known: [false, false] },
  { what: 'it has another place in the report', early: watch({ place: 1 }), runs: [RUN, OTHER], known: [true, false] },
  { what: 'it is no run of the report', early: watch({}), runs: [OTHER], known: [true, false] },
  { what: 'it is scored by other settings', early: watch({}), runs: [RUN], settings: OTHERWISE, known: [false, false] },
])('the scores of a run are known or not, if $what', ({ early, runs, settings = BY, known }) => {
  const found = early.find(RUN, settings)
  const reported = early.forReport(settings, runs)
  expect([found !== null, reported !== null]).toEqual(known)
  if (known[0] === true)
    expect(found).toMatchObject({ trials: [scoreOf(1)], run: { summaries: { success: { mean: 1 } } } })
  if (known[1] === true) expect(reported?.arms.get(RUN.run_id)?.answers.get('a')).toHaveLength(2)
})

test('an arm with other scoring settings than the first is scored by the report, and the first is not', () => {
  const early = watch({})
  const others = { ...OTHER, settings: { ...OTHER.settings, primary_k: OTHER.settings.primary_k + 1 } }
  const observation = { status: 'failed', latency_ms: 1, failure: { kind: 'crash', message: 'gone' } } as const
  const seen = { ...scoreOf(0), golden: CASE, observation, judgments: null }
  early.onTrial({ place: 1, run: others, trials: () => [scoreOf(0)] }, seen)
  expect(early.find(others, metricSettings(others, null))).toBeNull()
  expect([...(early.forReport(BY, [RUN, others])?.arms.keys() ?? [])]).toEqual([RUN.run_id])
})

test.each([
  { what: 'the run is finished, by the same metrics', own: {}, mean: 0.25 },
  { what: 'the run is still made', own: { counts: null }, mean: 1 },
  { what: 'a metric was defined otherwise', own: { fingerprints: { ...RUN.fingerprints, metrics: {} } }, mean: 1 },
])('the summaries of a run are used if $what', ({ own, mean }) => {
  const known = fingerprintMetrics(buildMetrics(BY), sha256)
  const summaries = { success: { mean: 0.25, n: 1, applicable: 1 } }
  const run = { ...RUN, fingerprints: { ...RUN.fingerprints, metrics: known }, summaries, ...own }
  expect(watch({ run }).find(run, BY)?.run.summaries['success']?.mean).toBe(mean)
})

test('a report states its number of trials, even if all of them are already scored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldenpair-early-'))
  try {
    const large = {
      ...RUN,
      counts: { cases: 1, trials: 20_000, ok: 20_000, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 },
    }
    await using writer = await writeRun(folder, large)
    await writer.finish(large)
    const told: unknown[] = []
    const tell = (...step: unknown[]) => void told.push(step)
    const arms = {
      candidates: [folder],
      baseline: { kind: 'none', reason: 'there is none' } as const,
      outputFolder: folder,
    }
    const read = await readArms({ ...arms, early: watch({}), tell, log: recordLog() })
    expect([told, read.candidates[0].scored.trials.length]).toEqual([[['scoring', 0, 20_000]], 1])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('counts the replies of a run and the cases whose replies differ, without copies from a cache', () => {
  const early = openEarlyScores((arm) => arm)
  const [b, c] = [makeCase('b'), makeCase('c')]
  const run = makeRun({ cases: [CASE, b, c] })
  const seen: ScoredTrial[] = []
  const see = (golden: typeof CASE, answer: string, cached = false): void => {
    const trial = { ...scoreOf(seen.length), case: golden.id }
    seen.push(trial)
    const observation = { status: 'ok', latency_ms: 1, reply: { answer }, ...(cached && { cached }) } as const
    early.onTrial({ place: 0, run, trials: () => seen }, { ...trial, golden, observation, judgments: null })
  }
  for (const answer of ['yes', 'yes']) see(CASE, answer)
  for (const answer of ['yes', 'no']) see(b, answer)
  for (const isCached of [false, true, true]) see(c, 'yes', isCached)
  expect(early.find(run, BY)?.replies).toEqual({ trials: 5, cases: 3, differ: ['b'] })
  for (let more = 5; more < 2000; more++) see(CASE, 'yes')
  expect(early.find(run, BY)?.replies?.trials).toBe(2000)
  // Hashing every reply of a large run would take too long.
  see(CASE, 'yes')
  expect(early.find(run, BY)).not.toHaveProperty('replies')
})
