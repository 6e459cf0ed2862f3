import { posix } from 'node:path'
import { shortCommit } from '../format/join-names.js'
import type { Checkout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import { explainUnread } from '../github/client.js'
import { isFromResults, type Run } from '../model/run/run.js'
import {
  type Budget,
  type GatesFrom,
  recordedRules,
  type Rules,
  type RuleSet,
  type SuiteOrigin,
} from '../model/suite/rules.js'
import type { ActionRequest } from './request/action-request.js'
import { readPrompts, SUITE_REGISTRIES } from '../measure/load-suite.js'
import type { Baseline } from '../store/baselines/baseline.js'
import { readRun } from '../store/runs/read-run.js'
import { describeReference, findBaseline, locateReference } from './find-baseline.js'
import { findOrigin, type KnownBase, openBaseFiles, readBaseManifest } from './suite-origin.js'
import { describeRuleChanges } from '../compare/differences/describe-rule-changes.js'
import { isNewScore } from '../compare/pair/metric-columns.js'
import { buildMetrics, defaultGates } from '../metrics/build-metrics.js'
import { completePricing, priceByBase } from '../metrics/cost/price-reply.js'
import { sha256 } from '../io/sha256.js'
import { dropCodeGates, type SkippedCode } from '../measure/run/measure.js'
import type { PromptFile } from '../measure/suite/parse-variants.js'
import { parseSuite } from '../measure/suite/parse-suite.js'
import type { SuiteRegistries } from '../measure/suite/problem.js'
import { customMetricsOf } from '../metrics/score-trial.js'

/** Finds the baseline near the commit that a measured run is compared with, and the rules that both are judged by. */
export async function findReference(
  request: ActionRequest,
  run: Run,
  { checkout, pullRequest }: { readonly checkout: Checkout; readonly pullRequest: PullRequest },
): Promise<{ readonly baseline: Baseline; readonly ruleSet: RuleSet }> {
  const { number } = pullRequest
  const point = await locateReference(request, { checkout, pullRequest })
  request.effects.log.info(describeReference(point))
  const files = await openBaseFiles(request, point)
  const baseline = await findBaseline({ request, suite: run.suite.name, point, files, measured: checkout.sha, number })
  const baseRun = baseline.kind === 'found' ? await readRun(baseline.folder) : null
  // The path that the change itself states is not used.
  const path = baseRun?.suite.file ?? posix.normalize(request.inputs.suite)
  const manifest = baseRun === null ? null : await readBaseManifest(request, files, path)
  const { cases } = run
  const origin = baseRun === null ? undefined : await findOrigin(request, { files, manifest, baseRun, cases, number })
  return { baseline, ruleSet: await chooseRules(request, { run, baseline, files, manifest, origin }) }
}

/**
 * Chooses the rules that a pull request is judged by: gates, settings, prices and judge of the suite at the commit it is
 * compared with. They are read through the API, since a checkout of depth 1 lacks that commit. If they cannot be read,
 * the rules recorded in the baseline's run apply; if there are none, or if the workflow says so (`gates-from: head`), the
 * change's own rules apply. The workflow that compares decides which cases were to be measured.
 */
export async function chooseRules(
  request: ActionRequest,
  facts: KnownBase & {
    /** The run of the candidate, which may not be measured yet. */
    readonly run: Run
    readonly baseline: Baseline
    readonly origin: SuiteOrigin | undefined
    /** The name that the change gives the suite, if its base names it otherwise. */
    readonly renamed?: string | null
  },
): Promise<RuleSet> {
  const { inputs, effects } = request
  const { run, baseline, origin, renamed = null } = facts
  const baseRun = baseline.kind === 'found' ? await readRun(baseline.folder) : null
  const read = await readBaseRules(request, { ...facts, run, baseRun })
  const stated = read?.rules ?? (baseRun === null ? null : recordedRules(baseRun))
  const { subset, first, skipCode: skipped } = inputs
  const from = inputs.gatesFrom
  const own = { rules: recordedRules(run), from: 'head', changes: [] } as const
  const settled = (stated && mergeRules({ stated, run, baseRun, from, skipped, renamed })) ?? own
  if (settled.changes.length > 0) {
    effects.log.warning(
      `Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`,
    )
  }
  return { ...settled, subset, first, budget: read?.budget ?? null, ...(origin && { origin }) }
}

/** Reads the rules of the base's suite; `null` if that fails, and the log says why. */
async function readBaseRules(
  { inputs, effects }: ActionRequest,
  { run, baseRun, files, manifest }: KnownBase & RunsOfChange,
): Promise<ReturnType<typeof parseBaseRules>> {
  // That the run claims to be of the base's commit changes nothing: whoever made the run wrote that.
  if (files === null) return null
  // Results of another harness have no suite; their baseline records the rules.
  if (inputs.results.length > 0 || (baseRun !== null && isFromResults(baseRun))) return null
  const readPrompt = async (prompt: string) => (await files.readFile(prompt)) ?? { problem: `${prompt} is not a file.` }
  // The baseline knows the path of the suite even if the change moved it. The path that the change states is not used.
  for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), posix.normalize(inputs.suite)])) {
    try {
      const text = path === manifest?.path ? manifest.text : await files.readFile(path)
      const prompts = text === null ? [] : await readPrompts({ path, text }, readPrompt)
      const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun })
      if (rules !== null) return rules
      effects.log.info(`${path} of ${shortCommit(files.sha)} is not the suite ${run.suite.name}.`)
    } catch (error) {
      effects.log.info(`The gates of ${shortCommit(files.sha)} cannot be read from ${path}: ${explainUnread(error)}`)
    }
  }
  return null
}

interface RunsOfChange {
  readonly run: Run
  /** The run to compare with; `null` if there is none. */
  readonly baseRun: Run | null
}

/** Parses the rules of the base's manifest; `null` if the manifest is another suite's. Throws `suite-invalid`. */
export function parseBaseRules(
  manifest: { readonly path: string; readonly text: string },
  prompts: readonly PromptFile[],
  { run, baseRun }: RunsOfChange,
): { readonly rules: Rules; readonly budget: Budget } | null {
  // A suite that names no gates has the default ones, which depend on its cases.
  const cases = [...(baseRun?.cases ?? []), ...run.cases]
  // The base's own module is neither available nor safe to run. The metrics recorded in the runs suffice to read gates.
  const own = customMetricsOf({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] })
  const registries: SuiteRegistries = {
    ...SUITE_REGISTRIES,
    metrics: (settings, added = []) =>
      buildMetrics(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
    defaultGates: ({ metrics }) => defaultGates({ metrics, cases }),
  }
  const home = { name: run.suite.name, directory: '' }
  const { suite } = parseSuite({ home, manifest, caseFiles: [], prompts, registries, hash: sha256 })
  if (suite.name !== run.suite.name) return null
  const { gates, k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite
  const { max_cost_usd, max_cost_usd_per_month, judge = null } = suite
  const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic
  const decided = { alpha, min_scored_share, zero_tolerance, inference, deterministic }
  const settings = { k: [...k], primary_k, success, scoring, ...decided }
  const pricing = completePricing(suite.pricing)
  return { rules: { gates, settings, pricing, judge }, budget: { max_cost_usd, max_cost_usd_per_month } }
}

/** Settles between the base's rules and those that the change's run recorded; `null` if the base names no gate. */
export function mergeRules(
  input: RunsOfChange & {
    /** The rules of the base. */
    readonly stated: Rules
    readonly from: GatesFrom
    /** Why the workflow leaves out code quality, which then no gate may demand; `null` if it does not. */
    readonly skipped: SkippedCode | null
    /** The name that the change gives the suite, if its base names it otherwise. */
    readonly renamed: string | null
  },
): Pick<RuleSet, 'rules' | 'from' | 'changes'> | null {
  const { stated, run, baseRun, from, skipped, renamed } = input
  if (stated.gates.length === 0) return null
  const own = recordedRules(run)
  const gates = skipped === null ? stated.gates : dropCodeGates(stated.gates, { skipped, metrics: run.metrics })
  const base = { ...stated, gates, pricing: priceByBase(stated.pricing, own.pricing) }
  const changes = [
    ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
    ...describeRuleChanges(base, own, run.metrics, (metricId) => isNewScore(metricId, baseRun, run)),
  ]
  return { rules: from === 'base' ? base : own, from, changes }
}
