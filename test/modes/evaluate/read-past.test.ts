import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeHistory } from '../../../src/compare/nights/history.js'
import type { HistoryRow } from '../../../src/model/run/history.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { readPast } from '../../../src/modes/evaluate/report-context.js'
import type { Baseline } from '../../../src/store/baselines/baseline.js'
import { comparisonWith } from '../../report/sections/facts.js'

const reliability = {
  flaky: [{ case_id: 'a', baseline: { passed: 1, trials: 2 }, candidate: null }],
  ...{ majority: null, noise: [], not_separated: null },
}
const run = { variant: 'default', cases: [{ id: 'a', fingerprint: 'sha256:0123456789' }] }
const arms = [{ scored: { run } as unknown as ScoredRun }]
const row = (number: number, passed: number, facts: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ run: number, attempt: 1, at: '2026-11-22T03:00:00Z', mode: 'nightly', run_id: `r${number}`, variant: 'default' },
  ...{ commit: null, branch: 'main', values: {}, known: 1, passes: { a: [passed, 5, '01234567'] } },
  ...facts,
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-past-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const found = (): Baseline => ({ kind: 'found', folder }) as Baseline

test('the past of a flaky case is read from the history next to the baseline, each measurement once and only of this variant', async () => {
  const rows = [
    row(1, 5),
    row(2, 3),
    // A carried-forward baseline, an invalid run, and another variant.
    ...[row(3, 3, { run_id: 'r2' }), row(4, 0, { verdict: 'invalid' }), row(5, 0, { variant: 'other' })],
  ]
  writeFileSync(join(folder, 'history.jsonl'), writeHistory(rows))
  const past = await readPast(
    { candidates: [{ name: '', ...comparisonWith({ reliability }) }] },
    { arms, baseline: found() },
  )
  expect(past?.get('a')).toEqual([
    [5, 5],
    [3, 5],
  ])
  const known = await readPast(
    { candidates: [{ name: '', ...comparisonWith({ reliability }) }] },
    { arms, baseline: found(), history: [row(9, 4)] },
  )
  expect(known?.get('a')).toEqual([[4, 5]])
})

test('the past is empty without a history, without a baseline, and if no case is flaky', async () => {
  expect(
    await readPast({ candidates: [{ name: '', ...comparisonWith({ reliability }) }] }, { arms, baseline: found() }),
  ).toBeUndefined()
  const none: Baseline = { kind: 'none', reason: 'there is none' }
  expect(
    await readPast({ candidates: [{ name: '', ...comparisonWith({ reliability }) }] }, { arms, baseline: none }),
  ).toBeUndefined()
  writeFileSync(join(folder, 'history.jsonl'), writeHistory([row(1, 5)]))
  const steady = comparisonWith({ reliability: { ...reliability, flaky: [] } })
  expect(await readPast({ candidates: [{ name: '', ...steady }] }, { arms, baseline: found() })).toBeUndefined()
})
