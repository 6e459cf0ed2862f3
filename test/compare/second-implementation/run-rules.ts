import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { FailOn } from '../../../src/model/result/verdict.js'
import { failCases, readScores, type Cases } from './cases.js'
import { boundedValue, type Judged, type SecondGate } from './gate-rules.js'

/** The cases of docs/decision-rules.md#zero-tolerance: those that certainly fail, and those that passed and are unknown now. */
export function watch(
  { baseline, candidate, confirmations }: CompareInput,
  { shared, deleted }: Cases,
  { scope, deterministic }: { readonly scope: string; readonly deterministic: boolean },
): { readonly confirmed: readonly string[]; readonly unscored: readonly string[] } {
  if (scope === 'off') return { confirmed: [], unscored: [] }
  const success = { id: 'success' }
  const read = (run: typeof baseline) => readScores(run, success)
  const old = read(baseline)
  const now = failCases(read(candidate), deleted)
  const again = failCases(
    read(confirmations === undefined ? null : { ...candidate, trials: confirmations.trials }),
    deleted,
  )
  const watched = shared.flatMap(({ id, critical }) => {
    if (scope === 'critical' && !critical) return []
    const before = (old.get(id)?.values ?? []).map(([value]) => value === 1)
    const after = [...(now.get(id)?.values ?? []), ...(again.get(id)?.values ?? [])].map(([value]) => value === 1)
    return before.length > 0 && before.every(Boolean) ? [{ id, after }] : []
  })
  const needed = deterministic ? 1 : 3
  return {
    confirmed: watched.filter(({ after }) => !after.some(Boolean) && after.length >= needed).map(({ id }) => id),
    unscored: watched.filter(({ after }) => after.length === 0).map(({ id }) => id),
  }
}

interface RunState {
  readonly measured: readonly Judged[]
  readonly gates: readonly SecondGate[]
  readonly primary: string | null
  readonly hasBaseline: boolean
  readonly cases: Cases
  readonly zeroTolerance: ReturnType<typeof watch>
  readonly isDeterministic: boolean
  readonly findCaveat: () => string | null
}

interface Word {
  readonly word: string
  readonly because: string | null
}

/** Applies the first matching rule of docs/decision-rules.md#the-verdict-of-the-run. */
export function decideRun({
  measured,
  gates,
  primary,
  hasBaseline,
  cases,
  zeroTolerance,
  isDeterministic,
  findCaveat,
}: RunState): Word {
  const failGates = measured.flatMap((one, index) => {
    const result = gates[index]
    return one.gate.severity === 'fail' && result !== undefined ? [{ ...one, result }] : []
  })
  const valid = failGates.filter(({ result }) => result.verdict !== 'invalid')
  const withMargin = valid.filter(({ margin }) => margin !== null)
  const comparable = withMargin.filter(({ result }) => result.verdict !== 'not-comparable')
  const first = gates.find(({ id }) => id === primary)
  if (valid.some(({ isBroken }) => isBroken)) return { word: 'regressed', because: 'absolute-bound' }
  // Rules 8 to 10, which prevent rules 4 and 5 from applying.
  let apart: string | null = null
  if (cases.excludedShare > 0.2 + 1e-9) apart = 'too-many-cases-excluded'
  if (withMargin.length > 0 && comparable.length === 0) apart = 'no-comparable-gate'
  if (!hasBaseline) apart = 'no-baseline'
  const isWorse = valid.some(({ result }) => ['regressed', 'breached'].includes(result.verdict))
  if (apart === null && isWorse) return { word: 'regressed', because: 'gate' }
  if (apart === null && zeroTolerance.confirmed.length > 0) return { word: 'regressed', because: 'zero-tolerance' }
  const hasUnmeasured = first === undefined ? valid.length < failGates.length : first.verdict === 'invalid'
  if (hasUnmeasured) return { word: 'invalid', because: 'missing-data-floor' }
  if (failGates.every(({ own }) => own.measured.length === 0)) return { word: 'invalid', because: 'nothing-measured' }
  if (apart !== null) return { word: 'not-comparable', because: apart }
  if (failGates.some(({ gate, result }) => gate.evidence === 'non-inferior' && result.failed))
    return { word: 'inconclusive', because: 'non-inferiority-not-shown' }
  if (first?.verdict === 'inconclusive' || first?.verdict === 'not-comparable')
    return { word: 'inconclusive', because: 'primary-gate' }
  const areAllUnchanged = comparable.length > 0 && comparable.every(({ result }) => result.verdict === 'unchanged')
  const isImproved = first?.verdict === 'improved' && !failGates.some(({ result }) => result.suspect)
  const word = isImproved ? 'improved' : areAllUnchanged ? 'unchanged' : 'no-regression'
  // docs/decision-rules.md#good-news-needs-evidence: Y is below the margin exactly if all bounds hold.
  const isSingle = first?.n === 1 || first?.clusters === 1
  const isTick =
    first?.verdict !== 'unchanged' ||
    (word === 'unchanged' ? !isSingle || isDeterministic : word === 'improved' || first.isBounded())
  const unseen = zeroTolerance.unscored.length > 0 ? 'watched-case-unscored' : null
  const deciding = measured.find(({ gate }) => gate.id === primary)
  const isIdle = deciding !== undefined && first?.verdict !== 'improved' && cannotLose(deciding)
  const because = unseen ?? findCaveat() ?? (isIdle ? 'nothing-to-lose' : isTick ? null : 'nothing-ruled-out')
  return because === null ? { word, because } : { word: 'inconclusive', because }
}

/** Whether the baseline is within the margin of the worst end of the range (docs/decision-rules.md#good-news-needs-evidence). */
function cannotLose({ metric, margin, own }: Judged): boolean {
  const before = boundedValue(metric, { ...own, measured: own.pairs.map(({ baseline }) => baseline) })
  const worst = metric.range[metric.direction === 'lower' ? 1 : 0]
  if (before === null || worst === null || margin === null) return false
  const room = Math.abs(before - worst)
  return room < 1e-9 || (margin.kind === 'relative' ? margin.value * before : margin.value) > room + 1e-9
}

/** The table of docs/decision-rules.md#exit-codes. */
export function exitCodeOf({ word, because }: Word, failOn: FailOn, hasInvalidGate: boolean): number {
  if (failOn === 'never') return 0
  if (word === 'invalid') return 2
  if (word === 'regressed' || because === 'non-inferiority-not-shown') return 1
  if (hasInvalidGate) return 2
  const isOpen = word === 'inconclusive' || (word === 'not-comparable' && because !== 'no-baseline')
  return isOpen && failOn === 'inconclusive' ? 2 : 0
}
