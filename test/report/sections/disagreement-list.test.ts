import { expect, test } from 'vitest'
import type { Disagreement } from '../../../src/model/result/comparison.js'
import { plainText, type FlipDetail } from '../../../src/model/result/report.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { buildDisagreementList } from '../../../src/report/sections/flips/disagreement-list.js'
import { comparisonWith, contextWith, NOTHING_ELSE } from './facts.js'

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
  expect(plainText(block.lead)).toBe('1 case does not come out the same in all arms.')
  const [item] = block.items
  expect(plainText(item?.summary ?? [])).toBe(
    'q1 (critical): passes in whole, best; fails in lean: the answer does not contain "admins"',
  )
  expect(blocksMarkdown(item?.blocks ?? [])).toContain(
    '**whole’s and best’s answer, the same**\n\n> admins\n\n**lean’s answer**\n\n> nobody',
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
