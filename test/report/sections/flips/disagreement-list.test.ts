import { expect, test } from 'vitest'
import type { Disagreement } from '../../../../src/model/result/comparison.js'
import type { CaseDetail, TrialDetail } from '../../../../src/model/result/case-data.js'
import { plainText } from '../../../../src/model/result/report.js'
import type { Reason } from '../../../../src/model/score.js'
import { blocksMarkdown } from '../../../../src/report/render/block-markdown.js'
import { buildDisagreementList } from '../../../../src/report/sections/flips/disagreement-list.js'
import { makeDetail, makeSide, makeSpan } from '../../make-case-detail.js'
import { comparisonWith, contextWith, NOTHING_ELSE } from '../facts.js'

const arms = (...candidates: readonly Partial<TrialDetail>[]): CaseDetail =>
  makeDetail({
    case_id: 'q1',
    query: 'Who may rotate keys?',
    critical: true,
    expected_answers: ['admins'],
    baseline: makeSide({ answer: 'admins' }),
    candidates: candidates.map((facts) => makeSide(facts)),
  })

const tell = (detail: CaseDetail) =>
  ['lean', 'best'].map((name) => ({
    comparison: comparisonWith({}),
    context: contextWith({ names: { baseline: 'whole', candidate: name } }),
    cases: [detail],
    ...NOTHING_ELSE,
  }))

const WHY = 'the answer does not contain "admins"'
const why = (text: string): readonly Reason[] => [{ about: 'checks', text }]
const told = tell(arms({ answer: 'nobody', reasons: why(WHY) }, { answer: 'admins' }))

const disagreement: Disagreement = {
  case_id: 'q1',
  critical: true,
  passes: [
    { passed: 1, trials: 1 },
    { passed: 0, trials: 1 },
    { passed: 1, trials: 1 },
  ],
}

test("a case lists the arms in which it passes and fails with reasons, and every arm's answer, equal ones once", () => {
  const block = buildDisagreementList([disagreement], told, 'full')
  if (block?.kind !== 'flips') throw new Error('there is no list')
  expect(plainText(block.lead)).toBe('1 case differs between the arms.')
  const [item] = block.items
  expect(plainText(item?.summary ?? [])).toBe(
    'q1 (critical): passes in whole, best; fails in lean: the answer does not contain "admins"',
  )
  expect(blocksMarkdown(item?.blocks ?? [])).toContain(
    '**whole’s and best’s answer, the same**\n\n> admins\n\n**lean’s answer**\n\n> nobody',
  )
})

test('a reason follows the arms that do worst, else it names its arm; a passing arm has none', () => {
  const summarise = (tallies: readonly (readonly [number, number])[], reasons: readonly (readonly string[])[]) => {
    const passes = tallies.map(([passed, trials]) => ({ passed, trials }))
    const own = tell(arms(...reasons.map((texts) => ({ answer: 'nobody', reasons: texts.flatMap(why) }))))
    const block = buildDisagreementList([{ ...disagreement, passes }], own, 'full')
    return block?.kind === 'flips' ? plainText(block.items[0]?.summary ?? []) : null
  }
  const all = [2, 2] as const
  const half = [1, 2] as const
  const none = [0, 2] as const
  expect(summarise([none, none, all], [[WHY], []])).toBe(`q1 (critical): passes in best; fails in whole, lean: ${WHY}`)
  expect(summarise([none, half, all], [[WHY], []])).toBe(
    `q1 (critical): passes in best; passes 1 of 2 trials in lean; fails in whole; lean: ${WHY}`,
  )
  expect(summarise([half, all, all], [[], ['expected span a.md is not among the 5 retrieved']])).toBe(
    'q1 (critical): passes in lean, best; passes 1 of 2 trials in whole',
  )
})

test('a span that a failing arm found although the baseline failed too is not the reason', () => {
  const spans = [makeSpan('a.md', 1, 'a.md')]
  const own = tell(arms({ answer: 'nobody', reasons: why(WHY), spans }, { answer: 'admins' }))
  const passes = [0, 0, 2].map((passed) => ({ passed, trials: 2 }))
  const block = buildDisagreementList([{ ...disagreement, passes }], own, 'full')
  expect(block?.kind === 'flips' ? plainText(block.items[0]?.summary ?? []) : null).toBe(
    `q1 (critical): passes in best; fails in whole, lean: ${WHY}`,
  )
})

test('with details `ids` no text of a case is shown, and with `none` no case', () => {
  const ids = buildDisagreementList([disagreement], told, 'ids')
  const none = buildDisagreementList([disagreement], told, 'none')
  if (ids?.kind !== 'flips' || none?.kind !== 'flips') throw new Error('there is no list')
  expect(ids.items.map(({ summary, blocks }) => [plainText(summary), blocks])).toEqual([
    ['q1 (critical): passes in whole, best; fails in lean', []],
  ])
  expect(none.items).toEqual([])
})
