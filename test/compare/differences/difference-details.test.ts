import { describe, expect, test } from 'vitest'
import { findDifferences } from '../../../src/compare/differences/fingerprint-differences.js'
import { findComparability } from '../../../src/compare/pair/comparability.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { FingerprintDifference } from '../../../src/model/result/pair-comparison.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import { goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

type Parts = Partial<Parameters<typeof scoredRun>[0]>

/** Makes a run of one case with the given differences. */
function arm(parts: Parts = {}, more: Partial<Run> = {}): ScoredRun {
  const scored = scoredRun({ cases: [goldenCase({ id: 'a' })], trials: [], ...parts })
  return { ...scored, run: { ...scored.run, ...more } }
}

/** Returns the differences of one kind, or all. */
function differences(baseline: ScoredRun, candidate: ScoredRun, kind?: string): readonly FingerprintDifference[] {
  const [pairing, facts] = [pairCases(baseline, candidate), findComparability(baseline, candidate)]
  const found = findDifferences({ baseline, candidate, pairing, facts })
  return kind === undefined ? found : found.filter(({ what }) => what === kind)
}

const hashed = (what: string, name: string): Parts => ({ fingerprints: { [what]: `sha256:${name}` } })

describe('a value that one side does not state', () => {
  test('is no difference if it is not recorded', () => {
    expect(differences(arm({ settings: { retries: 2 } }), arm())).toEqual([])
  })

  test('is listed if it is recorded as unknown', () => {
    expect(differences(arm(), arm({ fingerprints: { corpus: 'c1' } }))).toEqual([
      { what: 'corpus', baseline: 'not reported', candidate: 'c1', effect: 'one side does not say what was searched' },
    ])
  })
})

describe('the numbers of tries', () => {
  test.each([
    ['run', 'pr'],
    ['baseline', 'baseline'],
  ] as const)('of a %s and a %s are listed', (before, after) => {
    const told = differences(arm({ trials_per_case: 3 }, { mode: before }), arm({}, { mode: after }))
    expect(told).toMatchObject([{ what: 'trials', baseline: '3', candidate: '1' }])
  })
})

test('another success rule is not listed if the metric differs too', () => {
  const baseline = arm({ metricFingerprints: { success: '1' } })
  const candidate = arm({ settings: { success: 'answer' }, metricFingerprints: { success: '2' } })
  expect(differences(baseline, candidate, 'success')).toMatchObject([{ effect: 'success is not compared' }])
})

describe('models', () => {
  const models = (...names: string[]) => arm({ fingerprints: { models: names } })

  test('are listed, with up to 80 characters in the notice', () => {
    const [some, exact, long] = [['a', 'b'], ['x'.repeat(80)], ['y'.repeat(81)]]
    expect(differences(models(...some), models(...exact))).toMatchObject([
      {
        baseline: 'a, b',
        notice: `Another model answered: a, b → ${'x'.repeat(80)} (chosen by the change or by its provider).`,
      },
    ])
    expect(differences(models(...some), models(...long))).toMatchObject([
      {
        candidate: 'y'.repeat(81),
        notice: `Another model answered: a, b → ${'y'.repeat(79)}… (chosen by the change or by its provider).`,
      },
    ])
  })

  test('of a judge are not listed if a side names none', () => {
    const by = (...judge_models: string[]) => arm({ fingerprints: { judge_models } })
    expect(differences(by('gpt-5-a'), by())).toEqual([])
    expect(differences(by(), arm())).toEqual([])
    expect(differences(arm(), by('gpt-5-a'))).toEqual([])
  })
})

describe('a different judge', () => {
  const JUDGED = { ...SUCCESS, judged_by: ['answer'] as const }
  const by = (hash: string, judge?: Run['judge'], parts: Parts = { metrics: [JUDGED] }): ScoredRun =>
    arm(
      { ...parts, fingerprints: { ...parts.fingerprints, judge: { answer: hash } } },
      judge === undefined ? {} : { judge },
    )
  const judge = (identity: Readonly<Record<string, unknown>>) =>
    ({ type: 'command', identity, questions: {} }) as NonNullable<Run['judge']>

  test('without recorded facts is described by what is not compared', () => {
    expect(differences(by('1'), by('2'))).toEqual([
      {
        what: 'judge',
        baseline: 'not recorded',
        candidate: 'not recorded',
        effect: 'not compared, since the judge decides it: success',
        notice: "The judge differs from the baseline's, so what it decides is not compared.",
      },
    ])
  })

  test('is named by its type if it has no model, and the notice has its first two differences', () => {
    const [told] = differences(by('1', judge({ a: 1, b: 1, c: 1 })), by('2', judge({ a: 2, b: 2, c: 2 })))
    expect(told).toMatchObject({
      baseline: 'command',
      candidate: 'command',
      changes: ['a: 1 → 2', 'b: 1 → 2', 'c: 1 → 2'],
      notice: "The judge differs from the baseline's (a: 1 → 2, b: 1 → 2), so what it decides is not compared.",
    })
  })

  test('does not affect metrics that it does not decide', () => {
    const other = { metrics: [SUCCESS, { ...SUCCESS, id: 'mrr' }] }
    const [before, after] = ['1', '2'].map((definition) => ({
      ...other,
      metricFingerprints: { success: '1', mrr: definition },
    }))
    const told = differences(by('1', judge({ a: 1 }), before), by('2', judge({ a: 2 }), after), 'judge')
    expect(told).toEqual([
      {
        what: 'judge',
        baseline: 'command',
        candidate: 'command',
        changes: ['a: 1 → 2'],
        effect: 'no metric of this suite depends on it',
      },
    ])
  })
})

describe('the measured code', () => {
  const of = (parts: object | undefined) =>
    arm(
      {},
      parts === undefined
        ? {}
        : {
            code_quality: {
              sources: ['src', 'lib'],
              framework: 'lc',
              prefixes: ['lc_'],
              language: 'python',
              ...parts,
            } as NonNullable<Run['code_quality']>,
          },
    )

  test.each([
    [{ sources: ['app'] }, 'app', 'sources: ["src","lib"] → ["app"]'],
    [{ framework: 'li' }, 'src, lib', 'framework: lc → li'],
    [{ prefixes: ['li_'] }, 'src, lib', 'prefixes: ["lc_"] → ["li_"]'],
    [{ language: 'typescript' }, 'src, lib', 'language: python → typescript'],
  ])('is listed if it differs', (parts, candidate, change) => {
    expect(differences(of({}), of(parts))).toEqual([
      {
        what: 'code_quality',
        baseline: 'src, lib',
        candidate,
        changes: [change],
        effect: 'the metrics of code measured what each side names as its code',
      },
    ])
  })

  test('is not listed if only its measures differ, or a side has none', () => {
    expect(differences(of({ files: 1 }), of({ files: 2 }))).toEqual([])
    expect(differences(of(undefined), of({}))).toEqual([])
    expect(differences(of({}), of(undefined))).toEqual([])
  })
})

test('a GitHub machine is named without its number, and listed if one of several figures depends on it', () => {
  const metrics = [SUCCESS, { ...SUCCESS, id: 'latency', environment: 'bound' as const }]
  const on = (runner: string) =>
    arm({ metrics, session_id: runner }, { environment: { node: 'v20', os: 'linux', runner } })
  expect(differences(on('GitHub Actions 12'), on('big-1'))).toMatchObject([
    { what: 'environment', changes: ['runner: GitHub Actions → big-1'] },
  ])
})

describe('hashes', () => {
  test('of the suite are listed if nothing recorded explains them', () => {
    expect(differences(arm(hashed('suite', '1')), arm(hashed('suite', '2')))).toEqual([
      { what: 'suite', baseline: '1', candidate: '2', effect: 'only cases with the same text are compared' },
    ])
  })

  test('of the suite are listed with their own changes next to another success rule', () => {
    const baseline = arm(hashed('suite', '1'))
    const candidate = arm({
      ...hashed('suite', '2'),
      settings: { success: 'answer' },
      cases: ['a', 'b'].map((id) => goldenCase({ id })),
    })
    expect(differences(baseline, candidate, 'suite')).toMatchObject([{ changes: ['1 case added'] }])
  })

  test('of the target are listed with their own changes next to a controlled setting', () => {
    const target = (value: number) => ({ settings: { options: { k: value } }, options: { k: value } })
    const [baseline, candidate] = [1, 2].map((value) =>
      arm({ ...hashed('target', String(value)), settings: { target: target(value), controlled: { k: value } } }),
    )
    expect(baseline && candidate && differences(baseline, candidate, 'target')).toMatchObject([
      { changes: ['k: 1 → 2', 'settings.options.k: 1 → 2'] },
    ])
  })

  test('of cases count each case once per field, with fields in order', () => {
    const span = (path: string) => ({ path, hash: path, relevance: 1 })
    const before = ['a', 'b', 'c'].map((id) => goldenCase({ id, expected_spans: [span('1.md'), span('2.md')] }))
    const after = [
      goldenCase({ id: 'a', query: 'other', expected_spans: [span('1.md'), span('2.md')], fingerprint: 'new' }),
      goldenCase({ id: 'b', expected_spans: [span('3.md'), span('4.md')], fingerprint: 'new' }),
      goldenCase({ id: 'c', expected_spans: [span('1.md'), span('2.md')], fingerprint: 'new' }),
    ]
    const told = (cases: typeof after) =>
      differences(arm({ ...hashed('suite', '1'), cases: before }), arm({ ...hashed('suite', '2'), cases }))
    expect(told(after)).toMatchObject([{ changes: ['3 cases edited (expected_spans in 1, query in 1)'] }])
    const [one, two, third] = [...before.slice(0, 2), ...after.slice(2)]
    // The fingerprint changed because of something that is not recorded.
    expect(one && two && third && told([one, two, third])).toMatchObject([{ changes: ['1 case edited'] }])
  })

  test('of metrics are listed in the order of their names', () => {
    const metric = (id: string, definition: string, unit = 'ratio') =>
      ({ ...SUCCESS, id, definition, unit }) as typeof SUCCESS
    const baseline = arm({ metrics: [metric('b', 'b/1'), metric('cost', 'cost/1', 'usd')], ...hashed('pricing', '1') })
    const candidate = arm({
      metrics: [metric('cost', 'cost/1', 'usd'), metric('b', 'b/2'), metric('a', 'a/1')],
      ...hashed('pricing', '2'),
    })
    expect(differences(baseline, candidate, 'metrics')).toEqual([
      {
        what: 'metrics',
        baseline: '',
        candidate: 'a, b, cost',
        changes: ['a: not measured → a/1', 'b: b/1 → b/2', 'cost: priced from different price lists'],
        effect: 'not compared: defined or measured differently in the baseline',
      },
    ])
  })

  const price = (rate: number, day: number) => ({ as_of: `day ${day}`, models: { m: { input: rate, output: 4 } } })
  test.each<[string, Partial<ScoredRun>, Partial<ScoredRun>, number, string]>([
    ['the same prices of another day', {}, {}, 1, 'no price differs'],
    [
      'the baseline priced again',
      { priced_by: price(2, 2) },
      {},
      2,
      "the tokens of both sides are priced from one list, this run's",
    ],
    [
      'this run priced again',
      {},
      { priced_by: price(1, 1) },
      2,
      "the tokens of both sides are priced from one list, the base's",
    ],
  ])('of prices: %s', (_, old, now, rate, effect) => {
    const baseline = { ...arm(hashed('pricing', '1'), { pricing: price(1, 1) }), ...old }
    const candidate = { ...arm(hashed('pricing', '2'), { pricing: price(rate, 2) }), ...now }
    expect(differences(baseline, candidate, 'pricing')).toMatchObject([{ effect }])
  })
})
