import type { PairedPasses } from '../../model/result/finding.js'
import type { Flip } from '../../model/result/pair-comparison.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { CaseScores, MetricColumn } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'

/** Success of every comparable case in both arms, sorted by case id; confirmation re-runs count for the candidate. */
export function countPasses(input: {
  readonly pairing: CasePairing
  readonly baseline: MetricColumn
  readonly candidate: MetricColumn
  readonly confirmations: MetricColumn
}): readonly PairedPasses[] {
  return input.pairing.paired.map((golden) => {
    const values = [input.candidate, input.confirmations].flatMap((column) => column.get(golden.id)?.values ?? [])
    return {
      case_id: golden.id,
      critical: golden.critical,
      baseline: passesOf(input.baseline.get(golden.id)?.values ?? []),
      candidate: passesOf(values),
    }
  })
}

function passesOf(values: CaseScores['values']): PairedPasses['baseline'] {
  return { passed: values.filter((value) => value === 1).length, trials: values.length }
}

const KINDS: readonly Flip['kind'][] = ['newly-failing', 'newly-passing', 'flaky']

/**
 * Cases whose success differs between the arms, newly failing ones first (critical before others), then by id as people read it.
 * A case with no scored trial on one side is no flip.
 */
export function findFlips(passes: readonly PairedPasses[], confirmed: ReadonlySet<string>): readonly Flip[] {
  const flips = passes.flatMap((entry): Flip[] => {
    const kind = kindOf(entry.baseline, entry.candidate)
    return kind === null ? [] : [{ ...entry, kind, confirmed: confirmed.has(entry.case_id) }]
  })
  const rank = (flip: Flip): number => 2 * KINDS.indexOf(flip.kind) + (flip.critical ? 0 : 1)
  return flips.sort(
    (a, b) => Number(b.confirmed) - Number(a.confirmed) || rank(a) - rank(b) || compareNaturally(a.case_id, b.case_id),
  )
}

function kindOf(baseline: PairedPasses['baseline'], candidate: PairedPasses['candidate']): Flip['kind'] | null {
  if (baseline.trials === 0 || candidate.trials === 0) return null
  if (baseline.passed * candidate.trials === candidate.passed * baseline.trials) return null
  if (baseline.passed === baseline.trials && candidate.passed === 0) return 'newly-failing'
  return baseline.passed === 0 && candidate.passed === candidate.trials ? 'newly-passing' : 'flaky'
}
