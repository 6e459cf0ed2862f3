import { expect, test } from 'vitest'
import { annotate } from '../../../src/modes/evaluate/annotate.js'
import type { ReadArms } from '../../../src/modes/evaluate/read-arms.js'
import type { Comparison } from '../../../src/model/result/comparison.js'
import { makeDetail } from '../../report/make-case-detail.js'
import { comparisonWith, gateOn, PRECISION } from '../../report/sections/facts.js'
import { makeRun } from '../../store/runs/make-run.js'

test.each([
  ['regressed', true, 'full', ['precision@5 .80 → .20']],
  ['breached', true, 'ids', ['precision@5 .80 → .20']],
  ['inconclusive', false, 'full', []],
  ['regressed', true, 'none', []],
] as const)(
  'cases that lost are annotated if a gate is %s (failed: %s, details: %s)',
  (verdict, failed, details, messages) => {
    const worst = [{ case_id: 'a', baseline: 0.8, candidate: 0.2 }]
    const gate = gateOn(PRECISION, { verdict, failed, worse_cases: { count: 1, better: 0, worst } })
    const base = comparisonWith({ gates: [gate] })
    const comparison = { candidates: [{ ...base, verdict: { ...base.verdict, primary: gate.gate.id } }] }
    const arms = { baseline: { kind: 'none' }, candidates: [{ scored: { run: makeRun({}) } }] }
    const cases = [makeDetail({ case_id: 'a', at: { file: 'golden/a.yaml', line: 3 } })]
    const { broken } = annotate(arms as unknown as ReadArms, cases, comparison as unknown as Comparison, { details })
    expect(broken.map(({ title, message }) => [title, message])).toEqual(messages.map((text) => ['a got worse', text]))
  },
)
