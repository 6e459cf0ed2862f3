import type { Log } from '../../io/log.js'
import { withinTime } from '../../io/within-time.js'
import { sha256 } from '../../io/sha256.js'
import { watchConduct } from '../../metrics/agent/watch-conduct.js'
import { summarizeCode } from '../../metrics/code/define-on-code.js'
import { statesOwnCost } from '../../metrics/cost/price-reply.js'
import { buildMetrics, recordedMetric } from '../../metrics/build-metrics.js'
import { customMetricsOf } from '../../metrics/custom-metrics.js'
import { tableFiguresOf, tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import { fingerprintMetrics, metricFacts } from '../../metrics/describe-facts.js'
import { scoreTrial } from '../../metrics/score-trial.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'
import type { TableTrial } from '../../model/run/run-table.js'
import type { Judgments } from '../../model/run/judgments.js'
import type { Run, ScoredRun, Trial } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { isReference } from '../../store/runs/read-reference.js'
import { readScoredRun } from '../../store/runs/read-run.js'

/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
export function metricSettings({ settings, pricing: own }: Run, ruleSet: RuleSet | null): MetricSettings {
  const { primary_k, success } = ruleSet?.rules.settings ?? settings
  const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b)
  const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings
  return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) }
}

/**
 * How all arms of a comparison are scored, by the rules, else as the only candidate was measured or several's baseline; and the metrics of the
 * suite's own and of tables that one must have to be compared.
 */
export function planScoring(
  first: Run,
  {
    isAlone,
    base,
    ruleSet,
  }: { readonly isAlone: boolean; readonly base: Run | null; readonly ruleSet: RuleSet | null },
) {
  const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet)
  const ofBase = base === null ? [] : [...customMetricsOf(base), ...tableFiguresOf(base)]
  const expected = [...ofBase, ...tableFiguresOfGates(ruleSet?.rules.gates ?? [])]
  return { settings, metrics: buildMetrics(settings), expected }
}

/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
export async function readRescored(request: {
  readonly folder: string
  readonly run: Run
  readonly metrics: readonly Metric[]
  /** The suite's own metrics that the other side has: where the run lacks one, a gate on it is told that it was not measured. */
  readonly expected?: readonly MetricFacts[]
  readonly log: Log
  /** What a judge has said of a trial meanwhile; absent: what is recorded. */
  readonly judgmentsOf?: (trial: Trial) => Judgments | undefined
  /** Sees every trial once, with its new scores. */
  readonly onTrial?: (trial: TableTrial) => void
}): Promise<ScoredRun> {
  const { folder, expected = [], log, onTrial } = request
  const { run: own } = request
  const metrics = [...request.metrics, ...[...customMetricsOf(own), ...tableFiguresOf(own)].map(recordedMetric)]
  const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id))
  if (await isReference(folder)) {
    const reference = await readScoredRun(folder, { log, run: request.run })
    return { ...reference, priced_by: request.run.pricing }
  }
  const ownCost = new Set<string>()
  const conduct = watchConduct(request.run.settings.scoring)
  const { run, trials, ...rest } = await readScoredRun(folder, {
    log,
    run: request.run,
    rescore: (golden, recorded) => {
      const { trial, observation } = recorded
      const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments
      conduct.add({ golden, observation })
      if (observation.status === 'ok' && statesOwnCost(observation.reply)) ownCost.add(golden.id)
      const scores = scoreTrial({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime })
      onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores })
      return scores
    },
  })
  return {
    run: {
      ...run,
      metrics: [...metrics.map(metricFacts), ...unmeasured],
      fingerprints: { ...run.fingerprints, metrics: fingerprintMetrics(metrics, sha256) },
      summaries: summarizeRun({ metrics, trials, kept: summarizeCode(metrics, run.code_quality) }),
    },
    trials,
    ...rest,
    own_cost_cases: [...ownCost],
    conduct: conduct.finish(),
  }
}
