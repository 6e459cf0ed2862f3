import { canonicalJson } from '../../model/fingerprint.js'
import type { Reason } from '../../model/result/reason.js'
import type { BaselineLoss } from '../../model/result/verdict.js'
import { type Pricing, undatedModelName } from '../../model/suite/pricing.js'
import { type Run, type ScoredRun, countedTrials, groupByCase } from '../../model/run/run.js'
import { groupBy } from '../../model/group-by.js'

/** Why a metric means something else in the baseline. */
export type Redefinition = Extract<Reason, { readonly kind: 'redefined' }>['how']

/** What keeps the metrics of two runs apart. */
export type Comparability = Readonly<ReturnType<typeof findComparability>>

/** Reads it off the two runs. */
export function findComparability(baseline: ScoredRun | null, candidate: ScoredRun, lost?: BaselineLoss) {
  const apart = baseline === null ? null : findWhyApart(baseline.run, candidate.run)
  const whyNone: Exclude<BaselineLoss, 'removal-accepted'> | 'none' =
    lost === undefined || lost === 'removal-accepted' ? 'none' : lost
  return {
    /** Why there is none; null when there is one. */
    no_baseline: baseline === null ? whyNone : null,
    /** Both arms were asked interleaved in one job. */
    interleaved: baseline !== null && apart === null,
    /** Why they were not: a side was replayed from a recording, the machines are known to differ, or at least the jobs do; null without a baseline. */
    apart,
    min_scored_share: candidate.run.settings.min_scored_share,
    /** Why a side was not measured to its end; null when both were. */
    stopped: describeStop(baseline, candidate),
    /** Why a metric means something else in the baseline, by metric id; `judge`: it means the same, but was judged otherwise. */
    redefined: baseline === null ? new Map<string, Redefinition>() : findRedefinedMetrics(baseline, candidate),
    /** Cases whose costs are not compared: a reply stated its own, and the price list has changed since the baseline. */
    own_cost_cases: new Set(baseline === null ? [] : listOwnCostCases(baseline, candidate)),
    model_change: baseline === null ? 'none' : findModelChange(baseline.run, candidate.run),
  }
}

/** The runners that GitHub makes for one job and throws away are numbered through. */
export const HOSTED_RUNNER = /GitHub Actions \d+/g

/** Runs of different jobs may be known to come from different machines; one laptop cannot be told from another. */
function findWhyApart(one: Run, other: Run): Extract<Reason, { readonly kind: 'apart' }>['how'] | null {
  if (one.settings.replayed === true || other.settings.replayed === true) return 'replayed'
  if (one.session_id === other.session_id) return null
  const [old, now] = [one.environment, other.environment]
  const isHosted = [old, now].some(({ runner }) => runner !== null && runner.search(HOSTED_RUNNER) !== -1)
  return isHosted || old.os !== now.os || old.runner !== now.runner ? 'machines' : 'jobs'
}

function describeStop(baseline: ScoredRun | null, candidate: ScoredRun): Reason | null {
  const sides = { candidate, baseline }
  for (const arm of ['candidate', 'baseline'] as const) {
    const side = sides[arm]
    const run = side?.run.stopped
    if (side !== null && run !== undefined && !hasWholeRound(side)) return { kind: 'stopped', arm, run }
  }
  return null
}

/** Whether a run in rounds that was stopped has its first one whole: then its last complete look stands. */
export function hasWholeRound({ run: { plan }, trials }: ScoredRun): boolean {
  if (plan === undefined) return false
  const made = groupByCase(countedTrials(trials).filter(({ round }) => round === 1))
  return Object.entries(plan.classes).every(([id, kind]) => (made.get(id)?.length ?? 0) >= plan.tries[kind])
}

/** Why a metric of the candidate means something else in the baseline, by metric id. */
export function findRedefinedMetrics(baseline: ScoredRun, candidate: ScoredRun): ReadonlyMap<string, Redefinition> {
  const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints]
  const hasOneList = isPricedAlike(baseline, candidate)
  const reasons = new Map<string, Redefinition>()
  for (const metric of candidate.run.metrics) {
    const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]]
    if (metric.unit === 'usd' && !hasOneList) reasons.set(metric.id, 'prices')
    if (before === after) {
      // A question that can decide it was asked of another judge, or in other words, than in the baseline.
      const isRejudged = metric.judged_by?.some((question) => old.judge?.[question] !== now.judge?.[question])
      if (isRejudged === true) reasons.set(metric.id, 'judge')
      continue
    }
    reasons.set(metric.id, before === undefined ? 'added' : after === undefined ? 'dropped' : 'definition')
  }
  return reasons
}

/** The list that a side's costs were computed from. */
export function priceListOf({ run, priced_by }: ScoredRun): Pricing {
  return priced_by ?? run.pricing
}

/** Whether two lists have the same prices, whatever day they are of. */
export function hasEqualPrices(one: Pricing, other: Pricing): boolean {
  const withoutDay = ({ models, mode, route_tiers }: Pricing) => ({ models, mode, route_tiers })
  return canonicalJson(withoutDay(one)) === canonicalJson(withoutDay(other))
}

function isPricedAlike(baseline: ScoredRun, candidate: ScoredRun): boolean {
  const isAsRecorded = baseline.priced_by === undefined && candidate.priced_by === undefined
  return isAsRecorded
    ? baseline.run.fingerprints.pricing === candidate.run.fingerprints.pricing
    : hasEqualPrices(priceListOf(baseline), priceListOf(candidate))
}

/**
 * A cost that a target states itself follows the prices of its day, which nobody can compute again. `priced_by` decides, not what the
 * candidate has recorded: a pull request cannot take its costs out of the comparison with an edit that is not used.
 */
function listOwnCostCases(baseline: ScoredRun, candidate: ScoredRun): readonly string[] {
  const isUnchanged = hasEqualPrices(baseline.run.pricing, priceListOf(candidate))
  return isUnchanged ? [] : [...(baseline.own_cost_cases ?? []), ...(candidate.own_cost_cases ?? [])]
}

/**
 * Whether other models answered than in the baseline: `configured` when the settings of the targets name different ones, so that this
 * is what is compared; `provider` when nobody asked for it. A list that is empty says nothing.
 */
export type ModelChange = 'none' | 'configured' | 'provider'

export function findModelChange(baseline: Run, candidate: Run): ModelChange {
  const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'))
  if (old === now || !old || !now) return 'none'
  return configuredModels(baseline) === configuredModels(candidate) ? 'provider' : 'configured'
}

/** Models of which several versions answered in one run: the provider changed them while it was measured. */
export function findMovedModels({ fingerprints }: Run): readonly string[] {
  const versions = groupBy([...fingerprints.models].sort(), undatedModelName)
  return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '))
}

/** Models that do other work than answering. */
const OTHER_WORK = /embed|rerank|judge/i
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi

/** What the target's settings say of models, as one text; the flags of a command too. */
function configuredModels({ settings }: Run): string {
  const found: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (OTHER_WORK.test(path)) return
    if (typeof value === 'object' && value !== null && !isCommand(value)) {
      for (const [key, member] of Object.entries(value)) visit(member, `${path}.${spaced(key)}`)
    } else if (NAMES_MODEL.test(path)) found.push(`${path}=${String(value)}`)
    else {
      const flags = (isCommand(value) ? value.join(' ') : String(value)).match(MODEL_FLAG) ?? []
      found.push(...flags.filter((flag) => !OTHER_WORK.test(flag)).map((flag) => flag.trim()))
    }
  }
  visit(settings.target, '')
  return found.sort().join('\n')
}

function isCommand(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** `modelName` as `model Name`, and `llm_model` as `llm model`. */
function spaced(key: string): string {
  return key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
}
