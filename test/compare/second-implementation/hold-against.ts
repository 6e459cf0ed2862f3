import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { UserError } from '../../../src/model/error.js'
import { buildInput } from './build-suite.js'
import { partsOf } from './cases.js'
import { decideAgain, type SecondComparison } from './decide-again.js'
import { DRAWS } from './bounds-about-margin.js'
import { EXCHANGES } from './figures.js'
import type { SecondGate } from './gate-rules.js'
import type { Draws } from './measure.js'
import type { RandomSuite } from './random-suite.js'

/** The result of deciding one suite twice. */
export interface Held {
  /** The differences between the product and the second implementation, one per line. A crash is one too. */
  readonly apart: readonly string[]
  /** The bounds close to the limit for which other draws than the product's give another result. */
  readonly excused: readonly string[]
  readonly refused: string | null
  readonly comparison: PairComparison | null
  readonly second: SecondComparison | null
}

/** Decides a suite with the product and with the second implementation. */
export function holdAgainst(suite: RandomSuite): Held {
  const input = buildInput(suite)
  const nothing = { excused: [], comparison: null, second: null }
  let comparison: PairComparison
  try {
    comparison = compareRuns(input)
  } catch (error) {
    if (!(error instanceof UserError)) return { ...nothing, refused: null, apart: [`crash: ${String(error)}`] }
    const own = decideAgain(input, { isAbove: (_gate, _method, { isAbove }) => isAbove, p: (_gate, p) => p })
    const refused = String(error.code)
    return {
      ...nothing,
      refused,
      apart: own === refused ? [] : [`refused as ${refused}, here ${typeof own === 'string' ? own : 'not'}`],
    }
  }
  const excused: string[] = []
  const second = decideAgain(input, leanOn(comparison, excused))
  if (typeof second === 'string') return { ...nothing, refused: second, apart: [`not refused as ${second}`] }
  const apart = [
    ...comparison.gates.flatMap((gate, index) => {
      const other = second.gates[index]
      return other === undefined ? [`${gate.gate.id}: not here`] : holdGate(gate, other)
    }),
    ...holdRun(comparison, second),
    ...differ(`exit code, fail on ${input.failOn}`, comparison.verdict.exit_code, second.run.exitCode),
  ]
  return { apart, excused: [...new Set(excused)], refused: null, comparison, second }
}

/** Uses the product's result for bounds close to the limit by our own draws, and our own result otherwise. */
function leanOn({ gates }: PairComparison, excused: string[]): Draws {
  const resultOf = (id: string): GateResult | undefined => gates.find(({ gate }) => gate.id === id)
  return {
    isAbove: (id, method, own) => {
      const bound = resultOf(id)?.bounds.find(({ method: name }) => name.endsWith(method))
      if (!own.isNear || bound === undefined) return own.isAbove
      if (bound.above_margin !== own.isAbove) excused.push(`${id}: ${method}, a share of ${own.share}`)
      return bound.above_margin
    },
    p: (id, own) => {
      const p = resultOf(id)?.p ?? null
      const spread = Math.sqrt(Math.max(own * (1 - own), 1 / EXCHANGES) * (1 / EXCHANGES + 1 / DRAWS))
      return p !== null && Math.abs(p - own) <= 5 * spread + 1 / EXCHANGES ? p : own
    },
  }
}

function holdGate(gate: GateResult, other: SecondGate): string[] {
  const { row, verdict } = gate
  const scale = Math.max(1e-9, other.noise * 2)
  return [
    ...differ('verdict', verdict, other.verdict),
    ...differ('suspect', gate.suspect, other.suspect),
    ...differ('failed', gate.failed, other.failed),
    ...differ('n', gate.n, other.n),
    ...differ('missing unevenly', gate.missing_unevenly, other.missingUnevenly),
    ...differFar('scored share, baseline', gate.scored_share.baseline, other.share.baseline, 1e-12),
    ...differFar('scored share, candidate', gate.scored_share.candidate, other.share.candidate, 1e-12),
    ...differFar('candidate value', gate.candidate_value, other.candidateValue, scale),
    ...(row === null
      ? []
      : [
          ...differ('row', row, other.row),
          ...differ('clusters', gate.clusters, other.clusters),
          ...differFar('delta', gate.delta, other.delta, other.noise * 2),
          ...differFar('p', gate.p, other.p, 1e-9),
          ...differFar('adjusted p', gate.p_adjusted, other.pAdjusted, 1e-9),
          ...(row === 'per-run'
            ? []
            : [
                ...differFar('lower end', gate.interval?.low ?? null, other.interval?.[0] ?? null, other.noise * 100),
                ...differFar('upper end', gate.interval?.high ?? null, other.interval?.[1] ?? null, other.noise * 100),
              ]),
        ]),
  ].map((difference) => `${gate.gate.id}: ${difference}`)
}

function holdRun({ verdict, zero_tolerance: confirmed }: PairComparison, { run }: SecondComparison): string[] {
  return [
    ...differ('run', verdict.word, run.word),
    ...differ('because', verdict.because, run.because),
    ...differ('primary', verdict.primary, run.primary),
    ...differ('zero tolerance', confirmed.join(), run.zeroTolerance.join()),
  ]
}

function differ(what: string, product: unknown, here: unknown): string[] {
  return product === here ? [] : [`${what} is ${String(product)}, here ${String(here)}`]
}

function differFar(what: string, product: number | null, here: number | null, far: number): string[] {
  const isSame = product === null || here === null ? product === here : Math.abs(product - here) <= far
  return isSame ? [] : [`${what} is ${String(product)}, here ${String(here)}`]
}

/** Shrinks a suite on which the two differ: leaves out gates, metrics and cases as long as the difference remains. */
export function shrink(suite: RandomSuite, isApart: (suite: RandomSuite) => boolean): RandomSuite {
  let smallest = suite
  const keep = (smaller: RandomSuite): boolean => {
    if (!isApart(smaller)) return false
    smallest = smaller
    return true
  }
  for (const gate of suite.gates) keep({ ...smallest, gates: smallest.gates.filter((one) => one !== gate) })
  const without = (columns: RandomSuite['cases'][number]['columns'], id: string) =>
    Object.fromEntries(Object.entries(columns).filter(([metric]) => metric !== id))
  const isNeeded = ({ id, per_run: figure }: RandomSuite['metrics'][number]): boolean =>
    suite.metrics.some((one) => one.per_run !== undefined && partsOf(one.per_run).includes(id)) ||
    (figure ?? smallest.gates.find(({ metric }) => metric === id)) !== undefined
  for (const { id } of suite.metrics.filter((metric) => !isNeeded(metric)))
    keep({
      ...smallest,
      metrics: smallest.metrics.filter((metric) => metric.id !== id),
      cases: smallest.cases.map((one) => ({ ...one, columns: without(one.columns, id) })),
    })
  for (let share = Math.ceil(suite.cases.length / 2); share >= 1; share = share === 1 ? 0 : Math.ceil(share / 2)) {
    for (let from = 0; from < smallest.cases.length;) {
      const cases = smallest.cases.filter((_, index) => index < from || index >= from + share)
      if (!keep({ ...smallest, cases })) from += share
    }
  }
  return smallest
}
