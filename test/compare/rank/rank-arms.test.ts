import { describe, expect, test } from 'vitest'
import { writtenComparisonSchema } from '../../../src/model/result/comparison.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import type { FailOn } from '../../../src/model/result/verdict.js'
import { plainText } from '../../../src/model/result/report.js'
import { writeOutcome } from '../../../src/report/words/outcome-words.js'
import { gate, goldenCase, scoredRun, SUCCESS as FACTS } from '../build-runs.js'
import { rank } from './rank.js'
import { writeComparison } from '../../../src/report/words/write-comparison.js'

const SUCCESS: MetricFacts = { ...FACTS, title: 'success' }
const TOKENS: MetricFacts = {
  id: 'tokens.total',
  title: 'tokens',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  definition: '1',
}
const COST: MetricFacts = { ...TOKENS, id: 'cost.usd', title: 'cost per query', unit: 'usd' }
const N = 20
const ids = Array.from({ length: N }, (_, index) => `c${String(index + 1).padStart(2, '0')}`)
const primary = gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })
const tokens = gate({ id: 'tokens.total', metric: 'tokens.total', margin: { kind: 'relative', value: 0.1 } })

interface Variant {
  readonly name: string
  /** The cost per query; unknown by default. */
  readonly usd?: number
  /** The number of cases that pass, from the first on. */
  readonly passes: number
  /** The number of cases that are answered, from the first on; all by default. */
  readonly scored?: number
  /** The number of cases with known tokens, from the first on; all by default. */
  readonly counted?: number
  readonly tokens?: number
  /** The number of cases that take only half of the tokens, from the first on. */
  readonly lucky?: number
}

/** Makes a run with these means in its summaries. */
function withMeans(means: Readonly<Record<string, number>>, parts: Parameters<typeof scoredRun>[0]) {
  const { run, ...scored } = scoredRun(parts)
  const summaries = Object.entries(means).map(([id, mean]) => [id, { mean, n: N, applicable: N }] as const)
  return { ...scored, run: { ...run, summaries: Object.fromEntries(summaries) } }
}

function play(variants: readonly Variant[], options: { gates?: readonly Gate[]; failOn?: FailOn } = {}) {
  const gates = options.gates ?? [primary]
  const arms = variants.map(({ name, passes, scored = N, counted = N, tokens: spent = 100, usd, lucky = 0 }) => ({
    name,
    scored: withMeans(
      { 'tokens.total': spent * (1 - lucky / 2 / N), ...(usd !== undefined && { 'cost.usd': usd, 'cost.known': 1 }) },
      {
        cases: ids.map((id) => goldenCase({ id, critical: id === 'c01' })),
        metrics: [SUCCESS, TOKENS, COST],
        gates,
        trials: ids.map((id, index): ScoredTrial =>
          index < scored
            ? {
                case: id,
                trial: 0,
                scores: {
                  success: index < passes ? 1 : 0,
                  ...(index < counted && { 'tokens.total': (spent + (index % 3)) / (index < lucky ? 2 : 1) }),
                  ...(usd !== undefined && { 'cost.usd': usd * (1 + (index % 3) / 100) }),
                },
                unscored: index < counted ? {} : { 'tokens.total': 'not reported' },
              }
            : { case: id, trial: 0, scores: {}, unscored: { success: 'no answer', 'tokens.total': 'no answer' } },
        ),
      },
    ),
  }))
  const { settings, pricing } = arms[0]?.scored.run ?? scoredRun({ cases: [], trials: [] }).run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  const comparison = rank({ arms, ruleSet, failOn: options.failOn ?? 'regression' })
  return { comparison, ...comparison.ranking, exit_code: comparison.verdict.exit_code }
}

/** Removes the rounding errors of binary fractions. */
const round = (p: number | null | undefined): number => Number((p ?? NaN).toFixed(12))
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

describe('three variants on one gate', () => {
  // McNemar's mid-p with flips in one direction only is 2^-flips: 10 flips from a to b, 2 from a to c, 8 from b to c.
  const playThree = () =>
    play([
      { name: 'a', passes: 8 },
      { name: 'b', passes: 18 },
      { name: 'c', passes: 10 },
    ])

  test('every pair has its own p, and Holm adjusts all of them together', () => {
    const { pairs: allPairs, family } = playThree()
    const shown = allPairs.map(({ baseline, candidate, gates: [result] }) => [
      `${baseline} ${candidate}`,
      result?.delta,
      round(result?.p),
      round(result?.p_adjusted),
      result?.better,
    ])
    expect(shown).toEqual([
      ['a b', 0.5, 2 ** -10, 3 * 2 ** -10, 'candidate'],
      ['a c', 0.1, 2 ** -2, 2 ** -2, null],
      ['b c', -0.4, 2 ** -8, 2 * 2 ** -8, 'baseline'],
    ])
    expect(family).toBe(3)
  })

  test('the one that beats both wins, with the numbers of both comparisons', () => {
    const { comparison, outcome, standings } = playThree()
    if (outcome.kind !== 'winner') throw new Error(outcome.reason)
    expect(outcome.variant).toBe('b')
    expect(plain(outcome.reason)).toBe(
      '"b" beats "a" (success 40 % → 90 %: +50 points [+26, +70], p = .003, n = 20) and "c" (success 50 % → 90 %: +40 points [+17, +61], p = .008, n = 20)',
    )
    expect(standings.map(({ name, beats }) => [name, beats])).toEqual([
      ['a', []],
      ['b', ['a', 'c']],
      ['c', []],
    ])
    expect(comparison.verdict).toEqual({
      word: 'winner',
      because: null,
      exit_code: 0,
      passed: true,
      primary: 'success',
      winner: 'b',
    })
  })

  test('states how much of its lead may be due to selection: .84628 · 3/2 · SE/√2, SE from the interval', () => {
    const { pairs: allPairs, outcome } = playThree()
    const interval = allPairs[0]?.gates[0]?.interval
    const standardError = ((interval?.high ?? 0) - (interval?.low ?? 0)) / (2 * 1.959963984540054)
    const optimism = (0.84628 * 1.5 * standardError) / Math.SQRT2
    if (outcome.kind !== 'winner') throw new Error(outcome.reason)
    expect(outcome.selection?.among).toBe(3)
    expect(outcome.selection?.observed).toBe(0.5)
    expect(outcome.selection?.optimism).toBeCloseTo(optimism, 10)
    expect(outcome.selection?.cautious).toBeCloseTo(0.5 - optimism, 10)
  })

  test('the first is compared with each like any two runs', () => {
    const { comparison } = playThree()
    expect(comparison.candidates.map(({ verdict }) => verdict.word)).toEqual(['improved', 'inconclusive'])
  })

  test('the written result matches its schema', () => {
    const written = writeComparison(playThree().comparison)
    expect(writtenComparisonSchema.parse(JSON.parse(JSON.stringify(written)))).toEqual(written)
  })
})

describe('there is no winner', () => {
  test('if the best two cannot be told apart, and the text names the arm that both beat', () => {
    const { outcome, exit_code } = play([
      { name: 'a', passes: 8 },
      { name: 'b', passes: 18 },
      { name: 'c', passes: 17 },
    ])
    expect(outcome).toMatchObject({ kind: 'no-winner', because: 'undecided', leaders: ['b', 'c'] })
    expect(plain(outcome.reason)).toBe(
      '"b" and "c" cannot be told apart on success (b → c: −5 points [−23.6, +11.9], n = 20); both beat "a"',
    )
    expect(exit_code).toBe(0)
  })

  test('if a pair is significant alone (5 flips, p .031) but not among three (.094)', () => {
    const { outcome, pairs } = play([
      { name: 'a', passes: 10 },
      { name: 'b', passes: 15 },
      { name: 'c', passes: 10 },
    ])
    expect(
      pairs.map(({ verdict, gates: [result] }) => [verdict, result?.p, result?.p_adjusted, result?.better]),
    ).toEqual([
      ['improved', 2 ** -5, 3 * 2 ** -5, null],
      ['unchanged', 1, 1, null],
      ['regressed', 2 ** -5, 3 * 2 ** -5, null],
    ])
    expect(outcome).toMatchObject({ leaders: ['b', 'a', 'c'] })
    expect(plain(outcome.reason)).toBe(
      '"b", "a" and "c" cannot be told apart on success (a → b: +25 points [+5, +47], p = .031 alone, .094 among all pairs, n = 20)',
    )
  })

  test('if the best on the primary gate fails another, based on the pair alone', () => {
    const { outcome } = play(
      [
        { name: 'a', passes: 8 },
        { name: 'b', passes: 18, tokens: 200 },
        { name: 'c', passes: 9 },
      ],
      { gates: [primary, tokens] },
    )
    expect(outcome).toMatchObject({ kind: 'no-winner', because: 'vetoed', leaders: ['b'] })
    expect(plain(outcome.reason)).toMatch(
      /^"b" beats all others on success, but tokens fails \(worse by 99 % for the typical query, the margin is 10 % \(p < \.001\), n = 20\) against "a"$/,
    )
  })

  test('but a third variant that the primary gate shows to be worse does not prevent a winner', () => {
    // `lean` answers 20 of 20 for 3 % more tokens than `whole`; `tiny` is as bad as `whole` and costs a quarter.
    const { outcome } = play(
      [
        { name: 'whole', passes: 12, tokens: 120 },
        { name: 'lean', passes: 20, tokens: 124 },
        { name: 'tiny', passes: 12, tokens: 30 },
      ],
      { gates: [primary, tokens] },
    )
    expect(outcome).toMatchObject({ kind: 'winner', variant: 'lean' })
  })

  test.each<[string, Partial<Gate>, boolean]>([
    ['a bound of its own that the first breaks', { margin: null, max: 150 }, false],
    ['tokens that it saves by being worse', { margin: { kind: 'relative', value: 0.1 } }, true],
  ])('if the first wins over all others except for %s', (_, more, wins) => {
    const { outcome } = play(
      [
        { name: 'now', passes: 20, tokens: 200 },
        { name: 'b', passes: 8, tokens: 100 },
        { name: 'c', passes: 9, tokens: 100 },
      ],
      { gates: [primary, { ...tokens, ...more }] },
    )
    expect(outcome.kind).toBe(wins ? 'winner' : 'no-winner')
    if (!wins) expect(outcome).toMatchObject({ because: 'vetoed', leaders: ['now'] })
  })

  test('but the best wins over one that fails its own gates against the first', () => {
    const { outcome } = play(
      [
        { name: 'now', passes: 14, tokens: 100 },
        { name: 'better', passes: 20, tokens: 100 },
        { name: 'cheap', passes: 2, tokens: 50 },
      ],
      { gates: [primary, tokens] },
    )
    expect(outcome).toMatchObject({ kind: 'winner', variant: 'better' })
    expect(outcome.kind === 'winner' && outcome.caveats.map(plain)).toEqual([
      expect.stringMatching(
        /^Against "cheap", tokens fails \(.*\)\. That does not count: "cheap" is worse on success\.$/,
      ),
    ])
  })

  test('if all are equal, and the text states that', () => {
    const { outcome } = play([
      { name: 'a', passes: 8 },
      { name: 'b', passes: 8 },
    ])
    expect(outcome.reason).toBe('"a" and "b" are equal on all 20 cases of success')
  })

  test('if the best beats one and not the other', () => {
    const { outcome } = play([
      { name: 'a', passes: 12 },
      { name: 'b', passes: 19 },
      { name: 'c', passes: 2 },
    ])
    // a → b: 7 flips, p .0078; a → c: 10; b → c: 17. All are significant.
    expect(outcome).toMatchObject({ kind: 'winner', variant: 'b' })
  })

  test.each<[FailOn, number]>([
    ['regression', 0],
    ['inconclusive', 2],
    ['never', 0],
  ])('and --fail-on %s exits with %i', (failOn, code) => {
    const { comparison } = play(
      [
        { name: 'a', passes: 18 },
        { name: 'b', passes: 18 },
        { name: 'c', passes: 2 },
      ],
      { failOn },
    )
    expect(comparison.verdict.exit_code).toBe(code)
    expect(comparison.verdict.passed).toBe(code === 0)
  })
})

describe('among variants that tie, the cheapest is named', () => {
  const cheapest = (...variants: readonly Variant[]) => {
    const { outcome } = play(variants)
    if (outcome.kind !== 'no-winner') throw new Error(outcome.reason)
    const { arm, proven, text } = outcome.cheapest ?? {}
    return [arm, proven, text === undefined ? undefined : plain(text)]
  }
  const tie = (name: string, more: Partial<Variant> = {}): Variant => ({ name, passes: 18, ...more })

  test('with a proven difference', () => {
    expect(cheapest(tie('a', { tokens: 200 }), tie('b', { tokens: 100 }), tie('c', { tokens: 300 }))).toEqual([
      'b',
      true,
      '"b" is the cheapest of them: 50 % fewer tokens than "a" (201 → 101)',
    ])
  })

  test('by money if all costs are known, whatever the tokens', () => {
    expect(
      cheapest(
        tie('a', { tokens: 100, usd: 0.02 }),
        tie('b', { tokens: 200, usd: 0.01 }),
        tie('c', { tokens: 300, usd: 0.03 }),
      ),
    ).toEqual(['b', true, expect.stringMatching(/^"b" is the cheapest of them: 50 % less cost per query than "a"/)])
    expect(
      cheapest(tie('a', { tokens: 100, usd: 0.02 }), tie('b', { tokens: 200, usd: 0.01 }), tie('c', { tokens: 300 })),
    ).toEqual(['a', true, expect.stringMatching(/^"a" is the cheapest of them: 50 % fewer tokens than "b"/)])
  })

  test('with caution if it may be chance: three pairs need p < .0167', () => {
    // The tokens differ in 2 of 20 cases: the t test has p = .16.
    const [arm, proven, text] = cheapest(tie('a'), tie('b', { tokens: 100, lucky: 2 }), tie('c', { tokens: 200 }))
    expect([arm, proven]).toEqual(['b', false])
    expect(text).toMatch(
      /^"b" is the cheapest of them: about [\d.]+ % fewer tokens than "a" \([^,]*\), which chance may explain$/,
    )
  })

  test('but not one that regressed against the first, even if not among all pairs', () => {
    // For 15 → 10, p is .031 for the pair alone and .094 among three pairs.
    expect(
      cheapest({ name: 'a', passes: 15, tokens: 200 }, { name: 'b', passes: 10, tokens: 50 }, tie('c', { passes: 15 })),
    ).toEqual(['c', true, '"c" is the cheapest that does not regress: 50 % fewer tokens than "a" (201 → 101)'])
  })

  test('and not if it is beaten, or costs as much', () => {
    expect(cheapest(tie('a', { tokens: 100 }), tie('b', { tokens: 100 }), tie('c', { tokens: 100 }))[0]).toBeUndefined()
    expect(cheapest(tie('a', { tokens: 200 }), tie('b', { tokens: 150 }), { name: 'c', passes: 2, tokens: 9 })[0]).toBe(
      'b',
    )
  })
})

test('the first may win, and then there was no selection', () => {
  const { outcome } = play([
    { name: 'a', passes: 18 },
    { name: 'b', passes: 8 },
    { name: 'c', passes: 9 },
  ])
  expect(outcome).toMatchObject({ kind: 'winner', variant: 'a', selection: null })
})

test('a variant with too few measurements makes the outcome invalid, and is named', () => {
  const { comparison, outcome } = play([
    { name: 'a', passes: 8 },
    { name: 'b', passes: 18, scored: 18 },
    { name: 'c', passes: 9 },
  ])
  expect(comparison.verdict.exit_code).toBe(2)
  expect(outcome).toMatchObject({ kind: 'invalid', variants: ['b'] })
  expect(plain(outcome.reason)).toBe('"b": success: only 18 of 20 cases are scored (at least 95 % needed): no answer')
})

test.each<[FailOn, number]>([
  ['regression', 2],
  ['inconclusive', 2],
  ['never', 0],
])('a winner next to an unmeasured guardrail with fail-on %s has exit code %d', (failOn, code) => {
  const variants = [
    { name: 'a', passes: 8 },
    { name: 'b', passes: 18, counted: 12 },
    { name: 'c', passes: 9 },
  ]
  const { comparison, outcome, exit_code } = play(variants, { gates: [primary, tokens], failOn })
  expect(outcome).toMatchObject({ kind: 'winner', variant: 'b' })
  expect(exit_code).toBe(code)
  expect(plain(plainText(writeOutcome(comparison)))).toBe(
    '⚠️ "b" is best: success +50 points on "a" · tokens could not be measured',
  )
  // The comparison of these two alone has the same verdict.
  expect(comparison.candidates[0]?.verdict).toMatchObject({ word: 'improved', exit_code: code })
})

test('ten variants make 45 pairs, and their order changes no p', () => {
  const variants = Array.from({ length: 10 }, (_, index) => ({ name: `v${index}`, passes: 2 * index }))
  const psOf = (list: readonly Variant[]) =>
    play(list)
      .pairs.map(({ baseline, candidate, gates: [result] }) => [
        [baseline, candidate].sort().join(' '),
        result?.p_adjusted,
      ])
      .sort()
  expect(psOf(variants)).toHaveLength(45)
  expect(psOf([...variants].reverse())).toEqual(psOf(variants))
})
