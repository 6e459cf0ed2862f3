import { expect, test } from 'vitest'
import { blocksMarkdown } from '../../../src/core/render/block-markdown.js'
import { buildGateTable } from '../../../src/core/report/gate-table.js'
import { comparisonWith, contextWith } from './facts.js'
import { STORIES } from './stories.js'

const tableOf = (comparison: Parameters<typeof buildGateTable>[0]): readonly string[] => {
  const block = buildGateTable(comparison, contextWith())
  return block === null ? [] : blocksMarkdown([block]).replaceAll('\u202f', ' ').split('\n')
}

test('every gate has its values, its change, its p, and its verdict as a sign and words; what is notable is bold', () => {
  expect(tableOf(STORIES.regressed.comparison)).toEqual([
    '| gate | main | this PR | change \\[95 % CI\\] | p (Holm) | verdict |',
    '| --- | ---: | ---: | --- | --- | --- |',
    '| **success** (primary) | 82 % | 70 % | **−12 pp** \\[−21, −4\\] | .008 | ❌&nbsp;regressed (margin 5 pp) |',
    '| precision@5 | .61 | .58 | −.03 \\[−.07, +.01\\], n&nbsp;=&nbsp;88 | .31 | ❔&nbsp;cannot&nbsp;tell: flags&nbsp;≥&nbsp;.05, rules out&nbsp;≥&nbsp;.072 |',
    '| **tokens per query** | 1 240 | 1 010 | **−19 %** \\[−23, −14\\], −230 tokens | &lt; .001 | ✅&nbsp;improved (typical query; total −19 %) |',
  ])
})

test('columns that nothing was measured for are left out', () => {
  expect(tableOf(STORIES['first-time'].comparison)).toEqual([
    '| gate | this PR | verdict |',
    '| --- | ---: | --- |',
    '| **success** (primary) | 81 % | ➖&nbsp;not compared: no baseline |',
    '| precision@5 | .60 | ➖&nbsp;not compared: no baseline |',
  ])
  expect(tableOf(STORIES.invalid.comparison)[0]).toBe('| gate | verdict |')
})

test('there is no table without gates', () => {
  expect(tableOf(comparisonWith({}))).toEqual([])
})
