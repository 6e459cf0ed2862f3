import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../src/io/within-time.js'
import {
  consistencyOf,
  consistentShare,
  lexicalGrounding,
  supportedShare,
} from '../../../src/metrics/agent/grounding.js'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { scoreTrial } from '../../../src/metrics/score-trial.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import type { Observation } from '../../../src/model/run/observation.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeCase, makeFailure, makeReply, SETTINGS } from '../make-trial.js'

const claim = (supported: boolean | null, contradicted?: boolean) => ({
  text: 'x',
  supported,
  ...(contradicted !== undefined && { contradicted }),
})

describe('claims', () => {
  test.each([
    [[claim(true), claim(true), claim(false), claim(true)], 0.75],
    [[claim(true), claim(false), claim(null)], 0.5],
    [[claim(null)], null],
    [[], null],
  ])('%j: supported %j', (claims, share) => {
    expect(supportedShare(claims)).toBe(share)
  })

  test.each([
    [[claim(true, false), claim(false, true)], 0.5],
    [[claim(true), claim(true), claim(true), claim(false, true)], 0.75],
    [[claim(true, false)], 1],
    [[claim(true), claim(false)], null],
    [[], null],
  ])('%j: consistent %j', (claims, share) => {
    expect(consistentShare(claims)).toBe(share)
  })

  test.each([
    [0, 1],
    [2, 0.6],
    [5, 0],
    [9, 0],
  ])('%j contradictions leave %j', (contradictions, share) => {
    expect(consistencyOf(contradictions)).toBeCloseTo(share, 12)
  })
})

describe('grounding by words', () => {
  test.each([
    ['numbers and names', 'It expires after 14 days, says Ada Lovelace.', ['Tokens expire after 14 days.'], 0.5],
    ['numbers alone', 'It takes 14 or 15 days.', ['14 days'], 0.5],
    ['only names, in any case', 'See the TokenStore.', ['class tokenstore {'], 1],
    ['neither', 'It depends.', ['Some text.'], null],
    ['the first word of a sentence is not a name', 'Tokens expire. Nobody knows.\nSurely.', ['x'], null],
    ['thousands are written in several ways', 'About 1,240 of them.', ['exactly 1_240'], 1],
    ['a decimal is not a whole number', 'It took 1.5 s.', ['15'], 0],
    ['the numbering of a list says nothing', '1. first\n2) second, of 7', ['7 things'], 1],
    ['a number inside a word does not count', 'use utf8 and v1.2', ['x'], null],
    ['several texts', 'Between 3 and 4.', ['3', '4'], 1],
    ['nothing retrieved', 'Between 3 and 4.', [], 0],
  ])('%s', (_name, answer, texts, share) => {
    expect(lexicalGrounding(answer, texts)).toBe(share)
  })

  test.each([
    ['blank lines', '\n'.repeat(100_000)],
    ['digits and commas', '1,'.repeat(100_000)],
    ['capitals', `x ${'Ab '.repeat(100_000)}`],
    ['lone surrogates', '\ud800'.repeat(10_000)],
  ])('a hostile answer of %s is read in time linear in its length', (_name, answer) => {
    const share = lexicalGrounding(answer, [answer])
    expect(share === null || share === 1).toBe(true)
  })
})

const IDS = ['grounding.score', 'grounding.factual-consistency', 'grounding.heuristic']

function measure(observation: Observation, judgments?: Judgments) {
  const { scores, unscored } = scoreTrial({
    withinTime,
    metrics: buildMetrics(SETTINGS),
    golden: makeCase(),
    observation,
    ...(judgments && { judgments }),
  })
  return IDS.map((id) => scores[id] ?? unscored[id])
}

const SPANS = [{ path: 'a.md', text: 'Tokens expire after 14 days.' }]

describe('grounding of a trial', () => {
  const reported = makeReply({ claims: [claim(true), claim(false, true)] })

  test('uses the judge’s claims, else those of the reply, else words', () => {
    const judged = { claims: { claims: [claim(true, false)], cost_usd: 1 } }
    expect(measure(reported, judged)).toEqual([1, 1, 0])
    expect(measure(reported)).toEqual([0.5, 0.5, 0])
    expect(measure(makeReply({ answer: 'After 14 days, or 15.', spans: SPANS }))).toEqual([
      0.5,
      'the target reported neither claims nor contradictions',
      1,
    ])
  })

  test('considers only spans in the prompt', () => {
    const spans = [
      { text: 'Nothing.', injected: true },
      { text: '14', injected: false },
    ]
    expect(measure(makeReply({ answer: 'After 14 days.', spans }))[0]).toBe(0)
  })

  test('does not replace a judge that failed, and cuts its message', () => {
    const reason = `the judge gave nothing usable: ${'x'.repeat(169)}`
    expect(measure(reported, { claims: { error: 'x'.repeat(1000) } })).toEqual([reason, reason, reason])
  })

  test('uses the number of contradictions if there are no claims', () => {
    expect(measure(makeReply({ contradictions: 2 }))[1]).toBeCloseTo(0.6, 12)
    expect(measure(makeReply({ claims: [claim(true)], contradictions: 1 }))[1]).toBeCloseTo(0.8, 12)
  })

  test.each([
    [
      'nothing is reported',
      makeReply(),
      [
        'the target reported neither claims nor the text of its spans',
        'the target reported neither claims nor contradictions',
        'the target reported neither claims nor the text of its spans',
      ],
    ],
    [
      'there is no claim',
      makeReply({ claims: [] }),
      ['the answer makes no claims', 'the answer makes no claims', 'the answer makes no claims'],
    ],
    [
      'nobody can tell',
      makeReply({ claims: [claim(null)] }),
      [
        'no claim is marked as supported or not',
        'no claim is marked as contradicted or not',
        'no claim is marked as supported or not',
      ],
    ],
    [
      'the answer has nothing to look for',
      makeReply({ answer: 'It depends.', spans: SPANS }),
      [
        'the answer has no numbers or names to look up in the context',
        'the target reported neither claims nor contradictions',
        'the answer has no numbers or names to look up in the context',
      ],
    ],
    ['the trial failed', makeFailure('crash', 'boom'), Array<string>(3).fill('the trial failed (crash): boom')],
  ])('when %s', (_name, observation, values) => {
    expect(measure(observation)).toEqual(values)
  })
})

test('a failed trial is 0 if a judge grades the claims of every answer', () => {
  const metrics = buildMetrics({ ...SETTINGS, scoring: { ...DEFAULT_SCORING, judged: ['claims'] } })
  const { scores } = scoreTrial({ withinTime, metrics, golden: makeCase(), observation: makeFailure('crash', 'boom') })
  expect([scores['grounding.score'], scores['grounding.factual-consistency']]).toEqual([0, 0])
})
