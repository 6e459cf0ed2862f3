import { describeCause } from '../../format/describe-reason.js'
import { joinNames, quoteName } from '../../format/join-names.js'
import { groupBy } from '../../model/group-by.js'
import { EPSILON } from '../../model/relative-change.js'
import { findCostMetric, type RankOutcome, type SelectionBias } from '../../model/result/comparison.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { expectedMaximum, normalQuantile } from '../../stats/distributions/normal.js'
import { studentTQuantile } from '../../stats/distributions/student-t.js'
import {
  explainIgnored,
  explainUndecided,
  explainVeto,
  explainWin,
  findGate,
  type Match,
  type OutcomeFacts,
  writeCaveats,
  writeValues,
} from './explain-outcome.js'
import { formatShare } from '../../format/format-metric.js'

/**
 * Finds the winner, or why there is none (docs/decision-rules.md#three-and-more-variants). The outcome is invalid if too little of any arm
 * was measured. The winner beats every other arm on the primary gate and is `improved` or `no-regression` against the first arm. A
 * regressed guardrail, a broken bound or a confirmed failing case vetoes it; these are tested within that pair's own family, so that a veto
 * needs no more evidence than in a comparison of two. The other arms veto nothing, because they are worse on the primary gate. A first arm
 * that would win can be vetoed by a broken bound too.
 */
export function findOutcome(facts: OutcomeFacts): RankOutcome {
  const { names, primary, compare, beats, quality } = facts
  const places = names.map((_, place) => place)
  const unmeasured = places.flatMap((place) => {
    const reason = facts.stopped[place] ?? findUnmeasured(compare(place === 0 ? 1 : 0, place), facts.minScoredShare)
    return reason === null ? [] : [{ name: names[place] ?? '', reason }]
  })
  if (unmeasured.length > 0)
    return {
      kind: 'invalid',
      variants: unmeasured.map(({ name }) => name),
      reason: [...groupBy(unmeasured, ({ reason }) => reason)]
        .map(([reason, own]) => `${joinNames(own.map(({ name }) => quoteName(name)))}: ${reason}`)
        .join('; '),
    }
  if (primary === null)
    return {
      kind: 'no-winner',
      because: 'no-primary-gate',
      leaders: [...names],
      reason: 'no gate of severity fail has a margin, so nothing says which is better',
    }
  const othersOf = (one: number): readonly number[] => places.filter((other) => other !== one)
  const leaders = places
    .filter((one) => !othersOf(one).some((other) => beats(other, one)))
    .sort((one, other) => (quality[other] ?? 0) - (quality[one] ?? 0))
  const leaderNames = leaders.map((place) => names[place] ?? '')
  const best = places.find((one) => othersOf(one).every((other) => beats(one, other)))
  if (best === undefined) {
    const [leader, ...more] = leaders
    const isTied = (other: number): boolean => leader !== undefined && !beats(leader, other)
    const cheapest = findCheapest(facts, more.length > 0 ? leaders : places.filter(isTied))
    return {
      kind: 'no-winner',
      because: 'undecided',
      leaders: leaderNames,
      reason: explainUndecided({ ...facts, primary, leaders }),
      ...(cheapest !== undefined && { cheapest }),
    }
  }
  const matches = othersOf(best).map((other): Match => ({
    other: names[other] ?? '',
    comparison: compare(other, best),
    p_adjusted: facts.primaryP(other, best),
  }))
  const win = { winner: names[best] ?? '', primary, alpha: facts.alpha, matches }
  const [first = ''] = names
  const objections = matches.filter(
    ({ comparison }) => !['improved', 'no-regression'].includes(comparison.verdict.word),
  )
  // An arm that is worse on the primary gate cannot veto: it may save something only by being worse.
  const vetoes = objections.filter(({ other, comparison }) => other === first || hasBrokenBound(comparison))
  if (vetoes.length > 0)
    return { kind: 'no-winner', because: 'vetoed', leaders: leaderNames, reason: explainVeto(win, vetoes) }
  const lead = best === 0 ? null : findGate(compare(0, best), primary)
  return {
    kind: 'winner',
    variant: win.winner,
    reason: explainWin(win),
    caveats: [
      ...writeCaveats({ ...win, matches: matches.filter((match) => !objections.includes(match)) }),
      ...explainIgnored(objections, primary),
    ],
    selection: lead === null ? null : selectionBias(lead, { among: names.length, alpha: facts.alpha }),
  }
}

/** Whether the candidate breaks an absolute bound, which does not depend on the baseline. */
function hasBrokenBound({ gates }: PairComparison): boolean {
  return gates.some(
    ({ gate, failed, verdict }) =>
      failed && verdict === 'breached' && gate.severity === 'fail' && (gate.min !== null || gate.max !== null),
  )
}

/** Returns why too little of the candidate was measured; `null` if enough was. */
function findUnmeasured({ gates, verdict }: PairComparison, floor: number): string | null {
  if (verdict.because === 'gate-failed-to-compute') {
    const failed = gates.find((result) => result.verdict === 'invalid')
    return `${failed?.metric.title ?? 'a gate'}: ${failed === undefined ? 'it could not be computed' : describeCause(failed)}`
  }
  if (verdict.because === 'nothing-measured') return 'no case of a gate of severity fail is scored'
  const short = gates.find(
    ({ gate, verdict: word, scored_share: { candidate } }) =>
      (verdict.primary === null ? gate.severity === 'fail' : gate.id === verdict.primary) &&
      word === 'invalid' &&
      candidate !== null &&
      candidate < floor - EPSILON,
  )
  return short === undefined ? null : `${short.metric.title}: ${describeCause(short)}`
}

/**
 * Estimates how much picking the best of `among` variants adds to its observed lead over the first variant if all are equally good. For
 * independent errors eᵢ of equal size, E[e_max − e_first | the best is not the first] = M·K/(K − 1)·σ, with M the mean of the largest of K
 * standard normals and σ = SE/√2, because SE is that of a difference of two arms. SE is read off the shown interval, by the t quantile of
 * its degrees of freedom or else the normal quantile. With a true lead the effect is smaller, so this is an upper estimate. `null` without
 * an interval.
 * Source: M from Harter 1961; the rest of E follows because the errors' deviations from their mean sum to 0.
 * @example lead .12 [.022, .218], best of 3: SE .05, optimism .84628·1.5·.05/√2 = .0449, cautious .0751
 */
export function selectionBias(
  { delta, interval, df }: Pick<GateResult, 'delta' | 'interval' | 'df'>,
  { among, alpha }: { readonly among: number; readonly alpha: number },
): SelectionBias | null {
  if (delta === null || interval === null) return null
  const quantile = df === null ? normalQuantile(1 - alpha / 2) : studentTQuantile(1 - alpha / 2, df)
  const standardError = (interval.high - interval.low) / (2 * quantile)
  const optimism = (expectedMaximum(among) * among * standardError) / ((among - 1) * Math.SQRT2)
  return { among, observed: delta, optimism, cautious: delta - optimism }
}

/**
 * Finds the cheapest of the tied arms, by money if the cost of all arms is known and otherwise by tokens, and how much less it takes than
 * the next one. Passes over arms that regressed against the first. The saving is proven if p is below `alpha` divided by the number of
 * pairs (Bonferroni). `undefined` if the costs are unknown or two arms take equally little.
 */
function findCheapest({ names, summaries, compare, alpha }: OutcomeFacts, tied: readonly number[]) {
  const id = findCostMetric(tied.map((place) => ({ summaries: summaries[place] ?? {} })))
  const spentBy = (place: number): number => summaries[place]?.[id ?? '']?.mean ?? Infinity
  const ordered = [...tied].sort((one, other) => spentBy(one) - spentBy(other))
  const passedOver = ordered.findIndex((place) => place === 0 || compare(0, place).verdict.word !== 'regressed')
  const [first, second] = passedOver < 0 ? [] : ordered.slice(passedOver)
  if (id === null || first === undefined || second === undefined) return undefined
  const { metrics, gates } = compare(second, first)
  const spent = metrics.find(({ metric }) => metric.id === id)
  if (spent === undefined || spent.cause !== null) return undefined
  const { baseline, candidate, metric } = spent
  if (baseline === null || candidate === null || candidate > baseline - EPSILON) return undefined
  const p = gates.find(({ gate }) => gate.metric === id && gate.where === null)?.p ?? spent.p
  const pairs = (names.length * (names.length - 1)) / 2
  const proven = p !== null && p < alpha / pairs
  const change = `${proven ? '' : 'about '}${formatShare(1 - candidate / baseline)} ${metric.unit === 'usd' ? 'less' : 'fewer'}`
  const [arm, other] = [names[first] ?? '', quoteName(names[second] ?? '')]
  return {
    arm,
    proven,
    text: `${quoteName(arm)} is the cheapest ${passedOver > 0 ? 'that does not regress' : 'of them'}: ${change} ${metric.title} than ${other} (${writeValues(spent)})${proven ? '' : ', which chance may explain'}`,
  }
}
