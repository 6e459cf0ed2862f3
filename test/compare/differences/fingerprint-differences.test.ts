import { describe, expect, test } from 'vitest'
import { findComparability } from '../../../src/compare/pair/comparability.js'
import { findDifferences } from '../../../src/compare/differences/fingerprint-differences.js'
import { pairCases } from '../../../src/compare/pair/pair-cases.js'
import type { FingerprintDifference } from '../../../src/model/result/pair-comparison.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import type { RuleSet } from '../../../src/model/suite/rules.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

type Parts = Partial<Parameters<typeof scoredRun>[0]>
const LATENCY = { ...SUCCESS, id: 'latency', environment: 'bound' } as const

const RULES = { from: 'base', changes: [] } as unknown as RuleSet

/** Makes runs of two jobs with one case each and the given differences. */
function arm(parts: Parts = {}, more: Partial<Run> = {}): ScoredRun {
  const scored = scoredRun({ cases: [goldenCase({ id: 'a' })], trials: [], ...parts })
  return { ...scored, run: { ...scored.run, ...more } }
}

function differences(baseline: ScoredRun, candidate: ScoredRun, ruleSet?: RuleSet): readonly FingerprintDifference[] {
  return findDifferences({
    baseline,
    candidate,
    pairing: pairCases(baseline, candidate),
    facts: findComparability(baseline, candidate),
    ...(ruleSet && { ruleSet }),
  })
}

test('equal conditions have no differences', () => {
  expect(differences(arm(), arm())).toEqual([])
})

test('fewer tries in a pull request than on main are planned, and no difference', () => {
  const main = arm({ trials_per_case: 3 }, { mode: 'baseline' })
  const pull = arm({ trials_per_case: 1 }, { mode: 'pr' })
  expect(differences(main, pull)).toEqual([])
})

describe('a difference is described by both sides', () => {
  test.each<[string, ScoredRun, ScoredRun, FingerprintDifference]>([
    [
      'subset',
      arm(),
      arm({ subset: 'id:a', fingerprints: { suite: 'of a part' } }),
      {
        what: 'subset',
        baseline: 'all cases',
        candidate: 'id:a',
        effect: 'only cases in both are compared',
      },
    ],
    [
      'success',
      arm({ settings: { success: 'all' } }),
      arm({ settings: { success: 'answer' }, fingerprints: { suite: 'another rule' } }),
      { what: 'success', baseline: 'all', candidate: 'answer', effect: "both sides are scored by this run's" },
    ],
    [
      'primary_k',
      arm({ settings: { primary_k: 5 } }),
      arm({ settings: { primary_k: 10 } }),
      { what: 'primary_k', baseline: '5', candidate: '10', effect: "both sides are scored by this run's" },
    ],
    [
      'corpus',
      arm({ fingerprints: { corpus: 'c1' } }),
      arm({ fingerprints: { corpus: 'c2' } }),
      { what: 'corpus', baseline: 'c1', candidate: 'c2', effect: 'the arms searched different corpora' },
    ],
    [
      'corpus of one side',
      arm({ fingerprints: { corpus: 'c1' } }),
      arm(),
      {
        what: 'corpus',
        baseline: 'c1',
        candidate: 'not reported',
        effect: 'one side does not say what was searched',
      },
    ],
    [
      'goldenpair',
      arm({ fingerprints: { goldenpair: '1.0.0' } }),
      arm({ fingerprints: { goldenpair: '1.1.0' } }),
      {
        what: 'goldenpair',
        baseline: '1.0.0',
        candidate: '1.1.0',
        effect: 'measured by different versions of Goldenpair',
      },
    ],
    [
      'trials',
      arm({ trials_per_case: 3 }),
      arm({ trials_per_case: 1 }),
      {
        what: 'trials',
        baseline: '3',
        candidate: '1',
        effect: 'improved must also hold on equal numbers of trials',
      },
    ],
    [
      'seed',
      arm({ seed: 1 }),
      arm({ seed: 2 }),
      { what: 'seed', baseline: '1', candidate: '2', effect: 'the targets were seeded differently' },
    ],
    [
      'timeout',
      arm({ settings: { timeout_seconds: 120 } }),
      arm({ settings: { timeout_seconds: 5 } }),
      {
        what: 'timeout',
        baseline: '120',
        candidate: '5',
        effect: 'slow answers were cut off at different times',
      },
    ],
    [
      'retries',
      arm({ settings: { retries: 2 } }),
      arm({ settings: { retries: 0 } }),
      {
        what: 'retries',
        baseline: '2',
        candidate: '0',
        effect: 'one side tried more often after failures of the provider',
      },
    ],
    [
      'concurrency',
      arm({ settings: { concurrency: 4 } }),
      arm({ settings: { concurrency: 1 } }),
      {
        what: 'concurrency',
        baseline: '4',
        candidate: '1',
        effect: 'latency was measured under different load',
      },
    ],
    [
      'controlled settings',
      arm({ settings: { controlled: { embedding: { model: 'e1' } } } }),
      arm({ settings: { controlled: { embedding: { model: 'e2' } } }, fingerprints: { target: 'of them too' } }),
      {
        what: 'controlled.embedding.model',
        baseline: 'e1',
        candidate: 'e2',
        effect: 'a controlled setting differs, so it may explain what changed',
      },
    ],
  ])('%s', (_what, baseline, candidate, difference) => {
    expect(differences(baseline, candidate)).toEqual([difference])
  })

  test('an older run without numbers of tries is no difference', () => {
    expect(differences(arm(), arm({ settings: { retries: 2 } }))).toEqual([])
  })
})

describe('the models that answered', () => {
  const models = (names: string[], target = {}) => arm({ fingerprints: { models: names }, settings: { target } })

  test('are named first if they changed by themselves', () => {
    expect(differences(models(['gpt-a'], { model: 'gpt' }), models(['gpt-b'], { model: 'gpt' }))).toEqual([
      {
        what: 'models',
        baseline: 'gpt-a',
        candidate: 'gpt-b',
        effect: "the provider's model changed, which alone may explain these differences",
        notice: "The provider's model changed: gpt-a → gpt-b.",
      },
    ])
  })

  test('may be chosen by the change if no setting names one', () => {
    expect(differences(models(['gpt-a']), models(['gpt-b']))).toMatchObject([
      {
        effect:
          'another model answered, chosen by the change or by its provider, which alone may explain these differences',
        notice: 'Another model answered: gpt-a → gpt-b (chosen by the change or by its provider).',
      },
    ])
  })

  test('are the subject of the comparison if the settings name them', () => {
    const [target, difference] = differences(
      arm({ fingerprints: { models: ['a'], target: '1' }, settings: { target: { settings: { model: 'a' } } } }),
      arm({ fingerprints: { models: ['b'], target: '2' }, settings: { target: { settings: { model: 'b' } } } }),
    )
    expect(target).toMatchObject({ what: 'target', changes: ['settings.model: a → b'] })
    expect(difference).toEqual({
      what: 'models',
      baseline: 'a',
      candidate: 'b',
      effect: 'other models answered by configuration, which is part of what is compared',
    })
  })

  test('may be unknown', () => {
    expect(differences(models([]), models(['a']))).toEqual([
      {
        what: 'models',
        baseline: 'none reported',
        candidate: 'a',
        effect: 'one side does not say which models answered',
      },
    ])
  })
})

describe('the meaning of a hash is read from what the runs recorded', () => {
  const hashed = (what: string, name: string): Parts => ({ fingerprints: { [what]: `sha256:${name}` } })
  const first = (baseline: ScoredRun, candidate: ScoredRun) => differences(baseline, candidate)[0]

  test('the target: options, settings and determinism', () => {
    const target = (options: object, settings: object) => ({ type: 'command', options, settings })
    expect(
      first(
        arm({
          ...hashed('target', '1'),
          settings: {
            target: target({ command: ['node', 'a.mjs'] }, { chunk_lines: 80, headers: { Authorization: 'one' } }),
          },
        }),
        arm({
          ...hashed('target', '2'),
          settings: {
            target: target({ command: ['node', 'b.mjs'] }, { chunk_lines: 25, headers: { Authorization: 'two' } }),
            deterministic: true,
          },
        }),
      ),
    ).toEqual({
      what: 'target',
      baseline: '1',
      candidate: '2',
      changes: [
        'deterministic: false → true',
        'command: ["node","a.mjs"] → ["node","b.mjs"]',
        'settings.chunk_lines: 80 → 25',
        'settings.headers.Authorization: (hidden) → (hidden, another)',
      ],
      effect: 'the target is set up differently, which is part of what is compared',
    })
  })

  test('more than eight changes are counted', () => {
    const settings = (value: number) => Object.fromEntries([...'abcdefghij'].map((key) => [key, value]))
    const difference = first(
      arm({ ...hashed('target', '1'), settings: { target: settings(1) } }),
      arm({ ...hashed('target', '2'), settings: { target: settings(2) } }),
    )
    expect(difference?.changes).toHaveLength(9)
    expect(difference?.changes?.at(-1)).toBe('and 2 more')
  })

  test('the gates and the deciding settings', () => {
    const gates = (value: number) => [gate({ margin: { kind: 'absolute', value } })]
    const baseline = arm({ ...hashed('gates', '1'), gates: gates(0.05) })
    const candidate = arm({ ...hashed('gates', '2'), gates: gates(0.1), settings: { alpha: 0.01 } })
    expect(first(baseline, candidate)).toMatchObject({
      what: 'gates',
      changes: ['success max_drop 5 points → 10 points', 'alpha 0.05 → 0.01'],
      effect: 'the gates listed in this comparison decided',
    })
  })

  test('cases are counted with the fields that changed, and never named', () => {
    const cases = (...ids: readonly string[]) => ids.map((id) => goldenCase({ id }))
    const edited = goldenCase({ id: 'edited', query: 'other', critical: true, notes: 'x', fingerprint: 'new' })
    const baseline = arm({ ...hashed('suite', '1'), cases: cases('a', 'edited', 'gone') })
    const candidate = arm({ ...hashed('suite', '2'), cases: [...cases('a', 'new', 'newer'), edited] })
    const difference = first(baseline, {
      ...candidate,
      run: { ...candidate.run, suite: { ...candidate.run.suite, version: '2' } },
    })
    expect(difference).toMatchObject({
      what: 'suite',
      changes: ['version: 1 → 2', '1 case edited (critical in 1, query in 1)', '2 cases added', '1 case removed'],
    })
  })

  test('metrics by their definitions', () => {
    const metric = (definition: string) => [SUCCESS, { ...SUCCESS, id: 'recall', definition }]
    expect(first(arm({ metrics: metric('recall/1') }), arm({ metrics: metric('recall/2') }))).toEqual({
      what: 'metrics',
      baseline: '',
      candidate: 'recall',
      changes: ['recall: recall/1 → recall/2'],
      effect: 'not compared: defined or measured differently in the baseline',
    })
  })

  test.each([
    ['no list', undefined, 'costs are not compared: the prices differ'],
    ['the one of this run', 2, "the tokens of both sides are priced from one list, this run's"],
    ['the one of the base', 1, "the tokens of both sides are priced from one list, the base's"],
  ])('prices and the selected ones: %s', (_what, input, effect) => {
    const pricing = (rate: number) => ({ as_of: `day ${rate}`, models: { m: { input: rate, output: 4 } } })
    const priced = (rate: number): ScoredRun => ({
      ...arm(hashed('pricing', String(rate)), { pricing: pricing(rate) }),
      ...(input === undefined ? {} : { priced_by: pricing(input) }),
    })
    expect(first(priced(1), priced(2))).toEqual({
      what: 'pricing',
      baseline: '1',
      candidate: '2',
      changes: ['m input $1 → $2 per 1M', 'as_of: day 1 → day 2'],
      effect,
    })
  })

  test('a hash that nothing recorded explains is shown literally', () => {
    expect(differences(arm(hashed('target', '0123456789abcdef')), arm(hashed('target', 'fedcba9876543210')))).toEqual([
      {
        what: 'target',
        baseline: '0123456789ab',
        candidate: 'fedcba987654',
        effect: 'the target is set up differently, which is part of what is compared',
      },
    ])
  })
})

test('rules that were made equal are no difference', () => {
  expect(differences(arm(), arm({ settings: { success: 'answer', primary_k: 1 } }), RULES)).toEqual([])
})

describe('the judge', () => {
  const JUDGED = [
    { ...SUCCESS, judged_by: ['answer', 'quality'] as const },
    { ...SUCCESS, id: 'quality.average', judged_by: ['quality'] as const },
    { ...SUCCESS, id: 'mrr' },
  ]
  const facts = (model: string, answer = 'answer/1') => ({
    type: 'openai',
    identity: { model },
    questions: { answer: { prompt: answer, readings: 1 }, quality: { prompt: 'quality/1', readings: 1 } },
  })
  const by = (judge: Run['judge'], hashes: Run['fingerprints']['judge'], models: string[] = []): ScoredRun => {
    const { run, ...rest } = arm({ metrics: JUDGED })
    const fingerprints = { ...run.fingerprints, ...(hashes && { judge: hashes }), judge_models: models }
    return { ...rest, run: { ...run, fingerprints, ...(judge && { judge }) } }
  }

  test('of another model is listed, and what it decides is not compared', () => {
    const baseline = by(facts('gpt-5-mini'), { answer: '1', quality: '1' })
    const candidate = by(facts('gpt-5'), { answer: '2', quality: '2' })
    expect(differences(baseline, candidate)).toEqual([
      {
        what: 'judge',
        baseline: 'openai gpt-5-mini',
        candidate: 'openai gpt-5',
        changes: ['model: gpt-5-mini → gpt-5'],
        effect: 'not compared, since the judge decides them: quality.average, success',
        notice:
          "The judge differs from the baseline's (model: gpt-5-mini → gpt-5), so what it decides is not compared.",
      },
    ])
    const { redefined } = findComparability(baseline, candidate)
    expect([...redefined]).toEqual([
      ['success', 'judge'],
      ['quality.average', 'judge'],
    ])
  })

  test('with another prompt for one question keeps the metrics of the others', () => {
    const baseline = by(facts('gpt-5'), { answer: '1', quality: '1' })
    const candidate = by(facts('gpt-5', 'answer/2'), { answer: '2', quality: '1' })
    const [told] = differences(baseline, candidate)
    expect(told).toMatchObject({
      changes: ['answer.prompt: answer/1 → answer/2'],
      effect: 'not compared, since the judge decides it: success',
    })
  })

  test('that only one side has is listed too', () => {
    const [told] = differences(by(undefined, undefined), by(facts('gpt-5'), { answer: '1', quality: '1' }))
    expect(told).toMatchObject({ baseline: 'nobody', candidate: 'openai gpt-5' })
  })

  test('whose provider replaced its model is compared, with a notice', () => {
    const hashes = { answer: '1', quality: '1' }
    const [baseline, candidate] = [by(facts('gpt-5'), hashes, ['gpt-5-a']), by(facts('gpt-5'), hashes, ['gpt-5-b'])]
    expect(differences(baseline, candidate)).toEqual([
      {
        what: 'judge models',
        baseline: 'gpt-5-a',
        candidate: 'gpt-5-b',
        effect: "the judge's provider changed its model, which alone may explain changes of judged metrics",
        notice: "The judge's model changed: gpt-5-a → gpt-5-b.",
      },
    ])
    expect(findComparability(baseline, candidate).redefined.size).toBe(0)
  })
})

describe('the machines', () => {
  const on = (os: string, runner: string | null, parts: Parts = {}) =>
    arm({ metrics: [LATENCY], session_id: os, ...parts }, { environment: { node: 'v20.0.0', os, runner } })

  test('are listed if a figure depends on them', () => {
    expect(differences(on('linux 6.8', 'big-1'), on('linux 6.9', 'big-2'))).toEqual([
      {
        what: 'environment',
        baseline: 'linux 6.8, Node v20.0.0',
        candidate: 'linux 6.9, Node v20.0.0',
        changes: ['os: linux 6.8 → linux 6.9', 'runner: big-1 → big-2'],
        effect: 'figures that depend on the machine are shown but not compared',
      },
    ])
  })

  test.each([
    ['no metric is bound to them', on('a', null, { metrics: [SUCCESS] }), on('b', null, { metrics: [SUCCESS] })],
    ['the arms ran side by side', on('a', null, { session_id: 's' }), on('b', null, { session_id: 's' })],
    [
      "GitHub's runners differ in their number only",
      on('a', 'GitHub Actions 12', { session_id: '1' }),
      on('a', 'GitHub Actions 1000', { session_id: '2' }),
    ],
  ])('are not listed if %s', (_what, baseline, candidate) => {
    expect(differences(baseline, candidate)).toEqual([])
  })
})
