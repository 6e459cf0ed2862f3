import { countBy } from '../../model/group-by.js'
import { REDEFINED } from '../../format/describe-reason.js'
import { countOf } from '../../format/format-number.js'
import type { FingerprintDifference } from '../../model/result/pair-comparison.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Rules } from '../../model/suite/rules.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import { hasEqualPrices, priceListOf, type TwoRuns } from '../pair/comparability.js'
import { describePriceChanges, describeRuleChanges } from './describe-rule-changes.js'
import { describeSettingChanges, diffValues } from './setting-changes.js'
import type { CasePairing } from '../pair/pair-cases.js'

/** Differences of what a run keeps a hash of, from its snapshots; where these do not explain it (an older run), from the hashes. */
export function findHashDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [runs.baseline.run, runs.candidate.run]
  const compare = (
    what: 'suite' | 'gates' | 'target' | 'pricing',
    changes: readonly string[],
    effect: string,
  ): readonly FingerprintDifference[] => {
    const [before, after] = [old.fingerprints[what], now.fingerprints[what]]
    if (before === after) return []
    const difference = { what, baseline: short(before), candidate: short(after) }
    return [changes.length === 0 ? { ...difference, effect } : { ...difference, changes, effect }]
  }
  const suite = [...describeSuite(old, now), ...describeCaseChanges(old, now, runs.pairing)]
  const target = describeTarget(old, now)
  const isControlled = canonicalJson(old.settings.controlled) !== canonicalJson(now.settings.controlled)
  return [
    // Part of a suite has a hash of its own, and so has one with another success rule; both have rows of their own.
    ...(suite.length === 0 && hasOtherRows(old, now)
      ? []
      : compare('suite', suite, 'only cases with the same text are compared')),
    ...compare('gates', describeGates(old, now), 'the gates listed in this comparison decided'),
    ...(target.length === 0 && isControlled
      ? []
      : compare('target', target, 'the target is set up differently, which is part of what is compared')),
    ...findMetricDifference(runs),
    ...compare('pricing', describePricing(old, now), describePricingEffect(runs)),
  ]
}

function hasOtherRows(old: Run, now: Run): boolean {
  const facts = ({ subset, settings: { success, primary_k } }: Run) => canonicalJson({ subset, success, primary_k })
  return facts(old) !== facts(now)
}

function describeSuite(old: Run, now: Run): readonly string[] {
  const facts = ({ suite: { name, version }, settings: { k } }: Run) => ({ name, version, k })
  return describeSettingChanges(facts(old), facts(now))
}

/** What is a success has rows of its own; determinism is the target's, and prices are no gates. */
function describeGates(old: Run, now: Run): readonly string[] {
  const { success, primary_k, deterministic } = now.settings
  const rules = ({ gates, settings }: Run): Rules => ({
    gates,
    settings: { ...settings, success, primary_k, deterministic },
    pricing: { models: {} },
    judge: null,
  })
  return describeRuleChanges(rules(old), rules(now), now.metrics)
}

function describeTarget(old: Run, now: Run): readonly string[] {
  const facts = ({ settings: { target, deterministic } }: Run) => ({ ...target, deterministic })
  // A suite writes the options of a target right under `target`.
  return describeSettingChanges(facts(old), facts(now)).map((change) => change.replace(/^options\./, ''))
}

function findMetricDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const redefined = [...facts.redefined].filter(([id]) => !facts.rejudged.has(id)).sort(([a], [b]) => (a < b ? -1 : 1))
  if (redefined.length === 0) return []
  const definitionIn = ({ run }: ScoredRun, id: string): string =>
    run.metrics.find((metric) => metric.id === id)?.definition ?? 'not measured'
  const changes = redefined.map(([id, how]) => {
    const [old, now] = [definitionIn(baseline, id), definitionIn(candidate, id)]
    return `${id}: ${old === now ? REDEFINED[how] : `${old} → ${now}`}`
  })
  const effect = 'not compared: defined or measured differently in the baseline'
  return [{ what: 'metrics', baseline: '', candidate: redefined.map(([id]) => id).join(', '), changes, effect }]
}

function describePricing({ pricing: old }: Run, { pricing: now }: Run): readonly string[] {
  return [...describePriceChanges(old, now), ...describeSettingChanges({ as_of: old.as_of }, { as_of: now.as_of })]
}

function describePricingEffect({ baseline, candidate }: TwoRuns): string {
  if (hasEqualPrices(baseline.run.pricing, candidate.run.pricing)) return 'no price differs'
  if (baseline.priced_by === undefined && candidate.priced_by === undefined)
    return 'costs are not compared: the prices differ'
  const isOwn = hasEqualPrices(priceListOf(candidate), candidate.run.pricing)
  return `the tokens of both sides are priced from one list, ${isOwn ? "this run's" : "the base's"}`
}

/** Enough of a hash to distinguish two. */
function short(hash: string): string {
  return hash.replace(/^sha256:/, '').slice(0, 12)
}

/** What a case can change in and stay the same, or change in without anybody having touched it. */
const WITHOUT_MEANING = new Set(['at', 'fingerprint', 'notes', 'enabled', 'id'])

/**
 * How the cases of two runs differ, counted and never named, since a report may have to keep silent about them.
 * @example ['3 cases edited (query in 1, expected_spans in 2)', '1 case added']
 */
function describeCaseChanges(baseline: Run, candidate: Run, pairing: CasePairing): readonly string[] {
  const { edited, added, removed } = pairing
  const inFields = listFields(baseline, candidate, edited).join(', ')
  return [
    ...(edited.length === 0
      ? []
      : [`${countOf(edited.length, 'case')} edited${inFields === '' ? '' : ` (${inFields})`}`]),
    ...(added.length === 0 ? [] : [`${countOf(added.length, 'case')} added`]),
    ...(removed.length === 0 ? [] : [`${countOf(removed.length, 'case')} removed`]),
  ]
}

/** `query in 1`, by field. */
function listFields(baseline: Run, candidate: Run, ids: readonly string[]): readonly string[] {
  const before = new Map(baseline.cases.map((golden) => [golden.id, golden]))
  const after = new Map(candidate.cases.map((golden) => [golden.id, golden]))
  const fields = ids.flatMap((id) => {
    const changes = diffValues(before.get(id) ?? {}, after.get(id) ?? {})
    return [...new Set(changes.flatMap(({ path }) => path.slice(0, 1)))]
  })
  const counts = countBy(fields.filter((field) => !WITHOUT_MEANING.has(field)))
  return [...counts].map(([field, count]) => `${field} in ${count}`).sort()
}
