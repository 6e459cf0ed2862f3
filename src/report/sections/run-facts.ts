import { countOf, formatAge, formatCount, formatDuration, formatMoney, partOf } from '../../format/format-number.js'
import { joinFirst, shortCommit, startSentence } from '../../format/join-names.js'
import { shortenHashes } from '../../model/fingerprint.js'
import { omitUndefined, present } from '../../model/omit-undefined.js'
import type { FingerprintDifference, PairComparison, RunReference } from '../../model/result/pair-comparison.js'
import type { Block, DetailLevel, ReportContext, Text } from '../../model/result/report.js'
import { code, details, joinTexts, link, list, paragraph, right, strong, table, warning } from '../blocks.js'
import type { ComparedCandidate } from '../candidate-report.js'
import { cutText } from '../../format/cut-text.js'

/** Warns of a baseline that is too far away or too old to say much about one change; `null` if it is neither. */
export function writeStaleness({ baseline }: ReportContext): Block | null {
  if (baseline.kind === 'none' || baseline.stale === undefined) return null
  return warning(`The baseline is stale: ${baseline.stale}.`)
}

const MESSAGE_LENGTH = 160

/**
 * Warns of trials for which the judge returned nothing usable, with the most frequent reason; `null` if there are none. A reason may quote
 * what was judged, so it is shown only if the text of cases may be. `whose` precedes the warning.
 */
export function writeJudgeFailures(context: ReportContext, show: DetailLevel, whose = ''): Block | null {
  const { judge_failures: failures } = context
  if (failures === undefined) return null
  const { trials, judged, message, times } = failures
  const some = `${whose}⚠️ The judge gave no usable reading for ${partOf(trials, judged, 'trial')}`
  if (message === null || show !== 'full') return { kind: 'note', text: [`${some}.`] }
  const often = times === trials ? '' : `, most often (${countOf(times, 'time')})`
  const reason = cutText(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH)
  return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] }
}

/** Writes a commit's short name, and whether there were uncommitted changes; empty without a commit. */
export function nameCommit({ commit, dirty }: Partial<Pick<RunReference, 'commit' | 'dirty'>>): Text {
  if (commit === undefined || commit === null) return []
  return [code(shortCommit(commit)), ...(dirty ? [' + uncommitted changes'] : [])]
}

const nameArm = (name: string, commit: Text): Text => joinTexts([[name], ...(commit.length === 0 ? [] : [commit])], ' ')

function describeBaseline({ baseline, names }: ReportContext, run: PairComparison['baseline']): Text {
  if (baseline.kind === 'none') return ['no baseline']
  const { commit, distance, age_hours: age, note } = baseline
  const facts = present(
    distance !== null && distance !== 0 && `${countOf(distance, 'commit')} away`,
    age !== null && formatAge(age),
    note,
  )
  const name = nameArm(names.baseline, nameCommit({ ...run, commit }))
  return facts.length === 0 ? name : [...name, ` (${facts.join(', ')})`]
}

function describeTrials(comparison: PairComparison, context: ReportContext): string {
  const { counts } = context
  const { asked } = comparison
  const trials = comparison.candidate.trials_per_case
  const before = comparison.baseline?.trials_per_case ?? trials
  // In rounds, cases that vary are tried more often than others.
  const isVarying = comparison.gates.some(({ these_cases: own }) => own?.how === 'rounds')
  if (asked !== undefined && isVarying && (asked.cap > 1 || asked.answers !== counts.cases * trials))
    return `${countOf(counts.cases, 'case')} in ${countOf(asked.rounds, 'round')}${describePlanned(asked)} (${context.names.baseline}: ${countOf(before, 'trial')})`
  const other = before === trials ? '' : ` (${context.names.baseline}: ${before})`
  // In a file of results, a question that occurs twice has two trials, the others one.
  const most = counts.trials > counts.cases && counts.trials < 0.75 * counts.cases * trials ? 'up to ' : ''
  return `${countOf(counts.cases, 'case')} × ${most}${countOf(trials, 'trial')}${describeRepeats([comparison])}${other}`
}

/** ", 27 repeated": what seems to be a fact is asked once more. */
export function describeRepeats(comparisons: readonly Pick<PairComparison, 'asked'>[]): string {
  const repeats = comparisons.reduce((sum, { asked }) => sum + (asked?.asked_on ?? 0), 0)
  return repeats === 0 ? '' : `, ${formatCount(repeats)} repeated`
}

/** Writes ", about 160 answers expected, 216 at most". */
function describePlanned({ planned, answers }: NonNullable<PairComparison['asked']>): string {
  if (planned === undefined || planned.most === answers) return ''
  const { expected, most } = planned
  if (expected === most) return `, ${countOf(most, 'answer')} at most`
  return `, about ${countOf(expected, 'answer')} expected, ${formatCount(most)} at most`
}

function describeTrouble({ counts }: ReportContext): string {
  const { unasked = 0 } = counts
  return present(
    counts.failed > 0 && `${countOf(counts.failed, 'trial')} failed`,
    counts.timeouts > 0 && countOf(counts.timeouts, 'time-out'),
    counts.infrastructure > unasked && `${formatCount(counts.infrastructure - unasked)} without an answer`,
    unasked > 0 && `${formatCount(unasked)} not asked`,
    counts.retries > 0 && countOf(counts.retries, 'retry', 'retries'),
  ).join(', ')
}

function describeCost(context: ReportContext): string {
  const { cost_usd: cost, trials_of_unknown_cost: unknown, counts, judge_cost: judge } = context
  const system = describeSum(cost, { unknown, trials: counts.trials })
  if (judge === undefined) return system === 'unknown' ? 'cost unknown' : system
  const { usd, trials_unknown: unknownJudge } = judge
  return `cost: system ${system}, judge ${describeSum(usd, { unknown: unknownJudge, trials: counts.trials })}`
}

function describeSum(usd: number, { unknown, trials }: { readonly unknown: number; readonly trials: number }): string {
  if (unknown >= trials && unknown > 0) return 'unknown'
  return `${formatMoney(usd)}${unknown === 0 ? '' : ` and ${countOf(unknown, 'trial')} of unknown cost`}`
}

const NAMED_MODELS = 3

/** Names the models that answered on each side; empty if no target reports them. */
function describeModels({ baseline, candidate }: PairComparison, { names }: ReportContext): string {
  const list = (models: readonly string[] = []): string => {
    const names = models.map((model) => cutText(model, 60))
    return joinFirst(names, NAMED_MODELS) || 'unnamed models'
  }
  if ((baseline?.models ?? []).length + (candidate.models ?? []).length === 0) return ''
  const [old, now] = [list(baseline?.models), list(candidate.models)]
  if (old === now || baseline === null) return `answered by ${now}`
  return `answered by ${old} (${names.baseline}) and ${now} (${names.candidate})`
}

/** Says how many answers and readings came from the cache; their cost is that of the original request. */
function describeCache({ counts: { trials, cached = 0, judge } }: ReportContext): string {
  const readings = judge?.cached ?? 0
  const parts = present(
    cached > 0 && `${formatCount(cached)} of ${countOf(trials, 'answer')}, whose latency does not count`,
    readings > 0 && `${formatCount(readings)} of ${countOf(judge?.readings ?? readings, 'reading')} of the judge`,
  )
  return parts.length === 0 ? '' : `from the cache: ${parts.join(', and ')}`
}

/** Joins the facts of a report and its links in a row, without empty ones. */
export function joinFooter(facts: readonly (Text | string)[], links: ReportContext['links']): Text {
  const texts = facts.map((fact) => (typeof fact === 'string' ? present(fact !== '' && fact) : fact))
  const all = [...texts, link('full report', links.report), link('run', links.run)]
  const said = all.filter((text) => text.length > 0)
  return joinTexts(said, ' · ')
}

/** Writes where the numbers come from: commits, age and distance of the baseline, cases × trials, seed, cost, time, links. */
export function writeFooter(comparison: PairComparison, context: ReportContext): Text {
  const { names, look } = context
  const facts = [
    `suite ${context.suite}`,
    describeBaseline(context, comparison.baseline),
    nameArm(names.candidate, nameCommit({ ...comparison.candidate, commit: context.candidate.commit })),
    describeTrials(comparison, context),
    describeTrouble(context),
    describeCache(context),
    describeModels(comparison, context),
    `seed ${context.seed}`,
    describeCost(context),
    formatDuration(context.duration_s),
    look === null ? '' : `measurement ${look} of ${names.candidate}`,
  ]
  return joinFooter(facts, context.links)
}

/** Lists everything that differs between an arm and the baseline and what follows from it, folded; empty if nothing differs. */
export function buildDifferenceLists(candidates: readonly ComparedCandidate[]): readonly Block[] {
  return candidates.flatMap(({ comparison: { differences }, context: { names } }) => {
    if (differences.length === 0) return []
    const what = differences.map((one) => one.what).join(', ')
    return [details(`Different in ${names.baseline} and ${names.candidate}: ${what}`, list(differences.map(describe)))]
  })
}

function describe({ what, baseline, candidate, changes, effect }: FingerprintDifference): Text {
  if (changes !== undefined) return [strong(what), `: ${changes.join('; ')}. ${startSentence(effect)}.`]
  const hashes = `${shortenHashes(baseline)} → ${shortenHashes(candidate)}`
  return [strong(what), `: ${hashes}${effect === '' ? '' : `: ${effect}`}`]
}

/**
 * Writes which runs the numbers come from and how they were measured. Contains the dates of the runs rather than the baseline's age,
 * because the age changes with time and a document in a repository must not.
 */
export function writeProvenance(comparison: PairComparison, context: ReportContext): readonly Block[] {
  const { baseline, candidate } = comparison
  const { names, links } = context
  const arms = [
    { name: names.candidate, run: candidate },
    ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
  ]
  const timeless: ReportContext = {
    ...context,
    baseline: context.baseline.kind === 'none' ? context.baseline : { ...context.baseline, age_hours: null },
    // The report link would point to this document itself.
    links: omitUndefined<ReportContext['links']>({ run: links.run }),
  }
  return [listRuns(arms), paragraph(...writeFooter(comparison, timeless))]
}

export function listRuns(arms: readonly { readonly name: string; readonly run: RunReference }[]): Block {
  const rows = arms.map(({ name, run }) => {
    const commit = nameCommit(run)
    const { variant, branch, started_at: start, trials_per_case: trials } = run
    return [name, variant, commit.length === 0 ? '–' : commit, branch ?? '–', writeTime(start), formatCount(trials)]
  })
  return table(['run', 'variant', 'commit', 'branch', 'measured', right('trials per case')], rows)
}

/** Writes `2026-11-22 08:30 UTC`; text in another format stays unchanged. */
const writeTime = (time: string): string => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/, '$1 $2 UTC')
