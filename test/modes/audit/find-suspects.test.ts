import { describe, expect, test } from 'vitest'
import { queryTerms } from '../../../src/measure/search/tokenize.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import { findSuspects } from '../../../src/modes/audit/find-suspects.js'
import type { CaseEvidence } from '../../../src/modes/audit/gather-evidence.js'
import { goldenCase } from '../../compare/build-runs.js'

const NOTHING: CaseEvidence = {
  ...{ runs: new Set(['r1', 'r2']), tries: 4, passed: 2, lucky: 0, answered: 4, instead: new Map(), names: [] },
  ...{ judged: 0, contradicted: 0, reasoning: '' },
}
const find = (cases: readonly GoldenCase[], own: Partial<CaseEvidence>) =>
  findSuspects({
    ...{ cases, enough: 2, queryTerms },
    evidence: { cases: new Map(cases.map(({ id }) => [id, { ...NOTHING, ...own }])), retrieved: new Set() },
  }).map(({ kind, evidence, edits }) => ({ kind, evidence, edits: edits.length }))

const one = [goldenCase({ id: 'one', query: 'when is the office open' })]

describe('findSuspects', () => {
  test.each<[string, Partial<CaseEvidence>, unknown]>([
    ['some passed', {}, []],
    [
      'all passed in as many runs',
      { passed: 4 },
      [{ kind: 'never-fails', evidence: 'passed all 4 tries of 2 runs', edits: 0 }],
    ],
    ['all passed in fewer runs', { passed: 4, runs: new Set(['r1']) }, []],
    ['none passed', { passed: 0 }, [{ kind: 'never-passes', evidence: 'failed all 4 tries of 2 runs', edits: 0 }]],
    ['none of two tries passed', { passed: 0, tries: 2 }, []],
    [
      'the judge contradicts half',
      { judged: 4, contradicted: 2, reasoning: 'It says\n8 am.' },
      [
        {
          kind: 'contradicted',
          evidence:
            'the judge finds the answer faithful to what was retrieved and not what is expected in 2 of 4 judged tries: It says 8 am.',
          edits: 0,
        },
      ],
    ],
    ['the judge contradicts fewer', { judged: 4, contradicted: 1 }, []],
  ])('%s', (_what, own, suspects) => {
    expect(find(one, own)).toEqual(suspects)
  })

  test('skips cases that are disabled, were not asked, or share a cluster', () => {
    const twins = ['a', 'b'].map(
      (id) =>
        ({
          ...one[0],
          id,
          query: `when does the customer office downtown open on holiday mornings ${id}`,
        }) as GoldenCase,
    )
    const expecting = twins.map((golden) => ({ ...golden, expected_answer: 'at eight' }))
    expect(find(twins, {})).toEqual([])
    expect(find(expecting, {})).toMatchObject([{ kind: 'similar-question', edits: 2 }])
    expect(
      find(
        expecting.map((golden) => ({ ...golden, cluster: 'office' })),
        {},
      ),
    ).toEqual([])
    expect(
      find(
        expecting.map((golden, at) => ({ ...golden, enabled: at === 0 })),
        {},
      ),
    ).toEqual([])
    const same = expecting.map((golden) => ({ ...golden, query: 'when?' }))
    expect(find(same, {})).toEqual([])
    const differing = expecting.map(({ id, ...golden }) => ({
      ...golden,
      id,
      query: 'Office hours',
      expected_answer: id,
    }))
    expect(find(differing, {})).toMatchObject([
      { kind: 'same-question', evidence: 'as `a`, but expects something else', edits: 0 },
    ])
  })
})
