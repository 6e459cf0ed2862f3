import type { ChartImage } from '../../../src/model/result/chart.js'
import { REGISTRY as CHARTS } from '../../../src/report/charts/index.js'
import type { CaseDetail } from '../../../src/model/result/case-data.js'
import type { Flip, PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { ReportInput } from '../build-pair-report.js'
import { chartInput } from '../charts/inputs.js'
import { makeDetail, makeSide, makeSpan } from '../make-case-detail.js'
import {
  comparisonWith,
  contextWith,
  gateOn,
  metricOf,
  NOTHING_ELSE,
  COST,
  PRECISION,
  SUCCESS,
  TOKENS,
} from './facts.js'

/** A chart as passed to the report, with a short URL that is easy to read. */
function images(comparison: PairComparison): ChartImage[] {
  return Object.values(CHARTS).flatMap((chart) => {
    const drawing = chart.draw(chartInput(comparison))
    if (drawing.kind === 'none' || drawing.is_single) return []
    const { id, title, alt, config, height, table } = drawing
    const url = `https://charts.example/chart?c=${id}`
    return [
      {
        id,
        title,
        alt,
        config,
        height,
        table,
        place: id === 'delta-forest' ? 'open' : 'folded',
        url,
        mermaid: null,
        diagram: drawing.mermaid,
      },
    ]
  })
}

function story(comparison: PairComparison, rest: Partial<ReportInput> = {}): ReportInput {
  return {
    ...{ comparison, context: contextWith(), cases: [], details: 'full', charts: images(comparison) },
    ...NOTHING_ELSE,
    ...rest,
  }
}

const flip = (case_id: string, kind: Flip['kind'], critical = false): Flip => ({
  case_id,
  critical,
  kind,
  confirmed: critical,
  baseline: { passed: kind === 'newly-failing' ? 1 : 0, trials: 1 },
  candidate: { passed: kind === 'newly-failing' ? 0 : 1, trials: 1 },
})

const lost = makeDetail({
  case_id: 'auth-jwt-rotation',
  query: 'How are signing keys rotated?',
  at: { file: 'golden/cases/auth.yaml', line: 12 },
  critical: true,
  expected_answers: ['`rotate` makes a new key and keeps the old one for a day.'],
  expected_spans: [{ label: 'auth/token.py::rotate', relevance: 1 }],
  baseline: makeSide({
    answer: 'rotate() makes a new key; the old one stays valid for 24 hours.',
    spans: [makeSpan('auth/token.py::rotate', 1, 'auth/token.py::rotate'), makeSpan('auth/token.py::verify', 2)],
    judged: [
      {
        kind: 'judged',
        question: 'answer',
        scores: [
          { name: 'correctness', value: 5, most: 5 },
          { name: 'completeness', value: 4, most: 5 },
          { name: 'faithfulness', value: 5, most: 5 },
        ],
        reasoning: 'Says that a new key is made and the old one kept for a day.',
      },
    ],
  }),
  candidates: [
    makeSide({
      answer: 'Keys are not rotated.',
      reasons: [
        { about: 'checks', text: 'the answer does not contain "a new key"' },
        { about: 'spans', text: 'recall@5 fell from 1 to 0' },
      ],
      spans: [makeSpan('auth/session.py::refresh', 1), makeSpan('auth/token.py::verify', 2)],
      judged: [
        {
          kind: 'judged',
          question: 'answer',
          scores: [
            { name: 'correctness', value: 1, most: 5 },
            { name: 'completeness', value: 1, most: 5 },
            { name: 'faithfulness', value: 2, most: 5 },
          ],
          reasoning:
            'The expected answer says that keys are rotated; the answer denies it, and no retrieved span supports that.',
        },
      ],
    }),
  ],
})

const timedOut = makeDetail({
  case_id: 'billing-invoice-total',
  query: 'Where is the total of an invoice rounded?',
  at: { file: 'golden/cases/billing.yaml', line: 40 },
  critical: false,
  expected_answers: [],
  expected_spans: [{ label: 'billing/invoice.py::total', relevance: 1 }],
  baseline: makeSide({ answer: 'In total(), half to even.' }),
  candidates: [
    makeSide({
      answer: null,
      failure: { kind: 'timeout', message: 'no reply within 120 s', stderr_tail: 'waiting for the index …' },
      reasons: [{ about: 'failure', text: 'timeout: no reply within 120 s' }],
    }),
  ],
})

/** A case whose answer names the flag on only one side. */
function makeFailing(case_id: string, isFixed: boolean): CaseDetail {
  const lacking = makeSide({
    answer: 'Run it without flags.',
    reasons: [{ about: 'checks', text: `the answer does not contain "--${case_id}"` }],
  })
  const naming = makeSide({ answer: `Pass --${case_id}.` })
  const [baseline, candidate] = isFixed ? [lacking, naming] : [naming, lacking]
  return makeDetail({ case_id, query: `How is ${case_id} switched on?`, baseline, candidates: [candidate] })
}

const regressedGates = [
  gateOn(SUCCESS, {
    gate: { ...gateOn(SUCCESS).gate, primary: true },
    verdict: 'regressed',
    failed: true,
    cause: {
      kind: 'beyond-margin',
      loss: { kind: 'absolute', value: 11 / 92 },
      margin: { kind: 'absolute', value: 0.05 },
      p: 0.00836181640625,
      alpha: 0.05,
    },
    n: 92,
    baseline: 75 / 92,
    candidate: 64 / 92,
    delta: -11 / 92,
    interval: { low: -0.20942960746747777, high: -0.04275359138665774, method: 'tango' },
    p: 0.004180908203125,
    p_adjusted: 0.00836181640625,
    bounds: [{ method: 'tango', value: -0.20942960746747777, above_margin: false }],
    newly_failing: 13,
    newly_passing: 2,
    can_flag: 0.1719,
    can_rule_out: 0.20942960746747777,
    cases_needed: 209,
    checks: {
      exact_p: 0.00738525390625,
      chi2: 8.066667,
      chi2_corrected: 6.666667,
      newcombe10: { low: -0.2033, high: -0.0401 },
    },
  }),
  gateOn(PRECISION, {
    n: 88,
    baseline: 0.612,
    candidate: 0.582,
    delta: -0.03,
    interval: { low: -0.0712, high: 0.0113, method: 't' },
    p: 0.31,
    p_adjusted: 0.31,
    df: 87,
    bounds: [
      { method: 't', value: -0.0689, above_margin: false },
      { method: 't', value: -0.0712, above_margin: false },
    ],
    can_flag: 0.0498,
    can_rule_out: 0.0712,
    cases_needed: 120,
    scored_share: { baseline: 1, candidate: 0.957 },
  }),
  gateOn(TOKENS, {
    verdict: 'improved',
    n: 92,
    baseline: 1240.3,
    candidate: 1010.2,
    delta: 0.2084,
    interval: { low: 0.1532, high: 0.2636, method: 't' },
    p: 0.00001,
    p_adjusted: 0.00003,
    df: 91,
    ratio_of_means: 0.8145,
    can_flag: 0.08,
    can_rule_out: 0,
  }),
]

const cost = metricOf(
  gateOn(COST, {
    n: 92,
    baseline: 0.00151,
    candidate: 0.00124,
    delta: 0.197,
    interval: { low: 0.14, high: 0.254, method: 't' },
    p: 0.0001,
    p_adjusted: 0.0001,
  }),
)

const newlyFailing = Array.from({ length: 11 }, (_, index) =>
  flip(`auth-case-${String(index + 1).padStart(2, '0')}`, 'newly-failing'),
)

export const regressed = story(
  comparisonWith({
    cases: {
      shared: 92,
      edited: ['auth-old', 'cli-help', 'cli-exit'],
      added: [],
      removed: [],
      edited_failing: ['cli-exit'],
    },
    gates: regressedGates,
    metrics: [...regressedGates.map(metricOf), cost],
    flips: [
      flip('billing-currency', 'newly-passing'),
      flip('billing-invoice-total', 'newly-failing'),
      ...newlyFailing,
      flip('auth-jwt-rotation', 'newly-failing', true),
      flip('billing-vat', 'newly-passing'),
    ],
    zero_tolerance: ['auth-jwt-rotation'],
    concentration: {
      trait: 'tagged auth',
      tag: 'auth',
      cases: ['auth-jwt-rotation', ...newlyFailing.slice(0, 8).map(({ case_id }) => case_id)],
    },
    differences: [
      {
        what: 'target',
        baseline: 'sha256:1f0c88a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d',
        candidate: 'sha256:77aa01b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e',
        effect: 'this is what is being compared',
      },
    ],
    verdict: { word: 'regressed', because: 'gate', exit_code: 1, passed: false, primary: 'success' },
  }),
  {
    findings: [
      {
        about: 'cause',
        gate: null,
        text: 'Tokens fell by 19 %, but the span that answers is gone in 9 of the 13 cases that broke, all tagged auth (recall@5 in auth .90 → .40, n = 20, exploratory).',
      },
    ],
    cases: [lost, timedOut],
    context: contextWith({
      counts: { cases: 95, trials: 95, ok: 94, failed: 1, infrastructure: 0, timeouts: 1, retries: 0 },
      links: {
        report: 'https://github.com/acme/bot/actions/runs/77',
        repository: 'https://github.com/acme/bot',
      },
      look: 2,
      baseline: {
        kind: 'found',
        commit: '3f1c2ab9d0e4c1f7a2b3c4d5e6f708192a3b4c5d',
        age_hours: 5.2,
        distance: 2,
        note: null,
      },
    }),
  },
)

export const cannotTell = story(
  comparisonWith({
    gates: [
      gateOn(SUCCESS, {
        gate: { ...gateOn(SUCCESS).gate, primary: true },
        cause: {
          kind: 'limits',
          worse: null,
          flags: null,
          rules_out: { kind: 'absolute', value: 0.09976567640752938 },
        },
        baseline: 48 / 60,
        candidate: 47 / 60,
        delta: -1 / 60,
        interval: { low: -0.09976567640752938, high: 0.05996777238789934, method: 'tango' },
        p: 0.625,
        p_adjusted: 0.625,
        bounds: [{ method: 'tango', value: -0.09976567640752938, above_margin: false }],
        newly_failing: 2,
        newly_passing: 1,
        can_flag: 0.1727,
        can_rule_out: 0.09976567640752938,
        cases_needed: 127,
        cases_to_settle: 209,
      }),
    ],
    flips: [
      flip('billing-invoice-total', 'newly-failing'),
      flip('cli-flags', 'newly-failing'),
      flip('cli-help', 'newly-passing'),
    ],
    verdict: { word: 'inconclusive', because: 'primary-gate', exit_code: 0, passed: true, primary: 'success' },
  }),
  { cases: [timedOut, ...['cli-flags', 'cli-help'].map((id, at) => makeFailing(id, at === 1))] },
)

const unchangedGates = [
  gateOn(SUCCESS, {
    gate: { ...gateOn(SUCCESS).gate, primary: true },
    verdict: 'unchanged',
    cause: { kind: 'unchanged', cases: 60, rules_out: null },
    baseline: 0.8,
    candidate: 0.8,
    delta: 0,
    interval: { low: -0.060171852142089866, high: 0.060171852142089866, method: 'tango' },
    p: 1,
    p_adjusted: 1,
    bounds: [{ method: 'tango', value: -0.060171852142089866, above_margin: false }],
    newly_failing: 0,
    newly_passing: 0,
    can_rule_out: 0.060171852142089866,
  }),
  gateOn(TOKENS, {
    gate: { ...gateOn(TOKENS).gate, id: 'tokens.total (warn)', severity: 'warn' },
    verdict: 'no-regression',
    baseline: 1240,
    candidate: 1245,
    delta: -0.004,
    interval: { low: -0.01, high: 0.002, method: 't' },
    p: 0.19,
    p_adjusted: 0.19,
    can_rule_out: 0.0101,
    ratio_of_means: 1.004,
  }),
]

export const unchanged = story(
  comparisonWith({
    gates: unchangedGates,
    verdict: { word: 'unchanged', because: null, exit_code: 0, passed: true, primary: 'success' },
  }),
)

const COMMANDS = Array.from({ length: 36 }, (_, at) => `cli-command-${String(at + 1).padStart(2, '0')}`)

const many = { cases: 1840, trials: 1840, ok: 1840, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }

export const slightlyWorse = story(
  comparisonWith({
    cases: { shared: 1840, edited: [], added: ['cli-new'], removed: [], edited_failing: [] },
    gates: [
      gateOn(SUCCESS, {
        gate: { ...gateOn(SUCCESS).gate, primary: true },
        verdict: 'no-regression',
        cause: { kind: 'slightly-worse', typical: false },
        n: 1840,
        baseline: 1500 / 1840,
        candidate: 1480 / 1840,
        delta: -20 / 1840,
        interval: { low: -0.01800386778556372, high: -0.004747387527871314, method: 'tango' },
        p: 0.0007528970600105822,
        p_adjusted: 0.0007528970600105822,
        bounds: [{ method: 'tango', value: -0.01800386778556372, above_margin: true }],
        newly_failing: 28,
        newly_passing: 8,
        can_flag: 0.0551,
        can_rule_out: 0.01800386778556372,
        cases_needed: 88,
      }),
      gateOn(PRECISION, {
        n: 1840,
        baseline: 0.6012,
        candidate: 0.5991,
        delta: -0.0021,
        interval: { low: -0.0521, high: 0.0479, method: 't' },
        p: 0.81,
        p_adjusted: 0.81,
        suspect: false,
        can_flag: 0.09,
        can_rule_out: 0.0521,
      }),
    ],
    flips: [
      ...COMMANDS.slice(0, 28).map((id) => flip(id, 'newly-failing')),
      ...COMMANDS.slice(28).map((id) => flip(id, 'newly-passing')),
    ],
    verdict: { word: 'no-regression', because: null, exit_code: 0, passed: true, primary: 'success' },
  }),
  {
    cases: COMMANDS.map((id, at) => makeFailing(id, at >= 28)),
    context: contextWith({ counts: many, cost_usd: 0, trials_of_unknown_cost: 1840, duration_s: 372 }),
  },
)

export const invalid = story(
  comparisonWith({
    cases: { shared: 90, edited: [], added: [], removed: [], edited_failing: [] },
    gates: [
      gateOn(SUCCESS, {
        gate: { ...gateOn(SUCCESS).gate, primary: true },
        verdict: 'invalid',
        cause: { kind: 'too-few-scored', arm: 'candidate', scored: 59, cases: 90, floor: 0.95, grades: [] },
        n: 59,
        row: null,
        scored_share: { baseline: 1, candidate: 59 / 90 },
      }),
    ],
    metrics: [],
    verdict: { word: 'invalid', because: 'missing-data-floor', exit_code: 2, passed: false, primary: 'success' },
  }),
  {
    context: contextWith({
      counts: { cases: 90, trials: 90, ok: 59, failed: 0, infrastructure: 31, timeouts: 0, retries: 93 },
      infrastructure_message: 'HTTP 429: rate limited by provider',
    }),
  },
)

export const firstTime = story(
  comparisonWith({
    baseline: null,
    cases: { shared: 0, edited: [], added: [], removed: [], edited_failing: [] },
    gates: [
      gateOn(SUCCESS, {
        gate: { ...gateOn(SUCCESS).gate, primary: true },
        verdict: 'not-comparable',
        cause: { kind: 'no-baseline', lost: 'none' },
        n: 0,
        row: null,
        candidate_value: 73 / 90,
        scored_share: { baseline: null, candidate: 1 },
      }),
      gateOn(PRECISION, {
        verdict: 'not-comparable',
        cause: { kind: 'no-baseline', lost: 'none' },
        n: 0,
        row: null,
        candidate_value: 0.6,
      }),
    ],
    metrics: [],
    verdict: { word: 'not-comparable', because: 'no-baseline', exit_code: 0, passed: true, primary: 'success' },
  }),
  {
    context: contextWith({
      baseline: { kind: 'none', reason: '' },
      counts: { cases: 90, trials: 90, ok: 90, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 },
      first_time: true,
    }),
  },
)

export const STORIES = {
  regressed,
  'cannot-tell': cannotTell,
  unchanged,
  'slightly-worse': slightlyWorse,
  invalid,
  'first-time': firstTime,
} as const
