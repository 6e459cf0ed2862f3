import { cutText } from '../../format/cut-text.js'
import { pick, present } from '../../model/omit-undefined.js'
import type { FingerprintDifference } from '../../model/result/pair-comparison.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { JudgeFacts } from '../../model/run/judging.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import { HOSTED_RUNNER, type ModelChange, hasEqualPrices, priceListOf } from '../pair/comparability.js'
import type { CompareInput, OpenPair } from '../pair/open-pair.js'
import { describeSettingChanges, listSettingChanges, diffValues } from './setting-changes.js'
import { countBy } from '../../model/group-by.js'
import { REDEFINED } from '../../format/describe-reason.js'
import { countOf } from '../../format/format-number.js'
import { countRest } from '../../format/join-names.js'
import type { Rules } from '../../model/suite/rules.js'
import { describePriceChanges, describeRuleChanges } from './describe-rule-changes.js'
import type { CasePairing } from '../pair/pair-cases.js'

/** Largest number of clauses for one difference; any others are counted. */
const MAX_CHANGES = 8
const CHANGE_LENGTH = 240

/** Two runs as they were recorded, with what the comparison derived from them. */
interface TwoRuns extends Pick<OpenPair, 'pairing' | 'facts'>, Pick<CompareInput, 'candidate' | 'ruleSet'> {
  readonly baseline: ScoredRun
}

/** Describes every difference between the conditions of two runs, with its consequence (design 4.3). */
export function findDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
  return [
    ...findHashDifferences(runs),
    ...findModelDifference(runs),
    ...findJudgeDifferences(runs),
    ...findPlainDifferences(runs),
    ...findCodeDifference(runs),
    ...findEnvironmentDifference(runs),
  ]
}

/** A run's value of something; `undefined` if, as in an older run, it is not recorded. */
type Side = string | number | null | undefined

interface Remarks {
  readonly changes?: readonly string[]
  /** Empty for no notice. */
  readonly notice?: string
  /** Absent to compare the two values themselves. */
  readonly isOther?: boolean
}

/** Describes the difference of two sides; empty if they are alike or one value is not recorded. */
function compareSides(
  what: string,
  [before, after]: readonly [Side, Side],
  effect: string,
  { changes = [], notice = '', isOther = before !== after }: Remarks = {},
): readonly FingerprintDifference[] {
  if (before === undefined || after === undefined || !isOther) return []
  const shown = changes.map((change) => cutText(change, CHANGE_LENGTH))
  return [
    {
      what,
      baseline: String(before ?? 'not reported'),
      candidate: String(after ?? 'not reported'),
      ...(shown.length > 0 && { changes: countRest(shown, MAX_CHANGES) }),
      effect,
      ...(notice !== '' && { notice }),
    },
  ]
}

/** Describes which source code was measured, if both sides measured some and define it differently. */
function findCodeDifference({ baseline, candidate }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run.code_quality, candidate.run.code_quality]
  const place = (code: RunCode | undefined) => code && pick(code, ['sources', 'framework', 'prefixes', 'language'])
  const changes = describeSettingChanges(place(old), place(now))
  const effect = 'the metrics of code measured what each side names as its code'
  const sides = [old?.sources.join(', '), now?.sources.join(', ')] as const
  return compareSides('code_quality', sides, effect, { changes, isOther: changes.length > 0 })
}

/**
 * Describes the machines, if they differ, the arms ran in different jobs, and a metric depends on the machine. GitHub numbers its hosted
 * runners, so their names do not identify a machine.
 */
function findEnvironmentDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run.environment, candidate.run.environment]
  const describe = ({ node, os, runner }: Run['environment']) => {
    return { node, os, runner: runner?.replace(HOSTED_RUNNER, 'GitHub Actions') ?? null }
  }
  const name = ({ node, os }: Run['environment']): string => `${os}, Node ${node}`
  const changes = describeSettingChanges(describe(old), describe(now))
  const hasBound = candidate.run.metrics.some(({ environment }) => environment === 'bound')
  const effect = 'figures that depend on the machine are shown but not compared'
  const isOther = !facts.interleaved && hasBound && changes.length > 0
  return compareSides('environment', [name(old), name(now)], effect, { changes, isOther })
}

type Row = readonly [what: string, of: (run: Run) => Side, effect: string]

const TRIALS: Row = [
  'trials',
  ({ trials_per_case: trials }) => trials,
  'improved must also hold on equal numbers of trials',
]

/** Describes differences in settings that are recorded as a word or a number. */
function findPlainDifferences({ baseline, candidate, ruleSet }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  const rows: readonly Row[] = [
    ['subset', ({ subset }) => subset ?? 'all cases', 'only cases in both are compared'],
    // A rule set from elsewhere applies to both sides; a change's own success rule is listed with its gates.
    ...(ruleSet === undefined ? listSuccessRows(old, now) : []),
    ['corpus', ({ fingerprints }) => fingerprints.corpus, describeCorpora(old, now)],
    ['goldenpair', ({ fingerprints }) => fingerprints.goldenpair, 'measured by different versions of Goldenpair'],
    // By default, main and a pull request are asked different numbers of times; the footer shows both.
    ...(old.mode === 'baseline' && now.mode === 'pr' ? [] : [TRIALS]),
    ['seed', ({ seed }) => seed, 'the targets were seeded differently'],
    ['timeout', ({ settings }) => settings.timeout_seconds, 'slow answers were cut off at different times'],
    ['retries', ({ settings }) => settings.retries, 'one side tried more often after failures of the provider'],
    ['concurrency', ({ settings }) => settings.concurrency, 'latency was measured under different load'],
  ]
  const controlled = listSettingChanges(old.settings.controlled, now.settings.controlled)
  const effect = 'a controlled setting differs, so it may explain what changed'
  return [
    ...rows.flatMap(([what, of, follows]) => compareSides(what, [of(old), of(now)], follows)),
    ...controlled.flatMap(({ name, before, after }) => compareSides(`controlled.${name}`, [before, after], effect)),
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

/** Describes differences in the judge and its prompts, or in the model that judged if nobody asked for another one. */
function findJudgeDifferences({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [baseline.run, candidate.run]
  if (canonicalJson(old.fingerprints.judge ?? {}) === canonicalJson(now.fingerprints.judge ?? {})) {
    // A side that names no models does not show a change.
    const list = ({ fingerprints: { judge_models: models = [] } }: Run) =>
      models.length === 0 ? undefined : listModels(models)
    const [before, after] = [list(old), list(now)]
    const effect = "the judge's provider changed its model, which alone may explain changes of judged metrics"
    const notice = `The judge's model changed: ${cutModels(before)} → ${cutModels(after)}.`
    return compareSides('judge models', [before, after], effect, { notice })
  }
  const changes = old.judge && now.judge ? describeSettingChanges(write(old.judge), write(now.judge)) : []
  const metrics = [...facts.redefined].flatMap(([id, how]) => (how === 'judge' ? [id] : [])).sort()
  const some = changes.length === 0 ? '' : ` (${changes.slice(0, 2).join(', ')})`
  const left = `not compared, since the judge decides ${metrics.length === 1 ? 'it' : 'them'}: ${metrics.join(', ')}`
  const effect = metrics.length === 0 ? 'no metric of this suite depends on it' : left
  const notice = `The judge differs from the baseline's${some}, so what it decides is not compared.`
  const remarks = { changes, notice: metrics.length === 0 ? '' : notice, isOther: true }
  return compareSides('judge', [nameJudge(old), nameJudge(now)], effect, remarks)
}

/** Names a judge by its type and model; `nobody` if there was none. */
function nameJudge({ judge, fingerprints }: Run): string {
  if (judge === undefined) return fingerprints.judge === undefined ? 'nobody' : 'not recorded'
  const { model } = judge.identity
  return typeof model === 'string' ? `${judge.type} ${model}` : judge.type
}

/** Writes a judge as a suite does: the type, its options and the prompt of each question. */
function write({ type, identity, questions }: JudgeFacts) {
  return { ...identity, type, ...questions }
}

const LIST_LENGTH = 80

/** Describes which models answered, if they differ, and whether anybody asked for that. */
function findModelDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [listModels(baseline.run.fingerprints.models), listModels(candidate.run.fingerprints.models)]
  const { model_change: how } = facts
  const change = `${cutModels(old)} → ${cutModels(now)}`
  const notices: Partial<Record<ModelChange, string>> = {
    provider: `The provider's model changed: ${change}.`,
    unnamed: `Another model answered: ${change} (chosen by the change or by its provider).`,
  }
  return compareSides('models', [old, now], MODEL_EFFECTS[how], { notice: notices[how] ?? '' })
}

const MODEL_EFFECTS: Readonly<Record<ModelChange, string>> = {
  configured: 'other models answered by configuration, which is part of what is compared',
  provider: "the provider's model changed, which alone may explain these differences",
  unnamed: 'another model answered, chosen by the change or by its provider, which alone may explain these differences',
  none: 'one side does not say which models answered',
}

const listModels = (models: readonly string[]): string => (models.length === 0 ? 'none reported' : models.join(', '))

const cutModels = (list = ''): string => cutText(list, LIST_LENGTH)

/** Describes differences in hashed settings, from the run's snapshots, or from the hashes if an older run's snapshots do not show them. */
function findHashDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [runs.baseline.run, runs.candidate.run]
  const changesOf = (read: (run: Run) => unknown): readonly string[] => describeSettingChanges(read(old), read(now))
  const compare = (what: 'suite' | 'gates' | 'target' | 'pricing', changes: readonly string[], effect: string) => {
    const [before, after] = [old.fingerprints[what], now.fingerprints[what]]
    return compareSides(what, [short(before), short(after)], effect, { changes, isOther: before !== after })
  }
  const suite = [
    ...changesOf(({ suite: { name, version }, settings: { k } }) => ({ name, version, k })),
    ...describeCaseChanges(old, now, runs.pairing),
  ]
  // A subset or another success rule changes the suite's hash too, but each has its own row.
  const others = changesOf(({ subset, settings: { success, primary_k } }) => ({ subset, success, primary_k }))
  // A suite writes a target's options directly under `target`.
  const target = changesOf(({ settings: { target, deterministic } }) => ({ ...target, deterministic })).map((change) =>
    change.replace(/^options\./, ''),
  )
  const controlled = changesOf(({ settings }) => settings.controlled)
  const prices = [
    ...describePriceChanges(old.pricing, now.pricing),
    ...changesOf(({ pricing: { as_of } }) => ({ as_of })),
  ]
  return [
    ...(suite.length === 0 && others.length > 0
      ? []
      : compare('suite', suite, 'only cases with the same text are compared')),
    ...compare('gates', describeGates(old, now), 'the gates listed in this comparison decided'),
    ...(target.length === 0 && controlled.length > 0
      ? []
      : compare('target', target, 'the target is set up differently, which is part of what is compared')),
    ...findMetricDifference(runs),
    ...compare('pricing', prices, describePricingEffect(runs)),
  ]
}

/** Leaves out the success rule, which has its own rows, `deterministic`, which belongs to the target, and prices. */
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

function findMetricDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const redefined = [...facts.redefined].filter(([, how]) => how !== 'judge').sort(([a], [b]) => (a < b ? -1 : 1))
  const definitionIn = ({ run }: ScoredRun, id: string): string =>
    run.metrics.find((metric) => metric.id === id)?.definition ?? 'not measured'
  const changes = redefined.map(([id, how]) => {
    const [old, now] = [definitionIn(baseline, id), definitionIn(candidate, id)]
    return `${id}: ${old === now ? REDEFINED[how] : `${old} → ${now}`}`
  })
  const effect = 'not compared: defined or measured differently in the baseline'
  return compareSides('metrics', ['', redefined.map(([id]) => id).join(', ')], effect, { changes })
}

function describePricingEffect({ baseline, candidate }: TwoRuns): string {
  if (hasEqualPrices(baseline.run.pricing, candidate.run.pricing)) return 'no price differs'
  if (baseline.priced_by === undefined && candidate.priced_by === undefined)
    return 'costs are not compared: the prices differ'
  const isOwn = hasEqualPrices(priceListOf(candidate), candidate.run.pricing)
  return `the tokens of both sides are priced from one list, ${isOwn ? "this run's" : "the base's"}`
}

/** Shortens a hash, but leaves enough to distinguish two. */
const short = (hash: string): string => hash.replace(/^sha256:/, '').slice(0, 12)

/** Case fields that do not change what a case asks or expects, or that change without an edit. */
const WITHOUT_MEANING = new Set(['at', 'fingerprint', 'notes', 'enabled', 'id'])

/**
 * Counts how the cases of two runs differ. Never names cases, because a report may have to keep them confidential.
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

/** Counts edited cases by field, such as `query in 1`. */
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
