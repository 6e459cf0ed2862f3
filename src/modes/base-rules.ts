import { describeRuleChanges } from '../compare/differences/describe-rule-changes.js'
import { buildMetrics, defaultGates } from '../metrics/build-metrics.js'
import { completePricing, priceByBase } from '../metrics/cost/price-reply.js'
import { customMetricsOf } from '../metrics/custom-metrics.js'
import type { Hash } from '../model/fingerprint.js'
import type { Run } from '../model/run/run.js'
import { type Budget, type GatesFrom, recordedRules, type Rules, type RuleSet } from '../model/suite/rules.js'
import { SUITE_REGISTRIES } from '../measure/run/load-suite.js'
import { dropCodeGates, type SkippedCode } from '../measure/run/override-suite.js'
import type { PromptFile } from '../measure/suite/parse-judge.js'
import { parseSuite } from '../measure/suite/parse-suite.js'
import type { SuiteRegistries } from '../measure/suite/registries.js'

/** What the base's suite says. */
export interface BaseRules {
  readonly rules: Rules
  readonly budget: Budget
}

interface RunsOfChange {
  readonly run: Run
  /** What the run is compared with; null where that is no run. */
  readonly baseRun: Run | null
}

/** Null when the manifest is another suite's. Throws `suite-invalid`. */
export function parseBaseRules(
  manifest: { readonly path: string; readonly text: string },
  prompts: readonly PromptFile[],
  { run, baseRun, hash }: RunsOfChange & { readonly hash: Hash },
): BaseRules | null {
  // A suite that names no gates has the default ones, which hang on its cases.
  const cases = [...(baseRun?.cases ?? []), ...run.cases]
  // Nor is the base's own module at hand, or safe to run: what the runs say of its metrics is enough to read gates.
  const own = customMetricsOf({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] })
  const registries: SuiteRegistries = {
    ...SUITE_REGISTRIES,
    metrics: (settings, added = []) =>
      buildMetrics(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
    defaultGates: ({ metrics }) => defaultGates({ metrics, cases }),
  }
  const { suite } = parseSuite({
    home: { name: run.suite.name, directory: '' },
    manifest,
    caseFiles: [],
    prompts,
    registries,
    hash,
  })
  if (suite.name !== run.suite.name) return null
  const { k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance } = suite
  const { max_cost_usd, max_cost_usd_per_month } = suite
  const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic
  return {
    rules: {
      gates: suite.gates,
      settings: { k: [...k], primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, deterministic },
      pricing: completePricing(suite.pricing),
      judge: suite.judge ?? null,
    },
    budget: { max_cost_usd, max_cost_usd_per_month },
  }
}

/** The rules of the base beside those that the change's run has recorded; null where the base names no gate. */
export function settleRules(input: {
  /** The base's. */
  readonly stated: Rules
  readonly run: Run
  readonly from: GatesFrom
  /** Why the workflow leaves code quality out, which is then nobody's to demand; null where it does not. */
  readonly skipped: SkippedCode | null
  /** How the change calls the suite, where its base calls it otherwise. */
  readonly renamed: string | null
}): Pick<RuleSet, 'rules' | 'from' | 'changes'> | null {
  const { stated, run, from, skipped, renamed } = input
  if (stated.gates.length === 0) return null
  const own = recordedRules(run)
  const gates = skipped === null ? stated.gates : dropCodeGates(stated.gates, { skipped, metrics: run.metrics })
  const base = { ...stated, gates, pricing: priceByBase(stated.pricing, own.pricing) }
  const changes = [
    ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
    ...describeRuleChanges(base, own, run.metrics),
  ]
  return { rules: from === 'base' ? base : own, from, changes }
}
