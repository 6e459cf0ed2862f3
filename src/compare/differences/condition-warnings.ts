import { cutText } from '../../format/cut-text.js'
import { present } from '../../model/omit-undefined.js'
import { shortenHashes } from '../../model/fingerprint.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, partOf } from '../../format/format-number.js'
import { joinAndCount, joinFirst, shortCommit, startSentence } from '../../format/join-names.js'
import type { FingerprintDifference, Flip, PairComparison } from '../../model/result/pair-comparison.js'
import type { ConfirmationsEnd } from '../../model/result/confirmation.js'
import type { Gate } from '../../model/suite/gate.js'
import { isFromResults, type NamedBy, type Run, type ScoredTrial } from '../../model/run/run.js'
import { readUndecided } from '../../model/run/undecided-span.js'
import { diffValues, isDeclared } from './setting-changes.js'
import { findMovedModels } from '../pair/comparability.js'
import { isNewScore } from '../pair/metric-columns.js'
import { type OpenPair, SUCCESS } from '../pair/open-pair.js'
import type { CasePairing } from '../pair/pair-cases.js'
import { groupBy } from '../../model/group-by.js'

/**
 * Warns of differences between the two sides that their fingerprints do not show: a provider that changed its model during a measurement,
 * replayed answers, and flipped cases that check response time, which may depend on the machine.
 */
export function findConditionWarnings(pair: OpenPair, flips: readonly Flip[]): readonly string[] {
  const [baseline, candidate] = [pair.baseline?.run ?? null, pair.candidate.run]
  const moved = [
    ...(baseline === null ? [] : findMovedModels(baseline).map((versions) => `the baseline: ${versions}`)),
    ...findMovedModels(candidate).map((versions) => `this run: ${versions}`),
  ]
  const flipped = new Set(flips.map(({ case_id }) => case_id))
  const timed = candidate.cases.filter(
    ({ id, checks }) => flipped.has(id) && checks.some((check) => 'max_latency_s' in check),
  ).length
  const own =
    baseline === null ? [] : [warnOfUndeclaredDifferences(baseline, candidate), warnOfChanges(baseline, candidate)]
  return present(
    ...own.flat(),
    candidate.settings.replayed === true &&
      "This run's answers were replayed from a recording, so they do not show what has changed since.",
    ...moved.map((what) => `The provider changed its model during ${what} answered.`),
    !pair.facts.interleaved &&
      timed > 0 &&
      `${countOf(timed, 'flipped case checks', 'flipped cases check')} how long an answer takes (max_latency_s), but the two sides were not measured side by side, so the machine may have caused the difference.`,
  )
}

/**
 * Warns if two runs at one commit differ by uncommitted changes. Variants asked in one session share a checkout, so they get no warning.
 */
function warnOfChanges(baseline: Run, candidate: Run): readonly string[] {
  const { commit } = candidate
  const dirty = [...(baseline.dirty ? ['the baseline'] : []), ...(candidate.dirty ? ['this run'] : [])]
  if (commit === null || commit !== baseline.commit || dirty.length === 0) return []
  if (baseline.session_id === candidate.session_id) return []
  return [
    `Both sides were measured at commit ${shortCommit(commit)}, ${dirty.join(' and ')} with uncommitted changes: no commit contains their difference.`,
  ]
}

/** Any others are counted. */
const MAX_NAMED = 5
const NAME_LENGTH = 80

/**
 * Warns if two arms differ in more than they declare: in a controlled setting, or in a target setting that neither variant sets. The latter
 * needs two variants of which at least one sets something; two runs of one variant differ by what changed between them.
 * Source: poc-ai-workflow-frameworks, METRICS.md, controlled variables.
 */
export function warnOfUndeclaredDifferences(baseline: Run, candidate: Run): readonly string[] {
  const names = listUndeclared(baseline, candidate)
  if (names.length === 0) return []
  return [`The two sides differ in more than declared: ${joinAndCount(names, MAX_NAMED)}. That may explain the result.`]
}

function listUndeclared(
  { variant: before, settings: old }: Run,
  { variant: after, settings: now }: Run,
): readonly string[] {
  const controlled = diffValues(old.controlled, now.controlled, ['controlled'])
  const declared = [...(old.declared ?? []), ...(now.declared ?? [])]
  const areDeclared = old.declared !== undefined && now.declared !== undefined
  const target =
    before === after || !areDeclared || declared.length === 0
      ? []
      : diffValues(old.target, now.target, []).filter(({ path }) => !isDeclared(path.join('.'), declared))
  return [...controlled, ...target].map(({ path }) => cutText(path.join('.'), NAME_LENGTH))
}

/** Differences that may invalidate the comparison. Others are what is compared, or exclude metrics from the comparison. */
const QUESTIONED: ReadonlySet<string> = new Set(['corpus', 'success', 'trials', 'seed', 'timeout'])

const STOPPED: Readonly<Record<ConfirmationsEnd['stopped_by'], string>> = {
  budget: 'the budget (max_cost_usd) is spent',
  time: 'the re-runs took too long',
  target: 'the target did not start again',
}

/** Writes the warnings of a comparison, except those of single gates. */
export function writeWarnings(
  { dropped, pairing, candidate, inference }: Pick<OpenPair, 'dropped' | 'pairing' | 'candidate' | 'inference'>,
  differences: readonly FingerprintDifference[],
  /** Why re-runs of newly failing cases ended early; `null` if they did not. */
  stopped: ConfirmationsEnd | null,
): readonly string[] {
  const { trials } = candidate
  const tried = new Set(trials.map((trial) => trial.case))
  const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length
  return present(
    untried > 0 && `The run is incomplete: ${countOf(untried, 'case')} without a single trial.`,
    ...listUngated(dropped, trials).undecided.map(
      (metric) => `\`${metric}\` is not gated: no trial could be scored, since it is unclear what was retrieved.`,
    ),
    stopped !== null &&
      `${countOf(stopped.cases.length, 'broken case was', 'broken cases were')} not asked often enough to be confirmed, since ${STOPPED[stopped.stopped_by]}: ${joinFirst(stopped.cases, MAX_NAMED)}.`,
    ...differences
      // On these cases, unequal numbers of tries need no warning.
      .filter(({ what }) => QUESTIONED.has(what) && (what !== 'trials' || inference !== 'these-cases'))
      .map(
        ({ what, baseline, candidate, effect }) =>
          `Different ${what} (${shortenHashes(baseline)} in the baseline, ${shortenHashes(candidate)} now): ${effect}.`,
      ),
  )
}

/** Splits the metrics of dropped default gates: those that the target does not report need no warning, those with unreadable replies do. */
export function listUngated(dropped: readonly Gate[], trials: readonly ScoredTrial[]) {
  const metrics = [...new Set(dropped.map(({ metric }) => metric))]
  const isUndecided = (metric: string): boolean =>
    trials.some(({ unscored }) => readUndecided(unscored[metric] ?? '') !== null)
  return { undecided: metrics.filter(isUndecided), unreported: metrics.filter((metric) => !isUndecided(metric)) }
}

/** Metric id of the number of retrieved spans, without duplicates. */
const RETURNED = 'retrieval.returned'

/** Warns if replies have fewer spans than the primary k. With a baseline, warns only if the share of such replies is larger than there. */
export function describeShortReplies(input: {
  /** `null` without a baseline. A reference of an older version may not record how many spans were retrieved. */
  readonly baseline: readonly ScoredTrial[] | null
  readonly candidate: readonly ScoredTrial[]
  readonly k: number
}): readonly string[] {
  const { k } = input
  const now = countShort(input.candidate, k)
  const counted = input.baseline === null ? null : countShort(input.baseline, k)
  const before = counted === null || counted.replies === 0 ? null : counted
  if (now.short === 0) return []
  if (before !== null && now.short * before.replies <= before.short * now.replies) return []
  const comparison = before === null ? '' : ` (${before.short} of ${before.replies} in the baseline)`
  return [
    `${startSentence(partOf(now.short, now.replies, 'reply', 'replies'))} returned fewer than ${countOf(k, 'passage')}${comparison}: figures at ${k}, such as precision@${k}, are computed from fewer.`,
  ]
}

function countShort(trials: readonly ScoredTrial[], k: number) {
  const lengths = trials.flatMap(({ scores }) => scores[RETURNED] ?? [])
  return { short: lengths.filter((length) => length < k).length, replies: lengths.length }
}

type LeftOut = NonNullable<PairComparison['left_out']>

/** Whether the cases seem to be renamed: fewer than half of the baseline's pair, and about as many are new as removed. */
export function isNamedOtherwise({ baseline, paired, added, removed }: CasePairing): boolean {
  const count = baseline?.length ?? 0
  return paired.length * 2 < count && removed.length * 2 > count && added.length >= 0.8 * removed.length
}

const NAMED_BY_WORDS: Readonly<Record<NamedBy, string>> = {
  'id-spelling': "Some case ids are spelled differently from the baseline's and are paired by meaning",
  column: "The case ids differ from the baseline's, so cases are paired by a column of hashes or of row numbers",
  question: "The case ids differ from the baseline's, so cases are paired by their questions",
  'question-without-constants':
    "The case ids differ from the baseline's, so cases are paired by their questions, ignoring dates and text that all share",
}

/** Lists the scores of other harnesses that a run could not read, with the sides that have them, and those that only the candidate has. */
export function listLeftOut(pair: Pick<OpenPair, 'baseline' | 'candidate' | 'checked'>): LeftOut {
  const unread = listUnread(pair.baseline?.run ?? null, pair.candidate.run)
  return [...unread, ...listNew(pair).filter(({ score }) => !unread.some((one) => one.score === score))]
}

function listNew({ baseline, candidate, checked }: Parameters<typeof listLeftOut>[0]): LeftOut {
  const { run } = candidate
  return run.metrics
    .filter(({ id }) => id === SUCCESS || run.gates.some(({ metric }) => metric === id))
    .filter(({ id }) => isNewScore(id, baseline?.run ?? null, run) && !checked.some(({ gate }) => gate.metric === id))
    .map(({ title: score }) => ({ score, reason: NEW, directed: true, sides: ['candidate'] }))
}

const NEW = 'which is new: it is compared once the baseline has it too'

function listUnread(baseline: Run | null, candidate: Run): LeftOut {
  const sides = { baseline: baseline?.left_out ?? [], candidate: candidate.left_out ?? [] }
  const sideNames = ['baseline', 'candidate'] as const
  return [...groupBy([...sides.baseline, ...sides.candidate], ({ score }) => score)].map(([score, all]) => {
    const [before = '', now = before] = all.map(({ reason }) => reason)
    return {
      score,
      reason: before === now ? now : `${before} in the baseline, ${now} now`,
      directed: all.some(({ directed }) => directed),
      sides: sideNames.filter((side) => sides[side].some((one) => one.score === score)),
    }
  })
}

/** Warns about results that another harness wrote. */
export const warnOfResults = (
  run: Pick<Run, 'named_by' | 'settings'>,
  { left_out: leftOut = [], metrics }: Pick<PairComparison, 'left_out' | 'metrics'>,
): readonly string[] =>
  present(
    run.named_by !== undefined &&
      `${NAMED_BY_WORDS[run.named_by]} (\`id: …\` in \`results-options\` names another column).`,
    ...leftOut.map(({ score, reason }) => `Not compared: ${score}, ${reason}.`),
    isFromResults(run) && warnOfLatency(metrics),
  )

/** A median of fewer cases shows little. */
const MIN_TIMES = 10
const SLOWER = 1.5

/** Warns if mean and median latency rose a lot: no test can say so, since the sides were measured at different times. */
function warnOfLatency(metrics: PairComparison['metrics']): string | null {
  const [mean, median] = ['performance.latency', 'performance.latency-p50'].map((id) => {
    const { metric, baseline, candidate, n = 0 } = metrics.find((one) => one.metric.id === id) ?? {}
    const isSlower = n >= MIN_TIMES && (candidate ?? 0) >= SLOWER * (baseline ?? Infinity)
    if (metric === undefined || !isSlower) return null
    return { n, change: `${formatValue(metric, baseline ?? 0)} → ${formatValue(metric, candidate ?? 0)}` }
  })
  if (!mean || !median) return null
  return `Latency ${mean.change} (median ${median.change}) in ${countOf(mean.n, 'case')}, measured at different times: no gate looks at it.`
}
