import { describe, expect, test } from 'vitest'
import type { Flip } from '../../../src/model/result/pair-comparison.js'
import type { FlipDetail, FlipSide, Text } from '../../../src/model/result/report.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { orderFlips } from '../../../src/report/sections/flips/case-states.js'
import { explainFlip } from '../../../src/report/sections/flips/explain-flip.js'
import { buildFlipItem } from '../../../src/report/sections/flips/flip-item.js'
import { buildFlipList } from '../../../src/report/sections/flips/flip-list.js'
import { comparisonWith, contextWith } from './facts.js'

const read = (text: Text): string => text.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('')

const flip = (case_id: string, facts: Partial<Flip> = {}): Flip => ({
  case_id,
  critical: false,
  baseline: { passed: 3, trials: 3 },
  candidate: { passed: 0, trials: 3 },
  kind: 'newly-failing',
  confirmed: false,
  ...facts,
})

const side = (facts: Partial<FlipSide> = {}): FlipSide => ({ answer: 'yes', spans: [], failure: null, ...facts })

const detail = (facts: Partial<FlipDetail> = {}): FlipDetail => ({
  case_id: 'a',
  query: 'Where?',
  at: null,
  critical: false,
  expected_answers: [],
  expected_spans: ['a.py::f'],
  top_k: 5,
  baseline: side(),
  candidate: side(),
  reasons: [],
  ...facts,
})

test('the worst flips come first', () => {
  const flips = [
    flip('passes', { kind: 'newly-passing', baseline: { passed: 0, trials: 3 }, candidate: { passed: 3, trials: 3 } }),
    flip('flaky-better', { kind: 'flaky', baseline: { passed: 1, trials: 3 }, candidate: { passed: 2, trials: 3 } }),
    flip('flaky', { kind: 'flaky', candidate: { passed: 2, trials: 3 } }),
    flip('flaky-much', { kind: 'flaky', candidate: { passed: 1, trials: 3 } }),
    flip('fails-b'),
    flip('fails-a'),
    flip('critical', { critical: true }),
    flip('confirmed', { critical: true, confirmed: true }),
  ]
  expect(orderFlips(flips).map((one) => one.case_id)).toEqual([
    'confirmed',
    'critical',
    'fails-a',
    'fails-b',
    'flaky-much',
    'flaky',
    'flaky-better',
    'passes',
  ])
})

describe('a flip is explained by', () => {
  test.each<[string, Partial<FlipDetail>, string]>([
    [
      'the failure',
      { candidate: side({ failure: { kind: 'crash', message: 'exit 3', stderr_tail: null } }), reasons: ['b'] },
      'crash: exit 3',
    ],
    [
      'the span that was lost',
      {
        baseline: side({ spans: [{ label: 'a.py::f', rank: 2, matches: 'a.py::f' }] }),
        candidate: side({ spans: [{ label: 'b.py', rank: 1, matches: null }] }),
        reasons: ['recall fell'],
      },
      'a.py::f was rank 2, now not retrieved',
    ],
    [
      'the span that fell below the ranks that count',
      {
        baseline: side({ spans: [{ label: 'a.py::f', rank: 2, matches: 'a.py::f' }] }),
        candidate: side({ spans: [{ label: 'a.py::f', rank: 9, matches: 'a.py::f' }] }),
      },
      'a.py::f was rank 2, now rank 9 (the top 5 count)',
    ],
    [
      'not by a span that was lost while another still counts',
      {
        baseline: side({
          spans: [
            { label: 'a', rank: 1, matches: 'a' },
            { label: 'b', rank: 2, matches: 'b' },
          ],
        }),
        candidate: side({ spans: [{ label: 'b', rank: 1, matches: 'b' }] }),
        reasons: ['the answer does not pass'],
      },
      'the answer does not pass',
    ],
    [
      'that nothing was retrieved',
      { baseline: side({ spans: [{ label: 'a.py::f', rank: 2, matches: 'a.py::f' }] }) },
      'a.py::f was rank 2, now nothing was retrieved',
    ],
    [
      'the span that was found',
      { candidate: side({ spans: [{ label: 'a.py', rank: 3, matches: 'a.py::f' }] }) },
      'a.py::f was not retrieved, now rank 3',
    ],
    ['the first reason given', { reasons: ['the answer lacks "x"', 'more'] }, 'the answer lacks "x"'],
    ['nothing when nothing is known', {}, ''],
  ])('%s', (_, facts, text) => {
    expect(read(explainFlip(detail(facts)))).toBe(text)
  })
})

describe('a listed flip', () => {
  const build = (one: Flip, details: 'full' | 'ids' | 'none', given: FlipDetail | undefined = detail()) =>
    buildFlipItem({ flip: one, detail: given, details, context: contextWith() })

  test('shows its trials when there are several', () => {
    expect(read(build(flip('a', { critical: true, confirmed: true }), 'ids').summary)).toBe(
      'a (critical, confirmed by 3 of 3 trials, passed 3 of 3 before)',
    )
  })

  test('shows no text of the case when only ids are wanted', () => {
    expect(build(flip('a'), 'ids').blocks).toEqual([])
  })

  test('says once that both answers are the same', () => {
    expect(build(flip('a'), 'full').blocks).toContainEqual({
      kind: 'preformatted',
      label: 'main’s and this PR’s answer, the same',
      text: 'yes',
    })
  })

  test('says of expected spans where each side ranked them', () => {
    const [before, now] = [
      { label: 'a.py::f', rank: 2, matches: 'a.py::f' },
      { label: 'b.py', rank: 1, matches: null },
    ]
    const one = detail({
      expected_spans: ['a.py::f', 'c.py'],
      baseline: side({ spans: [before] }),
      candidate: side({ spans: [now] }),
    })
    const told = build(flip('a'), 'full', one).blocks.map((block) =>
      block.kind === 'paragraph' ? read(block.text) : '',
    )
    expect(told).toContain('Expected: a.py::f (rank 2 → not retrieved), c.py (not retrieved)')
  })

  test('gives the scores and the reasons of the judge for both sides', () => {
    const grades = (value: number) => [
      { name: 'correctness', value, most: 5 },
      { name: 'completeness', value: null, most: 5 },
    ]
    const one = detail({
      baseline: side({
        judge: [{ kind: 'judged', question: 'answer', scores: grades(5), reasoning: 'Says yes.' }],
      }),
      candidate: side({
        answer: 'no',
        judge: [
          { kind: 'judged', question: 'answer', scores: grades(1), reasoning: '</details>@me' },
          {
            kind: 'judged',
            question: 'quality',
            scores: [{ name: 'answer quality', value: 0.7, most: 1 }],
            reasoning: null,
          },
          { kind: 'unjudged', question: 'claims', reason: 'not JSON' },
        ],
      }),
    })
    const item = build(flip('a'), 'full', one)
    expect(item.blocks.slice(-6, -1).map((block) => (block.kind === 'paragraph' ? read(block.text) : block))).toEqual([
      { kind: 'preformatted', label: 'this PR’s answer', text: 'no' },
      { kind: 'preformatted', label: 'judge on main’s answer: correctness 5/5, completeness –', text: 'Says yes.' },
      {
        kind: 'preformatted',
        label: 'judge on this PR’s answer: correctness 1/5, completeness –',
        text: '</details>@me',
      },
      'judge on this PR’s answer, quality: answer quality .70',
      'judge on this PR’s answer, claims gave no judgment: not JSON',
    ])
    const comment = blocksMarkdown([{ kind: 'flips', lead: ['1 case.'], items: [item], left_out: 0 }])
    expect(comment).toContain(
      '**judge on this PR’s answer: correctness 1/5, completeness –**\n\n> &lt;/details&gt;@&#8203;me\n\n**judge on this PR’s answer, quality**: answer quality .70',
    )
  })

  test('links to the line of the case at the measured commit', () => {
    const item = buildFlipItem({
      flip: flip('a'),
      detail: detail({ at: { file: 'golden/my \ud800cases/a#1.yaml', line: 7 } }),
      details: 'full',
      context: contextWith({
        links: { repository: 'https://github.com/acme/bot' },
        candidate: { commit: 'abc1234', branch: null, variant: 'default' },
      }),
    })
    expect(item.blocks[0]).toMatchObject({
      text: [
        { text: 'Query:' },
        ' Where?',
        ' (',
        {
          text: 'golden/my \ud800cases/a#1.yaml:7',
          url: 'https://github.com/acme/bot/blob/abc1234/golden/my%20cases/a%231.yaml#L7',
        },
        ')',
      ],
    })
  })

  test('is counted, not listed, when no details are wanted, and beyond two hundred', () => {
    const comparison = comparisonWith({ flips: Array.from({ length: 250 }, (_, index) => flip(`case-${index}`)) })
    const input = { comparison, context: contextWith(), flips: [] }
    expect(buildFlipList({ ...input, details: 'none' })).toEqual({
      kind: 'flips',
      lead: [{ kind: 'strong', text: '250 cases broke.' }],
      items: [],
      left_out: 0,
    })
    expect(buildFlipList({ ...input, details: 'ids' })).toMatchObject({ left_out: 50 })
  })
})

describe('without a baseline', () => {
  const list = (details: 'full' | 'ids' | 'none') =>
    buildFlipList({
      comparison: comparisonWith({ baseline: null }),
      context: contextWith({ baseline: { kind: 'none', reason: 'there is none' } }),
      flips: [
        detail({ case_id: 'plain', baseline: null, reasons: ['it declined to answer'] }),
        detail({ case_id: 'first', critical: true, baseline: null }),
      ],
      details,
    })

  test('the failing cases are listed, critical ones first, with the reason', () => {
    const block = list('full')
    if (block?.kind !== 'flips') throw new Error('not listed')
    expect(read(block.lead)).toBe('2 cases fail.')
    expect(block.items.map(({ summary }) => read(summary))).toEqual([
      'first (critical)',
      'plain: it declined to answer',
    ])
  })

  test('with details none they are counted only', () => {
    expect(list('none')).toMatchObject({ items: [] })
  })
})
