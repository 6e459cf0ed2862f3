import { expect, test } from 'vitest'
import { describeClause, describeCause, explainUntested } from '../../src/format/describe-reason.js'
import type { Cause } from '../../src/model/result/cause.js'
import { COST, SUCCESS, TOKENS } from '../report/sections/facts.js'

const plain = (text: string): string => text.replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')

const points = (value: number) => ({ kind: 'absolute', value: value / 100 }) as const
const share = (value: number) => ({ kind: 'relative', value }) as const
const stopped = {
  because: 'unknown-cost',
  made: 3,
  planned: 9,
  limit_usd: 1,
  spent_usd: 0,
  detail: 'the model has no price',
} as const
const files = { common: 2, added: 1, gone: 0 }
const open = { worse: null }

const SAID: readonly (readonly [Cause, string])[] = [
  [{ kind: 'bug', message: 'x' }, 'it could not be computed, please report this bug of Goldenpair: x'],
  [
    { kind: 'stopped', arm: 'baseline', run: stopped },
    'in the baseline, the run was stopped by an unknown cost after 3 of 9 trials: the model has no price',
  ],
  [
    { kind: 'too-few-scored', arm: 'baseline', scored: 1, cases: 40, floor: 0.95, grades: [] },
    'only 1 of 40 baseline cases is scored (at least 95 % needed)',
  ],
  [
    {
      ...{ kind: 'too-few-scored', arm: 'candidate', scored: 1, cases: 40, floor: 0.95, grades: [] },
      most_frequent: { reason: 'the target reported no tools', trials: 39, unscored: 39 },
    },
    'only 1 of 40 cases is scored (at least 95 % needed): the target reported no tools',
  ],
  [
    {
      ...{ kind: 'too-few-scored', arm: 'candidate', scored: 1, cases: 40, floor: 0.95, grades: [] },
      most_frequent: { reason: 'the target reported no tools', trials: 30, unscored: 39 },
    },
    'only 1 of 40 cases is scored (at least 95 % needed): in 30 of 39 unscored trials, the target reported no tools',
  ],
  [{ kind: 'no-baseline', lost: 'removed' }, 'this change removes its own baseline'],
  [{ kind: 'redefined', how: 'judge' }, "judged differently from the baseline's"],
  [{ kind: 'apart', how: 'machines' }, 'measured on different machines'],
  [{ kind: 'left-out', cases: 1 }, "1 case with the target's own cost is left out: the price list changed"],
  [{ kind: 'nothing-paired' }, 'no case is scored on both sides'],
  [
    { kind: 'no-figure', arms: ['candidate'], infinite: true, figure: 'ratio' },
    'success is infinite in the candidate: there is nothing to divide by',
  ],
  [{ kind: 'no-value', figure: null }, 'no case is scored'],
  [{ kind: 'no-value', figure: 'trial-deviation' }, 'no case has two scored trials'],
  [
    { kind: 'zero-baseline' },
    'the baseline is 0, so nothing can be relative to it, and success has no absolute margin',
  ],
  [{ kind: 'table', how: 'no-number' }, 'no table of the report has a number for success'],
  [{ kind: 'code-unmeasured', measured: 'baseline' }, 'the source code was measured in the baseline only'],
  [{ kind: 'code-unmeasured', measured: null }, 'the source code was not measured'],
  [{ kind: 'code-unmeasured', measured: 'candidate' }, 'the source code was not measured in the baseline'],
  [{ kind: 'code-unscored', arm: 'candidate', problem: 'no file' }, 'the source code is not measured: no file'],
  [{ kind: 'code-unscored', arm: 'baseline', problem: 'no file' }, 'not measured in the baseline: no file'],
  [
    { kind: 'file-unscored', arm: 'candidate', path: 'a.py', line: 3, problem: 'bad syntax' },
    'a.py:3 was measured in the baseline, and is not now: bad syntax',
  ],
  [
    { kind: 'file-unscored', arm: 'baseline', path: 'a.py', line: null, problem: 'bad syntax' },
    'a.py is measured now, and was not in the baseline: bad syntax',
  ],
  [{ kind: 'languages', baseline: 'python', candidate: null }, 'python does not compare with none'],
  [
    { kind: 'no-code-value', arms: ['baseline', 'candidate'] },
    'success has no value in either side: there is nothing to measure it on',
  ],
  [{ kind: 'no-common-value', files }, 'success has no value in the 2 files of both sides, 1 new left out'],
  [{ kind: 'review', how: 'none', problem: 'too long' }, 'the code was not reviewed: too long'],
  [{ kind: 'outside-bound', side: 'min', value: 0.58, limit: 0.6 }, '58 % is below the minimum of 60 %'],
  [{ kind: 'exact', files: null }, 'exact, no interval'],
  [
    { kind: 'exact-change', change: -0.02, margin: points(5), within: true, files },
    'worse by 2 points, within the margin of 5 points (exact, no interval; 2 files of both sides, 1 new left out)',
  ],
  [
    { kind: 'exact-change', change: 0, margin: points(5), within: true, files, all_files: true },
    'unchanged (all files, since some may be renamed: 2 files of both sides, 1 new left out)',
  ],
  [
    { kind: 'beyond-threshold', loss: points(8), margin: points(5) },
    'worse by 8 points, the margin is 5 points (a threshold, not a test)',
  ],
  [
    { kind: 'beyond-margin', loss: share(0.2), margin: share(0.1), p: 0.004, alpha: 0.05 },
    'worse by 20 % for the typical query, the margin is 10 % (p = .004)',
  ],
  [
    { kind: 'better', gain: points(2), slightly: true, p: 0.0001, alpha: 0.05 },
    'slightly better by 2 points (p < .001)',
  ],
  [{ kind: 'unchanged', cases: 1, rules_out: null }, 'unchanged on the only case'],
  [
    { kind: 'unchanged', cases: 60, rules_out: points(6.05) },
    'unchanged on all 60 cases (rules out drops of 6.1 points or more)',
  ],
  [{ kind: 'slightly-worse', typical: true }, 'slightly worse, within the margin for the typical query'],
  [{ kind: 'inside-margin', margin: points(5), typical: false }, 'no drop of 5 points or more'],
  [{ kind: 'single', unit: 'case' }, 'one case is too few to test'],
  [
    { kind: 'information-only', unit: 'cluster', units: 1, needed: 10 },
    'information only: all cases are in one cluster',
  ],
  [
    { kind: 'cases-missing', baseline: 0, candidate: 3 },
    'cases are missing unevenly: 3 unscored in this run alone, 0 in the baseline alone',
  ],
  [
    { kind: 'total-contradicts', ...open, change: -0.125 },
    'cannot tell: the total is down by 13 %, half the margin or more',
  ],
  [{ kind: 'change-only', ...open }, 'cannot tell: a success is tested for change, never shown to be unchanged'],
  [
    { kind: 'few-clusters', worse: points(5), clusters: 4, needed: 6 },
    'worse, perhaps by more than 5 points: 4 clusters, at least 6 are needed to rule out a drop',
  ],
  [
    { kind: 'limits', ...open, flags: points(18), rules_out: null },
    'cannot tell: flags drops of 18 points or more, rules out no drop',
  ],
  [
    { kind: 'fact', change: -1 / 15, changed: 4, margin: points(5), within: false },
    'worse by 6.7 points, the margin is 5 points (a fact: the target always answers alike)',
  ],
  [
    { kind: 'fact', change: 0.1, changed: 3, margin: points(5), within: true },
    'better by 10 points (a fact: the target always answers alike)',
  ],
  [
    { kind: 'range', worse: null, range: { row: 'rounds', low: -0.061, high: 0.009 }, broke: 0, copies: false },
    'cannot tell: between −6.1 and +0.9 points on these cases',
  ],
  [
    { kind: 'range', worse: points(5), range: { row: 'rounds', low: -0.08, high: -0.01 }, broke: 2, copies: true },
    'worse, perhaps by more than 5 points: repeated answers were copies, so each case counts once; 2 cases broke for sure; between −8 and −1 points on these cases',
  ],
]

test.each(SAID)('%j in words', (cause, text) => {
  expect(plain(describeCause({ cause, metric: SUCCESS }))).toBe(text)
})

test('a rise is called worse if lower is better', () => {
  const cause = { kind: 'limits', worse: null, flags: share(0.2), rules_out: share(0.3) } as const
  expect(plain(describeCause({ cause, metric: TOKENS }))).toBe(
    'cannot tell: flags rises of 20 % or more, rules out rises of 30 % or more',
  )
})

test('a doubt leaves out open questions', () => {
  const cause = { kind: 'change-only', worse: share(0.1) } as const
  const result = { cause, metric: COST } as const
  expect(describeClause(result)).toBe(`a cost per query is tested for change, never shown to be unchanged`)
  expect(plain(describeCause(result))).toBe(`worse, perhaps by more than 10 %: ${describeClause(result)}`)
})

test('a remark on a metric is shorter', () => {
  const said = [
    { kind: 'cases-missing', baseline: 0, candidate: 3 },
    { kind: 'trials-missing', baseline: 0, candidate: 3 },
    { kind: 'apart', how: 'replayed' },
  ] as const
  expect(said.map((cause) => explainUntested(cause, SUCCESS))).toEqual([
    'cases are missing unevenly',
    'trials are missing unevenly',
    'replayed from a recording',
  ])
})
