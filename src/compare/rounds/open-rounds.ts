import type { Margin, MetricFacts } from '../../model/metric.js'
import { groupByCase, type ScoredTrial } from '../../model/run/run.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import { sum } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Arms } from '../pair/metric-columns.js'
import type { OpenPair } from '../pair/open-pair.js'
import { boundedRange, orientationOf } from '../test/paired-input.js'
import { logMargin } from '../../model/relative-change.js'
import { type CaseTries, type GateInRounds, scoredValues, type TryValue } from './gate-in-rounds.js'

/** With fewer cases, mean log ratios are tested by rows (docs/decision-rules.md#log-ratios). */
const ENOUGH_FOR_LOGS = 10

/** Trials of an arm by case, in order of trial. */
type TrialsByCase = ReadonlyMap<string, readonly ScoredTrial[]>

/**
 * Returns the gates of two runs that are decided on these cases, with their tries: those with a margin on a bounded metric or on the log
 * scale. All others are decided by their row (docs/decision-rules.md#rows).
 */
export function openRounds(pair: OpenPair): readonly GateInRounds[] {
  if (pair.baseline === null) return []
  const [main, change] = [groupByCase(pair.baseline.trials), groupByCase(pair.candidate.trials)]
  return pair.checked.flatMap((checked) => openGate(checked, pair, { main, change }) ?? [])
}

function openGate(
  { gate, metric, margin, slice }: CheckedGate,
  pair: OpenPair,
  arms: { readonly main: TrialsByCase; readonly change: TrialsByCase },
): GateInRounds | null {
  const { facts, pairing } = pair
  if (margin === null || facts.redefined.has(metric.id)) return null
  if (!canBeInRounds(metric, margin, pairing.paired.length)) return null
  const ids = pair.casesOf(metric, slice).compared
  // Without a measured case there is nothing to plan.
  if (ids.length === 0) return null
  const cases = new Map(
    ids.map((id) => {
      const trials = { main: arms.main.get(id), change: arms.change.get(id) }
      return [id, readTries(metric, trials, facts.interleaved)]
    }),
  )
  const sign = orientationOf(metric)
  const values = [...cases.values()].flatMap(({ main, beside, rounds }) => [main, ...(beside ?? []), ...rounds].flat())
  const scored = values.filter((value) => value !== null)
  const common = {
    id: gate.id,
    severity: gate.severity,
    evidence: gate.evidence,
    sign,
    is_slice: slice !== null,
    cases,
    values: metric.kind === 'binary' && scored.every((value) => value === 0 || value === 1) ? 'yes-no' : 'number',
  } as const
  if (isOfLogs(metric, margin)) {
    const isPaired = (one: CaseTries): boolean =>
      scoredOfMain(one).length > 0 && (one.rounds.length === 0 || scoredValues(one.rounds.flat()).length > 0)
    const pairs = [...cases.values()].filter(isPaired).length
    const isPositive = pairs >= ENOUGH_FOR_LOGS && scored.every((value) => value > 0)
    return isPositive ? { ...common, width: 0, margin: { kind: 'log', value: logMargin(margin.value, sign) } } : null
  }
  const range = boundedRange(metric)
  if (range === null) return null
  const width = range.high - range.low
  // A relative margin needs a mean of main above 0.
  const isAboveZero = [...cases.values()].some((one) => scoredOfMain(one).some((value) => value > 0))
  if (margin.kind === 'absolute' || isAboveZero) return { ...common, width, margin }
  const standIn = metric.absolute_margin
  return standIn === undefined ? null : { ...common, width, margin: { kind: 'absolute', value: standIn } }
}

const isOfLogs = ({ scale }: MetricFacts, { kind }: Margin): boolean => kind === 'relative' && scale === 'log-ratio'

/** Whether the metric and margin allow a gate over this many cases to be decided on these cases. Times are decided by rows. */
export function canBeInRounds(metric: MetricFacts, margin: Margin, cases: number): boolean {
  const isOneFigure = metric.per_run !== undefined || metric.measured_on !== undefined
  if (isOneFigure || metric.environment === 'bound') return false
  return isOfLogs(metric, margin) ? cases >= ENOUGH_FOR_LOGS : boundedRange(metric) !== null
}

const scoredOfMain = ({ main, beside = [] }: CaseTries) => scoredValues([main, ...beside].flat())

/** Reads the tries of one case. If main's tries have rounds, main was asked side by side with the change (`baseline: ref`). */
function readTries(
  { id }: Pick<MetricFacts, 'id'>,
  { main = [], change = [] }: { readonly [Side in 'main' | 'change']: readonly ScoredTrial[] | undefined },
  isInterleaved: boolean,
): CaseTries {
  const valuesOf = (some: readonly ScoredTrial[]): readonly TryValue[] =>
    some.flatMap(({ scores, unscored, failed }): readonly TryValue[] => {
      const value = scores[id]
      if (value !== undefined) return [value]
      // A failed trial that the metric does not score does not count.
      return unscored[id] === undefined || failed === true ? [] : [null]
    })
  const countFailed = (trials: readonly ScoredTrial[]): number =>
    trials.filter(
      ({ scores, unscored, failed }) => failed === true && scores[id] === undefined && unscored[id] !== undefined,
    ).length
  const inRounds = <Of>(trials: readonly ScoredTrial[], read: (own: readonly ScoredTrial[]) => Of): readonly Of[] => {
    const rounds = Math.max(0, ...trials.map(({ round = 1 }) => round))
    return Array.from({ length: rounds }, (_, index) => read(trials.filter(({ round = 1 }) => round === index + 1)))
  }
  const roundsOf = (trials: readonly ScoredTrial[]) => inRounds(trials, valuesOf)
  const isAskedOn = ({ asked_on }: ScoredTrial): boolean => asked_on === true
  const counted = main.filter((trial) => !isAskedOn(trial))
  const asked = change.filter((trial) => !isAskedOn(trial))
  const failed = { main: countFailed(counted), rounds: inRounds(asked, countFailed) }
  const isBeside = isInterleaved && counted.some(({ round }) => round !== undefined)
  return {
    main: isBeside ? [] : valuesOf(counted),
    beside: isBeside ? roundsOf(counted) : undefined,
    failed: failed.main + sum(failed.rounds) === 0 ? undefined : failed,
    rounds: roundsOf(asked),
    unlike_rounds: countUnlikeRounds(asked),
    asked_on: roundsOf(change.filter(isAskedOn)),
  }
}

/** Counts the first rounds in which every try was answered, and no answer has the text of another. */
function countUnlikeRounds(asked: readonly ScoredTrial[]): number {
  const texts = new Set<number>()
  const repeat = asked.find(({ answer }) => answer === undefined || texts.size === texts.add(answer).size)
  return repeat === undefined ? Infinity : (repeat.round ?? 1) - 1
}

const UNEVEN_TRIES = 2
const UNEVEN_SHARE = 0.02
/** A fixed level: it protects a measurement and is not a claim at the suite's alpha. */
const UNEVEN_LEVEL = 0.05

/** Number of tries without a score, by side. */
export type MissingTries = Arms<number>

/**
 * Returns the missing tries if they forbid good news of a gate after some rounds: the share of scored cases is below `floor` on a side, or
 * tries are missing unevenly, including those of unscored cases. Unevenly: at least 2 tries, and more than 2 points of its tries, more than
 * the other side's share gives, or by Fisher's exact test on scored and unscored tries (docs/decision-rules.md#missing-unevenly). `null`
 * otherwise.
 */
export function findMissing(gate: GateInRounds, round: number, floor: number): MissingTries | null {
  const sides = countSides(gate, round)
  const { main, change } = sides
  const isMissing = isShort(sides, floor) || isUneven(main, change) || isUneven(change, main) || isUnlike(main, change)
  return isMissing ? { baseline: main.unscored, candidate: change.unscored } : null
}

/** Whether too few of a gate's cases are scored on a side after some rounds. The gate is then in no family. */
export function hasTooFewScored(gate: GateInRounds, round: number, floor: number): boolean {
  return isShort(countSides(gate, round), floor)
}

function isShort({ main, change }: ReturnType<typeof countSides>, floor: number): boolean {
  return [main, change].some(({ cases: all, scored }) => all > 0 && scored / all < floor - EPSILON)
}

function countSides({ cases }: GateInRounds, round: number) {
  const sides = [...cases.values()].map(({ main, beside, rounds, failed }) => ({
    main: { values: beside?.slice(0, round).flat() ?? main, failed: failed?.main ?? 0 },
    change: { values: rounds.slice(0, round).flat(), failed: sum(failed?.rounds.slice(0, round) ?? []) },
  }))
  return { main: countTries(sides.map((one) => one.main)), change: countTries(sides.map((one) => one.change)) }
}

type TryCounts = ReturnType<typeof countTries>

function countTries(sides: readonly { readonly values: readonly TryValue[]; readonly failed: number }[]) {
  const asked = sides.filter(({ values }) => values.length > 0)
  const all = asked.flatMap(({ values }) => values)
  const failed = sum(sides.map((one) => one.failed))
  return {
    cases: asked.length,
    scored: asked.filter(({ values }) => scoredValues(values).length > 0).length,
    tries: all.length + failed,
    unscored: all.filter((value) => value === null).length + failed,
  }
}

/** Whether the first side lacks more than the other. A side without tries lacks nothing, because comparisons with 0/0 are false. */
function isUneven(one: TryCounts, other: TryCounts): boolean {
  const excess = one.unscored / one.tries - other.unscored / other.tries
  return excess > UNEVEN_SHARE + EPSILON && excess * one.tries >= UNEVEN_TRIES - EPSILON
}

function isUnlike(one: TryCounts, other: TryCounts): boolean {
  const [marked, all] = [one.unscored + other.unscored, one.tries + other.tries]
  return fisherExact({ hits: one.unscored, drawn: one.tries, marked, all }) < UNEVEN_LEVEL
}
