import { expect, test } from 'vitest'
import type { Disagreement } from '../../../../src/model/result/comparison.js'
import { plainText, type FlipDetail } from '../../../../src/model/result/report.js'
import { blocksMarkdown } from '../../../../src/report/render/block-markdown.js'
import { buildDisagreementList } from '../../../../src/report/sections/flips/disagreement-list.js'
import { comparisonWith, contextWith, NOTHING_ELSE } from '../facts.js'

const answered = (answer: string) => ({ answer, spans: [], failure: null })

function detail(candidate: string, reasons: readonly string[]): FlipDetail {
  return {
    case_id: 'q1',
    query: 'Who may rotate keys?',
    at: null,
    critical: true,
    expected_answers: ['admins'],
    expected_spans: [],
    top_k: 5,
    baseline: answered('admins'),
    candidate: answered(candidate),
    reasons,
  }
}

const told = [
  { name: 'lean', detail: detail('nobody', ['the answer does not contain "admins"']) },
  { name: 'best', detail: detail('admins', []) },
].map(({ name, detail: own }) => ({
  comparison: comparisonWith({}),
  context: contextWith({ names: { baseline: 'whole', candidate: name } }),
  flips: [own],
  measured: NOTHING_ELSE.measured,
}))

const disagreement: Disagreement = {
  case_id: 'q1',
  critical: true,
  passes: [
    { passed: 1, trials: 1 },
    { passed: 0, trials: 1 },
    { passed: 1, trials: 1 },
  ],
}

test('a case says in which arms it passes and fails and why, and has the answer of every arm, equal ones once', () => {
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

test('a reason stands behind the arms that do worst, else it names its arm; an arm that passes has none', () => {
  const why = 'the answer does not contain "admins"'
  const summarise = (tallies: readonly (readonly [number, number])[], reasons: readonly (readonly string[])[]) => {
    const passes = tallies.map(([passed, trials]) => ({ passed, trials }))
    const own = told.map((one, place) => ({ ...one, flips: [detail('nobody', reasons[place] ?? [])] }))
    const block = buildDisagreementList([{ ...disagreement, passes }], own, 'full')
    return block?.kind === 'flips' ? plainText(block.items[0]?.summary ?? []) : null
  }
  const all = [2, 2] as const
  const half = [1, 2] as const
  const none = [0, 2] as const
  expect(summarise([none, none, all], [[why], []])).toBe(`q1 (critical): passes in best; fails in whole, lean: ${why}`)
  expect(summarise([none, half, all], [[why], []])).toBe(
    `q1 (critical): passes in best; passes 1 of 2 trials in lean; fails in whole; lean: ${why}`,
  )
  expect(summarise([half, all, all], [[], ['expected span a.md is not among the 5 retrieved']])).toBe(
    'q1 (critical): passes in lean, best; passes 1 of 2 trials in whole',
  )
})

test('a span that a failing arm found where the baseline failed too is not why it fails', () => {
  const spans = [{ label: 'a.md', rank: 1, matches: 'a.md' }]
  const why = 'the answer does not contain "admins"'
  const flip = { ...detail('nobody', [why]), candidate: { ...answered('nobody'), spans } }
  const own = told.map((one, place) => ({ ...one, flips: place === 0 ? [flip] : [detail('admins', [])] }))
  const passes = [0, 0, 2].map((passed) => ({ passed, trials: 2 }))
  const block = buildDisagreementList([{ ...disagreement, passes }], own, 'full')
  expect(block?.kind === 'flips' ? plainText(block.items[0]?.summary ?? []) : null).toBe(
    `q1 (critical): passes in best; fails in whole, lean: ${why}`,
  )
})

test('with details `ids` no text of a case is shown, with `none` no case', () => {
  const ids = buildDisagreementList([disagreement], told, 'ids')
  const none = buildDisagreementList([disagreement], told, 'none')
  if (ids?.kind !== 'flips' || none?.kind !== 'flips') throw new Error('there is no list')
  expect(ids.items.map(({ summary, blocks }) => [plainText(summary), blocks])).toEqual([
    ['q1 (critical): passes in whole, best; fails in lean', []],
  ])
  expect(none.items).toEqual([])
})
