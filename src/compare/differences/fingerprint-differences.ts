import { present } from '../../model/omit-undefined.js'
import type { FingerprintDifference } from '../../model/result/pair-comparison.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { JudgeFacts } from '../../model/run/judging.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import { HOSTED_RUNNER, type ModelChange, type TwoRuns, hasEqualPrices, priceListOf } from '../pair/comparability.js'
import { cutLetters, describeSettingChanges, listSettingChanges, diffValues } from './setting-changes.js'
import { countBy } from '../../model/group-by.js'
import { REDEFINED } from '../../format/describe-reason.js'
import { countOf } from '../../format/format-number.js'
import { countRest } from '../../format/join-names.js'
import type { Rules } from '../../model/suite/rules.js'
import { describePriceChanges, describeRuleChanges } from './describe-rule-changes.js'
import type { CasePairing } from '../pair/pair-cases.js'

/** More than this many clauses for one thing are counted. */
const MAX_CHANGES = 8
const CHANGE_LENGTH = 240

/** Everything that differs between the conditions of two runs, in words, with what follows from it (design 4.3). */
export function findDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
  return [
    ...findHashDifferences(runs),
    ...findModelDifference(runs),
    ...findJudgeDifferences(runs),
    ...findPlainDifferences(runs),
    ...findCodeDifference(runs),
    ...findEnvironmentDifference(runs),
  ].map(limit)
}

function limit(difference: FingerprintDifference): FingerprintDifference {
  const { changes } = difference
  if (changes === undefined) return difference
  const shown = changes.map((change) => cutLetters(change, CHANGE_LENGTH))
  return { ...difference, changes: countRest(shown, MAX_CHANGES) }
}

/** What is measured as the system's code, where both sides have some and say otherwise what it is. */
function findCodeDifference({ baseline, candidate }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run.code_quality, candidate.run.code_quality]
  if (old === undefined || now === undefined) return []
  const changes = describeSettingChanges(placeOfCode(old), placeOfCode(now))
  if (changes.length === 0) return []
  const effect = 'the metrics of code measured what each side names as its code'
  return [
    { what: 'code_quality', baseline: old.sources.join(', '), candidate: now.sources.join(', '), changes, effect },
  ]
}

function placeOfCode({ sources, framework, prefixes, language }: RunCode) {
  return { sources, framework, prefixes, language }
}

/**
 * The machines, where they differ and a figure is shown that is bound to them. Arms of one job share theirs. GitHub numbers its own
 * runners through, so their names say nothing of the machine.
 */
function findEnvironmentDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const hasBound = now.metrics.some(({ environment }) => environment === 'bound')
  if (facts.interleaved || !hasBound) return []
  const changes = describeSettingChanges(describeMachine(old), describeMachine(now))
  if (changes.length === 0) return []
  const effect = 'figures that depend on the machine are shown but not compared'
  return [{ what: 'environment', baseline: nameMachine(old), candidate: nameMachine(now), changes, effect }]
}

function describeMachine({ environment: { node, os, runner } }: Run): Readonly<Record<string, string | null>> {
  return { node, os, runner: runner?.replace(HOSTED_RUNNER, 'GitHub Actions') ?? null }
}

function nameMachine({ environment: { node, os } }: Run): string {
  return `${os}, Node ${node}`
}

type Row = readonly [what: string, of: (run: Run) => string | number | null | undefined, effect: string]

const TRIALS: Row = [
  'trials',
  ({ trials_per_case: trials }) => trials,
  'improved must also hold on equal numbers of trials',
]

/** What a run records in a word or a number, where it differs. */
function findPlainDifferences(input: TwoRuns): readonly FingerprintDifference[] {
  const { baseline, candidate, has_rule_set: hasRuleSet } = input
  const [old, now] = [baseline.run, candidate.run]
  const rows: readonly Row[] = [
    ['subset', ({ subset }) => subset ?? 'all cases', 'only cases in both are compared'],
    // A rule from elsewhere holds for both; how a change's own rule differs is listed with its gates.
    ...(hasRuleSet ? [] : listSuccessRows(old, now)),
    ['corpus', ({ fingerprints }) => fingerprints.corpus, describeCorpora(old, now)],
    ['goldenpair', ({ fingerprints }) => fingerprints.goldenpair, 'measured by different versions of Goldenpair'],
    // Main is tried three times and a pull request once unless the suite says otherwise; the footer shows both.
    ...(old.mode === 'baseline' && now.mode === 'pr' ? [] : [TRIALS]),
    ['seed', ({ seed }) => seed, 'the targets were seeded differently'],
    ['timeout', ({ settings }) => settings.timeout_seconds, 'slow answers were cut off at different times'],
    ['retries', ({ settings }) => settings.retries, 'one side tried more often after failures of the provider'],
    ['concurrency', ({ settings }) => settings.concurrency, 'latency was measured under different load'],
  ]
  return [
    ...rows.flatMap(([what, of, effect]) => {
      const [before, after] = [of(old), of(now)]
      // An older run does not say.
      if (before === undefined || after === undefined || before === after) return []
      return [{ what, baseline: String(before ?? 'not reported'), candidate: String(after ?? 'not reported'), effect }]
    }),
    ...listSettingChanges(old.settings.controlled, now.settings.controlled).map(({ name, before, after }) => ({
      what: `controlled.${name}`,
      baseline: before,
      candidate: after,
      effect: 'a controlled setting differs, so it may explain what changed',
    })),
  ]
}

function listSuccessRows(old: Run, now: Run): readonly Row[] {
  const isScoredAlike = old.fingerprints.metrics['success'] === now.fingerprints.metrics['success']
  const effect = isScoredAlike ? "both sides are scored by this run's" : 'success is not compared'
  return [
    ['success', ({ settings }) => settings.success, effect],
    ['primary_k', ({ settings }) => settings.primary_k, effect],
  ]
}

function describeCorpora({ fingerprints: old }: Run, { fingerprints: now }: Run): string {
  return old.corpus === null || now.corpus === null
    ? 'one side does not say what was searched'
    : 'the arms searched different corpora'
}

/** Who judged, and by which prompts, where that differs; and which model did, where nobody asked for another. */
function findJudgeDifferences({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const isOther = canonicalJson(old.fingerprints.judge ?? {}) !== canonicalJson(now.fingerprints.judge ?? {})
  return isOther ? [describeJudges(old, now, facts.rejudged)] : findOtherModel(old, now)
}

function describeJudges(old: Run, now: Run, rejudged: ReadonlySet<string>): FingerprintDifference {
  const changes = old.judge && now.judge ? describeSettingChanges(write(old.judge), write(now.judge)) : []
  const metrics = [...rejudged].sort()
  return {
    what: 'judge',
    baseline: nameJudge(old),
    candidate: nameJudge(now),
    ...(changes.length > 0 && { changes }),
    effect:
      metrics.length === 0
        ? 'no metric of this suite depends on it'
        : `not compared, since the judge decides ${metrics.length === 1 ? 'it' : 'them'}: ${metrics.join(', ')}`,
    ...(metrics.length > 0 && {
      notice: `The judge differs from the baseline's${changes.length === 0 ? '' : ` (${changes.slice(0, 2).join(', ')})`}, so what it decides is not compared.`,
    }),
  }
}

function findOtherModel({ fingerprints: old }: Run, { fingerprints: now }: Run): readonly FingerprintDifference[] {
  const [before, after] = [listModels(old.judge_models ?? []), listModels(now.judge_models ?? [])]
  // A side that names none says nothing of a change.
  if (before === after || !old.judge_models?.length || !now.judge_models?.length) return []
  return [
    {
      what: 'judge models',
      baseline: before,
      candidate: after,
      effect: "the judge's provider changed its model, which alone may explain changes of judged metrics",
      notice: `The judge's model changed: ${cutModels(before)} → ${cutModels(after)}.`,
    },
  ]
}

/** In short: its type and model; `nobody` where there was none. */
function nameJudge({ judge, fingerprints }: Run): string {
  if (judge === undefined) return fingerprints.judge === undefined ? 'nobody' : 'not recorded'
  const { model } = judge.identity
  return typeof model === 'string' ? `${judge.type} ${model}` : judge.type
}

/** As a suite writes it: the type, its options, and what each question is asked with. */
function write({ type, identity, questions }: JudgeFacts) {
  return { ...identity, type, ...questions }
}

const LIST_LENGTH = 80

/** Which models answered, where that differs, and whether anybody asked for it. */
function findModelDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [listModels(baseline.run.fingerprints.models), listModels(candidate.run.fingerprints.models)]
  if (old === now) return []
  const { model_change: how } = facts
  const notice = `The provider's model changed: ${cutModels(old)} → ${cutModels(now)}.`
  const effect = MODEL_EFFECTS[how]
  return [{ what: 'models', baseline: old, candidate: now, effect, ...(how === 'provider' && { notice }) }]
}

const MODEL_EFFECTS: Readonly<Record<ModelChange, string>> = {
  configured: 'other models answered by configuration, which is part of what is compared',
  provider: "the provider's model changed, which alone may explain these differences",
  none: 'one side does not say which models answered',
}

function listModels(models: readonly string[]): string {
  return models.length === 0 ? 'none reported' : models.join(', ')
}

function cutModels(list: string): string {
  return list.length <= LIST_LENGTH ? list : `${list.slice(0, LIST_LENGTH - 1)}…`
}

/** Differences of what a run keeps a hash of, from its snapshots; where these do not explain it (an older run), from the hashes. */
function findHashDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
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
  return present(
    edited.length > 0 && `${countOf(edited.length, 'case')} edited${inFields === '' ? '' : ` (${inFields})`}`,
    added.length > 0 && `${countOf(added.length, 'case')} added`,
    removed.length > 0 && `${countOf(removed.length, 'case')} removed`,
  )
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
