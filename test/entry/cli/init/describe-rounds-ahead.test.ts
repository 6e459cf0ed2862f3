import { describe, expect, test } from 'vitest'
import { describeRoundsAhead } from '../../../../src/entry/cli/init/init-repository.js'
import type { Suite } from '../../../../src/model/suite/suite.js'

const suiteOf = (cases: number, more: object = {}): Suite =>
  ({
    cases: Array.from({ length: cases }, (_, at) => ({ id: `q${at}`, enabled: true })),
    gates: [{ id: 'success', primary: true, margin: { kind: 'absolute', value: 0.05 } }],
    alpha: 0.05,
    baseline_trials: 5,
    default_variant: 'default',
    variants: { default: { target: { deterministic: false } } },
    ...more,
  }) as unknown as Suite

const FORTY =
  'A margin of 5 points then needs about 60 cases: of the pull requests that change nothing, a third to a half stay undecided at 40 cases, and 3 to 9 % at 100.'

describe('the expected rounds of a new suite', () => {
  test.each([
    [
      'a target whose answers vary, too few cases for a margin of 5 points',
      suiteOf(8),
      [
        'Where answers vary, main is asked for 40 answers, then a pull request for about 24, and 48 at most if every case varies.',
        FORTY,
      ],
    ],
    [
      'a margin that few cases can rule out',
      suiteOf(8, { gates: [{ id: 'success', primary: true, margin: { kind: 'absolute', value: 0.25 } }] }),
      [
        'Where answers vary, main is asked for 40 answers, then a pull request for about 24, and 48 at most if every case varies.',
      ],
    ],
    [
      'a target that always answers alike',
      suiteOf(8, { baseline_trials: 2, variants: { default: { target: { deterministic: true } } } }),
      ['Main is asked for 16 answers, then a pull request for about 8 if nothing changed, and 24 at most.'],
    ],
    ['one pass about questions like these', suiteOf(8, { inference: 'cases-like-these' }), []],
    ['no case', suiteOf(0), []],
  ])('%s', (_, suite, lines) => {
    expect(describeRoundsAhead(suite)).toEqual(lines)
  })
})
