import { pick, present } from '../../model/omit-undefined.js'
import type { GateResult, WorseCases } from '../../model/result/gate-result.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { SUCCESS } from '../pair/open-pair.js'
import type { ModelChange } from '../pair/comparability.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type GateCases, NO_GATE_CASES } from '../pair/gate-cases.js'
import { type AdjustedP, adjustFamilies } from '../test/adjust-families.js'
import {
  type GateEvidence,
  type TestedGate,
  casesBeyond,
  describeAnswers,
  brokenEvidence,
  findWorseCases,
  catchBug,
} from '../test/gate-evidence.js'
import { type JudgedOnTheseCases, judgeTheseCases } from './judge-these-cases.js'
import { decideGate, findCause } from './decide-gate.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { describeCostsLeftOut, EXACT } from '../../format/describe-reason.js'
import { isQuality, isRatio } from '../../model/metric.js'
import { isRangeAtOdds } from '../../model/relative-change.js'
import { minFlips } from '../../stats/mcnemar.js'
import { FEW_CLUSTERS, countFlips } from '../test/paired-rows.js'
import { findPowerFigures, NO_POWER } from './gate-power.js'
import { valuesOfArms } from '../test/per-run-row.js'
import type { RowOutcome } from '../test/row-outcome.js'

const OUTSIDE_FAMILY = { p: null, family_size: 1, others: [] }

export interface DecidedGate {
  readonly evidence: GateEvidence
  readonly result: GateResult
}

/**
 * Measures every gate, adjusts their p-values together and decides each, in order. If a gate cannot be computed, because of a bug in
 * Goldenpair, it is `invalid` and leaves its family, and all others are decided without it. `judgedOf` returns how a gate is judged on
 * these cases.
 */
export function decideGates(
  gates: readonly CheckedGate[],
  casesOf: (gate: CheckedGate) => GateCases,
  measure: (gate: CheckedGate, cases: GateCases) => GateEvidence,
  settings: GateSettings,
  judgedOf: (gateId: string) => JudgedOnTheseCases | null = () => null,
): readonly DecidedGate[] {
  let evidence = gates.map((gate) => {
    let cases = NO_GATE_CASES
    return catchBug(
      () => measure(gate, (cases = casesOf(gate))),
      (cause) => brokenEvidence(gate, cases, cause),
    )
  })
  for (;;) {
    const adjusted = adjustByFamily(evidence, judgedOf)
    const decided = evidence.map((gate, index) => {
      const own = adjusted[index] ?? OUTSIDE_FAMILY
      const write = () => ({
        evidence: gate,
        result: makeGateResult(gate, own, settings, judgedOf(gate.checked.gate.id)),
      })
      // What fails of an invalid gate too would fail each time.
      if (gate.test.kind === 'invalid') return write()
      return catchBug(write, (cause) => ({ evidence: brokenEvidence(gate.checked, gate.cases, cause), result: null }))
    })
    const whole = decided.flatMap(({ evidence: gate, result }) => (result === null ? [] : [{ evidence: gate, result }]))
    if (whole.length === decided.length) return whole
    // Some bounds and checks are first drawn for the result. If that fails, the gate leaves its family, so the others are decided again.
    evidence = decided.map(({ evidence: gate }) => gate)
  }
}

/**
 * Adjusts p by Holm's method over the `significant` gates that have one, severity fail and warn apart. Gates outside a family keep their p
 * (docs/decision-rules.md#families). Results are in order of the gates.
 */
export function adjustByFamily(
  gates: readonly Pick<GateEvidence, 'checked' | 'test'>[],
  judgedOf: (gateId: string) => JudgedOnTheseCases | null = () => null,
): readonly AdjustedP[] {
  return adjustFamilies(
    gates.map(({ test, checked: { gate } }) => {
      if (test.kind !== 'tested') return { gate, p: null }
      const judged = judgedOf(gate.id)
      if (judged === null) return { gate, p: test.outcome.p }
      return { gate, p: judged.kind === 'fact' ? null : (judged.outcome.figures?.p ?? null) }
    }),
  )
}

export interface GateSettings {
  readonly alpha: number
  readonly deterministic: boolean
  readonly model_change: ModelChange
}

/**
 * Decides a measured gate and builds its result. `adjusted` is the gate's p after Holm's method; a gate judged on these cases has its own.
 */
export function makeGateResult(
  evidence: GateEvidence,
  adjusted: AdjustedP,
  settings: GateSettings,
  judged: JudgedOnTheseCases | null = null,
): GateResult {
  const { checked, test, cases, broken_bound: broken } = evidence
  const { alpha } = settings
  const tested = test.kind === 'tested' ? test : null
  const own = tested !== null && judged !== null ? judgeTheseCases(tested.outcome.row, judged, checked, alpha) : null
  const isOwn = own !== null && broken === null
  const level = { ...settings, p_adjusted: adjusted.p }
  const decision = isOwn ? own.decision : decideGate(evidence, level)
  const byRow = own === null ? tested : null
  const outcome = byRow?.outcome
  const rowFigures = () => tested && findPowerFigures(tested.input, tested.outcome, adjusted.family_size)
  const figures = own?.figures ?? rowFigures() ?? NO_POWER
  const isYesNo = checked.metric.kind === 'binary'
  const exact = test.kind === 'exact' ? test : null
  const marks = listMarks(evidence, settings)
  const flips = isYesNo && tested !== null ? countFlips(tested.input.differences) : null
  return {
    gate: checked.gate,
    metric: checked.metric,
    ...decision,
    cause: isOwn ? own.cause : findCause(evidence, decision, { ...level, figures }),
    n: exact === null ? cases.pairs.length : exact.n,
    row: exact === null ? (outcome?.row ?? null) : 'exact',
    clusters: byRow?.input.cluster_count ?? null,
    ...armValues(evidence),
    candidate_value: evidence.candidate_value === Infinity ? null : evidence.candidate_value,
    delta: exact?.delta ?? outcome?.delta ?? null,
    interval: outcome?.interval() ?? null,
    p: outcome?.p ?? null,
    p_adjusted: adjusted.p,
    df: outcome?.df ?? null,
    bounds: outcome?.bounds() ?? [],
    ratio_of_means: outcome?.ratio_of_means ?? null,
    ...own?.measured,
    scored_share: cases.scored_share,
    missing_unevenly: evidence.missing_unevenly,
    borderline:
      own === null ? outcome !== undefined && isBorderline(outcome, alpha) : isRangeAtOdds(own.measured, alpha),
    // Only for yes/no metrics, where a single case either breaks the bound or does not.
    ...(broken !== null && isYesNo && { broken_by: casesBeyond(broken, cases.scored) }),
    ...pick({ worse_cases: nameWorseCases(evidence, decision.verdict) }, ['worse_cases']),
    newly_failing: flips?.worse ?? null,
    newly_passing: flips?.better ?? null,
    // Only McNemar's test counts flips; clustered cases and several trials are tested by their means.
    ...(outcome?.row === 'mcnemar' &&
      outcome.p !== null && { least_flips: minFlips({ alpha, others: adjusted.others }) }),
    ...figures,
    checks: outcome?.checks() ?? {},
    warnings: present(
      ...(byRow === null ? [] : warningsOf(byRow)),
      ...marks,
      (tested !== null || test.kind === 'bounds-only') && describeAnswers(cases),
    ),
    ...(marks.length === 0 ? {} : { marks }),
    ...(checked.agreement && { agreement: checked.agreement }),
  }
}

/**
 * Names the cases behind a loss of quality, except for success, which has its flips, and for figures of the run, which no case has. A rise of
 * tokens or time is seldom that of single cases.
 */
function nameWorseCases(
  { checked: { metric, margin }, test }: GateEvidence,
  verdict: GateVerdict,
): WorseCases | undefined {
  if (test.kind !== 'tested' || metric.id === SUCCESS || metric.per_run !== undefined || !isQuality(metric))
    return undefined
  const isLost = verdict === 'regressed' || (verdict === 'breached' && test.outcome.delta < 0)
  if (!isLost && verdict !== 'inconclusive') return undefined
  return findWorseCases(test.input, margin) ?? undefined
}

function armValues(input: GateEvidence): Pick<GateResult, 'baseline' | 'candidate' | 'infinite'> {
  const { checked, cases, test, candidate_value: value } = input
  if (test.kind === 'exact') return { baseline: test.baseline, candidate: test.candidate }
  const values = valuesOfArms({ metric: checked.metric, pairs: cases.pairs })
  // Without a baseline there are no pairs, so `values` does not show that the candidate is infinite.
  return value === Infinity && values.infinite === undefined ? { ...values, infinite: ['candidate'] } : values
}

/** Whether McNemar's p and "Tango's interval excludes 0" disagree. */
function isBorderline({ row, p, interval }: RowOutcome, alpha: number): boolean {
  const ends = row === 'mcnemar' ? interval() : null
  return p !== null && ends !== null && p < alpha !== (ends.low > 0 || ends.high < 0)
}

function warningsOf({ input, outcome }: TestedGate): readonly string[] {
  const { cluster_count: clusters } = input
  const hasUnequalTrials = outcome.matched_trials() !== null
  const isLeaning = clusters !== null && clusters < FEW_CLUSTERS
  return present(
    isLeaning && `only ${countOf(clusters, 'cluster')} (fewer than ${FEW_CLUSTERS}): the test leans on its assumptions`,
    hasUnequalTrials && 'the arms have different numbers of trials: improved also had to hold on equal numbers of them',
  )
}

const MODEL_MARKS: Readonly<Record<ModelChange, string | false>> = {
  provider: "the provider's model changed",
  unnamed: 'another model answered',
  configured: false,
  none: false,
}

/** Lists the notes that belong to the verdict. */
function listMarks(
  { cases, checked: { metric, agreement }, test: { kind } }: GateEvidence,
  { model_change: how }: GateSettings,
): readonly string[] {
  const isShareOrCount = isRatio(metric.unit) || metric.unit === 'count'
  const write = (kappa: number): string => formatNumber(kappa, { decimals: 2, bare: true })
  return present(
    kind === 'exact' && EXACT,
    kind === 'tested' && isShareOrCount && MODEL_MARKS[how],
    kind === 'tested' && cases.left_out > 0 && describeCostsLeftOut(cases.left_out),
    agreement?.needed !== undefined &&
      `whether its judge agrees with people is unknown: ${countOf(agreement.n, 'label')}, ${agreement.needed} needed`,
    agreement?.least !== undefined &&
      `only warns: its judge agrees with people at κ ${write(agreement.kappa)}, below the required ${write(agreement.least)} (${countOf(agreement.n, 'answer')})`,
  )
}
