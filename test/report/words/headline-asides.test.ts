import { describe, expect, test } from 'vitest'
import type { SliceComparison, GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { plainText } from '../../../src/model/result/report.js'
import type { Because, RunVerdictWord } from '../../../src/model/result/verdict.js'
import { inlineMarkdown } from '../../../src/report/render/block-markdown.js'
import { writeHeadline, isNews } from '../../../src/report/words/headline.js'
import { comparisonWith, contextWith, gateOn, metricOf, PRECISION, SUCCESS, TOKENS } from '../sections/facts.js'

/** Makes a tag in which success changed by `delta`; the change is significant by default. */
function slice(tag: string, delta: number, p = 0.001): SliceComparison {
  const interval = p < 0.05 ? { low: delta - 0.02, high: delta + 0.02, method: 'tango' as const } : null
  const result = metricOf(gateOn(SUCCESS, { n: 50, baseline: 0.9, candidate: 0.9 + delta, delta, interval, p }))
  return { tag, result, p_adjusted: p }
}

const compared = (
  [word, because]: readonly [RunVerdictWord, Because | null],
  slices: readonly SliceComparison[],
  primary: Partial<GateResult>,
): PairComparison =>
  comparisonWith({
    gates: [gateOn(SUCCESS, { n: 200, ...primary })],
    verdict: { word, because, exit_code: 0, passed: true, primary: 'success' },
    slices,
  })

const headline = (comparison: PairComparison): string =>
  plainText(writeHeadline(comparison, contextWith(), 'full')).replaceAll('\u202f', ' ')

const BETTER = { verdict: 'improved', baseline: 0.8, candidate: 0.825, delta: 0.025, p_adjusted: 0.001 } as const
const IMPROVED = ['improved', null] as const

describe('a tag with a proven loss', () => {
  test.each([
    ['✅ Slightly better overall, but auth lost 10 points', IMPROVED, [slice('auth', -0.1)], BETTER],
    ['✅ Improved overall, but auth lost 5 points', IMPROVED, [slice('auth', -0.05)], { ...BETTER, delta: 0.3 }],
    [
      '✅ No regression overall, but auth lost 10 points',
      ['no-regression', null] as const,
      [slice('auth', -0.1)],
      { verdict: 'no-regression', baseline: 0.8, candidate: 0.79, delta: -0.01 } as const,
    ],
    [
      '❓ Cannot tell: success fell from 80 % to 77.5 %, which may be chance · auth lost 10 points',
      ['inconclusive', 'primary-gate'] as const,
      [slice('auth', -0.1)],
      { baseline: 0.8, candidate: 0.775, delta: -0.025, can_flag: 0.1, can_rule_out: 0.1 },
    ],
    [
      '❌ Regressed: success fell from 80 % to 70 % · auth lost 40 points',
      ['regressed', 'gate'] as const,
      [slice('auth', -0.4)],
      { verdict: 'regressed', failed: true, baseline: 0.8, candidate: 0.7, delta: -0.1 } as const,
    ],
    [
      '✅ Slightly better overall, but c lost 30 points, a 20 points and 2 more tags',
      IMPROVED,
      [slice('a', -0.2), slice('b', -0.1), slice('c', -0.3), slice('d', -0.06)],
      BETTER,
    ],
  ])('%s', (expected, verdict, slices, primary) => {
    expect(headline(compared(verdict, slices, primary))).toBe(expected)
  })

  test.each([
    ['less than the margin', slice('auth', -0.04)],
    ['what chance may explain', slice('auth', -0.1, 0.06)],
    ['nothing, but gained', slice('auth', 0.1)],
  ])('is not mentioned if it lost %s', (_, one) => {
    expect(headline(compared(IMPROVED, [one], BETTER))).toBe('✅ Slightly better: success rose from 80 % to 82.5 %')
  })

  test('uses the default margin of success if the primary gate is on another metric', () => {
    const comparison = { ...compared(IMPROVED, [slice('auth', -0.06)], BETTER), gates: [gateOn(PRECISION, BETTER)] }
    const ofPrecision = { ...comparison, verdict: { ...comparison.verdict, primary: PRECISION.id } }
    const withDefault = { ...SUCCESS, default_margin: { kind: 'absolute' as const, value: 0.05 } }
    const slices = [slice('auth', -0.06)].map((one) => ({ ...one, result: { ...one.result, metric: withDefault } }))
    expect(headline({ ...ofPrecision, slices })).toContain('auth lost 6 points')
    expect(headline(ofPrecision)).not.toContain('auth')
  })

  test('is not mentioned twice if all broken cases have it', () => {
    const flips = ['a', 'b'].map((case_id) => ({
      ...{ case_id, critical: false, kind: 'newly-failing' as const, confirmed: false },
      ...{ baseline: { passed: 1, trials: 1 }, candidate: { passed: 0, trials: 1 } },
    }))
    const regressed = compared(['regressed', 'gate'], [slice('auth', -0.4)], { verdict: 'regressed', failed: true })
    const concentration = { trait: 'tagged auth', tag: 'auth', cases: ['a', 'b'] }
    expect(headline({ ...regressed, flips, concentration })).toBe('❌ Regressed: 2 of 200 cases broke, all tagged auth')
  })

  test('is where another metric fell most', () => {
    const fell = { verdict: 'regressed', failed: true, baseline: 0.9, candidate: 0.8, delta: -0.1 } as const
    const worst = ['a', 'b', 'c'].map((case_id) => ({ case_id, baseline: 0.9, candidate: 0.4 }))
    const comparison = comparisonWith({
      gates: [gateOn(PRECISION, { ...fell, worse_cases: { count: 9, beyond: 3, better: 0, worst } })],
      verdict: { word: 'regressed', because: 'gate', exit_code: 1, passed: false, primary: PRECISION.id },
    })
    const shared = { gate: PRECISION.id, trait: 'tagged auth', tag: 'auth', cases: ['a', 'b'] }
    const text = '❌ Regressed: precision@5 fell from .90 to .80'
    expect(headline({ ...comparison, concentration: shared })).toBe(`${text}, most in 3 cases, 2 of them tagged auth`)
    expect(headline(comparison)).toBe(text)
  })

  test('is named next to what other gates leave open, and is escaped', () => {
    const comparison = compared(IMPROVED, [slice('`</code>![x](http://evil)', -0.1)], BETTER)
    const open = { ...comparison, gates: [...comparison.gates, gateOn(TOKENS)] }
    const text = writeHeadline(open, contextWith(), 'full')
    expect(inlineMarkdown(text)).toBe(
      '✅ Slightly better overall, but <code>\\`&lt;/code&gt;!\\[x\\](http:&#8203;//evil)</code> lost 10\u202fpoints · 1 other gate cannot tell',
    )
  })

  test('is news', () => {
    const within = { verdict: 'no-regression' } as const
    expect(isNews(compared(['no-regression', null], [slice('auth', -0.1)], within))).toBe(true)
    expect(isNews(compared(['no-regression', null], [], within))).toBe(false)
  })
})
