import { CONFIRMATION_STRICTNESS } from '../../src/compare/nights/join-comparisons.js'
import type { CaseTries, GateInRounds } from '../../src/compare/rounds/gate-in-rounds.js'
import { logMargin } from '../../src/model/relative-change.js'
import { planRounds } from '../../src/compare/rounds/plan-rounds.js'
import { replayRounds } from '../../src/compare/rounds/replay-rounds.js'
import type { NightBase } from '../../src/model/result/night.js'
import { MAX_ROUNDS, type RoundsPlan } from '../../src/model/run/rounds-plan.js'
import type { CheckedGate } from '../../src/compare/pair/check-gates.js'
import { adjustByFamily } from '../../src/compare/gate/decide-gates.js'
import type { RowOutcome } from '../../src/compare/test/row-outcome.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import { mean } from '../../src/stats/moments.js'
import { gateOn } from '../../test/report/sections/facts.js'
import { SUCCESS, SUCCESS_MARGIN } from '../study/enumerate.js'
import { ALPHA, isRegressed, makeGate, makePairs, measure, type DrawnPair } from '../study/real-gate.js'
import type { DrawnSuite, Values } from './draw-runs.js'

const RELATIVE: Margin = { kind: 'relative', value: 0.1 }
const ratio: MetricFacts = { ...SUCCESS, kind: 'continuous' }
const tokens: MetricFacts = { ...ratio, unit: 'tokens', direction: 'lower', range: [0, null], scale: 'log-ratio' }
/** The gates of the simulated suites. The first three are the default gates. */
const GATES: readonly CheckedGate[] = [
  makeGate(SUCCESS, { kind: 'absolute', value: SUCCESS_MARGIN }),
  makeGate({ ...ratio, id: 'precision@5', title: 'precision@5' }, RELATIVE),
  makeGate({ ...tokens, id: 'tokens', title: 'tokens per query' }, RELATIVE),
  makeGate({ ...ratio, id: 'recall@5', title: 'recall@5' }, RELATIVE),
  makeGate({ ...ratio, id: 'grounded', title: 'groundedness' }, { kind: 'absolute', value: 0.05 }),
]

/** The result of comparing two runs. */
export interface Look {
  readonly regressed: readonly string[]
  /** Ids of gates whose drop reaches the margin, significant or not. */
  readonly suspect: readonly string[]
  readonly results: readonly GateResult[]
}

/** Returns a function that compares two runs of a suite by its gates, as one family, with the product's own tests and decisions. */
export function makeCompare({ cases, trials, gates }: DrawnSuite) {
  const pairs = makePairs({ n: cases, trials: [trials, trials], clusters: null })
  let seed = 0
  return (base: Values, candidate: Values): Look => {
    seed += 1
    const measured = GATES.slice(0, gates).map((checked, index) => {
      fillPairs(pairs, base[index] ?? [], candidate[index] ?? [])
      const { evidence, outcome } = measure(checked, pairs, seed)
      // Computed now, because the pairs are refilled with the values of the next gate.
      const result = describeResult(checked, outcome, base[index] ?? [])
      return { id: checked.gate.id, evidence, outcome, reaches: outcome.reaches_margin, p: outcome.p, result }
    })
    const adjusted = adjustByFamily(measured.map(({ evidence }) => evidence))
    const isWorse = measured.map(({ outcome }, index) => isRegressed(outcome, adjusted[index]?.p ?? null))
    return {
      regressed: measured.filter((_, index) => isWorse[index]).map(({ id }) => id),
      suspect: measured.filter(({ reaches }) => reaches).map(({ id }) => id),
      results: measured.map(({ result }) => result),
    }
  }
}

/** A run with which a fresh measurement is compared. */
export interface Beside {
  readonly against: NightBase
  readonly base: Values
}

/**
 * Measures the given gates again, in rounds, and compares them with each run at the level of that run, as the confirmation of a night
 * does. If the reference is among the runs, the plan is made from it. `draw` draws two tries of each case. Returns the regressed gates of
 * each run.
 */
export function confirmInRounds(
  all: readonly Beside[],
  { gates: ids, draw }: { readonly gates: ReadonlySet<string>; readonly draw: () => Values },
): readonly (Beside & { readonly regressed: readonly string[] })[] {
  const planner = all.find(({ against }) => against === 'reference') ?? all[0]
  if (planner === undefined) return []
  const rounds: Values[] = []
  const open = ({ base }: Beside, classes: RoundsPlan['classes']) =>
    GATES.flatMap((checked, index) =>
      ids.has(checked.gate.id)
        ? [openGate(checked, base[index] ?? [], { classes, rounds: rounds.map((round) => round[index] ?? []) })]
        : [],
    )
  const planOf = (one: Beside, classes?: RoundsPlan['classes']) =>
    planRounds({ gates: open(one, {}), cap: MAX_ROUNDS, alpha: ALPHA / CONFIRMATION_STRICTNESS[one.against], classes })
  const plan = planOf(planner)
  const lookAt = (one: Beside, own: RoundsPlan) =>
    replayRounds({ plan: own, gates: open(one, plan.classes), complete: rounds.length, is_final: true })
  do rounds.push(draw())
  while (rounds.length < plan.cap && !lookAt(planner, plan).is_decided)
  return all.map((one) => {
    const { gates } = lookAt(one, one === planner ? plan : planOf(one, plan.classes))
    return { ...one, regressed: gates.filter(({ verdict }) => verdict === 'regressed').map(({ id }) => id) }
  })
}

function openGate(
  { gate, metric, margin }: CheckedGate,
  base: Values[number],
  { classes, rounds }: { readonly classes: RoundsPlan['classes']; readonly rounds: readonly Values[number][] },
): GateInRounds {
  const sign = metric.direction === 'lower' ? -1 : 1
  const value = margin?.value ?? 0
  const isLog = metric.scale === 'log-ratio'
  const cases = base.map((main, index): [string, CaseTries] => {
    const id = String(index).padStart(4, '0')
    const own = rounds.map((round) => (round[index] ?? []).slice(0, classes[id] === 'varying' ? 2 : 1))
    return [id, { main, rounds: own, asked_on: [] }]
  })
  return {
    id: gate.id,
    severity: gate.severity,
    evidence: gate.evidence,
    sign,
    is_slice: false,
    values: metric.kind === 'binary' ? 'yes-no' : 'number',
    width: isLog ? 0 : 1,
    margin: isLog ? { kind: 'log', value: logMargin(value, sign) } : { kind: margin?.kind ?? 'absolute', value },
    cases: new Map(cases),
  }
}

function describeResult({ gate, metric }: CheckedGate, { row, delta }: RowOutcome, base: Values[number]): GateResult {
  const result = gateOn(metric, { verdict: 'unchanged', failed: false, baseline: mean(base.map(mean)) })
  return { ...result, gate, row, delta }
}

function fillPairs(pairs: readonly DrawnPair[], base: Values[number], candidate: Values[number]): void {
  pairs.forEach((pair, index) => {
    pair.baseline.values.splice(0, Infinity, ...(base[index] ?? []))
    pair.candidate.values.splice(0, Infinity, ...(candidate[index] ?? []))
  })
}
