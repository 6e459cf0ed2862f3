import { present } from '../../model/omit-undefined.js'
import { describeCause } from '../../format/describe-reason.js'
import { formatCount, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import type { BoundMethod, Checks, GateResult, Interval, TestRow } from '../../model/result/gate-result.js'
import type { Block, Text } from '../../model/result/report.js'
import { GLOSSARY_URL } from '../../model/version.js'
import { code, details, link, list, paragraph } from '../blocks.js'
import { explainRange } from '../words/these-cases-words.js'
import type { ComparedCandidate } from '../candidate-report.js'

const TESTS: { readonly [row in TestRow]: string } = {
  mcnemar: 'McNemar, mid-p',
  'paired-t': 'paired t on per-case means',
  'log-ratio': 'paired t on ln(candidate/baseline)',
  'per-run': 'permutation of the arms within cases',
  rounds: 'in rounds, on these cases',
  fact: 'no test',
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

function listChecks(checks: Checks, alpha: number): readonly string[] {
  const p = (label: string, value: number | null = null) => value !== null && `${label} p ${formatP(value, alpha)}`
  const number = (label: string, value: number | null = null) => value !== null && `${label} ${statistic(value)}`
  const interval = (label: string, ends: Pick<Interval, 'low' | 'high'> | null = null) =>
    ends !== null && `${label} [${statistic(ends.low)}, ${statistic(ends.high)}]`
  return present(
    p('exact', checks.exact_p),
    number('χ²', checks.chi2),
    number('corrected χ²', checks.chi2_corrected),
    interval('Newcombe 10', checks.newcombe10),
    p('sign-flip', checks.sign_flip_p),
    p('Wilcoxon–Pratt', checks.wilcoxon_pratt_p),
    p('McNemar on the first trials', checks.mcnemar_first_trial_p),
    p('on equally many trials', checks.matched_trials?.p),
    number('Hedges’ g', checks.hedges_g),
    interval('percentile bootstrap', checks.percentile),
    interval('BCa bootstrap', checks.bca),
    interval('studentised bootstrap', checks.studentised),
  )
}

function describeEvidence(result: GateResult, alpha: number): Text {
  const share = (value: number | null): string =>
    value === null ? '–' : withUnit(formatNumber(value * 100, { decimals: 1 }), '%')
  const bounds = result.bounds.map(({ method, value, above_margin: isInside }) => {
    return `${METHODS[method]} ${value === null ? 'none' : statistic(value)} (${isInside ? 'inside' : 'not inside'} the margin)`
  })
  const checks = listChecks(result.checks, alpha)
  const { row, p, df, interval, scored_share: scored } = result
  const why = explainRange(result, alpha)
  const facts = [
    describeCause(result),
    row !== null && TESTS[row],
    row !== 'exact' && `n = ${formatCount(result.n)}`,
    p !== null && `unadjusted p ${formatP(p, alpha)}`,
    df !== null && `df ${statistic(df)}`,
    interval !== null &&
      (interval.method === 'point' ? 'all changes are equal' : `interval by ${METHODS[interval.method]}${why}`),
    bounds.length > 0 && `lower bounds: ${bounds.join(', ')}`,
    checks.length > 0 && `for comparison only: ${checks.join(', ')}`,
    result.borderline && why === '' && 'borderline: the test and the interval disagree',
    result.missing_unevenly && 'cases are missing unevenly between the arms',
    row !== 'exact' && `scored ${share(scored.baseline)} and ${share(scored.candidate)} of the cases`,
    ...result.warnings,
  ]
  return [code(result.gate.id), `: ${facts.filter((fact) => fact !== false && fact !== '').join('; ')}.`]
}

/**
 * Lists how each gate was decided, scores that were left out, and default gates without data, in a folded section; empty if there is
 * nothing to list.
 */
export function buildGateEvidence(candidates: readonly ComparedCandidate[]): readonly Block[] {
  return candidates.flatMap(({ comparison, context: { names } }) => {
    const { gates, ungated = [], left_out: leftOut = [], alpha } = comparison
    const items = [
      ...gates.filter(({ row }) => row !== null).map((result) => describeEvidence(result, alpha)),
      ...leftOut.map(({ score, reason }) => [code(score), `: left out, ${reason}.`]),
      ...ungated.map((metric) => [code(metric), ': no gate, since no answer has a value.']),
    ]
    if (items.length === 0) return []
    const whose = candidates.length === 1 ? '' : ` against ${names.baseline}, ${names.candidate} alone`
    const words = paragraph(...link('What these words mean', GLOSSARY_URL))
    return [details(`How each gate was decided${whose}`, list(items), words)]
  })
}
