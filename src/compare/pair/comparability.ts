import { canonicalJson } from '../../model/fingerprint.js'
import type { Cause } from '../../model/result/cause.js'
import type { BaselineLoss } from '../../model/result/verdict.js'
import { type Pricing, undatedModelName } from '../../model/suite/pricing.js'
import { type Run, type ScoredRun, countedTrials, groupByCase } from '../../model/run/run.js'
import { groupBy } from '../../model/group-by.js'

/** Why a metric has another meaning in the baseline. */
export type Redefinition = Extract<Cause, { readonly kind: 'redefined' }>['how']

/** What limits the comparison of two runs. */
export type Comparability = Readonly<ReturnType<typeof findComparability>>

/** Finds what limits the comparison of two runs. */
export function findComparability(baseline: ScoredRun | null, candidate: ScoredRun, lost?: BaselineLoss) {
  const apart = baseline === null ? null : findWhyApart(baseline.run, candidate.run)
  const whyNone: Exclude<BaselineLoss, 'removal-accepted'> | 'none' =
    lost === undefined || lost === 'removal-accepted' ? 'none' : lost
  return {
    /** Why there is no baseline; `null` if there is one. */
    no_baseline: baseline === null ? whyNone : null,
    /** Whether both arms were asked interleaved in one job. */
    interleaved: baseline !== null && apart === null,
    /**
     * Why the arms were not interleaved: a side was replayed from a recording, the machines are known to differ, or at least the jobs
     * differ. `null` if they were interleaved or there is no baseline.
     */
    apart,
    min_scored_share: candidate.run.settings.min_scored_share,
    /** Why a side was not measured to its end; `null` if both were. */
    stopped: describeStop(baseline, candidate),
    /** Why a metric is not comparable with the baseline, by metric id. `judge`: the definition is the same, but the judge differs. */
    redefined: baseline === null ? new Map<string, Redefinition>() : findRedefinedMetrics(baseline, candidate),
    /** Ids of cases whose costs are not compared: a reply stated its own cost, and the price list has changed since the baseline. */
    own_cost_cases: new Set(baseline === null ? [] : listOwnCostCases(baseline, candidate)),
    model_change: baseline === null ? 'none' : findModelChange(baseline.run, candidate.run),
  }
}

/** GitHub numbers its hosted runners, each of which it creates for one job and then discards. */
export const HOSTED_RUNNER = /GitHub Actions \d+/g

/** Returns why two runs were not interleaved; `null` if they were. `machines` only if certain: one laptop looks like another. */
function findWhyApart(one: Run, other: Run): Extract<Cause, { readonly kind: 'apart' }>['how'] | null {
  if (one.settings.replayed === true || other.settings.replayed === true) return 'replayed'
  if (one.session_id === other.session_id) return null
  const [old, now] = [one.environment, other.environment]
  const isHosted = [old, now].some(({ runner }) => runner !== null && runner.search(HOSTED_RUNNER) !== -1)
  return isHosted || old.os !== now.os || old.runner !== now.runner ? 'machines' : 'jobs'
}

function describeStop(baseline: ScoredRun | null, candidate: ScoredRun): Cause | null {
  const sides = { candidate, baseline }
  for (const arm of ['candidate', 'baseline'] as const) {
    const side = sides[arm]
    const run = side?.run.stopped
    if (side !== null && run !== undefined && !hasWholeRound(side)) return { kind: 'stopped', arm, run }
  }
  return null
}

/** Whether a run in rounds completed its first round, so that a stopped run can be judged by its last complete look. */
export function hasWholeRound({ run: { plan }, trials }: ScoredRun): boolean {
  if (plan === undefined) return false
  const made = groupByCase(countedTrials(trials).filter(({ round }) => round === 1))
  return Object.entries(plan.classes).every(([id, kind]) => (made.get(id)?.length ?? 0) >= plan.tries[kind])
}

/** Returns why a metric has another meaning in the baseline, by metric id. */
export function findRedefinedMetrics(baseline: ScoredRun, candidate: ScoredRun): ReadonlyMap<string, Redefinition> {
  const [old, now] = [baseline.run.fingerprints, candidate.run.fingerprints]
  const hasOneList = isPricedAlike(baseline, candidate)
  const reasons = new Map<string, Redefinition>()
  for (const metric of candidate.run.metrics) {
    const [before, after] = [old.metrics[metric.id], now.metrics[metric.id]]
    if (metric.unit === 'usd' && !hasOneList) reasons.set(metric.id, 'prices')
    if (before === after) {
      // A question that can decide this metric was put to another judge, or in other words, than in the baseline.
      const isRejudged = metric.judged_by?.some((question) => old.judge?.[question] !== now.judge?.[question])
      if (isRejudged === true) reasons.set(metric.id, 'judge')
      continue
    }
    reasons.set(metric.id, before === undefined ? 'added' : after === undefined ? 'dropped' : 'definition')
  }
  return reasons
}

/** Returns the price list that a side's costs were computed from. */
export const priceListOf = ({ run, priced_by }: ScoredRun): Pricing => priced_by ?? run.pricing

/** Whether two lists have the same prices, regardless of their dates. */
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
 * Lists the cases whose target stated its own cost, if the price list changed: such a cost follows the prices of its day and cannot be
 * recomputed. The list in use (`priced_by`) decides, not the one that the candidate recorded: a pull request must not be able to exclude
 * its costs by an edit to the prices that is not used.
 */
function listOwnCostCases(baseline: ScoredRun, candidate: ScoredRun): readonly string[] {
  const isUnchanged = hasEqualPrices(baseline.run.pricing, priceListOf(candidate))
  return isUnchanged ? [] : [...(baseline.own_cost_cases ?? []), ...(candidate.own_cost_cases ?? [])]
}

/**
 * Whether other models answered than in the baseline. `configured`: the targets' settings name different models, so the models are part of
 * what is compared. `provider`: nobody asked for another model, because the settings name the same ones or the commit is the same.
 * `unnamed`: no setting names a model, so the code may have chosen another. `none` if a side reports no models.
 */
export type ModelChange = 'none' | 'configured' | 'provider' | 'unnamed'

export function findModelChange(baseline: Run, candidate: Run): ModelChange {
  const [old, now] = [baseline, candidate].map(({ fingerprints }) => fingerprints.models.join('\n'))
  if (old === now || !old || !now) return 'none'
  const [before, after] = [configuredModels(baseline), configuredModels(candidate)]
  if (before !== after) return 'configured'
  const { commit } = candidate
  const isSameCode = commit !== null && commit === baseline.commit && !candidate.dirty && !baseline.dirty
  return after !== '' || isSameCode ? 'provider' : 'unnamed'
}

/** Returns models of which several dated versions answered in one run, because the provider changed them during the measurement. */
export function findMovedModels({ fingerprints }: Run): readonly string[] {
  const versions = groupBy([...fingerprints.models].sort(), undatedModelName)
  return [...versions.values()].filter((models) => models.length > 1).map((models) => models.join(' and '))
}

/** Settings of models that do not answer. */
const OTHER_WORK = /embed|rerank|judge/i
const NAMES_MODEL = /(?:^|[^a-z])(?:models?|deployment)(?:$|[^a-z])/i
const MODEL_FLAG = /(?:^|\s)-{1,2}[\w-]*model[\s=]\S+/gi

/** Returns what the target's settings and command flags say about models, as one text. */
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

/** Splits camel case and snake case: `modelName` becomes `model Name`, and `llm_model` becomes `llm model`. */
const spaced = (key: string): string => key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
