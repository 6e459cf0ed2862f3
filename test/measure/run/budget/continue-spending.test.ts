import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../src/io/clock.js'
import type { Run, Trial } from '../../../../src/model/run/run.js'
import { limitJudging } from '../../../../src/modes/request/open-month.js'
import { continueSpending } from '../../../../src/measure/run/budget/spending.js'
import { writeRun } from '../../../../src/store/runs/write-run.js'
import { makeCase, makeRun } from '../../../store/runs/make-run.js'
import { recordLog } from '../../targets/start-session.js'

test("judging continues with the measurement's cost: as counted, else from the trials, without cached answers", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-spending-'))
  const log = recordLog()
  const trial = (id: string, usd: number, more: object): Trial => ({
    ...{ case: id, trial: 0, retries: 0, unscored: {}, scores: { 'cost.usd': usd, 'judge.cost-usd': 0.125 } },
    observation: { status: 'ok', latency_ms: null, reply: { answer: 'x' }, ...more },
  })
  const spentOf = async (name: string, more: Partial<Run>) => {
    const out = join(folder, name)
    await using writer = await writeRun(out, makeRun({ cases: ['a', 'b'].map((id) => makeCase(id)), ...more }))
    await writer.append(trial('a', 0.25, {}))
    await writer.append(trial('b', 0.5, { cached: true }))
    const suite = { name: 'fruit', max_cost_usd: 1 }
    using spending = await continueSpending({ suite, clock: systemClock, folder: out, log })
    return [spending?.spentUsd(), spending?.runUsd()]
  }
  expect(await spentOf('recorded', { spent_usd: 0.7 })).toEqual([0.7, 0.7])
  expect(await spentOf('summed', {})).toEqual([0.5, 0.5])
  await rm(folder, { recursive: true })
})

test.each([
  [5, { max_cost_usd: 2 }, { max_cost_usd: 2 }],
  [1, { max_cost_usd: 2, max_cost_usd_per_month: 30 }, { max_cost_usd: 1, max_cost_usd_per_month: 30 }],
  [null, { max_cost_usd: null }, { max_cost_usd: null }],
  [3, null, { max_cost_usd: 3 }],
])("with the input %j and the base's %j, judging may cost %j", (input, budget, limit) => {
  expect(limitJudging(input, budget)).toEqual(limit)
})
