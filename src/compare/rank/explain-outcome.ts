import { describeCause, nameGate } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatSample } from '../../format/format-metric.js'
import { countOf, formatP, formatPInWords } from '../../format/format-number.js'
import { joinFirst, joinNames, quoteName } from '../../format/join-names.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ScoredRun } from '../../model/run/run.js'

/** The facts that the outcome is decided from. Arms are given by their index in `names`. */
export interface OutcomeFacts {
  readonly names: readonly string[]
  readonly alpha: number
  /** Id of the primary gate. */
  readonly primary: string | null
  readonly compare: (baseline: number, candidate: number) => PairComparison
  /** Whether the first arm beats the second on the primary gate. */
  readonly beats: (one: number, other: number) => boolean
  /** p of the primary gate for two arms, adjusted over the family. */
  readonly primaryP: (one: number, other: number) => number | null
  /** The value of each arm on the primary gate; larger is better. */
  readonly quality: readonly number[]
  /** Why a variant was not measured to its end, by index; `null` if it was. */
  readonly stopped: readonly (string | null)[]
  /** The least share of scored cases (docs/decision-rules.md#gates-without-a-test). */
  readonly minScoredShare: number
  /** The metric summaries of each run. */
  readonly summaries: readonly ScoredRun['run']['summaries'][]
}

/** The best of several arms as the candidate of a comparison with another arm. */
export interface Match {
  readonly other: string
  readonly comparison: PairComparison
  /** p of the primary gate, adjusted over the family. */
  readonly p_adjusted: number | null
}

export interface Win {
  readonly winner: string
  readonly primary: string
  readonly alpha: number
  readonly matches: readonly Match[]
}

/** `"b" beats "a" (success 80 % → 92 %: +12 points [+5, +19], p = .004, n = 92) and "c" (…)`. */
export function explainWin({ winner, primary, alpha, matches }: Win): string {
  const beaten = matches.map(({ other, comparison, p_adjusted: p }) => {
    const result = findGate(comparison, primary)
    if (result === null) return quoteName(other)
    // A fact has no p.
    return `${quoteName(other)} (${result.metric.title} ${writeValues(result)}${writeChange(result)}${p === null ? '' : `, ${formatPInWords(p, alpha)}`}, ${formatSample(result, comparison)})`
  })
  return `${quoteName(winner)} beats ${joinNames(beaten)}`
}

/** Names the objections to the best arm on the primary gate, each with the arm that raises it. */
export function explainVeto({ winner, primary, matches }: Win, vetoes: readonly Match[]): string {
  const [first] = matches
  const title = first === undefined ? primary : titleOf(first.comparison, primary)
  const objections = vetoes.map(({ other, comparison }) => `${writeObjection(comparison)} against ${quoteName(other)}`)
  return `${quoteName(winner)} beats all others on ${title}, but ${objections.join('; ')}`
}

function writeObjection({ verdict, gates, zero_tolerance: confirmed }: PairComparison): string {
  const failed = gates.filter((result) => result.failed && result.gate.severity === 'fail')
  if (failed.length > 0)
    return joinNames(
      failed.map(
        (result) => `${nameGate(result)} fails (${describeCause(result)}${result.n === 0 ? '' : `, n = ${result.n}`})`,
      ),
    )
  if (verdict.because === 'zero-tolerance')
    return `${countOf(confirmed.length, 'case')} that must not fail ${confirmed.length === 1 ? 'fails' : 'fail'} (${joinFirst(confirmed, 3)})`
  if (verdict.because === 'too-many-cases-excluded') return 'too many cases differ to compare it'
  return verdict.word === 'inconclusive' ? 'the comparison is inconclusive' : 'it could not be compared'
}

/** Names the objections that do not count, because the arms that raise them are worse on the primary gate. */
export function explainIgnored(ignored: readonly Match[], primary: string): readonly string[] {
  const [first, ...more] = ignored
  if (first === undefined) return []
  const title = titleOf(first.comparison, primary)
  const names = ignored.map(({ other }) => quoteName(other))
  if (more.length === 0)
    return [
      `Against ${quoteName(first.other)}, ${writeObjection(first.comparison)}. That does not count: ${quoteName(first.other)} is worse on ${title}.`,
    ]
  const failed = ignored.flatMap(({ comparison }) =>
    comparison.gates.filter((result) => result.failed && result.gate.severity === 'fail').map(nameGate),
  )
  const what = failed.length === 0 ? 'something' : joinNames([...new Set(failed)])
  return [`Against ${joinNames(names)}, ${what} fails. That does not count: each of them is worse on ${title}.`]
}

/** Lists the guardrails that got worse beyond their margin, possibly by chance, and those that could not be measured. */
export function writeCaveats({ matches }: Win): readonly string[] {
  return matches.flatMap(({ other, comparison }) =>
    comparison.gates
      .filter(({ suspect, verdict, gate }) => (suspect || verdict === 'invalid') && gate.severity === 'fail')
      .map((result) =>
        result.verdict === 'invalid'
          ? `${nameGate(result)} could not be measured against ${quoteName(other)}: ${describeCause(result)}.`
          : `${nameGate(result)} is worse than that of ${quoteName(other)} beyond its margin (${writeSize(result)}, n = ${result.n}), which chance may explain.`,
      ),
  )
}

/** Explains why no arm beats all others: compares the best two leaders and names the arms that the leaders beat. */
export function explainUndecided(
  facts: OutcomeFacts & {
    readonly primary: string
    /** Indices of the arms that no other arm beats, best first. */
    readonly leaders: readonly number[]
  },
): string {
  const { names, primary, compare, beats, quality, leaders } = facts
  const [best, second] = leaders
  const rest = names.map((_, place) => place).filter((place) => !leaders.includes(place))
  const nameAt = (place: number): string => quoteName(names[place] ?? '')
  if (best === undefined) return `each is beaten by another on ${titleOf(compare(0, 1), primary)}`
  if (second === undefined) {
    const rivals = rest
      .filter((other) => !beats(best, other))
      .sort((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0))
    const beaten = rest.filter((other) => beats(best, other)).map(nameAt)
    const tie = rivals[0] === undefined ? '' : explainTie(facts, [best, rivals[0]])
    return beaten.length === 0 ? tie : `${tie}; ${nameAt(best)} beats ${joinNames(beaten)}`
  }
  const behind = rest.map((place) => ({ place, winners: leaders.filter((leader) => beats(leader, place)) }))
  const beatenByAll = behind
    .filter(({ winners }) => winners.length === leaders.length)
    .map(({ place }) => nameAt(place))
  const others = behind.filter(({ winners }) => winners.length > 0 && winners.length < leaders.length)
  return [
    explainTie(facts, [best, second], leaders.length > 2 ? joinNames(leaders.map(nameAt)) : null),
    ...(beatenByAll.length === 0 ? [] : [`${leaders.length === 2 ? 'both' : 'all'} beat ${joinNames(beatenByAll)}`]),
    ...others.map(({ place, winners }) => {
      return `${joinNames(winners.map(nameAt))} ${winners.length === 1 ? 'beats' : 'beat'} ${nameAt(place)}`
    }),
  ].join('; ')
}

/** "b and c cannot be told apart on success (b → c: −0.4 points [−3.1, +2.2], n = 92)". */
function explainTie(
  { names, primary, compare, primaryP, alpha }: OutcomeFacts & { readonly primary: string },
  pair: readonly [number, number],
  /** Names of all tied arms, if there are more than two. */
  several: string | null = null,
): string {
  const [from, to] = [Math.min(...pair), Math.max(...pair)]
  const [before, after] = [names[from] ?? '', names[to] ?? '']
  const [subject, arrow] = [several ?? `${quoteName(before)} and ${quoteName(after)}`, `${before} → ${after}`]
  const comparison = compare(from, to)
  const result = findGate(comparison, primary)
  if (result === null) return `${subject} were not compared on ${primary}`
  const { title } = result.metric
  if (result.delta === null) return `${subject} could not be compared on ${title} (${arrow}: ${describeCause(result)})`
  if (result.verdict === 'unchanged' && several === null)
    return result.n === 1
      ? `${subject} are equal on the only case of ${title}`
      : `${subject} are equal on all ${countOf(result.n, 'case')} of ${title}`
  return `${subject} cannot be told apart on ${title} (${arrow}${writeChange(result)}${writeObstacle(result, primaryP(from, to), alpha)}, ${formatSample(result, comparison)})`
}

/**
 * Returns why a pair is not decided although its own p is below alpha. If p is not below alpha, returns '' because the interval shows it,
 * or p if there is no interval.
 */
function writeObstacle(result: GateResult, adjusted: number | null, alpha: number): string {
  const { p, interval } = result
  if (p === null || adjusted === null) return ''
  if (p >= alpha) return interval === null ? `, ${formatPInWords(adjusted, alpha)}` : ''
  if (adjusted < alpha) return `, ${describeCause(result)}`
  return `, ${formatPInWords(p, alpha)} alone, ${formatP(adjusted, alpha)} among all pairs`
}

function titleOf(comparison: PairComparison, gate: string): string {
  return findGate(comparison, gate)?.metric.title ?? gate
}

type Measured = Parameters<typeof formatMeasured>[0]

/** `80 % → 92 %`. */
export function writeValues(result: Measured): string {
  const { baseline, candidate } = formatMeasured(result)
  return baseline === null || candidate === null ? '' : `${baseline} → ${candidate}`
}

/** `: +12 points [+5, +19]`. */
export function writeChange(result: Measured): string {
  const size = writeSize(result)
  return size === '' ? '' : `: ${size}`
}

function writeSize(result: Measured): string {
  const { change, interval } = formatMeasured(result)
  return change === null ? '' : `${change}${interval === null ? '' : ` ${interval}`}`
}

export function findGate({ gates }: PairComparison, id: string | null): GateResult | null {
  return gates.find(({ gate }) => gate.id === id) ?? null
}
