import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Run, Trial } from '../../src/model/run/run.js'
import { inspectBaseline, isKept } from '../../src/modes/find-baseline.js'
import { recordEffects } from '../publishers/publication.js'
import { makeRun, makeTrial } from '../store/runs/make-run.js'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-inspect-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

const TRIALS = [makeTrial('a'), makeTrial('b')]
const UNANSWERED: Partial<Trial> = { scores: {}, unscored: { success: 'infrastructure failure: 429' } }
const counts = (infrastructure: number) => ({
  cases: 2,
  trials: 2,
  ok: 2 - infrastructure,
  failed: 0,
  infrastructure,
  timeouts: 0,
  retries: 0,
})

async function inspect(run: Partial<Run> | string | null, trials: readonly Trial[] | string | null = TRIALS) {
  const write = async (name: string, text: string | null) =>
    text === null ? undefined : writeFile(join(folder, name), text)
  await write('run.json', typeof run === 'string' ? run : run === null ? null : JSON.stringify(makeRun(run)))
  const lines = typeof trials === 'object' ? trials?.map((trial) => `${JSON.stringify(trial)}\n`).join('') : trials
  await write('trials.jsonl', lines ?? null)
  return inspectBaseline(folder, recordEffects({}).effects.log)
}

describe('a stored run', () => {
  test('that is complete can be compared with', async () => {
    expect(await inspect({})).toBeNull()
  })

  test.each<[string, Parameters<typeof inspect>, string]>([
    ['without run.json', [null], 'it has no run.json'],
    ['without trials', [{}, null], 'it has no trials.jsonl'],
    ['that is none', ['[]'], 'its run.json is damaged: Invalid input: expected object, received array'],
    [
      'with a damaged line',
      [{}, '{"case":"a"}\n{}\n'],
      'its trials.jsonl is damaged in line 1: `trial`: Invalid input: expected number, received undefined',
    ],
    [
      'with a trial twice',
      [{}, [makeTrial('a'), makeTrial('a')]],
      'its trials.jsonl is damaged in line 2: trial 0 of case `a` is there twice',
    ],
    ['that never finished', [{ counts: null }], 'its run never finished'],
    ['with no trials', [{}, []], 'it has no trials'],
    [
      'that got no answer',
      [{ counts: counts(2) }, [makeTrial('a', 0, UNANSWERED), makeTrial('b', 0, UNANSWERED)]],
      'none of its 2 trials was answered',
    ],
    [
      'that got too few',
      [{ counts: counts(1) }, [makeTrial('a'), makeTrial('b', 0, UNANSWERED)]],
      'only 1 of its 2 cases could be scored',
    ],
    [
      'whose target was given up, even if all the rest is scored',
      [{ counts: { ...counts(1), unasked: 1 } }, TRIALS],
      'its target was given up, so not all was asked',
    ],
  ])('%s cannot', async (_what, given, reason) => {
    expect(await inspect(...given)).toBe(reason)
  })
})

test.each([
  ['no-regression', {}, true],
  ['regressed', {}, true],
  ['invalid', {}, false],
  ['no-regression', { unasked: 1 }, false],
])('a run that is %s with %j is kept as a baseline: %s', (word, some, kept) => {
  expect(isKept({ word }, makeRun({ counts: { ...counts(1), ...some } }))).toBe(kept)
})
