import type { GateResult } from '../model/result/gate-result.js'
import type { ListedMetric, SliceComparison } from '../model/result/metric-comparison.js'
import type { DecidedPair, PairComparison } from '../model/result/pair-comparison.js'
import { selectTag } from '../model/suite/selection.js'
import {
  describeShortReplies,
  findConditionWarnings,
  warnOfInference,
  writeWarnings,
} from './differences/condition-warnings.js'
import { findDifferences } from './differences/fingerprint-differences.js'
import type { FindingFacts } from './findings/finding-facts.js'
import { scopeFindings, writeFindings } from './findings/write-findings.js'
import { writeRecommendations } from './findings/write-recommendations.js'
import { findPrimaryGate } from './gates/check-gates.js'
import { measureCoverage } from './gates/coverage.js'
import { type DecidedGate, decideGates } from './gates/decide-gates.js'
import { decideRun } from './gates/decide-run.js'
import { forecastGates } from './gates/forecast-gates.js'
import { measureLevel } from './gates/forecast-noise.js'
import { collectGateCases } from './gates/gate-cases.js'
import { measureGate } from './gates/gate-evidence.js'
import { findConfirmedFailures, findUnscored } from './gates/zero-tolerance.js'
import { compareSlices, listCases, listMetrics, listParts, referToRun } from './list-cases.js'
import { measureReliability } from './noise/reliability.js'
import { countPasses, findFlips } from './pairing/flips.js'
import { failCases, indexTrials, isScored, NO_CASES } from './pairing/metric-columns.js'
import { type CompareInput, type OpenPair, openPair, SUCCESS } from './pairing/open-pair.js'
import { measureListed, measureMetric } from './rows/measure-metric.js'
import { findZeroRecall, ZERO_RECALL } from './rows/zero-recall.js'

/** A pair with everything but its findings, and what they are written from. */
export interface MeasuredPair {
  readonly decided: DecidedPair
  readonly facts: FindingFacts
}

/**
 * Compares two scored runs case by case and decides every gate and the run, by docs/decision-rules.md. All settings are the
 * candidate run's own, but for those of the rule set. Deterministic: draws are seeded by suite seed and gate id.
 * Throws the user's errors of `checkGates`, whatever `failOn` says.
 */
export function compareRuns(input: CompareInput): PairComparison {
  return concludePair(measurePair(input))
}

/** A measured pair with its findings and recommendations. */
export function concludePair({ decided, facts }: MeasuredPair): PairComparison {
  const { warnings, verdict, ...measured } = decided
  return {
    ...measured,
    findings: scopeFindings(writeFindings(facts), facts),
    recommendations: writeRecommendations(facts),
    warnings,
    verdict,
  }
}

/** The steps of a comparison up to its verdict. */
export function measurePair(input: CompareInput): MeasuredPair {
  const { ruleSet } = input
  const pair = openPair(input)
  const { baseline, candidate, alpha, seed, inference, pairing, facts } = pair
  const { run } = candidate
  const gated = decidePairGates(pair)
  const gates = gated.map(({ result }) => result)
  const followed = followCases(pair, input, gated)
  const cases = listCases({ pairing, success: pair.success.candidate, run, ruleSet })
  const differences = listDifferences(input, pair)
  const coverage = findCoverage(pair)
  const forecast = facts.has_baseline ? null : forecastPair(pair)
  const verdict = decideRun({
    gates: stateGates(gated, pair),
    primary: findPrimaryGate(pair.checked)?.gate.id ?? null,
    has_baseline: facts.has_baseline,
    excluded_share: pairing.excluded_share,
    confirmed_failures: followed.zero_tolerance.length,
    watched_unscored: followed.unscored.length,
    coverage,
    deterministic: run.settings.deterministic,
    fail_on: input.failOn,
  })
  const measured = {
    alpha,
    baseline: baseline === null ? null : referToRun(baseline.run),
    candidate: referToRun(run),
    interleaved: facts.interleaved,
    cases,
    ...(forecast === null ? {} : { forecast }),
    ...(coverage === null ? {} : { coverage }),
    ...measureMetrics(pair, gates),
    gates,
    flips: followed.flips,
    zero_tolerance: followed.zero_tolerance,
    ...(followed.unscored.length === 0 ? {} : { zero_tolerance_unscored: followed.unscored }),
    ...(followed.reliability === null ? {} : { reliability: followed.reliability }),
  }
  return {
    facts: {
      ...measured,
      inference,
      paired: pairing.paired,
      passes: followed.passes,
      zero_recall: findZeroRecall(pairing, pair.columnOf({ id: ZERO_RECALL })),
      primary_k: run.settings.primary_k,
      conduct: { baseline: baseline?.conduct ?? null, candidate: candidate.conduct ?? null },
      setting_changes: differences.find(({ what }) => what === 'target')?.changes ?? [],
      parts: listParts({ metrics: run.metrics, pairing, columnsOf: pair.columnOf }),
    },
    decided: {
      suite: run.suite.name,
      seed,
      ...(inference === 'these-cases' && { inference }),
      ...measured,
      ...(ruleSet === undefined || ruleSet.changes.length === 0
        ? {}
        : { gates_changed: { from: ruleSet.from, changes: ruleSet.changes } }),
      differences,
      warnings: listWarnings({ input, pair, differences, flips: followed.flips, shared: cases.shared }),
      verdict,
    },
  }
}

function decidePairGates({
  checked,
  casesOf,
  exactOf,
  facts,
  alpha,
  seed,
  inference,
  candidate,
}: OpenPair): readonly DecidedGate[] {
  const { deterministic } = candidate.run.settings
  return decideGates(
    checked,
    ({ metric, slice }) => casesOf(metric, slice),
    (gate, cases) => measureGate({ checked: gate, cases, facts, alpha, seed, inference, ...exactOf(gate.metric) }),
    { alpha, deterministic, models_changed: facts.model_change === 'provider' },
  )
}

/** What the verdict of the run looks at in each gate. */
function stateGates(gated: readonly DecidedGate[], { checked }: OpenPair): Parameters<typeof decideRun>[0]['gates'] {
  // Code that was read stands in for no answer that was asked for.
  const isOfCodeAlone = checked.every(({ metric }) => metric.measured_on !== undefined)
  return gated.map(({ evidence: gate, result }) => ({
    result,
    has_margin: gate.checked.margin !== null,
    breaks_bound: gate.broken_bound !== null,
    is_bug: gate.test.kind === 'invalid' && gate.test.is_bug === true,
    is_measured: gate.cases.candidate_values.length > 0 || (isOfCodeAlone && gate.candidate_value !== null),
  }))
}

/** Which cases flipped, which of them zero tolerance confirms, and what repeated trials say. */
function followCases(
  { pairing, success, facts, inference, baseline, candidate: { run } }: OpenPair,
  { confirmations: reruns }: CompareInput,
  gated: readonly DecidedGate[],
) {
  const { zero_tolerance: scope, deterministic } = run.settings
  const confirmations = failCases(indexTrials(reruns?.trials ?? [])({ id: SUCCESS }), pairing.deleted)
  const canCompareSuccess = facts.has_baseline && !facts.redefined.has(SUCCESS)
  const passes = canCompareSuccess ? countPasses({ pairing, ...success, confirmations }) : []
  const confirmed = findConfirmedFailures(passes, { scope, isDeterministic: deterministic })
  return {
    passes,
    flips: findFlips(passes, new Set(confirmed)),
    zero_tolerance: confirmed,
    unscored: findUnscored(passes, scope),
    reliability: measureReliability({
      pairing,
      success,
      // The majority's test takes cases as the unit.
      can_compare_success: canCompareSuccess && inference === 'cases-like-these',
      evidence: gated.map(({ evidence }) => evidence),
      trials: { baseline: baseline?.run.trials_per_case ?? null, candidate: run.trials_per_case },
    }),
  }
}

/** As they were recorded: settings that the rules replace are listed, too. */
function listDifferences({ baseline, candidate, ruleSet }: CompareInput, { pairing, facts }: OpenPair) {
  if (baseline === null) return []
  return findDifferences({ baseline, candidate, pairing, facts, has_rule_set: ruleSet !== undefined })
}

function findCoverage({ checked, candidate, pairing, columnOf, casesOf, facts, alpha, seed, inference }: OpenPair) {
  return measureCoverage({
    checked,
    metrics: candidate.run.metrics,
    pairing,
    asked: new Set(candidate.trials.map((trial) => trial.case)),
    columnOf,
    compare: (metric, uncovered) => {
      const cases = casesOf(metric, null, uncovered)
      return measureMetric({ metric, cases, facts, alpha, seed, inference, gate: null }).comparison
    },
    alpha,
  })
}

function forecastPair({ checked, pairing, columnOf, candidate: { run }, alpha }: OpenPair) {
  return forecastGates({
    gates: checked,
    cases: pairing.candidate,
    applies: (metric, { id }) => metric.measured_on !== undefined || isScored(columnOf(metric).candidate.get(id)),
    measured: (metric, some) => measureLevel(columnOf(metric).candidate, some),
    trials: { baseline: run.trials_per_case, candidate: run.trials_per_case },
    deterministic: run.settings.deterministic,
    alpha,
  })
}

/** Every metric and every tag, whether a gate looks at it or not. */
function measureMetrics(
  { pairing, facts, casesOf, exactOf, candidate: { run }, alpha, seed, inference }: OpenPair,
  gates: readonly GateResult[],
): { readonly metrics: readonly ListedMetric[]; readonly slices: readonly SliceComparison[] } {
  // Without a baseline nothing is paired, and the columns of a hundred metrics need not be read to say so.
  const unpaired = facts.has_baseline
    ? null
    : collectGateCases({ pairing, slice: null, columns: { baseline: NO_CASES, candidate: NO_CASES } })
  const metrics = run.metrics.map((metric) => {
    const cases = unpaired ?? casesOf(metric, null)
    return measureListed({ metric, cases, facts, alpha, seed, inference, gates, ...exactOf(metric) })
  })
  const success = run.metrics.find(({ id }) => id === SUCCESS)
  const slices =
    success === undefined
      ? []
      : compareSlices({
          paired: pairing.paired,
          compare: (tag) => {
            const cases = casesOf(success, selectTag(tag))
            return measureMetric({ metric: success, cases, facts, alpha, seed, inference, gate: null }).comparison
          },
          beside: metrics.flatMap(({ comparison: { p } }) => (p === null ? [] : [p])),
        })
  return { metrics: listMetrics(metrics, slices), slices }
}

function listWarnings({
  input,
  pair: { baseline, candidate, dropped, pairing, facts },
  differences,
  flips,
  shared,
}: {
  readonly input: CompareInput
  readonly pair: OpenPair
  readonly differences: PairComparison['differences']
  readonly flips: PairComparison['flips']
  readonly shared: number
}): readonly string[] {
  const { run, trials } = candidate
  return [
    ...warnOfInference({
      inference: input.inference ?? null,
      baseline: baseline?.run ?? null,
      candidate: run,
      shared,
    }),
    ...writeWarnings({
      unmeasured: dropped,
      pairing,
      differences,
      trials,
      stopped: input.confirmations?.stopped ?? null,
    }),
    ...describeShortReplies({ baseline: baseline?.trials ?? null, candidate: trials, k: run.settings.primary_k }),
    ...findConditionWarnings({ baseline: baseline?.run ?? null, candidate: run, facts, flips }),
  ]
}
