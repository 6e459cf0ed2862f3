import type { FalseAlarms, Rate } from '../../model/result/noise.js'
import { matchesSelection } from '../../model/suite/selection.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { clopperPearson } from '../../stats/newcombe-interval.js'
import { seededRandom } from '../../stats/random.js'
import type { CheckedGate } from '../pair/check-gates.js'
import { type ArmTrials, dealTrials, readDeal, readScores, type TrialPool } from '../pair/deal-trials.js'
import { findChange } from '../gate/decide-gate.js'
import { adjustByFamily } from '../gate/decide-gates.js'
import { collectGateCases, type GateCases } from '../pair/gate-cases.js'
import { type GateEvidence, measureGate } from '../test/gate-evidence.js'
import type { MetricColumn } from '../pair/metric-columns.js'
import type { OpenPair } from '../pair/open-pair.js'
import type { CasePairing } from '../pair/pair-cases.js'
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
      const alarm = alarmOf(changeOf(gate, adjusted.p, alpha))
      if (alarm === null) return
      count[alarm]++
      if (gate.checked.gate.severity === 'fail') seen[alarm] = true
    })
    if (seen.regressed) alarms.regressed++
    if (seen.improved) alarms.improved++
  }
  const rate = (count: number): Rate => ({
    count,
    share: count / splits,
    ...clopperPearson({ successes: count, n: splits, alpha }),
  })
  return {
    method: pool.every((own) => own.length <= 2) ? 'swap' : 're-split',
    trials,
    splits,
    regressed: rate(alarms.regressed),
    improved: rate(alarms.improved),
    gates: counts,
    left_out: input.checked
      .filter((checked) => checked.margin !== null && isLeftOut(checked))
      .map(({ gate }) => gate.id),
  }
}

function changeOf({ checked, test, missing_unevenly }: GateEvidence, p: number | null, alpha: number) {
  if (test.kind !== 'tested') return null
  const { outcome } = test
  return findChange(checked.gate.evidence, {
    kind: 'tested',
    outcome,
    p_adjusted: p,
    alpha,
    missing_unevenly,
    deterministic: false,
  })
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
