import { classOf, type RoundsPlan } from '../../model/run/rounds-plan.js'
import { groupByCase } from '../../model/run/run.js'
import type { JudgedOnTheseCases } from '../gate/judge-these-cases.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type CompareInput, openPair, type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { decideFact, type Fact, type FactCase, isOfAnswer } from '../rounds/decide-fact.js'
import type { GateInRounds, OtherGate } from '../rounds/gate-in-rounds.js'
import type { FurtherTries, RoundsOutcome } from '../rounds/measure-look.js'
import { findMissing, hasTooFewScored, type MissingTries, openRounds } from '../rounds/open-rounds.js'
import { expectAnswers, type ExpectedAnswers, planRounds } from '../rounds/plan-rounds.js'
import { replayRounds } from '../rounds/replay-rounds.js'
import { measureGate, catchBug } from '../test/gate-evidence.js'
import { orientationOf } from '../test/paired-input.js'

/** The facts about a target that is declared to always answer alike. */
type Facts = Readonly<NonNullable<ReturnType<typeof findFacts>>>

/** A pair of runs with access to its gates that are decided on these cases, by gate id. */
export interface JudgedPair {
  readonly pair: OpenPair
  readonly judgedOf: (gateId: string) => JudgedOnTheseCases | null
  /** The rounds' outcome and what the plan expects to ask. `null` if every gate is a fact or no gate is decided on these cases. */
  readonly rounds: (ExpectedAnswers & { readonly outcome: RoundsOutcome }) | null
  readonly facts: Facts | null
}

/**
 * Judges on these cases the gates that can be decided that way (docs/decision-rules.md#these-cases). Several pairs of arms share their
 * rounds: each look covers all of them.
 */
export function judgePairs(pairs: readonly OpenPair[], isFinal = true): readonly JudgedPair[] {
  const opened = pairs.map(openToJudge)
  const outcome = replayPairs(opened, isFinal)
  return opened.map(({ pair, facts, all, gates, plan }, at): JudgedPair => {
    const missingOf = (id: string, round: number): MissingTries | null => {
      const gate = all.find((one) => one.id === id)
      return gate === undefined ? null : findMissing(gate, round, pair.facts.min_scored_share)
    }
    const outcomes = new Map(
      gates.flatMap(({ id }) => {
        const own = outcome?.gates.find((one) => one.id === idIn(at, id))
        return own === undefined ? [] : [[id, { ...own, id }] as const]
      }),
    )
    const others = pair.candidate.run.cases.filter(({ id }) => plan !== null && classOf(plan, id) === undefined).length
    const rounds =
      outcome === null || plan === null
        ? null
        : { outcome: { ...outcome, gates: [...outcomes.values()] }, ...expectAnswers(plan, gates, others) }
    return {
      pair,
      rounds,
      facts,
      judgedOf: (id) => {
        const fact = facts?.gates.get(id)
        if (fact !== undefined) return { ...fact, missing: missingOf(id, 1) }
        const outcome = outcomes.get(id)
        if (outcome === undefined || rounds === null) return null
        const own = plan?.gates.find((gate) => gate.id === id)
        return {
          kind: 'rounds',
          outcome,
          hopeless: own?.hopeless === true,
          cases_to_settle: rounds.cases_to_settle.get(id) ?? null,
          missing: missingOf(id, outcome.round),
        }
      },
    }
  })
}

/**
 * Returns the gates of a pair that can be decided on these cases, with the plan for those that are decided in rounds (all but the facts).
 */
function openToJudge(pair: OpenPair) {
  const [facts, all] = [findFacts(pair), openRounds(pair)]
  const gates = all.filter(({ id }) => facts?.gates.has(id) !== true)
  return { pair, facts, all, gates, plan: gates.length === 0 ? null : planOf(pair, gates) }
}

/** Returns a gate id that is unique among several pairs. */
const idIn = (pair: number, id: string): string => `${pair} ${id}`

/**
 * Returns the recorded plan if main was asked side by side with the change; otherwise plans again with the recorded cap and classes. A run
 * without a plan is one look at all its tries.
 */
function planOf({ candidate, facts, alpha }: OpenPair, gates: readonly GateInRounds[]): RoundsPlan {
  const recorded = candidate.run.plan
  // If main was asked side by side with the change, the tries that the plan was made from are not at hand, so it cannot be made again. A
  // plan for another alpha does not apply, as for the second of a night's two baselines.
  const isWhole = recorded?.alpha === alpha && gates.every(({ id }) => recorded.gates.some((own) => own.id === id))
  return isWhole && facts.interleaved
    ? recorded
    : planRounds({ gates, cap: recorded?.cap ?? 1, alpha, classes: recorded?.classes })
}

/** Looks at the gates of several pairs with one plan; `null` if no gate is decided in rounds. */
function replayPairs(pairs: readonly ReturnType<typeof openToJudge>[], isFinal: boolean): RoundsOutcome | null {
  const planned = pairs.flatMap(({ plan, ...one }, at) => (plan === null ? [] : [{ ...one, plan, at }]))
  const [first] = planned
  if (first === undefined) return null
  const gates = planned.flatMap((one) =>
    one.gates.map((gate) => ({ ...gate, id: idIn(one.at, gate.id), pair: one.at })),
  )
  const runs = planned.map(({ pair }) => pair.candidate.run)
  const floorOf = ({ pair = 0 }: GateInRounds): number => pairs[pair]?.pair.facts.min_scored_share ?? 0
  return replayRounds({
    plan: {
      ...first.plan,
      classes: Object.fromEntries(planned.flatMap(({ plan }) => Object.entries(plan.classes))),
      gates: planned.flatMap(({ plan, at }) => plan.gates.map((gate) => ({ ...gate, id: idIn(at, gate.id) }))),
    },
    gates,
    is_final: isFinal,
    others: pairs.flatMap(({ pair, facts, gates: own }, at) =>
      listOthers(pair, at, new Set([...own.map(({ id }) => id), ...(facts?.gates.keys() ?? [])])),
    ),
    complete: Math.min(...runs.map((run) => (run.plan === undefined ? 1 : run.trials_per_case))),
    forbidsGoodNews: (gate, round) => findMissing(gate, round, floorOf(gate)) !== null,
    leavesFamily: (gate, round) => hasTooFewScored(gate, round, floorOf(gate)),
  })
}

/** Lists the tested gates of a pair that are decided by their row; `at` is the pair's index, `own` the gates decided on these cases. */
function listOthers(pair: OpenPair, at: number, own: ReadonlySet<string>): readonly OtherGate[] {
  const { checked: all, casesOf } = pair
  const isOther = ({ gate: { id, evidence } }: CheckedGate): boolean => evidence === 'significant' && !own.has(id)
  return all.filter(isOther).flatMap((checked) => {
    const { metric, slice, gate } = checked
    const { test } = catchBug(
      () => measureGate({ ...pair, checked, cases: casesOf(metric, slice) }),
      () => ({ test: null }),
    )
    const p = test?.kind === 'tested' ? test.outcome.p : null
    return p === null ? [] : [{ severity: gate.severity, evidence: gate.evidence, p, pair: at }]
  })
}

/** Plans a run in rounds from main alone; `null` if no gate is decided in rounds. `cap` is the largest number of rounds. */
export function planRun(input: CompareInput, cap: number): RoundsPlan | null {
  if (input.inference !== 'these-cases' || input.baseline === null) return null
  const pair = openPair(input)
  const gates = openRounds(pair)
  return gates.length === 0 ? null : planRounds({ gates, cap, alpha: pair.alpha })
}

/** What to ask next in a run in rounds. */
export interface NextAsk {
  /** `null` if nothing is left to ask. `pair` is the only pair whose change is asked; absent if all arms are asked. */
  readonly next:
    readonly (Omit<FurtherTries, 'case'> & { readonly case_id: string; readonly asked_on: boolean })[] | null
  /** The round that these tries belong to. */
  readonly round: number
  /** Ids of the gates that are still undecided. */
  readonly open: readonly string[]
}

/**
 * Looks at the complete rounds of a run with a plan (`run.trials_per_case` of them) and returns what to ask next.
 * Covers only the cases of the plan; the caller asks those that are in no statistic, in round 1. Several pairs of arms share their rounds.
 */
export function lookAtRun(inputs: readonly CompareInput[]): NextAsk {
  const pairs = inputs.map(openPair)
  const judged = judgePairs(pairs, false)
  const complete = pairs[0]?.candidate.run.trials_per_case ?? 1
  const unrepeated = judged.flatMap(({ facts }, pair) =>
    [...new Set([...(facts?.gates.values() ?? [])].flatMap((fact) => fact.unrepeated))]
      .sort()
      .map((id) => ({ case_id: id, tries: 1, asked_on: true, pair })),
  )
  if (unrepeated.length > 0) return { next: unrepeated, round: complete, open: [] }
  const [outcome] = judged.flatMap(({ rounds }) => rounds?.outcome ?? [])
  if (outcome === undefined || outcome.next.kind === 'end') return { next: null, round: complete, open: [] }
  const open = judged.flatMap(({ rounds }) =>
    (rounds?.outcome.gates ?? []).flatMap(({ id, line }) => (line === null || line > 3 ? [id] : [])),
  )
  const { next } = outcome
  const list = (some: readonly FurtherTries[], isAskedOn: boolean) =>
    some.map(({ case: id, tries, pair }) => ({ case_id: id, tries, asked_on: isAskedOn, pair }))
  const asked = next.kind === 'ask-round' ? list(next.ask, false) : []
  return { next: [...asked, ...list(next.ask_on, true)], round: next.round, open: [...new Set(open)] }
}

/** Returns the facts of a deterministic target; `null` if the run or the rules do not declare it deterministic, or there is no baseline. */
function findFacts({ candidate, baseline, checked, casesOf, facts, pairing }: OpenPair) {
  if (!candidate.run.settings.deterministic || baseline === null || facts.no_baseline !== null) return null
  const again = groupByCase(candidate.trials.filter(({ asked_on: isAskedOn }) => isAskedOn === true))
  const deleted = new Set(pairing.deleted)
  const gates = new Map<string, Extract<Fact, { readonly kind: 'fact' }>>()
  for (const { gate, metric, slice, margin } of checked) {
    const isTested = metric.per_run === undefined && metric.measured_on === undefined
    if (margin === null || !isTested || !isOfAnswer(metric) || facts.redefined.has(metric.id)) continue
    const cases = casesOf(metric, slice).pairs.flatMap(
      ({ case_id: id, baseline: main, candidate: now }): readonly FactCase[] => {
        const [change, ...counted] = now.values
        if (change === undefined) return []
        // A case whose source was deleted fails whatever the target answers.
        const isDeleted = metric.id === SUCCESS && deleted.has(id)
        const repeats = isDeleted ? [] : (again.get(id) ?? []).flatMap(({ scores }) => scores[metric.id] ?? [])
        const others = [...counted, ...(isDeleted ? [change] : repeats)]
        return [{ id, main: main.values, change, again: others.find((other) => other !== change) ?? others[0] ?? null }]
      },
    )
    if (cases.length === 0) continue
    const isFromNothing = margin.kind === 'relative' && cases.every(({ main }) => main.every((value) => value === 0))
    const standIn = { kind: 'absolute', value: metric.absolute_margin ?? 0 } as const
    const fact = decideFact({ sign: orientationOf(metric), margin: isFromNothing ? standIn : margin }, cases)
    // The target answered one question in two ways, so no gate is a fact.
    if (fact.kind === 'refuted') return { gates: new Map() as typeof gates, refuted_by: fact.by }
    gates.set(gate.id, fact)
  }
  return { gates, refuted_by: null }
}
