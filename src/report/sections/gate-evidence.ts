import { describeReason } from '../../format/describe-reason.js'
import { formatCount, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import type { BoundMethod, Checks, GateResult } from '../../model/result/gate-result.js'
import type { Interval, TestRow } from '../../model/result/metric-comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { GLOSSARY_URL } from '../../model/version.js'
import type { ComparedCandidate } from '../told-candidate.js'

const TESTS: { readonly [row in TestRow]: string } = {
  mcnemar: 'McNemar, mid-p',
  'paired-t': 'paired t on per-case means',
  'log-ratio': 'paired t on ln(candidate/baseline)',
  'per-run': 'permutation of the arms within cases',
  rounds: 'in rounds, on these cases',
  fact: 'a fact: the target always answers alike',
  exact: 'one number on each side',
}

const METHODS: { readonly [method in Interval['method'] | BoundMethod]: string } = {
  tango: 'Tango',
  t: 't',
  gaffke: 'Gaffke',
  'bootstrap-t': 'bootstrap-t',
  'cr2-t': 'CR2 t',
  'cluster-gaffke': 'Gaffke over clusters',
  'cluster-bootstrap-t': 'cluster bootstrap-t',
  bootstrap: 'percentile bootstrap',
  point: 'equal changes',
  rounds: 'looks after each round',
}

const statistic = (value: number): string => formatNumber(value, { decimals: Math.abs(value) >= 10 ? 1 : 3 })

function listChecks(checks: Checks, alpha: number): string[] {
  const p = (label: string, value: number | null | undefined): string[] =>
    value === undefined || value === null ? [] : [`${label} p ${formatP(value, alpha)}`]
  const chi2 = (label: string, value: number | null | undefined): string[] =>
    value === undefined || value === null ? [] : [`${label} ${statistic(value)}`]
  const interval = (
    label: string,
    ends: { readonly low: number; readonly high: number } | null | undefined,
  ): string[] =>
    ends === undefined || ends === null ? [] : [`${label} [${statistic(ends.low)}, ${statistic(ends.high)}]`]
  return [
    ...p('exact', checks.exact_p),
    ...chi2('χ²', checks.chi2),
    ...chi2('corrected χ²', checks.chi2_corrected),
    ...interval('Newcombe 10', checks.newcombe10),
    ...p('sign-flip', checks.sign_flip_p),
    ...p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p),
    ...p('McNemar on the first trials', checks.mcnemar_first_trial_p),
    ...p('on equally many trials', checks.matched_trials?.p),
    ...(checks.hedges_g === undefined || checks.hedges_g === null ? [] : [`Hedges’ g ${statistic(checks.hedges_g)}`]),
    ...interval('percentile bootstrap', checks.percentile),
    ...interval('BCa bootstrap', checks.bca),
    ...interval('studentised bootstrap', checks.studentised),
  ]
}

function describeEvidence(result: GateResult, alpha: number): Text {
  const share = (value: number | null): string =>
    value === null ? '–' : withUnit(formatNumber(value * 100, { decimals: 1 }), '%')
  const bounds = result.bounds.map(
    (bound) =>
      `${METHODS[bound.method]} ${bound.value === null ? 'none' : statistic(bound.value)} (${bound.above_margin ? 'inside' : 'not inside'} the margin)`,
  )
  const checks = listChecks(result.checks, alpha)
  const facts = [
    describeReason(result),
    ...(result.row === null ? [] : [TESTS[result.row]]),
    ...(result.row === 'exact' ? [] : [`n = ${formatCount(result.n)}`]),
    ...(result.p === null ? [] : [`unadjusted p ${formatP(result.p, alpha)}`]),
    ...(result.df === null ? [] : [`df ${statistic(result.df)}`]),
    ...(result.interval === null
      ? []
      : [
          result.interval.method === 'point'
            ? 'all changes are equal'
            : `interval by ${METHODS[result.interval.method]}`,
        ]),
    ...(bounds.length === 0 ? [] : [`lower bounds: ${bounds.join(', ')}`]),
    ...(checks.length === 0 ? [] : [`for comparison only: ${checks.join(', ')}`]),
    ...(result.borderline ? ['borderline: the test and the interval disagree'] : []),
    ...(result.missing_unevenly ? ['cases are missing unevenly between the arms'] : []),
    ...(result.row === 'exact'
      ? []
      : [`scored ${share(result.scored_share.baseline)} and ${share(result.scored_share.candidate)} of the cases`]),
    ...result.warnings,
  ]
  return [{ kind: 'code', text: result.gate.id }, `: ${facts.filter((fact) => fact !== '').join('; ')}.`]
}

/** How each gate was decided, with the checks that stand beside it, and the default gates that nothing fed, folded away; nothing where there are none. */
export function buildGateEvidence(told: readonly ComparedCandidate[]): readonly Block[] {
  return told.flatMap(({ comparison: { gates, ungated = [], alpha }, context: { names } }): Block[] => {
    const tested = gates.filter((result) => result.row !== null)
    const items = [
      ...tested.map((result) => describeEvidence(result, alpha)),
      ...ungated.map((metric): Text => [
        { kind: 'code', text: metric },
        ': no gate, since the target does not report it.',
      ]),
    ]
    if (items.length === 0) return []
    const whose = told.length === 1 ? '' : ` against ${names.baseline}, ${names.candidate} alone`
    return [
      {
        kind: 'details',
        summary: [`How each gate was decided${whose}`],
        blocks: [
          { kind: 'list', items },
          { kind: 'paragraph', text: [{ kind: 'link', text: 'What these words mean', url: GLOSSARY_URL }] },
        ],
      },
    ]
  })
}
