import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { poolRuns, refusePool, type RunFolder, writeLastPart } from '../../../src/measure/recorded/pool-runs.js'
import type { Run } from '../../../src/model/run/run.js'
import { readScoredRun } from '../../../src/store/runs/read-run.js'
import { writeRun } from '../../../src/store/runs/write-run.js'
import { recordEffects } from '../../publishers/publication.js'
import { makeCase, makeRun, makeTrial } from '../../store/runs/make-run.js'

const root = mkdtempSync(join(tmpdir(), 'goldenpair-pool-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const { log } = recordEffects({}).effects
const COUNTS = { cases: 1, trials: 5, ok: 5, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
const five = (more: Partial<Run> = {}): Run => makeRun({ trials_per_case: 5, counts: COUNTS, ...more })
const { fingerprints, settings } = makeRun()

test.each<readonly [what: string, older: Run, newer: Run, reason: string | null]>([
  ['the same asked again', five(), five({ run_id: 'other', commit: 'b', seed_offset: 10 }), null],
  ['three trials and five', five({ trials_per_case: 3 }), five(), null],
  ['a pool, of which the last run counts', five({ trials_per_case: 10, pooled: poolOf(5, 5) }), five(), null],
  ['six trials', five({ trials_per_case: 6 }), five(), 'together they would have 11 trials of each case, more than 10'],
  [
    'another model',
    five(),
    five({ fingerprints: { ...fingerprints, models: ['m'] } }),
    'they differ in fingerprints.models',
  ],
  [
    'another judge',
    five({ fingerprints: { ...fingerprints, judge: { quality: 'j' } } }),
    five(),
    'they differ in fingerprints.judge',
  ],
  [
    'a judge that was updated',
    five({ fingerprints: { ...fingerprints, judge_models: ['j'] } }),
    five(),
    'they differ in fingerprints.judge_models',
  ],
  [
    'other cases and rules',
    five(),
    five({ fingerprints: { ...fingerprints, suite: 'x', gates: 'y' } }),
    'they differ in fingerprints.suite, fingerprints.gates',
  ],
  [
    'another Goldenpair',
    five(),
    five({ fingerprints: { ...fingerprints, goldenpair: '9' } }),
    'they differ in fingerprints.goldenpair',
  ],
  ['another setting', five(), five({ settings: { ...settings, alpha: 0.1 } }), 'they differ in settings.alpha'],
  ['another part', five({ subset: 'tag:a' }), five(), 'they differ in subset'],
  ['a cache', five({ counts: { ...COUNTS, cached: 1 } }), five(), 'some answers are from a cache'],
  [
    'readings from a cache',
    five(),
    five({ counts: { ...COUNTS, judge: { readings: 5, failed: 0, retries: 0, cached: 1 } } }),
    'some answers are from a cache',
  ],
  ['one that never ended', five({ counts: null }), five(), 'the run session-1-default is not complete'],
])('two runs are pooled or not: %s', (_, older, newer, reason) => {
  expect(refusePool(older, newer)).toBe(reason)
})

function poolOf(...trials: readonly number[]): NonNullable<Run['pooled']> {
  return trials.map((count, index) => ({
    run_id: `r${index}`,
    commit: `c${index}`,
    started_at: '2026-01-01T00:00:00Z',
    trials: count,
  }))
}

async function write(name: string, run: Run, successes: readonly number[]): Promise<RunFolder> {
  const folder = join(root, name)
  const whole = { ...run, trials_per_case: successes.length, cases: [makeCase('fig')] }
  await using writer = await writeRun(folder, whole)
  for (const [trial, success] of successes.entries())
    await writer.append(makeTrial('fig', trial, { scores: { success }, unscored: {} }))
  await writer.finish({ ...whole, counts: COUNTS })
  return { folder, run: { ...whole, counts: COUNTS } }
}

test("the pool has the trials of both in order, only the last run's of an older pool, and each can be extracted again", async () => {
  const read = async (folder: string): Promise<readonly (number | undefined)[]> => {
    const { trials } = await readScoredRun(folder, { log })
    expect(trials.map(({ trial }) => trial)).toEqual(trials.map((_, index) => index))
    return trials.map(({ scores }) => scores['success'])
  }
  const first = await write('first', makeRun({ run_id: 'first', commit: 'a' }), [1, 0])
  const second = await write('second', makeRun({ run_id: 'second', commit: 'b', seed_offset: 10 }), [0, 0, 1])
  const third = await write('third', makeRun({ run_id: 'third', commit: 'c' }), [1, 1])
  const two = await poolRuns({ older: first, newer: second, out: join(root, 'two') }, log)
  expect(await read(join(root, 'two'))).toEqual([1, 0, 0, 0, 1])
  expect(two.run).toMatchObject({ run_id: 'second', commit: 'b', trials_per_case: 5, counts: { trials: 5, cases: 1 } })

  const three = await poolRuns(
    { older: { folder: join(root, 'two'), run: two.run }, newer: third, out: join(root, 'three') },
    log,
  )
  expect(await read(join(root, 'three'))).toEqual([0, 0, 1, 1, 1])
  expect(three.run.pooled).toMatchObject([
    { run_id: 'second', trials: 3, seed_offset: 10 },
    { run_id: 'third', trials: 2 },
  ])

  const alone = await writeLastPart({ folder: join(root, 'two'), run: two.run }, join(root, 'alone'), log)
  expect(await read(join(root, 'alone'))).toEqual([0, 0, 1])
  expect(alone.run).toMatchObject({ run_id: 'second', trials_per_case: 3, counts: { trials: 3 } })
  expect(alone.run.pooled).toBeUndefined()
})
