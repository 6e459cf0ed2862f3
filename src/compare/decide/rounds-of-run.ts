import { classOf, type RoundsPlan } from '../../model/run/rounds-plan.js'
import type { MetricFacts } from '../../model/metric.js'
import { groupByCase } from '../../model/run/run.js'
import type { JudgedOnTheseCases } from '../gate/judge-these-cases.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type CompareInput, openPair, type OpenPair, SUCCESS } from '../pair/open-pair.js'
import { decideFact, type Fact, type FactCase } from '../rounds/decide-fact.js'
import type { GateInRounds } from '../rounds/gate-in-rounds.js'
import { findMissing, type MissingTries, openRounds } from '../rounds/open-rounds.js'
import { expectAnswers, type ExpectedAnswers, planRounds } from '../rounds/plan-rounds.js'
import { replayRounds } from '../rounds/replay-rounds.js'
import type { OtherGate, RoundsOutcome } from '../rounds/rounds-outcome.js'
import { measureGate, orInvalid } from '../test/gate-evidence.js'
import { orientationOf } from '../test/paired-input.js'

/** What is decided on these cases, and what is left to ask. */
interface RoundsOfRun {
  readonly plan: RoundsPlan
  readonly outcome: RoundsOutcome
  /** Answers of the change, without those that are asked on. */
  readonly planned: Pick<ExpectedAnswers, 'expected' | 'most'>
  /** Fewest cases with which all rounds would do, by gate id. */
  readonly cases_to_settle: ReadonlyMap<string, number | null>
}

/** What is known of a target that is declared to always answer alike. */
interface Facts {
  /** By gate id. */
  readonly gates: ReadonlyMap<string, Extract<Fact, { readonly kind: 'fact' }>>
  /** Who has answered one question in two ways: then nothing is a fact. */
  readonly refuted_by: 'main' | 'change' | null
}

/** The gates of a pair that are decided on these cases, by id. */
export interface JudgedPair {
  readonly judgedOf: (gateId: string) => JudgedOnTheseCases | null
  /** Null where every gate is a fact, or none is decided on these cases. */
  readonly rounds: RoundsOfRun | null
  readonly facts: Facts | null
}

/** Judges the gates of a pair on these cases, as far as they are (docs/decision-rules.md#these-cases). */
export function judgePair(pair: OpenPair, isFinal = true): JudgedPair {
  const facts = findFacts(pair)
  const opened = openRounds(pair)
  const gates = opened.filter(({ id }) => facts?.gates.has(id) !== true)
  const missingOf = (id: string, round: number): MissingTries | null => {
    const gate = opened.find((one) => one.id === id)
    return gate === undefined ? null : findMissing(gate, round, pair.facts.min_scored_share)
  }
  const own = new Set([...gates.map(({ id }) => id), ...(facts?.gates.keys() ?? [])])
  const rounds = gates.length === 0 ? null : replayPair(pair, { gates, own, isFinal })
  const outcomes = new Map(rounds?.outcome.gates.map((outcome) => [outcome.id, outcome]))
  return {
    ...{ rounds, facts },
    judgedOf: (id) => {
      const fact = facts?.gates.get(id)
      if (fact !== undefined) return { ...fact, missing: missingOf(id, 1) }
      const outcome = outcomes.get(id)
      if (outcome === undefined || rounds === null) return null
      const own = rounds.plan.gates.find((gate) => gate.id === id)
      return {
        ...{ kind: 'rounds', outcome, hopeless: own?.hopeless === true },
        cases_to_settle: rounds.cases_to_settle.get(id) ?? null,
        missing: missingOf(id, outcome.round),
      }
    },
  }
}

/** A run with a plan replays its looks; any other is one look on all its tries. */
function replayPair(
  pair: OpenPair,
  input: {
    readonly gates: readonly GateInRounds[]
    /** Ids of these gates and of those that are facts. */
    readonly own: ReadonlySet<string>
    readonly isFinal: boolean
  },
): RoundsOfRun {
  const { gates, own, isFinal } = input
  const { candidate, alpha, facts } = pair
  const recorded = candidate.run.plan
  // What was fixed of main's recorded tries is not at hand where main was asked beside the change.
  const isWhole = recorded !== undefined && gates.every(({ id }) => recorded.gates.some((own) => own.id === id))
  const plan =
    isWhole && facts.interleaved
      ? recorded
      : planRounds({ gates, cap: recorded?.cap ?? 1, alpha, classes: recorded?.classes })
  const outcome = replayRounds({
    ...{ plan, gates, is_final: isFinal, others: listOthers(pair, own) },
    complete: recorded === undefined ? 1 : candidate.run.trials_per_case,
    forbidsGoodNews: (id, round) => {
      const gate = gates.find((one) => one.id === id)
      return gate !== undefined && findMissing(gate, round, facts.min_scored_share) !== null
    },
  })
  const others = candidate.run.cases.filter(({ id }) => classOf(plan, id) === undefined).length
  const { expected, most, cases_to_settle } = expectAnswers(plan, gates, others)
  return { plan, outcome, planned: { expected, most }, cases_to_settle }
}

/** The tested gates of a pair that another row decides; `own` are those decided on these cases. */
function listOthers(pair: OpenPair, own: ReadonlySet<string>): readonly OtherGate[] {
  const { checked: all, casesOf } = pair
  const isOther = ({ gate: { id, evidence }, margin, metric }: CheckedGate): boolean =>
    evidence === 'significant' && margin !== null && metric.measured_on === undefined && !own.has(id)
  return all.filter(isOther).flatMap((checked) => {
    const { metric, slice, gate } = checked
    const { test } = orInvalid(
      () => measureGate({ ...pair, checked, cases: casesOf(metric, slice) }),
      () => ({ test: null }),
    )
    const p = test?.kind === 'tested' ? test.outcome.p : null
    return p === null ? [] : [{ severity: gate.severity, evidence: gate.evidence, p }]
  })
}

/** The plan of a run that is to be asked in rounds, from main alone; null where no gate is decided so. `cap`: the most rounds. */
export function planRun(input: CompareInput, cap: number): RoundsPlan | null {
  if (input.inference !== 'these-cases' || input.baseline === null) return null
  const pair = openPair(input)
  const gates = openRounds(pair)
  return gates.length === 0 ? null : planRounds({ gates, cap, alpha: pair.alpha })
}

/** What is to be asked next of a run in rounds. */
export interface NextAsk {
  /** Null: nothing. */
  readonly next: readonly { readonly case_id: string; readonly tries: number; readonly asked_on: boolean }[] | null
  /** The round that they belong to. */
  readonly round: number
  /** Ids of the gates that are still to be decided. */
  readonly open: readonly string[]
}

/**
 * Looks at the tries of the complete rounds of a run with a plan, of which `run.trials_per_case` says the number, and says what to ask next.
 * The cases of the plan alone: those that are in no statistic are asked in round 1 by whoever asks.
 */
export function lookAtRun(input: CompareInput): NextAsk {
  const pair = openPair(input)
  const { rounds, facts } = judgePair(pair, false)
  const complete = pair.candidate.run.trials_per_case
  const unrepeated = new Set([...(facts?.gates.values() ?? [])].flatMap((fact) => fact.unrepeated))
  if (unrepeated.size > 0) {
    const next = [...unrepeated].sort().map((id) => ({ case_id: id, tries: 1, asked_on: true }))
    return { next, round: complete, open: [] }
  }
  if (rounds === null) return { next: null, round: complete, open: [] }
  const { outcome } = rounds
  const open = outcome.gates.filter(({ line }) => line === null || line > 3).map(({ id }) => id)
  const { next } = outcome
  const list = (some: readonly { readonly case: string; readonly tries: number }[], isAskedOn: boolean) =>
    some.map(({ case: id, tries }) => ({ case_id: id, tries, asked_on: isAskedOn }))
  if (next.kind === 'end') return { next: null, round: outcome.round, open: [] }
  const asked = next.kind === 'ask-round' ? list(next.ask, false) : []
  return { next: [...asked, ...list(next.ask_on, true)], round: next.round, open }
}

/** What times, money and resources took, and what a judge says, may differ although the answers are alike. */
function isOfAnswer({ environment, unit, judged_by = [], aspect }: MetricFacts): boolean {
  const isTaken = unit === 's' || unit === 'usd' || unit === 'mb' || unit === 'percent'
  return environment === 'free' && !isTaken && judged_by.length === 0 && aspect !== 'spending'
}

/** Null where the run, or the rules, do not declare that the target always answers alike. */
function findFacts({ candidate, baseline, checked, casesOf, facts, pairing }: OpenPair): Facts | null {
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
        // A case whose source was deleted fails whatever it answers.
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
    if (fact.kind === 'refuted') return { gates: new Map(), refuted_by: fact.by }
    gates.set(gate.id, fact)
  }
  return { gates, refuted_by: null }
}
