import { describe, expect, test } from 'vitest'
import type { Flip } from '../../../src/model/result/pair-comparison.js'
import type { CaseDetail, TrialDetail } from '../../../src/model/result/case-data.js'
import { plainText, type ReportContext } from '../../../src/model/result/report.js'
import type { Reason, ReasonTopic } from '../../../src/model/score.js'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { orderFlips } from '../../../src/report/sections/flips/case-states.js'
import { explainFlip } from '../../../src/report/sections/flips/unfold-case.js'
import { buildFlipItem, buildFlipList, buildStart } from '../../../src/report/sections/flips/case-lists.js'
import { listCases, nameCases } from '../../../src/report/words/case-words.js'
import { makeDetail, makeSide, makeSpan } from '../make-case-detail.js'
import { comparisonWith, contextWith } from './facts.js'

const flip = (case_id: string, facts: Partial<Flip> = {}): Flip => ({
  case_id,
  critical: false,
  baseline: { passed: 3, trials: 3 },
  candidate: { passed: 0, trials: 3 },
  kind: 'newly-failing',
  confirmed: false,
  ...facts,
})

const detail = (facts: Partial<CaseDetail> = {}): CaseDetail =>
  makeDetail({ expected_spans: [{ label: 'a.py::f', relevance: 1 }], ...facts })

const reason = (about: ReasonTopic, text: string): Reason => ({ about, text })
const NO_SPAN = reason('spans', 'no expected span is among the first 5 retrieved')

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
  const found = makeSpan('a.py::f', 2, 'a.py::f')
  const unmet = (reasons: readonly Reason[], ...spans: TrialDetail['spans']) => [makeSide({ reasons, spans })]
  test.each<[string, Partial<CaseDetail>, string]>([
    [
      'the span that was lost',
      { baseline: makeSide({ spans: [found] }), candidates: unmet([NO_SPAN], makeSpan('b.py', 1)) },
      'a.py::f was rank 2, now not retrieved',
    ],
    [
      'the file that was retrieved with another hash',
      {
        baseline: makeSide({ spans: [makeSpan('a.py', 2, 'a.py')] }),
        candidates: unmet([NO_SPAN], makeSpan('a.py', 1)),
      },
      'a.py was rank 2, now retrieved with another hash',
    ],
    [
      'the span that was lost before what came of it',
      {
        baseline: makeSide({ spans: [found] }),
        candidates: unmet([NO_SPAN, reason('checks', 'the answer lacks "x"')], makeSpan('b.py', 1)),
      },
      'a.py::f was rank 2, now not retrieved',
    ],
    [
      'the span that fell below the ranks that count',
      { baseline: makeSide({ spans: [found] }), candidates: unmet([NO_SPAN], makeSpan('a.py::f', 9, 'a.py::f')) },
      'a.py::f was rank 2, now rank 9 (the top 5 count)',
    ],
    [
      'that nothing was retrieved',
      { baseline: makeSide({ spans: [found] }), candidates: unmet([NO_SPAN]) },
      'a.py::f was rank 2, now nothing was retrieved',
    ],
    [
      'not by a span that was lost while another still counts',
      {
        baseline: makeSide({ spans: [makeSpan('a', 1, 'a'), makeSpan('b', 2, 'b')] }),
        candidates: unmet([reason('spans', 'not every critical span')], makeSpan('b', 1, 'b')),
      },
      'not every critical span',
    ],
    [
      'not by a span that was lost where retrieval is no part of the rule',
      { baseline: makeSide({ spans: [found] }), candidates: unmet([reason('checks', 'the answer lacks "x"')]) },
      'the answer lacks "x"',
    ],
    [
      'not by a span that was found by a trial that fails for another reason',
      { candidates: unmet([reason('checks', 'the answer lacks "x"')], found) },
      'the answer lacks "x"',
    ],
    [
      'the span that was found where the baseline failed for want of it',
      {
        baseline: makeSide({ reasons: [NO_SPAN] }),
        candidates: [makeSide({ spans: [makeSpan('a.py', 3, 'a.py::f')] })],
      },
      'a.py::f was not retrieved, now rank 3',
    ],
    [
      'nothing where the baseline failed for another reason',
      {
        baseline: makeSide({ reasons: [reason('checks', 'the answer lacks "x"')] }),
        candidates: [makeSide({ spans: [found] })],
      },
      '',
    ],
    ['the first reason given', { candidates: unmet([reason('checks', 'one'), reason('judge', 'more')]) }, 'one'],
    [
      'a source that was deleted, whatever was retrieved',
      {
        baseline: makeSide({ spans: [found] }),
        candidates: unmet([reason('deleted', 'its source was deleted'), NO_SPAN]),
      },
      'its source was deleted',
    ],
    ['nothing when nothing is known', {}, ''],
  ])('%s', (_, facts, text) => {
    expect(plainText(explainFlip(detail(facts)))).toBe(text)
  })
})

describe('a listed flip', () => {
  const build = (one: Flip, details: 'full' | 'ids' | 'none', given: CaseDetail | undefined = detail()) =>
    buildFlipItem(one, given, { details, context: contextWith() })

  test('shows its trials if there are several', () => {
    expect(plainText(build(flip('a', { critical: true, confirmed: true }), 'ids').summary)).toBe(
      'a (critical, confirmed by 3 of 3 trials, passed 3 of 3 before)',
    )
  })

  test('shows no text of the case if only ids are wanted', () => {
    expect(build(flip('a'), 'ids').blocks).toEqual([])
  })

  test('states once that both answers are equal', () => {
    expect(build(flip('a'), 'full').blocks).toContainEqual({
      kind: 'preformatted',
      label: 'main’s and this PR’s answer, the same',
      text: 'yes',
    })
  })

  test('states how each side ranked the expected spans', () => {
    const one = detail({
      expected_spans: [
        { label: 'a.py::f', relevance: 1 },
        { label: 'c.py', relevance: 2 },
        { label: 'irrelevant.py', relevance: 0 },
      ],
      baseline: makeSide({ spans: [makeSpan('a.py::f', 2, 'a.py::f')] }),
      candidates: [makeSide({ spans: [makeSpan('b.py', 1)] })],
    })
    const told = build(flip('a'), 'full', one).blocks.map((block) =>
      block.kind === 'paragraph' ? plainText(block.text) : '',
    )
    expect(told).toContain('Expected: a.py::f (rank 2 → not retrieved), c.py (not retrieved)')
  })

  test("shows the judge's scores and reasons for both sides", () => {
    const grades = (value: number) => [
      { name: 'correctness', value, most: 5 },
      { name: 'completeness', value: null, most: 5 },
    ]
    const one = detail({
      baseline: makeSide({
        judged: [{ kind: 'judged', question: 'answer', scores: grades(5), reasoning: 'Says yes.' }],
      }),
      candidates: [
        makeSide({
          answer: 'no',
          judged: [
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
      ],
    })
    const item = build(flip('a'), 'full', one)
    expect(
      item.blocks.slice(-6, -1).map((block) => (block.kind === 'paragraph' ? plainText(block.text) : block)),
    ).toEqual([
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
    const context = contextWith({
      links: { repository: 'https://github.com/acme/bot' },
      candidate: { commit: 'abc1234' },
    })
    const at = { file: 'golden/my \ud800cases/a#1.yaml', line: 7 }
    const item = buildFlipItem(flip('a'), detail({ at }), { details: 'full', context })
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

  test.each([
    ['4b166dbe-d99d-5091-abdd-95b83330ed3a', true],
    ['507f1f77bcf86cd799439011', true],
    ['clx3k2p9q0000a1b2c3d4e5f6', true],
    ['reset-password', false],
    ['12345', false],
  ])('is named by its question too if its id says nothing: %s', (id, isOpaque) => {
    const query = `How do I\nreset <b>@me</b> ${'x'.repeat(60)}`
    const contextOf = (asked: string) => contextWith({ questions: new Map([[id, asked]]) })
    const summaryOf = (context: ReportContext) =>
      plainText(buildFlipItem(flip(id), detail({ case_id: id }), { details: 'ids', context }).summary)
    const name = `${id}${isOpaque ? ` “How do I reset <b>@me</b> ${'x'.repeat(33)}…”` : ''}`
    expect(summaryOf(contextOf(query))).toBe(`${name} (passes 0 of 3 trials, was 3 of 3)`)
    // Without the texts of the cases, or if the question is the id.
    for (const context of [contextWith(), contextOf(id)])
      expect(summaryOf(context)).toBe(`${id} (passes 0 of 3 trials, was 3 of 3)`)
    const shown = { context: contextOf(query), details: 'full' } as const
    expect(plainText(listCases([id], shown))).toBe(`: ${name}`)
    expect(plainText(nameCases([id], 'critical case', shown))).toBe(`the critical case ${name}`)
    expect(plainText(nameCases([id], 'critical case', { ...shown, details: 'none' }))).toBe('the critical case')
  })

  test('is counted, not listed, if no details are wanted, and beyond two hundred', () => {
    const comparison = comparisonWith({ flips: Array.from({ length: 250 }, (_, index) => flip(`case-${index}`)) })
    const input = { comparison, context: contextWith(), cases: [] }
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
      cases: [
        detail({
          case_id: 'plain',
          baseline: null,
          candidates: [makeSide({ reasons: [reason('willingness', 'it declined to answer')] })],
        }),
        detail({ case_id: 'first', critical: true, baseline: null }),
      ],
      details,
    })

  test('the failing cases are listed, critical ones first, with the reason', () => {
    const block = list('full')
    if (block?.kind !== 'flips') throw new Error('not listed')
    expect(plainText(block.lead)).toBe('2 cases fail.')
    expect(block.items.map(({ summary }) => plainText(summary))).toEqual([
      'first (critical)',
      'plain: it declined to answer',
    ])
  })

  test('with details `none` they are only counted', () => {
    expect(list('none')).toMatchObject({ items: [] })
  })
})

test.each<[string, 'retrieval' | 'rank' | 'context' | 'answer' | 'answer-alone' | 'workflow', ReasonTopic, string]>([
  ['its answer, which had the passage', 'answer', 'checks', ', passage was there'],
  ['its answer, whose passage was cut', 'context', 'checks', ', passage cut from the context'],
  ['retrieval, where the reason is of the answer', 'retrieval', 'checks', ', passage not retrieved'],
  ['the ranks, where the reason is of the answer', 'rank', 'judge', ', passage ranked too low'],
  ['retrieval, as the reason says itself', 'retrieval', 'spans', ''],
  ['its answer, of which nothing more is known', 'answer-alone', 'checks', ''],
  ['its workflow, as the reason says itself', 'workflow', 'workflow', ''],
])('a case that broke in %s is marked so, in the list and where to start', (_what, stage, about, note) => {
  const flips = [flip('a'), flip('b')]
  const cases = flips.map(({ case_id }) =>
    detail({ case_id, candidates: [makeSide({ reasons: [reason(about, 'the words of the reason')] })] }),
  )
  const comparison = comparisonWith({ flips, broken_stages: [{ stage, cases: ['a'] }] })
  const context = contextWith()
  const listed = buildFlipList({ comparison, cases, context, details: 'full' })
  const measured = { metrics: [], summaries: {}, primary_k: 5 }
  const start = buildStart({ comparison, cases, context, measured, findings: [], recommendations: [] }, 'full')
  const items = start.flatMap((block) => (block.kind === 'list' ? block.items.map(plainText) : []))
  expect(listed?.items.map(({ summary }) => plainText(summary).split(':')[0])).toEqual([
    `a (passes 0 of 3 trials, was 3 of 3${note})`,
    'b (passes 0 of 3 trials, was 3 of 3)',
  ])
  expect(items.map((text) => text.split(':')[0])).toEqual([
    `a (passed 3 of 3, now 0 of 3${note})`,
    'b (passed 3 of 3, now 0 of 3)',
  ])
})
