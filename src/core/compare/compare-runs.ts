import { COMPARISON_SCHEMA_VERSION, type Comparison, type RunReference } from '../model/comparison.js'
import type { Judge } from '../model/rules.js'
import type { Run, ScoredRun, ScoredTrial } from '../model/run.js'
import { selectTag, type Selection } from '../model/selection.js'
import type { FailOn } from '../model/verdict.js'
import { mean } from '../stats/mean.js'
import { checkGates, findPrimaryGate } from './check-gates.js'
import { findComparability } from './comparability.js'
import { compareMetric } from './compare-metric.js'
import { decideRun } from './decide-run.js'
import { adjustByFamily } from './families.js'
import { findDifferences } from './fingerprint-differences.js'
import { countPasses, findFlips } from './flips.js'
import { dropUnmeasured } from './drop-unmeasured.js'
import { collectGateCases, type GateCases } from './gate-cases.js'
import { measureGate } from './gate-evidence.js'
import { makeGateResult } from './gate-result.js'
import { indexTrials, isScored, type Columns, type MetricColumn } from './metric-columns.js'
import { compareSlices } from './slices.js'
import { pairCases, type CasePairing } from './pair-cases.js'
import { writeFindings } from './write-findings.js'
import { writeWarnings } from './write-warnings.js'
import { findConfirmedFailures } from './zero-tolerance.js'

export interface CompareInput {
  /** Null: there is none yet, and only absolute bounds can fail. */
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  /** The candidate's own when absent; a pull request passes those of its base. */
  readonly judge?: Judge
  readonly failOn: FailOn
  /** Re-runs of the candidate, which count for zero tolerance alone. */
  readonly confirmations?: readonly ScoredTrial[]
}

const SUCCESS = 'success'
const OUTSIDE_FAMILY = { p: null, family_size: 1 }

/**
 * Compares two scored runs case by case and decides every gate and the run, by verdict-rules. All settings are the
 * candidate run's own, but for those of the judge. Deterministic: draws are seeded by suite seed and gate id.
 * Throws the user's errors of `checkGates`, whatever `failOn` says.
 */
export function compareRuns(input: CompareInput): Comparison {
  const { failOn, judge } = input
  const baseline = input.baseline === null ? null : judgedBy(judge, input.baseline)
  const candidate = judgedBy(judge, input.candidate)
  const { run } = candidate
  const { alpha, deterministic } = run.settings
  const asked = dropUnmeasured(judge?.rules.gates ?? run.gates, [baseline?.trials ?? [], candidate.trials])
  const checked = checkGates(asked.gates, run.metrics)
  const pairing = pairCases(baseline, candidate)
  const columns = { baseline: indexTrials(baseline?.trials ?? []), candidate: indexTrials(candidate.trials) }
  const facts = findComparability(baseline?.run ?? null, run)
  const casesOf = (metric: string, slice: Selection | null): GateCases =>
    collectGateCases({ pairing, slice, columns: columnsOf(columns, metric) })

  const evidence = checked.map((gate) =>
    measureGate({ checked: gate, cases: casesOf(gate.metric.id, gate.slice), facts, alpha, seed: run.seed }),
  )
  const adjusted = adjustByFamily(evidence)
  const settings = { alpha, deterministic, models_changed: facts.models_changed }
  const decided = evidence.map((gate, index) => ({
    evidence: gate,
    result: makeGateResult(gate, adjusted[index] ?? OUTSIDE_FAMILY, settings),
  }))
  const gates = decided.map(({ result }) => result)

  const success = columnsOf(columns, SUCCESS)
  const confirmations = indexTrials(input.confirmations ?? [])(SUCCESS)
  const canCompareSuccess = facts.has_baseline && !facts.redefined.has(SUCCESS)
  const passes = canCompareSuccess ? countPasses({ pairing, ...success, confirmations }) : []
  const confirmed = findConfirmedFailures(passes, run.settings.zero_tolerance, deterministic)
  const flips = findFlips(passes, new Set(confirmed))
  const successFacts = run.metrics.find(({ id }) => id === SUCCESS)
  const cases = listCases(pairing, success.candidate)
  const differences = baseline === null ? [] : findDifferences(baseline.run, run)
  const verdict = decideRun({
    gates: decided.map(({ evidence: gate, result }) => ({
      result,
      has_margin: gate.checked.margin !== null,
      breaks_bound: gate.broken_bound !== null,
      is_measured: gate.cases.candidate_values.length > 0,
    })),
    primary: findPrimaryGate(checked)?.gate.id ?? null,
    has_baseline: facts.has_baseline,
    excluded_share: pairing.excluded_share,
    confirmed_failures: confirmed.length,
    fail_on: failOn,
  })
  return {
    schema_version: COMPARISON_SCHEMA_VERSION,
    suite: run.suite.name,
    alpha,
    seed: run.seed,
    baseline: baseline === null ? null : referTo(baseline.run),
    candidate: referTo(run),
    interleaved: facts.interleaved,
    cases,
    ...(judge === undefined || judge.changes.length === 0
      ? {}
      : { gates_changed: { from: judge.from, changes: judge.changes } }),
    metrics: run.metrics.map((metric) => {
      const tested = gates.find(({ gate, row }) => gate.metric === metric.id && gate.where === null && row !== null)
      return compareMetric({ metric, cases: casesOf(metric.id, null), facts, alpha, gate: tested ?? null })
    }),
    gates,
    slices:
      successFacts === undefined
        ? []
        : compareSlices({
            paired: pairing.paired,
            compare: (tag) =>
              compareMetric({
                metric: successFacts,
                cases: casesOf(SUCCESS, selectTag(tag)),
                facts,
                alpha,
                gate: null,
              }),
          }),
    flips,
    zero_tolerance: confirmed,
    differences,
    findings: writeFindings({ alpha, gates, flips, zero_tolerance: confirmed, cases, paired: pairing.paired }),
    warnings: writeWarnings({ unmeasured: asked.dropped, pairing, differences, trials: candidate.trials }),
    verdict,
  }
}

/**
 * Both arms are judged alike, so what only the rules differ in is no difference of the arms. One failing trial proves a flip
 * only where the target is deterministic by the word of both.
 */
function judgedBy(judge: Judge | undefined, scored: ScoredRun): ScoredRun {
  if (judge === undefined) return scored
  const { run } = scored
  const deterministic = run.settings.deterministic && judge.rules.settings.deterministic
  return { ...scored, run: { ...run, settings: { ...run.settings, ...judge.rules.settings, deterministic } } }
}

interface Arms<Column> {
  readonly baseline: Column
  readonly candidate: Column
}

function columnsOf({ baseline, candidate }: Arms<Columns>, metric: string): Arms<MetricColumn> {
  return { baseline: baseline(metric), candidate: candidate(metric) }
}

function listCases(pairing: CasePairing, success: MetricColumn): Comparison['cases'] {
  const { edited, added, removed, stale } = pairing
  return {
    shared: pairing.paired.length,
    edited,
    added,
    removed,
    edited_failing: edited.filter((id) => {
      const scores = success.get(id)
      return isScored(scores) && mean(scores.values) < 0.5
    }),
    ...(stale.length === 0 ? {} : { stale }),
  }
}

function referTo(run: Run): RunReference {
  const { run_id, variant, commit, branch, started_at, trials_per_case } = run
  return { run_id, variant, commit, branch, started_at, trials_per_case }
}
