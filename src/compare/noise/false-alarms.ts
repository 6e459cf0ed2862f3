import type { FalseAlarms, Rate } from '../../model/result/noise.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { pick } from '../../model/omit-undefined.js'
import { classOf, type RoundsPlan } from '../../model/run/rounds-plan.js'
import { clopperPearson } from '../../stats/newcombe-interval.js'
import { type Random, seededRandom } from '../../stats/random.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type ArmTrials, type TrialPool, dealTrials, readDeal } from './trial-noise.js'
import { decideByTest } from '../gate/decide-gate.js'
import { adjustByFamily } from '../gate/decide-gates.js'
import { collectGateCases } from '../pair/gate-cases.js'
import { measureGate } from '../test/gate-evidence.js'
import type { OpenPair } from '../pair/open-pair.js'
import type { CaseTries, GateInRounds, TryValue } from '../rounds/gate-in-rounds.js'
import { openRounds } from '../rounds/open-rounds.js'
import { planRounds } from '../rounds/plan-rounds.js'
import { FAILURES_ASKED, replayRounds } from '../rounds/replay-rounds.js'
import { ENOUGH_FOR_A_FIGURE } from '../test/per-run-row.js'

/**
 * Counts how often the real gate decision reports a regression or an improvement when each case's trials are dealt at random to two runs
 * that do not differ. Leaves out absolute bounds and zero tolerance. The interval covers the random splits, not the choice of cases.
 * Seeded: the same runs give the same count.
 */
export function countFalseAlarms(
  input: Pick<OpenPair, 'checked' | 'pairing' | 'facts' | 'alpha' | 'seed'> & {
    /** The trials of the paired cases only. */
    readonly pool: TrialPool
    readonly trials: ArmTrials
    readonly splits: number
  },
): FalseAlarms {
  const { pairing, pool, trials, splits, alpha, seed } = input
  const isLeftOut = ({ metric }: CheckedGate): boolean =>
    metric.per_run !== undefined && pairing.paired.length >= ENOUGH_FOR_A_FIGURE
  const withMargin = input.checked.filter(({ margin }) => margin !== null)
  const gates = withMargin.filter((checked) => !isLeftOut(checked))
  const random = seededRandom(`${seed}/aa/${trials.baseline}/${trials.candidate}`)
  const counted = countSplits(
    gates.map(({ gate }) => gate),
    { splits, alpha },
    () => {
      const columnsOf = readDeal(dealTrials(pool, random), trials)
      const evidence = gates.map((checked) => {
        const { slice, metric } = checked
        const cases = collectGateCases({ pairing, slice, columns: columnsOf(metric) })
        return measureGate({ checked, cases, facts: input.facts, alpha, seed })
      })
      const adjusted = adjustByFamily(evidence)
      return evidence.map((gate, at) => alarmOf(decideByTest(gate, { p_adjusted: adjusted[at]?.p ?? null, alpha })))
    },
  )
  return {
    method: pool.every(([, own]) => own.length <= 2) ? 'swap' : 're-split',
    trials,
    splits,
    ...pick(counted, ['regressed', 'improved', 'gates']),
    left_out: withMargin.filter(isLeftOut).map(({ gate }) => gate.id),
  }
}

type Alarm = 'regressed' | 'improved' | 'undecided'

/** Counts the splits in which each gate, and any fail gate, raises an alarm. */
function countSplits(
  gates: readonly Pick<GateInRounds, 'id' | 'severity'>[],
  { splits, alpha }: { readonly splits: number; readonly alpha: number },
  split: () => readonly (Alarm | null)[],
) {
  const all = Array.from({ length: splits }, split)
  const countOf = (place: number, alarm: Alarm): number => all.filter((alarms) => alarms[place] === alarm).length
  const failing = gates.flatMap(({ severity }, place) => (severity === 'fail' ? [place] : []))
  const rateOf = (alarm: Alarm): Rate => {
    const count = all.filter((alarms) => failing.some((place) => alarms[place] === alarm)).length
    return { count, share: count / splits, ...clopperPearson({ successes: count, n: splits, alpha }) }
  }
  return {
    regressed: rateOf('regressed'),
    improved: rateOf('improved'),
    undecided: rateOf('undecided'),
    gates: gates.map(({ id: gate }, place) => {
      return { gate, regressed: countOf(place, 'regressed'), improved: countOf(place, 'improved') }
    }),
  }
}

/** Number of main's tries of a case, and the largest number of rounds of a pull request. */
export interface RoundsDesign {
  readonly main: number
  readonly rounds: number
}

/**
 * Counts how often a pull request that changes nothing is reported as regressed or improved when it is asked in rounds, and how often its
 * rounds leave a gate undecided. Each try of main and of the change is drawn with replacement from the trials of both runs. Whole trials
 * are drawn, so that all gates see the same answer. Leaves out absolute bounds, zero tolerance and figures of a whole run. Seeded.
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
  const counted = countSplits(gates, { splits, alpha }, () => {
    const drawn = drawRounds(gates, design, { alpha, random })
    const outcome = replayRounds({ ...drawn, complete: design.rounds, is_final: true })
    return outcome.gates.map(({ verdict }) => (verdict === 'inconclusive' ? 'undecided' : alarmOf(verdict)))
  })
  const open = new Set(gates.map(({ id }) => id))
  const others = pair.checked.filter(({ gate, margin }) => margin !== null && !open.has(gate.id))
  return {
    method: 'rounds',
    trials: { baseline: design.main, candidate: design.rounds },
    splits,
    ...counted,
    left_out: others.map(({ gate }) => gate.id),
  }
}

/** Draws the tries of the gates, and plans the rounds from those of main. The further tries for failed cases are all stored in round 1. */
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

function alarmOf(verdict: GateVerdict | null): 'regressed' | 'improved' | null {
  if (verdict === 'improved') return verdict
  return verdict === 'regressed' || verdict === 'breached' ? 'regressed' : null
}
