import { describe, expect, test } from 'vitest'
import type { Finding, Recommendation } from '../../../src/model/result/finding.js'
import {
  listFindings,
  listFindingsOfEach,
  listRecommendations,
  listRecommendationsOfEach,
} from '../../../src/report/sections/list-findings.js'
import { comparisonWith, contextWith, gateOn, SUCCESS } from './facts.js'

const finding = (about: Finding['about'], text: string, gate: string | null = null): Finding => ({ about, gate, text })
const advice = (parts: Partial<Recommendation>): Recommendation => ({
  about: 'look-first',
  gate: null,
  text: 'Read these 2 cases',
  cases: [],
  ...parts,
})

describe('findings in a report', () => {
  test('do not repeat what is shown above them', () => {
    const comparison = comparisonWith({ gates: [gateOn(SUCCESS)] })
    const findings = [
      finding('confirmed-case', 'c1 fails.'),
      finding('gate', 'Success fell.', 'success'),
      finding('edited-cases', '2 edited cases are not compared.'),
      finding('trade', 'Success rose: improved, with no loss in cost of 10 % or more.', 'success'),
    ]
    expect(listFindings({ comparison, findings })).toEqual([
      {
        kind: 'paragraph',
        text: [
          { kind: 'strong', text: 'Findings.' },
          ' ',
          'Success rose: improved, with no loss in cost of 10 % or more.',
        ],
      },
    ])
  })

  test('are folded from the fourth on', () => {
    const findings = ['1', '2', '3', '4', '5', '6', '7'].map((text) => finding('metric', text))
    expect(listFindings({ comparison: comparisonWith({}), findings })).toEqual([
      { kind: 'paragraph', text: [{ kind: 'strong', text: 'Findings.' }] },
      { kind: 'list', items: [['1'], ['2'], ['3']] },
      {
        kind: 'details',
        summary: ['4 more findings'],
        blocks: [{ kind: 'list', items: [['4'], ['5'], ['6'], ['7']] }],
      },
    ])
  })
})

test('of variants list one of each before the second of any, without what the tables of pairs show', () => {
  const variants = ['one', 'two'].map((name) => ({
    context: contextWith({ names: { baseline: 'main', candidate: name } }),
    findings: [
      finding('gate', 'Success fell.', 'success'),
      finding('cause', 'All 4 cases that broke are tagged auth.'),
      finding('zero-recall', '3 of 9 cases now retrieve none of them.'),
    ],
    recommendations: [advice({ about: 'cause', text: 'Use the top 8' }), advice({ about: 'rerun' })],
  }))
  expect(listFindingsOfEach(variants)).toEqual([
    { kind: 'paragraph', text: [{ kind: 'strong', text: 'Findings against "main".' }] },
    {
      kind: 'list',
      items: [
        ['"one": All 4 cases that broke are tagged auth.'],
        ['"two": All 4 cases that broke are tagged auth.'],
        ['"one": 3 of 9 cases now retrieve none of them.'],
      ],
    },
    {
      kind: 'details',
      summary: ['1 more finding'],
      blocks: [{ kind: 'list', items: [['"two": 3 of 9 cases now retrieve none of them.']] }],
    },
  ])
  expect(listRecommendationsOfEach(variants)).toEqual([
    { kind: 'paragraph', text: [{ kind: 'strong', text: 'Next.' }] },
    { kind: 'list', items: [['"one": Use the top 8.'], ['"two": Use the top 8.']] },
  ])
})

describe('recommendations in a report', () => {
  test('name their cases only if cases may be named', () => {
    const told = {
      comparison: comparisonWith({}),
      recommendations: [advice({ cases: ['a', 'b', 'c', 'd', 'e', 'f'] })],
    }
    const lead = { kind: 'strong', text: 'Next.' }
    const code = (text: string): object => ({ kind: 'code', text })
    expect(listRecommendations(told, 'none')).toEqual([{ kind: 'paragraph', text: [lead, ' ', 'Read these 2 cases.'] }])
    const named = ['a', 'b', 'c', 'd', 'e'].flatMap((id, index) => [index === 0 ? ' ' : ', ', code(id)])
    expect(listRecommendations(told, 'ids')).toEqual([
      { kind: 'paragraph', text: [lead, ' ', 'Read these 2 cases:', ...named, ' …'] },
    ])
  })

  test('do not repeat the advice next to a primary gate that cannot tell', () => {
    const recommendations = [
      advice({ about: 'more-cases', gate: 'success' }),
      advice({ about: 'rerun', gate: 'success' }),
    ]
    const verdict = {
      word: 'inconclusive',
      because: 'primary-gate',
      exit_code: 0,
      passed: true,
      primary: 'success',
    } as const
    expect(listRecommendations({ comparison: comparisonWith({ verdict }), recommendations }, 'full')).toHaveLength(1)
    expect(listRecommendations({ comparison: comparisonWith({}), recommendations }, 'full')).toHaveLength(2)
  })
})
