import { expect, test } from 'vitest'
import { describeShortReplies } from '../../../src/compare/differences/condition-warnings.js'

const trials = (...lengths: readonly (number | null)[]) =>
  lengths.map((length, index) => ({
    case: `c${index}`,
    trial: 0,
    scores: length === null ? {} : { 'retrieval.returned': length },
    unscored: {},
  }))

test.each([
  ['no reply is short', null, [5, 9], []],
  ['nobody retrieves', null, [null], []],
  [
    'some are, and there is no baseline',
    null,
    [5, 4, 0, null],
    ['2 of 3 replies returned fewer than 5 passages: figures at 5, such as precision@5, are computed from fewer.'],
  ],
  ['as many were', [4, 5], [5, 4], []],
  ['fewer are than were', [4, 4], [5, 4], []],
  [
    'more are than were',
    [5, 5, 4],
    [4, 5],
    [
      '1 of 2 replies returned fewer than 5 passages (1 of 3 in the baseline): figures at 5, such as precision@5, are computed from fewer.',
    ],
  ],
  [
    'the baseline does not say',
    [null],
    [4],
    ['The only reply returned fewer than 5 passages: figures at 5, such as precision@5, are computed from fewer.'],
  ],
])('the warning of replies with too few spans if %s', (_what, baseline, candidate, warnings) => {
  const before = baseline === null ? null : trials(...baseline)
  expect(describeShortReplies({ baseline: before, candidate: trials(...candidate), k: 5 })).toEqual(warnings)
})
