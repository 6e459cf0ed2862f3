import { describe, expect, test } from 'vitest'
import { editDistance, suggest } from '../../src/model/suggest.js'

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'ac', 1],
    ['ca', 'abc', 3],
    ['ndgc', 'ndcg', 1],
  ])('%j to %j takes %i edits', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits)
    expect(editDistance(to, from)).toBe(edits)
  })
})

describe('suggest', () => {
  test.each([
    ['ndgc', ['mrr', 'ndcg'], 'ndcg'],
    ['querry', ['query', 'id'], 'query'],
    ['MRR', ['mrr'], 'mrr'],
    ['zzz', ['mrr', 'ndcg'], null],
    ['x', ['k'], null],
    ['ab', ['ac', 'ad'], null],
    ['abcd', ['abce', 'abcf'], 'abce'],
    ['', ['k'], null],
    ['x'.repeat(100_000), ['k'], null],
    ['name', [], null],
    ['docs/refund.md', ['docs/returns.md', 'docs/refunds.md'], 'docs/refunds.md'],
    ['src/index.js', ['src/index.ts'], 'src/index.ts'],
    ['b.abce', ['a.abcd', 'b.abcd'], 'b.abcd'],
    ['expected_tools', ['expected_spans', 'expected_steps', 'required_tools'], null],
    ['required_tool', ['required_hops', 'required_tools'], 'required_tools'],
    ['max_cost', ['max_cost_usd', 'max_tokens'], 'max_cost_usd'],
    ['timout_seconds', ['start_seconds', 'timeout_seconds'], 'timeout_seconds'],
  ])('%j among %j: %j', (name, known, meant) => {
    expect(suggest(name, known)).toBe(meant)
  })
})
