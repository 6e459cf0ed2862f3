import { expect, test } from 'vitest'
import { dropUnmeasured } from '../../src/compare/pair/metric-columns.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { ScoredTrial } from '../../src/model/run/run.js'

const gate = (metric: string, more: Partial<Gate> = {}): Gate => ({
  id: metric,
  metric,
  severity: 'fail',
  evidence: 'significant',
  primary: false,
  margin: null,
  min: null,
  max: null,
  where: null,
  ...more,
})
const trial = (scores: Record<string, number>): ScoredTrial => ({ case: 'a', trial: 0, scores, unscored: {} })

test.each<[string, Partial<Gate>, Record<string, number>, Record<string, number>, string[]]>([
  ['a default guardrail that neither arm measured is dropped', { assumed: true }, {}, {}, ['tokens']],
  ['one that the candidate measured stays', { assumed: true }, {}, { tokens: 9 }, []],
  ['one that only the baseline measured stays, and will be invalid', { assumed: true }, { tokens: 9 }, {}, []],
  ['the primary gate stays, measured or not', { assumed: true, primary: true }, {}, {}, []],
  ['a gate that the suite names stays, measured or not', {}, {}, {}, []],
])('%s', (_, more, baseline, candidate, dropped) => {
  const result = dropUnmeasured(
    [gate('success'), gate('tokens', more)],
    [[trial({ success: 1, ...baseline })], [trial({ success: 1, ...candidate })]],
  )
  expect(result.dropped.map(({ metric }) => metric)).toEqual(dropped)
  expect(result.gates.map(({ metric }) => metric)).toEqual(['success', 'tokens'].filter((id) => !dropped.includes(id)))
})
