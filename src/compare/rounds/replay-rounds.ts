import type { GatePlan, RoundsPlan } from '../../model/run/rounds-plan.js'
import { type AdjustedP, adjustFamilies } from '../test/adjust-families.js'
import {
  type CaseTries,
  type GateInRounds,
  type RoundsInput,
  countGood,
  isReadAtEachLook,
  scoredValues,
} from './gate-in-rounds.js'
import {
  type FurtherTries,
  type GateOutcome,
  type LookFigures,
  type NextStep,
  type PairedCase,
  type RoundsOutcome,
  measureLook,
  pairTries,
} from './measure-look.js'
import { findProlonging } from './plan-rounds.js'
import { unchangedPValue } from '../../stats/broken-case.js'
import { EPSILON, logToShare } from '../../model/relative-change.js'

/** What is known about a gate at a look. */
interface Reading {
  readonly gate: GateInRounds
  /** `null` without a pair. */
  readonly look: GateAtLook | null
  /** Failed cases for which further tries are useful. */
  readonly open: readonly FurtherTries[]
  /** Whether those tries are asked before this look is decided. */
  readonly is_settled_first: boolean
}

/**
 * Replays the looks of a plan over its complete rounds, one look after each, and returns how each gate is decided and what to ask next. It
 * is called after each round, after further tries, and over recorded tries, so that all of these give the same verdict. With several pairs,
 * a gate stays open until it is decided with Holm's method over all of them; its verdict is that of its own pair's family at that look.
 */
export function replayRounds(input: RoundsInput): RoundsOutcome {
  const { plan, gates, complete, is_final: isFinal } = input
  const decided = new Map<string, GateOutcome>()
  const keep = findProlonging(gates, plan)
  if (complete === 0) {
    const ask = Object.entries(plan.classes).map(([id, kind]) => ({ case: id, tries: plan.tries[kind] }))
    const next: NextStep = isFinal ? { kind: 'end' } : { kind: 'ask-round', round: 1, ask, ask_on: [] }
    return { round: 0, is_decided: false, gates: [], next }
  }
  for (let round = 1; ; round++) {
    const readings = readLook(input, round, decided)
    const isOpen = ({ gate }: Reading): boolean => !decided.has(gate.id)
    const read = readings.filter((reading) => isOpen(reading) && isReadAtEachLook(reading.gate))
    for (const { gate, look } of read) {
      if (look !== null && decideAtLook(look) !== null) decided.set(gate.id, settle(look))
    }
    const lost = new Set(gates.flatMap(({ id, pair }) => (decided.get(id)?.verdict === 'regressed' ? [pair] : [])))
    const isGoing = (one: Reading): boolean =>
      keep.has(one.gate.id) && one.look !== null && isOpen(one) && !lost.has(one.gate.pair)
    const isDecided = !readings.some(isGoing)
    const isEnd = isDecided || round === plan.cap || (isFinal && round === complete)
    const outcomes = readings.map(({ gate, look }): GateOutcome => {
      if (look === null) return { id: gate.id, round, ...UNDECIDABLE }
      return decided.get(gate.id) ?? settle(look)
    })
    const result = (next: NextStep): RoundsOutcome => ({ round, is_decided: isDecided, gates: outcomes, next })
    if (!isFinal && round === complete) {
      const others = isEnd ? readings.filter((one) => isOpen(one) && one.gate.severity === 'fail') : []
      const unsettled = [...read, ...others].filter((one) => one.is_settled_first)
      const askOn = mergeTries(unsettled.flatMap(({ open }) => open))
      if (askOn.length > 0) return result({ kind: 'ask-on', round, ask_on: askOn })
      const going = read.filter(isGoing)
      if (!isEnd) return result({ kind: 'ask-round', round: round + 1, ...askRound(plan, going) })
    }
    if (isEnd) return result({ kind: 'end' })
  }
}

/** Measures each undecided gate. A gate that was decided at an earlier look keeps its figures and p. */
function readLook(
  { plan, gates, complete, is_final: isFinal, forbidsGoodNews, leavesFamily, others = [] }: RoundsInput,
  round: number,
  decided: ReadonlyMap<string, GateOutcome>,
): readonly Reading[] {
  const measured = gates.map((gate) => {
    const own = plan.gates.find(({ id }) => id === gate.id)
    if (own === undefined) throw new Error(`the plan has no gate ${gate.id}`)
    const before = decided.get(gate.id)
    const pairs = before === undefined ? pairTries(gate, plan, { round, complete }) : []
    const figures = before?.figures ?? measureLook(gate, own, pairs, plan.cap)
    // Only yes/no cases can break for sure.
    return { gate, own, pairs: gate.values === 'yes-no' ? pairs : [], figures }
  })
  const tests = [
    ...measured.map(({ gate, figures }) => ({ gate, p: leavesFamily?.(gate, round) ? null : (figures?.p ?? null) })),
    ...others.map((gate) => ({ gate, p: gate.p })),
  ]
  const adjusted = adjustFamilies(tests)
  const adjustOf = (pair: number | undefined) =>
    adjustFamilies(tests.map(({ gate, p }) => ({ gate, p: gate.pair === pair ? p : null })))
  const own = new Map([...new Set(gates.map(({ pair }) => pair))].map((pair) => [pair, adjustOf(pair)]))
  const canAsk = !isFinal && round === complete
  return measured.map(({ gate, own: planned, pairs, figures }, index): Reading => {
    if (figures === null) return { gate, look: null, open: [], is_settled_first: false }
    const alone = { p: figures.p, family_size: 1, others: [] }
    const orAlone = (one: AdjustedP | undefined): AdjustedP => (one === undefined || one.p === null ? alone : one)
    const look: GateAtLook = {
      gate,
      own: planned,
      round,
      plan,
      figures: { broke: [], ...figures },
      adjusted: orAlone(adjusted[index]),
      own_adjusted: orAlone(own.get(gate.pair)?.[index]),
      is_good_news_forbidden: forbidsGoodNews?.(gate, round) === true,
    }
    // Whether the look would be decided apart from broken cases: then failed cases get their further tries first.
    const isSettledFirst = round === plan.cap || decideEarly(look, false) !== null
    const takesLater = isSettledFirst && !canAsk
    const { broke, open } = findFailedCases(gate, pairs, plan.alpha, takesLater)
    const ofPair = open.map((one) => ({ ...one, pair: gate.pair }))
    return { gate, look: { ...look, figures: { ...figures, broke } }, open: ofPair, is_settled_first: isSettledFirst }
  })
}

/** Decides a gate by the family of its own pair. */
function settle(look: GateAtLook): GateOutcome {
  const { gate, round, figures, own_adjusted: adjusted } = look
  const own = { ...look, adjusted }
  const decision = decideAtLook(own) ?? decideAtEnd(own)
  return { id: gate.id, ...decision, round, p_adjusted: adjusted.p, family_size: adjusted.family_size, figures }
}

/**
 * Returns the cases of the undecided gates, and a further try for those that failed all their tries. Leaves out cases without a score in
 * main's recorded tries, because a further answer decides nothing.
 */
function askRound(plan: RoundsPlan, going: readonly Reading[]) {
  const isPairable = ({ main, beside }: CaseTries): boolean => beside !== undefined || scoredValues(main).length > 0
  const ids = new Set(
    going.flatMap(({ gate }) => [...gate.cases].flatMap(([id, one]) => (isPairable(one) ? [id] : []))),
  )
  return {
    ask: Object.entries(plan.classes).flatMap(([id, kind]) =>
      ids.has(id) ? [{ case: id, tries: plan.tries[kind] }] : [],
    ),
    ask_on: mergeTries(going.flatMap(({ open }) => open)).map((one) => ({ ...one, tries: 1 })),
  }
}

/** Keeps one entry for each case of a pair, with the largest number of tries that a gate requests. */
function mergeTries(all: readonly FurtherTries[]): readonly FurtherTries[] {
  const most = new Map<string, FurtherTries>()
  for (const one of all) {
    const key = `${one.pair ?? ''} ${one.case}`
    if (one.tries > (most.get(key)?.tries ?? 0)) most.set(key, one)
  }
  return [...most.values()]
}

/** Largest number of failures that a case may need to be sure; a case that needs more gets no further tries. */
export const FAILURES_ASKED = 5

/**
 * Finds the cases of a yes/no gate that failed all the change's tries. `broke`: those that broke for sure at this look. `open`: those that
 * are worth further tries, with the number of further failures that would be proof. A case broke for sure if n times the chance of its
 * tries, had it not changed, is at most α/2. `takesLater`: recorded tries of later rounds replace further tries. Applies if the look would
 * be decided already but later rounds were recorded anyway, because shards ask all rounds.
 */
function findFailedCases(gate: GateInRounds, pairs: readonly PairedCase[], alpha: number, takesLater: boolean) {
  const broke: string[] = []
  const open: FurtherTries[] = []
  const known = new Map<string, boolean>()
  for (const { id, main, tries, asked_on: askedOn, later } of pairs) {
    const scored = [...tries, ...askedOn.filter((value) => value !== null)]
    if (countGood(gate, scored) > 0) continue
    const record = { tries: main.length, good: countGood(gate, main) }
    const isSureAfter = (failures: number): boolean => {
      const key = `${record.tries} ${record.good} ${failures}`
      const isSure = known.get(key) ?? pairs.length * unchangedPValue({ ...record, failures }) <= alpha / 2
      known.set(key, isSure)
      return isSure
    }
    // An unscored try ends the further tries, because it was repeated already and failed again.
    const isOpen = isSureAfter(FAILURES_ASKED) && !askedOn.includes(null)
    let failures = scored.length
    for (const value of isOpen && takesLater ? later : []) {
      if (isSureAfter(failures) || countGood(gate, [value]) > 0) break
      failures++
    }
    if (isSureAfter(failures)) broke.push(id)
    else if (isOpen) {
      let enough = failures
      while (!isSureAfter(enough)) enough++
      open.push({ case: id, tries: enough - failures })
    }
  }
  return { broke, open }
}

/** A gate at a look, with everything that the lines of docs/decision-rules.md need. */
interface GateAtLook {
  readonly gate: GateInRounds
  readonly own: GatePlan
  readonly round: number
  readonly plan: RoundsPlan
  readonly figures: LookFigures
  /** Adjusted over the gates of all pairs that are looked at together. */
  readonly adjusted: AdjustedP
  /** Adjusted over the gates of its own pair. */
  readonly own_adjusted: AdjustedP
  readonly is_good_news_forbidden: boolean
}

type Decision = Pick<GateOutcome, 'verdict' | 'line' | 'because' | 'slightly_worse' | 'suspect'>

const DECISION = { because: null, slightly_worse: false, suspect: false } as const
const OPEN = { ...DECISION, verdict: 'inconclusive', line: 5 } as const
/** The outcome of a gate without a pair. */
const UNDECIDABLE = { ...OPEN, p_adjusted: null, family_size: 1, figures: null } as const

/**
 * Returns which of the lines 1 to 3 applies; `null` if none does yet. For evidence `threshold`, `breached` replaces line 1. With
 * `hasBroken` false, broken cases do not prevent line 3.
 */
function decideEarly(look: GateAtLook, hasBroken: boolean): Decision | null {
  const { gate, own, plan, round, figures, is_good_news_forbidden: isForbidden } = look
  const { round_deltas: rounds, margin, noise } = figures
  const isProven = isChange(look)
  if (gate.evidence === 'threshold') {
    if (figures.reaches_margin) return { ...DECISION, verdict: 'breached', line: null }
  } else if (isProven && figures.reaches_margin) {
    const isSeenInEach = rounds.length >= 2 && rounds.every((delta) => delta <= -margin / 2 + noise)
    if (plan.cap === 1 || isSeenInEach) return { ...DECISION, verdict: 'regressed', line: 1 }
  }
  if (isForbidden || isTotalAgainst(look)) return null
  if (isProven && figures.delta > 0) return { ...DECISION, verdict: 'improved', line: 2 }
  const isShown = own.first !== null && round >= own.first && figures.rules_out_margin
  if (!isShown || hasBroken) return null
  return { ...DECISION, verdict: 'no-regression', line: 3, slightly_worse: figures.upper < 0 }
}

/**
 * Returns what ends the rounds for the gate at this look: lines 1 to 3, or line 4 if only broken cases prevent line 3. `null` otherwise.
 */
function decideAtLook(look: GateAtLook): Decision | null {
  return (
    decideEarly(look, look.figures.broke.length > 0) ?? (decideEarly(look, false) === null ? null : decideAtEnd(look))
  )
}

/** Applies lines 4 and 5 when the rounds end and none of lines 1 to 3 applies. */
function decideAtEnd(look: GateAtLook): Decision {
  const { figures } = look
  const isWorse = isChange(look) && figures.delta < 0 && figures.round_deltas.every((delta) => delta < -figures.noise)
  if (isWorse || figures.broke.length > 0) return { ...OPEN, line: 4, because: 'worse', suspect: true }
  return { ...OPEN, suspect: figures.reaches_margin }
}

/** Whether a change is proven: zC's bound excludes 0, and p after Holm's method is below α. */
function isChange({ figures, adjusted, plan }: GateAtLook): boolean {
  const leavesOutZero = figures.is_one_try || figures.upper < 0 || figures.lower_change > 0
  return leavesOutZero && (adjusted.p ?? 1) < plan.alpha
}

/** Whether the total forbids good news about log ratios, which describe the typical query (docs/decision-rules.md#totals). */
function isTotalAgainst({ gate, own, figures: { ratio_of_means: ratio } }: GateAtLook): boolean {
  if (ratio === null) return false
  const limit = 1 - (gate.sign * logToShare(own.margin, gate.sign)) / 2
  return gate.sign * (ratio - limit) <= EPSILON
}
