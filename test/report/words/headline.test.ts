import { describe, expect, test } from 'vitest'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { ReportContext, Text } from '../../../src/model/result/report.js'
import { writeFigures } from '../../../src/report/words/figures.js'
import { writeHeadline } from '../../../src/report/words/headline.js'
import { comparisonWith, contextWith, COST, gateOn, metricOf, PRECISION, SUCCESS, TOKENS } from '../sections/facts.js'

const read = (text: Text): string =>
  text
    .map((inline) => (typeof inline === 'string' ? inline : inline.text))
    .join('')
    .replaceAll('\u202f', ' ')

const primary = (facts: Partial<GateResult>): GateResult =>
  gateOn(SUCCESS, { gate: { ...gateOn(SUCCESS).gate, primary: true }, ...facts })

/** Every case has the same outcome as before. */
const SAME = { verdict: 'unchanged', baseline: 0.8, candidate: 0.8, delta: 0 } as const

const warning = (metric: MetricFacts, facts: Partial<GateResult>): GateResult => {
  const result = gateOn(metric, facts)
  return { ...result, gate: { ...result.gate, severity: 'warn' } }
}

const verdict = (word: PairComparison['verdict']['word'], because: PairComparison['verdict']['because'] = null) => ({
  word,
  because,
  exit_code: 0 as const,
  passed: true,
  primary: 'success',
})

const better = {
  n: 92,
  baseline: 64 / 92,
  candidate: 77 / 92,
  delta: 13 / 92,
  interval: { low: 0.054, high: 0.238, method: 'tango' as const },
  p: 0.0026,
  p_adjusted: 0.0026,
}
const slower = {
  n: 40,
  baseline: 1000,
  candidate: 1221,
  delta: -0.2,
  interval: { low: -0.3, high: -0.1, method: 't' as const },
  p: 0.0004,
  p_adjusted: 0.0004,
}

const slightLoss = {
  n: 400,
  baseline: 0.82,
  candidate: 0.78,
  delta: -0.04,
  interval: { low: -0.072, high: -0.008, method: 'tango' as const },
  p: 0.014,
  p_adjusted: 0.014,
}

/** Facts, the expected headline, and the expected line of figures below it. */
const headlines: [string, Partial<PairComparison>, Partial<ReportContext>, string, string | null][] = [
  [
    'a loss is proven, and its size is open',
    { gates: [primary({ verdict: 'inconclusive', ...slightLoss })], verdict: verdict('inconclusive', 'primary-gate') },
    {},
    '❓ Worse: success fell from 82 % to 78 %; the drop may exceed 5 points',
    'Success 82 % → 78 %; the true change is probably between −7.2 and −0.8 points (allowed 5). The check passes.',
  ],
  [
    'a loss of another gate is proven, and its size is open',
    {
      gates: [
        primary({ verdict: 'improved', ...better }),
        gateOn(TOKENS, { ...slower, delta: -0.05 }),
        gateOn(PRECISION),
      ],
      verdict: verdict('improved'),
    },
    {},
    '✅ Improved: success rose from 70 % to 84 % · tokens per query rose by 5.1 % for the typical query',
    'Success 70 % → 84 % (+14 points). Tokens per query +5.1 % for the typical query (allowed 10 %).',
  ],
  [
    'improved',
    { gates: [primary({ verdict: 'improved', ...better })], verdict: verdict('improved') },
    {},
    '✅ Improved: success rose from 70 % to 84 %',
    'Success 70 % → 84 % (+14 points).',
  ],
  [
    'every gate that could fail only warns, since its judge disagrees with people',
    {
      gates: [warning(SUCCESS, { verdict: 'regressed', agreement: { kappa: 0, low: -1, high: 1, n: 9, least: 0.6 } })],
      verdict: verdict('invalid', 'nothing-measured'),
    },
    {},
    '⚠️ Invalid: no gate is left that can fail: the judge disagrees with people',
    'This says nothing about the change. The check passes.',
  ],
  [
    'improved by less than the margin counts for',
    {
      gates: [primary({ verdict: 'improved', ...better, delta: 0.04, candidate: 64 / 92 + 0.04 })],
      verdict: verdict('improved'),
    },
    {},
    '✅ Slightly better: success rose from 69.6 % to 73.6 %',
    'Success 69.6 % → 73.6 % (+4 points).',
  ],
  [
    'a log-ratio gate regressed, and another gate fails',
    {
      gates: [
        primary({ verdict: 'unchanged' }),
        gateOn(TOKENS, { verdict: 'regressed', failed: true, ...slower }),
        gateOn(PRECISION, { verdict: 'breached', failed: true }),
      ],
      verdict: verdict('regressed', 'gate'),
    },
    {},
    '❌ Regressed: tokens per query rose by 22 %; precision@5 fails too',
    'Tokens per query 1 000 → 1 221 (+22 %; allowed 10 %).',
  ],
  [
    'an absolute bound is broken, with no baseline needed',
    {
      gates: [
        primary({
          verdict: 'breached',
          failed: true,
          candidate_value: 0.52,
          gate: { ...primary({}).gate, margin: null, min: 0.6 },
        }),
      ],
      verdict: verdict('regressed', 'absolute-bound'),
    },
    {},
    '❌ Regressed: success is 52 %, below the minimum of 60 %',
    null,
  ],
  [
    'a threshold is not a test',
    {
      gates: [primary({ verdict: 'breached', failed: true, baseline: 0.8, candidate: 0.7, delta: -0.1, n: 20 })],
      verdict: verdict('regressed', 'gate'),
    },
    {},
    '❌ Regressed: success fell from 80 % to 70 %',
    'Success 80 % → 70 % (−10 points; allowed 5).',
  ],
  [
    'only zero tolerance, three cases named',
    { zero_tolerance: ['a', 'b', 'c', 'd'], verdict: verdict('regressed', 'zero-tolerance') },
    {},
    '❌ Regressed: 4 cases a, b, c … broke, and none may',
    null,
  ],
  [
    'non-inferiority is not shown',
    {
      gates: [
        primary({
          gate: { ...primary({}).gate, evidence: 'non-inferior' },
          failed: true,
          baseline: 0.8,
          candidate: 47 / 60,
          delta: -1 / 60,
          interval: { low: -0.0998, high: 0.06, method: 'tango' },
        }),
      ],
      verdict: verdict('inconclusive', 'non-inferiority-not-shown'),
    },
    {},
    '❌ Not shown: success may be worse by more than 5 points, and this gate requires proof',
    'Success 80 % → 78.3 %; the true change is probably between −10.0 and +6 points (allowed 5). The check passes.',
  ],
  [
    'the primary gate has no flips to count',
    {
      gates: [
        gateOn(PRECISION, {
          gate: { ...gateOn(PRECISION).gate, primary: true },
          n: 92,
          baseline: 0.612,
          candidate: 0.582,
          delta: -0.03,
          interval: { low: -0.0712, high: 0.0113, method: 't' },
        }),
      ],
      verdict: { ...verdict('inconclusive', 'primary-gate'), primary: PRECISION.id },
    },
    {},
    '❓ Cannot tell: precision@5 fell from .61 to .58, which may be chance',
    'Precision@5 .61 → .58; the true change is probably between −.07 and +.01 (allowed .05). The check passes.',
  ],
  [
    'the bounds hold, but cases are missing unevenly',
    {
      gates: [
        primary({
          newly_failing: 1,
          newly_passing: 3,
          cause: { kind: 'cases-missing', candidate: 9, baseline: 0 },
          bounds: [{ method: 'tango', value: -0.01, above_margin: true }],
        }),
      ],
      verdict: verdict('inconclusive', 'primary-gate'),
    },
    {},
    '❓ Cannot tell: success did not change',
    'Cases are missing unevenly: 9 unscored in this run alone, 0 in the baseline alone. The check passes.',
  ],
  [
    'no regression, with a suspect guardrail',
    {
      gates: [
        primary({
          verdict: 'no-regression',
          n: 400,
          baseline: 0.8,
          candidate: 0.795,
          delta: -0.005,
          interval: { low: -0.021, high: 0.0092, method: 'tango' },
          p: 0.45,
        }),
        gateOn(PRECISION, { suspect: true, baseline: 0.6, candidate: 0.54, delta: -0.06 }),
      ],
      verdict: verdict('no-regression'),
    },
    {},
    '✅ No regression: a drop of 5 points in success is ruled out · precision@5 may have dropped',
    'Success 80 % → 79.5 % (−0.5 points; allowed 5). Precision@5 −.06 (allowed .05).',
  ],
  [
    'no regression, the primary gate unchanged',
    {
      gates: [primary({ verdict: 'unchanged', n: 100, can_rule_out: 0.037 }), gateOn(TOKENS, {})],
      verdict: verdict('no-regression'),
    },
    {},
    '✅ No regression: success is the same on all 100 cases · 1 other gate cannot tell',
    null,
  ],
  [
    'unchanged, and another gate could not be compared',
    {
      gates: [primary({ ...SAME, n: 100, can_rule_out: 0.037 }), gateOn(TOKENS, { verdict: 'not-comparable' })],
      verdict: verdict('unchanged'),
    },
    {},
    '✅ Unchanged on all 100 cases: success 80 % (rules out drops over 3.7 points) · 1 other gate not compared',
    'Success 80 % in both (20 of 100 cases fail); drops over 3.7 points are ruled out.',
  ],
  [
    'unchanged, but a gate that only warns is beyond its margin',
    {
      gates: [
        primary({ ...SAME, n: 100, can_rule_out: 0.037 }),
        warning(TOKENS, { verdict: 'regressed', baseline: 1000, candidate: 1150, delta: -Math.log(1.15) }),
      ],
      verdict: verdict('unchanged'),
    },
    {},
    '⚠️ Unchanged on all 100 cases: success 80 % (rules out drops over 3.7 points) · tokens per query +15 %, allowed 10 %',
    'Success 80 % in both (20 of 100 cases fail); drops over 3.7 points are ruled out. Tokens per query +15 % (allowed 10 %).',
  ],
  [
    'unchanged, but what a gate that only warns looks at has no value',
    {
      gates: [primary({ ...SAME, n: 100 }), warning(TOKENS, { verdict: 'invalid' })],
      verdict: verdict('unchanged'),
    },
    {},
    '⚠️ Unchanged on all 100 cases: success 80 % · tokens per query could not be measured',
    'Success 80 % in both (20 of 100 cases fail).',
  ],
  [
    'unchanged, but several gates warn',
    {
      gates: [
        primary({ ...SAME, n: 100 }),
        warning(TOKENS, { verdict: 'regressed' }),
        warning(COST, { verdict: 'regressed' }),
      ],
      verdict: verdict('unchanged'),
    },
    {},
    '⚠️ Unchanged on all 100 cases: success 80 % · 2 gates warn',
    'Success 80 % in both (20 of 100 cases fail).',
  ],
  [
    'unchanged, but a guardrail could not be measured',
    { gates: [primary({ ...SAME, n: 100 }), gateOn(TOKENS, { verdict: 'invalid' })], verdict: verdict('unchanged') },
    {},
    '⚠️ Unchanged on all 100 cases: success 80 % · tokens per query could not be measured',
    'Success 80 % in both (20 of 100 cases fail).',
  ],
  [
    'unchanged, but two other gates could not be measured',
    {
      gates: [
        primary({ ...SAME, n: 100 }),
        gateOn(TOKENS, { verdict: 'invalid' }),
        warning(COST, { verdict: 'invalid' }),
      ],
      verdict: verdict('unchanged'),
    },
    {},
    '⚠️ Unchanged on all 100 cases: success 80 % · 2 other gates could not be measured',
    'Success 80 % in both (20 of 100 cases fail).',
  ],
  [
    'no regression, and of two other gates one cannot tell and one could not be compared',
    {
      gates: [
        primary({ verdict: 'unchanged', n: 100, can_rule_out: 0.037 }),
        gateOn(PRECISION),
        gateOn(TOKENS, { verdict: 'not-comparable' }),
      ],
      verdict: verdict('no-regression'),
    },
    {},
    '✅ No regression: success is the same on all 100 cases · 1 other gate cannot tell, 1 not compared',
    null,
  ],
  [
    'invalid without an outage',
    {
      gates: [
        primary({
          verdict: 'invalid',
          cause: { kind: 'too-few-scored', arm: 'candidate', scored: 40, cases: 50, floor: 0.95, grades: [] },
        }),
      ],
      verdict: verdict('invalid', 'missing-data-floor'),
    },
    {},
    '⚠️ Invalid: success could not be measured',
    'Success: only 40 of 50 cases are scored (at least 95 % needed). This says nothing about the change. The check passes.',
  ],
  [
    'an experiment has won what a gate beside the primary one measures',
    {
      gates: [
        primary({ ...SAME, n: 60 }),
        gateOn(TOKENS, { verdict: 'improved', n: 60, baseline: 1000, candidate: 620, delta: -Math.log(0.62) }),
      ],
      verdict: verdict('no-regression'),
    },
    { is_experiment: true },
    '✅ 38 % fewer tokens per query, success unchanged on 60 cases',
    'Success 80 % in both (12 of 60 cases fail). Tokens per query −38 %.',
  ],
  [
    'an experiment has won it, and quality is not worse by more than the margin',
    {
      gates: [
        primary({ verdict: 'no-regression', n: 60, baseline: 0.8, candidate: 0.81, delta: 0.01 }),
        gateOn(PRECISION, { verdict: 'improved', n: 60, baseline: 0.2, candidate: 0.3, delta: 0.1 }),
      ],
      verdict: verdict('no-regression'),
    },
    { is_experiment: true },
    '✅ precision@5 rose from .20 to .30, no drop of 5 points in success',
    'Success 80 % → 81 % (+1 point). Precision@5 +.10.',
  ],
  [
    'two gates on one metric say the same',
    {
      gates: [
        primary({ verdict: 'unchanged', n: 60, baseline: 0.8, candidate: 0.8, delta: 0 }),
        gateOn(PRECISION, { verdict: 'improved', n: 60, baseline: 0.6, candidate: 0.605, delta: 0.005 }),
        gateOn(PRECISION, {
          gate: { ...gateOn(PRECISION).gate, id: 'retrieval.precision@5 (warn)', severity: 'warn' },
          verdict: 'improved',
          n: 60,
          baseline: 0.6,
          candidate: 0.605,
          delta: 0.005,
        }),
      ],
      verdict: verdict('no-regression'),
    },
    {},
    '✅ No regression: success is the same on all 60 cases',
    'Success 80 % in both (12 of 60 cases fail). Precision@5 +.005.',
  ],
  [
    'too many cases were edited',
    {
      cases: { shared: 30, edited: ['a', 'b'], added: [], removed: ['c', 'd', 'e', 'f', 'g', 'h'], edited_failing: [] },
      verdict: verdict('not-comparable', 'too-many-cases-excluded'),
    },
    {},
    '➖ Not compared: 8 of 38 baseline cases were edited or removed',
    'This says nothing about the change. The check passes.',
  ],
  [
    'too many cases were switched off',
    {
      cases: {
        shared: 30,
        edited: [],
        added: [],
        removed: Array.from('abcdefgh'),
        disabled: ['a'],
        edited_failing: [],
      },
      verdict: verdict('not-comparable', 'too-many-cases-excluded'),
    },
    {},
    '➖ Not compared: 8 of 38 baseline cases were edited, switched off or removed',
    'This says nothing about the change. The check passes.',
  ],
  [
    'too many cases are stale',
    {
      cases: { shared: 47, edited: [], added: [], removed: [], edited_failing: [], stale: Array.from('abcdefghijklm') },
      verdict: verdict('not-comparable', 'too-many-cases-excluded'),
    },
    {},
    '➖ Not compared: 13 of 60 baseline cases were stale',
    'This says nothing about the change. The check passes.',
  ],
  [
    'a baseline has been there before and is gone',
    {
      baseline: null,
      gates: [primary({ verdict: 'not-comparable', candidate_value: 0.8, n: 0 })],
      verdict: verdict('not-comparable', 'no-baseline'),
    },
    { baseline: { kind: 'none', reason: 'every artifact has expired' } },
    '➖ No baseline: success 80 % on 60 cases',
    null,
  ],
  ...(
    [
      ['GitHub answered 503 (Service Unavailable); run the job again later', 'GitHub answered 503', true],
      [
        'every artifact goldenpair-baseline-demo has expired; run …',
        'every artifact goldenpair-baseline-demo has expired',
        true,
      ],
      ['.goldenpair/main cannot be used: it has no run.json', undefined, true],
      ['it is twelve or more words long and so stands below in full only', undefined, false],
    ] as const
  ).map(([reason, gist, isNamed]): (typeof headlines)[number] => [
    `a baseline could not be read: ${reason}`,
    {
      baseline: null,
      gates: [primary({ verdict: 'not-comparable', candidate_value: 0.8, n: 0 })],
      verdict: verdict('not-comparable', 'baseline-unreadable'),
    },
    { baseline: { kind: 'none', reason, gist } },
    `⚠️ Not compared: the baseline could not be read${isNamed ? ` (${gist ?? reason})` : ''}`,
    null,
  ]),
]

describe('the headline states the verdict in words', () => {
  test.each(headlines)('%s', (_, facts, context, headline, figures) => {
    const [comparison, surroundings] = [comparisonWith(facts), contextWith(context)]
    expect(read(writeHeadline(comparison, surroundings, 'full'))).toBe(headline)
    const line = writeFigures(comparison, surroundings, 'full')
    expect(line === null ? null : read(line)).toBe(figures)
  })

  test.each([
    [60, 60, {}, '⚠️ Invalid: 60 of 60 cases got no answer'],
    [60, 60, { unasked: 54 }, '⚠️ Invalid: the target was given up, so 54 of 60 cases were never asked'],
    [60, 40, { unasked: 1 }, '⚠️ Invalid: the target was given up, so 1 of 60 cases was never asked'],
    [1, 1, {}, '⚠️ Invalid: the only case got no answer'],
  ])('of %i trials %i failed in an outage, %j', (trials, infrastructure, unasked, headline) => {
    const counts = {
      cases: trials,
      trials,
      ok: trials - infrastructure,
      failed: 0,
      infrastructure,
      timeouts: 0,
      retries: 0,
      ...unasked,
    }
    const comparison = comparisonWith({ verdict: verdict('invalid', 'nothing-measured') })
    expect(read(writeHeadline(comparison, contextWith({ counts }), 'full'))).toBe(headline)
  })

  test.each([
    [['a', 'b'], 2, '2 of 60 cases', 'Without an answer: a, b. '],
    [
      ['a', 'b'],
      4,
      '2 of 60 cases',
      'Without an answer: a, b. It was the same cases in every try, so the change may be the cause. ',
    ],
    [undefined, 4, '4 of 120 trials', ''],
  ])('the cases %j without an answer, %d trials, are named', (unanswered, infrastructure, what, who) => {
    const counts = { cases: 60, trials: 120, ok: 116, failed: 0, infrastructure, timeouts: 0, retries: 0 }
    const comparison = comparisonWith({ verdict: verdict('invalid', 'missing-data-floor') })
    const context = contextWith({ counts, unanswered, infrastructure_message: 'HTTP 500' })
    expect(read(writeHeadline(comparison, context, 'full'))).toBe(`⚠️ Invalid: ${what} got no answer`)
    expect(read(writeFigures(comparison, context, 'full') ?? [])).toBe(
      `Last error: HTTP 500. Goldenpair treats this as an outage and does not judge the change. ${who}Fix the cause, then run the job again. The check passes.`,
    )
    expect(read(writeFigures(comparison, context, 'none') ?? [])).not.toContain('a, b')
  })

  const cost: Partial<GateResult> = {
    row: 'log-ratio',
    baseline: 0.0004,
    candidate: 0.0012,
    delta: -1.0986,
    p_adjusted: 0.001,
    interval: { low: -1.2, high: -1, method: 't' },
  }
  const tokens = { row: 'log-ratio', verdict: 'regressed', baseline: 600 } as const
  test.each([
    ['is named', cost, [], true],
    ['that may be chance is not', { ...cost, p_adjusted: 0.2 }, [], false],
    ['of less than a tenth is not', { ...cost, delta: -0.05 }, [], false],
    ['is not if its gate shows it', cost, [gateOn(COST, { ...cost, verdict: 'regressed' })], false],
    ['is not if tokens show half of it', cost, [gateOn(TOKENS, { ...tokens, candidate: 1600, delta: -0.98 })], false],
    ['is if tokens show less', cost, [gateOn(TOKENS, { ...tokens, candidate: 720, delta: -0.182 })], true],
  ])('a change of cost %s', (_, facts, others, isNamed) => {
    const metrics = [metricOf(gateOn(COST, facts))]
    const comparison = comparisonWith({ gates: [primary({ verdict: 'no-regression' }), ...others], metrics })
    const line = read(writeFigures(comparison, contextWith(), 'full') ?? [])
    expect(line.endsWith('Cost per query +200 %: no gate looks at it.')).toBe(isNamed)
    expect(line.includes('no gate')).toBe(isNamed)
  })

  test.each([
    ['cut short', 'x'.repeat(900), 0, `Last error: ${'x'.repeat(599)}…`],
    ['whole', `429 ${'x'.repeat(500)}`, 0, `Last error: 429 ${'x'.repeat(500)}`],
    [
      'without its full stop',
      'The connection failed: ECONNRESET.',
      2,
      'Last error: The connection failed: ECONNRESET, after 2 retries in all',
    ],
  ])("an outage is shown with the provider's message, %s", (_, infrastructure_message, retries, cause) => {
    const comparison = comparisonWith({ verdict: verdict('invalid', 'nothing-measured') })
    const context = contextWith({
      counts: { cases: 30, trials: 90, ok: 0, failed: 0, infrastructure: 90, timeouts: 0, retries },
      infrastructure_message,
    })
    expect(read(writeHeadline(comparison, context, 'full'))).toBe('⚠️ Invalid: 90 of 90 trials got no answer')
    expect(read(writeFigures(comparison, context, 'full') ?? [])).toBe(
      `${cause}. Goldenpair treats this as an outage and does not judge the change. Fix the cause, then run the job again. The check passes.`,
    )
  })

  test.each<[string, Partial<PairComparison>, Partial<Parameters<typeof contextWith>[0]>, string]>([
    ['without a baseline', { baseline: null }, {}, 'The check fails.'],
    [
      'in the run that is the baseline',
      { baseline: null },
      { is_baseline: true },
      'Pull requests are compared with this run from now on. The check fails.',
    ],
    ['beside a primary gate that is unchanged', {}, {}, 'Success 80 % in both (12 of 60 cases fail). The check fails.'],
  ])('a gate that was not measured and fails the check is said to do so, %s', (_, facts, context, figures) => {
    const unmeasured = gateOn(TOKENS, { verdict: 'invalid' })
    const word = facts.baseline === null ? verdict('not-comparable', 'no-baseline') : verdict('unchanged')
    const comparison = comparisonWith({
      gates: [primary({ ...SAME, can_rule_out: null }), unmeasured],
      verdict: { ...word, exit_code: 2, passed: false },
      ...facts,
    })
    expect(read(writeFigures(comparison, contextWith(context), 'full') ?? [])).toBe(figures)
  })

  test('a headline names no case if cases may not be named', () => {
    const facts = comparisonWith({
      verdict: verdict('regressed', 'zero-tolerance'),
      zero_tolerance: ['secret-case'],
    })
    expect(read(writeHeadline(facts, contextWith({}), 'none'))).not.toContain('secret-case')
    expect(read(writeHeadline(facts, contextWith({}), 'ids'))).toContain('secret-case')
  })
})
