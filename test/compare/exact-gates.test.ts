import { describeCause } from '../../src/format/describe-reason.js'
import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { ScoredRun } from '../../src/model/run/run.js'
import type { RunCode } from '../../src/model/run/run-code.js'
import { measureCodeText } from '../metrics/measure-code-text.js'
import { scoredRun } from './build-runs.js'

const MI: MetricFacts = {
  ...{ id: 'code.mi', title: 'maintainability index', unit: 'score', kind: 'continuous', direction: 'higher' },
  ...{ range: [0, 100], environment: 'free', scale: 'linear', measured_on: 'code', definition: 'code.mi/1' },
}
const GATE: Gate = {
  ...{ id: 'code.mi', metric: 'code.mi', severity: 'fail', evidence: 'significant', primary: false },
  ...{ margin: { kind: 'absolute', value: 5 }, min: null, max: null, where: null },
}

type Measured = Extract<RunCode['files'][number], { readonly kind: 'measured' }>

const withIndex = (file: Measured, index: number): Measured => ({
  ...file,
  maintainability: { ...file.maintainability, index },
})

interface Side {
  readonly value: number | null
  readonly code?: Partial<RunCode> | null
}

async function decide(before: Side | null, after: Side, gate: Partial<Gate> = {}, facts: Partial<MetricFacts> = {}) {
  const plain = await measureCodeText({ 'a.py': 'x = 1\n' })
  const metric = { ...MI, ...facts }
  const runOf = ({ value, code }: Side): ScoredRun => {
    const { run, trials } = scoredRun({ cases: [], trials: [], metrics: [metric], gates: [{ ...GATE, ...gate }] })
    const summaries = { 'code.mi': { mean: value, n: 1, applicable: 1 } }
    const files = plain.files.map((file) =>
      file.kind === 'measured' && value !== null ? withIndex(file, value) : file,
    )
    return { run: { ...run, summaries, ...(code !== null && { code_quality: { ...plain, files, ...code } }) }, trials }
  }
  const { gates, metrics, verdict } = compareRuns({
    baseline: before === null ? null : runOf(before),
    candidate: runOf(after),
    failOn: 'regression',
  })
  const [result] = gates
  expect(metrics[0]).toMatchObject({ interval: null, p: null })
  return [result?.verdict, result?.failed, result === undefined ? null : describeCause(result), verdict.exit_code]
}

test.each<[string, Partial<Gate>, number, number, unknown[]]>([
  [
    'beyond the margin',
    {},
    60,
    54,
    ['regressed', true, 'worse by 6, the margin is 5 (exact, no interval; 1 file of both sides)', 1],
  ],
  [
    'at the margin',
    {},
    60,
    55,
    ['regressed', true, 'worse by 5, the margin is 5 (exact, no interval; 1 file of both sides)', 1],
  ],
  [
    'inside it',
    {},
    60,
    55.5,
    ['no-regression', false, 'worse by 4.5, within the margin of 5 (exact, no interval; 1 file of both sides)', 0],
  ],
  ['nowhere', {}, 60, 60, ['unchanged', false, 'unchanged (1 file of both sides)', 0]],
  ['up', {}, 60, 60.5, ['improved', false, 'better by 0.5 (exact, no interval; 1 file of both sides)', 0]],
  [
    'beyond a share',
    { margin: { kind: 'relative', value: 0.1 }, evidence: 'threshold' },
    ...[50, 45],
    ['breached', true, 'worse by 5, the margin is 10\u202f% (exact, no interval; 1 file of both sides)', 1],
  ],
  ['below the minimum', { margin: null, min: 56 }, 60, 55, ['breached', true, '55 is below the minimum of 56', 1]],
] as [string, Partial<Gate>, number, number, unknown[]][])(
  'a number that goes %s',
  async (_way, gate, before, after, decided) => {
    expect(await decide({ value: before }, { value: after }, gate)).toEqual(decided)
  },
)

const LOST: RunCode['files'] = [{ path: 'a.py', language: 'python', kind: 'unscored', reason: 'bad', line: 3 }]

test.each<[string, Side | null, Side, Partial<Gate>, unknown[]]>([
  ['has no baseline', null, { value: 50 }, {}, ['not-comparable', false, 'no baseline yet', 0]],
  [
    'has no baseline and breaks its bound',
    null,
    { value: 50 },
    { min: 60 },
    ['breached', true, '50 is below the minimum of 60', 1],
  ],
  [
    'is of another language',
    { value: 50, code: { language: 'typescript' } },
    { value: 20 },
    {},
    ['not-comparable', false, 'typescript does not compare with python', 0],
  ],
  [
    'is of a file that is not read any more',
    { value: 50 },
    { value: 60, code: { files: LOST } },
    {},
    ['invalid', false, 'a.py:3 was measured in the baseline, and is not now: bad', 2],
  ],
  [
    'is no longer measured',
    { value: 50 },
    { value: null, code: null },
    {},
    ['invalid', false, 'the source code was measured in the baseline only', 2],
  ],
  [
    'was never measured, though it has a bound',
    null,
    { value: null, code: null },
    { margin: null, min: 20 },
    ['not-comparable', false, 'no baseline yet', 2],
  ],
])('a number that %s', async (_what, before, after, gate, decided) => {
  expect(await decide(before, after, gate)).toEqual(decided)
})
