import { expect, test } from 'vitest'
import { planRounds } from '../../../src/compare/rounds/plan-rounds.js'
import type { CaseTries, GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'

const tries = (digits: string): CaseTries => ({ main: [...digits].map(Number), rounds: [], asked_on: [] })

const gate = (main: readonly string[], more: Partial<GateInRounds> = {}): GateInRounds => ({
  id: 'success',
  severity: 'fail',
  evidence: 'significant',
  values: 'yes-no',
  sign: 1,
  width: 1,
  margin: { kind: 'absolute', value: 0.05 },
  is_slice: false,
  cases: new Map(main.map((digits, index) => [`case-${index}`, tries(digits)])),
  ...more,
})

test('plans 150 cases that never varied to decide after the first round', () => {
  const plan = planRounds({ gates: [gate(Array(150).fill('11111'))], cap: 3, alpha: 0.05 })
  expect(plan.gates).toEqual([
    {
      id: 'success',
      margin: 0.05,
      heights: { lower: 1.993, change: 2.29 },
      first: 1,
      hopeless: false,
      slack: expect.closeTo(0.02511, 5),
    },
  ])
})
