import { expect, test } from 'vitest'
import { rank } from '../../compare/rank/rank.js'
import { buildPairTables } from '../../../src/report/sections/standings.js'
import { gate, goldenCase, scoredRun, successTrials } from '../../compare/build-runs.js'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const gates = [gate({ primary: true }), gate({ id: 'success (all)' }), gate({ id: 'success (warn)', severity: 'warn' })]
const armOf = (name: string) => ({
  name,
  scored: scoredRun({
    cases: ids.map((id) => goldenCase({ id })),
    gates,
    trials: successTrials(Object.fromEntries(ids.map((id) => [id, [1]]))),
  }),
})

test('pairs of a gate that only warns are not described as adjusted together with failing gates', () => {
  const arms = [armOf('x'), armOf('y')]
  const { settings, pricing } = armOf('x').scored.run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  const comparison = rank({ arms, ruleSet, failOn: 'regression' })
  const summaries = buildPairTables(comparison).flatMap((block) => (block.kind === 'details' ? block.summary : []))
  expect(summaries).toEqual([
    'All 1 pair on Success (all); p adjusted by Holm over 2 tests',
    'All 1 pair on Success (warn); p adjusted by Holm among the gates that only warn',
  ])
})
