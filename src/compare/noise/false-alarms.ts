import type { FalseAlarms, Rate } from '../../model/result/noise.js'
import { matchesSelection } from '../../model/suite/selection.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { classOf, type RoundsPlan } from '../../model/run/rounds-plan.js'
import { clopperPearson } from '../../stats/newcombe-interval.js'
import { type Random, seededRandom } from '../../stats/random.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type ArmTrials, type TrialPool, dealTrials, readDeal, readScores } from './trial-noise.js'
import { findChange } from '../gate/decide-gate.js'
import { adjustByFamily } from '../gate/decide-gates.js'
import { collectGateCases, type GateCases } from '../pair/gate-cases.js'
import { measureGate } from '../test/gate-evidence.js'
import type { MetricColumn } from '../pair/metric-columns.js'
import type { OpenPair } from '../pair/open-pair.js'
import type { CasePairing } from '../pair/pair-cases.js'
import type { CaseTries, GateInRounds, TryValue } from '../rounds/gate-in-rounds.js'
import { openRounds } from '../rounds/open-rounds.js'
import { planRounds } from '../rounds/plan-rounds.js'
import { FAILURES_ASKED, replayRounds } from '../rounds/replay-rounds.js'
import { ENOUGH_FOR_A_FIGURE } from '../test/per-run-row.js'

/**
 * How often the real gate decision calls a regression or an improvement when each case's trials are dealt again to two runs that do
 * not differ. Broken absolute bounds and zero tolerance are no part of it. The interval says what drawing more splits could
 * still change, not what other cases could. Seeded: the same runs give the same count.
 */
export function countFalseAlarms(
  input: Pick<OpenPair, 'checked' | 'pairing' | 'facts' | 'alpha' | 'seed'> & {
    /** Of the paired cases alone. */
    readonly pool: TrialPool
    readonly trials: ArmTrials
    readonly splits: number
  },
): FalseAlarms {
  const { pairing, pool, trials, splits, alpha, seed } = input
  const isLeftOut = ({ metric }: CheckedGate): boolean =>
    metric.per_run !== undefined && pairing.paired.length >= ENOUGH_FOR_A_FIGURE
  const gates = input.checked.filter((checked) => checked.margin !== null && !isLeftOut(checked))
  const prepared = gates.map((checked) => ({ checked, casesOf: prepareGate(checked, { pairing, pool, trials }) }))
  const random = seededRandom(`${seed}/aa/${trials.baseline}/${trials.candidate}`)
  const counts = gates.map(({ gate }) => ({ gate: gate.id, regressed: 0, improved: 0 }))
  const alarms = { regressed: 0, improved: 0 }
  for (let split = 0; split < splits; split++) {
    const dealt = dealTrials(pool, random)
    const evidence = prepared.map(({ checked, casesOf }) =>
      measureGate({ checked, cases: casesOf(dealt), facts: input.facts, alpha, seed }),
    )
    const seen = { regressed: false, improved: false }
    adjustByFamily(evidence).forEach((adjusted, index) => {
      const [gate, count] = [evidence[index], counts[index]]
      if (gate === undefined || count === undefined) return
      const alarm = alarmOf(findChange(gate, { p_adjusted: adjusted.p, alpha }))
      if (alarm === null) return
      count[alarm]++
      if (gate.checked.gate.severity === 'fail') seen[alarm] = true
    })
    if (seen.regressed) alarms.regressed++
    if (seen.improved) alarms.improved++
  }
  return {
    method: pool.every((own) => own.length <= 2) ? 'swap' : 're-split',
    trials,
    splits,
    regressed: rateOf(alarms.regressed, splits, alpha),
    improved: rateOf(alarms.improved, splits, alpha),
    gates: counts,
    left_out: input.checked
      .filter((checked) => checked.margin !== null && isLeftOut(checked))
      .map(({ gate }) => gate.id),
  }
}

/** Tries of a case on main, and the most rounds of a pull request. */
export interface RoundsDesign {
  readonly main: number
  readonly rounds: number
}

/**
 * How often a pull request that changes nothing is called regressed or improved when it is asked in rounds, and how often all its rounds leave
 * a gate open. Each try of main and of the change is drawn with replacement from the trials of both runs, as a whole, so that what gates see
 * of one answer stays together. Broken absolute bounds, zero tolerance and figures of a whole run are no part of it. Seeded.
 */
export function countAlarmsInRounds(input: {
  readonly pair: OpenPair
  readonly design: RoundsDesign
  readonly splits: number
}): FalseAlarms {
  const { pair, design, splits } = input
  const { alpha, seed } = pair
  const gates = openRounds(pair)
  const random = seededRandom(`${seed}/aa/rounds/${design.main}/${design.rounds}`)
  const counts = gates.map(({ id }) => ({ gate: id, regressed: 0, improved: 0 }))
  const total = { regressed: 0, improved: 0, undecided: 0 }
  for (let split = 0; split < splits; split++) {
    const drawn = drawRounds(gates, design, { alpha, random })
    const outcome = replayRounds({ ...drawn, complete: design.rounds, is_final: true })
    const kinds = outcome.gates.map(({ verdict }) => (verdict === 'inconclusive' ? 'undecided' : alarmOf(verdict)))
    kinds.forEach((kind, at) => {
      const count = counts[at]
      if (count !== undefined && (kind === 'regressed' || kind === 'improved')) count[kind]++
    })
    const failing = new Set(kinds.filter((_, at) => gates[at]?.severity === 'fail'))
    for (const kind of ['regressed', 'improved', 'undecided'] as const) if (failing.has(kind)) total[kind]++
  }
  const open = new Set(gates.map(({ id }) => id))
  const others = pair.checked.filter(({ gate, margin }) => margin !== null && !open.has(gate.id))
  return {
    method: 'rounds',
    trials: { baseline: design.main, candidate: design.rounds },
    splits,
    regressed: rateOf(total.regressed, splits, alpha),
    improved: rateOf(total.improved, splits, alpha),
    undecided: rateOf(total.undecided, splits, alpha),
    gates: counts,
    left_out: others.map(({ gate }) => gate.id),
  }
}

/** The same gates with drawn tries, and the plan that follows from those of main. What a case would be asked on with is at hand in round 1. */
function drawRounds(
  gates: readonly GateInRounds[],
  { main, rounds: cap }: RoundsDesign,
  { alpha, random }: { readonly alpha: number; readonly random: Random },
): { readonly gates: readonly GateInRounds[]; readonly plan: RoundsPlan } {
  const ids = new Set(gates.flatMap(({ cases }) => [...cases.keys()]))
  const placesOf = new Map([...ids].map((id) => [id, Array.from({ length: main + 2 * cap + FAILURES_ASKED }, random)]))
  const drawn = gates.map((gate) => {
    const draw = ([id, own]: readonly [string, CaseTries]): [string, readonly TryValue[]] => {
      const pool = [...own.main, ...own.rounds.flat()]
      return [id, (placesOf.get(id) ?? []).map((place) => pool[Math.floor(place * pool.length)] ?? null)]
    }
    return { gate, values: [...gate.cases].map(draw) }
  })
  const readWith = (read: (id: string, values: readonly TryValue[]) => Omit<CaseTries, 'main'>): GateInRounds[] =>
    drawn.map(({ gate, values }) => ({
      ...gate,
      cases: new Map(values.map(([id, own]) => [id, { main: own.slice(0, main), ...read(id, own) }])),
    }))
  const plan = planRounds({ gates: readWith(() => ({ rounds: [], asked_on: [] })), cap, alpha })
  const asked = readWith((id, own) => {
    const tries = plan.tries[classOf(plan, id) ?? 'steady']
    const roundOf = (_: unknown, at: number) => own.slice(main + at * tries, main + (at + 1) * tries)
    return { rounds: Array.from({ length: cap }, roundOf), asked_on: [own.slice(-FAILURES_ASKED)] }
  })
  return { gates: asked, plan }
}

function rateOf(count: number, splits: number, alpha: number): Rate {
  return { count, share: count / splits, ...clopperPearson({ successes: count, n: splits, alpha }) }
}

function alarmOf(verdict: GateVerdict | null): 'regressed' | 'improved' | null {
  if (verdict === 'improved') return verdict
  return verdict === 'regressed' || verdict === 'breached' ? 'regressed' : null
}

/**
 * How a gate sees any deal of the pooled trials: what `collectGateCases` gives of its paired cases, which are chosen once, since a thousand
 * deals ask for them. `pool` has one entry for each paired case, in the order of the deals.
 */
function prepareGate(
  { metric, slice }: CheckedGate,
  { pairing, pool, trials }: { readonly pairing: CasePairing; readonly pool: TrialPool; readonly trials: ArmTrials },
): (dealt: TrialPool) => GateCases {
  if (metric.per_run !== undefined)
    return (dealt) => collectGateCases({ pairing, slice, columns: readDeal(dealt, trials, metric) })
  const paired = pairing.paired.filter((golden) => slice === null || matchesSelection(golden, slice))
  const own = { ...pairing, baseline: paired, candidate: paired, paired }
  const placeOf = new Map(pool.map(([first], index) => [first?.case, index]))
  const columnOf = (dealt: TrialPool, from: number, to: number): MetricColumn => {
    const get = (id: string) => readScores(dealt[placeOf.get(id) ?? -1] ?? [], metric.id, from, to) ?? undefined
    return { get, has: (id) => get(id) !== undefined }
  }
  const end = trials.baseline + trials.candidate
  return (dealt) => {
    const columns = { baseline: columnOf(dealt, 0, trials.baseline), candidate: columnOf(dealt, trials.baseline, end) }
    return collectGateCases({ pairing: own, slice: null, columns })
  }
}
