import { describe, expect, test } from 'vitest'
import { createTimeLimit, withinTime } from '../../../src/io/within-time.js'
import { matchHops } from '../../../src/metrics/workflow/match-hops.js'
import type { Hop } from '../../../src/model/suite/case.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const states = (text: string, answer: string, match?: Hop['match']): boolean => {
  const found = matchHops([{ id: 'h', any_of: [text], ...(match && { match }) }], answer, withinTime)
  return found.length === 1
}

describe('a hop is stated', () => {
  test.each([
    ['2', 'It has 2 parts.', true],
    ['2', 'In 2024.', false],
    ['2', '12 parts', false],
    ['2', '2.5 parts', false],
    ['2', '1.2 parts', false],
    ['2', 'Parts: 1, 2.', true],
    ['2', 'Parts: 1,2,3', true],
    ['critical', 'Criticality is high', false],
    ['critical', 'CRITICAL!', true],
    ['the buyer', 'the\n\n  buyer', true],
    ['C++', 'in C++20', true],
    ['C++', 'in C++', true],
    ['++', 'i++', true],
    ['max_tokens', 'set max_tokens_out', false],
    ['tokens', 'set max_tokens', false],
    ['ﬁle', 'the FILE', true],
    ['é', 'cafe\u0301', false],
    ['café', 'un cafe\u0301 noir', true],
    ['Straße', 'Straßenbahn', false],
    ['北京', '我住在北京市。', true],
    ['API', '使用API调用', true],
    ['서울', '서울은 크다', true],
    ['กรุงเทพ', 'อยู่กรุงเทพมหานคร', true],
    ['a', 'banana a', true],
    ['😀', 'ok😀ok', true],
    ['\ud800', 'x\ud800y', true],
    [' ', 'any answer', false],
    ['x', '', false],
  ])('%j in %j: %j', (text, answer, expected) => {
    expect(states(text, answer)).toBe(expected)
  })

  test.each([
    ['substring', '2', 'In 2024.', true],
    ['substring', 'CRITIC', 'uncritical', true],
    ['substring', ' ', 'a b', false],
    ['regex', '\\b14 days?\\b', 'Within 14 DAY.', true],
    ['regex', '^14', 'Within 14', false],
  ] as const)('match %s: %j in %j: %j', (match, text, answer, expected) => {
    expect(states(text, answer, match)).toBe(expected)
  })

  test.each([
    [['^(a+)+$'], "a hop's regular expression took too long on this answer and was stopped"],
    [['^(a+)+$', '!$'], [{ id: 'h', any_of: ['^(a+)+$', '!$'], match: 'regex' }]],
  ])('by %j, of which one never ends: %j', (texts, expected) => {
    const hops: readonly Hop[] = [{ id: 'h', any_of: texts, match: 'regex' }]
    expect(matchHops(hops, `${'a'.repeat(50)}!`, createTimeLimit({ limitMs: 20 }))).toEqual(expected)
  })

  test('by any of its texts', () => {
    const hops = [
      { id: 'who', any_of: ['the buyer'] },
      { id: 'days', any_of: ['14'] },
      { id: 'how', any_of: ['bank', 'by card'] },
    ]
    expect(matchHops(hops, 'The  buyer, in 140 days, by card.', withinTime)).toEqual([hops[0], hops[2]])
  })

  test('by no expression that cannot be used, and the reason is given', () => {
    expect(matchHops([{ id: 'h', any_of: ['('], match: 'regex' }], 'x', withinTime)).toBe(
      "a hop's regular expression cannot be used: Invalid regular expression: /(/iu: Unterminated group",
    )
  })
})

const HOPS = {
  required_hops: [
    { id: 'who', any_of: ['the buyer', 'the purchaser'], source: 'docs/gifts.md' },
    { id: 'when', any_of: ['14 days'], source: './docs/refunds.md' },
  ],
}
const BOTH = { answer: 'The buyer, within 14 days.', sources: ['docs\\gifts.md', 'docs/refunds.md'] }

describe('metrics of hops', () => {
  const NO_SOURCES = 'the target reported no sources'
  const outcomes = (written: Record<string, unknown>, reply: Record<string, unknown>) => {
    const { scores, unscored } = scoreWith(written, makeReply(reply))
    return ['hops.coverage', 'hops.grounded-coverage', 'hops.chain-success'].map((id) => scores[id] ?? unscored[id])
  }
  const unsourced = { required_hops: [{ id: 'a', any_of: ['yes'] }] }

  test.each<[string, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['both stated and retrieved', HOPS, BOTH, [1, 1, 1]],
    ['one retrieved', HOPS, { ...BOTH, sources: ['docs/gifts.md'] }, [1, 0.5, 1]],
    ['one stated, both retrieved', HOPS, { ...BOTH, answer: 'the buyer' }, [0.5, 0.5, 0]],
    ['sources from spans', HOPS, { answer: BOTH.answer, spans: [{ path: 'docs/gifts.md' }] }, [1, 0.5, 1]],
    ['none reported', HOPS, { answer: BOTH.answer }, [1, NO_SOURCES, 1]],
    ['an empty answer', HOPS, { answer: '', sources: [] }, [0, 0, 0]],
    ['one hop is not a chain', unsourced, { answer: 'yes' }, [1, undefined, undefined]],
    ['one hop of a case that says it is', { ...unsourced, multi_hop: true }, { answer: 'yes' }, [1, undefined, 1]],
    [
      'the profile `default` asks for nothing',
      { ...HOPS, profile: 'default' },
      BOTH,
      [undefined, undefined, undefined],
    ],
    ['no hops', { multi_hop: true }, BOTH, [undefined, undefined, undefined]],
  ])('%s', (_what, written, reply, expected) => {
    expect(outcomes(written, reply)).toEqual(expected)
  })

  test('are 0 for a failed trial', () => {
    expect(scoreWith(HOPS, makeFailure('timeout', 'x')).scores).toMatchObject({
      'hops.coverage': 0,
      'hops.grounded-coverage': 0,
      'hops.chain-success': 0,
    })
  })
})
