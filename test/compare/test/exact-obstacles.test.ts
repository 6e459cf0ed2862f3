import { describe, expect, test } from 'vitest'
import { measureExactGate, readExact } from '../../../src/compare/test/exact-values.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import type { CodeFile, CodeReview, RunCode } from '../../../src/model/run/run-code.js'
import { scoredRun, SUCCESS } from '../build-runs.js'

const CODE: MetricFacts = { ...SUCCESS, id: 'code.m', kind: 'continuous', range: [null, null], measured_on: 'code' }
const REVIEW: MetricFacts = { ...CODE, id: 'review.m', measured_on: 'code-review' }
const TABLE: MetricFacts = { ...CODE, id: 'table.m', measured_on: 'table' }

const code = (parts: Partial<RunCode> = {}): RunCode => ({
  ...{ sources: ['**/*.py'], framework: null, prefixes: [], language: 'python' },
  ...{ unscored: null, files: [], totals: [] },
  ...parts,
})

const measured = (path: string) => ({ path, language: 'python', kind: 'measured' }) as CodeFile
const broken = (path: string): CodeFile =>
  ({ path, language: 'python', kind: 'unscored', reason: 'no such syntax', line: 3 }) as const

const reviewed = (judge: string): RunCode =>
  code({
    review: { kind: 'reviewed', judge, prompt: '', criteria: {}, average: 3, cut: null } as unknown as CodeReview,
  })
const unreviewed = code({ review: { kind: 'unscored', reason: 'the judge timed out' } as CodeReview })

/** Makes one side from the measurement of its code, if any, and the mean of every metric. */
function arm(codeQuality: RunCode | undefined, mean: number | null = 1) {
  const { run, trials } = scoredRun({ cases: [], trials: [] })
  const figures = [CODE, REVIEW, TABLE].map(({ id }) => [id, { mean, n: 1, applicable: 1 }])
  const summaries = Object.fromEntries(figures) as typeof run.summaries
  return { run: { ...run, summaries, ...(codeQuality && { code_quality: codeQuality }) }, trials }
}

const FACTS = { no_baseline: null, redefined: new Map() }
type Facts = Parameters<typeof readExact>[1]['facts']

describe('two figures that cannot be compared', () => {
  const bare = arm(undefined)
  const none = { ...arm(code()), run: { ...arm(code()).run, summaries: {} } }
  const invalid = (cause: object) => ({ kind: 'invalid', cause })
  const unlike = (cause: object) => ({ kind: 'not-comparable', cause })
  const lost = (side: string) => {
    return invalid({ kind: 'file-unscored', arm: side, path: 'a.py', line: 3, problem: 'no such syntax' })
  }
  const review = (how: string, problem: string | null = null) => unlike({ kind: 'review', how, problem })
  const redefined = new Map([['code.m', 'definition' as const]]) as Facts['redefined']

  test.each<[string, MetricFacts, ReturnType<typeof arm> | null, ReturnType<typeof arm>, object]>([
    ['of a report without tables', TABLE, bare, none, unlike({ kind: 'table', how: 'none-built' })],
    ['of a table without the number', TABLE, bare, arm(code(), null), invalid({ kind: 'table', how: 'no-number' })],
    ['of tables, which bounds alone look at', TABLE, bare, bare, unlike({ kind: 'table', how: 'bounds-alone' })],
    ['where nobody measured code', CODE, bare, bare, unlike({ kind: 'code-unmeasured', measured: null })],
    ['where the change alone did', CODE, bare, arm(code()), unlike({ kind: 'code-unmeasured', measured: 'candidate' })],
    ['where main alone did', CODE, arm(code()), bare, invalid({ kind: 'code-unmeasured', measured: 'baseline' })],
    [
      'where the code of the change could not be measured',
      ...([CODE, arm(code()), arm(code({ unscored: 'too large' }))] as const),
      invalid({ kind: 'code-unscored', arm: 'candidate', problem: 'too large' }),
    ],
    [
      'where that of main could not, whatever files it has',
      ...([
        CODE,
        arm(code({ unscored: 'too large', files: [measured('a.py')] })),
        arm(code({ files: [broken('a.py')] })),
      ] as const),
      unlike({ kind: 'code-unscored', arm: 'baseline', problem: 'too large' }),
    ],
    [
      'where a file of the change no longer parses',
      ...([
        CODE,
        arm(code({ files: [measured('a.py')] })),
        arm(code({ files: [measured('b.py'), broken('a.py')] })),
      ] as const),
      lost('candidate'),
    ],
    [
      'where a file of main did not parse',
      ...([CODE, arm(code({ files: [broken('a.py')] })), arm(code({ files: [measured('a.py')] }))] as const),
      lost('baseline'),
    ],
    [
      'of other languages',
      ...([CODE, arm(code()), arm(code({ language: 'javascript' }))] as const),
      unlike({ kind: 'languages', baseline: 'python', candidate: 'javascript' }),
    ],
    ['that the change lacks', CODE, arm(code()), none, unlike({ kind: 'no-code-value', arms: ['candidate'] })],
    ['that both lack', CODE, none, none, unlike({ kind: 'no-code-value', arms: ['baseline', 'candidate'] })],
    ['of a review that was not asked for', REVIEW, arm(reviewed('j')), arm(code()), review('none')],
    ['of a review that failed', REVIEW, arm(reviewed('j')), arm(unreviewed), review('none', 'the judge timed out')],
    ['of main without a review', REVIEW, arm(code()), arm(reviewed('j')), review('none-in-baseline')],
    ['of main whose review failed', REVIEW, arm(unreviewed), arm(reviewed('j')), review('none-in-baseline')],
    ['of reviews by two judges', REVIEW, arm(reviewed('j')), arm(reviewed('k')), review('another-judge')],
    [
      'of a review without a figure',
      REVIEW,
      arm(reviewed('j')),
      arm(reviewed('j'), null),
      unlike({ kind: 'not-measured' }),
    ],
    [
      'of a review of main without one',
      REVIEW,
      arm(reviewed('j'), null),
      arm(reviewed('j')),
      unlike({ kind: 'not-measured' }),
    ],
  ])('%s', (_, metric, baseline, candidate, obstacle) => {
    const exact = readExact(metric, { baseline, candidate, facts: FACTS })
    const whole = candidate.run.summaries[metric.id]?.mean ?? null
    expect(exact).toEqual({
      baseline: baseline?.run.summaries[metric.id]?.mean ?? null,
      ...{ candidate: whole, whole, delta: null, basis: { files: null }, n: 0, obstacle },
    })
  })

  test('without a baseline, or with another metric', () => {
    const causeOf = (baseline: ReturnType<typeof arm> | null, facts: Partial<Facts>) =>
      readExact(CODE, { baseline, candidate: arm(code()), facts: { ...FACTS, ...facts } })?.obstacle
    expect(causeOf(null, { no_baseline: 'none' })).toEqual(unlike({ kind: 'no-baseline', lost: 'none' }))
    expect(causeOf(null, {})).toEqual(unlike({ kind: 'code-unmeasured', measured: 'candidate' }))
    expect(causeOf(arm(code()), { redefined })).toEqual(unlike({ kind: 'redefined', how: 'definition' }))
  })
})

describe('two figures that can be compared', () => {
  test('do not include a metric of trials', () => {
    expect(readExact(SUCCESS, { baseline: arm(code()), candidate: arm(code()), facts: FACTS })).toBeUndefined()
  })

  // docs/decision-rules.md#rounding: differences keep nine digits of the larger figure.
  test.each<[string, MetricFacts, RunCode, number, number, number]>([
    ['a review by the same judge', REVIEW, reviewed('j'), 3, 4.5, 1.5],
    ['where lower is better', { ...REVIEW, direction: 'lower' }, reviewed('j'), 3, 4.5, -1.5],
    ['small ones', REVIEW, reviewed('j'), 0.00000123456, 0.000003, 0.00000176544],
    ['a figure of the code that is no sum over files', CODE, code(), 0.1, 0.3, 0.2],
    ['files that neither side can parse', CODE, code({ files: [broken('a.py'), measured('b.py')] }), 2, 2, 0],
  ])('%s', (_, metric, both, baseline, candidate, delta) => {
    const exact = readExact(metric, { baseline: arm(both, baseline), candidate: arm(both, candidate), facts: FACTS })
    expect(exact).toEqual({
      baseline,
      candidate,
      delta,
      whole: candidate,
      basis: { files: null },
      n: 0,
      obstacle: null,
    })
  })

  test('a new file that does not parse is not a loss', () => {
    const [was, is] = [
      arm(code({ files: [measured('b.py')] })),
      arm(code({ files: [broken('a.py'), measured('b.py')] })),
    ]
    expect(readExact(CODE, { baseline: was, candidate: is, facts: FACTS })?.obstacle).toBeNull()
    expect(readExact(CODE, { baseline: is, candidate: was, facts: FACTS })?.obstacle).toBeNull()
  })
})

describe('a gate on one figure per side', () => {
  const values = { basis: { files: null }, n: 0, whole: null, obstacle: null }
  const relative = (value: number): Margin => ({ kind: 'relative', value })
  const absolute = (value: number): Margin => ({ kind: 'absolute', value })

  test.each<[string, Margin, number, number, number, number | undefined, boolean]>([
    ['as large as the margin', absolute(0.05), 1, 0.95, -0.05, undefined, true],
    ['within a billionth of it', absolute(0.05), 1, 0.95, -(0.05 - 1e-9), undefined, true],
    ['smaller', absolute(0.05), 1, 0.96, -0.04, undefined, false],
    ['for the better', absolute(0), 1, 1.1, 0.1, undefined, false],
    ['none at a margin of 0', absolute(0), 1, 1, 0, undefined, false],
    ['one step of the rounding at a margin of 0', absolute(0), 1, 1 - 1e-9, -1e-9, undefined, false],
    ['below the digits of large figures', absolute(0), 300_000, 299_999.9995, -0.0005, undefined, false],
    ['as large as the share of the baseline', relative(0.1), 200, 180, -20, undefined, true],
    ['smaller than the share', relative(0.1), 200, 181, -19, undefined, false],
    ['from below 0, whose size counts', relative(0.1), -200, -219, -19, undefined, false],
    ['from 0, as large as what stands in', relative(0.1), 0, 5, -5, 5, true],
    ['from 0, smaller than what stands in', relative(0.1), 0, 4, -4, 5, false],
    ['from 0 but for rounding', relative(0.1), 1e-9, 1, -1, 2, false],
    ['from 0 where nothing stands in', relative(0.1), 0, 1, -1, undefined, true],
  ])('has a difference %s', (_, margin, baseline, candidate, delta, standIn, reaches) => {
    const metric = { ...CODE, ...(standIn !== undefined && { absolute_margin: standIn }) }
    expect(measureExactGate({ margin, metric }, { ...values, baseline, candidate, delta })).toEqual({
      ...{ kind: 'exact', baseline, candidate, delta, margin, reaches_margin: reaches, basis: { files: null }, n: 0 },
    })
  })

  test('has no result without a margin or a figure', () => {
    const all = { ...values, baseline: 1, candidate: 1, delta: 0 }
    const measure = (parts: Partial<typeof all> | object, margin: Margin | null = absolute(0.1)) =>
      measureExactGate({ margin, metric: CODE }, { ...all, ...parts })
    expect([
      measure({}, null),
      measure({ baseline: null }),
      measure({ candidate: null }),
      measure({ delta: null }),
    ]).toEqual([null, null, null, null])
    expect(measure({})).not.toBeNull()
  })
})
