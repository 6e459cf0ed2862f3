import { COMPARISON_SCHEMA_VERSION, type PairComparison } from '../model/result/pair-comparison.js'
import type { Confirmations } from '../model/result/confirmation.js'
import type { Inference } from '../model/suite/inference.js'
import type { MetricFacts } from '../model/metric.js'
import type { RuleSet } from '../model/suite/rules.js'
import type { ScoredRun } from '../model/run/run.js'
import { type Selection, selectTag } from '../model/suite/selection.js'
import type { FailOn } from '../model/result/verdict.js'
import { applyRules } from './apply-rules.js'
import { checkGates, findPrimaryGate } from './gates/check-gates.js'
import { findComparability } from './differences/comparability.js'
import {
  describeShortReplies,
  findConditionWarnings,
  warnOfInference,
  writeWarnings,
} from './differences/condition-warnings.js'
import { measureCoverage } from './gates/coverage.js'
import { decideGates } from './gates/decide-gates.js'
import { decideRun } from './gates/decide-run.js'
import { type ExactValues, readExact } from './rows/exact-values.js'
import { findDifferences } from './differences/fingerprint-differences.js'
import { countPasses, findFlips } from './pairing/flips.js'
import { forecastGates } from './gates/forecast-gates.js'
import { measureLevel } from './gates/forecast-noise.js'
import { collectGateCases, type GateCases } from './gates/gate-cases.js'
import { measureGate } from './gates/gate-evidence.js'
import { compareSlices, listCases, listMetrics, listParts, referToRun } from './list-cases.js'
import { measureListed, measureMetric } from './rows/measure-metric.js'
import {
  type Arms,
  type Columns,
  columnsOf,
  dropUnmeasured,
  failCases,
  indexTrials,
  isScored,
  type MetricColumn,
  NO_CASES,
} from './pairing/metric-columns.js'
import { pairCases } from './pairing/pair-cases.js'
import { measureReliability } from './noise/reliability.js'
import { scopeFindings, writeFindings } from './findings/write-findings.js'
import { writeRecommendations } from './findings/write-recommendations.js'
import { findZeroRecall, ZERO_RECALL } from './rows/zero-recall.js'
import { findConfirmedFailures, findUnscored } from './gates/zero-tolerance.js'

export interface CompareInput {
  /** Null: there is none yet, and only absolute bounds can fail. */
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  /** The candidate's own when absent; a pull request passes those of its base. */
  readonly ruleSet?: RuleSet
  readonly failOn: FailOn
  /** Re-runs of the candidate, which count for zero tolerance alone. */
  readonly confirmations?: Confirmations
  /** Absent: nobody may choose it, and the verdict speaks of cases like these. */
  readonly inference?: Inference
}

const SUCCESS = 'success'

type NamedMetric = Parameters<Columns>[0]
const NO_COLUMNS: Arms<MetricColumn> = { baseline: NO_CASES, candidate: NO_CASES }

/**
 * Compares two scored runs case by case and decides every gate and the run, by docs/decision-rules.md. All settings are the
 * candidate run's own, but for those of the rule set. Deterministic: draws are seeded by suite seed and gate id.
 * Throws the user's errors of `checkGates`, whatever `failOn` says.
 */
export function compareRuns(input: CompareInput): PairComparison {
  const { failOn, ruleSet, inference = 'cases-like-these' } = input
  const baseline = input.baseline === null ? null : applyRules(ruleSet, input.baseline)
  const candidate = applyRules(ruleSet, input.candidate)
  const { run } = candidate
  const { seed } = run
  const { alpha, deterministic } = run.settings
  const asked = dropUnmeasured(ruleSet?.rules.gates ?? run.gates, [baseline?.trials ?? [], candidate.trials])
  const checked = checkGates(asked.gates, run.metrics, inference)
  const pairing = pairCases(baseline, candidate, ruleSet?.subset)
  const columns = { baseline: indexTrials(baseline?.trials ?? []), candidate: indexTrials(candidate.trials) }
  const facts = findComparability(baseline, candidate)
  const measuredSuccess = columnsOf(columns, { id: SUCCESS })
  const success = { ...measuredSuccess, candidate: failCases(measuredSuccess.candidate, pairing.deleted) }
  const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])))
  const casesOf = (metric: NamedMetric, slice: Selection | null, some = pairing): GateCases =>
    collectGateCases({
      pairing: some,
      slice,
      // Every slice looks at it.
      columns: metric.id === SUCCESS ? success : columnsOf(columns, metric),
      ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
    })

  const exactOf = (metric: MetricFacts): { readonly exact?: ExactValues } =>
    metric.measured_on === undefined ? {} : { exact: readExact(metric, { baseline, candidate, facts }) }
  const settings = { alpha, deterministic, models_changed: facts.model_change === 'provider' }
  const decided = decideGates(
    checked,
    ({ metric, slice }) => casesOf(metric, slice),
    (gate, cases) => measureGate({ checked: gate, cases, facts, alpha, seed, inference, ...exactOf(gate.metric) }),
    settings,
  )
  const evidence = decided.map(({ evidence: gate }) => gate)
  const gates = decided.map(({ result }) => result)

  const confirmations = failCases(indexTrials(input.confirmations?.trials ?? [])({ id: SUCCESS }), pairing.deleted)
  const canCompareSuccess = facts.has_baseline && !facts.redefined.has(SUCCESS)
  const passes = canCompareSuccess ? countPasses({ pairing, ...success, confirmations }) : []
  const confirmed = findConfirmedFailures(passes, {
    scope: run.settings.zero_tolerance,
    isDeterministic: deterministic,
  })
  const unscored = findUnscored(passes, run.settings.zero_tolerance)
  const flips = findFlips(passes, new Set(confirmed))
  const reliability = measureReliability({
    pairing,
    success,
    // The majority's test takes cases as the unit.
    can_compare_success: canCompareSuccess && inference === 'cases-like-these',
    evidence,
    trials: { baseline: baseline?.run.trials_per_case ?? null, candidate: run.trials_per_case },
  })
  const successFacts = run.metrics.find(({ id }) => id === SUCCESS)
  const cases = listCases({ pairing, success: success.candidate, run, ruleSet })
  // As they were recorded: settings that the rules replace are listed, too.
  const differences =
    input.baseline === null
      ? []
      : findDifferences({
          baseline: input.baseline,
          candidate: input.candidate,
          pairing,
          facts,
          has_rule_set: ruleSet !== undefined,
        })
  // Code that was read stands in for no answer that was asked for.
  const isOfCodeAlone = checked.every(({ metric }) => metric.measured_on !== undefined)
  const coverage = measureCoverage({
    checked,
    metrics: run.metrics,
    pairing,
    asked: new Set(candidate.trials.map((trial) => trial.case)),
    columnOf: (metric) => columnsOf(columns, metric),
    compare: (metric, uncovered) => {
      const cases = casesOf(metric, null, uncovered)
      return measureMetric({ metric, cases, facts, alpha, seed, inference, gate: null }).comparison
    },
    alpha,
  })
  const forecast = facts.has_baseline
    ? null
    : forecastGates({
        gates: checked,
        cases: pairing.candidate,
        applies: (metric, { id }) =>
          metric.measured_on !== undefined || isScored(columnsOf(columns, metric).candidate.get(id)),
        measured: (metric, some) => measureLevel(columnsOf(columns, metric).candidate, some),
        trials: { baseline: run.trials_per_case, candidate: run.trials_per_case },
        ...{ deterministic, alpha },
      })
  const verdict = decideRun({
    gates: decided.map(({ evidence: gate, result }) => ({
      result,
      has_margin: gate.checked.margin !== null,
      breaks_bound: gate.broken_bound !== null,
      is_bug: gate.test.kind === 'invalid' && gate.test.is_bug === true,
      is_measured: gate.cases.candidate_values.length > 0 || (isOfCodeAlone && gate.candidate_value !== null),
    })),
    primary: findPrimaryGate(checked)?.gate.id ?? null,
    has_baseline: facts.has_baseline,
    excluded_share: pairing.excluded_share,
    confirmed_failures: confirmed.length,
    watched_unscored: unscored.length,
    coverage,
    deterministic,
    fail_on: failOn,
  })
  // Without a baseline nothing is paired, and the columns of a hundred metrics need not be read to say so.
  const unpaired = facts.has_baseline ? null : collectGateCases({ pairing, slice: null, columns: NO_COLUMNS })
  const metrics = run.metrics.map((metric) => {
    const cases = unpaired ?? casesOf(metric, null)
    return measureListed({ metric, cases, facts, alpha, seed, inference, gates, ...exactOf(metric) })
  })
  const slices =
    successFacts === undefined
      ? []
      : compareSlices({
          paired: pairing.paired,
          compare: (tag) => {
            const slice = casesOf({ id: SUCCESS }, selectTag(tag))
            return measureMetric({
              metric: successFacts,
              cases: slice,
              facts,
              alpha,
              seed,
              inference,
              gate: null,
            }).comparison
          },
          beside: metrics.flatMap(({ comparison: { p } }) => (p === null ? [] : [p])),
        })
  const measured = {
    alpha,
    baseline: baseline === null ? null : referToRun(baseline.run),
    candidate: referToRun(run),
    interleaved: facts.interleaved,
    cases,
    ...(forecast === null ? {} : { forecast }),
    ...(coverage === null ? {} : { coverage }),
    metrics: listMetrics(metrics, slices),
    gates,
    slices,
    flips,
    zero_tolerance: confirmed,
    ...(unscored.length === 0 ? {} : { zero_tolerance_unscored: unscored }),
    ...(reliability === null ? {} : { reliability }),
  }
  const told = {
    ...measured,
    inference,
    paired: pairing.paired,
    passes,
    zero_recall: findZeroRecall(pairing, columnsOf(columns, { id: ZERO_RECALL })),
    primary_k: run.settings.primary_k,
    conduct: { baseline: baseline?.conduct ?? null, candidate: candidate.conduct ?? null },
    setting_changes: differences.find(({ what }) => what === 'target')?.changes ?? [],
    parts: listParts({ metrics: run.metrics, pairing, columnsOf: (metric) => columnsOf(columns, metric) }),
  }
  return {
    schema_version: COMPARISON_SCHEMA_VERSION,
    suite: run.suite.name,
    seed,
    ...(inference === 'these-cases' && { inference }),
    ...measured,
    ...(ruleSet === undefined || ruleSet.changes.length === 0
      ? {}
      : { gates_changed: { from: ruleSet.from, changes: ruleSet.changes } }),
    differences,
    findings: scopeFindings(writeFindings(told), told),
    recommendations: writeRecommendations(told),
    warnings: [
      ...warnOfInference({
        inference: input.inference ?? null,
        baseline: baseline?.run ?? null,
        candidate: run,
        shared: cases.shared,
      }),
      ...writeWarnings({
        unmeasured: asked.dropped,
        pairing,
        differences,
        trials: candidate.trials,
        stopped: input.confirmations?.stopped ?? null,
      }),
      ...describeShortReplies({
        baseline: baseline?.trials ?? null,
        candidate: candidate.trials,
        k: run.settings.primary_k,
      }),
      ...findConditionWarnings({ baseline: baseline?.run ?? null, candidate: run, facts, flips }),
    ],
    verdict,
  }
}
